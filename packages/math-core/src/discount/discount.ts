import { type Figure, figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import { type NumericInput, parseNumber } from '../rational/parse.js';
import { divide, multiply, type Rational, rational, subtract } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { type Result, success } from '../result/result.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';

/** Decimals of money. */
const DECIMALS = 2;

export interface DiscountInput {
  readonly price: NumericInput;
  /** The discount in percent. */
  readonly percentage: NumericInput;
}

export interface Discount {
  /** 2 decimals, in the price's currency. */
  readonly saved: Figure;
  /** 2 decimals, of the exact price less the exact amount saved. */
  readonly finalPrice: Figure;
  readonly steps: readonly Step[];
}

/**
 * Takes a discount in percent off a price; figures to 2 decimals.
 * Errors: `not-a-number`, `too-large`.
 * @example discount({ price: 80, percentage: 25 }) // saved.text is "20.00" and finalPrice.text is "60.00"
 */
export function discount(input: DiscountInput): Result<Discount> {
  const { price, percentage } = fieldsOf(input);
  const full = parseNumber(price, 'price');
  if (!full.ok) return full;
  const percent = parseNumber(percentage, 'percentage');
  if (!percent.ok) return percent;
  return success(evaluate(full.value, percent.value));
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
      step('discount.saved', 'Amount saved', saving, saved.text, { relation: saved.relation }),
      step('discount.final-price-formula', 'Price formula', 'final price', ['-', 'price', 'saved'], {
        parameters: { price, saved: exactSaved },
      }),
      step('discount.final-price', 'Final price', ['-', price, exactSaved], finalPrice.text, {
        relation: finalPrice.relation,
      }),
    ],
  };
}

function percentFormula(price: string, percentage: string): Expression {
  return ['÷', ['×', price, percentage], '100'];
}
