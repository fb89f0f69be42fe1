import { parsePercentage } from '../money/parse-percentage.js';
import type { Digits } from '../rational/digits.js';
import { tellingFigure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { divide, multiply, type Rational, rational } from '../rational/rational.js';
import { type Result, success } from '../result/result.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, step } from '../steps/step.js';
import { DECIMALS, type PercentageAnswer, readPercentage } from './percentage-answer.js';

/** The input of {@link percentOf}. `percentage` is in percent, with or without a percent sign. */
export interface PercentOfInput extends Digits {
  /** The percentage: 25 means 25%. */
  readonly percentage: NumericInput;
  /** The value of which the percentage is taken. */
  readonly value: NumericInput;
}

/** The answer of {@link percentOf} with its input. */
export interface PercentOf extends PercentageAnswer {
  /** The percentage as exact text. */
  readonly percentage: string;
  /** The value as exact text. */
  readonly value: string;
}

/**
 * Computes `percentage`% of `value`: (value × percentage) ÷ 100.
 * Errors: `not-a-number`, `too-large`, `out-of-range` (decimals, significant).
 * @example percentOf({ percentage: 25, value: 80 }) // answer.text is "20.00"
 */
export function percentOf(input: PercentOfInput): Result<PercentOf> {
  const read = readPercentage(input, { percentage: parsePercentage, value: parseNumber });
  return read.ok ? success(evaluate(read.value.percentage, read.value.value, read.value.digits)) : read;
}

function evaluate(p: Rational, v: Rational, digits: Digits): PercentOf {
  const product = multiply(v, p);
  const answer = tellingFigure(divide(product, rational(100n)), digits, DECIMALS);
  const [percentage, value] = [exactText(p), exactText(v)];
  return {
    answer,
    percentage,
    value,
    steps: [
      step('percentage.percent-of-formula', 'Formula', 'result', formula('value', 'percentage'), {
        parameters: { percentage, value },
      }),
      step('percentage.product', 'Multiply', ['×', value, percentage], exactText(product)),
      figureStep('percentage.percent-of', 'Answer', formula(value, percentage), answer),
    ],
  };
}

// The specified form of the formula has these parentheses.
function formula(value: string, percentage: string): Expression {
  return ['÷', ['()', ['×', value, percentage]], '100'];
}
