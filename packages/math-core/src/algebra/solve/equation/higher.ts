import type { Expression } from '../../../steps/expression.js';
import { Beyond } from '../radical/beyond.js';
import { isZero, minus, negative, ONE, over, rationalOf, type Radical } from '../radical/radical.js';
import { amount, type Board, type Found, type Root } from './board.js';
import { factorsOf, type PolynomialFactor } from './factors.js';
import { CANDIDATES, divideBoth, moveTerm, SOLUTIONS } from './laws.js';
import { coefficientOf, degreeOf, difference, division, leadingOf, type Polynomial } from './polynomial.js';
import { numberExpression, polynomialExpression, powerExpression } from './polynomial-expression.js';
import type { PolynomialSides } from './linear.js';
import { solveQuadratic, takeMethod } from './quadratic.js';
import { valuesExpression } from './values.js';
import { allRoots, nameOf, powerRoots, sharedExponent, sorted } from './roots.js';
import { linearZero } from './zero-product.js';

/** Solves p = 0 of degree 2 or more, which is written already. */
export function solveStandard(board: Board, p: Polynomial): Found {
  return degreeOf(p) === 2 ? solveQuadratic(board, p) : solveHigher(board, p);
}

/** Solves p = 0 of degree 3 or more. */
function solveHigher(board: Board, p: Polynomial): Found {
  const shared = sharedExponent(p);
  const terms = p.filter((coefficient) => !isZero(coefficient)).length;
  const factors = factorsOf(p);
  if (terms === 2 && isZero(coefficientOf(p, 0)) === false) return solveBinomial(board, { left: p, right: [] });
  if (shared > 1 && !isZero(coefficientOf(p, 0))) return solveBySubstitution(board, p, shared);
  if (!factors || factors.every(({ factor }) => degreeOf(factor) === degreeOf(p))) throw new Beyond(nameOf(p));
  const hard = factors.find(({ factor }) => degreeOf(factor) > 2 && !canSolve(factor));
  if (hard) throw new Beyond(nameOf(hard.factor));
  return solveFactors(board, p, factors);
}

function canSolve(p: Polynomial): boolean {
  return sharedExponent(p) > 1 && degreeOf(p) / sharedExponent(p) <= 2;
}

/** a xⁿ + c = d, which is written already. */
export function solveBinomial(board: Board, { left, right }: PolynomialSides): Found {
  const p = difference(left, right);
  const degree = degreeOf(p);
  const [a, c, d] = [leadingOf(p), coefficientOf(left, 0), coefficientOf(right, 0)];
  const write = (value: Radical): Expression => numberExpression(value, board.writing);
  const power = powerExpression(board.unknown, degree);
  const value = over(minus(d, c), a);
  const body = polynomialExpression(left.map((b, i) => (i === 0 ? minus(b, b) : b)), board.writing);
  if (!isZero(c)) board.line(moveTerm(write(c)), body, write(minus(d, c)));
  if (!isZero(minus(a, ONE))) board.line(divideBoth(write(a)), power, write(value));
  const found = powerRoots({ value, expression: write(value) }, degree, board.isDecimal);
  if (found.roots.length > 0) board.line(rootLaw(degree), board.unknown, valuesExpression(found.roots));
  else board.line(noRoot(degree), power, write(value));
  const complex = found.complex ?? complexOf(p, board.isDecimal);
  complexLine(board, complex);
  if (degree === 2) takeMethod(board, p);
  return { ...found, complex };
}

/** The law that says why there is no root. */
function noRoot(degree: number): readonly [string, string] {
  const power = degree === 2 ? 'square' : 'even power';
  return ['algebra.no-root-of-negative', `No ${power} of a real number is negative: there is no real solution`];
}

/** The law of taking a root of both sides. */
export function rootLaw(degree: number): readonly [string, string] {
  const name = degree === 2 ? 'square' : degree === 3 ? 'cube' : `${String(degree)}th`;
  const signs = degree % 2 === 0 ? ', with both signs' : '';
  return ['algebra.root-both', `Take the ${name} root of both sides${signs}`];
}

function complexOf(p: Polynomial, isDecimal: boolean): readonly Root[] | undefined {
  const factors = degreeOf(p) > 12 ? undefined : factorsOf(p);
  if (!factors || factors.some(({ factor }) => degreeOf(factor) > 2 && !canSolve(factor))) return undefined;
  const found = factors.map(({ factor }) => (degreeOf(factor) < degreeOf(p) || canSolve(p) ? rootsOrNone(factor, isDecimal) : undefined));
  return found.every((one) => one?.complex) ? found.flatMap((one) => one?.complex ?? []) : undefined;
}

function rootsOrNone(p: Polynomial, isDecimal: boolean): Found | undefined {
  try {
    return allRoots(p, isDecimal);
  } catch (error) {
    if (error instanceof Beyond) return undefined;
    throw error;
  }
}

function complexLine(board: Board, complex: readonly Root[] | undefined): void {
  if (!complex || complex.length === 0) return;
  board.line(['algebra.complex', 'With i × i = -1 there are complex solutions'], board.unknown, valuesExpression(complex));
}

/** t = xⁿ makes an equation of a lower degree. */
function solveBySubstitution(board: Board, p: Polynomial, exponent: number): Found {
  const letter = board.unknown === 't' ? 'u' : 't';
  const inner = board.in(letter);
  const power = powerExpression(board.unknown, exponent);
  const q = p.filter((_, i) => i % exponent === 0);
  board.line(['algebra.substitute', `Write ${letter} for ${amount(power)}`], polynomialExpression(q, inner.writing), '0');
  const found = solveStandard(inner, q);
  board.taken ??= inner.taken;
  const all = [...found.roots, ...(found.complex ?? [])].map((root) => {
    const roots = powerRoots(root, exponent, board.isDecimal);
    if (found.roots.includes(root)) backLines(board, { power, root, exponent, roots });
    return roots;
  });
  const roots = sorted(all.flatMap((one) => one.roots));
  const isComplete = found.complex && all.every(({ complex }) => complex);
  const complex = isComplete ? all.flatMap((one) => one.complex ?? []) : complexOf(p, board.isDecimal);
  if (roots.length > 1) board.line(board.mayGain ? CANDIDATES : SOLUTIONS, board.unknown, valuesExpression(roots));
  return { roots, complex };
}

function backLines(
  board: Board,
  { power, root, exponent, roots }: { power: Expression; root: Root; exponent: number; roots: Found },
): void {
  board.line(['algebra.substitute-back', `Put ${amount(power)} back`], power, root.expression);
  if (roots.roots.length > 0) board.line(rootLaw(exponent), board.unknown, valuesExpression(roots.roots));
  else board.line(noRoot(exponent), power, root.expression);
}

/** Takes out one linear factor after the other, then solves each factor. */
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
  if (roots.length > 1) board.line(board.mayGain ? CANDIDATES : SOLUTIONS, board.unknown, valuesExpression(roots));
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
    const law = ['algebra.factor', 'Factor'] as const;
    board.line(law, productExpression(board, [...done, ...others], [ONE]), '0');
  }
  for (const factor of open) {
    const written = polynomialExpression(factor, board.writing);
    if (done.length > 0 || open.length > 1)
      board.line(['algebra.zero-factor', `A product is 0 when a factor is 0; here ${amount(written)}`], written, '0');
    found.push(solveStandard(board, factor));
  }
  return found;
}

function lawOfFactor(board: Board, factor: Polynomial): readonly [string, string] {
  const value = over(negative(coefficientOf(factor, 0)), leadingOf(factor));
  const written = amount(polynomialExpression(factor, board.writing));
  if (isZero(value)) return ['algebra.common-factor', `Take out the common factor ${board.unknown}`];
  const root = amount(numberExpression(value, board.writing));
  return ['algebra.known-root', `${board.unknown} = ${root} is a solution: take out the factor ${written}`];
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
