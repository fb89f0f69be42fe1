import { Link } from 'react-router-dom';
import { ContactForm } from '../../features/contact/contact-form.js';
import { card } from '../../ui/card/card.css.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';
import * as css from './view.css.js';

const LINKS = [
  { to: '/support', label: 'Support' },
  { to: '/how-it-works', label: 'How It Works' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/privacy', label: 'Privacy Policy' },
];

/** Renders the Contact page: the form, with response times and support hours next to it. */
export function Component() {
  return (
    <PlainPage
      page={page}
      heading="Contact Us"
      intro="Ask about a tool, a problem or a purchase, or tell us what’s wrong."
    >
      <div className={css.columns}>
        <div className={card}>
          <ContactForm />
        </div>
        <aside className={css.panel} aria-label="What to expect">
          <section>
            <h2 className={css.title}>Response time</h2>
            <p>You’ll get a response within 24 hours.</p>
          </section>
          <section>
            <h2 className={css.title}>Support hours</h2>
            <p>Monday to Friday</p>
            <p>9:00 AM to 6:00 PM EST</p>
          </section>
          <nav aria-labelledby="quick">
            <h2 className={css.title} id="quick">
              Quick links
            </h2>
            <ul className={css.links}>
              {LINKS.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </aside>
      </div>
    </PlainPage>
  );
}
