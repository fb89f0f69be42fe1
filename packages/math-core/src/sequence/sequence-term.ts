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
import { unknownField } from '../result/unknown-field.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';

/** The largest place of a term, and of a term of a geometric sequence. */
const LAST_PLACE = 1_000_000n;
const LAST_POWER = 1_000n;

/** The input of {@link sequenceTerm}. */
export interface SequenceInput {
  /** The first terms, at least three: "3, 7, 11". At least four of a quadratic sequence: "1, 4, 9, 16". */
  readonly numbers: ListInput;
  /** The place of the requested term, 1 to 1,000,000 (1,000 in a geometric sequence). Defaults to the next term. */
  readonly place?: NumericInput | undefined;
}

/** A term of a sequence. */
export interface SequenceTerm {
  /**
   * "arithmetic" if each term adds the same number, "geometric" if each term multiplies by the same number, "quadratic" if
   * the differences are an arithmetic sequence.
   */
  readonly kind: 'arithmetic' | 'geometric' | 'quadratic';
  /** The place of the term. */
  readonly place: number;
  /** The term as exact text. */
  readonly term: string;
  /** The formula of the nth term. */
  readonly formula: Expression;
  /** The difference or the ratio of the first terms, or of the first differences, and the term. */
  readonly steps: readonly Step[];
}

/**
 * Continues an arithmetic, geometric or quadratic sequence. Errors: those of `parseList`; `unsupported` for too few terms or another
 * sequence; `not-a-number`, `not-an-integer`, `out-of-range` (place).
 * @example sequenceTerm({ numbers: '3, 7, 11', place: 20 }) // term is "79" and kind is "arithmetic"
 */
export function sequenceTerm(input: SequenceInput): Result<SequenceTerm> {
  const unknown = unknownField(input, 'numbers place');
  if (unknown) return unknown;
  const { numbers, place } = fieldsOf(input);
  const list = parseList(numbers, 'numbers');
  if (!list.ok) return list;
  const at = parseNumber(place ?? list.value.length + 1, 'place');
  if (!at.ok) return at;
  if (at.value.denominator !== 1n) return failure('place', 'not-an-integer');
  const [terms, n] = [list.value, at.value.numerator];
  return arithmeticTerm(terms, n) ?? geometricTerm(terms, n) ?? quadraticTerm(terms, n) ?? unsupported();
}

function arithmeticTerm(terms: readonly Rational[], n: bigint): Result<SequenceTerm> | undefined {
  const change = sameFrom(terms, subtract);
  const [first, second] = terms;
  if (!change || !first || !second) return undefined;
  if (n < 1n || n > LAST_PLACE) return outOfRange(LAST_PLACE);
  const term = exactText(add(first, multiply(rational(n - 1n), change)));
  const [a, b, c] = [exactText(first), exactText(second), exactText(change)];
  const formula = polynomial([change, subtract(first, change)]);
  const law = 'Subtract each term from the next one. The difference is always the same';
  const written = ['+', a, ['×', ['()', ['-', 'n', '1']], c]] as const;
  return success({
    kind: 'arithmetic',
    place: Number(n),
    term,
    formula: formula('n'),
    steps: [
      step('sequence.difference', law, ['-', b, a], c),
      formulaStep(written, formula('n'), n),
      ...termStep(formula, n, term),
    ],
  });
}

function geometricTerm(terms: readonly Rational[], n: bigint): Result<SequenceTerm> | undefined {
  const change = terms.some((term) => sign(term) === 0) ? undefined : sameFrom(terms, divide);
  const [first, second] = terms;
  if (!change || !first || !second) return undefined;
  if (n < 1n || n > LAST_POWER) return outOfRange(LAST_POWER);
  const term = exactText(multiply(first, power(change, Number(n - 1n))));
  const [a, b, c] = [exactText(first), exactText(second), exactText(change)];
  const formula = (index: Expression): Expression => ['×', a, ['^', c, ['-', index, '1']]];
  const law = 'Divide each term by the previous one. The ratio is always the same';
  return success({
    kind: 'geometric',
    place: Number(n),
    term,
    formula: formula('n'),
    steps: [step('sequence.ratio', law, ['÷', b, a], c), ...termStep(formula, n, term)],
  });
}

/** Returns a function that writes a polynomial in n or at a place. The coefficients begin with that of the highest power. */
function polynomial(coefficients: readonly Rational[]): (index: Expression) => Expression {
  const degree = coefficients.length - 1;
  return (index) => {
    const terms = coefficients.flatMap((coefficient, i) =>
      sign(coefficient) === 0 ? [] : [{ coefficient, power: degree - i }],
    );
    return terms.reduce<Expression>((sum, { coefficient, power: exponent }, i) => {
      const isNegative = sign(coefficient) < 0;
      const size = exactText(isNegative ? subtract(rational(0n), coefficient) : coefficient);
      const base: Expression = exponent > 1 ? ['^', index, exponent.toString()] : index;
      const isBare = size === '1' && exponent > 0;
      if (i > 0) return [isNegative ? '-' : '+', sum, monomial(size, base, exponent)];
      return isNegative && isBare ? ['neg', base] : monomial(isNegative ? `-${size}` : size, base, exponent);
    }, '0');
  };
}

function monomial(size: string, base: Expression, exponent: number): Expression {
  if (exponent === 0) return size;
  return size === '1' ? base : ['×', size, base];
}

const formulaStep = (before: Expression, after: Expression, n: bigint): Step =>
  step(
    'sequence.formula',
    'Write the formula of the nth term. Expand and combine like terms',
    before,
    after,
    { parameters: { n: n.toString() } },
  );

/** Returns the step that puts the place into a formula, or nothing if the formula is a number. */
const termStep = (formula: (index: Expression) => Expression, n: bigint, value: string): readonly Step[] =>
  formula('n') === value
    ? []
    : [step('sequence.term', 'Put the place into the formula of the nth term', formula(n.toString()), value)];

const unsupported = (): Result<SequenceTerm> =>
  failure(
    'numbers',
    'unsupported',
    'numbers must be at least three terms of an arithmetic or geometric sequence, or four of a quadratic one.',
  );

/** Continues a sequence whose differences are an arithmetic sequence. Returns undefined for another sequence. */
function quadraticTerm(terms: readonly Rational[], n: bigint): Result<SequenceTerm> | undefined {
  const differences = terms.slice(1).map((term, i) => subtract(term, terms[i] ?? term));
  const change = sameFrom(differences, subtract);
  const [first] = terms;
  const [one, two] = differences;
  if (!change || !first || !one || !two) return undefined;
  if (n < 1n || n > LAST_PLACE) return outOfRange(LAST_PLACE);
  const pairs = rational((n - 1n) * (n - 2n), 2n);
  const term = add(first, add(multiply(rational(n - 1n), one), multiply(pairs, change)));
  const [a, b, c, d, value] = [first, one, two, change, term].map(exactText) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const written: Expression = [
    '+',
    a,
    ['×', ['()', ['-', 'n', '1']], b],
    ['÷', ['×', ['()', ['-', 'n', '1']], ['()', ['-', 'n', '2']], d], '2'],
  ];
  // first + (n - 1) one + (n - 1)(n - 2) change / 2, by powers of n
  const half = divide(change, rational(2n));
  const linear = subtract(one, multiply(rational(3n), half));
  const formula = polynomial([half, linear, add(subtract(first, one), change)]);
  return success({
    kind: 'quadratic',
    place: Number(n),
    term: value,
    formula: formula('n'),
    steps: [
      step(
        'sequence.differences',
        'The differences themselves always change by the same number',
        ['-', c, b],
        d,
      ),
      formulaStep(written, formula('n'), n),
      ...termStep(formula, n, value),
    ],
  });
}

const outOfRange = (last: bigint): Result<SequenceTerm> =>
  failure('place', 'out-of-range', `place must be between 1 and ${last.toString()}.`);

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
