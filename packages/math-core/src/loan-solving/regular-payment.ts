import { amortise } from '../loan/amortisation.js';
import { amountFigure } from '../loan/amount.js';
import type { Loan } from '../loan/loan.js';
import { loanSteps } from '../loan/loan-steps.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { fieldsOf } from '../result/fields-of.js';
import { type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Step } from '../steps/step.js';
import { type Paid, parseAmount, parsePlan, parseRate, type PaymentTerm } from './plan.js';
import { countSteps, rateStep } from './plan-steps.js';

/** The number of decimals in amounts of money. */
const DECIMALS = 2;

/** The input of {@link regularPayment}. Amounts can be in any currency. */
export type RegularPaymentInput = Paid &
  PaymentTerm & {
    /** The amount borrowed, from 0.01 to 10^15. */
    readonly principal: NumericInput;
    /**
     * The annual rate in percent, from 0 to 10^15. The rate per period is this rate divided by the payments
     * per year.
     */
    readonly annualRate: NumericInput;
  };

/**
 * Computes the equal payment of a loan that is paid weekly, biweekly ("fortnightly"), monthly, quarterly or
 * yearly, using the amortization formula, to 2 decimal places. Errors: `not-a-number`, `too-large`;
 * `out-of-range` (principal, annualRate, years, payments); `not-an-integer` (years, payments); `empty`
 * (neither years nor payments); `unknown-name` (frequency).
 * @example regularPayment({ principal: 200000, annualRate: 6.5, years: 30, frequency: 'weekly' }) // payment.text is "291.53" and payments is 1560
 */
export function regularPayment(input: RegularPaymentInput): Result<Loan> {
  const fields = fieldsOf(input);
  const unknown = unknownField(fields, 'principal annualRate years payments frequency');
  if (unknown) return unknown;
  const principal = parseAmount(fields.principal, 'principal');
  if (!principal.ok) return principal;
  const plan = parsePlan(fields);
  if (!plan.ok) return plan;
  const { perYear, payments } = plan.value;
  const rates = parseRate(fields.annualRate, perYear);
  if (!rates.ok) return rates;
  const terms = { principal: principal.value, ...rates.value, payments };
  const { payment, total, interest } = amortise(terms);
  const figures = {
    payment: amountFigure(payment, DECIMALS),
    total: amountFigure(total, DECIMALS),
    interest: amountFigure(interest, DECIMALS),
  };
  const [, ...steps] = loanSteps(terms, figures, payment);
  return success({
    ...figures,
    payments,
    steps: [rateStep(rates.value, perYear), ...countSteps(plan.value), ...steps.map(renamed)],
  });
}

function renamed(step: Step): Step {
  return step.id === 'loan.payment' ? { ...step, id: 'loan-solving.payment', law: 'Payment' } : step;
}
