import { parseNumber } from '../../rational/parse.js';
import { type Rational, reduce } from '../../rational/rational.js';

/** Parses a rational number and reduces it to lowest terms. */
export function parseRational(text: string): Rational | undefined {
  const number = parseNumber(text);
  return number.ok ? reduce(number.value) : undefined;
}
