import { Decimal } from 'decimal.js';
import type { Expression } from '../steps/index.js';
import { realValue } from '../testing/real-value.test-support.js';
import type { Condition, RewrittenLogarithm } from './index.js';

/** Values of the variables. */
export type Point = Readonly<Record<string, number>>;

/**
 * Returns the value of an expression in doubles, independently of all code in src. Returns NaN if it has no
 * real value.
 */
export function doubleValue(expression: Expression, point: Point): number {
  if (typeof expression === 'string') {
    if (expression === 'π') return Math.PI;
    if (/^[a-z]$/.test(expression)) return expression === 'e' ? Math.E : (point[expression] ?? NaN);
    const [top = '', bottom = '1'] = expression.split('/');
    return Number(top) / Number(bottom);
  }
  const [operator, ...operands] = expression;
  const values = operands.map((operand) => doubleValue(operand, point));
  const [a = NaN, b = NaN] = values;
  switch (operator) {
    case '+':
      return values.reduce((x, y) => x + y);
    case '×':
      return values.reduce((x, y) => x * y);
    case '-':
      return a - b;
    case '/':
    case '÷':
      return b === 0 ? NaN : a / b;
    case '^':
      return a ** b;
    case '√':
      return Math.sqrt(a);
    case 'neg':
      return -a;
    case 'ln':
      return a > 0 ? Math.log(a) : NaN;
    case 'log':
      return a > 0 && a !== 1 && b > 0 ? Math.log(b) / Math.log(a) : NaN;
    default:
      return NaN;
  }
}

/** Returns whether a point is inside a domain and not too close to its edge for doubles. */
export function isInside(domain: readonly Condition[], point: Point): boolean {
  return domain.every(({ expression, relation, bound }) => {
    const distance = doubleValue(expression, point) - doubleValue(bound, point);
    if (relation === '≠') return Math.abs(distance) > 1e-4;
    return (relation === '<' || relation === '≤' ? -distance : distance) > 1e-4;
  });
}

/** A higher precision for cases that doubles can't decide, with far more digits than cancellation costs. */
const Wide = Decimal.clone({ precision: 200, toExpNeg: -9e15, toExpPos: 9e15 });

/** Returns whether a line has the same value as the first line at a point, or the point is outside the domain, to many digits. */
export function agreesInDigits({ before, domain }: RewrittenLogarithm, line: Expression, at: Point): boolean {
  const names = Object.fromEntries(Object.entries(at).map(([name, x]) => [name, String(x)]));
  const valueOf = (expression: Expression): Decimal => realValue(expression, names, Wide);
  const isOutside = domain.some(({ expression, relation, bound }) => {
    const distance = valueOf(expression).minus(valueOf(bound));
    if (relation === '≠') return distance.abs().lt(1e-6);
    return !(relation === '<' || relation === '≤' ? distance.neg() : distance).gt(1e-6);
  });
  const [wanted, got] = [valueOf(before), valueOf(line)];
  return isOutside || got.minus(wanted).abs().lte(wanted.abs().plus(1).times('1e-40'));
}
