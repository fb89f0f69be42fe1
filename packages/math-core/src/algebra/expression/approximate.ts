import { constantValue } from '../../expression/constant.js';
import { reduce } from '../../rational/rational.js';
import { charge } from './budget.js';
import { type Expression, isNumberText } from '../../steps/expression.js';

/**
 * Approximates the value of an expression with a double, or NaN if it has none. Use it for plots and to rule out
 * candidates, never as an answer or to decide one.
 * @example approximate(['√', 'x'], { x: 9 }) // 3
 */
export function approximate(expression: Expression, values: Readonly<Record<string, number>> = {}): number {
  charge(1 / 4);
  if (typeof expression === 'string') {
    if (!isNumberText(expression)) return values[expression] ?? CONSTANTS[expression] ?? NaN;
    const [top = '0', bottom = '1'] = expression.split('/');
    return Number(top) / Number(bottom);
  }
  const [operator, ...operands] = expression;
  const [a = NaN, b = NaN, ...rest] = operands.map((operand) => approximate(operand, values));
  if (operator === '+') return rest.reduce((x, y) => x + y, a + b);
  if (operator === '×') return rest.reduce((x, y) => x * y, a * b);
  if (operator === '^') return powerNear(a, b, operands[1]);
  const value = OPERATIONS[operator]?.(a, b) ?? NaN;
  return Math.abs(value) === Infinity ? NaN : value;
}

const CONSTANTS: Readonly<Record<string, number>> = { e: Math.E, π: Math.PI };

function powerNear(base: number, exponent: number, written: Expression | undefined): number {
  if (written === '1/3') return Math.cbrt(base);
  const value = base < 0 && written !== undefined ? constantValue(written) : undefined;
  const { numerator, denominator } = reduce(value ?? { numerator: 1n, denominator: 1n });
  if (denominator > 1n && denominator % 2n === 1n)
    return (numerator % 2n === 0n ? 1 : -1) * (-base) ** exponent;
  return base === 0 && exponent < 0 ? NaN : base ** exponent;
}

const OPERATIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '-': (a, b) => a - b,
  '/': (a, b) => a / b,
  '÷': (a, b) => a / b,
  '√': (a) => Math.sqrt(a),
  abs: (a) => Math.abs(a),
  neg: (a) => -a,
  '()': (a) => a,
  ln: (a) => Math.log(a),
  sin: (a) => Math.sin(a),
  cos: (a) => Math.cos(a),
  tan: (a) => Math.tan(a),
  arcsin: (a) => Math.asin(a),
  arccos: (a) => Math.acos(a),
  arctan: (a) => Math.atan(a),
  '°': (a) => (a * Math.PI) / 180,
  log: (a, b) => Math.log(b) / Math.log(a),
};
