import { parseFields } from '../money/parse-marked.js';
import { parsePercentage } from '../money/parse-percentage.js';
import { figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { divide, multiply, type Rational, rational, sign } from '../rational/rational.js';
import { failure, type Result, success } from '../result/result.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, step } from '../steps/step.js';
import { DECIMALS, type PercentageAnswer } from './percentage-answer.js';

/** The input of {@link reversePercentage}. `percentage` is in percent, with or without a percent sign. */
export interface ReversePercentageInput {
  /** The percentage. It can't be 0. */
  readonly percentage: NumericInput;
  /** The result of the percentage calculation. */
  readonly result: NumericInput;
}

/**
 * Computes the number of which `result` is `percentage`%: result × 100 ÷ percentage, to 2 decimals.
 * Errors: `not-a-number`, `too-large`; `division-by-zero` (percentage).
 * @example reversePercentage({ percentage: 25, result: 20 }) // answer.text is "80.00"
 */
export function reversePercentage(input: ReversePercentageInput): Result<PercentageAnswer> {
  const read = parseFields(input, { percentage: parsePercentage, result: parseNumber });
  if (!read.ok) return read;
  const { percentage, result } = read.value;
  if (sign(percentage) === 0) return failure('percentage', 'division-by-zero', 'percentage must not be 0.');
  return success(evaluate(percentage, result));
}

function evaluate(p: Rational, r: Rational): PercentageAnswer {
  const hundredfold = multiply(r, rational(100n));
  const answer = figure(divide(hundredfold, p), DECIMALS);
  const [percentage, result] = [exactText(p), exactText(r)];
  return {
    answer,
    steps: [
      step('percentage.reverse-formula', 'Formula', 'whole', formula('result', 'percentage'), {
        parameters: { percentage, result },
      }),
      step('percentage.hundredfold', 'Multiply by 100', ['×', result, '100'], exactText(hundredfold)),
      figureStep('percentage.reverse', 'Answer', formula(result, percentage), answer),
    ],
  };
}

function formula(result: string, percentage: string): Expression {
  return ['÷', ['×', result, '100'], percentage];
}
