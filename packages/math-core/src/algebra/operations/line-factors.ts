import { rational } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import {
  constant,
  isEqual,
  multiply,
  type Polynomial,
  polynomialExpression,
} from '../polynomial/polynomial.js';
import { factorise } from '../polynomial/polynomial.js';
import { powerOf, product, withSign } from './tree.js';

/** A polynomial as a number and primitive factors, for comparing and writing. */
export interface Factors {
  readonly number: bigint;
  readonly bases: readonly { readonly base: Polynomial; readonly exponent: number }[];
}

/** Factors a polynomial with integer coefficients. */
export function factorsOfWhole(a: Polynomial): Factors {
  const { content, factors } = factorise(a);
  return { number: content.numerator, bases: factors };
}

/** Writes a product with the number first, then letters, then sums. */
export function writtenFactors({ number, bases }: Factors): Expression {
  const size = number < 0n ? -number : number;
  const body = product([
    size.toString(),
    ...bases
      .filter(({ exponent }) => exponent > 0)
      .map(({ base, exponent }) => powerOf(polynomialExpression(base), exponent)),
  ]);
  return withSign({ isNegative: number < 0n, body });
}

/** Multiplies the factors. */
export function productOfFactors({ number, bases }: Factors): Polynomial {
  return bases.reduce(
    (all, { base, exponent }) => {
      let result = all;
      for (let i = 0; i < exponent; i++) result = multiply(result, base);
      return result;
    },
    constant(rational(number)),
  );
}

/** Combines the exponents of each base in two products with `join`. */
export function joinFactors(
  a: Factors,
  b: Factors,
  number: bigint,
  join: (m: number, n: number) => number,
): Factors {
  const missing = b.bases.filter(({ base }) => !a.bases.some((known) => isEqual(known.base, base)));
  const all = [...a.bases, ...missing.map(({ base }) => ({ base, exponent: 0 }))];
  const bases = all.map(({ base, exponent }) => {
    const other = b.bases.find((known) => isEqual(known.base, base))?.exponent ?? 0;
    return { base, exponent: join(exponent, other) };
  });
  return { number, bases: bases.filter(({ exponent }) => exponent > 0) };
}
