import { multiply, negate, type Rational, sign, subtract } from '../../../rational/rational.js';
import { simplifiedRoot } from '../../../quadratic/surd.js';
import { rationalSquareRoot } from '../../../real/square-root.js';
import type { Expression } from '../../../steps/expression.js';
import { type AlgebraicNumber, compareAlgebraic, rootsOf } from './algebraic-number.js';
import { factorOf } from '../quadratic-factor.js';
import { fraction, rationalExpression, withTerm } from '../rational-expression.js';
import { add, degree, leading, multiply as product, type Univariate } from '../univariate.js';

const ZERO: Rational = { numerator: 0n, denominator: 1n };
const ONE: Rational = { numerator: 1n, denominator: 1n };

/**
 * Writes an algebraic number with roots: a rational, a ± b√c, ±√(a ± b√c), a root of a rational, or one of these plus a
 * number.
 */
export function algebraicExpression(number: AlgebraicNumber): Expression | undefined {
  if (number.rational) return rationalExpression(number.rational);
  const p = factorOf(number);
  const n = degree(p);
  const shift = fraction(-(p[n - 1] ?? 0n), BigInt(n) * leading(p));
  const moved = shifted(p, shift);
  const isPower = moved.slice(1, n).every((a) => a === 0n);
  const isBiquadratic = n === 4 && moved[1] === 0n && moved[3] === 0n;
  if (!isPower && !isBiquadratic) return undefined;
  // The index of the number among the roots of the polynomial, and so among those of the shifted one.
  const place = rootsOf(p).findIndex((root) => compareAlgebraic(root, number) === 0);
  const roots = rootsOf(moved);
  if (!isPower) return nestedRoot(moved, shift, place, roots.length);
  return powerRoot(moved, shift, place >= roots.filter((root) => root.high.numerator <= 0n).length);
}

/** Returns p(x + h) times a number that makes its coefficients integers. */
function shifted(p: Univariate, { numerator, denominator }: Rational): Univariate {
  const n = degree(p);
  let result: Univariate = [];
  for (let i = n; i >= 0; i -= 1) {
    const constant = (p[i] ?? 0n) * denominator ** BigInt(n - i);
    result = add(product(result, [numerator, denominator]), constant ? [constant] : []);
  }
  return result;
}

/** Returns shift ± a root of a rational, for a xⁿ + c. */
function powerRoot(p: Univariate, shift: Rational, isPositive: boolean): Expression {
  const n = degree(p);
  const value = fraction(-(p[0] ?? 0n), leading(p));
  if (n === 2) {
    const [outside, inside] = rootParts(value);
    return withTerm(shift, isPositive ? outside : negate(outside), ['√', inside.toString()]);
  }
  const size = rationalExpression(sign(value) < 0 ? negate(value) : value);
  return withTerm(shift, isPositive ? ONE : negate(ONE), ['^', size, `1/${n}`]);
}

/** Writes √v as outside × √inside with an integer inside, for v > 0. */
function rootParts({ numerator, denominator }: Rational): readonly [outside: Rational, inside: bigint] {
  const { factor, radicand } = simplifiedRoot(numerator * denominator);
  return [fraction(factor, denominator), radicand];
}

/**
 * Returns shift ± √(u ± √v): the root of a x⁴ + b x² + c with the given index in ascending order. It is written as √s ±
 * √t if possible.
 */
function nestedRoot(p: Univariate, shift: Rational, place: number, count: number): Expression {
  const a = leading(p);
  const [b, c] = [p[2] ?? 0n, p[0] ?? 0n];
  const u = fraction(-b, 2n * a);
  const v = fraction(b * b - 4n * a * c, 4n * a * a);
  const isPositive = 2 * place >= count;
  const isInner = count === 4 && (place === 1 || place === 2);
  const size = denested(u, v, isInner) ?? nested(u, v, isInner);
  if (sign(shift) === 0) return isPositive ? size : ['neg', size];
  return [isPositive ? '+' : '-', rationalExpression(shift), size];
}

function nested(u: Rational, v: Rational, isInner: boolean): Expression {
  const [outside, inside] = rootParts(v);
  return ['√', withTerm(u, isInner ? negate(outside) : outside, ['√', inside.toString()])];
}

/** Denests √(u ± √v) to √((u + s)/2) ± √((u − s)/2), where s² = u² − v is the square of a rational number. */
function denested(u: Rational, v: Rational, isInner: boolean): Expression | undefined {
  const square = subtract(multiply(u, u), v);
  const s = sign(square) < 0 ? undefined : rationalSquareRoot(square);
  if (!s) return undefined;
  const half = (x: Rational): Rational => fraction(x.numerator, 2n * x.denominator);
  const [more, less] = [half(subtract(u, negate(s))), half(subtract(u, s))];
  if (sign(less) <= 0) return undefined;
  const term = (value: Rational): Expression => {
    const [outside, inside] = rootParts(value);
    return inside === 1n ? rationalExpression(outside) : withTerm(ZERO, outside, ['√', inside.toString()]);
  };
  return ['()', [isInner ? '-' : '+', term(more), term(less)]];
}
