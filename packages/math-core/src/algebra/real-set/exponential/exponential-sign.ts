import { quotient, type Rational, reduce } from '../../../rational/rational.js';
import { greatestCommonDivisor } from '../../../rational/integer.js';
import type { Expression } from '../../../steps/expression.js';
import type { Cells } from '../cells.js';
import { type BasePower, basePower, isSameBase } from './common-base.js';
import {
  addConstants,
  type Constant,
  multiplyConstants,
  negateConstant,
  rationalConstant,
  invertConstant,
} from '../point/constant.js';
import { algebraicConstant, EULER } from '../atoms.js';
import { constantOf } from '../point/constant-of.js';
import { logarithmOf, pointOf } from '../point/constant-logarithm.js';
import {
  type ConstantPolynomial,
  constantPolynomialSign,
  constantQuotient,
} from '../point/constant-polynomial.js';
import { rationalNumber } from '../point/algebraic-number.js';
import { comparePoints, type Point } from '../point/point.js';
import type { Sign, SignOf } from '../polynomial-sign.js';
import { pulledBack } from '../pulled-back.js';
import { rationalExpression } from '../rational-expression.js';
import { hasSymbol, PLACE } from '../point/transcendental.js';
import { undecided } from '../work.js';

/** A power b^v written as base^(exponent × v), where v is a polynomial in the unknown with rational coefficients. */
interface Exponential extends BasePower {
  readonly polynomial: readonly Rational[];
}

/**
 * Returns the sign of an expression with powers of one base whose exponents contain the unknown, by treating it as a
 * function of t = base^(step × v). Every exponent is an integer multiple of step × v plus a number.
 */
export function exponentialSign(expression: Expression, unknown: string, signOf: SignOf): Cells<Sign | null> {
  const found = exponentialsIn(expression, unknown);
  const [first] = found;
  if (!first || found.some(({ base }) => !isSameBase(base, first.base))) return undecided();
  // If no exponent has an additional number, e^(x − 2) is a power of t. Otherwise e^−2 is a separate constant.
  const isMultiple = found.every(({ polynomial }) => ratioOf(polynomial, first.polynomial));
  const unit = isMultiple ? first.polynomial : withoutConstant(first.polynomial);
  const step = found
    .map((power) => powerOf(power, unit, isMultiple).exponent)
    .reduce(commonStep, { numerator: 0n, denominator: 1n });
  const inT = rewritten(expression, unknown, (power) => {
    const { exponent, factor } = powerOf(power, unit, isMultiple);
    const whole = (exponent.numerator * step.denominator) / (exponent.denominator * step.numerator);
    const t: Expression = ['^', PLACE, whole.toString()];
    return factor === '1' ? t : ['×', factor, t];
  });
  if (unknown === PLACE || hasSymbol(inT, unknown)) return undecided();
  const positive = aboveZero(signOf(inT, PLACE));
  const v = unit.map(rationalConstant);
  return pulledBack(logarithmic(positive, first.base, step), (point) =>
    constantPolynomialSign(minus(v, point)),
  );
}

/** Returns the greatest number that divides both an integer number of times. */
function commonStep(a: Rational, b: Rational): Rational {
  const numerator = greatestCommonDivisor(a.numerator * b.denominator, b.numerator * a.denominator);
  return reduce({ numerator, denominator: a.denominator * b.denominator });
}

interface PowerOfT {
  /** The exponent of base^unit. */
  readonly exponent: Rational;
  /** The coefficient. */
  readonly factor: Expression;
}

function powerOf(
  { base, exponent, polynomial }: Exponential,
  unit: readonly Rational[],
  isMultiple: boolean,
): PowerOfT {
  const ratio = ratioOf(isMultiple ? polynomial : withoutConstant(polynomial), unit) ?? undecided();
  const [constant = { numerator: 0n, denominator: 1n }] = polynomial;
  const by = (value: Rational): Rational => ({ ...value, numerator: value.numerator * BigInt(exponent) });
  const isPlain = isMultiple || constant.numerator === 0n;
  const factor: Expression = isPlain
    ? '1'
    : ['^', base === 'e' ? base : rationalExpression(base), rationalExpression(by(constant))];
  const { numerator, denominator } = by(ratio);
  return {
    exponent:
      denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator },
    factor,
  };
}

function withoutConstant(p: readonly Rational[]): readonly Rational[] {
  return [{ numerator: 0n, denominator: 1n }, ...p.slice(1)];
}

/** Returns r with p = r q, in lowest terms. */
function ratioOf(p: readonly Rational[], q: readonly Rational[]): Rational | undefined {
  if (p.length !== q.length) return undefined;
  const [a, b] = [p.map(rationalConstant), q.map(rationalConstant)];
  const [top, bottom] = [a.at(-1), b.at(-1)];
  const inverse = bottom && invertConstant(bottom);
  if (!top || !inverse) return undefined;
  const ratio = multiplyConstants(top, inverse);
  const isRatio = a.every((x, i) => {
    const other = b[i];
    return other && addConstants(x, negateConstant(multiplyConstants(other, ratio))).numerator.size === 0;
  });
  return isRatio ? ratio.rational : undefined;
}

/** Restricts cells to t > 0. */
function aboveZero(cells: Cells<Sign | null>): Cells<Sign | null> {
  const zero = rationalNumber({ numerator: 0n, denominator: 1n });
  const below = cells.points.filter((point) => comparePoints(point, zero) <= 0).length;
  return { points: cells.points.slice(below), values: cells.values.slice(2 * below) };
}

/** Converts cells of t to cells of v, where t = base^(step × v). */
function logarithmic(cells: Cells<Sign | null>, base: BasePower['base'], step: Rational): Cells<Sign | null> {
  const scale =
    invertConstant(logarithmOf(base === 'e' ? EULER : rationalConstant(base)) ?? undecided()) ?? undecided();
  const times = multiplyConstants(scale, rationalConstant(quotient(step.denominator, step.numerator)));
  const points = cells.points.map((point) => {
    const t = point.kind === 'algebraic' ? algebraicConstant(point) : point;
    return pointOf(multiplyConstants(logarithmOf(t) ?? undecided(), times));
  });
  return { points, values: cells.values };
}

function minus(v: ConstantPolynomial, point: Point): ConstantPolynomial {
  const value: Constant = point.kind === 'algebraic' ? algebraicConstant(point) : point;
  return v.map((a, i) => (i === 0 ? addConstants(a, negateConstant(value)) : a));
}

function exponentialsIn(expression: Expression, unknown: string): readonly Exponential[] {
  const found: Exponential[] = [];
  rewritten(expression, unknown, (power) => {
    found.push(power);
    return PLACE;
  });
  return found;
}

/** Rewrites the powers of an expression that have the unknown in the exponent. */
function rewritten(
  expression: Expression,
  unknown: string,
  rewrite: (power: Exponential) => Expression,
): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  const [base = '', exponent = ''] = operands;
  if (operator === '^' && hasSymbol(exponent, unknown))
    return rewrite(exponentialOf(base, exponent, unknown));
  return [operator, ...operands.map((operand) => rewritten(operand, unknown, rewrite))];
}

function exponentialOf(base: Expression, exponent: Expression, unknown: string): Exponential {
  const { numerator, denominator, divisors } = constantQuotient(exponent, unknown);
  const [divisor] = denominator;
  const inverse =
    divisor && denominator.length === 1 && !divisors.length ? invertConstant(divisor) : undefined;
  const polynomial = numerator.map(
    (a) => multiplyConstants(a, inverse ?? undecided()).rational ?? undecided(),
  );
  if (polynomial.length < 2 || hasSymbol(base, unknown)) return undecided();
  return { ...baseOf(base), polynomial };
}

function baseOf(base: Expression): BasePower {
  const value = constantOf(base) ?? undecided();
  if (value.rational) return basePower(value.rational) ?? undecided();
  const [term] = value.numerator.values();
  const isEuler =
    value.numerator.size === 1 &&
    term?.coefficient === 1n &&
    term.factors.length === 1 &&
    term.factors[0]?.[0].key === 'e';
  if (!isEuler || value.denominator.get('')?.coefficient !== 1n) return undecided();
  return { base: 'e', exponent: term.factors[0]?.[1] ?? 1 };
}
