import { Decimal } from 'decimal.js';
import { type Expression, expressionText, isNumberText } from '../../steps/index.js';

/**
 * Complex arithmetic with 100 digits. Algebraic numbers of the degrees and sizes in textbook answers are equal if they
 * agree to 75 digits, because the roots of their polynomials are farther apart.
 */
const Long = Decimal.clone({ precision: 100 });

/** A complex number. */
export interface Value {
  readonly re: Decimal;
  readonly im: Decimal;
}

const ZERO = new Long(0);
const real = (re: Decimal): Value => ({ re, im: ZERO });

/** Evaluates an expression, where `i` is the imaginary unit. */
export function longValue(expression: Expression, letters: Readonly<Record<string, Value>> = {}): Value {
  if (typeof expression === 'string') {
    const letter = letters[expression];
    if (letter) return letter;
    if (isNumberText(expression)) return real(numberValue(expression));
    if (expression === 'e') return real(new Long(1).exp());
    if (expression === 'π') return real(Long.acos(-1));
    if (expression === 'i') return { re: ZERO, im: new Long(1) };
    throw new Error('No value.');
  }
  const [operator, ...operands] = expression;
  const [first, ...rest] = operands.map((operand) => longValue(operand, letters));
  if (!first) throw new Error('No operand.');
  const [second = first] = rest;
  switch (operator) {
    case '+':
      return rest.reduce((a, b) => ({ re: a.re.plus(b.re), im: a.im.plus(b.im) }), first);
    case '-':
      return { re: first.re.minus(second.re), im: first.im.minus(second.im) };
    case '×':
      return rest.reduce(product, first);
    case '/':
    case '÷':
      return quotient(first, second);
    case 'neg':
      return { re: first.re.neg(), im: first.im.neg() };
    case '()':
      return first;
    case '^':
      return oddRootPower(first, operands[1]) ?? power(first, second);
    default:
      return real(realValue(operator, first, second));
  }
}

function numberValue(text: string): Decimal {
  const [top = '0', bottom = '1'] = text.split('/');
  return new Long(top).div(bottom);
}

function product(a: Value, b: Value): Value {
  return {
    re: a.re.times(b.re).minus(a.im.times(b.im)),
    im: a.re.times(b.im).plus(a.im.times(b.re)),
  };
}

function quotient(a: Value, b: Value): Value {
  const size = b.re.times(b.re).plus(b.im.times(b.im));
  if (size.isZero()) throw new RangeError('Division by 0.');
  const { re, im } = product(a, { re: b.re, im: b.im.neg() });
  return { re: re.div(size), im: im.div(size) };
}

/** Returns the power of a negative number with an exponent such as 2/3, whose root has an odd index. */
function oddRootPower({ re, im }: Value, exponent: Expression | undefined): Value | undefined {
  const text =
    exponent === undefined ? '' : expressionText(exponent).replaceAll(/[() ]/g, '').replace('÷', '/');
  const [, top = '', bottom = ''] = /^(-?\d+)\/(\d*[13579])$/.exec(text) ?? [];
  if (bottom === '' || !im.isZero() || !re.isNeg() || re.isZero()) return undefined;
  const size = re.abs().pow(new Long(top).div(bottom));
  return real(Number(top) % 2 === 0 ? size : size.neg());
}

function power(a: Value, b: Value): Value {
  if (a.re.isZero() && a.im.isZero() && b.re.lte(0)) throw new RangeError('0 to the power of 0 or less.');
  if (b.re.isInteger()) {
    const size = Array.from({ length: b.re.abs().toNumber() }).reduce<Value>(
      (all) => product(all, a),
      real(new Long(1)),
    );
    return b.re.isNeg() ? quotient(real(new Long(1)), size) : size;
  }
  if (a.re.isNeg()) throw new RangeError('A power of a negative number.');
  return real(a.re.pow(b.re));
}

function realValue(operator: string, { re, im }: Value, second: Value): Decimal {
  if (!im.isZero()) throw new RangeError('Not real.');
  if (operator === 'abs') return re.abs();
  if (operator === '√') {
    if (re.isNeg() && !isNear(re, ZERO)) throw new RangeError('A root of a negative number.');
    return re.abs().sqrt();
  }
  if (operator === 'ln') return logarithm(re);
  if (operator === 'log') return logarithm(second.re).div(logarithm(re));
  throw new Error(`No value: ${operator}`);
}

function logarithm(value: Decimal): Decimal {
  if (!value.gt(0) || isNear(value, ZERO))
    throw new RangeError('A logarithm of a number that is not positive.');
  return value.ln();
}

/** Returns whether two numbers agree to 75 digits. */
export function isNear(a: Decimal, b: Decimal): boolean {
  return a
    .minus(b)
    .abs()
    .lte(Long.max(1, a.abs(), b.abs()).times('1e-75'));
}

/** Returns whether two values agree to 75 digits. */
export function isSameValue(a: Value, b: Value): boolean {
  return isNear(a.re, b.re) && isNear(a.im, b.im);
}
