import { leastCommonMultiple } from '../rational/integer.js';
import { type Rational, rational } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
import { fractionText } from './fraction-answer.js';
import type { Working } from './product.js';

/** Adds or subtracts over the least common denominator. */
export function sum(a: Rational, operator: '+' | '-', b: Rational): Working {
  const common = leastCommonMultiple(a.denominator, b.denominator);
  const [left, right] = [over(a, common), over(b, common)];
  const value = rational(operator === '+' ? left + right : left - right, common);
  const texts = [left, right].map((numerator) => fractionText({ numerator, denominator: common }));
  const task: Expression = [operator, fractionText(a), fractionText(b)];
  const factored: Expression = [operator, expansion(a, common), expansion(b, common)];
  const expanded: Expression = [operator, ...texts];
  const variant = { variant: operator === '+' ? 'add' : 'subtract' };
  const together: Expression = ['/', [operator, left.toString(), right.toString()], common.toString()];
  return {
    value,
    steps: [
      ...commonSteps(a, b, common),
      ...expandSteps(task, factored, expanded),
      ...(common === 1n ? [] : [step('fraction.over-common', LAWS[operator], expanded, together, variant)]),
      step('fraction.sum', SUMS[operator], common === 1n ? expanded : together, fractionText(value), variant),
    ],
  };
}

const LAWS = { '+': 'Add the numerators', '-': 'Subtract the numerators' };
const SUMS = { '+': 'Sum', '-': 'Difference' };

function over({ numerator, denominator }: Rational, common: bigint): bigint {
  return numerator * (common / denominator);
}

/**
 * Multiplies the numerator and the denominator of a fraction by the same number. Returns the fraction itself
 * if that number is 1.
 */
function expansion(fraction: Rational, common: bigint): Expression {
  const { numerator, denominator } = fraction;
  const factor = (common / denominator).toString();
  if (factor === '1') return fractionText(fraction);
  const under: Expression = denominator === 1n ? factor : ['×', denominator.toString(), factor];
  return ['/', ['×', numerator.toString(), factor], under];
}

/** Returns the step to the least common denominator, or no steps if one of the denominators already is. */
function commonSteps(a: Rational, b: Rational, common: bigint): readonly Step[] {
  if (a.denominator === common || b.denominator === common) return [];
  const product: Expression = ['×', a.denominator.toString(), b.denominator.toString()];
  const divisor = ((a.denominator * b.denominator) / common).toString();
  const [law, multiple]: readonly [string, Expression] =
    divisor === '1'
      ? ['Least common denominator: the product, because only 1 divides both', product]
      : ['Least common denominator: the product ÷ the greatest common divisor', ['÷', product, divisor]];
  return [step('fraction.common-denominator', law, multiple, common.toString())];
}

function expandSteps(task: Expression, factored: Expression, expanded: Expression): readonly Step[] {
  if (JSON.stringify(task) === JSON.stringify(expanded)) return [];
  return [
    step('fraction.expand-factors', 'Expand to the common denominator', task, factored),
    step('fraction.expand', 'Over the common denominator', factored, expanded),
  ];
}
