import type { Expression } from '@mathtools/math-core/steps';
import { Equation } from './equation.js';
import * as css from './work-lines.css.js';

/** A line of someone's work, with the verdict on it. */
export interface WorkLine {
  readonly left: Expression;
  readonly right: Expression;
  readonly isRight?: boolean;
}

/** Renders lines of someone's work with a check mark or a cross in the margin. */
export function WorkLines({ of }: { readonly of: readonly WorkLine[] }) {
  return (
    <ol className={css.work} translate="no">
      {of.map(({ left, right, isRight }, index) => (
        <li key={index} className={css.workLine}>
          {isRight === undefined ? <span /> : <Mark isRight={isRight} />}
          <Equation left={left} right={right} />
        </li>
      ))}
    </ol>
  );
}

function Mark({ isRight }: { readonly isRight: boolean }) {
  return (
    <svg
      className={isRight ? css.right : css.wrong}
      viewBox="0 0 24 24"
      role="img"
      aria-label={isRight ? 'Correct' : 'Incorrect'}
    >
      <path d={isRight ? 'M4 13l5 6L20 5' : 'M5 5l14 14M19 5L5 19'} />
    </svg>
  );
}
