import { add, divide, multiply, type Rational, rational, subtract } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';

/** The relation of a unit to the base unit: base = (value - offset) × factor. Exact number text. */
export interface Scale {
  readonly factor: string;
  readonly offset: string;
}

/** Parses a number of the tables: a decimal, or a fraction of integers. */
export function tableNumber(text: string): Rational {
  const [numerator = '', denominator = '1'] = text.split('/');
  const [whole = '', decimals = ''] = numerator.split('.');
  return rational(BigInt(whole + decimals), BigInt(denominator) * 10n ** BigInt(decimals.length));
}

/** Converts a value to the base unit. */
export function toBase({ factor, offset }: Scale, value: Rational): Rational {
  return multiply(subtract(value, tableNumber(offset)), tableNumber(factor));
}

/** Converts a value from the base unit. */
export function fromBase({ factor, offset }: Scale, base: Rational): Rational {
  return add(divide(base, tableNumber(factor)), tableNumber(offset));
}

/** The expression of {@link toBase}, without a factor of 1 or an offset of 0. */
export function toBaseExpression({ factor, offset }: Scale, value: Expression): Expression {
  return times(offset === '0' ? value : ['-', value, offset], factor.split('/'));
}

/** The expression of {@link fromBase}, without a factor of 1 or an offset of 0. */
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
