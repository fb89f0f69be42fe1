import { roundHalfAwayFromZero, scaledText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNotNegative } from '../money/parse-not-negative.js';
import { compare, type Rational, rational } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import { bitLength } from '../rational/integer.js';
import { amortise } from './amortisation.js';
import { amountFigure } from './amount.js';
import { type LoanInput, parseTerms } from './terms.js';

/** The largest principal and the largest rate in percent per year of a schedule. */
const MAX_PRINCIPAL_OR_RATE = 10n ** 15n;

/** The input of {@link loanSchedule}. */
export type LoanScheduleInput = LoanInput & {
  /** The extra amount paid each month: at least 0, rounded to cents. Defaults to 0. */
  readonly extra?: NumericInput | undefined;
};

/** One month of a schedule. Every amount is text with 2 decimals. */
export interface LoanScheduleRow {
  /** The number of the payment, starting at 1. */
  readonly number: number;
  /** The interest plus the principal. */
  readonly payment: string;
  /** The part of the payment that is interest, to 2 decimals. */
  readonly interest: string;
  /** The part that reduces the balance. It is negative if the payment is less than the interest. */
  readonly principal: string;
  /** The total interest up to and including this payment. */
  readonly interestSoFar: string;
  /** The amount owed after the payment. */
  readonly balance: string;
}

/** An amortization schedule. Every amount is text with 2 decimals. */
export interface LoanSchedule {
  /** The amount borrowed, rounded to cents. */
  readonly principal: string;
  /** A row for each payment. */
  readonly rows: readonly LoanScheduleRow[];
  /** The sum of the payments, to 2 decimals. */
  readonly totalPaid: string;
  /** The sum of the interest, to 2 decimals. */
  readonly totalInterest: string;
  /**
   * The number of rows. It is less than the term if `extra`, or a payment that was rounded up, ends the loan
   * early.
   */
  readonly payments: number;
}

/**
 * Computes the amortization schedule of a loan in whole cents, the way a lender keeps it. The payment is the
 * rounded one of {@link loan}, the interest of each month is rounded half away from zero, and the last
 * payment brings the balance to 0.00. The rows' principals sum to the principal, rounded to cents. A
 * principal of 0 has no rows. Errors: those of {@link loan}; `out-of-range` for a principal or extra below 0;
 * `too-large` for a principal or a rate past 10^15.
 * @example loanSchedule({ principal: 1200, annualRate: 0, years: 1 }) // payments is 12 and rows.11.payment is "100.00"
 */
export function loanSchedule(input: LoanScheduleInput): Result<LoanSchedule> {
  const terms = parseInstalments(input);
  if (!terms.ok) return terms;
  const { payment, extra } = terms.value;
  return success(computeSchedule({ ...terms.value, payment: payment + extra }));
}

/** The checked input of a schedule. Amounts are in cents. */
export interface Instalments {
  readonly principal: bigint;
  /** The rounded monthly payment, without the extra payment. */
  readonly payment: bigint;
  readonly extra: bigint;
  /** The monthly rate as a fraction of 1. */
  readonly rate: Rational;
  readonly payments: number;
}

/** Parses and checks the input of a schedule. */
export function parseInstalments(input: LoanScheduleInput): Result<Instalments> {
  const unknown = unknownField(input, 'principal annualRate years months extra');
  if (unknown) return unknown;
  const terms = parseTerms(input);
  if (!terms.ok) return terms;
  const extra = parseExtra(fieldsOf(input).extra);
  if (!extra.ok) return extra;
  const { principal, annualRate, rate, payments } = terms.value;
  if (compare(principal, rational(MAX_PRINCIPAL_OR_RATE)) > 0)
    return failure('principal', 'too-large', TOO_LARGE);
  if (compare(annualRate, rational(MAX_PRINCIPAL_OR_RATE)) > 0)
    return failure('annualRate', 'too-large', TOO_LARGE);
  const payment = BigInt(amountFigure(amortise(terms.value).payment, 2).text.replace('.', ''));
  return success({ principal: cents(principal), payment, extra: extra.value, rate, payments });
}

const TOO_LARGE = 'A schedule accepts principals and rates up to 10^15.';

function parseExtra(input: NumericInput | null | undefined): Result<bigint> {
  const extra = parseNotNegative(input ?? 0, 'extra');
  return extra.ok ? success(cents(extra.value)) : extra;
}

const cents = (amount: Rational): bigint => roundHalfAwayFromZero(amount, 2);
/** Formats cents as an amount with 2 decimals. */
export const centsText = (amount: bigint): string => scaledText(amount, 2);

/** One-time extra amounts in cents, by the number of the payment. */
interface OneOff {
  readonly oneOff?: ReadonlyMap<number, bigint>;
}

/** Computes the payments of a loan until its balance is 0. */
export function computeSchedule({
  principal,
  payment: regular,
  rate,
  payments,
  oneOff,
}: Omit<Instalments, 'extra'> & OneOff): LoanSchedule {
  const rows: LoanScheduleRow[] = [];
  const interestOf = interestAt(rate);
  let [balance, totalInterest] = [principal, 0n];
  for (let number = 1; balance !== 0n; number++) {
    const interest = interestOf(balance);
    const owed = balance + interest;
    const payment = regular + (oneOff?.get(number) ?? 0n);
    const paid = number === payments || owed <= payment ? owed : payment;
    balance = owed - paid;
    totalInterest += interest;
    rows.push({
      number,
      payment: centsText(paid),
      interest: centsText(interest),
      principal: centsText(paid - interest),
      interestSoFar: centsText(totalInterest),
      balance: centsText(balance),
    });
  }
  return {
    principal: centsText(principal),
    rows,
    totalPaid: centsText(principal + totalInterest),
    totalInterest: centsText(totalInterest),
    payments: rows.length,
  };
}

/** The number of leading bits of a long rate with which interest is computed first. */
const NEAR_BITS = 160;

/** Returns the interest on a balance ≥ 0 at a rate, in whole cents. */
function interestAt(rate: Rational): (balance: bigint) => bigint {
  const { denominator } = rate;
  const exactly = (balance: bigint): bigint =>
    roundHalfAwayFromZero({ numerator: balance * rate.numerator, denominator }, 0);
  if (bitLength(denominator) <= 2 * NEAR_BITS) return exactly;
  const bits = BigInt(NEAR_BITS);
  const half = 1n << (bits - 1n);
  const isNegative = rate.numerator < 0n;
  const near = ((isNegative ? -rate.numerator : rate.numerator) << bits) / denominator;
  return (balance) => {
    // With this number of bits, the absolute rate is between near and near + 1. If both ends round to the same value, so does the rate.
    const low = balance * near + half;
    const rounded = low >> bits;
    if (rounded !== (low + balance) >> bits) return exactly(balance);
    return isNegative ? -rounded : rounded;
  };
}
