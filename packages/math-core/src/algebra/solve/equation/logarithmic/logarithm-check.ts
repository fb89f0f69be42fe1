import type { Expression } from '../../../../steps/expression.js';
import { signOfValue } from '../../../normal/value-sign.js';
import { put } from '../../../../expression/rewrite.js';
import { negative, ONE, powerOf, type Radical, isSame, times } from '../../radical/radical.js';
import { numberExpression } from '../polynomial/polynomial-expression.js';
import type { Sides } from '../board.js';
import { inOneBase, logarithmSumOf } from './logarithm-sum.js';
import { valueOf } from '../value.js';

/**
 * Returns whether a value in the domain solves a logarithmic equation, that is, whether the product of the
 * arguments equals the power of the base. Returns false if that can't be decided.
 */
export function logarithmsAgree(sides: Sides, unknown: string, at: Radical): boolean {
  const sum = logarithmSumOf(sides, unknown);
  if (!sum || sum.logarithms.length === 0) return false;
  const { logarithms, number } = inOneBase(sum);
  let product = ONE;
  for (const { coefficient, argument } of logarithms) {
    const value = valueOf(argument, { [unknown]: at });
    if (!value || coefficient.denominator !== 1n) return false;
    product = times(product, powerOf(value, Number(coefficient.numerator)));
  }
  const [{ base } = { base: '10' }] = logarithms;
  const power =
    number.size === 0 ? ONE : valueOf(['^', base, numberExpression(negative(number), {})], { [unknown]: at });
  return power !== undefined && isSame(product, power);
}

/**
 * Returns whether a value that isn't a sum of roots solves a logarithmic equation, such as (√(1 + 4e) − 1) ÷ 2. All arguments
 * must be positive there. Returns false if that can't be decided.
 */
export function logarithmsAgreeAt(sides: Sides, unknown: string, value: Expression): boolean {
  const sum = logarithmSumOf(sides, unknown);
  if (!sum || sum.logarithms.length === 0) return false;
  const { logarithms, number } = inOneBase(sum);
  if (logarithms.some(({ coefficient }) => coefficient.denominator !== 1n)) return false;
  const [{ base } = { base: '10' }] = logarithms;
  const powers = logarithms.map(({ coefficient, argument }): Expression => {
    const exponent = coefficient.numerator.toString();
    return ['^', put(argument, new Map([[unknown, value]])), exponent];
  });
  const product = powers.reduce((one, other) => ['×', one, other]);
  return signOfValue(['-', product, ['^', base, numberExpression(negative(number), {})]]) === 0;
}
