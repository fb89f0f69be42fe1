import { Decimal } from 'decimal.js';
import type { Expression, Step } from '../steps/index.js';

/**
 * Independent complex arithmetic with 120 digits. Only 45 are compared, because cancellation may lose many.
 */
const Real = Decimal.clone({ precision: 120, toExpNeg: -1000, toExpPos: 1000 });
/** A complex number. */
export type Complex = readonly [real: Decimal, imaginary: Decimal];

/** The value of x for steps that are true for every x. */
const ANY = '7.3';

/** Returns the steps that aren't true. A step with only a symbol on the left defines it. */
export function complexStepFaults(steps: readonly Step[]): readonly string[] {
  return steps
    .filter(({ before, relation, after, parameters = {} }) => {
      if (typeof before === 'string' && /^[a-z]/i.test(before)) return relation !== '=';
      const names = { x: ANY, ...parameters };
      const [start, end] = [complexValue(before, names), complexValue(after, names)];
      const size = Decimal.max(1, start[0].abs(), start[1].abs());
      const errors = start.map((part, i) => part.minus(end[i] ?? 0).abs());
      const isSame = errors.every((error) => error.lte(size.times('1e-45')));
      return relation === '=' ? !isSame : isSame || !errors.every((error) => error.lte('0.00005'));
    })
    .map((step) => JSON.stringify(step));
}

/** Returns the value of an expression. The square root of a negative number is the one with i. */
export function complexValue(expression: Expression, names: Readonly<Record<string, string>> = {}): Complex {
  if (expression === 'i') return [new Real(0), new Real(1)];
  if (typeof expression === 'string') return complexOf(names[expression] ?? expression);
  const [operator, ...operands] = expression;
  const [first = ZERO, ...rest] = operands.map((operand) => complexValue(operand, names));
  if (operator === 'neg') return negative(first);
  if (operator === '√') return squareRoot(first[0]);
  return rest.reduce((a, b) => apply(operator, a, b), first);
}

const ZERO: Complex = [new Real(0), new Real(0)];

/** Returns a number that is written as a decimal or as a fraction. */
export function complexOf(text: string): Complex {
  const [over = '', under = '1'] = text.split('/');
  return [new Real(over).div(under), ZERO[1]];
}

/** Returns the opposite number. */
export function negative([a, b]: Complex): Complex {
  return [a.neg(), b.neg()];
}

/** Returns the square root of a real number. For a negative number, it is the one with i. */
export function squareRoot(value: Decimal): Complex {
  const root = new Real(value).abs().sqrt();
  return value.isNegative() ? [new Real(0), root] : [root, new Real(0)];
}

/** Returns the result of an operation. A power has an integer exponent of at least 1. */
export function apply(operator: string, [a, b]: Complex, [c, d]: Complex): Complex {
  if (operator === '+') return [a.plus(c), b.plus(d)];
  if (operator === '-') return [a.minus(c), b.minus(d)];
  if (operator === '×') return [a.times(c).minus(b.times(d)), a.times(d).plus(b.times(c))];
  if (operator === '^' && c.isInteger() && c.gte(1)) {
    let power: Complex = [a, b];
    for (let n = c.toNumber(); n > 1; n--) power = apply('×', power, [a, b]);
    return power;
  }
  if ((operator === '÷' || operator === '/') && d.isZero()) return [a.div(c), b.div(c)];
  throw new Error(`${operator} is not computed here.`);
}
