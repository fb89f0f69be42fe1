import { rational } from '../../rational/rational.js';
import { coefficientsIn, fromCoefficients, type Polynomial, scale } from './arithmetic.js';
import { contentOf, divideExactly } from './division.js';
import { divisors } from './whole-divisors.js';

/** The maximum number of candidates. */
const MOST = 400;

/**
 * Finds a factor p × letter + q of a primitive polynomial, where p is a multiple of one of `tops` and q of one of
 * `bottoms`, by numbers that divide the contents of its leading and lowest coefficients.
 */
export function linearFactor(
  a: Polynomial,
  letter: string,
  bottoms: readonly Polynomial[],
  tops: readonly Polynomial[],
): Polynomial | undefined {
  const coefficients = coefficientsIn(a, letter);
  const [low, high] = [coefficients[0], coefficients.at(-1)].map((part) =>
    divisors(part ? contentOf(part).numerator : 1n),
  );
  let tried = 0;
  for (const top of tops)
    for (const bottom of bottoms)
      for (const p of high ?? [])
        for (const q of low ?? [])
          for (const sign of [1n, -1n]) {
            if (++tried > MOST) return undefined;
            const parts = [scale(bottom, rational(sign * q)), scale(top, rational(p))];
            const factor = fromCoefficients(parts, letter);
            if (divideExactly(a, factor)) return factor;
          }
  return undefined;
}
