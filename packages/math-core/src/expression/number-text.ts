import { exactText } from '../rational/format.js';
import { type Rational, reduce } from '../rational/rational.js';

/** Formats a number as an integer, as a fraction if the denominator is small (1/2, not 0.5), or else like {@link exactText}. */
export function numberText(value: Rational): string {
  const { numerator, denominator } = reduce(value);
  if (denominator === 1n || denominator >= 100n) return exactText(value);
  return `${numerator.toString()}/${denominator.toString()}`;
}
