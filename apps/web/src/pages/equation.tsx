import type { Expression } from '@mathtools/math-core/steps';
import { LaterMath } from '../ui/math/later-math.js';
import * as css from './page.css.js';

export interface EquationProps {
  readonly left: Expression;
  readonly relation?: '=' | '≈';
  readonly right: Expression;
}

/** A short equation on a separate line. */
export function Equation({ left, relation = '=', right }: EquationProps) {
  return (
    <div className={css.equation}>
      <LaterMath of={left} /> {relation} <LaterMath of={right} />
    </div>
  );
}
