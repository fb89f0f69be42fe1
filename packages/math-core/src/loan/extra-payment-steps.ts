import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
import type { LoanSchedule } from './schedule.js';

/** The schedules of a loan with and without an extra payment, and the savings. */
export interface ComparedSchedules {
  /** The schedule without the extra payments. */
  readonly without: LoanSchedule;
  /** The schedule with them. */
  readonly with: LoanSchedule;
  /** The number of payments saved. */
  readonly paymentsSaved: number;
  /** The time saved by the extra payments, in full years and months (0 to 11). */
  readonly timeSaved: { readonly years: number; readonly months: number };
  /** The interest saved, as text with 2 decimals. It is negative at a negative rate. */
  readonly interestSaved: string;
}

type Texts = Readonly<Record<'principal' | 'payment' | 'extra' | 'together', string>>;

/** Returns the steps of the savings: payments, time, and interest from the totals of both schedules. */
export function extraPaymentSteps(
  { principal, payment, extra, together }: Texts,
  { without, with: faster, paymentsSaved, timeSaved, interestSaved }: ComparedSchedules,
): readonly Step[] {
  const [long, short] = [String(without.payments), String(faster.payments)];
  const { years, months } = timeSaved;
  const wholeYears = amount(years, 'year');
  const time: Expression = months > 0 ? ['+', wholeYears, amount(months, 'month')] : wholeYears;
  const [usualInterest, lessInterest] = [without.totalInterest, faster.totalInterest];
  return [
    step('loan.extra-payment', 'Payment with the extra amount', ['+', payment, extra], together),
    step('loan.payments-saved', 'Payments saved', ['-', long, short], String(paymentsSaved)),
    ...(years > 0
      ? [step('loan.time-saved', 'Payments saved, in years and months', amount(paymentsSaved, 'month'), time)]
      : []),
    step('loan.paid', 'Total paid without the extra payment', paid(without, payment), without.totalPaid),
    step(
      'loan.paid-with-extra',
      'Total paid with the extra payment',
      paid(faster, together),
      faster.totalPaid,
    ),
    step(
      'loan.booked-interest',
      'Interest without the extra payment',
      ['-', without.totalPaid, principal],
      usualInterest,
    ),
    step(
      'loan.interest-with-extra',
      'Interest with the extra payment',
      ['-', faster.totalPaid, principal],
      lessInterest,
    ),
    step('loan.interest-saved', 'Interest saved', ['-', usualInterest, lessInterest], interestSaved),
  ];
}

/**
 * Writes the sum of the payments: all except the last are equal, and a single payment is principal plus
 * interest.
 */
function paid({ rows, payments }: LoanSchedule, payment: string): Expression {
  const last = rows.at(-1);
  return payments > 1
    ? ['+', ['×', String(payments - 1), payment], last?.payment ?? '0.00']
    : ['+', last?.principal ?? '0.00', last?.interest ?? '0.00'];
}

function amount(n: number, unit: string): Expression {
  return ['unit', String(n), n === 1 ? unit : `${unit}s`];
}
