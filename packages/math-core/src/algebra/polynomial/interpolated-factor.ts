import { constant, fromCoefficients, type Polynomial } from './arithmetic.js';
import { divideExactly } from './division.js';
import { wholeCoefficients } from './rational-root.js';
import { divisors } from './whole-divisors.js';
import { spend } from './work.js';

/** The most candidates that are tried. */
const MOST = 3000;
const POINTS = [0n, 1n, -1n, 2n, -2n, 3n, -3n, 4n, -4n];

/**
 * A factor of a given degree of a primitive polynomial in one letter without rational roots (Kronecker): at whole numbers its
 * values divide those of the polynomial. Undefined where there is none, or past 3,000 candidates.
 */
export function interpolatedFactor(a: Polynomial, letter: string, degree: number): Polynomial | undefined {
  const coefficients = wholeCoefficients(a, letter);
  const values = POINTS.map((at) => ({ at, of: divisors(valueAt(coefficients, at)) }))
    .sort((p, q) => p.of.length - q.of.length)
    .slice(0, degree + 1);
  const count = values.reduce((all, { of }) => all * 2 * of.length, 0.5);
  if (count > MOST) return undefined;
  const points = values.map(({ at }) => at);
  for (const chosen of choices(values.map(({ of }) => of))) {
    spend(2);
    const factor = interpolation(points, chosen);
    if (!factor || !isCandidate(factor, coefficients, degree)) continue;
    const found = fromCoefficients(factor.map(constant), letter);
    if (divideExactly(a, found)) return found;
  }
  return undefined;
}

function isCandidate(factor: readonly bigint[], coefficients: readonly bigint[], degree: number): boolean {
  const [top, bottom] = [factor[degree] ?? 0n, factor[0] ?? 0n];
  return (
    top !== 0n &&
    bottom !== 0n &&
    (coefficients.at(-1) ?? 0n) % top === 0n &&
    (coefficients[0] ?? 0n) % bottom === 0n
  );
}

function valueAt(coefficients: readonly bigint[], x: bigint): bigint {
  return coefficients.reduceRight((value, coefficient) => value * x + coefficient, 0n);
}

/** One divisor for each point, with either sign; the first is positive. */
function* choices(lists: readonly (readonly bigint[])[], isFirst = true): Generator<readonly bigint[]> {
  const [first, ...rest] = lists;
  if (!first) {
    yield [];
    return;
  }
  for (const tail of choices(rest, false))
    for (const value of first) {
      yield [value, ...tail];
      if (!isFirst) yield [-value, ...tail];
    }
}

/** The whole coefficients of the polynomial through the points; undefined where they aren't whole (Newton's form). */
function interpolation(points: readonly bigint[], values: readonly bigint[]): readonly bigint[] | undefined {
  const differences = [...values];
  for (let order = 1; order < points.length; order++)
    for (let i = points.length - 1; i >= order; i--) {
      const top = (differences[i] ?? 0n) - (differences[i - 1] ?? 0n);
      const bottom = (points[i] ?? 0n) - (points[i - order] ?? 0n);
      if (top % bottom !== 0n) return undefined;
      differences[i] = top / bottom;
    }
  let coefficients: bigint[] = [];
  for (let i = points.length - 1; i >= 0; i--) {
    const shifted = [0n, ...coefficients];
    const moved = shifted.map((value, k) => value - (points[i] ?? 0n) * (coefficients[k] ?? 0n));
    moved[0] = (moved[0] ?? 0n) + (differences[i] ?? 0n);
    coefficients = moved;
  }
  return coefficients;
}
