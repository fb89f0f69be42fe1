import type { Expression } from '../../../../steps/expression.js';
import { Beyond } from '../../radical/beyond.js';
import { isZero, negative, ONE, over, rationalOf } from '../../radical/radical.js';
import { canSolve, complexOf, noRoot, rootLaw, solveBinomial } from './binomial.js';
import { amount, type Board, type Found, type Root } from '../board.js';
import { factorsOf, type PolynomialFactor } from './factors.js';
import { CANDIDATES, SOLUTIONS } from '../laws.js';
import { coefficientOf, degreeOf, division, leadingOf, type Polynomial } from './polynomial.js';
import { numberExpression, polynomialExpression, powerExpression } from './polynomial-expression.js';
import { solveQuadratic } from './quadratic.js';
import { bothRootsLines, valuesExpression } from '../values.js';
import { nameOf, powerRoots, sharedExponent, sorted } from './roots.js';
import { linearZero } from './zero-product.js';
import { type Law, say } from '../../../texts/solve-steps.js';

/** Solves p = 0 of degree 2 or more, which is already written. */
export function solveStandard(board: Board, p: Polynomial): Found {
  return degreeOf(p) === 2 ? solveQuadratic(board, p) : solveHigher(board, p);
}

/** Solves p = 0 of degree 3 or more. */
function solveHigher(board: Board, p: Polynomial): Found {
  const shared = sharedExponent(p);
  const terms = p.filter((coefficient) => !isZero(coefficient)).length;
  const factors = factorsOf(p);
  if (terms === 2 && !isZero(coefficientOf(p, 0))) return solveBinomial(board, { left: p, right: [] });
  if (shared > 1 && !isZero(coefficientOf(p, 0))) return solveBySubstitution(board, p, shared);
  if (!factors || factors.every(({ factor }) => degreeOf(factor) === degreeOf(p)))
    throw new Beyond(nameOf(p));
  const hard = factors.find(({ factor }) => degreeOf(factor) > 2 && !canSolve(factor));
  if (hard) {
    const left = String(degreeOf(hard.factor));
    throw new Beyond(
      `an equation of degree ${String(degreeOf(p))} that leaves a factor of degree ${left} without rational solutions`,
    );
  }
  return solveFactors(board, p, factors);
}

/** Substitutes t = xⁿ to lower the degree of an equation. */
function solveBySubstitution(board: Board, p: Polynomial, exponent: number): Found {
  const letter = board.unknown === 't' ? 'u' : 't';
  const inner = board.in(letter);
  const power = powerExpression(board.unknown, exponent);
  const q = p.filter((_, i) => i % exponent === 0);
  board.line(say('algebra.substitute', { n: letter, m: power }), polynomialExpression(q, inner.writing), '0');
  const found = solveStandard(inner, q);
  board.methodChoice ??= inner.methodChoice;
  const all = [...found.roots, ...(found.complex ?? [])].map((root) => {
    const roots = powerRoots(root, exponent, board.isDecimal);
    if (found.roots.includes(root)) backLines(board, { power, root, exponent, roots });
    return roots;
  });
  const roots = sorted(all.flatMap((one) => one.roots));
  const isComplete = found.complex && all.every(({ complex }) => complex);
  const complex = isComplete ? all.flatMap((one) => one.complex ?? []) : complexOf(p, board.isDecimal);
  if (roots.length > 1)
    board.line(board.mayGain ? CANDIDATES : SOLUTIONS, board.unknown, valuesExpression(roots));
  return { roots, complex };
}

function backLines(
  board: Board,
  { power, root, exponent, roots }: { power: Expression; root: Root; exponent: number; roots: Found },
): void {
  board.line(say('algebra.substitute-back', { n: power }), power, root.expression);
  if (roots.roots.length > 0) bothRootsLines(board, rootLaw(exponent), roots.roots);
  else board.line(noRoot(exponent), power, root.expression);
}

/** Factors out one linear factor at a time, then solves each factor. */
function solveFactors(board: Board, p: Polynomial, factors: readonly PolynomialFactor[]): Found {
  const linear = factors.filter(({ factor }) => degreeOf(factor) === 1);
  const others = factors.filter(({ factor }) => degreeOf(factor) > 1);
  const done: PolynomialFactor[] = [];
  let rest = p;
  for (const { factor, exponent } of linear) {
    const isLast = degreeOf(rest) <= 2 && others.length === 0;
    if (isLast && degreeOf(rest) === 2) break;
    for (let i = 0; i < exponent; i++) rest = division(rest, factor)[0];
    done.push({ factor, exponent });
    board.line(lawOfFactor(board, factor), productExpression(board, done, rest), '0');
  }
  const found = casesOf(board, done, { rest, others });
  const roots = sorted(found.flatMap((one) => one.roots));
  const complex = found.every((one) => one.complex) ? found.flatMap((one) => one.complex ?? []) : undefined;
  if (roots.length > 1)
    board.line(board.mayGain ? CANDIDATES : SOLUTIONS, board.unknown, valuesExpression(roots));
  return { roots, complex };
}

function casesOf(
  board: Board,
  done: readonly PolynomialFactor[],
  { rest, others }: { readonly rest: Polynomial; readonly others: readonly PolynomialFactor[] },
): readonly Found[] {
  const found = done.map(({ factor }) => linearZero(board, factor));
  if (degreeOf(rest) < 1) return found;
  if (degreeOf(rest) === 1) return [...found, linearZero(board, rest)];
  const isOne = degreeOf(rest) === 2 || (others.length === 1 && others[0]?.exponent === 1);
  const open = isOne ? [rest] : others.map(({ factor }) => factor);
  if (!isOne) {
    const law = 'algebra.factor' as const;
    board.line(law, productExpression(board, [...done, ...others], [ONE]), '0');
  }
  for (const factor of open) {
    const written = polynomialExpression(factor, board.writing);
    if (done.length > 0 || open.length > 1)
      board.line(say('algebra.zero-factor', { n: written }), written, '0');
    board.isPart = true;
    found.push(solveStandard(board, factor));
    board.isPart = false;
  }
  return found;
}

function lawOfFactor(board: Board, factor: Polynomial): Law {
  const value = over(negative(coefficientOf(factor, 0)), leadingOf(factor));
  const written = amount(polynomialExpression(factor, board.writing));
  if (isZero(value)) return say('algebra.common-factor', { n: board.unknown });
  const root = amount(numberExpression(value, board.writing));
  return say('algebra.known-root', { n: `${board.unknown} = ${root}`, m: written });
}

function productExpression(board: Board, done: readonly PolynomialFactor[], rest: Polynomial): Expression {
  const write = (p: Polynomial): Expression => polynomialExpression(p, board.writing);
  const number = degreeOf(rest) === 0 ? rationalOf(leadingOf(rest)) : undefined;
  const isOne = number !== undefined && number.numerator === number.denominator;
  const factors = [
    ...(degreeOf(rest) === 0 && !isOne ? [write(rest)] : []),
    ...done.map(({ factor, exponent }) => powerExpression(write(factor), exponent)),
    ...(degreeOf(rest) > 0 ? [write(rest)] : []),
  ];
  const [only = '0', ...more] = factors;
  return more.length === 0 ? only : ['×', only, ...more];
}
