import { isSame } from '../../../expression/rewrite.js';
import { productOf, termsOf } from '../../../expression/terms.js';
import type { Expression } from '../../../steps/expression.js';
import type { Sides } from './expand.js';
import { COLLECT } from './laws.js';
import { type Law, say } from '../../texts/solve-steps.js';

/** Returns the law that leads to a multiple of `alone` on the left: combining like terms if only the left side changes. */
export function isolateLaw(sides: Sides, alone: Expression, { left, right }: Sides): Law {
  const terms = termsOf(sides.left);
  const areAlike = terms.every(({ body }) => productOf(body).factors.some((factor) => isSame(factor, alone)));
  return terms.length > 1 && areAlike && isSame(sides.right, right)
    ? COLLECT
    : say('algebra.isolate', { n: left });
}
