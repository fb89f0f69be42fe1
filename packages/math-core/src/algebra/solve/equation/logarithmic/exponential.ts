import { greatestCommonDivisor } from '../../../../rational/integer.js';
import { power as raised, type Rational, rational, reduce } from '../../../../rational/rational.js';
import { constantValue } from '../../../../expression/constant.js';
import type { Expression } from '../../../../steps/expression.js';
import { Beyond } from '../../radical/beyond.js';
import {
  isZero,
  minus,
  negative,
  ofRational,
  ONE,
  over,
  type Radical,
  rationalOf,
  times,
} from '../../radical/radical.js';
import { rationalText } from '../../radical/radical-expression.js';
import { signOf } from '../../radical/sign.js';
import { type Board, type Found, NONE, type Sides, amount } from '../board.js';
import { exactLogarithm } from '../../../normal/exact-powers.js';
import { solveCombined, solveSharedPower } from './combine-powers.js';
import { baseName, type ExponentialTerm, exponentialSumOf } from './exponential-term.js';
import { solveByPower } from './exponential-substitution.js';
import { solveJoined } from './join-powers.js';
import { isolateLaw } from '../isolate-law.js';
import { divideBoth } from '../laws.js';
import { degreeOf, difference, type Polynomial, scaled } from '../polynomial/polynomial.js';
import { numberExpression, polynomialExpression } from '../polynomial/polynomial-expression.js';
import { solveLogarithmically, solveTwoLogarithmically } from './take-logarithms.js';
import { type Law, say } from '../../../texts/solve-steps.js';

/** Solves an equation with the unknown in exponents. */
export function solveExponential(board: Board, sides: Sides): Found | undefined {
  const joined = solveJoined(board, sides);
  if (joined) return joined;
  const sum = exponentialSumOf(sides, board.unknown);
  const isConstant = sum?.powers.some(({ exponent }) => degreeOf(exponent) < 1);
  const combined = sum && !isConstant ? undefined : solveCombined(board, sides);
  if (combined) return combined;
  const found =
    (sum && solveOneOrTwo(board, sides, sum)) ?? solveByPower(board, sides) ?? solveSharedPower(board, sides);
  if (found) return found;
  const names = new Set(sum?.powers.map(({ base }) => baseName(base)));
  if (names.size > 1) throw new Beyond(`exponential terms with the bases ${[...names].join(' and ')}`);
  return undefined;
}

/** Solves a sum of one power and a number, or of two powers. */
function solveOneOrTwo(
  board: Board,
  sides: Sides,
  { powers, number }: NonNullable<ReturnType<typeof exponentialSumOf>>,
): Found | undefined {
  const [first, second, ...more] = powers;
  if (first && !second) return solveOne(board, sides, { first, number: negative(number) });
  if (!first || !second || more.length > 0 || !isZero(number)) return undefined;
  if (signOf(first.coefficient) !== signOf(second.coefficient))
    return solveTwo(board, sides, {
      first,
      second: { ...second, coefficient: negative(second.coefficient) },
    });
  board.line(NEVER_NEGATIVE, sides.left, sides.right);
  return NONE;
}

const NEVER_NEGATIVE = 'algebra.power-positive' as const;

/** Solves c b^u = number. */
function solveOne(
  board: Board,
  sides: Sides,
  { first, number }: { readonly first: ExponentialTerm; readonly number: Radical },
): Found {
  const value = over(number, first.coefficient);
  const power: Expression = ['^', first.written, first.writtenExponent];
  const written = numberExpression(value, board.writing);
  aloneLines(board, sides, { first, number, value });
  if (signOf(value) <= 0) {
    board.line(NEVER_NEGATIVE, power, written);
    return NONE;
  }
  const exponent = rationalExponent(first, value);
  if (!exponent) return solveLogarithmically(board, { first, value });
  const shared = sharedBase(first, first.power, exponent);
  const left = scaled(first.exponent, shared.factor);
  const right = times(ofRational(exponent), shared.factor);
  sameBaseLine(board, { power, written }, [
    powerText(board, shared.name, left),
    ['^', shared.name, numberExpression(right, board.writing)],
  ]);
  return compareExponents(
    board,
    left,
    [right].filter((one) => !isZero(one)),
  );
}

/**
 * Returns the largest number whose whole powers are the powers of a primitive base with these exponents, 4 for 4^u = 16
 * and 2 for 4^u = 8, and the factor that changes exponents of the primitive base into its exponents.
 */
function sharedBase(
  { base }: ExponentialTerm,
  ...exponents: readonly Rational[]
): { readonly name: string; readonly factor: Radical } {
  const whole = exponents.map(reduce);
  const isOf = base !== 'e' && whole.every(({ denominator }) => denominator === 1n);
  const divisor = isOf ? whole.map(({ numerator }) => numerator).reduce(greatestCommonDivisor) : 1n;
  return {
    name: base === 'e' ? 'e' : rationalText(raised(base, Number(divisor))),
    factor: ofRational(rational(1n, divisor)),
  };
}

/** Returns the exponent that turns the base into a number or the square root of one. */
function rationalExponent(first: ExponentialTerm, value: Radical): Rational | undefined {
  const exact = rationalOf(value);
  if (exact) return exponentOf(first, exact);
  const square = rationalOf(times(value, value));
  const twice = square && exponentOf(first, square);
  return twice && { numerator: twice.numerator, denominator: 2n * twice.denominator };
}

/** Returns the exponent that turns the base into a number. Returns undefined if it isn't rational. */
function exponentOf({ base }: ExponentialTerm, value: Rational): Rational | undefined {
  if (value.numerator === value.denominator) return { numerator: 0n, denominator: 1n };
  return base === 'e' ? undefined : exactLogarithm(base, value);
}

function powerText(board: Board, base: string, exponent: Polynomial): Expression {
  return ['^', base, polynomialExpression(exponent, board.writing)];
}

function sameBaseLine(
  board: Board,
  { power, written }: { readonly power: Expression; readonly written: Expression },
  [left, right]: readonly [Expression, Expression],
): void {
  if (JSON.stringify([power, written]) === JSON.stringify([left, right])) return;
  const base = amount(right[1] as Expression);
  board.line(say('algebra.same-base:sides', { n: base }), left, right);
}

/** Sets the exponents of equal powers with the same base equal. */
function compareExponents(board: Board, left: Polynomial, right: Polynomial): Found {
  const [before, after] = [left, right].map((p) => polynomialExpression(p, board.writing));
  board.line('algebra.compare-exponents', before ?? '0', after ?? '0');
  return { ...board.solve(before ?? '0', after ?? '0'), complex: undefined };
}

function aloneLines(
  board: Board,
  { left, right }: Sides,
  {
    first,
    number,
    value,
  }: { readonly first: ExponentialTerm; readonly number: Radical; readonly value: Radical },
): void {
  const power: Expression = ['^', first.written, first.writtenExponent];
  const [whole, single] = [numberExpression(number, board.writing), numberExpression(value, board.writing)];
  if (JSON.stringify([left, right]) === JSON.stringify([power, single])) return;
  if (JSON.stringify(left) === JSON.stringify(power)) return;
  const isOne = isZero(minus(first.coefficient, ONE));
  const coefficient = numberExpression(first.coefficient, board.writing);
  const product: Expression = isOne ? power : ['×', coefficient, power];
  if (
    JSON.stringify([left, right]) !== JSON.stringify([product, whole]) &&
    !(isProduct(left) && right === whole)
  )
    board.line(isolateLaw({ left, right }, power, { left: product, right: whole }), product, whole);
  if (!isOne) board.line(divideBoth(coefficient), power, single);
}

function isProduct(left: Expression): boolean {
  return left[0] === '×';
}

/** Solves c b^u = d B^v. */
function solveTwo(
  board: Board,
  sides: Sides,
  { first, second }: { readonly first: ExponentialTerm; readonly second: ExponentialTerm },
): Found | undefined {
  const ratio = rationalOf(over(second.coefficient, first.coefficient));
  if (!ratio) return undefined;
  if (baseName(first.base) !== baseName(second.base))
    return solveTwoLogarithmically(board, { first, second, ratio });
  const shift = exponentOf(first, ratio);
  if (!shift) return solveByDividing(board, { first, second, ratio }) ?? solveByPower(board, sides);
  const { name, factor } = sharedBase(first, first.power, second.power, shift);
  const nested = ratio.numerator === ratio.denominator && nestedSides(name, [first, second]);
  if (nested) {
    const [left, right] = nested.sides;
    board.line(nested.law, left, right);
  }
  const left = scaled(first.exponent, factor);
  const right = scaled(
    difference(second.exponent, scaled([ofRational(shift)], ofRational(rational(-1n)))),
    factor,
  );
  const powers = [powerText(board, name, left), powerText(board, name, right)] as const;
  if (nested) board.line('algebra.power-law:exponents', ...powers);
  else sameBaseLine(board, { power: sides.left, written: sides.right }, powers);
  return compareExponents(board, left, right);
}

/** Returns b^u = c^v with the bases as powers of one base: 9^u = (9²)^v. Returns undefined if a base isn't a whole power. */
function nestedSides(
  name: string,
  terms: readonly ExponentialTerm[],
): { readonly sides: readonly [Expression, Expression]; readonly law: Law } | undefined {
  const bases = terms.map(({ written }) => (written === name ? written : powerOfBase(name, written)));
  const [first, second] = terms;
  const [b, c] = bases;
  if (!first || !second || b === undefined || c === undefined) return undefined;
  const others = terms.filter(({ written }) => written !== name);
  const [only, more] = others;
  if (!only) return undefined;
  const law = more
    ? say('algebra.same-base:powers', { n: name })
    : say('algebra.same-base:power', { m: only.written, n: name });
  return {
    sides: [
      ['^', b, first.writtenExponent],
      ['^', c, second.writtenExponent],
    ],
    law,
  };
}

/** Writes a number as a whole power of a base: 81 as 9². */
function powerOfBase(name: string, written: Expression): Expression | undefined {
  const [base, value] = [constantValue(name), constantValue(written)];
  const exponent = base && value && exactLogarithm(base, value);
  const isWhole = exponent && reduce(exponent).denominator === 1n;
  return isWhole ? ['^', name, String(reduce(exponent).numerator)] : undefined;
}

/** Solves c b^u = d b^v as b^(u − v) = d ÷ c, where d ÷ c isn't a rational power of b. */
function solveByDividing(
  board: Board,
  {
    first,
    second,
    ratio,
  }: { readonly first: ExponentialTerm; readonly second: ExponentialTerm; readonly ratio: Rational },
): Found | undefined {
  const base = baseName(first.base);
  const divisor = powerText(board, base, second.exponent);
  const exponent = difference(first.exponent, second.exponent);
  if (degreeOf(exponent) < 1) return undefined;
  const left = powerText(board, base, exponent);
  const right = rationalText(ratio);
  board.line(divideBoth(divisor), left, right);
  return { ...board.solve(left, right), complex: undefined };
}
