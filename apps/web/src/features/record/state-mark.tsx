import type { State } from '@mathtools/practice/record';
import * as css from './state-mark.css.js';

/** The names of the states. */
export const STATE_NAMES: Readonly<Record<State, string>> = {
  new: 'New',
  familiar: 'Familiar',
  proficient: 'Proficient',
  mastered: 'Mastered',
};

const RING = 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0 -14Z';

/** The filled part of each state's mark. A mastered skill has a check mark cut out of the circle. */
const FILLED: Readonly<Record<State, string>> = {
  new: '',
  familiar: 'M10 3a7 7 0 0 0 0 14Z',
  proficient: RING,
  mastered: `${RING}M6.2 10l2.6 2.7 5-5.2 -1.1-1.1 -3.9 4.1 -1.5-1.6Z`,
};

/** Renders the shape of a state: an empty, half filled or full circle, or one with a check mark. */
export function StateMark({ state }: { readonly state: State }) {
  return (
    <svg className={css.mark} viewBox="0 0 20 20" aria-hidden="true" data-state={state}>
      <path d={RING} fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d={FILLED[state]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

/** Renders a clock, the shape of a due review. */
export function DueMark() {
  return (
    <svg className={css.mark} viewBox="0 0 20 20" aria-hidden="true" data-state="due">
      <path d={RING} fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M10 6v4l3 2" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

interface MarksProps {
  readonly state: State;
  readonly isDue: boolean;
}

/** Returns a state in words, and whether a review is due. */
export function stateText({ state, isDue }: MarksProps): string {
  // A skill whose review is due isn't new, even if no problem of it was solved.
  if (isDue && state === 'new') return 'Review due';
  return isDue ? `${STATE_NAMES[state]}, review due` : STATE_NAMES[state];
}

/** Renders the marks of a skill, with text for screen readers. A skill that wasn't practiced has none. */
export function StateMarks({ state, isDue }: MarksProps) {
  if (state === 'new' && !isDue) return null;
  return (
    <>
      {state !== 'new' && <StateMark state={state} />}
      {isDue && <DueMark />}
      <span className={css.words}>{`(${stateText({ state, isDue })})`}</span>
    </>
  );
}
