import { CHOICE } from '../../features/practice/choice.js';
import { Link } from 'react-router-dom';
import { site } from '../../site/site.js';
import { organizationData, websiteData } from '../../site/structured-data.js';
import { tools } from '../../tools/index.js';
import { Accordion } from '../../ui/accordion/accordion.js';
import { Actions, ButtonLink } from '../../ui/button/button.js';
import { linkCard, page as frame } from '../../ui/card/card.css.js';
import { Figure } from '../../ui/figure/figure.js';
import { Head } from '../../ui/head/head.js';
import { faqData } from '../../ui/head/structured-data.js';
import { ContinueLink } from '../../features/record/continue-link.js';
import { OneBox } from '../../features/search/one-box.js';
import * as shared from '../page.css.js';
import { NumberedSteps, Split } from '../sections.js';
import { CheckBand } from './check-band.js';
import { CONTENTS, RESOURCES, STEPS } from './content.js';
import { Features } from './features.js';
import { page } from './page.js';
import { QUESTIONS } from './questions.js';
import * as css from './view.css.js';

/** Renders the home page: a working tool next to the site's pitch. */
export function Component() {
  return (
    <div className={frame}>
      <Head {...page} data={[organizationData(), websiteData(), faqData(QUESTIONS)]} />
      <div className={shared.sections}>
        <div className={css.hero}>
          <h1 tabIndex={-1}>{site.tagline}</h1>
          <OneBox title="Type a problem" parts={[css.ask, css.sheet]}>
            <div className={css.starts}>
              <ContinueLink otherwise={<p className={shared.quiet}>Free, no sign-up</p>} />
              <Starts />
            </div>
          </OneBox>
          <Contents />
        </div>
        <Features />
        <CheckBand />
        <Split title="How it works" lead={<Link to="/how-it-works">See how it works</Link>}>
          <NumberedSteps steps={STEPS} />
        </Split>
        <Resources />
        <Split title="Questions and answers" lead={<Link to="/support">More help</Link>}>
          <Accordion items={QUESTIONS} />
        </Split>
        <section className={shared.closing} aria-labelledby="closing">
          <h2 id="closing">Bring the problem you’re stuck on</h2>
          <p>Type it in and read every step.</p>
          <Starts />
        </section>
      </div>
    </div>
  );
}

function Starts() {
  return (
    <Actions>
      <ButtonLink kind="primary" to="/tools">
        Try Free Tools
      </ButtonLink>
      <ButtonLink to="/practice" state={CHOICE}>
        Start Learning
      </ButtonLink>
    </Actions>
  );
}

function Contents() {
  return (
    <nav className={css.contents} aria-label="Tools">
      <p className={shared.quiet}>
        Free math tools for students and teachers. No registration required for basic tools. Trusted by{' '}
        {site.students.full} students.
      </p>
      <ul>
        {CONTENTS.map(({ id, path, title, sample }) => (
          <li key={path} className={css.entry}>
            <Figure id={id} />
            <Link to={path}>{title}</Link>
            <span className={css.sample}>{sample}</span>
          </li>
        ))}
        <li className={css.entry}>
          <Link to="/tools">All {tools.length} tools</Link>
        </li>
      </ul>
    </nav>
  );
}

function Resources() {
  return (
    <section className={shared.stack} aria-labelledby="resources">
      <h2 id="resources">What you’ll find here</h2>
      <ul className={shared.three}>
        {RESOURCES.map(({ to, title, count, summary }) => (
          <li key={to} className={linkCard}>
            <h3>
              <Link to={to}>{title}</Link>
            </h3>
            <div className={css.count}>{count}</div>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
