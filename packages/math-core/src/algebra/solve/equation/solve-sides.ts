import type { Expression } from '../../../steps/expression.js';
import { Beyond } from '../radical/beyond.js';
import { isSame, isZero, type Radical } from '../radical/radical.js';
import { signOf } from '../radical/sign.js';
import { solveAbsolute } from './absolute.js';
import { amount, type Board, type Found, NONE } from './board.js';
import { together } from './cases.js';
import type { Sides } from './expand.js';
import { solveExponential } from './logarithmic/exponential.js';
import { placesOf } from './kind.js';
import { ALWAYS, BOTH_VALUES, NEVER } from './laws.js';
import { solveLogarithmic } from './logarithmic/logarithmic.js';
import { numberExpression } from './polynomial/polynomial-expression.js';
import { solvePolynomials } from './polynomial/polynomial-equation.js';
import { valuesExpression } from './values.js';
import { solveRadical } from './radical.js';
import { solveRational } from './rational.js';
import { holds, polynomialOf } from './polynomial/read-polynomial.js';
import { rootLaw } from './polynomial/binomial.js';
import { powerRoots } from './polynomial/roots.js';
import { degreeOf } from './polynomial/polynomial.js';
import { solveByLinearAtoms } from './symbolic-linear.js';
import { solveSymbolicPolynomial } from './symbolic-polynomial.js';
import { smallInteger, valueOf } from './value.js';

/** Solves an equation that is already written. */
export function solveSides(board: Board, left: Expression, right: Expression): Found {
  const sides = { left, right };
  if (!holds(left, board.unknown) && !holds(right, board.unknown)) return compareNumbers(board, sides);
  if (JSON.stringify(left) === JSON.stringify(right)) {
    board.line(ALWAYS, left, right);
    return { isAll: true, roots: [] };
  }
  const places = placesOf(sides, board.unknown);
  return (
    solveProduct(board, sides) ??
    solvePower(board, sides) ??
    (places.has('denominator') && places.size > 1 ? solveQuotient(board, sides) : undefined) ??
    (places.has('logarithm') ? solveLogarithmic(board, sides) : undefined) ??
    (places.has('exponent') ? solveExponential(board, sides) : undefined) ??
    (places.has('root') ? solveRadical(board, sides) : undefined) ??
    (places.has('absolute') ? solveAbsolute(board, sides) : undefined) ??
    (places.has('denominator') ? solveRational(board, sides) : solvePolynomials(board, sides)) ??
    solveByLinearAtoms(board, sides) ??
    solveSymbolicPolynomial(board, sides) ??
    refuse(places)
  );
}

function refuse(places: ReadonlySet<string>): never {
  const [place = 'expression', second] = places;
  const NAMES: Readonly<Record<string, string>> = {
    logarithm: 'a logarithm',
    exponent: 'an exponent',
    root: 'a root',
    absolute: 'an absolute value',
    denominator: 'a denominator',
    expression: 'a product with numbers that have no exact form here',
  };
  const name = (one: string): string => NAMES[one] ?? one;
  throw new Beyond(
    second
      ? `an equation with the unknown in ${name(place)} and in ${name(second)}`
      : `an equation with the unknown in ${name(place)} and outside it`,
  );
}

function compareNumbers(board: Board, { left, right }: Sides): Found {
  const [a, b] = [valueOf(left), valueOf(right)];
  if (!a || !b) throw new Beyond('an equation without an unknown whose sides have no exact form here');
  const isTrue = isSame(a, b);
  board.line(isTrue ? ALWAYS : NEVER, numberExpression(a, board.writing), numberExpression(b, board.writing));
  return isTrue ? { isAll: true, roots: [] } : NONE;
}

/** Solves a product equal to 0 by setting each factor equal to 0 in turn. */
function solveProduct(board: Board, { left, right }: Sides): Found | undefined {
  const [product, zero] = right === '0' ? [left, right] : [right, left];
  if (zero !== '0' || typeof product === 'string' || product[0] !== '×' || board.requestedMethod)
    return undefined;
  const factors = product.slice(1).filter((factor) => holds(factor, board.unknown)) as Expression[];
  const number = product.slice(1).filter((factor) => !holds(factor, board.unknown)) as Expression[];
  if (factors.length < 2 || number.some((factor) => isZero(valueOf(factor) ?? new Map()))) return undefined;
  if (factors.every((factor) => isMonomial(factor, board.unknown))) return undefined;
  board.mayGain ||= placesOf({ left, right }, board.unknown).size > 0;
  const found = factors.map((factor) => {
    board.line(
      [
        'algebra.zero-factor',
        `A product is 0 when one of its factors is 0, so set ${amount(factor)} equal to 0`,
      ],
      factor,
      '0',
    );
    return board.solve(factor, '0');
  });
  return together(board, found);
}

/** Solves a quotient equal to 0 by setting its numerator equal to 0. */
function solveQuotient(board: Board, { left, right }: Sides): Found | undefined {
  const quotient = right === '0' ? left : right;
  if (![left, right].includes('0') || typeof quotient === 'string') return undefined;
  const [operator, top = '0', bottom = '1'] = quotient;
  const isHeld = [top, bottom].every((part) => holds(part, board.unknown));
  if ((operator !== '/' && operator !== '÷') || !isHeld) return undefined;
  board.mayGain = true;
  board.line(['algebra.zero-numerator', 'A fraction is 0 only where its numerator is 0'], top, '0');
  const found = board.solve(top, '0');
  if (found.isAll || found.pieces) throw new Beyond('a quotient that is 0 in a whole interval');
  return { ...found, complex: undefined };
}

function isMonomial(factor: Expression, unknown: string): boolean {
  return factor === unknown || (factor[0] === '^' && factor[1] === unknown);
}

/** Solves a power of a sum, or a high power: (x + 1)² = 9, x^500 = 1. */
function solvePower(board: Board, { left, right }: Sides): Found | undefined {
  if (typeof left === 'string' || left[0] !== '^' || holds(right, board.unknown)) return undefined;
  const [, base = '0', exponent = '1'] = left;
  const value = valueOf(right);
  const power = holds(exponent, board.unknown) ? undefined : smallInteger(valueOf(exponent));
  if (!value || !power || power < 2 || board.requestedMethod || !holds(base, board.unknown)) return undefined;
  const p = power > 20 ? undefined : polynomialOf(base, board.unknown);
  if (base === board.unknown ? power <= 20 : power <= 20 && (!p || degreeOf(p) !== 1)) return undefined;
  return solveRootsOf(board, { base, power, value });
}

function solveRootsOf(
  board: Board,
  { base, power, value }: { readonly base: Expression; readonly power: number; readonly value: Radical },
): Found | undefined {
  const expression = numberExpression(value, board.writing);
  const isImaginary = power % 2 === 0 && signOf(value) < 0;
  if (isImaginary && power === 2) return undefined; // The quadratic formula names the complex solutions.
  const found = powerRoots({ value, expression }, power, board.isDecimal);
  const exact = found.roots.flatMap((root) => (root.value ? [root] : []));
  if (exact.length < found.roots.length) return undefined;
  if (isImaginary)
    board.line(
      [
        'algebra.no-root-of-negative',
        'An even power of a real number is never negative, so there is no real solution',
      ],
      ['^', base, power.toString()],
      expression,
    );
  else {
    const [, positive] = exact;
    const isAlone = base === board.unknown;
    const both: Expression = positive ? ['±', positive.expression] : valuesExpression(exact);
    board.line(rootLaw(power), base, both);
    if (positive && isAlone) board.line(BOTH_VALUES, base, valuesExpression(exact));
  }
  const isComplete = isZero(value) || (power === 2 && !isImaginary);
  if (base === board.unknown) return { roots: exact, complex: isComplete ? [] : undefined };
  const cases = exact.map(({ expression: one }) => {
    if (exact.length > 1) board.line(['algebra.case', `Case ${amount(base)} = ${amount(one)}`], base, one);
    return board.solve(base, one);
  });
  const { roots } = together(board, cases);
  return { roots, complex: isComplete ? [] : undefined };
}
