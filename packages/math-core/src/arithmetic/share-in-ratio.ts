import { type ListInput, parseList } from '../list/parse-list.js';
import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { add, divide, multiply, sign } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import { type Step, step } from '../steps/step.js';

/** The largest number of parts of a ratio. */
const MOST_PARTS = 20;

/** The input of {@link shareInRatio}. */
export interface ShareInput {
  /** The amount to share. */
  readonly amount: NumericInput;
  /** The parts of the ratio, 2 to 20 positive numbers: "2, 3, 5". */
  readonly ratio: ListInput;
}

/** An amount that is shared in a ratio. */
export interface Shares {
  /** The shares in the order of the ratio, as exact text. */
  readonly shares: readonly string[];
  /** The sum of the parts, and each share. */
  readonly steps: readonly Step[];
}

/**
 * Shares an amount in a ratio.
 * Errors: those of `parseNumber` and `parseList`; `out-of-range` (ratio) for a part that isn't positive; `too-large` for more than 20 parts.
 * @example shareInRatio({ amount: 200, ratio: '2, 3, 5' }) // shares.2 is "100"
 */
export function shareInRatio(input: ShareInput): Result<Shares> {
  const fields = fieldsOf(input);
  const unknown = unknownField(fields, 'amount ratio');
  if (unknown) return unknown;
  const amount = parseNumber(fields.amount, 'amount');
  if (!amount.ok) return amount;
  const parts = parseList(fields.ratio, 'ratio');
  if (!parts.ok) return parts;
  if (parts.value.length > MOST_PARTS) return failure('ratio', 'too-large');
  if (parts.value.length < 2 || parts.value.some((part) => sign(part) <= 0))
    return failure('ratio', 'out-of-range');
  const total = parts.value.reduce(add);
  const texts = parts.value.map(exactText);
  const shares = parts.value.map((part) => exactText(divide(multiply(amount.value, part), total)));
  const [whole, sum] = [exactText(amount.value), exactText(total)];
  return success({
    shares,
    steps: [
      step('arithmetic.parts', 'Add the parts of the ratio', ['+', ...texts], sum),
      ...texts.map((part, i) =>
        step(
          'arithmetic.share',
          'A share is the amount, times its part, divided by the sum of the parts',
          ['÷', ['×', whole, part], sum],
          shares[i] ?? '',
        ),
      ),
    ],
  });
}
