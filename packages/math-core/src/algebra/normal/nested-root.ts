import * as exact from '../../rational/rational.js';
import { type Rational, rational, sign } from '../../rational/rational.js';
import { rationalSquareRoot } from '../../real/square-root.js';
import { constantOf, type Polynomial } from '../polynomial/polynomial.js';
import type { Context } from './context.js';

/**
 * Denests √(p + q√m) into a sum of multiples of square roots of rationals if p² − q²m is a square: √(7 + 4√3) is √4 +
 * √3. Each pair is a radicand and its factor.
 */
export function nestedRoot(
  { terms }: Polynomial,
  context: Context,
): readonly (readonly [Rational, Rational])[] | undefined {
  const [root, plain] = terms;
  if (!root || !plain || terms.length !== 2 || plain.monomial.degree !== 0) return undefined;
  let squared = exact.multiply(root.coefficient, root.coefficient);
  for (const [name, exponent] of root.monomial.powers) {
    const atom = context.atoms.get(name);
    const prime =
      atom?.kind === 'root' && atom.index === 2 && exponent === 1 ? constantOf(atom.radicand) : undefined;
    if (!prime) return undefined;
    squared = exact.multiply(squared, prime);
  }
  const p = plain.coefficient;
  const difference = exact.subtract(exact.multiply(p, p), squared);
  const d = sign(difference) >= 0 && sign(p) > 0 ? rationalSquareRoot(difference) : undefined;
  if (!d) return undefined;
  const half = (a: Rational): Rational => exact.reduce(exact.divide(a, rational(2n)));
  return [
    [half(exact.add(p, d)), rational(1n)],
    [half(exact.subtract(p, d)), rational(BigInt(sign(root.coefficient)))],
  ];
}
