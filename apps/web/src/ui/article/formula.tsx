import type { Expression } from '@mathtools/math-core/steps';
import { MathExpression } from '../math/math.js';
import * as css from './article.css.js';

/** A formula on a separate line: `before = after`, or one expression. */
export function Formula({
  of,
  equals,
  about,
}: {
  readonly of: Expression;
  readonly equals?: Expression;
  readonly about?: boolean;
}) {
  return (
    // it scrolls on a narrow screen, so the keyboard must reach it
    <div className={css.formula} role="group" aria-label="Formula" tabIndex={0}>
      <MathExpression of={of} />
      {equals !== undefined && (
        <>
          {about ? ' ≈ ' : ' = '}
          <MathExpression of={equals} />
        </>
      )}
    </div>
  );
}
