import { MAX_CHARACTERS, type NumericInput, parseNumber } from '../rational/parse.js';
import { divide, type Rational, rational, sign } from '../rational/rational.js';
import { failure, type Result, success } from '../result/result.js';

// The groups: sign, integer part, numerator and denominator; for a quotient its numerator and denominator.
const MIXED = /^([+\-−]?)\s*(\d+)\s+(\d+)\s*[/⁄]\s*(\d+)$/;
const QUOTIENT = /^([^/⁄]+)[/⁄]([^/⁄]+)$/;
/** The longest accepted text, in characters; each number in it has a limit too. */
const LONGEST = 1_000;

/** A fraction as written. */
export interface WrittenFraction {
  /** With the denominator as written. */
  readonly value: Rational;
  /** The parts of a mixed number: sign, integer part and fraction. */
  readonly mixed?: { readonly minus: boolean; readonly whole: bigint; readonly rest: Rational };
  /** The two numbers of a quotient. */
  readonly quotient?: { readonly over: Rational; readonly under: Rational };
}

/**
 * Parses a mixed number "1 3/4" (a sign applies to all of it), a quotient of two numbers "7/4" or a number "0.75". The
 * result keeps the denominator as written.
 * Errors: `not-a-number`; `too-large`, for a mixed number past {@link MAX_CHARACTERS} in total; `division-by-zero`.
 * @example parseFraction('-1 3/4') // { numerator: -7n, denominator: 4n }
 */
export function parseFraction(input: NumericInput, field = 'value'): Result<Rational> {
  const written = readFraction(input, field);
  return written.ok ? success(written.value.value) : written;
}

/** Parses a fraction and how it is written; errors as in {@link parseFraction}. */
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
