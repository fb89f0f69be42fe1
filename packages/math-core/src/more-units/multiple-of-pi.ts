import { exactText } from '../rational/format.js';
import { decimalsNear, type Digits } from '../rational/digits.js';
import { type Figure, tellingFigure } from '../rational/figure.js';
import { MAX_CHARACTERS } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { divide, type Rational, reduce, sign } from '../rational/rational.js';
import { type Interval, realFigure } from '../real/enclosure.js';
import { pi } from '../real/pi.js';
import type { Expression } from '../steps/expression.js';
import { DECIMALS } from '../unit/conversion.js';

/** A rational number times π, times 1/π or times neither. */
export interface Multiple {
  readonly times: Rational;
  /** The exponent of π. */
  readonly power: -1 | 0 | 1;
}

const IN_PI = /^([+-]?)\s*(.*?)\s*(?:π|pi)\s*(?:\/\s*([^/+-]+))?$/i;

/**
 * Parses a multiple of π, such as "π", "2pi/3", "0.5 π" or "3/4 * π", and returns the number before π. Returns undefined
 * for other strings, also for "1/2π", which has two readings.
 */
export function parseMultipleOfPi(value: unknown): Rational | undefined {
  if (typeof value !== 'string' || value.length > MAX_CHARACTERS) return undefined;
  const [all, minus, before = '', under = '1'] = IN_PI.exec(value.trim().replaceAll('−', '-')) ?? [];
  if (all === undefined) return undefined;
  const [, grouped] = /^\(([^()]+)\)$|^([^()]+?)\s*[*×·]$/.exec(before)?.filter((part) => part) ?? [];
  const factor = grouped ?? (before === '' ? '1' : before);
  if (/^[+-]/.test(factor) || (grouped === undefined && factor.includes('/'))) return undefined;
  const [over, divisor] = [parseNumber(factor), parseNumber(under)];
  if (!over.ok || !divisor.ok || sign(divisor.value) === 0) return undefined;
  const { numerator, denominator } = divide(over.value, divisor.value);
  return { numerator: minus === '-' ? -numerator : numerator, denominator };
}

/** Returns whether a multiple of π is a rational number. */
export function isRational({ times, power }: Multiple): boolean {
  return power === 0 || sign(times) === 0;
}

/** Returns the expression of a multiple of π: π/2, -2π/3, 180/π. */
export function multipleExpression(of: Multiple): Expression {
  if (isRational(of)) return exactText(of.times);
  const { numerator, denominator } = reduce(of.times);
  const [over, under] = [numerator < 0n ? -numerator : numerator, denominator].map(String) as [
    string,
    string,
  ];
  const withPi = (factor: string): Expression => (factor === '1' ? 'π' : ['×', factor, 'π']);
  const top = of.power === 1 ? withPi(over) : over;
  const bottom = of.power === 1 ? under : withPi(under);
  const size: Expression = bottom === '1' ? top : ['/', top, bottom];
  return numerator < 0n ? ['neg', size] : size;
}

/** Returns a number or a multiple of π as text that {@link parseMultipleOfPi} or `parseNumber` reads: "2π/3". */
export function multipleText({ times, power }: Multiple): string {
  if (power === 0) return exactText(times);
  const { numerator, denominator } = reduce(times);
  const [factor, under] = [
    String(numerator).replace(/^(-?)1$/, '$1'),
    denominator === 1n ? '' : `/${denominator}`,
  ];
  return `${factor}π${under}`;
}

/** Rounds a multiple of π once, to the requested digits. */
export function multipleFigure(of: Multiple, digits: Digits): Figure {
  if (isRational(of)) return tellingFigure(of.times, digits, DECIMALS);
  const rounded = (decimals: number): Figure => realFigure((bits) => enclosed(of, bits), decimals);
  return rounded(decimalsNear(rounded(DECIMALS).number, digits));
}

function enclosed({ times, power }: Multiple, bits: number): Interval {
  const { numerator, denominator } = times;
  const [low, high] = pi(bits);
  const size = numerator < 0n ? -numerator : numerator;
  const square = 1n << BigInt(2 * bits);
  const ends: Interval =
    power === 1
      ? [(size * low) / denominator, (size * high) / denominator + 1n]
      : [(size * square) / (denominator * high), (size * square) / (denominator * low) + 1n];
  return numerator < 0n ? [-ends[1], -ends[0]] : ends;
}
