import { Decimal } from 'decimal.js';
import type { Expression } from '../steps/expression.js';

/** Decimals of 70 digits, which share no code with the engine. */
const Precise = Decimal.clone({ precision: 70, toExpPos: 400, toExpNeg: -400 });

type Value = InstanceType<typeof Precise>;

/** Letters with their values. */
export type Values = Readonly<Record<string, string>>;

const FUNCTIONS: Readonly<Record<string, (a: Value, b: Value) => Value>> = {
  '/': (a, b) => a.div(b),
  '÷': (a, b) => a.div(b),
  '√': (a) => a.sqrt(),
  abs: (a) => a.abs(),
  neg: (a) => a.neg(),
  '()': (a) => a,
  ln: (a) => a.ln(),
  log: (a, b) => b.ln().div(a.ln()),
  sin: (a) => a.sin(),
  cos: (a) => a.cos(),
  tan: (a) => a.sin().div(a.cos()),
  arcsin: (a) => a.asin(),
  arccos: (a) => a.acos(),
  arctan: (a) => a.atan(),
};

/** Evaluates an expression with 70 digits. The result is NaN where it has no real value. */
export function preciseValue(expression: Expression, values: Readonly<Record<string, Value>>): Value {
  if (typeof expression === 'string') return leaf(expression, values);
  const [operator, ...operands] = expression;
  const parts = operands.map((operand) => preciseValue(operand, values));
  const [first = new Precise(NaN), second = new Precise(NaN)] = parts;
  if (operator === '+') return parts.reduce((a, b) => a.plus(b));
  if (operator === '×') return parts.reduce((a, b) => a.times(b));
  if (operator === '-') return parts.reduce((a, b) => a.minus(b));
  if (operator === '^') return power(first, second, operands[1] ?? '1');
  return FUNCTIONS[operator]?.(first, second) ?? new Precise(NaN);
}

function leaf(text: string, values: Readonly<Record<string, Value>>): Value {
  if (text === 'e') return new Precise(1).exp();
  if (text === 'π') return Precise.acos(-1);
  const value = values[text];
  if (value) return value;
  const [top = '', bottom = '1'] = text.split('/');
  return new Precise(top).div(bottom);
}

/** Raises to a power. A fraction with an odd denominator has real powers of negative numbers. */
function power(base: Value, exponent: Value, written: Expression): Value {
  const [, top = '', bottom = ''] =
    typeof written === 'string' ? (/^(-?\d+)\/(\d+)$/.exec(written) ?? []) : [];
  if (base.isNegative() && bottom !== '' && Number(bottom) % 2 === 1) {
    const size = base.neg().pow(exponent);
    return Number(top) % 2 === 0 ? size : size.neg();
  }
  return base.pow(exponent);
}

/** Returns the values of letters as decimals. */
export function preciseValues(values: Values): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).map(([letter, text]) => [letter, new Precise(text)]));
}

const STEP = new Precise('1e-12');

/**
 * Returns the derivative by a letter from differences alone: central differences with three step sizes, extrapolated
 * twice, so that the error is about 1e-72 of the seventh derivative.
 */
export function numericDerivative(of: Expression, letter: string, values: Values): Value {
  const all = preciseValues(values);
  const at = all[letter] ?? new Precise(0);
  const difference = (step: Value): Value => {
    const [above, below] = [at.plus(step), at.minus(step)].map((value) =>
      preciseValue(of, { ...all, [letter]: value }),
    );
    return above && below ? above.minus(below).div(step.times(2)) : new Precise(NaN);
  };
  const [one, half, quarter] = [STEP, STEP.div(2), STEP.div(4)].map(difference);
  if (!one || !half || !quarter) return new Precise(NaN);
  const [first, second] = [half.times(4).minus(one).div(3), quarter.times(4).minus(half).div(3)];
  return second.times(16).minus(first).div(15);
}

/** Returns whether two values agree to 25 digits. */
export function agree(one: Value, other: Value): boolean {
  const size = Precise.max(one.abs(), other.abs(), 1);
  return one.minus(other).abs().lte(size.times('1e-25'));
}
