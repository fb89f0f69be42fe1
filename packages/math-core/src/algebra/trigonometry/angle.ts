import * as exact from '../../rational/rational.js';
import { type Rational, rational } from '../../rational/rational.js';
import { exactText } from '../../rational/format.js';
import { constantValue } from '../../expression/constant.js';
import type { Expression } from '../../steps/expression.js';

/** A number a + bπ. */
export interface PiNumber {
  readonly one: Rational;
  readonly pi: Rational;
}

/** A linear expression mx + n, whose m and n are numbers a + bπ. */
export interface Linear {
  readonly slope: PiNumber;
  readonly constant: PiNumber;
}

export const ZERO = rational(0n);
export const ONE = rational(1n);
const NOTHING: PiNumber = { one: ZERO, pi: ZERO };

/** Reads a linear expression in a letter. Degrees are multiples of π/180. Returns undefined for other expressions. */
export function linearIn(expression: Expression, letter?: string): Linear | undefined {
  const value = constantValue(expression);
  if (value) return { slope: NOTHING, constant: { one: value, pi: ZERO } };
  if (expression === 'π') return { slope: NOTHING, constant: { one: ZERO, pi: ONE } };
  if (expression === letter) return { slope: { one: ONE, pi: ZERO }, constant: NOTHING };
  if (typeof expression === 'string') return undefined;
  const [operator, ...operands] = expression;
  const parts: Linear[] = [];
  for (const operand of operands) {
    const part = linearIn(operand, letter);
    if (!part) return undefined;
    parts.push(part);
  }
  const [first, ...rest] = parts;
  return first && JOINS[operator]?.(first, rest);
}

type Join = (first: Linear, rest: readonly Linear[]) => Linear | undefined;

const quotientOf: Join = (first, [second]) => {
  const divisor = second && plain(second);
  return divisor && exact.sign(divisor) !== 0 ? scaled(first, exact.divide(ONE, divisor)) : undefined;
};

const JOINS: Readonly<Partial<Record<string, Join>>> = {
  '()': (first) => first,
  neg: (first) => scaled(first, rational(-1n)),
  '°': (first) => product(first, { one: ZERO, pi: rational(1n, 180n) }),
  '+': (first, rest) => rest.reduce(sum, first),
  '×': (first, rest) => rest.reduce<Linear | undefined>((a, b) => a && multiplied(a, b), first),
  '-': (first, [second]) => second && sum(first, scaled(second, rational(-1n))),
  '/': quotientOf,
  '÷': quotientOf,
};

/** Reads a number a + bπ. Returns undefined for other expressions. */
export function piNumberOf(expression: Expression): PiNumber | undefined {
  return linearIn(expression)?.constant;
}

/** Returns the value of a rational multiple of π as a multiple of π. Returns undefined for other numbers. */
export function multipleOfPi(expression: Expression): Rational | undefined {
  const value = piNumberOf(expression);
  return value && isZero(value.one) ? value.pi : undefined;
}

export function isZero(value: Rational): boolean {
  return value.numerator === 0n;
}

/** Returns the remainder of `value` in [0, `period`). */
export function modulo(value: Rational, period: Rational): Rational {
  const quotient = exact.divide(value, period);
  const { numerator: n, denominator: d } = exact.reduce(quotient);
  const whole = n >= 0n || n % d === 0n ? n / d : n / d - 1n;
  return exact.reduce(exact.subtract(value, exact.multiply(period, rational(whole))));
}

/** Writes a rational multiple of a symbol: π/6, −5π/6, 2k. */
export function multipleExpression(factor: Rational, symbols: readonly string[]): Expression {
  const { numerator, denominator } = exact.reduce(factor);
  if (numerator < 0n) return ['neg', multipleExpression(exact.negate(factor), symbols)];
  if (numerator === 0n) return '0';
  const [first = '1', ...rest] = numerator === 1n ? symbols : [numerator.toString(), ...symbols];
  const top: Expression = rest.length > 0 ? ['×', first, ...rest] : first;
  return denominator === 1n ? top : ['/', top, denominator.toString()];
}

/** Writes a multiple of π as an angle, in radians or in degrees. */
export function angleExpression(multiple: Rational, inDegrees: boolean): Expression {
  if (!inDegrees) return multipleExpression(multiple, ['π']);
  return ['°', exactText(exact.multiply(multiple, rational(180n)))];
}

function sum(a: Linear, b: Linear): Linear {
  return { slope: added(a.slope, b.slope), constant: added(a.constant, b.constant) };
}

function added(a: PiNumber, b: PiNumber): PiNumber {
  return { one: exact.add(a.one, b.one), pi: exact.add(a.pi, b.pi) };
}

function scaled({ slope, constant }: Linear, factor: Rational): Linear {
  const times = ({ one, pi }: PiNumber): PiNumber => ({
    one: exact.multiply(one, factor),
    pi: exact.multiply(pi, factor),
  });
  return { slope: times(slope), constant: times(constant) };
}

/** Returns a linear expression times a number. Returns undefined for a multiple of π². */
function product({ slope, constant }: Linear, by: PiNumber): Linear | undefined {
  const times = (a: PiNumber): PiNumber | undefined =>
    isZero(a.pi) || isZero(by.pi)
      ? {
          one: exact.multiply(a.one, by.one),
          pi: exact.add(exact.multiply(a.one, by.pi), exact.multiply(a.pi, by.one)),
        }
      : undefined;
  const [m, n] = [times(slope), times(constant)];
  return m && n && { slope: m, constant: n };
}

function multiplied(a: Linear, b: Linear): Linear | undefined {
  if (isNothing(b.slope)) return product(a, b.constant);
  return isNothing(a.slope) ? product(b, a.constant) : undefined;
}

function isNothing({ one, pi }: PiNumber): boolean {
  return isZero(one) && isZero(pi);
}

/** Returns the value of a rational constant. */
function plain({ slope, constant }: Linear): Rational | undefined {
  return isNothing(slope) && isZero(constant.pi) ? constant.one : undefined;
}
