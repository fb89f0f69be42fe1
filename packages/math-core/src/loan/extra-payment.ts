import type { NumericInput } from '../rational/parse-decimal.js';
import { failure, type Result, success } from '../result/result.js';
import type { Step } from '../steps/step.js';
import { type ComparedSchedules, extraPaymentSteps } from './extra-payment-steps.js';
import { centsText, parseInstalments, computeSchedule } from './schedule.js';
import type { LoanInput } from './terms.js';

/** The input of {@link extraPayment}. */
export type ExtraPaymentInput = LoanInput & {
  /** The extra amount paid each month: at least 0, rounded to cents. */
  readonly extra: NumericInput;
};

/** A loan with and without an extra monthly payment, in whole cents. */
export interface ExtraPayment extends ComparedSchedules {
  /** The steps from both schedules to the savings. */
  readonly steps: readonly Step[];
}

/**
 * Computes the time and interest that an extra monthly payment saves, from schedules in whole cents the way a
 * lender keeps them. Errors: those of {@link loanSchedule}; `out-of-range` for a principal of less than half
 * a cent.
 * @example extraPayment({ principal: 1200, annualRate: 12, years: 1, extra: 100 }) // paymentsSaved is 5 and interestSaved is "36.98"
 */
export function extraPayment(input: ExtraPaymentInput): Result<ExtraPayment> {
  const terms = parseInstalments(input);
  if (!terms.ok) return terms;
  const { principal, payment, extra } = terms.value;
  if (principal === 0n) return failure('principal', 'out-of-range', 'principal must be at least 0.01.');
  const usual = computeSchedule(terms.value);
  const faster = computeSchedule({ ...terms.value, payment: payment + extra });
  const paymentsSaved = usual.payments - faster.payments;
  const timeSaved = { years: Math.floor(paymentsSaved / 12), months: paymentsSaved % 12 };
  const interestSaved = centsText(cents(usual.totalInterest) - cents(faster.totalInterest));
  const texts = {
    principal: centsText(principal),
    payment: centsText(payment),
    extra: centsText(extra),
    together: centsText(payment + extra),
  };
  const compared = { without: usual, with: faster, paymentsSaved, timeSaved, interestSaved };
  return success({ ...compared, steps: extraPaymentSteps(texts, compared) });
}

const cents = (text: string): bigint => BigInt(text.replace('.', ''));
