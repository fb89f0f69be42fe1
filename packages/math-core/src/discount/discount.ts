import { parseFields } from '../money/parse-marked.js';
import { parseNotNegative } from '../money/parse-not-negative.js';
import { parsePercentage } from '../money/parse-percentage.js';
import { type Figure, figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { compare, divide, multiply, type Rational, rational, subtract } from '../rational/rational.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';

/** The number of decimals in amounts of money. */
const DECIMALS = 2;

/** The input of {@link discount}. */
export interface DiscountInput {
  /** The price: at least 0, in any currency, with or without a currency sign ("$80"). */
  readonly price: NumericInput;
  /** The discount in percent: at most 100, with or without a percent sign ("25%"). */
  readonly percentage: NumericInput;
}

/** A price with a discount. */
export interface Discount {
  /** The amount saved, to 2 decimals, in the price's currency. */
  readonly saved: Figure;
  /** The exact price minus the exact amount saved, rounded to 2 decimals. */
  readonly finalPrice: Figure;
  /** The steps from the price to the amounts saved and paid. */
  readonly steps: readonly Step[];
}

/**
 * Computes the price after a percent discount, to 2 decimal places.
 * Errors: `not-a-number`, `too-large`; `out-of-range` (price below 0, percentage above 100).
 * @example discount({ price: 80, percentage: 25 }) // saved.text is "20.00" and finalPrice.text is "60.00"
 */
export function discount(input: DiscountInput): Result<Discount> {
  const unknown = unknownField(input, 'price percentage');
  if (unknown) return unknown;
  const read = parseFields(input, { price: parseNotNegative, percentage: parsePercentage });
  if (!read.ok) return read;
  const { price, percentage } = read.value;
  if (compare(percentage, rational(100n)) > 0)
    return failure('percentage', 'out-of-range', 'percentage must be at most 100.');
  return success(evaluate(price, percentage));
}

function evaluate(full: Rational, percent: Rational): Discount {
  const off = divide(multiply(full, percent), rational(100n));
  const saved = figure(off, DECIMALS);
  const finalPrice = figure(subtract(full, off), DECIMALS);
  const [price, percentage, exactSaved] = [exactText(full), exactText(percent), exactText(off)];
  const saving = percentFormula(price, percentage);
  return {
    saved,
    finalPrice,
    steps: [
      step('discount.saved-formula', 'Discount formula', 'saved', percentFormula('price', 'percentage'), {
        parameters: { price, percentage },
      }),
      ...(saved.relation === '≈'
        ? [step('discount.saved-exact', 'Exact amount saved', saving, exactSaved)]
        : []),
      figureStep('discount.saved', 'Amount saved', saving, saved),
      step('discount.final-price-formula', 'Price formula', 'final price', ['-', 'price', 'saved'], {
        parameters: { price, saved: exactSaved },
      }),
      figureStep('discount.final-price', 'Final price', ['-', price, exactSaved], finalPrice),
    ],
  };
}

function percentFormula(price: string, percentage: string): Expression {
  return ['÷', ['×', price, percentage], '100'];
}
