import { add, divide, multiply, type Rational, rational, subtract } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';

/** How a unit relates to its base: base = (value - offset) × factor. Exact number text. */
export interface Scale {
  readonly factor: string;
  readonly offset: string;
}

/** Reads a table's number text: a decimal, or a fraction of whole numbers. */
export function tableNumber(text: string): Rational {
  const [numerator = '', denominator = '1'] = text.split('/');
  const [whole = '', decimals = ''] = numerator.split('.');
  return rational(BigInt(whole + decimals), BigInt(denominator) * 10n ** BigInt(decimals.length));
}

/** Converts a value into the base unit. */
export function toBase({ factor, offset }: Scale, value: Rational): Rational {
  return multiply(subtract(value, tableNumber(offset)), tableNumber(factor));
}

/** Converts a value from the base unit. */
export function fromBase({ factor, offset }: Scale, base: Rational): Rational {
  return add(divide(base, tableNumber(factor)), tableNumber(offset));
}

/** Writes {@link toBase} out; what changes nothing (factor 1, offset 0) is left out. */
export function toBaseExpression({ factor, offset }: Scale, value: Expression): Expression {
  return times(offset === '0' ? value : ['-', value, offset], factor.split('/'));
}

/** Writes {@link fromBase} out; what changes nothing is left out. */
export function fromBaseExpression({ factor, offset }: Scale, base: Expression): Expression {
  const [numerator = '', denominator = '1'] = factor.split('/');
  const inUnits = denominator === '1' ? over(base, numerator) : times(base, [denominator, numerator]);
  return offset === '0' ? inUnits : ['+', inUnits, offset];
}

function times(value: Expression, [numerator = '', denominator = '1']: readonly string[]): Expression {
  return over(numerator === '1' ? value : ['×', value, numerator], denominator);
}

function over(value: Expression, divisor: string): Expression {
  return divisor === '1' ? value : ['÷', value, divisor];
}
