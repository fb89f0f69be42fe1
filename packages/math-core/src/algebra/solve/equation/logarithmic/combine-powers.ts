import { sumOf, type Term, termOfProduct, termsOf } from '../../../../expression/terms.js';
import { multiply, power, type Rational, rational, reduce } from '../../../../rational/rational.js';
import { isSame } from '../../../../expression/rewrite.js';
import type { Expression } from '../../../../steps/expression.js';
import { ofRational, rationalOf } from '../../radical/radical.js';
import { amount, type Board, type Found } from '../board.js';
import { signOfValue } from '../../../normal/value-sign.js';
import { simplestNumber } from '../../values/number-form.js';
import type { Sides } from '../expand.js';
import { coefficientOf, degreeOf, type Polynomial, scaled, sum } from '../polynomial/polynomial.js';
import { polynomialExpression } from '../polynomial/polynomial-expression.js';
import { holds, polynomialOf } from '../polynomial/read-polynomial.js';
import { rationalPower } from './exact-powers.js';
import { baseName, type PrimitiveBase, primitiveBase } from './exponential-term.js';

/** A power in a product, with a negative exponent if it is in the denominator. */
interface Factor {
  readonly base: PrimitiveBase;
  readonly exponent: Polynomial;
}

/**
 * Combines the powers in each product, as in 2^x × 3^(x + 1) = 3 × 6^x, and solves the result. Returns undefined if no
 * product has several powers that can be combined.
 */
export function solveCombined(board: Board, sides: Sides): Found | undefined {
  const [left, right] = [sides.left, sides.right].map((side) => combined(side, board.unknown));
  if (left === undefined || right === undefined) return undefined;
  if (isSame(left, sides.left) && isSame(right, sides.right)) return undefined;
  board.line(['algebra.combine-powers', 'Combine the powers'], left, right);
  return { ...board.solve(left, right), complex: undefined };
}

/**
 * Divides both sides by a power that all terms share, as in x² e^x = 4e^x, or takes logarithms of a product such as
 * 2^x × e^x. Returns undefined for an equation of another form.
 */
export function solveSharedPower(board: Board, sides: Sides): Found | undefined {
  return withoutShared(board, sides) ?? solveProductByLogarithm(board, sides);
}

function withoutShared(board: Board, { left, right }: Sides): Found | undefined {
  const sideTerms = [termsOf(left), termsOf(right)].map((terms) => terms.filter(({ body }) => body !== '0'));
  const terms = sideTerms.flat().map(({ body }) => factorsOf(body, 1n));
  const [first, ...others] = terms;
  const shared = first?.find(
    ({ factor, sign }) =>
      sign > 0n &&
      isExponential(factor, board.unknown) &&
      others.every((all) => all.some((one) => one.sign > 0n && isSame(one.factor, factor))),
  )?.factor;
  if (shared === undefined || terms.length < 2) return undefined;
  const [before, after] = sideTerms.map((all) =>
    sumOf(all.map((term): Term => ({ ...term, body: without(term.body, shared) }))),
  );
  const law = `Divide both sides by ${amount(shared)}, which is never 0`;
  board.line(['algebra.divide-by-power', law], before ?? '0', after ?? '0');
  return { ...board.solve(before ?? '0', after ?? '0'), complex: undefined };
}

function isExponential(factor: Expression, unknown: string): boolean {
  if (typeof factor === 'string' || factor[0] !== '^') return false;
  return holds(factor[2] ?? '1', unknown) && primitiveBase(factor[1] ?? '0') !== undefined;
}

/** Removes one factor from a product. */
function without(body: Expression, shared: Expression): Expression {
  if (isSame(body, shared)) return '1';
  if (typeof body === 'string') return body;
  const [operator, ...operands] = body;
  if (operator === '×') {
    const i = operands.findIndex((part) => factorsOf(part, 1n).some(({ factor }) => isSame(factor, shared)));
    const rest = operands.map((part, k) => (k === i ? without(part, shared) : part));
    const [only = '1', ...more] = rest.filter((part) => part !== '1');
    return more.length === 0 ? only : ['×', only, ...more];
  }
  const [top = '1', ...others] = operands;
  return [operator, without(top, shared), ...others];
}

/** Takes the natural logarithm of b^u × c^v = K: u ln b + v ln c = ln K. */
function solveProductByLogarithm(board: Board, { left, right }: Sides): Found | undefined {
  if (holds(right, board.unknown) || termsOf(left).length > 1 || signOfValue(right) !== 1) return undefined;
  const parts = factorsOf(left, 1n);
  const powers = parts.map(({ factor, sign }) => powerOf(factor, sign, board.unknown));
  if (parts.some((_, i) => !powers[i]) || powers.length < 2) return undefined;
  const terms = powers.flatMap((one) => (one ? logarithmTerms(one, board.unknown) : []));
  const after = simplestNumber(['ln', right]);
  board.line(['algebra.take-logarithm', 'Take the natural logarithm of both sides'], sumOf(terms), after);
  return { ...board.solve(sumOf(terms), after), complex: undefined };
}

/** Returns the terms of (p x + q) ln b. */
function logarithmTerms({ base, exponent }: Factor, unknown: string): readonly Term[] {
  return termsOf(polynomialExpression(exponent, { unknown })).map(({ isNegative, body }) => {
    if (base === 'e') return { isNegative, body };
    const logarithm: Expression = ['ln', baseName(base)];
    const factors = typeof body !== 'string' && body[0] === '×' ? body.slice(1) : [body];
    return { isNegative, body: body === '1' ? logarithm : ['×', ...(factors as [Expression]), logarithm] };
  });
}

function combined(side: Expression, unknown: string): Expression {
  return sumOf(
    termsOf(side).map((term): Term => {
      const body = combinedProduct(term.body, unknown);
      return body ? { isNegative: term.isNegative !== body.isNegative, body: body.body } : term;
    }),
  );
}

/** Combines the powers of one product. Returns undefined if there are fewer than two, or they can't be combined. */
function combinedProduct(body: Expression, unknown: string): Term | undefined {
  const parts = factorsOf(body, 1n);
  const others = parts.filter(({ factor }) => !holds(factor, unknown));
  const powers = parts
    .filter(({ factor }) => holds(factor, unknown))
    .map(({ factor, sign }) => powerOf(factor, sign, unknown));
  if (powers.length < 2 || powers.some((one) => !one)) return undefined;
  const known = powers.flatMap((one) => (one ? [one] : []));
  const [first] = known;
  if (!first) return undefined;
  const rest = others.map(({ factor, sign }): Expression => (sign > 0n ? factor : ['^', factor, '-1']));
  if (known.every(({ base }) => baseName(base) === baseName(first.base))) {
    const exponent = known.map((one) => one.exponent).reduce(sum);
    const joined: Expression = ['^', baseName(first.base), polynomialExpression(exponent, { unknown })];
    return termOfProduct({
      coefficient: rational(1n),
      factors: exponent.length > 0 ? [...rest, joined] : rest,
    });
  }
  return productOfBases(known, rest, unknown);
}

/** Writes a product of powers b^(p x + q) with integers p as C × B^x. */
function productOfBases(
  known: readonly Factor[],
  rest: readonly Expression[],
  unknown: string,
): Term | undefined {
  let [coefficient, whole]: Rational[] = [rational(1n), rational(1n)];
  for (const { base, exponent } of known) {
    const [shift, slope] = [rationalOf(coefficientOf(exponent, 0)), rationalOf(coefficientOf(exponent, 1))];
    if (base === 'e' || degreeOf(exponent) > 1 || !shift || slope?.denominator !== 1n) return undefined;
    const factor = rationalPower(base, shift);
    if (!factor || slope.numerator > 20n || slope.numerator < -20n || !coefficient || !whole)
      return undefined;
    coefficient = reduce(multiply(coefficient, factor));
    whole = reduce(multiply(whole, power(base, Number(slope.numerator))));
  }
  if (!coefficient || !whole) return undefined;
  const isOne = whole.numerator === whole.denominator;
  const base = baseName(whole);
  return termOfProduct({
    coefficient,
    factors: [...rest, ...(isOne ? [] : [['^', base, unknown] as const])],
  });
}

function factorsOf(
  body: Expression,
  sign: 1n | -1n,
): readonly { readonly factor: Expression; readonly sign: 1n | -1n }[] {
  if (typeof body === 'string') return [{ factor: body, sign }];
  const [operator, first = '1', second = '1'] = body;
  if (operator === '×') return body.slice(1).flatMap((part) => factorsOf(part, sign));
  if (operator === '()') return factorsOf(first, sign);
  if (operator === '/' || operator === '÷')
    return [...factorsOf(first, sign), ...factorsOf(second, sign === 1n ? -1n : 1n)];
  return [{ factor: body, sign }];
}

function powerOf(factor: Expression, sign: 1n | -1n, unknown: string): Factor | undefined {
  if (typeof factor === 'string' || factor[0] !== '^' || holds(factor[1] ?? '0', unknown)) return undefined;
  const base = primitiveBase(factor[1] ?? '0');
  const exponent = polynomialOf(factor[2] ?? '1', unknown);
  if (!base || !exponent || exponent.some((one) => !rationalOf(one))) return undefined;
  const by = { numerator: base.power.numerator * sign, denominator: base.power.denominator };
  return { base: base.base, exponent: scaled(exponent, ofRational(by)) };
}
