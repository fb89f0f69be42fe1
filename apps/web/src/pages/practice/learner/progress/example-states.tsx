import type { State } from '@mathtools/practice/record';
import { SKILLS } from '../../../../features/practice/skills.js';
import { DueMark, StateMark, stateText } from '../../../../features/record/state-mark.js';
import { card } from '../../../../ui/card/card.css.js';
import * as css from './progress.css.js';

const EXAMPLES: readonly (readonly [state: State, isDue: boolean, facts: string])[] = [
  ['mastered', false, '14 solved, 12 on the first try'],
  ['proficient', false, '8 solved, 6 on the first try'],
  ['familiar', false, '3 solved, 2 on the first try'],
  ['proficient', true, '6 solved, 5 on the first try'],
];

/** Renders skills in each state, so that learners see what their progress will look like. */
export function ExampleStates() {
  return (
    <section className={card} aria-labelledby="example">
      <h3 id="example">An example</h3>
      <ul className={css.skills}>
        {EXAMPLES.map(([state, isDue, facts], index) => (
          <li key={facts} className={css.skill}>
            {isDue ? <DueMark /> : <StateMark state={state} />}
            <span>{SKILLS[index]?.title}</span>
            <span className={css.facts}>{`${stateText({ state, isDue })}, ${facts}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
