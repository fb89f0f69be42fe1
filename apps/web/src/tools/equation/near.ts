import type { Expression } from '@mathtools/math-core/steps';

/** Values of letters. */
export type Place = Readonly<Record<string, number>>;

const CONSTANTS: Place = { e: Math.E, π: Math.PI };

const UNARY: Readonly<Record<string, (value: number) => number>> = {
  '()': (value) => value,
  neg: (value) => -value,
  abs: Math.abs,
  '√': Math.sqrt,
  ln: Math.log,
};
const BINARY: Readonly<Record<string, (one: number, other: number) => number>> = {
  '-': (one, other) => one - other,
  '/': (one, other) => one / other,
  '÷': (one, other) => one / other,
  log: (base, value) => Math.log(value) / Math.log(base),
};

/** The value of an expression near enough to draw it; NaN where it has none. */
export function near(expression: Expression, at: Place): number {
  if (typeof expression === 'string')
    return at[expression] ?? CONSTANTS[expression] ?? numberNear(expression);
  const [operator, ...operands] = expression;
  const [first = NaN, second, ...rest] = operands.map((operand) => near(operand, at));
  if (operator === '^') return powerNear(first, operands[1] ?? '', at);
  if (second === undefined) return UNARY[operator]?.(first) ?? NaN;
  if (operator === '+') return rest.reduce((sum, each) => sum + each, first + second);
  if (operator === '×') return rest.reduce((product, each) => product * each, first * second);
  return BINARY[operator]?.(first, second) ?? NaN;
}

function numberNear(text: string): number {
  const [top = '', bottom = '1'] = text.split('/');
  return Number(top) / Number(bottom);
}

/** An odd root of a negative number is negative. */
function powerNear(base: number, exponent: Expression, at: Place): number {
  const value = near(exponent, at);
  const isOddRoot = typeof exponent === 'string' && /^1\/\d*[13579]$/.test(exponent);
  return isOddRoot && base < 0 ? -((-base) ** value) : base ** value;
}
