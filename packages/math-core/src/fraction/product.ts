import { divide, multiply, type Rational } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
import { fractionText } from './fraction-answer.js';

/** A result, which may not be in lowest terms, and the steps to it. */
export interface Working {
  readonly value: Rational;
  readonly steps: readonly Step[];
}

/** Multiplies numerators and denominators. */
export function product(a: Rational, b: Rational): Working {
  const value = multiply(a, b);
  const separate: Expression = [
    '/',
    ['×', a.numerator.toString(), b.numerator.toString()],
    withoutOne(a.denominator, b.denominator),
  ];
  const task: Expression = ['×', fractionText(a), fractionText(b)];
  if (a.denominator === 1n && b.denominator === 1n)
    return { value, steps: [step('fraction.product', 'Product', task, fractionText(value))] };
  return {
    value,
    steps: [
      step('fraction.multiply', 'Multiply the numerators and the denominators', task, separate),
      step('fraction.product', 'Product', separate, fractionText(value)),
    ],
  };
}

/** Returns the product of two denominators, or the only one that is not 1. */
function withoutOne(a: bigint, b: bigint): Expression {
  if (a === 1n) return b.toString();
  return b === 1n ? a.toString() : ['×', a.toString(), b.toString()];
}

/** Multiplies by the reciprocal of `b`, which must not be 0. */
export function quotient(a: Rational, b: Rational): Working {
  const one: Rational = { numerator: 1n, denominator: 1n };
  const reciprocal = divide(one, b);
  const { value, steps } = product(a, reciprocal);
  const task: Expression = ['÷', fractionText(a), fractionText(b)];
  const turned: Expression = ['×', fractionText(a), fractionText(reciprocal)];
  return {
    value,
    steps: [step('fraction.reciprocal', 'Multiply by the reciprocal', task, turned), ...steps],
  };
}
