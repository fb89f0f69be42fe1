import {
  add,
  divide,
  multiply,
  negate,
  power,
  type Rational,
  rational,
  reduce,
  sign,
  subtract,
} from '../rational/rational.js';
import { bitLength } from '../rational/integer.js';
import { oncePerExpression } from './once.js';
import { isNumberText } from '../steps/expression.js';

/** The largest power that is computed, in bits. */
const MAX_BITS = 4000;

/**
 * Returns the value of an expression of numbers. Returns undefined if it isn't rational, is too long, or
 * divides by 0. Roots aren't computed.
 */
export const constantValue = oncePerExpression((expression): Rational | undefined => {
  if (typeof expression === 'string') return isNumberText(expression) ? readNumber(expression) : undefined;
  const [operator, ...operands] = expression;
  const values: Rational[] = [];
  for (const operand of operands) {
    const value = constantValue(operand);
    if (!value) return undefined;
    values.push(value);
  }
  const [first, ...rest] = values;
  if (!first) return undefined;
  if (rest.length > 0) return rest.reduce<Rational | undefined>((a, b) => a && apply(operator, a, b), first);
  return operator === 'neg' ? negate(first) : operator === '()' ? first : undefined;
});

function apply(operator: string, a: Rational, b: Rational): Rational | undefined {
  if (operator === '+') return add(a, b);
  if (operator === '-') return subtract(a, b);
  if (operator === '×') return multiply(a, b);
  if (operator === '÷' || operator === '/') return sign(b) === 0 ? undefined : divide(a, b);
  return operator === '^' ? wholePower(a, b) : undefined;
}

function wholePower(a: Rational, b: Rational): Rational | undefined {
  if (b.numerator % b.denominator !== 0n) return undefined;
  const exponent = Number(b.numerator / b.denominator);
  if (sign(a) === 0 && exponent <= 0) return undefined;
  const magnitude = a.numerator < 0n ? -a.numerator : a.numerator;
  const bits = Math.max(bitLength(magnitude), bitLength(a.denominator));
  return bits * Math.abs(exponent) <= MAX_BITS ? power(a, exponent) : undefined;
}

function readNumber(text: string): Rational {
  if (/^\d+$/.test(text)) return rational(BigInt(text), 1n);
  const [top = '', bottom = '1'] = text.split('/');
  const [whole = '', decimals = ''] = top.split('.');
  return reduce(rational(BigInt(whole + decimals), BigInt(bottom) * 10n ** BigInt(decimals.length)));
}
