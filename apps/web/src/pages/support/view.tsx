import { Link } from 'react-router-dom';
import { Accordion } from '../../ui/accordion/accordion.js';
import { Badge } from '../../ui/badge/badge.js';
import { Actions, ButtonLink } from '../../ui/button/button.js';
import { linkCard } from '../../ui/card/card.css.js';
import { faqData } from '../../ui/head/structured-data.js';
import { Drawing } from '../../ui/figure/drawing.js';
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
            <div className={css.splitHead}>
              <Drawing>
                <rect x="12" y="21" width="48" height="33" rx="3" />
                <path d="M13 24l23 18 23-18" stroke="var(--color-accent)" strokeWidth="3" />
              </Drawing>
              <h2 className={css.cardTitle}>
                <Link to="/contact">Email support</Link>
              </h2>
            </div>
            <p>Write to us. We reply within 24 hours.</p>
          </li>
          <li className={linkCard}>
            <div className={css.splitHead}>
              <Drawing>
                <path d="M36 22c-6-4-14-5-24-4v34c10-1 18 0 24 4 6-4 14-5 24-4V18c-10-1-18 0-24 4z" />
                <path d="M36 22v34" />
                <path d="M18 28h10M18 36h10M44 28h10M44 36h10" stroke="var(--color-accent)" />
              </Drawing>
              <h2 className={css.cardTitle}>
                <Link to="/how-it-works">Documentation</Link>
              </h2>
            </div>
            <p>How the tools work and how to read their steps.</p>
          </li>
          <li className={linkCard}>
            <div className={css.splitHead}>
              <Drawing>
                <circle cx="26" cy="28" r="8" />
                <path d="M12 56c0-10 6-16 14-16s14 6 14 16" />
                <g stroke="var(--color-accent)">
                  <circle cx="46" cy="24" r="7" />
                  <path d="M47 36c8 0 13 6 13 14" />
                </g>
              </Drawing>
              <h2 className={css.cardTitle}>
                <a href="#">Community</a>
              </h2>
            </div>
            <Badge>Coming soon</Badge>
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
