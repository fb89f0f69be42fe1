import { leastCommonMultiple } from '../rational/divisor.js';
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
  const expanded: Expression = [operator, ...texts];
  const together: Expression = ['/', [operator, left.toString(), right.toString()], common.toString()];
  return {
    value,
    steps: [
      ...commonSteps(a, b, common),
      ...expandSteps([operator, fractionText(a), fractionText(b)], expanded),
      ...(common === 1n ? [] : [step('fraction.over-common', LAWS[operator], expanded, together)]),
      step('fraction.sum', SUMS[operator], common === 1n ? expanded : together, fractionText(value)),
    ],
  };
}

const LAWS = { '+': 'Add the numerators', '-': 'Subtract the numerators' };
const SUMS = { '+': 'Sum', '-': 'Difference' };

function over({ numerator, denominator }: Rational, common: bigint): bigint {
  return numerator * (common / denominator);
}

function commonSteps(a: Rational, b: Rational, common: bigint): readonly Step[] {
  if (a.denominator === b.denominator) return [];
  const divisor = (a.denominator * b.denominator) / common;
  const multiple: Expression = [
    '÷',
    ['×', a.denominator.toString(), b.denominator.toString()],
    divisor.toString(),
  ];
  const law = 'Least common denominator: the product ÷ the greatest common divisor';
  return [step('fraction.common-denominator', law, multiple, common.toString())];
}

function expandSteps(task: Expression, expanded: Expression): readonly Step[] {
  return JSON.stringify(task) === JSON.stringify(expanded)
    ? []
    : [step('fraction.expand', 'Over the common denominator', task, expanded)];
}
