import { Link } from 'react-router-dom';
import { site } from '../../site/site.js';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.js';
import * as css from './layout.css.js';

/** Links in the order of the specification. */
const GROUPS = [
  {
    title: 'Learn',
    links: [
      { to: '/tools#logarithm', label: 'Logarithm Simplifier' },
      { to: '/tools#unit-converter', label: 'Unit Converter' },
      { to: '/tools#time-calculator', label: 'Time Calculator' },
      { to: '/tools#calculators', label: 'Calculators' },
      { to: '/practice', label: 'Practice Center' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy Policy' },
      { to: '/terms', label: 'Terms of Service' },
    ],
  },
  {
    title: 'About us',
    links: [
      { to: '/contact', label: 'Contact' },
      { to: '/about', label: 'About' },
    ],
  },
];

/** Renders the footer: grouped links, social links if there are any, the support contact and the newsletter form. */
export function Footer() {
  const social = site.social.filter(({ url }) => url !== '');
  return (
    <footer className={css.footer}>
      <div className={css.footerColumns}>
        <div className={css.footerAbout}>
          <p className={css.footerBrand}>{site.name}</p>
          <p>{site.tagline}.</p>
          <NewsletterForm />
          <p>
            Questions? <Link to="/contact">Write to support</Link>
          </p>
          <p>
            Returns: <Link to="/terms#withdraw-from-contract-here">withdraw from contract here</Link>
          </p>
        </div>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={css.footerTitle}>{title}</h2>
            <ul className={css.footerLinks}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {social.length > 0 && (
          <nav aria-label="Social">
            <h2 className={css.footerTitle}>Follow</h2>
            <ul className={css.footerLinks}>
              {social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
