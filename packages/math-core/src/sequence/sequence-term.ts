import { type ListInput, parseList } from '../list/parse-list.js';
import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import {
  add,
  divide,
  multiply,
  power,
  type Rational,
  rational,
  sign,
  subtract,
} from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';

/** The largest place of a term, and of a term of a geometric sequence. */
const LAST_PLACE = 1_000_000n;
const LAST_POWER = 1_000n;

/** The input of {@link sequenceTerm}. */
export interface SequenceInput {
  /** The first terms, at least three: "3, 7, 11". */
  readonly numbers: ListInput;
  /** The place of the requested term, 1 to 1,000,000 (1,000 in a geometric sequence). Defaults to the next term. */
  readonly place?: NumericInput | undefined;
}

/** A term of a sequence. */
export interface SequenceTerm {
  /** "arithmetic" if each term adds the same number, "geometric" if each term multiplies by the same number. */
  readonly kind: 'arithmetic' | 'geometric';
  /** The place of the term. */
  readonly place: number;
  /** The term as exact text. */
  readonly term: string;
  /** The formula of the nth term. */
  readonly formula: Expression;
  /** The difference or the ratio of the first terms, and the term. */
  readonly steps: readonly Step[];
}

/**
 * Continues an arithmetic or geometric sequence. Errors: those of `parseList`; `unsupported` for fewer than three terms or another
 * sequence; `not-a-number`, `not-an-integer`, `out-of-range` (place).
 * @example sequenceTerm({ numbers: '3, 7, 11', place: 20 }) // term is "79" and kind is "arithmetic"
 */
export function sequenceTerm(input: SequenceInput): Result<SequenceTerm> {
  const { numbers, place } = fieldsOf(input);
  const list = parseList(numbers, 'numbers');
  if (!list.ok) return list;
  const at = parseNumber(place ?? list.value.length + 1, 'place');
  if (!at.ok) return at;
  if (at.value.denominator !== 1n) return failure('place', 'not-an-integer');
  const n = at.value.numerator;
  const [first, second] = list.value;
  const difference = sameFrom(list.value, subtract);
  const ratio =
    difference || list.value.some((term) => sign(term) === 0) ? undefined : sameFrom(list.value, divide);
  const change = difference ?? ratio;
  if (!first || !second || !change)
    return failure(
      'numbers',
      'unsupported',
      'numbers must be at least three terms of an arithmetic or geometric sequence.',
    );
  const last = difference ? LAST_PLACE : LAST_POWER;
  if (n < 1n || n > last)
    return failure('place', 'out-of-range', `place must be between 1 and ${last.toString()}.`);
  const term = difference
    ? add(first, multiply(rational(n - 1n), change))
    : multiply(first, power(change, Number(n - 1n)));
  const [a, b, c, value] = [first, second, change, term].map(exactText) as [string, string, string, string];
  const formula = (index: Expression): Expression =>
    difference ? ['+', a, ['×', ['()', ['-', index, '1']], c]] : ['×', a, ['^', c, ['-', index, '1']]];
  return success({
    kind: difference ? 'arithmetic' : 'geometric',
    place: Number(n),
    term: value,
    formula: formula('n'),
    steps: [
      difference
        ? step(
            'sequence.difference',
            'Subtract each term from the next one. The difference is always the same',
            ['-', b, a],
            c,
          )
        : step(
            'sequence.ratio',
            'Divide each term by the previous one. The ratio is always the same',
            ['÷', b, a],
            c,
          ),
      step('sequence.term', 'Put the place into the formula of the nth term', formula(n.toString()), value),
    ],
  });
}

/** Returns the result that an operation gives for every term and the previous one. */
function sameFrom(
  terms: readonly Rational[],
  operation: (term: Rational, before: Rational) => Rational,
): Rational | undefined {
  if (terms.length < 3 || (operation === divide && terms.some((term) => sign(term) === 0))) return undefined;
  const results = terms.slice(1).map((term, i) => operation(term, terms[i] ?? term));
  const [first, ...rest] = results;
  return first && rest.every((each) => exactText(each) === exactText(first)) ? first : undefined;
}
