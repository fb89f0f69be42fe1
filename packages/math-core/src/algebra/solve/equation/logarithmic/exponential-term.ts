import { type Rational, rational } from '../../../../rational/rational.js';
import { termsOf } from '../../../../expression/terms.js';
import type { Expression } from '../../../../steps/expression.js';
import { constantValue } from '../../../../expression/constant.js';
import {
  inverse,
  negative,
  ofRational,
  ONE,
  type Radical,
  rationalOf,
  times,
} from '../../radical/radical.js';
import { rationalText } from '../../radical/radical-expression.js';
import { asPower } from '../../../normal/exact-powers.js';
import type { Sides } from '../board.js';
import { constant, type Polynomial, scaled, sum } from '../polynomial/polynomial.js';
import { holds, polynomialOf } from '../polynomial/read-polynomial.js';
import { valueOf } from '../value.js';

/** A number that isn't a power of another: 2, 10, 3/2, e. */
export type PrimitiveBase = Rational | 'e';

/** A term of the form coefficient × base^exponent. */
export interface ExponentialTerm {
  readonly coefficient: Radical;
  readonly base: PrimitiveBase;
  /** The base as written. */
  readonly written: Expression;
  /** The exponent with which the primitive base is the written one. */
  readonly power: Rational;
  /** The exponent of the primitive base. */
  readonly exponent: Polynomial;
  /** The exponent of the written base. */
  readonly writtenExponent: Expression;
}

/** An equation with all terms on the left: powers with the unknown in the exponent, and a number. */
export interface ExponentialSum {
  readonly powers: readonly ExponentialTerm[];
  readonly number: Radical;
}

/** Writes a base as a power of a primitive one: 1/4 is 2^−2. */
export function primitiveBase(
  base: Expression,
): { readonly base: PrimitiveBase; readonly power: Rational } | undefined {
  if (base === 'e') return { base: 'e', power: rational(1n) };
  const value = constantValue(base);
  if (!value || value.numerator <= 0n || value.numerator === value.denominator) return undefined;
  const { root, exponent } = asPower(value);
  const isSmall = root.numerator < root.denominator;
  return {
    base: isSmall ? rational(root.denominator, root.numerator) : root,
    power: rational(isSmall ? -exponent : exponent),
  };
}

/** Returns the text of a primitive base. */
export function baseName(base: PrimitiveBase): string {
  return base === 'e' ? 'e' : rationalText(base);
}

/** Writes an equation as an {@link ExponentialSum}. Returns undefined if it has other terms. */
export function exponentialSumOf({ left, right }: Sides, unknown: string): ExponentialSum | undefined {
  const terms = [
    ...termsOf(left),
    ...termsOf(right).map(({ isNegative, body }) => ({ isNegative: !isNegative, body })),
  ];
  const powers: ExponentialTerm[] = [];
  let number: Polynomial = [];
  for (const { isNegative, body } of terms) {
    if (holds(body, unknown)) {
      const power = exponentialTermOf(body, unknown);
      if (!power) return undefined;
      powers.push(isNegative ? { ...power, coefficient: negative(power.coefficient) } : power);
    } else {
      const value = valueOf(body);
      if (!value) return undefined;
      number = sum(number, constant(isNegative ? negative(value) : value));
    }
  }
  return { powers, number: number[0] ?? new Map<bigint, Rational>() };
}

/** Reads a term such as 5 × 2^x, 2^x ÷ 3 or 2^x × 4^(x + 1). */
function exponentialTermOf(body: Expression, unknown: string): ExponentialTerm | undefined {
  if (typeof body === 'string') return undefined;
  const [operator, first = '0', second = '1'] = body;
  if (operator === '^') return powerOf(first, second, unknown);
  if (operator === '/' || operator === '÷') {
    const divisor = holds(second, unknown) ? undefined : valueOf(second);
    const power = divisor && exponentialTermOf(first, unknown);
    return power && { ...power, coefficient: times(power.coefficient, inverse(divisor)) };
  }
  if (operator === 'neg' || operator === '()') {
    const power = exponentialTermOf(first, unknown);
    return power && operator === 'neg' ? { ...power, coefficient: negative(power.coefficient) } : power;
  }
  return operator === '×' ? productOf(body.slice(1), unknown) : undefined;
}

function productOf(factors: readonly Expression[], unknown: string): ExponentialTerm | undefined {
  let coefficient = ONE;
  let power: ExponentialTerm | undefined;
  for (const factor of factors) {
    const value = holds(factor, unknown) ? undefined : valueOf(factor);
    const next = value ? undefined : exponentialTermOf(factor, unknown);
    if (!value && !next) return undefined;
    if (value) coefficient = times(coefficient, value);
    if (next && power && baseName(next.base) !== baseName(power.base)) return undefined;
    if (next) power = power ? joined(power, next) : next;
  }
  return power && { ...power, coefficient: times(power.coefficient, coefficient) };
}

function joined(a: ExponentialTerm, b: ExponentialTerm): ExponentialTerm {
  const isSame = JSON.stringify(a.written) === JSON.stringify(b.written);
  const base: Expression = isSame ? a.written : baseName(a.base);
  const exponent = sum(a.exponent, b.exponent);
  return {
    ...a,
    coefficient: times(a.coefficient, b.coefficient),
    written: base,
    power: isSame ? a.power : rational(1n),
    exponent,
    writtenExponent: ['+', a.writtenExponent, b.writtenExponent],
  };
}

function powerOf(base: Expression, exponent: Expression, unknown: string): ExponentialTerm | undefined {
  if (holds(base, unknown)) return undefined;
  const primitive = primitiveBase(base);
  const p = polynomialOf(exponent, unknown);
  if (!primitive || !p || p.some((one) => !rationalOf(one))) return undefined;
  return {
    coefficient: ONE,
    base: primitive.base,
    written: base,
    power: primitive.power,
    exponent: scaled(p, ofRational(primitive.power)),
    writtenExponent: exponent,
  };
}
