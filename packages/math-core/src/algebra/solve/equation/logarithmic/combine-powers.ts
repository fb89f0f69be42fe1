import { sumOf, type Term, termOfProduct, termsOf } from '../../../../expression/terms.js';
import { multiply, power, type Rational, rational, reduce } from '../../../../rational/rational.js';
import { isSame } from '../../../../expression/rewrite.js';
import type { Expression } from '../../../../steps/expression.js';
import { ofRational, rationalOf } from '../../radical/radical.js';
import type { Board, Found, Sides } from '../board.js';
import { signOfValue } from '../../../normal/value-sign.js';
import { simplestNumber } from '../../values/number-form.js';
import { coefficientOf, degreeOf, type Polynomial, scaled, sum } from '../polynomial/polynomial.js';
import { polynomialExpression } from '../polynomial/polynomial-expression.js';
import { holds, polynomialOf } from '../polynomial/read-polynomial.js';
import { rationalPower } from '../../../normal/exact-powers.js';
import { baseName, type PrimitiveBase, primitiveBase } from './exponential-term.js';
import { say } from '../../../texts/solve-steps.js';

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
  const { unknown } = board;
  const [left = '0', right = '0'] = bothOf(sides, (body) => combinedProduct(body, unknown));
  if (isSame(left, sides.left) && isSame(right, sides.right)) return undefined;
  const [first = '0', second = '0'] = bothOf(sides, (body) => splitProduct(body, unknown));
  const products = [...termsOf(sides.left), ...termsOf(sides.right)];
  const hasBases = products.some(({ body }) => splitProduct(body, unknown) !== undefined);
  if (!isSame(first, sides.left) || !isSame(second, sides.right))
    board.line(say('algebra.split-exponents', { n: unknown }), first, second);
  if (hasBases) board.line('algebra.combine-powers', left, right);
  else board.line('algebra.add-exponents', left, right);
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
  const law = say('algebra.divide-by-power', { n: shared });
  board.line(law, before ?? '0', after ?? '0');
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
  board.line('algebra.take-logarithm:natural', sumOf(terms), after);
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

/** Rewrites the products of both sides. A product for which `rewrite` returns nothing stays. */
function bothOf(
  { left, right }: Sides,
  rewrite: (body: Expression) => Term | undefined,
): readonly Expression[] {
  return [left, right].map((side) =>
    sumOf(
      termsOf(side).map((term): Term => {
        const body = rewrite(term.body);
        return body ? { isNegative: term.isNegative !== body.isNegative, body: body.body } : term;
      }),
    ),
  );
}

/** A product of several powers with the unknown in their exponents. */
interface PowerProduct {
  readonly known: readonly [Factor, Factor, ...Factor[]];
  readonly rest: readonly Expression[];
  readonly isSameBase: boolean;
}

function productOf(body: Expression, unknown: string): PowerProduct | undefined {
  const parts = factorsOf(body, 1n);
  const others = parts.filter(({ factor }) => !holds(factor, unknown));
  const [first, second, ...more] = parts
    .filter(({ factor }) => holds(factor, unknown))
    .map(({ factor, sign }) => powerOf(factor, sign, unknown));
  if (!first || !second || more.some((one) => !one)) return undefined;
  const known = [first, second, ...more.flatMap((one) => one ?? [])] as const;
  const rest = others.map(({ factor, sign }): Expression => (sign > 0n ? factor : ['^', factor, '-1']));
  return { known, rest, isSameBase: known.every(({ base }) => baseName(base) === baseName(first.base)) };
}

/** Combines the powers of one product. Returns undefined if there are fewer than two, or they can't be combined. */
function combinedProduct(body: Expression, unknown: string): Term | undefined {
  const product = productOf(body, unknown);
  if (!product) return undefined;
  const { known, rest, isSameBase } = product;
  if (!isSameBase) {
    const bases = basesOf(known);
    const whole = bases?.bases.reduce((all, base) => reduce(multiply(all, base)));
    if (!bases || !whole) return undefined;
    const isOne = whole.numerator === whole.denominator;
    const factors = [...rest, ...(isOne ? [] : [['^', baseName(whole), unknown] as const])];
    return termOfProduct({ coefficient: bases.coefficient, factors });
  }
  const exponent = known.map((one) => one.exponent).reduce(sum);
  const joined: Expression = ['^', baseName(known[0].base), polynomialExpression(exponent, { unknown })];
  return termOfProduct({
    coefficient: rational(1n),
    factors: exponent.length > 0 ? [...rest, joined] : rest,
  });
}

/** Writes the powers of a product with different bases as powers with the unknown as exponent: 2^(2x) × 3^(x + 1) as 3 × 4^x × 3^x. */
function splitProduct(body: Expression, unknown: string): Term | undefined {
  const product = productOf(body, unknown);
  const bases = product && !product.isSameBase ? basesOf(product.known) : undefined;
  if (!product || !bases) return undefined;
  const powers = bases.bases.map((base): Expression => ['^', baseName(base), unknown]);
  return termOfProduct({ coefficient: bases.coefficient, factors: [...product.rest, ...powers] });
}

/** Returns C and the bases B of the powers b^(p x + q), with integers p, as C × B^x. */
function basesOf(
  known: readonly Factor[],
): { readonly coefficient: Rational; readonly bases: readonly Rational[] } | undefined {
  let coefficient = rational(1n);
  const bases: Rational[] = [];
  for (const { base, exponent } of known) {
    const [shift, slope] = [rationalOf(coefficientOf(exponent, 0)), rationalOf(coefficientOf(exponent, 1))];
    if (base === 'e' || degreeOf(exponent) > 1 || !shift || slope?.denominator !== 1n) return undefined;
    const factor = rationalPower(base, shift);
    if (!factor || slope.numerator > 20n || slope.numerator < -20n) return undefined;
    coefficient = reduce(multiply(coefficient, factor));
    bases.push(reduce(power(base, Number(slope.numerator))));
  }
  return { coefficient, bases };
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
