import type { Figure } from '../rational/figure.js';
import { type NumericInput, parseDecimal } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { add, multiply, type Rational, rational, subtract } from '../rational/rational.js';
import { type Failure, failure, type Result, success } from '../result/result.js';

/** The known part of a number: its exact value, or its rounded text and ranges that contain it. */
export type Known =
  | { readonly exact: Rational }
  | { readonly text: string; readonly ranges: readonly (readonly [low: Rational, high: Rational])[] };

/** The longest accepted text of a figure, in characters. The exact values of the calculators are shorter. */
const LONGEST = 10_000;
const EXACT = /^(-?)(\d+)(?:\.(\d+))?(?:\/(0*[1-9]\d*))?$/;
const HALF = rational(1n, 2n);

const notANumber = (): Failure => failure('value', 'not-a-number');

/** Parses a number or a figure. Errors: `not-a-number`, `too-large` (value). */
export function readKnown(value: NumericInput | Figure): Result<Known> {
  if (!isFigure(value)) {
    const parsed = parseNumber(value, 'value');
    return parsed.ok ? success({ exact: parsed.value }) : parsed;
  }
  const { exact, text, number } = value as Partial<Record<keyof Figure, unknown>>;
  const shown = readExact(text);
  if (!shown) return notANumber();
  if (exact === undefined)
    return success({ text: String(text), ranges: rangesOf(String(text), shown, number) });
  const known = readExact(exact);
  return known ? success({ exact: known }) : notANumber();
}

// Untyped callers may pass anything.
function isFigure(value: unknown): value is Figure {
  return typeof value === 'object' && value !== null && 'text' in value;
}

function readExact(text: unknown): Rational | undefined {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined;
  const match = EXACT.exec(text);
  if (!match) return undefined;
  const [, minus = '', whole = '', decimals = '', denominator = '1'] = match;
  const digits = BigInt(whole + decimals);
  return rational(minus ? -digits : digits, BigInt(denominator) * 10n ** BigInt(decimals.length));
}

// The rounded text of an irrational number determines it to half a unit of the last digit, and the nearest
// double to half a unit in the last place. The double's shortest decimal text adds another half unit.
function rangesOf(
  text: string,
  shown: Rational,
  number: unknown,
): readonly (readonly [Rational, Rational])[] {
  const decimals = text.split('.')[1]?.length ?? 0;
  const ranges = [around(shown, multiply(HALF, rational(1n, 10n ** BigInt(decimals))))];
  const double = typeof number === 'number' && number !== 0 ? parseDecimal(number) : undefined;
  if (!double?.ok) return ranges;
  const { numerator, denominator } = double.value;
  const size = rational(numerator < 0n ? -numerator : numerator, denominator);
  const relative = multiply(size, rational(1n, 2n ** 52n));
  return [...ranges, around(double.value, add(relative, rational(1n, 2n ** 1074n)))];
}

function around(middle: Rational, distance: Rational): readonly [Rational, Rational] {
  return [subtract(middle, distance), add(middle, distance)];
}
