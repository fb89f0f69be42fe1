import { operandsOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import type { Law } from '../texts/operation-steps.js';

/** Returns how often each operator occurs in an expression. */
function countsOf(expression: Expression): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (part: Expression): void => {
    if (typeof part === 'string') return;
    counts.set(part[0], (counts.get(part[0]) ?? 0) + 1);
    operandsOf(part).forEach(count);
  };
  count(expression);
  return counts;
}

/** Returns the law by which the powers and roots of numbers in an expression are evaluated. */
export function lawOfPowers(expression: Expression): Law {
  const counts = countsOf(expression);
  const powers = counts.get('^') ?? 0;
  if (['√', 'ln', 'log', 'abs'].some((operator) => counts.has(operator)))
    return powers === 0 && counts.size === 1 && counts.has('abs')
      ? 'algebra.absolute-value'
      : 'algebra.powers';
  if (expression[0] === '^') return 'algebra.power-value';
  return powers > 1 ? 'algebra.powers:several' : 'algebra.powers:one';
}

/** Returns the law by which the products and quotients of numbers in an expression are evaluated. */
export function lawOfProducts(expression: Expression): Law {
  const counts = countsOf(expression);
  const isDivided = counts.has('÷') || counts.has('/');
  const isAlone = expression[0] === '×' || expression[0] === '÷' || expression[0] === '/';
  if (isDivided && counts.has('×')) return 'algebra.products';
  if (isDivided) return isAlone ? 'algebra.multiply-numbers:divide' : 'algebra.products:divide';
  return isAlone ? 'algebra.multiply-numbers' : 'algebra.products:multiply';
}

/** Returns the law by which a sum of numbers is evaluated. */
export function lawOfSum(expression: Expression): Law {
  const counts = countsOf(expression);
  if (counts.has('+')) return counts.has('-') ? 'algebra.numbers' : 'algebra.numbers:add';
  return counts.has('-') ? 'algebra.numbers:subtract' : 'algebra.numbers';
}

/** Returns the law that joins the numerators of terms: 3 + 5, 3 − 5, or −3 + 5. */
export function lawOfNumerators(terms: readonly { readonly isNegative: boolean }[]): Law {
  const [first, ...others] = terms.map(({ isNegative }) => isNegative);
  if (first === true) return 'algebra.add-numerators:combine';
  if (!others.includes(true)) return 'algebra.add-numerators';
  return others.includes(false) ? 'algebra.add-numerators:combine' : 'algebra.add-numerators:subtract';
}
