import { type Expression, step } from '@mathtools/math-core/steps';
import { MathExpression, MathStep } from '../math/math.js';
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
      {equals === undefined ? (
        <MathExpression of={of} />
      ) : (
        <MathStep step={step('formula', '', of, equals, { relation: about ? '≈' : '=' })} />
      )}
    </div>
  );
}
