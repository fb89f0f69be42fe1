import { MAX_CHARACTERS, type NumericInput, parseNumber } from '../rational/parse.js';
import { divide, type Rational, rational, sign } from '../rational/rational.js';
import { failure, type Result, success } from '../result/result.js';

// Sign, whole part, numerator and denominator; then numerator and denominator of a quotient.
const MIXED = /^([+\-−]?)\s*(\d+)\s+(\d+)\s*[/⁄]\s*(\d+)$/;
const QUOTIENT = /^([^/⁄]+)[/⁄]([^/⁄]+)$/;
/** The longest text that is looked into, in characters; a number has a bound of its own below. */
const LONGEST = 1_000;

/** A fraction as it was written. */
export interface WrittenFraction {
  /** Keeps the denominator that was written. */
  readonly value: Rational;
  /** Of a mixed number: its sign with the whole part, and the fraction beside it. */
  readonly mixed?: { readonly minus: boolean; readonly whole: bigint; readonly rest: Rational };
  /** Of a quotient: the number over the line and the one under it. */
  readonly quotient?: { readonly over: Rational; readonly under: Rational };
}

/**
 * Reads a fraction as it is written: a mixed number "1 3/4" (its sign belongs to the whole of it), a quotient of two
 * numbers "7/4", or a number "0.75". The result keeps the denominator that was written.
 * Errors: `not-a-number`; `too-large`, for a mixed number past {@link MAX_CHARACTERS} in all; `division-by-zero`.
 * @example parseFraction('-1 3/4') // { numerator: -7n, denominator: 4n }
 */
export function parseFraction(input: NumericInput, field = 'value'): Result<Rational> {
  const written = readFraction(input, field);
  return written.ok ? success(written.value.value) : written;
}

/** Reads a fraction and tells how it was written; errors as of {@link parseFraction}. */
export function readFraction(input: NumericInput, field: string): Result<WrittenFraction> {
  const text = typeof input === 'string' && input.length <= LONGEST ? input.trim() : '';
  const mixed = MIXED.exec(text);
  if (mixed) return text.length > MAX_CHARACTERS ? failure(field, 'too-large') : readMixed(mixed, field);
  const [, over, under] = QUOTIENT.exec(text) ?? [];
  if (over !== undefined && under !== undefined) return readQuotient(over, under, field);
  const value = parseNumber(input, field);
  return value.ok ? success({ value: value.value }) : value;
}

function readQuotient(over: string, under: string, field: string): Result<WrittenFraction> {
  const numerator = parseNumber(over, field);
  if (!numerator.ok) return numerator;
  const denominator = parseNumber(under, field);
  if (!denominator.ok) return denominator;
  if (sign(denominator.value) === 0) return zeroDenominator(field);
  const quotient = { over: numerator.value, under: denominator.value };
  return success({ value: divide(quotient.over, quotient.under), quotient });
}

function readMixed([, sign = '', ...digits]: RegExpExecArray, field: string): Result<WrittenFraction> {
  const [whole = 0n, over = 0n, under = 0n] = digits.map(BigInt);
  if (under === 0n) return zeroDenominator(field);
  const minus = sign === '-' || sign === '−';
  const size = whole * under + over;
  return success({
    value: rational(minus ? -size : size, under),
    mixed: { minus, whole, rest: rational(over, under) },
  });
}

function zeroDenominator(field: string): Result<never> {
  return failure(field, 'division-by-zero', `The denominator of ${field} must not be 0.`);
}
