import type { Expression } from '../../../steps/expression.js';
import type { Sides } from './board.js';
import { holds } from './polynomial/read-polynomial.js';

/** A position in which the unknown can occur, other than in sums and products. */
export type Place = 'logarithm' | 'exponent' | 'root' | 'absolute' | 'denominator';

/** Returns all positions of the unknown in an equation. */
export function placesOf({ left, right }: Sides, unknown: string): ReadonlySet<Place> {
  const found = new Set<Place>();
  collect(left, unknown, found);
  collect(right, unknown, found);
  return found;
}

const FUNCTIONS: Readonly<Partial<Record<string, Place>>> = {
  ln: 'logarithm',
  log: 'logarithm',
  '√': 'root',
  abs: 'absolute',
};

function collect(expression: Expression, unknown: string, found: Set<Place>): void {
  if (typeof expression === 'string' || !holds(expression, unknown)) return;
  const [operator, ...operands] = expression;
  const [, second = '0'] = operands;
  const place = FUNCTIONS[operator];
  if (place) found.add(place);
  if ((operator === '/' || operator === '÷') && holds(second, unknown)) found.add('denominator');
  if (operator === '^' && holds(second, unknown)) found.add('exponent');
  else if (operator === '^') {
    if (isFraction(second)) found.add('root');
    if (isNegative(second)) found.add('denominator');
  }
  for (const operand of operands) collect(operand, unknown, found);
}

function isFraction(exponent: Expression): boolean {
  return typeof exponent === 'string'
    ? !/^-?\d+$/.test(exponent)
    : exponent[0] !== 'neg' || isFraction(exponent[1] ?? '0');
}

function isNegative(exponent: Expression): boolean {
  return typeof exponent === 'string' ? exponent.startsWith('-') || exponent === '0' : exponent[0] === 'neg';
}

/** Returns every part of an expression, including the expression itself. */
export function partsOf(expression: Expression): readonly Expression[] {
  if (typeof expression === 'string') return [expression];
  const [, ...operands] = expression;
  return [expression, ...operands.flatMap(partsOf)];
}
