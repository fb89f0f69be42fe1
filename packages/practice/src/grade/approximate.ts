import { toNumber } from '@mathtools/math-core/rational';
import type { Polynomial } from '../value/polynomial.js';
import type { Expression } from '@mathtools/math-core/steps';
import type { Value } from '../value/value.js';

/** A number as a double, right to some 14 digits: enough to recognise a rounded answer. */
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

/** Whether two expressions have about the same value. */
export function isAbout(a: Expression, b: Expression, tolerance: number): boolean {
  const [first, second] = [numberOf(a), numberOf(b)];
  return (
    Number.isFinite(first) && Math.abs(first - second) <= tolerance * (1 + Math.abs(first) + Math.abs(second))
  );
}

/** Whether the values of two expressions are at most so far apart. */
export function isWithin(a: Expression, b: Expression, distance: number): boolean {
  const [first, second] = [numberOf(a), numberOf(b)];
  return (
    Number.isFinite(first) &&
    Math.abs(first - second) <= distance + 1e-9 * (1 + Math.abs(first) + Math.abs(second))
  );
}

/** Whether two expressions differ clearly where their letters have some positive values. */
export function isElsewhere(a: Expression | undefined, b: Expression): boolean {
  if (a === undefined) return false;
  const [first, second] = [numberOf(a), numberOf(b)];
  return Number.isFinite(first) && Math.abs(first - second) > 1e-6 * (1 + Math.abs(first) + Math.abs(second));
}

/** The value as a double, NaN if it has none, with a fixed value between 2 and 3 for each letter. */
function numberOf(expression: Expression): number {
  if (typeof expression === 'string') {
    if (expression === 'e' || expression === 'π') return valueOf(expression);
    if (/^[a-z]$/.test(expression)) return 2 + ((expression.charCodeAt(0) * 0.618034) % 1);
    const [top = '', bottom = '1'] = expression.split('/');
    return Number(top) / Number(bottom);
  }
  const [operator, ...operands] = expression;
  const numbers = operands.map(numberOf);
  const [first = Number.NaN, second = Number.NaN] = numbers;
  switch (operator) {
    case '+':
      return numbers.reduce((sum, n) => sum + n, 0);
    case '×':
      return numbers.reduce((product, n) => product * n, 1);
    case '-':
      return first - second;
    case '/':
    case '÷':
      return first / second;
    case '^':
      return first ** second;
    case '√':
      return Math.sqrt(first);
    case 'neg':
      return -first;
    case '()':
      return first;
    case 'ln':
      return Math.log(first);
    case 'log':
      return Math.log(second) / Math.log(first);
    default:
      return Number.NaN;
  }
}
