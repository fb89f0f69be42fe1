import type { ReactNode } from 'react';
import { site } from '../../site/site.js';
import { Actions, ButtonLink } from '../../ui/button/button.js';
import * as shared from '../page.css.js';
import { PlainPage } from '../plain-page.js';
import { Figures } from '../sections.js';
import { Board } from './board.js';
import { Drawn, Lock, Solved } from './drawings.js';
import { page } from './page.js';
import * as css from './view.css.js';

interface Value {
  readonly name: string;
  readonly text: string;
  readonly drawing: ReactNode;
}

const VALUES: readonly Value[] = [
  {
    name: 'Exact',
    text: 'Every number is read as exactly the decimal you typed, and every result is exact or correctly rounded. Here, 0.1 + 0.2 is 0.3.',
    drawing: <Drawn of="0.3" />,
  },
  {
    name: 'Open',
    text: 'You never get an answer without the work. Every tool shows its formula and its steps, and ≈ marks a rounded number.',
    drawing: <Solved />,
  },
  {
    name: 'Free',
    text: 'The tools are unlimited and cost nothing. You don’t need an account, and the only ads are for our own packs.',
    drawing: <Drawn of="$0" />,
  },
  {
    name: 'Private',
    text: 'Calculations happen in your browser. We don’t store anything you type there: no numbers, no weight, no date of birth.',
    drawing: <Lock />,
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
        <section className={css.mission} aria-labelledby="mission">
          <div className={css.words}>
            <h2 id="mission">Our Mission</h2>
            <p>
              A calculator that gives only a number teaches you nothing, and one that gets the last digit
              wrong teaches you something false.
            </p>
            <p>So we show the work for every answer and keep every figure exact.</p>
          </div>
          <Board />
        </section>
        <section className={css.section} aria-labelledby="values">
          <h2 id="values">Our Values</h2>
          <ul className={css.values}>
            {VALUES.map(({ name, text, drawing }) => (
              <li key={name} className={css.value}>
                <div translate="no">{drawing}</div>
                <div className={css.text}>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section className={css.section} aria-labelledby="numbers">
          <h2 id="numbers">By the Numbers</h2>
          <Figures
            items={[
              [site.students.short, 'students helped'],
              [`${site.tools}+`, 'free tools'],
              [`${site.problems}+`, 'practice problems'],
              [site.availability, 'available'],
            ]}
          />
        </section>
        <section className={css.section} aria-labelledby="team">
          <div>
            <h2 id="team">Our Team</h2>
            <p className={shared.quiet}>A small team with four roles.</p>
          </div>
          <ul className={css.values}>
            {TEAM.map(({ role, text }) => (
              <li key={role} className={css.role}>
                <h3>{role}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className={shared.closing} aria-labelledby="try">
          <h2 id="try">See every step of your own problem</h2>
          <Actions>
            <ButtonLink kind="primary" to="/tools">
              Try the tools
            </ButtonLink>
            <ButtonLink to="/contact">Contact Us</ButtonLink>
          </Actions>
        </section>
      </div>
    </PlainPage>
  );
}
