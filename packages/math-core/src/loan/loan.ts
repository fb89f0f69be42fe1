import type { Figure } from '../rational/figure.js';
import { type Result, success } from '../result/result.js';
import type { Step } from '../steps/step.js';
import { amortise } from './amortisation.js';
import { amountFigure } from './amount.js';
import { loanSteps } from './loan-steps.js';
import { type LoanInput, parseTerms } from './terms.js';

/** Decimals of money. */
const DECIMALS = 2;

/**
 * A loan's figures, each rounded by itself from its exact value: total and interest come from the unrounded payment.
 * `exact` is there where it is short (a rate of 0, few payments at a simple rate).
 */
export interface Loan {
  /** What is paid each month. */
  readonly payment: Figure;
  /** All payments together. */
  readonly total: Figure;
  /** What is paid beyond the principal. */
  readonly interest: Figure;
  /** The number of monthly payments. */
  readonly payments: number;
  readonly steps: readonly Step[];
}

/**
 * Computes a loan's equal monthly payment by the amortisation formula, correctly rounded to 2 decimals; at rate 0 it
 * is the principal divided by the number of payments.
 * Errors: `not-a-number`, `too-large`; `out-of-range` (annualRate ≤ -1200, years × 12 below 1 or past 12,000);
 * `not-an-integer` (years × 12).
 * @example loan({ principal: 200000, annualRate: 6.5, years: 30 }) // payment.text is "1264.14"
 */
export function loan(input: LoanInput): Result<Loan> {
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
    steps: loanSteps(terms.value, figures),
  });
}
