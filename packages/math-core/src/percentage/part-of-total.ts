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

/** The input of {@link partOfTotal}. */
export interface PartOfTotalInput extends Digits {
  /** The part. */
  readonly part: NumericInput;
  /** The total. It can't be 0. */
  readonly total: NumericInput;
}

/**
 * Computes what percentage of `total` `part` is: part ÷ total × 100.
 * Errors: `not-a-number`, `too-large`, `out-of-range` (decimals, significant); `division-by-zero` (total).
 * @example partOfTotal({ part: 30, total: 120 }) // answer.text is "25.00"
 */
export function partOfTotal(input: PartOfTotalInput): Result<PercentageAnswer> {
  const read = readPercentage(input, { part: parseNumber, total: parseNumber });
  if (!read.ok) return read;
  const { part, total } = read.value;
  if (sign(total) === 0) return failure('total', 'division-by-zero', 'total must not be 0.');
  return success(evaluate(part, total, read.value.digits));
}

function evaluate(p: Rational, t: Rational, digits: Digits): PercentageAnswer {
  const quotient = divide(p, t);
  const answer = tellingFigure(multiply(quotient, rational(100n)), digits, DECIMALS);
  const [part, total] = [exactText(p), exactText(t)];
  return {
    answer,
    steps: [
      step('percentage.part-of-total-formula', 'Formula', 'percentage', formula('part', 'total'), {
        parameters: { part, total },
      }),
      step('percentage.quotient', 'Divide by the total', ['÷', part, total], exactText(quotient)),
      figureStep('percentage.part-of-total', 'Answer', formula(part, total), answer),
    ],
  };
}

function formula(part: string, total: string): Expression {
  return ['×', ['÷', part, total], '100'];
}
