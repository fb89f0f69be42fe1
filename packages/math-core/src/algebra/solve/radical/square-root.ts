import {
  add,
  multiply,
  quotient,
  type Rational,
  rational,
  sign,
  subtract,
} from '../../../rational/rational.js';
import { Beyond } from './beyond.js';
import { isSame, minus, plus, type Radical, rationalOf, term, times } from './radical.js';

/** The limit of trial division. A remainder below its cube is square-free or a perfect square. */
const LAST_DIVISOR = 20_000n;

/** Returns the largest integer whose square is at most n ≥ 0. */
export function wholeRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** Writes n ≥ 1 as square² × rest with a square-free rest. */
function squareAndRest(n: bigint): readonly [square: bigint, rest: bigint] {
  let [square, rest, left] = [1n, 1n, n];
  for (let divisor = 2n; divisor <= LAST_DIVISOR && divisor * divisor <= left; divisor++) {
    while (left % (divisor * divisor) === 0n) {
      square *= divisor;
      left /= divisor * divisor;
    }
    if (left % divisor === 0n) {
      rest *= divisor;
      left /= divisor;
    }
  }
  const root = wholeRoot(left);
  if (root * root === left) return [square * root, rest];
  if (left > LAST_DIVISOR ** 3n)
    throw new Beyond('a root of a number that is too large to be factored', true);
  return [square, rest * left];
}

/** Returns √value, imaginary for a negative value: √(p/q) = √(pq) ÷ q. */
export function rootOfRational({ numerator, denominator }: Rational): Radical {
  if (numerator === 0n) return term(1n, rational(0n));
  const [square, rest] = squareAndRest((numerator < 0n ? -numerator : numerator) * denominator);
  return term(numerator < 0n ? -rest : rest, rational(square, denominator));
}

/**
 * Returns √a as a sum of square roots, or undefined if none is found: √(a + b√c) = √((a + r)/2) ± √((a −
 * r)/2) with rational r = √(a² − b²c). Returns the positive root of a positive number and one of the two
 * roots of a complex number.
 */
export function squareRoot(a: Radical): Radical | undefined {
  const value = rationalOf(a);
  if (value) return rootOfRational(value);
  const [first, other] = [...a].filter(([key]) => key !== 1n);
  if (!first || other) return undefined;
  const [radicand, b] = first;
  const whole = a.get(1n) ?? rational(0n);
  const norm = subtract(multiply(whole, whole), multiply(multiply(b, b), rational(radicand)));
  const r = sign(norm) < 0 ? undefined : rationalOf(rootOfRational(norm));
  if (!r) return undefined;
  const half = (twice: Rational): Radical =>
    rootOfRational(quotient(twice.numerator, 2n * twice.denominator));
  const [large, small] = [half(add(whole, r)), half(subtract(whole, r))];
  return [plus(large, small), minus(large, small)].find((root) => isSame(times(root, root), a));
}
