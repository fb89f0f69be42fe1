import { type ListInput, parseList } from '../list/parse-list.js';
import { greatestCommonDivisor, leastCommonMultiple } from '../rational/integer.js';
import { exactText } from '../rational/format.js';
import { divide, rational, reduce, sign } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import { type Step, step } from '../steps/step.js';

/** The largest number of parts of a ratio. */
const MOST_PARTS = 20;

/** The input of {@link simplifyRatio}. */
export interface RatioInput {
  /** The parts of the ratio, 2 to 20 positive numbers: "36, 54". */
  readonly ratio: ListInput;
}

/** A ratio in simplest form. */
export interface SimpleRatio {
  /** The parts as integers without a common divisor. */
  readonly parts: readonly string[];
  /** Each part, divided by the greatest number that divides all of them. */
  readonly steps: readonly Step[];
}

/**
 * Writes a ratio with the smallest integers. Errors: those of `parseList`; `out-of-range` (ratio) for fewer than two parts and
 * for a part that isn't positive; `too-large` for more than 20 parts.
 * @example simplifyRatio({ ratio: '36, 54' }) // parts is ["2", "3"]
 */
export function simplifyRatio(input: RatioInput): Result<SimpleRatio> {
  const unknown = unknownField(input, 'ratio');
  if (unknown) return unknown;
  const list = parseList(fieldsOf(input).ratio, 'ratio');
  if (!list.ok) return list;
  if (list.value.length > MOST_PARTS) return failure('ratio', 'too-large');
  if (list.value.length < 2 || list.value.some((part) => sign(part) <= 0))
    return failure('ratio', 'out-of-range');
  const reduced = list.value.map(reduce);
  const above = reduced.map(({ numerator }) => numerator).reduce(greatestCommonDivisor);
  const below = reduced.map(({ denominator }) => denominator).reduce(leastCommonMultiple);
  const common = rational(above, below);
  const parts = list.value.map((part) => exactText(divide(part, common)));
  const steps = list.value.map((part, i) =>
    step(
      'arithmetic.ratio',
      'Divide each part by the greatest number that divides all of them into integers',
      ['÷', exactText(part), exactText(common)],
      parts[i] ?? '',
    ),
  );
  return success({ parts, steps: exactText(common) === '1' ? [] : steps });
}
