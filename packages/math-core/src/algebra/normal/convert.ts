import { constantValue } from '../../expression/constant.js';
import * as exact from '../../rational/rational.js';
import { rational } from '../../rational/rational.js';
import { type Expression, isNumberText } from '../../steps/expression.js';
import { charge } from '../expression/budget.js';
import { constantOf, isZero, letter, ONE } from '../polynomial/polynomial.js';
import { type Context, type Fraction, exponentialOf } from './context.js';
import { exponentialOfFraction, rationalPower } from './exponentials.js';
import { minus, numberFraction, over, plus, times, whole } from './fraction.js';
import { logarithmOf } from './logarithms.js';
import { undefinedLogarithm, undefinedValue, unsupportedExpression } from './refusal.js';
import { requireNonzero, requireSign } from './requirements.js';
import { absoluteValue } from './signs.js';

/**
 * Converts an expression to a quotient of polynomials in letters and atoms, and records its conditions in the context.
 * Throws `MathError`: `division-by-zero`, `out-of-range` if it has no value, `too-large`, `unsupported`.
 */
export function fractionOf(context: Context, expression: Expression): Fraction {
  charge(2);
  if (typeof expression === 'string') return leaf(context, expression);
  const [operator, ...operands] = expression;
  const parts = operands.map((operand) => fractionOf(context, operand));
  const [first = numberFraction(rational(0n)), second] = parts;
  if (operator === '+') return parts.reduce((a, b) => plus(context, a, b));
  if (operator === '×') return parts.reduce((a, b) => times(context, a, b));
  if (operator === 'neg') return minus(first);
  if (operator === '()') return first;
  if (operator === '√') return root(context, first);
  if (operator === 'abs') return size(context, first);
  if (operator === 'ln') return logarithmOfArgument(context, first, expression);
  if (!second) throw unsupportedExpression(`the operator ${operator}`);
  if (operator === '-') return plus(context, first, minus(second));
  if (operator === '/' || operator === '÷') return quotient(context, first, second);
  if (operator === '^') return power(context, first, second);
  if (operator === 'log')
    return quotient(context, logarithmOfArgument(context, second, expression), logarithm(context, first));
  throw unsupportedExpression(`the operator ${operator}`);
}

function leaf(context: Context, text: string): Fraction {
  const number = isNumberText(text) ? constantValue(text) : undefined;
  if (number) return numberFraction(number);
  if (text === 'e') return whole(exponentialOf(context, { numerator: ONE, denominator: ONE }, rational(1n)));
  return whole(letter(text));
}

function quotient(context: Context, top: Fraction, bottom: Fraction): Fraction {
  requireNonzero(context, bottom);
  return over(context, top, bottom);
}

function root(context: Context, radicand: Fraction): Fraction {
  requireSign(context, radicand, '≥');
  return rationalPower(context, radicand, rational(1n, 2n));
}

function size(context: Context, { numerator, denominator }: Fraction): Fraction {
  return over(context, whole(absoluteValue(context, numerator)), whole(absoluteValue(context, denominator)));
}

function logarithm(context: Context, value: Fraction): Fraction {
  requireSign(context, value, '>');
  return logarithmOf(context, value);
}

/** Returns the natural logarithm of the last operand of ln x or log_b x. */
function logarithmOfArgument(context: Context, value: Fraction, written: Expression): Fraction {
  requireSign(context, value, '>', () => undefinedLogarithm(written, written.at(-1) ?? '0'));
  return logarithmOf(context, value);
}

function power(context: Context, base: Fraction, exponent: Fraction): Fraction {
  const [top, bottom] = [constantOf(exponent.numerator), constantOf(exponent.denominator)];
  if (!top || !bottom)
    return exponentialOfFraction(context, times(context, exponent, logarithm(context, base)));
  const value = exact.reduce(exact.divide(top, bottom));
  if (value.numerator <= 0n) {
    if (isZero(base.numerator) && value.numerator === 0n) throw undefinedValue();
    requireNonzero(context, base);
  }
  if (value.numerator === 0n) return numberFraction(rational(1n));
  if (value.denominator % 2n === 0n) requireSign(context, base, '≥');
  return rationalPower(context, base, value);
}
