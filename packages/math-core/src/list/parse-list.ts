import { checkedText } from '../result/math-error.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { type Rational, reduce } from '../rational/rational.js';
import { bitLength } from '../rational/integer.js';
import { failure, type Result, success } from '../result/result.js';
import { entriesOf } from './entries.js';
import { commonDenominator } from './common-denominator.js';

/** A list of numbers, as text or as an array. */
export type ListInput = string | readonly NumericInput[];

/** The maximum number of entries in a list. */
export const MAX_NUMBERS = 1_000;
/** The maximum length of a list as text, in characters. */
const MAX_LIST_CHARACTERS = 20_000;
/** The maximum total length of numerators and denominators in bits, equal to MAX_LIST_CHARACTERS decimal digits. */
const MAX_BITS = Math.ceil(MAX_LIST_CHARACTERS * Math.log2(10));

/**
 * Parses a list of numbers, each like {@link parseNumber}. In text, commas separate numbers: "1,234" has two. If
 * whitespace or semicolons separate them, the commas within numbers group thousands if all of them can. Otherwise, all
 * are decimal commas: "1,234; 5" has 1234, and "1,234; 2,5" has 1.234. Before "and", commas separate: "1,2 and 3" has three
 * numbers.
 * Errors: `ambiguous` if the commas of some entries could also separate, as in "70,80 85"; `empty`; `not-a-number` (field `values.2` for the third); `too-large` for more than 1,000 numbers or
 * 20,000 characters or digits in total, or if one number is too large.
 * @example parseList('1,234, 0.5; 7').value.length // 3
 */
export function parseList(input: ListInput, field = 'values'): Result<readonly Rational[]> {
  checkedText('field', field);
  if (typeof input === 'string' && input.length > MAX_LIST_CHARACTERS)
    return failure(field, 'too-large', `${field} has more than ${MAX_LIST_CHARACTERS} characters.`);
  const [items = [], other]: readonly (readonly NumericInput[])[] =
    typeof input === 'string' ? entriesOf(input) : Array.isArray(input) ? [input] : [];
  if (other)
    return failure(
      field,
      'ambiguous',
      `${field} has commas that could separate numbers, or be part of them.`,
    );
  if (items.length > MAX_NUMBERS)
    return failure(field, 'too-large', `${field} has more than ${MAX_NUMBERS} numbers.`);
  if (items.length === 0) return failure(field, 'empty', `${field} contains no number.`);
  const numbers: Rational[] = [];
  let bits = 0;
  for (let i = 0; i < items.length; i++) {
    const number = parseNumber(items[i] as NumericInput, `${field}.${i}`);
    if (!number.ok) return number;
    const { numerator, denominator } = number.value;
    bits += bitLength(numerator) + bitLength(denominator);
    if (bits > MAX_BITS) return failure(field, 'too-large', `${field} has too many digits in total.`);
    numbers.push(reduce(number.value));
  }
  return commonDenominator(numbers)
    ? success(numbers)
    : failure(field, 'too-large', `${field} contains fractions whose common denominator is too large.`);
}
