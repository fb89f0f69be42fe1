import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumbers } from '../rational/parse.js';
import { compare, divide, multiply, type Rational, rational, reduce } from '../rational/rational.js';
import { failure, type Result, success } from '../result/result.js';

/** The largest number of monthly payments: a thousand years. */
export const MAX_PAYMENTS = 12_000;

/** The input of `loan`; amounts in any currency. */
export interface LoanInput {
  /** The amount borrowed; 0 and negative amounts follow the same formula. */
  readonly principal: NumericInput;
  /** Percent per year, more than -1200; the monthly rate is a twelfth of it. */
  readonly annualRate: NumericInput;
  /**
   * The term; years × 12 must be an integer from 1 to {@link MAX_PAYMENTS}. Pass months as a rational, `rational(7, 12)`:
   * the double 7 / 12 is read as its decimal text, which is not 7 twelfths.
   */
  readonly years: NumericInput;
}

/** The terms of a loan as exact numbers. */
export interface LoanTerms {
  readonly principal: Rational;
  readonly annualRate: Rational;
  /** The monthly rate as a fraction of 1, in lowest terms, more than -1. */
  readonly rate: Rational;
  readonly years: Rational;
  readonly payments: number;
}

/** Parses and checks the terms of a loan. */
export function parseTerms(input: LoanInput): Result<LoanTerms> {
  const read = parseNumbers(input, ['principal', 'annualRate', 'years']);
  if (!read.ok) return read;
  const rate = reduce(divide(read.value.annualRate, rational(1200n)));
  if (compare(rate, rational(-1n)) <= 0)
    return failure('annualRate', 'out-of-range', 'annualRate must be more than -1200.');
  const payments = countPayments(read.value.years);
  return payments.ok ? success({ ...read.value, rate, payments: payments.value }) : payments;
}

function countPayments(years: Rational): Result<number> {
  const { numerator, denominator } = multiply(years, rational(12n));
  if (numerator <= 0n || numerator > BigInt(MAX_PAYMENTS) * denominator)
    return failure('years', 'out-of-range', `years × 12 must lie between 1 and ${MAX_PAYMENTS}.`);
  return numerator % denominator === 0n
    ? success(Number(numerator / denominator))
    : failure('years', 'not-an-integer', 'years × 12 must be a whole number.');
}
