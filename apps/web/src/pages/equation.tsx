import type { Expression } from '@mathtools/math-core/steps';
import { MathExpression } from '../ui/math/math.js';
import * as css from './page.css.js';

export interface EquationProps {
  readonly left: Expression;
  readonly relation?: '=' | '≈';
  readonly right: Expression;
}

/** Renders a short equation on its own line. */
export function Equation({ left, relation = '=', right }: EquationProps) {
  return (
    <div className={css.equation}>
      <MathExpression of={left} /> {relation}&nbsp;
      <MathExpression of={right} />
    </div>
  );
}
