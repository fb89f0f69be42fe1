import { discountFactors } from '../loan/growth.js';
import { MAX_CHARACTERS, type NumericInput, tooLarge } from '../rational/parse-decimal.js';
import { type Reader } from '../money/parse-marked.js';
import { parseMoney } from '../money/parse-money.js';
import { parsePercentage } from '../money/parse-percentage.js';
import { parseNumber } from '../rational/parse.js';
import { compare, divide, multiply, type Rational, rational, reduce, sign } from '../rational/rational.js';
import type { Interval } from '../real/enclosure.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';

/** The largest amount, and the largest rate in percent. */
const MAX_AMOUNT_OR_RATE = rational(10n ** 15n);
/** The upper bound on numerators and denominators. The cost of a balance grows with the square of their length. */
const LONGEST = 10n ** BigInt(MAX_CHARACTERS);
/** The longest time, in years. */
export const MAX_YEARS = 100;
/** The largest number of compounding periods in a year: every day of a leap year. */
const MAX_PERIODS = 366;
/** The discount factor of growth beyond 2^50, about 10^15: 2^-50 is 2^14 in units of 2^-64. */
const MIN_DISCOUNT_FACTOR = 1n << 14n;

/** The input of `compoundInterest`. Amounts can be in any currency. */
export interface CompoundInterestInput {
  /** The amount at the start, from 0 to 10^15, with or without a currency sign. */
  readonly principal: NumericInput;
  /** The annual rate in percent, from 0 to 10^15, with or without a percent sign. */
  readonly annualRate: NumericInput;
  /**
   * The term in years: more than 0 and at most {@link MAX_YEARS}. years × periodsPerYear must be an integer.
   */
  readonly years: NumericInput;
  /** The number of compounding periods per year: an integer from 1 to 366. */
  readonly periodsPerYear: NumericInput;
  /** The amount deposited at the end of each period, from 0 to 10^15. Defaults to 0. */
  readonly contribution?: NumericInput | undefined;
}

/** The terms of a savings plan as exact numbers. */
export interface SavingsTerms {
  readonly principal: Rational;
  readonly annualRate: Rational;
  readonly years: Rational;
  readonly periodsPerYear: number;
  readonly contribution: Rational;
  /** The rate per period as a fraction of 1, in lowest terms. */
  readonly rate: Rational;
  readonly periods: number;
  /** The factor that discounts an amount over some periods. */
  readonly discount: (periods: number, bits: number) => Interval;
}

/** Parses and checks the terms of a savings plan. */
export function parseTerms(input: CompoundInterestInput): Result<SavingsTerms> {
  const fields = fieldsOf(input);
  const unknown = unknownField(fields, 'principal annualRate years periodsPerYear contribution');
  if (unknown) return unknown;
  const principal = parseAmount(parseMoney, fields.principal, 'principal');
  if (!principal.ok) return principal;
  const annualRate = parseAmount(parsePercentage, fields.annualRate, 'annualRate');
  if (!annualRate.ok) return annualRate;
  const periodsPerYear = parsePeriods(fields.periodsPerYear);
  if (!periodsPerYear.ok) return periodsPerYear;
  const years = parseYears(fields.years, periodsPerYear.value);
  if (!years.ok) return years;
  const contribution = parseAmount(parseMoney, fields.contribution ?? 0, 'contribution');
  if (!contribution.ok) return contribution;
  const perYear = rational(periodsPerYear.value);
  const rate = reduce(divide(annualRate.value, multiply(rational(100n), perYear)));
  const { numerator, denominator } = multiply(years.value, perYear);
  const periods = Number(numerator / denominator);
  const discount = discountFactors(rate, periodsPerYear.value);
  if (sign(rate) > 0 && discount(periods, 64)[0] < MIN_DISCOUNT_FACTOR)
    return failure('annualRate', 'too-large', 'Money would grow by a factor of more than 2^50.');
  return success({
    principal: principal.value,
    annualRate: annualRate.value,
    years: years.value,
    periodsPerYear: periodsPerYear.value,
    contribution: contribution.value,
    rate,
    periods,
    discount,
  });
}

function parseAmount(read: Reader, input: NumericInput, field: string): Result<Rational> {
  const amount = read(input, field);
  if (!amount.ok) return amount;
  if (sign(amount.value) < 0) return failure(field, 'out-of-range', `${field} must not be negative.`);
  if (compare(amount.value, MAX_AMOUNT_OR_RATE) > 0) return failure(field, 'too-large');
  return amount.value.numerator < LONGEST && amount.value.denominator < LONGEST ? amount : tooLarge(field);
}

function parsePeriods(input: NumericInput): Result<number> {
  const periods = parseNumber(input, 'periodsPerYear');
  if (!periods.ok) return periods;
  const { numerator, denominator } = reduce(periods.value);
  if (denominator !== 1n) return failure('periodsPerYear', 'not-an-integer');
  return numerator < 1n || numerator > BigInt(MAX_PERIODS)
    ? failure('periodsPerYear', 'out-of-range', `periodsPerYear must be between 1 and ${MAX_PERIODS}.`)
    : success(Number(numerator));
}

function parseYears(input: NumericInput, periodsPerYear: number): Result<Rational> {
  const years = parseNumber(input, 'years');
  if (!years.ok) return years;
  const { numerator, denominator } = years.value;
  if (numerator <= 0n || numerator > BigInt(MAX_YEARS) * denominator)
    return failure('years', 'out-of-range', `years must be more than 0 and at most ${MAX_YEARS}.`);
  return (numerator * BigInt(periodsPerYear)) % denominator === 0n
    ? years
    : failure('years', 'not-an-integer', 'years × periodsPerYear must be a whole number.');
}
