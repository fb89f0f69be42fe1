import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Statement } from '../../read/statement.js';
import { expressionsOf, hasLetter } from '../substitute.js';

/** Returns whether a line has a power with the unknown in the exponent, or a logarithm, whose base is between 0 and 1. */
export function hasSmallBase(statement: Statement): boolean {
  return expressionsOf(statement).some(hasSmall);
}

function hasSmall(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  const [operator, base = '1', other = '1'] = expression;
  const isUsed = (operator === '^' || operator === 'log') && hasLetter(other);
  return (isUsed && isBetweenZeroAndOne(base)) || operandsOf(expression).some(hasSmall);
}

function isBetweenZeroAndOne(base: Expression): boolean {
  const value = constantValue(base);
  return value !== undefined && value.numerator > 0n && value.numerator < value.denominator;
}
