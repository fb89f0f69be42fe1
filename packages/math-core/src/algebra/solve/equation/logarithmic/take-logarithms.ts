import { type Rational, rational } from '../../../../rational/rational.js';
import { sumOf, type Term, termsOf } from '../../../../expression/terms.js';
import type { Expression } from '../../../../steps/expression.js';
import { expressionText } from '../../../../steps/to-text.js';
import { Beyond } from '../../radical/beyond.js';
import { isZero, negative, type Radical, rationalOf } from '../../radical/radical.js';
import { rationalText } from '../../radical/radical-expression.js';
import { signOf } from '../../radical/sign.js';
import { isSame, operandsOf } from '../../../../expression/rewrite.js';
import { finalForm } from '../../../normal/final-form.js';
import { type Board, type Found } from '../board.js';
import { divideBoth, EXPAND, moveTerm, multiplyBoth, SIMPLIFY } from '../laws.js';
import type { ExponentialTerm } from './exponential-term.js';
import { coefficientOf, degreeOf } from '../polynomial/polynomial.js';
import { numberExpression, polynomialExpression } from '../polynomial/polynomial-expression.js';
import { polynomialOf } from '../polynomial/read-polynomial.js';
import { valueOf } from '../value.js';
import { type Law, say } from '../../../texts/solve-steps.js';

/** Returns the law for taking the logarithm of both sides. */
export function takeLogarithm(base: Expression): Law {
  return base === 'e' ? 'algebra.take-logarithm:natural' : say('algebra.take-logarithm', { n: base });
}

/** Solves b^u = value as u = log_b value, where value isn't a rational power of b and u is linear. */
export function solveLogarithmically(
  board: Board,
  { first, value }: { readonly first: ExponentialTerm; readonly value: Radical },
): Found {
  const exponent = polynomialOf(first.writtenExponent, board.unknown) ?? [];
  const left = polynomialExpression(exponent, board.writing);
  const logarithm = logarithmTaken(board, left, [first.written, numberExpression(value, board.writing)]);
  if (degreeOf(exponent) !== 1) return { ...board.solve(left, logarithm), complex: undefined };
  const [q, p] = [coefficientOf(exponent, 0), coefficientOf(exponent, 1)];
  const result = solvedFor(board, logarithm, { p, q });
  if (left === board.unknown) {
    if (!isSame(logarithm, result)) board.line(SIMPLIFY, board.unknown, result);
  } else undoLinear(board, logarithm, { p, q, result });
  return { roots: [{ expression: result }] };
}

/**
 * Adds the lines from b^u = value to u = log_b value. A base such as 1.05 leads to u = ln value ÷ ln b, as do natural logarithms
 * if they are requested. Returns the right side.
 */
function logarithmTaken(
  board: Board,
  exponent: Expression,
  [base, value]: readonly [Expression, Expression],
): Expression {
  const isUsual =
    board.requestedMethod !== 'natural-logarithms' && /^(?:1\/)?\d+$/.test(expressionText(base));
  if (base === 'e' || isUsual) {
    const logarithm = logarithmOf(base, value);
    const power: Expression = ['^', base, exponent];
    if (exponent !== board.unknown) board.line(takeLogarithm(base), logarithmOf(base, power), logarithm);
    board.line(exponent === board.unknown ? takeLogarithm(base) : OF_POWER, exponent, logarithm);
    return logarithm;
  }
  const number = valueOf(base);
  const factor: Expression = ['ln', number ? numberExpression(number, board.writing) : base];
  const logarithm: Expression = ['ln', value];
  board.line(takeLogarithm('e'), ['ln', ['^', base, exponent]], logarithm);
  board.line(EXPONENT_FIRST, multiple(exponent, factor), logarithm);
  const quotient: Expression = ['/', logarithm, factor];
  board.line(divideBoth(factor), exponent, quotient);
  return quotient;
}

/** Returns u × ln b, also for a product u. */
function multiple(factor: Expression, logarithm: Expression): Expression {
  return factor[0] === '×' ? ['×', ...operandsOf(factor), logarithm] : ['×', factor, logarithm];
}

const OF_POWER: Law = 'algebra.logarithm-of-power';
const EXPONENT_FIRST: Law = 'algebra.exponent-first';

/** Returns log_b value, or ln value for b = e. */
export function logarithmOf(base: Expression, value: Expression): Expression {
  return base === 'e' ? ['ln', value] : ['log', base, value];
}

/** Adds the lines from px + q = L to x = result. */
function undoLinear(
  board: Board,
  logarithm: Expression,
  { p, q, result }: { readonly p: Radical; readonly q: Radical; readonly result: Expression },
): void {
  const isAdded = signOf(q) < 0;
  const size = numberExpression(isAdded ? negative(q) : q, board.writing);
  const right: Expression = isZero(q) ? logarithm : [isAdded ? '+' : '-', logarithm, size];
  const term = polynomialExpression([new Map(), p], board.writing);
  const isLast = term === board.unknown;
  if (!isZero(q)) board.line(moveTerm(isAdded ? ['neg', size] : size), term, isLast ? result : right);
  if (isLast) return;
  const { numerator, denominator } = rationalOf(p) ?? rational(0n);
  const divisor = numberExpression(p, board.writing);
  const quotient: Expression = ['/', right, divisor];
  const isSum = logarithm[0] === '/' && !isZero(q) && !isSame(quotient, result);
  const isStepwise = isSum || divisor !== exactDivisor(board, p);
  if (isStepwise) board.line(divideBoth(divisor), board.unknown, quotient);
  const isUnit = numerator ** 2n === 1n && !board.isDecimal;
  const law = isUnit ? multiplyBoth(String(numerator * denominator)) : divideBoth(divisor);
  board.line(isStepwise ? SIMPLIFY : law, board.unknown, result);
}

/** Writes a divisor such as 0.05 as a fraction, so that the quotient becomes a product with 20. Others stay as typed. */
export function exactDivisor(board: Board, divisor: Radical): Expression {
  const exact = rationalOf(divisor);
  const isSmall = exact && exact.numerator ** 2n < exact.denominator ** 2n;
  return isSmall ? rationalText(exact) : numberExpression(divisor, board.writing);
}

/** Returns (L − q) ÷ p. */
function solvedFor(
  board: Board,
  logarithm: Expression,
  { p, q }: { readonly p: Radical; readonly q: Radical },
): Expression {
  const isAdded = signOf(q) < 0;
  const size = numberExpression(isAdded ? negative(q) : q, board.writing);
  const top: Expression = isZero(q) ? logarithm : [isAdded ? '+' : '-', logarithm, size];
  if (board.requestedMethod === 'natural-logarithms') return quotientOf(board, top, p);
  const isNegative = signOf(p) < 0;
  const factor = isNegative ? negative(p) : p;
  const divisor = exactDivisor(board, factor);
  const above: Expression = isNegative ? ['neg', top] : top;
  return /\./.test(String(divisor)) ? ['/', finalForm(above), divisor] : finalForm(['/', above, divisor]);
}

/** Returns (L − q) ÷ p as written. */
function quotientOf(board: Board, top: Expression, p: Radical): Expression {
  const divisor = numberExpression(p, board.writing);
  return divisor === '1' ? top : ['/', top, divisor];
}

/** Solves c b^u = d B^v as u ln b = v ln B + ln (d ÷ c), where u and v are linear. */
export function solveTwoLogarithmically(
  board: Board,
  {
    first,
    second,
    ratio,
  }: { readonly first: ExponentialTerm; readonly second: ExponentialTerm; readonly ratio: Rational },
): Found {
  if ([first, second].some(({ exponent }) => degreeOf(exponent) > 1))
    throw new Beyond('exponential terms with different bases and squares in the exponent');
  const [left, right] = [logarithmOfPower(board, first), logarithmOfPower(board, second)] as const;
  const isAlone = ratio.numerator === ratio.denominator;
  const shift: readonly Term[] = isAlone ? [] : [{ isNegative: false, body: ['ln', rationalText(ratio)] }];
  const shifted = (side: Expression): Expression => sumOf([...termsOf(side), ...shift]);
  const product = shifted(right.product);
  if (isAlone) board.line(takeLogarithm('e'), left.written, right.written);
  board.line(isAlone ? EXPONENT_FIRST : takeLogarithm('e'), left.product, product);
  const [opened, rest] = [left.expanded, shifted(right.expanded)];
  if (!isSame(opened, left.product) || !isSame(rest, product)) board.line(EXPAND, opened, rest);
  return { ...board.solve(opened, rest), complex: undefined };
}

/** The logarithm of a power: ln 3^(x + 2), (x + 2) ln 3 and x ln 3 + 2 ln 3. */
interface LogarithmOfPower {
  readonly written: Expression;
  readonly product: Expression;
  readonly expanded: Expression;
}

function logarithmOfPower(board: Board, { written, writtenExponent }: ExponentialTerm): LogarithmOfPower {
  const exponent = polynomialOf(writtenExponent, board.unknown) ?? [];
  const product = polynomialExpression(exponent, board.writing);
  if (written === 'e') return { written: product, product, expanded: product };
  const logarithm: Expression = ['ln', written];
  return {
    written: ['ln', ['^', written, writtenExponent]],
    product: multiple(product, logarithm),
    expanded: sumOf(
      termsOf(product).map(({ isNegative, body }) => ({
        isNegative,
        body: body === '1' ? logarithm : multiple(body, logarithm),
      })),
    ),
  };
}
