import { site } from '../../site/site.js';
import { Actions, ButtonLink } from '../../ui/button/button.js';
import * as shared from '../page.css.js';
import { PlainPage } from '../plain-page.js';
import { Figures, Split } from '../sections.js';
import { page } from './page.js';
import * as css from './view.css.js';

const VALUES = [
  {
    name: 'Exact',
    text: 'Every number is read as exactly the decimal you typed, and every result is exact or correctly rounded. Here, 0.1 + 0.2 is 0.3.',
  },
  {
    name: 'Open',
    text: 'You never get an answer without the work. Every tool shows its formula and its steps, and ≈ marks a rounded number.',
  },
  {
    name: 'Free',
    text: 'The tools are unlimited and cost nothing. You don’t need an account, and the only ads are for our own packs.',
  },
  {
    name: 'Private',
    text: 'Calculations happen in your browser. We don’t store anything you type there: no numbers, no weight, no date of birth.',
  },
];

const TEAM = [
  {
    role: 'Engine',
    text: 'Writes the code that does the math, and tests it against independent calculations.',
  },
  {
    role: 'Content',
    text: 'Writes the explanations, the problems and their solutions, and has the engine check every answer that can be computed.',
  },
  {
    role: 'Website',
    text: 'Designs the site, and makes sure it works on a phone, with a keyboard and with a screen reader.',
  },
  {
    role: 'Support',
    text: 'Reads every message, answers within 24 hours, and reports what should be fixed.',
  },
];

/** Renders the About page: mission, values, numbers and team. */
export function Component() {
  return (
    <PlainPage page={page} heading="About MathTools" intro={`${site.tagline}.`}>
      <div className={shared.sections}>
        <Split title="Our Mission">
          <div className={css.mission}>
            <p>
              A calculator that gives only a number teaches you nothing, and one that gets the last digit
              wrong teaches you something false.
            </p>
            <p>So we show the work for every answer and keep every figure exact.</p>
          </div>
        </Split>
        <Split title="Our Values">
          <ul className={css.values}>
            {VALUES.map(({ name, text }) => (
              <li key={name} className={css.value}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Split>
        <Split title="By the Numbers">
          <Figures
            items={[
              [site.students.short, 'students helped'],
              [`${site.tools}+`, 'free tools'],
              [`${site.problems}+`, 'practice problems'],
              [site.availability, 'available'],
            ]}
          />
        </Split>
        <Split title="Our Team" lead={<p className={shared.quiet}>A small team with four roles.</p>}>
          <ul className={css.values}>
            {TEAM.map(({ role, text }) => (
              <li key={role} className={css.value}>
                <h3>{role}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Split>
        <Actions>
          <ButtonLink kind="primary" to="/tools">
            Try the tools
          </ButtonLink>
          <ButtonLink to="/contact">Contact Us</ButtonLink>
        </Actions>
      </div>
    </PlainPage>
  );
}
