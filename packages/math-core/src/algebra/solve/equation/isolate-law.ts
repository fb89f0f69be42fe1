import { isSame } from '../../../expression/rewrite.js';
import { productOf, sumOf, type Term, termsOf } from '../../../expression/terms.js';
import type { Expression } from '../../../steps/expression.js';
import type { Sides } from './board.js';
import { COLLECT, moveTerm } from './laws.js';
import { type Law, say } from '../../texts/solve-steps.js';

/** Returns the law that leads to a multiple of `alone` on the left: combining like terms if only the left side changes. */
export function isolateLaw(sides: Sides, alone: Expression, { left, right }: Sides): Law {
  const terms = termsOf(sides.left);
  const isMultiple = ({ body }: Term): boolean =>
    productOf(body).factors.some((factor) => isSame(factor, alone));
  if (terms.length > 1 && terms.every(isMultiple) && isSame(sides.right, right)) return COLLECT;
  const [own, ...others] = terms.filter(isMultiple);
  const [rest, ...more] = terms.filter((term) => !isMultiple(term));
  const isMoved = own && others.length === 0 && rest && more.length === 0 && isSame(sumOf([own]), left);
  return isMoved && !termsOf(sides.right).some(isMultiple)
    ? moveTerm(sumOf([rest]))
    : say('algebra.isolate', { n: left });
}
