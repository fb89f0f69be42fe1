import { Decimal } from 'decimal.js';
import type { Expression } from '../../steps/expression.js';

const Digits60 = Decimal.clone({ precision: 60 });
const Digits120 = Decimal.clone({ precision: 120 });
type Real = typeof Decimal;

/** Values of letters, as fractions [numerator, denominator]. */
export type Letters = Readonly<Record<string, readonly [bigint, bigint]>>;
type Fraction = readonly [bigint, bigint];

/**
 * Returns the exact value of an expression with the four operations and integer powers. Returns undefined if it
 * contains a root or divides by 0.
 */
export function exactValue(expression: Expression, letters: Letters): Fraction | undefined {
  if (typeof expression === 'string') return letters[expression] ?? numberOf(expression);
  const [operator, ...operands] = expression;
  const values = operands.map((operand) => exactValue(operand, letters));
  const [a, b] = values;
  if (!a || values.includes(undefined)) return undefined;
  if (operator === '+') return (values as Fraction[]).reduce(([n, d], [m, e]) => [n * e + m * d, d * e]);
  if (operator === '×') return (values as Fraction[]).reduce(([n, d], [m, e]) => [n * m, d * e]);
  if (operator === 'neg') return [-a[0], a[1]];
  if (operator === '()') return a;
  if (operator === 'abs') return [(a[0] < 0n ? -a[0] : a[0]) * (a[1] < 0n ? -1n : 1n), a[1]];
  if (!b) return undefined;
  if (operator === '-') return [a[0] * b[1] - b[0] * a[1], a[1] * b[1]];
  if (operator === '/' || operator === '÷') return b[0] === 0n ? undefined : [a[0] * b[1], a[1] * b[0]];
  return operator === '^' ? powerOf(a, b) : undefined;
}

function powerOf([n, d]: Fraction, [m, e]: Fraction): Fraction | undefined {
  if (m % e !== 0n || (n === 0n && m / e <= 0n)) return undefined;
  const exponent = m / e;
  return exponent < 0n ? [d ** -exponent, n ** -exponent] : [n ** exponent, d ** exponent];
}

function numberOf(text: string): Fraction | undefined {
  const match = /^(-?\d+)(?:\.(\d+))?(?:\/(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, whole = '0', decimals = '', divisor = '1'] = match;
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length) * BigInt(divisor)];
}

/** Returns the real value with each operation rounded to 60 digits, or NaN if there is none. */
export function realValue(expression: Expression, letters: Letters, Real: Real = Digits60): Decimal {
  if (typeof expression === 'string') {
    if (expression === 'π') return Real.acos(-1);
    if (expression === 'e' && !letters['e']) return Real.exp(1);
    const [n, d] = letters[expression] ?? numberOf(expression) ?? [0n, 0n];
    return new Real(n.toString()).div(d.toString());
  }
  const [operator, ...operands] = expression;
  const values = operands.map((operand) => realValue(operand, letters, Real));
  const [a = new Real(NaN), b = new Real(NaN)] = values;
  if (operator === '+') return values.reduce((p, q) => p.plus(q));
  if (operator === '×') return values.reduce((p, q) => p.times(q));
  if (operator === 'neg') return a.neg();
  if (operator === '()') return a;
  if (operator === 'abs') return a.abs();
  if (operator === '√') return a.sqrt();
  if (operator === 'ln') return a.ln();
  if (operator === '-') return a.minus(b);
  if (operator === '/' || operator === '÷') return a.div(b);
  if (operator === 'log') return b.ln().div(a.ln());
  return operator === '^' ? a.pow(b) : new Real(NaN);
}

/** Returns whether two expressions have the same value at a point: exactly if both are rational, else to 40 digits. */
export function agreesAt(a: Expression, b: Expression, letters: Letters): boolean {
  const [p, q] = [exactValue(a, letters), exactValue(b, letters)];
  if (p && q) return p[0] * q[1] === q[0] * p[1];
  const [x, y] = [certainValue(a, letters), certainValue(b, letters)];
  // A point proves nothing if a side has no value or no certain value there.
  if (!x || !y) return true;
  return near(x, y);
}

const near = (x: Decimal, y: Decimal): boolean =>
  x.minus(y).abs().lte(Decimal.max(1, x.abs()).times('1e-40'));

/**
 * Returns the real value if the results with 60 and 120 digits agree to 40 digits. They don't at √(ln(5/3 − 2/3)): the
 * argument of the logarithm is 1 minus a rounding error, and the root keeps half of that error's digits.
 */
function certainValue(expression: Expression, letters: Letters): Decimal | undefined {
  const [x, y] = [realValue(expression, letters), realValue(expression, letters, Digits120)];
  return x.isFinite() && y.isFinite() && near(x, y) ? y : undefined;
}

/** Returns points with positive and negative values at which no divisor of an exercise is 0. */
export function pointsFor(names: readonly string[]): readonly Letters[] {
  const rows: readonly (readonly bigint[])[] = [
    [17n, 5n, 23n, 7n, 3n],
    [29n, 11n, 2n, 13n, 31n],
    [-13n, 19n, -7n, 41n, 5n],
    [7n, -3n, 37n, -11n, 2n],
  ];
  return rows.map((row, i) =>
    Object.fromEntries(names.map((name, k) => [name, [row[k % row.length] ?? 1n, BigInt(3 + i)] as const])),
  );
}
