import { negate, sign } from '../../../rational/rational.js';
import {
  addProducts,
  opposite,
  type Product,
  productOf,
  sumOf,
  type Term,
  termOfProduct,
  termsOf,
} from '../../../expression/terms.js';
import type { Expression } from '../../../steps/expression.js';
import { expressionText } from '../../../steps/to-text.js';
import { constantValue } from '../../../expression/constant.js';
import { isSame } from '../../../expression/rewrite.js';
import { finalForm, hasFewerSigns, oppositeSum } from '../../normal/final-form.js';
import { signOfValue } from '../../normal/value-sign.js';
import { haveSameTerms } from '../../operations/tree.js';
import type { Board, Found, Sides } from './board.js';
import { COLLECT, divideBoth, SIMPLIFY, SWAP } from './laws.js';
import { holds } from './polynomial/read-polynomial.js';
import { say } from '../../texts/solve-steps.js';

/** Solves a linear equation with numbers such as π or ln 2, which stay symbolic. */
export function solveByLinearAtoms(board: Board, sides: Sides): Found | undefined {
  const { left, right } = sides;
  const isOnRight = holds(right, board.unknown) && !holds(left, board.unknown);
  const [first, second] = isOnRight ? [right, left] : [left, right];
  if (first === board.unknown && !holds(second, board.unknown)) return stated(board, second, isOnRight);
  const terms = [...termsOf(first), ...termsOf(second).map(opposite)];
  const withUnknown = terms.filter(({ body }) => holds(body, board.unknown));
  const factors = withUnknown.map(({ isNegative, body }) => {
    const factor = factorOf(body, board.unknown);
    return factor === undefined ? undefined : { isNegative, body: factor };
  });
  if (factors.some((factor) => !factor)) return undefined;
  const all = collected(factors.flatMap((one): readonly Term[] => (one ? [one] : [])));
  if (!signOfValue(all)) return undefined;
  const others = collected(terms.filter(({ body }) => !holds(body, board.unknown)).map(opposite));
  const isTurned = hasFewerSigns(oppositeSum(others), oppositeSum(all));
  const turned = (sum: Expression): Expression => (isTurned ? positiveFirst(oppositeSum(sum)) : sum);
  const [factor, rest] = [turned(all), turned(others)];
  const product: Expression =
    termsOf(factor).length > 1
      ? ['×', board.unknown, factor]
      : sumOf([termOfProduct(productOf(['×', factor, board.unknown]))]);
  const isSwapped = JSON.stringify([first, second]) === JSON.stringify([product, rest]);
  if (isSwapped && isOnRight) board.line(SWAP, product, rest);
  else if (!isSwapped) isolatedLines(board, { product, rest, apart: turned(sumOf(withUnknown)) }, sides);
  return { roots: [{ expression: divided(board, factor, rest) }] };
}

/** Divides both sides by the factor of the unknown, and returns the value. */
function divided(board: Board, factor: Expression, rest: Expression): Expression {
  const asWritten: Expression = ['/', rest, factor];
  if (board.requestedMethod === 'natural-logarithms' && factor !== '1') {
    board.line(divideBoth(factor), board.unknown, asWritten);
    return asWritten;
  }
  const form = finalForm(asWritten);
  const isSameForm = isReordered(form, rest, factor);
  const value = isSameForm && !termsOf(rest)[0]?.isNegative ? asWritten : form;
  const isOneLine = isSameForm || constantValue(factor) || expressionText(asWritten) === expressionText(form);
  const quotient = isOneLine ? value : asWritten;
  if (factor !== '1') board.line(divideBoth(factor), board.unknown, quotient);
  if (!isSame(factor === '1' ? rest : quotient, value)) board.line(SIMPLIFY, board.unknown, value);
  return value;
}

/** Returns whether a form is only a quotient with its terms in another order. */
function isReordered(form: Expression, top: Expression, bottom: Expression): boolean {
  const [operator, above = '0', below = '1'] = typeof form === 'string' ? [] : form;
  return operator === '/' && haveSameTerms(above, top) && haveSameTerms(below, bottom);
}

interface Isolated {
  readonly product: Expression;
  readonly rest: Expression;
  /** The terms with the unknown before it is factored out. */
  readonly apart: Expression;
}

/** Writes the lines that move the terms with the unknown to one side, and that factor it out. */
function isolatedLines(board: Board, { product, rest, apart }: Isolated, { left, right }: Sides): void {
  const { unknown } = board;
  if (termsOf(apart).length < 2) {
    board.line(say('algebra.isolate', { n: product }), product, rest);
    return;
  }
  const law = say('algebra.gather', { n: unknown });
  if (!isSame(apart, left) || !isSame(rest, right)) board.line(law, apart, rest);
  const isFactored = product[0] === '×' && product[1] === unknown;
  if (isFactored) board.line(say('algebra.factor-out', { n: unknown }), product, rest);
  else if (!isSame(apart, product)) board.line(COLLECT, product, rest);
}

/** Writes a sum with a positive term first, if there is one. */
function positiveFirst(sum: Expression): Expression {
  const terms = [...termsOf(sum)];
  const at = terms.findIndex(({ isNegative }) => !isNegative);
  const [first] = terms.splice(Math.max(at, 0), 1);
  return sumOf(first ? [first, ...terms] : terms);
}

/** Solves x = number, or number = x. */
function stated(board: Board, number: Expression, isOnRight: boolean): Found {
  const value = board.requestedMethod === 'natural-logarithms' ? number : finalForm(number);
  if (isOnRight) board.line(SWAP, board.unknown, number);
  if (!isSame(number, value)) board.line(SIMPLIFY, board.unknown, value);
  return { roots: [{ expression: value }] };
}

/** Adds terms, combining those with the same factors. */
function collected(terms: readonly Term[]): Expression {
  const found = new Map<string, Product>();
  for (const { isNegative, body } of terms) {
    const { coefficient, factors } = productOf(body);
    const signed = { coefficient: isNegative ? negate(coefficient) : coefficient, factors };
    const name = JSON.stringify(factors);
    const old = found.get(name);
    found.set(name, old ? addProducts(old, signed) : signed);
  }
  return sumOf([...found.values()].filter(({ coefficient }) => sign(coefficient) !== 0).map(termOfProduct));
}

/** Returns the coefficient of the unknown in a term. Returns undefined if the term isn't linear in it. */
function factorOf(body: Expression, unknown: string): Expression | undefined {
  if (body === unknown) return '1';
  if (typeof body === 'string') return undefined;
  const [operator, first = '1', second = '1'] = body;
  if (operator === '/' || operator === '÷') {
    const over = holds(second, unknown) ? undefined : factorOf(first, unknown);
    return over && ['/', over, second];
  }
  if (operator !== '×') return undefined;
  const others = body.slice(1).filter((part) => part !== unknown) as Expression[];
  if (others.length !== body.length - 2 || others.some((part) => holds(part, unknown))) return undefined;
  const [only = '1', ...more] = others;
  return more.length === 0 ? only : ['×', only, ...more];
}
