import type { AnswerFact, State } from '@mathtools/practice/record';
import { useState } from 'react';
import { SKILLS } from '../../../../features/practice/skills.js';
import { DueMark, StateMark, stateText } from '../../../../features/record/state-mark.js';
import { card } from '../../../../ui/card/card.css.js';
import { Calendar } from './calendar.js';
import * as css from './progress.css.js';

const EXAMPLES: readonly (readonly [state: State, isDue: boolean, facts: string])[] = [
  ['mastered', false, '14 solved, 12 on the first try'],
  ['proficient', false, '8 solved, 6 on the first try'],
  ['familiar', false, '3 solved, 2 on the first try'],
  ['proficient', true, '6 solved, 5 on the first try'],
];

const DAY = 86_400_000;
const GOAL = 10;
/** The number of problems solved on some days of the example, by the number of days before today. */
const SOLVED = [7, 10, 10, 0, 4, 0, 0, 10, 5, 10, 0, 10, 3, 0, 0, 6, 10, 0, 8, 0, 0, 4, 2];

/** Returns the answers of the example. */
function factsUntil(now: number): readonly AnswerFact[] {
  return SOLVED.flatMap((solved, days) =>
    Array.from({ length: solved }, (_, index) => ({
      kind: 'answer',
      id: `${days}-${index}`,
      at: now - days * DAY,
      problem: `${days}-${index}`,
      skill: 'order-of-operations',
      level: 'easy',
      setting: 'skill',
      text: '',
      verdict: 'correct',
      tries: 1,
      hints: 0,
      redMarks: 0,
      milliseconds: 0,
    })),
  );
}

/** Renders an example of each part of the page, so that learners see what their progress will look like. */
export function ExampleStates() {
  const [now] = useState(() => Date.now());
  return (
    <section className={card} aria-labelledby="example">
      <div className={css.part}>
        <div className={css.goal}>
          <div className={css.part}>
            <h3 id="example">An example</h3>
            <div>
              <p className={css.figure} translate="no">{`${SOLVED[0] ?? 0} of ${GOAL}`}</p>
              <p>problems solved today</p>
            </div>
            <p className={css.quiet}>
              You choose the goal for each day. The calendar shows when you reached it.
            </p>
          </div>
          <Calendar facts={factsUntil(now)} now={now} goal={GOAL} />
        </div>
        <ul className={css.skills}>
          {EXAMPLES.map(([state, isDue, facts], index) => (
            <li key={facts} className={css.skill}>
              {isDue ? <DueMark /> : <StateMark state={state} />}
              <span>{SKILLS[index]?.title}</span>
              <span className={css.facts}>{`${stateText({ state, isDue })}, ${facts}`}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
