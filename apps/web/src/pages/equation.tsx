import type { Expression } from '@mathtools/math-core/steps';
import { lazy } from 'react';
import { AsyncBoundary } from '../ui/async-boundary/async-boundary.js';
import * as css from './page.css.js';

// Loaded after the first paint; until then the prerendered mathematics stays.
const MathExpression = lazy(async () => ({ default: (await import('../ui/math/math.js')).MathExpression }));

export interface EquationProps {
  readonly left: Expression;
  readonly relation?: '=' | '≈';
  readonly right: Expression;
}

/** A short equation on a separate line. */
export function Equation({ left, relation = '=', right }: EquationProps) {
  return (
    <div className={css.equation}>
      <AsyncBoundary failed={null}>
        <MathExpression of={left} /> {relation} <MathExpression of={right} />
      </AsyncBoundary>
    </div>
  );
}
