import { type Expression, isNumberText } from '../../../steps/expression.js';

/**
 * A double near the value of an expression, NaN where it has none. Only the order of values that are known to be different
 * rests on it, and a last doubt about a solution: never an answer.
 */
export function approximate(expression: Expression, values: Readonly<Record<string, number>> = {}): number {
  if (typeof expression === 'string') {
    if (isNumberText(expression)) {
      const [top = '0', bottom = '1'] = expression.split('/');
      return Number(top) / Number(bottom);
    }
    return values[expression] ?? CONSTANTS[expression] ?? NaN;
  }
  const [operator, ...operands] = expression;
  const [a = NaN, b = NaN, ...rest] = operands.map((operand) => approximate(operand, values));
  if (operator === '+') return rest.reduce((x, y) => x + y, a + b);
  if (operator === '×') return rest.reduce((x, y) => x * y, a * b);
  if (operator === '^') return powerNear(a, b, operands[1]);
  return OPERATIONS[operator]?.(a, b) ?? NaN;
}

const CONSTANTS: Readonly<Record<string, number>> = { e: Math.E, π: Math.PI };

function powerNear(a: number, b: number, exponent: Expression | undefined): number {
  const odd = /^1\/(\d*[13579])$/.test(String(exponent));
  return odd && a < 0 ? -((-a) ** b) : a ** b;
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
  log: (a, b) => Math.log(b) / Math.log(a),
};
