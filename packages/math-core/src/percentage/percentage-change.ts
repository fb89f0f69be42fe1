import type { Digits } from '../rational/digits.js';
import { tellingFigure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { divide, multiply, negate, type Rational, rational, sign, subtract } from '../rational/rational.js';
import { failure, type Result, success } from '../result/result.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, step } from '../steps/step.js';
import { DECIMALS, type PercentageAnswer, readPercentage } from './percentage-answer.js';

/** The input of {@link percentageChange}. */
export interface PercentageChangeInput extends Digits {
  /** The original value. It can't be 0. */
  readonly from: NumericInput;
  /** The new value. */
  readonly to: NumericInput;
}

/**
 * Computes the change between two numbers in percent: (to - from) ÷ |from| × 100. It is relative to
 * |from|: a fall from -10 to -20 is a change of -100%, not +100%.
 * Errors: `not-a-number`, `too-large`, `out-of-range` (decimals, significant); `division-by-zero` (from).
 * @example percentageChange({ from: 80, to: 100 }) // answer.text is "25.00"
 */
export function percentageChange(input: PercentageChangeInput): Result<PercentageAnswer> {
  const read = readPercentage(input, { from: parseNumber, to: parseNumber });
  if (!read.ok) return read;
  const { from, to } = read.value;
  if (sign(from) === 0) return failure('from', 'division-by-zero', 'from must not be 0.');
  return success(evaluate(from, to, read.value.digits));
}

function evaluate(start: Rational, end: Rational, digits: Digits): PercentageAnswer {
  const difference = subtract(end, start);
  const size = sign(start) < 0 ? negate(start) : start;
  const answer = tellingFigure(divide(multiply(difference, rational(100n)), size), digits, DECIMALS);
  const [from, to] = [exactText(start), exactText(end)];
  const [absolute, change] = [exactText(size), exactText(difference)];
  return {
    answer,
    steps: [
      step('percentage.change-formula', 'Formula', 'change', formula(['-', 'to', 'from'], '|from|'), {
        parameters: { from, to, '|from|': absolute },
      }),
      step('percentage.difference', 'Subtract the old value', ['-', to, from], change),
      figureStep('percentage.change', 'Answer', formula(change, absolute), answer),
    ],
  };
}

function formula(difference: Expression, absolute: string): Expression {
  return ['×', ['÷', difference, absolute], '100'];
}
