import type { Expression } from '@mathtools/math-core/steps';
import { MathExpression } from '../math/math.js';
import * as css from './article.css.js';

/** Renders a formula on its own line: an equation or a single expression. */
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
    // The formula scrolls on narrow screens, so it must be focusable.
    <div className={css.formula} role="group" aria-label="Formula" tabIndex={0}>
      <MathExpression of={of} />
      {equals !== undefined && (
        <>
          {' '}
          <span className={css.rest}>
            {about ? '≈ ' : '= '}
            <MathExpression of={equals} />
          </span>
        </>
      )}
    </div>
  );
}
