import { parseNumber } from '../rational/parse.js';
import { add, multiply, type Rational, subtract } from '../rational/rational.js';
import type { Success } from '../result/result.js';
import type { Expression } from '../steps/expression.js';

/** The relation of a unit to the base unit: base = (value - offset) × factor. Both are exact number text. */
export interface Scale {
  readonly factor: string;
  readonly offset: string;
}

/** Parses a number from the tables: a decimal or a fraction of integers. All entries are valid. */
export function tableNumber(text: string): Rational {
  return (parseNumber(text) as Success<Rational>).value;
}

/** Converts a value to the base unit. */
export function toBase({ factor, offset }: Scale, value: Rational): Rational {
  return multiply(subtract(value, tableNumber(offset)), tableNumber(factor));
}

/** Converts a value from the base unit. */
export function fromBase({ factor, offset }: Scale, base: Rational): Rational {
  const { numerator, denominator } = tableNumber(factor); // The numerator is > 0.
  return add(multiply(base, { numerator: denominator, denominator: numerator }), tableNumber(offset));
}

/** Returns the expression of {@link toBase}, without a factor of 1 or an offset of 0. */
export function toBaseExpression({ factor, offset }: Scale, value: Expression): Expression {
  const [numerator = '', denominator = '1'] = factor.split('/');
  return scaled(offset === '0' ? value : ['-', value, offset], numerator, denominator);
}

/** Returns the expression of {@link fromBase}, without a factor of 1 or an offset of 0. */
export function fromBaseExpression({ factor, offset }: Scale, base: Expression): Expression {
  const [numerator = '', denominator = '1'] = factor.split('/');
  const inUnits = scaled(base, denominator, numerator);
  return offset === '0' ? inUnits : ['+', inUnits, offset];
}

function scaled(value: Expression, factor: string, divisor: string): Expression {
  const product: Expression = factor === '1' ? value : ['×', value, factor];
  return divisor === '1' ? product : ['÷', product, divisor];
}
