import { type Rational, rational } from '../../rational/rational.js';
import { MathError } from '../../result/math-error.js';
import type { Expression } from '../../steps/expression.js';
import { operandsOf } from '../../expression/rewrite.js';
import { isNumberText } from '../../steps/expression.js';
import { isZero } from '../polynomial/polynomial.js';
import { enclose, type Enclosed, type Point, signOf } from './enclose.js';
import { minus, plus } from './fraction.js';
import { caught, inContext } from './normal-form.js';

/** Values tried for letters, simplest first. */
const VALUES: readonly Rational[] = [2, 3, 1, 5, -1, 4, 7, 0, -2, 10, -3, 6, 11, 0.5, 13, 100].map((value) =>
  value === 0.5 ? rational(1n, 2n) : rational(BigInt(value)),
);

/** Values tried last for a single letter, beyond the zeros of most sums in a root or between bars. */
const FAR: readonly Rational[] = [-10n, -100n].map((value) => rational(value));

/**
 * Decides whether two expressions have the same value wherever both have one. The result is "different" only if a point
 * proves it, and "undecided" if the answer can't be decided.
 */
export function identical(a: Expression, b: Expression): 'same' | 'different' | 'undecided' {
  if (haveSameForm(a, b)) return 'same';
  return counterexample(a, b) ? 'different' : 'undecided';
}

/** Returns whether two expressions provably have the same value wherever both have one. */
export function haveSameForm(a: Expression, b: Expression): boolean {
  const difference = caught(() => {
    const { fractions } = inContext([a, b], (context, [left, right]) =>
      left && right ? [plus(context, left, minus(right))] : [],
    );
    return fractions[0] !== undefined && isZero(fractions[0].numerator);
  });
  return difference.ok && difference.value;
}

/** Returns a point at which the values of both expressions provably differ. Returns undefined if none is found. */
export function counterexample(a: Expression, b: Expression): Point | undefined {
  const letters = [...new Set([...lettersIn(a), ...lettersIn(b)])].sort();
  const count = letters.length === 0 ? 1 : VALUES.length;
  for (let turn = 0; turn < count; turn++) {
    const at = Object.fromEntries(
      letters.map((name, i) => [name, VALUES[(turn + i * (turn + 1)) % VALUES.length] ?? rational(1n)]),
    );
    if (differsAt(a, b, at)) return at;
  }
  const [letter, other] = letters;
  if (letter === undefined || other !== undefined) return undefined;
  return FAR.map((value) => ({ [letter]: value })).find((at) => differsAt(a, b, at));
}

/** Returns whether both expressions have values at a point and these provably differ. */
export function differsAt(a: Expression, b: Expression, at: Point): boolean {
  const side = signOf(valueAt(['-', a, b], at));
  return side === 1 || side === -1;
}

/** Evaluates an expression at a point. Returns undefined if it has no value or the precision isn't enough. */
function valueAt(expression: Expression, at: Point): Enclosed | undefined {
  try {
    return enclose(expression, at);
  } catch (error) {
    if (error instanceof MathError) return undefined;
    throw error;
  }
}

/** Returns the letters of an expression except e and π. */
export function lettersIn(expression: Expression): readonly string[] {
  if (typeof expression !== 'string') return [...new Set(operandsOf(expression).flatMap(lettersIn))];
  return isNumberText(expression) || expression === 'e' || expression === 'π' ? [] : [expression];
}
