import { format } from '../format/format.js';
import type { Figure } from '../rational/figure.js';
import { exactText, roundHalfAwayFromZero } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { divide, multiply, type Rational, rational } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';

/** The largest number of decimals, and of zeros of the unit to round to. */
const MOST_PLACES = 50;

/** The input of {@link roundNumber}. */
export interface RoundingInput {
  /** The number, or the figure of an irrational number. */
  readonly value: NumericInput | Figure;
  /** The number of decimals, −50 to 50. A negative number rounds to tens (−1), hundreds (−2), and so on. */
  readonly decimals?: number | undefined;
  /** The number of significant digits, 1 to 100. It can't be combined with `decimals`. */
  readonly significant?: number | undefined;
  /** The expression with this value, for the step. Defaults to the number. */
  readonly expression?: Expression | undefined;
}

/** A rounded number. */
export interface Rounded {
  /** The number with the requested decimals or significant digits. */
  readonly text: string;
  /** The rounding. */
  readonly steps: readonly Step[];
}

/**
 * Rounds to decimals, significant digits, tens or hundreds. Ties round away from zero.
 * Errors: those of `format`; `not-an-integer`, `out-of-range` (decimals); `not-a-number` for tens of an irrational figure.
 * @example roundNumber({ value: 1450, decimals: -2 }) // text is "1500"
 */
export function roundNumber(input: RoundingInput): Result<Rounded> {
  const fields = fieldsOf(input);
  const unknown = unknownField(fields, 'value decimals significant expression');
  if (unknown) return unknown;
  const { value, decimals = 0, significant, expression } = fields;
  if (fields.decimals !== undefined && significant !== undefined)
    return failure('significant', 'out-of-range', "significant and decimals can't be combined.");
  if (typeof decimals !== 'number') return failure('decimals', 'not-a-number');
  if (significant === undefined && !(Math.abs(decimals) <= MOST_PLACES))
    return failure(
      'decimals',
      'out-of-range',
      `decimals must be between -${MOST_PLACES} and ${MOST_PLACES}.`,
    );
  const exact = exactOf(value);
  const digits = significant === undefined ? { decimals } : { significant };
  const text =
    significant === undefined && decimals < 0
      ? inUnits(exact, decimals)
      : format(value, { ...digits, grouping: false });
  if (!text.ok) return text;
  const before = expression ?? (exact.ok ? exactText(exact.value) : text.value);
  const steps = [
    step('arithmetic.rounded', 'Round. A tie goes away from zero', before, text.value, { relation: '≈' }),
  ];
  return success({ text: text.value, steps });
}

function isFigure(value: unknown): value is Figure {
  return typeof value === 'object' && value !== null && 'text' in value && 'relation' in value;
}

function exactOf(value: RoundingInput['value']): Result<Rational> {
  return parseNumber(isFigure(value) ? (value.exact ?? '') : value, 'value');
}

/** Rounds to multiples of 10, 100 and so on. */
function inUnits(exact: Result<Rational>, decimals: number): Result<string> {
  if (!exact.ok) return exact;
  if (!Number.isInteger(decimals)) return failure('decimals', 'not-an-integer');
  const unit = rational(10n ** BigInt(-decimals));
  return success(exactText(multiply(rational(roundHalfAwayFromZero(divide(exact.value, unit), 0)), unit)));
}
