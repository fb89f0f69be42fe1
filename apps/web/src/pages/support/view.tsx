import { Link } from 'react-router-dom';
import { Accordion } from '../../ui/accordion/accordion.js';
import { Actions, ButtonLink } from '../../ui/button/button.js';
import { linkCard } from '../../ui/card/card.css.js';
import { faqData } from '../../ui/head/structured-data.js';
import * as css from '../page.css.js';
import { PlainPage } from '../plain-page.js';
import { Split } from '../sections.js';
import { page } from './page.js';
import { QUESTIONS } from './questions.js';

/** Renders the Support page. */
export function Component() {
  return (
    <PlainPage
      page={page}
      heading="Support"
      intro="Three ways to get help, and the questions we hear most."
      data={[faqData(QUESTIONS)]}
    >
      <div className={css.sections}>
        <ul className={css.three}>
          <li className={linkCard}>
            <h2 className={css.cardTitle}>
              <Link to="/contact">Email support</Link>
            </h2>
            <p>Write to us. We reply within 24 hours.</p>
          </li>
          <li className={linkCard}>
            <h2 className={css.cardTitle}>
              <Link to="/how-it-works">Documentation</Link>
            </h2>
            <p>How the tools work and how to read their steps.</p>
          </li>
          <li className={linkCard}>
            <h2 className={css.cardTitle}>
              <a href="#">Community</a>
            </h2>
            <p>Coming soon</p>
          </li>
        </ul>
        <Split title="Frequently asked questions">
          <Accordion items={QUESTIONS} />
        </Split>
        <section className={css.closing} aria-labelledby="closing">
          <h2 id="closing">Still stuck?</h2>
          <p>Tell us what you typed and what you expected. A link to the calculation helps most.</p>
          <Actions>
            <ButtonLink kind="primary" to="/contact">
              Contact Us
            </ButtonLink>
          </Actions>
        </section>
      </div>
    </PlainPage>
  );
}
