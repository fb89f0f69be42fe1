import type { Step } from '@mathtools/math-core/steps';
import { MathStep } from '../math/math.js';
import { withMinus } from '../math/minus.js';
import * as css from './solution.css.js';

export interface SolutionProps {
  readonly title?: string;
  readonly steps: readonly Step[];
}

/** A worked solution on ruled paper: each step with its number, law and mathematics. */
export function Solution({ title = 'Step by step', steps }: SolutionProps) {
  if (steps.length === 0) return null;
  return (
    <div className={css.solution}>
      <h3 className={css.title}>{title}</h3>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={index} className={css.line}>
            <span className={css.law}>{withMinus(step.law)}</span>
            <div className={css.equation}>
              <MathStep step={step} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
