import { parseNotNegative } from '../money/parse-not-negative.js';
import { parsePercentage } from '../money/parse-percentage.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { compare, divide, multiply, type Rational, rational, reduce } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';

/** The largest number of monthly payments: a thousand years. */
export const MAX_PAYMENTS = 12_000;

/** The term of a loan, in years or in months. */
export type LoanTerm =
  | {
      /** The term in years. years × 12 must be an integer from 1 to {@link MAX_PAYMENTS}. */
      readonly years: NumericInput;
      readonly months?: undefined;
    }
  | {
      /** The term in months, which is the number of payments: an integer from 1 to {@link MAX_PAYMENTS}. */
      readonly months: NumericInput;
      readonly years?: undefined;
    };

/** The input of `loan`. Amounts can be in any currency. */
export type LoanInput = LoanTerm & {
  /** The amount borrowed: at least 0, with or without a currency sign. */
  readonly principal: NumericInput;
  /**
   * The annual rate in percent, above -1200, with or without a percent sign. The monthly rate is one twelfth
   * of it.
   */
  readonly annualRate: NumericInput;
};

/** The terms of a loan as exact numbers. */
export interface LoanTerms {
  readonly principal: Rational;
  readonly annualRate: Rational;
  /** The monthly rate as a fraction of 1, in lowest terms, more than -1. */
  readonly rate: Rational;
  /** The term in years. Absent if it was given in months. */
  readonly years?: Rational;
  readonly payments: number;
}

/** Parses and checks the terms of a loan. */
export function parseTerms(input: LoanInput): Result<LoanTerms> {
  const fields = fieldsOf(input);
  const principal = parseNotNegative(fields.principal, 'principal');
  if (!principal.ok) return principal;
  const annualRate = parsePercentage(fields.annualRate, 'annualRate');
  if (!annualRate.ok) return annualRate;
  const rate = reduce(divide(annualRate.value, rational(1200n)));
  if (compare(rate, rational(-1n)) <= 0)
    return failure('annualRate', 'out-of-range', 'annualRate must be more than -1200.');
  const term = parseTerm(fields);
  return term.ok
    ? success({ principal: principal.value, annualRate: annualRate.value, rate, ...term.value })
    : term;
}

/** A term from an untyped caller, who may give both parts or neither. */
type AnyTerm = Readonly<Partial<Record<'years' | 'months', NumericInput | undefined>>>;

function parseTerm({ years, months }: AnyTerm): Result<Pick<LoanTerms, 'years' | 'payments'>> {
  if (months === undefined && years === undefined)
    return failure('years', 'empty', 'years or months must be given.');
  if (months !== undefined && years !== undefined)
    return failure('months', 'out-of-range', 'months must be left out if years are given.');
  const [field, product] = months === undefined ? ['years', 'years × 12'] : ['months', 'months'];
  const read = parseNumber((months ?? years) as NumericInput, field);
  if (!read.ok) return read;
  const given = months === undefined ? { years: read.value } : {};
  const { numerator, denominator } = months === undefined ? multiply(read.value, rational(12n)) : read.value;
  if (numerator <= 0n || numerator > BigInt(MAX_PAYMENTS) * denominator)
    return failure(field, 'out-of-range', `${product} must be between 1 and ${MAX_PAYMENTS}.`);
  return numerator % denominator === 0n
    ? success({ ...given, payments: Number(numerator / denominator) })
    : failure(field, 'not-an-integer', `${product} must be a whole number.`);
}
