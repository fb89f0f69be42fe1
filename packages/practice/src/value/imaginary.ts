import { negate, rational } from '@mathtools/math-core/rational';
import { monomial, type Polynomial, sum } from './polynomial.js';
import type { Value } from './value.js';

/** Returns a value with i² replaced by −1. */
export function withImaginaryUnit({ top, bottom }: Value): Value {
  return { top: reduced(top), bottom: reduced(bottom) };
}

function reduced(polynomial: Polynomial): Polynomial {
  let terms: Polynomial = new Map();
  for (const { coefficient, factors } of polynomial.values()) {
    const { numerator: power, denominator } = factors.get('i') ?? rational(0n);
    const isWhole = denominator === 1n && power > 0n;
    const rest = new Map(factors);
    if (isWhole) rest.delete('i');
    if (isWhole && power % 2n === 1n) rest.set('i', rational(1n));
    terms = sum(terms, monomial(isWhole && power % 4n > 1n ? negate(coefficient) : coefficient, rest));
  }
  return terms;
}
