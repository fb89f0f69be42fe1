import type { Figure } from '../rational/figure.js';
import { type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Step } from '../steps/step.js';
import { amortise } from './amortisation.js';
import { amountFigure } from './amount.js';
import { loanSteps } from './loan-steps.js';
import { type LoanInput, parseTerms } from './terms.js';

/** The number of decimals in amounts of money. */
const DECIMALS = 2;

/**
 * The figures of a loan, each rounded from its own exact value. Total and interest come from the unrounded payment.
 * They have `exact` only if it is short (a rate of 0, or few payments at a simple rate).
 */
export interface Loan {
  /** The monthly payment. */
  readonly payment: Figure;
  /** The sum of all payments. */
  readonly total: Figure;
  /** The total minus the principal. */
  readonly interest: Figure;
  /** The number of monthly payments. */
  readonly payments: number;
  /** The steps from the terms to payment, total and interest. */
  readonly steps: readonly Step[];
}

/**
 * Computes the equal monthly payment of a loan with the amortization formula, correctly rounded to 2
 * decimals. At rate 0 it is the principal divided by the number of payments. Errors: `not-a-number`,
 * `too-large`; `out-of-range` (principal < 0, annualRate ≤ -1200, years × 12 or months < 1 or > 12,000, both
 * years and months); `not-an-integer` (years × 12, months); `empty` (neither years nor months).
 * @example loan({ principal: 200000, annualRate: 6.5, years: 30 }) // payment.text is "1264.14"
 * @example loan({ principal: '$1000', annualRate: '12%', months: 3 }) // payment.text is "340.02"
 */
export function loan(input: LoanInput): Result<Loan> {
  const unknown = unknownField(input, 'principal annualRate years months');
  if (unknown) return unknown;
  const terms = parseTerms(input);
  if (!terms.ok) return terms;
  const { payment, total, interest } = amortise(terms.value);
  const figures = {
    payment: amountFigure(payment, DECIMALS),
    total: amountFigure(total, DECIMALS),
    interest: amountFigure(interest, DECIMALS),
  };
  return success({
    ...figures,
    payments: terms.value.payments,
    steps: loanSteps(terms.value, figures, payment),
  });
}
