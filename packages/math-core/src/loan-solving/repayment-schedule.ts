import { amortise } from '../loan/amortisation.js';
import { amountFigure } from '../loan/amount.js';
import { computeSchedule, type LoanSchedule } from '../loan/schedule.js';
import { MAX_PAYMENTS } from '../loan/terms.js';
import { parseNotNegative } from '../money/parse-not-negative.js';
import { roundHalfAwayFromZero } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { compare, type Rational, rational, reduce } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import { parseAmount, parsePlan, parseRate } from './plan.js';
import type { RegularPaymentInput } from './regular-payment.js';

/** A one-time extra amount. */
export interface OneOffPayment {
  /** The number of the payment with which it is paid, starting at 1. */
  readonly payment: NumericInput;
  /** The extra amount, from 0 to 10^15, rounded to cents. */
  readonly amount: NumericInput;
}

/** The input of {@link repaymentSchedule}. */
export type RepaymentScheduleInput = RegularPaymentInput & {
  /** The extra amount paid with each payment, from 0 to 10^15, rounded to cents. Defaults to 0. */
  readonly extra?: NumericInput | undefined;
  /** One-time extra amounts, at most 12,000. Amounts for the same payment add up. */
  readonly extras?: readonly OneOffPayment[] | undefined;
};

/**
 * Computes the schedule of a loan in whole cents, like `loanSchedule`, for payments of any frequency and with
 * one-time extra amounts. Each row is one period. The last payment brings the balance to 0.00. Errors: those
 * of `regularPayment`; `out-of-range`, `not-an-integer`, `too-large` (extra; extras, with the index and the
 * name of the field: "extras.0.amount").
 * @example repaymentSchedule({ principal: 1200, annualRate: 0, years: 1, extras: [{ payment: 2, amount: 500 }] }) // payments is 7 and rows.1.payment is "600.00"
 */
export function repaymentSchedule(input: RepaymentScheduleInput): Result<LoanSchedule> {
  const fields = fieldsOf(input);
  const unknown = unknownField(fields, 'principal annualRate years payments frequency extra extras');
  if (unknown) return unknown;
  const principal = parseAmount(fields.principal, 'principal');
  if (!principal.ok) return principal;
  const plan = parsePlan(fields);
  if (!plan.ok) return plan;
  const { perYear, payments } = plan.value;
  const rates = parseRate(fields.annualRate, perYear);
  if (!rates.ok) return rates;
  const extra = parseExtra(fields.extra ?? 0, 'extra');
  if (!extra.ok) return extra;
  const oneOff = parseExtras(fields.extras, payments);
  if (!oneOff.ok) return oneOff;
  const terms = { principal: principal.value, ...rates.value, payments };
  const payment = BigInt(amountFigure(amortise(terms).payment, 2).text.replace('.', ''));
  return success(
    computeSchedule({
      principal: cents(terms.principal),
      payment: payment + extra.value,
      rate: terms.rate,
      payments,
      oneOff: oneOff.value,
    }),
  );
}

const MAX_EXTRA = rational(10n ** 15n);
const cents = (amount: Rational): bigint => roundHalfAwayFromZero(amount, 2);

function parseExtra(input: NumericInput, field: string): Result<bigint> {
  const amount = parseNotNegative(input, field);
  if (!amount.ok) return amount;
  return compare(amount.value, MAX_EXTRA) > 0
    ? failure(field, 'too-large', `${field} must be at most 10^15.`)
    : success(cents(amount.value));
}

function parseExtras(
  input: readonly OneOffPayment[] | undefined,
  payments: number,
): Result<ReadonlyMap<number, bigint>> {
  const found = new Map<number, bigint>();
  if (input === undefined) return success(found);
  if (!Array.isArray(input)) return failure('extras', 'not-a-number', 'extras must be a list.');
  if (input.length > MAX_PAYMENTS)
    return failure('extras', 'too-large', `extras must have at most ${MAX_PAYMENTS} entries.`);
  for (let i = 0; i < input.length; i++) {
    const entry = fieldsOf(input[i] as OneOffPayment | undefined);
    const unknown = unknownField(entry, 'payment amount', `extras.${i}.`);
    if (unknown) return unknown;
    const number = parsePosition(entry.payment, `extras.${i}.payment`, payments);
    if (!number.ok) return number;
    const amount = parseExtra(entry.amount, `extras.${i}.amount`);
    if (!amount.ok) return amount;
    found.set(number.value, (found.get(number.value) ?? 0n) + amount.value);
  }
  return success(found);
}

function parsePosition(input: NumericInput, field: string, payments: number): Result<number> {
  const read = parseNumber(input, field);
  if (!read.ok) return read;
  const { numerator, denominator } = reduce(read.value);
  if (numerator <= 0n || numerator > BigInt(payments) * denominator)
    return failure(field, 'out-of-range', `${field} must be between 1 and ${payments}.`);
  return denominator === 1n
    ? success(Number(numerator))
    : failure(field, 'not-an-integer', `${field} must be a whole number.`);
}
