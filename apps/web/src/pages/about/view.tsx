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
    text: 'What you type is taken as exactly that decimal, and every figure is exact or correctly rounded. 0.1 + 0.2 is 0.3 here.',
  },
  {
    name: 'Open',
    text: 'No answer without its working. Every tool shows its formula and its steps, which mark a rounded figure with ≈.',
  },
  {
    name: 'Free',
    text: 'The tools are unlimited and cost nothing. You need no account, and you see no ads but for our own packs.',
  },
  {
    name: 'Private',
    text: 'Calculations happen in your browser. We keep nothing of what you type there: no numbers, no weight, no date of birth.',
  },
];

const TEAM = [
  {
    role: 'The engine',
    text: 'Writes the mathematics that computes, and tests it against second, independent calculations.',
  },
  {
    role: 'The explanations',
    text: 'Writes the texts, the problems and their solutions, and has the engine check every answer that can be computed.',
  },
  {
    role: 'The pages',
    text: 'Designs the site, and makes sure that it works on a phone, with a keyboard and with a screen reader.',
  },
  {
    role: 'The support',
    text: 'Reads every message, answers within 24 hours, and passes on what should be mended.',
  },
];

/** About the site: mission, values, numbers, team. */
export function Component() {
  return (
    <PlainPage page={page} heading="About MathTools" intro={`${site.tagline}.`}>
      <div className={shared.sections}>
        <Split title="Our Mission">
          <div className={css.mission}>
            <p>
              A calculator that only gives a number teaches nothing, and one that gives a wrong last digit
              teaches something false.
            </p>
            <p>So we show the working of every answer, and keep every figure exact.</p>
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
        <Split title="Our Team" lead={<p className={shared.quiet}>A small team with four tasks.</p>}>
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
