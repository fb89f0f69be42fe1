import { MAX_PAYMENTS } from '../loan/terms.js';
import { parseMoney } from '../money/parse-money.js';
import { parsePercentage } from '../money/parse-percentage.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { compare, divide, multiply, type Rational, rational, reduce, sign } from '../rational/rational.js';
import { failure, type Result, success } from '../result/result.js';
import { type PaymentFrequency, parseFrequency } from './frequency.js';

/** The largest amount, and the largest rate in percent per year. */
const MAX = rational(10n ** 15n);
const CENT = rational(1n, 100n);

/** The payment frequency of a loan. */
export interface Paid {
  /**
   * The frequency: "weekly" (52 payments a year), "fortnightly" (26), "monthly" (12, the default),
   * "quarterly" (4) or "yearly".
   */
  readonly frequency?: PaymentFrequency | undefined;
}

/** The term of a loan, in years or as a number of payments. */
export type PaymentTerm =
  | {
      /** The term in years. years × payments per year must be an integer from 1 to 12,000. */
      readonly years: NumericInput;
      readonly payments?: undefined;
    }
  | {
      /** The number of payments: an integer from 1 to 12,000. */
      readonly payments: NumericInput;
      readonly years?: undefined;
    };

/** Reads an amount from 0.01 to 10^15. */
export function parseAmount(input: NumericInput, field: string): Result<Rational> {
  const amount = parseMoney(input, field);
  if (!amount.ok) return amount;
  if (compare(amount.value, CENT) < 0)
    return failure(field, 'out-of-range', `${field} must be at least 0.01.`);
  return compare(amount.value, MAX) > 0
    ? failure(field, 'too-large', `${field} must be at most 10^15.`)
    : success(reduce(amount.value));
}

/** A rate as it was given, and the rate per period. */
export interface PeriodRate {
  readonly annualRate: Rational;
  /** The rate per period as a fraction of 1, in lowest terms. */
  readonly rate: Rational;
}

/** Reads a rate from 0 to 10^15 percent per year. */
export function parseRate(input: NumericInput, perYear: number): Result<PeriodRate> {
  const read = parsePercentage(input, 'annualRate');
  if (!read.ok) return read;
  if (sign(read.value) < 0) return failure('annualRate', 'out-of-range', 'annualRate must not be negative.');
  return compare(read.value, MAX) > 0
    ? failure('annualRate', 'too-large', 'annualRate must be at most 10^15.')
    : success({ annualRate: read.value, rate: periodRate(read.value, perYear) });
}

/** Returns the rate of one period as a fraction of 1, from percent per year. */
export function periodRate(annualRate: Rational, perYear: number): Rational {
  return reduce(divide(annualRate, rational(100 * perYear)));
}

/** The payment frequency and the term of a loan. */
export interface Plan {
  readonly perYear: number;
  readonly payments: number;
  /** The term in years. Absent if it was given as a number of payments. */
  readonly years?: Rational;
}

/** A term from an untyped caller, who may give both parts or neither. */
type AnyTerm = Readonly<Partial<Record<'years' | 'payments', NumericInput | undefined>>>;

/** Reads frequency and term. */
export function parsePlan(input: Paid & PaymentTerm): Result<Plan> {
  const perYear = parseFrequency(input.frequency);
  if (!perYear.ok) return perYear;
  const { years, payments }: AnyTerm = input;
  if (years === undefined && payments === undefined)
    return failure('years', 'empty', 'years or payments must be given.');
  if (years !== undefined && payments !== undefined)
    return failure('payments', 'out-of-range', 'payments must be left out if years are given.');
  const field = years === undefined ? 'payments' : 'years';
  const read = parseNumber((years ?? payments) as NumericInput, field);
  if (!read.ok) return read;
  const factor = years === undefined ? 1 : perYear.value;
  const { numerator, denominator } = multiply(read.value, rational(factor));
  const product = factor === 1 ? field : `${field} × ${factor}`;
  if (numerator <= 0n || numerator > BigInt(MAX_PAYMENTS) * denominator)
    return failure(field, 'out-of-range', `${product} must be between 1 and ${MAX_PAYMENTS}.`);
  if (numerator % denominator !== 0n)
    return failure(field, 'not-an-integer', `${product} must be a whole number.`);
  const count = Number(numerator / denominator);
  return success({
    perYear: perYear.value,
    payments: count,
    ...(years === undefined ? {} : { years: read.value }),
  });
}
