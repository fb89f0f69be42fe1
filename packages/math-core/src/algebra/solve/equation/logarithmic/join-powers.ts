import { constantValue } from '../../../../expression/constant.js';
import { isSame } from '../../../../expression/rewrite.js';
import { termsOf } from '../../../../expression/terms.js';
import { sign } from '../../../../rational/rational.js';
import type { Expression } from '../../../../steps/expression.js';
import { ofRational, rationalOf } from '../../radical/radical.js';
import type { Board, Found, Sides } from '../board.js';
import { constant, degreeOf, type Polynomial, scaled, sum } from '../polynomial/polynomial.js';
import { polynomialExpression } from '../polynomial/polynomial-expression.js';
import { holds, polynomialOf } from '../polynomial/read-polynomial.js';
import { exactLogarithm } from '../../../normal/exact-powers.js';
import { baseName, primitiveBase, type PrimitiveBase } from './exponential-term.js';
import { say } from '../../../texts/solve-steps.js';

/** A factor of a product, with its exponent if it is a power of the common base. */
interface Factor {
  readonly factor: Expression;
  readonly isBelow: boolean;
  readonly exponent?: Polynomial;
}

/**
 * Adds the exponents of a product of powers with one base, as in 2^(x + 1) × 4^x = 32, and solves the result. Returns
 * undefined if no side is such a product.
 */
export function solveJoined(board: Board, sides: Sides): Found | undefined {
  const all = [sides.left, sides.right];
  if (all.some((side) => termsOf(side).some((term, i) => i > 0 || term.isNegative))) return undefined;
  const products = all.map((side) => factorsOf(side, false));
  const base = commonBase(products.flat(), board.unknown);
  if (base === undefined) return undefined;
  const parts = products.map((factors) => factors.map((each) => withExponent(each, base, board.unknown)));
  if (!parts.some(isJoinable)) return undefined;
  const name = baseName(base);
  const converted = parts.map((factors, i) => {
    const isNumber = factors.every(({ exponent }) => !exponent || degreeOf(exponent) < 1);
    return isNumber && factors.length < 2 ? (all[i] ?? '0') : written(board, name, factors);
  });
  const [first = '0', second = '0'] = converted;
  if (!isSame(first, sides.left) || !isSame(second, sides.right))
    board.line(say('algebra.same-base', { n: name }), first, second);
  const joined = parts.map((factors, i) =>
    isJoinable(factors) ? written(board, name, together(factors)) : (converted[i] ?? '0'),
  );
  const isQuotient = parts.filter(isJoinable).every((factors) => factors.some(({ isBelow }) => isBelow));
  const [left = '0', right = '0'] = joined;
  board.line(isQuotient ? 'algebra.add-exponents:subtract' : 'algebra.add-exponents', left, right);
  return { ...board.solve(left, right), complex: undefined };
}

/** Returns the only base of the powers with the unknown. */
function commonBase(factors: readonly Factor[], unknown: string): PrimitiveBase | undefined {
  const bases = factors
    .filter(({ factor }) => holds(factor, unknown))
    .map(({ factor }) =>
      typeof factor === 'string' || factor[0] !== '^' ? undefined : primitiveBase(factor[1] ?? '0')?.base,
    );
  const [first] = bases;
  const isShared = first !== undefined && bases.every((each) => each && baseName(each) === baseName(first));
  return isShared ? first : undefined;
}

function withExponent(factor: Factor, base: PrimitiveBase, unknown: string): Factor {
  const exponent = exponentOf(factor.factor, base, unknown);
  return exponent ? { ...factor, exponent } : factor;
}

/** Returns the exponent of a factor as a power of a base. */
function exponentOf(factor: Expression, base: PrimitiveBase, unknown: string): Polynomial | undefined {
  if (factor === baseName(base)) return constant(ofRational({ numerator: 1n, denominator: 1n }));
  if (typeof factor !== 'string' && factor[0] === '^') {
    const primitive = primitiveBase(factor[1] ?? '0');
    const exponent = polynomialOf(factor[2] ?? '1', unknown);
    const isKnown = primitive && baseName(primitive.base) === baseName(base);
    return isKnown && exponent?.every((one) => rationalOf(one))
      ? scaled(exponent, ofRational(primitive.power))
      : undefined;
  }
  const value = base === 'e' ? undefined : constantValue(factor);
  const isPower = value && sign(value) > 0 && value.numerator !== value.denominator;
  const exponent = isPower && base !== 'e' ? exactLogarithm(base, value) : undefined;
  return exponent?.denominator === 1n ? constant(ofRational(exponent)) : undefined;
}

/** Returns whether a product has several powers, at least one of which has the unknown in its exponent. */
function isJoinable(factors: readonly Factor[]): boolean {
  const powers = factors.flatMap(({ exponent }) => exponent ?? []);
  const known = factors.filter(({ exponent }) => exponent);
  return known.length > 1 && powers.length > 0 && known.some(({ exponent }) => degreeOf(exponent ?? []) > 0);
}

/** Joins the powers of a product. */
function together(factors: readonly Factor[]): readonly Factor[] {
  const others = factors.filter(({ exponent }) => !exponent);
  const exponent = factors
    .flatMap((each) =>
      each.exponent ? [each.isBelow ? scaled(each.exponent, MINUS_ONE) : each.exponent] : [],
    )
    .reduce(sum);
  return [...others, { factor: '1', isBelow: false, exponent }];
}

const MINUS_ONE = ofRational({ numerator: -1n, denominator: 1n });

/** Writes a product of powers of a base and other factors. */
function written(board: Board, name: string, factors: readonly Factor[]): Expression {
  const [top, bottom] = [false, true].map((isBelow) =>
    productOf(
      factors
        .filter((each) => each.isBelow === isBelow)
        .map(({ factor, exponent }) => (exponent ? powerOf(board, name, exponent) : factor)),
    ),
  );
  return bottom === undefined || bottom === '1' ? (top ?? '1') : ['/', top ?? '1', bottom];
}

function powerOf(board: Board, name: string, exponent: Polynomial): Expression {
  const text = polynomialExpression(exponent, board.writing);
  if (text === '0') return '1';
  return text === '1' ? name : ['^', name, text];
}

function productOf(factors: readonly Expression[]): Expression {
  const [only = '1', ...more] = factors.filter((factor) => factor !== '1');
  return more.length === 0 ? only : ['×', only, ...more];
}

function factorsOf(body: Expression, isBelow: boolean): readonly Factor[] {
  if (typeof body === 'string') return [{ factor: body, isBelow }];
  const [operator, first = '1', second = '1'] = body;
  if (operator === '×') return body.slice(1).flatMap((part) => factorsOf(part, isBelow));
  if (operator === '()') return factorsOf(first, isBelow);
  if (operator === '/' || operator === '÷')
    return [...factorsOf(first, isBelow), ...factorsOf(second, !isBelow)];
  return [{ factor: body, isBelow }];
}
