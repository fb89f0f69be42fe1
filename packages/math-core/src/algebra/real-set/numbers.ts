import { parseNumber } from '../../rational/parse.js';
import { type Rational, reduce } from '../../rational/rational.js';

/** Returns the rational number of a text in lowest terms. */
export function parseRational(text: string): Rational | undefined {
  const number = parseNumber(text);
  return number.ok ? reduce(number.value) : undefined;
}
