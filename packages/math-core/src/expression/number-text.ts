import { exactText } from '../rational/format.js';
import { type Rational, reduce } from '../rational/rational.js';

/** Writes a number: whole, as a fraction with a small denominator (1/2, not 0.5), else as in {@link exactText}. */
export function numberText(value: Rational): string {
  const { numerator, denominator } = reduce(value);
  if (denominator === 1n || denominator >= 100n) return exactText(value);
  return `${numerator.toString()}/${denominator.toString()}`;
}
