import { toNumber } from '@mathtools/math-core/rational';
import type { Polynomial } from '../value/polynomial.js';
import type { Expression } from '@mathtools/math-core/steps';
import type { Value } from '../value/value.js';

/** Converts a number to a double, accurate to about 14 digits, which is enough to recognize a rounded answer. */
export function approximate({ top, bottom }: Value): number {
  return sumOf(top) / sumOf(bottom);
}

function sumOf(polynomial: Polynomial): number {
  let sum = 0;
  for (const { coefficient, factors } of polynomial.values()) {
    let term = toNumber(coefficient);
    for (const [name, exponent] of factors) term *= valueOf(name) ** toNumber(exponent);
    sum += term;
  }
  return sum;
}

function valueOf(name: string): number {
  if (name.startsWith('ln ')) return Math.log(valueOf(name.slice(3)));
  if (name === 'π') return Math.PI;
  return name === 'e' ? Math.E : Number(name);
}

/** Tests if two expressions have about the same value. */
export function isAbout(a: Expression, b: Expression, tolerance: number): boolean {
  const [first, second] = [decimalOf(a), decimalOf(b)];
  return (
    Number.isFinite(first) && Math.abs(first - second) <= tolerance * (1 + Math.abs(first) + Math.abs(second))
  );
}

/** Tests if the values of two expressions differ by at most a given amount. */
export function isWithin(a: Expression, b: Expression, distance: number): boolean {
  const [first, second] = [decimalOf(a), decimalOf(b)];
  return (
    Number.isFinite(first) &&
    Math.abs(first - second) <= distance + 1e-9 * (1 + Math.abs(first) + Math.abs(second))
  );
}

/** Tests if two expressions clearly differ for some positive values of their letters. */
export function isElsewhere(a: Expression | undefined, b: Expression): boolean {
  if (a === undefined) return false;
  const [first, second] = [decimalOf(a), decimalOf(b)];
  return Number.isFinite(first) && Math.abs(first - second) > 1e-6 * (1 + Math.abs(first) + Math.abs(second));
}

/** Returns the value as a double, or NaN if there is none. Each letter has a fixed value between 2 and 3. */
export function decimalOf(expression: Expression): number {
  if (typeof expression === 'string') {
    if (expression === 'e' || expression === 'π') return valueOf(expression);
    if (/^[a-z]$/.test(expression)) return 2 + ((expression.charCodeAt(0) * 0.618034) % 1);
    const [top = '', bottom = '1'] = expression.split('/');
    return Number(top) / Number(bottom);
  }
  const [operator, ...operands] = expression;
  const numbers = operands.map(decimalOf);
  const operation = OPERATIONS.get(operator);
  if (!operation) return Number.NaN;
  if (operator === '+' || operator === '×') return numbers.reduce((a, b) => operation(a, b));
  const [first = Number.NaN, second = Number.NaN] = numbers;
  return operation(first, second);
}

const OPERATIONS: ReadonlyMap<string, (first: number, second: number) => number> = new Map([
  ['+', (a, b) => a + b],
  ['×', (a, b) => a * b],
  ['-', (a, b) => a - b],
  ['/', (a, b) => a / b],
  ['÷', (a, b) => a / b],
  ['^', (a, b) => a ** b],
  ['√', (a) => Math.sqrt(a)],
  ['neg', (a) => -a],
  ['()', (a) => a],
  ['ln', (a) => Math.log(a)],
  ['log', (base, a) => Math.log(a) / Math.log(base)],
]);
