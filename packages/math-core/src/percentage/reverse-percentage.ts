import { parsePercentage } from '../money/parse-percentage.js';
import type { Digits } from '../rational/digits.js';
import { tellingFigure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { divide, multiply, type Rational, rational, sign } from '../rational/rational.js';
import { failure, type Result, success } from '../result/result.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, step } from '../steps/step.js';
import { DECIMALS, type PercentageAnswer, readPercentage } from './percentage-answer.js';

/** The input of {@link reversePercentage}. `percentage` is in percent, with or without a percent sign. */
export interface ReversePercentageInput extends Digits {
  /** The percentage. It can't be 0. */
  readonly percentage: NumericInput;
  /** The part that the percentage is of the unknown whole. */
  readonly part: NumericInput;
}

/**
 * Computes the number of which `part` is `percentage`%: part × 100 ÷ percentage.
 * Errors: `not-a-number`, `too-large`, `out-of-range` (decimals, significant); `division-by-zero` (percentage).
 * @example reversePercentage({ part: 20, percentage: 25 }) // answer.text is "80.00"
 */
export function reversePercentage(input: ReversePercentageInput): Result<PercentageAnswer> {
  const read = readPercentage(input, { percentage: parsePercentage, part: parseNumber });
  if (!read.ok) return read;
  const { percentage, part } = read.value;
  if (sign(percentage) === 0) return failure('percentage', 'division-by-zero', 'percentage must not be 0.');
  return success(evaluate(percentage, part, read.value.digits));
}

function evaluate(p: Rational, of: Rational, digits: Digits): PercentageAnswer {
  const hundredfold = multiply(of, rational(100n));
  const answer = tellingFigure(divide(hundredfold, p), digits, DECIMALS);
  const [percentage, part] = [exactText(p), exactText(of)];
  return {
    answer,
    steps: [
      step('percentage.reverse-formula', 'Formula', 'whole', formula('part', 'percentage'), {
        parameters: { percentage, part },
      }),
      step('percentage.hundredfold', 'Multiply by 100', ['×', part, '100'], exactText(hundredfold)),
      figureStep('percentage.reverse', 'Answer', formula(part, percentage), answer),
    ],
  };
}

function formula(part: string, percentage: string): Expression {
  return ['÷', ['×', part, '100'], percentage];
}
