import type { Expression } from '../../../steps/expression.js';
import { termsOf } from '../../../expression/terms.js';
import type { Step } from '../../../steps/step.js';
import { isolatedFunction } from '../values/isolated-function.js';
import { Beyond } from '../radical/beyond.js';
import { inverse, isSame, isZero, type Radical } from '../radical/radical.js';
import { signOf } from '../radical/sign.js';
import { solveAbsolute } from './absolute.js';
import { solveByInverses } from './inverse-operations.js';
import { type Board, type Found, NONE, type Sides, amount } from './board.js';
import { together } from './cases.js';
import { solveExponential } from './logarithmic/exponential.js';
import { type Place, placesOf } from './kind.js';
import { ALWAYS, BOTH_VALUES, NEVER } from './laws.js';
import { solveScaledSum } from './outer-factor.js';
import { solveUnknownBase } from './logarithmic/unknown-base.js';
import { solveLogarithmic } from './logarithmic/logarithmic.js';
import { numberExpression } from './polynomial/polynomial-expression.js';
import { solvePolynomials } from './polynomial/polynomial-equation.js';
import { valuesExpression } from './values.js';
import { solveRadical } from './radical.js';
import { solveRationalPower } from './rational-power.js';
import { solveRealPower } from './real-power.js';
import { solveForNumber, solveInside } from './symbolic.js';
import { solveRational } from './rational.js';
import { holds, polynomialOf } from './polynomial/read-polynomial.js';
import { rootLaw } from './polynomial/binomial.js';
import { powerRoots } from './polynomial/roots.js';
import { degreeOf } from './polynomial/polynomial.js';
import { solveByLinearAtoms } from './symbolic-linear.js';
import { solveSymbolicPolynomial } from './symbolic-polynomial.js';
import { smallInteger, valueOf } from './value.js';
import { say } from '../../texts/solve-steps.js';

/** Solves an equation that is already written. */
export function solveSides(board: Board, left: Expression, right: Expression): Found {
  const sides = { left, right };
  if (!holds(left, board.unknown) && !holds(right, board.unknown)) return compareNumbers(board, sides);
  if (JSON.stringify(left) === JSON.stringify(right)) {
    board.line(ALWAYS, left, right);
    return { isAll: true, roots: [] };
  }
  const places = placesOf(sides, board.unknown);
  for (const [needed, method] of METHODS) {
    const found = needed.every((place) => places.has(place)) ? method(board, sides, places) : undefined;
    if (found) return found;
  }
  return refuse(places);
}

type SolveMethod = (board: Board, sides: Sides, places: ReadonlySet<Place>) => Found | undefined;

/** The methods in the order in which they are tried, each with the places in which the unknown must be. */
const METHODS: readonly (readonly [needed: readonly Place[], method: SolveMethod])[] = [
  [
    [],
    (board, sides) =>
      board.requestedMethod === 'inverse-operations' ? solveByInverses(board, sides) : undefined,
  ],
  [[], solveProduct],
  [[], solvePower],
  [[], solveReciprocal],
  [[], solveQuotientZero],
  [[], solveScaledSum],
  [['logarithm', 'exponent'], solveUnknownBase],
  [['logarithm'], solveLogarithmic],
  [['exponent'], solveExponential],
  [['root'], solveRationalPower],
  [['root'], solveRealPower],
  [['root'], solveRadical],
  [['absolute'], solveForNumber],
  [['absolute'], solveAbsolute],
  [['denominator'], solveRational],
  [[], (board, sides, places) => (places.has('denominator') ? undefined : solvePolynomials(board, sides))],
  [[], solveByLinearAtoms],
  [[], solveSymbolicPolynomial],
  [[], solveForNumber],
];

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
    board.line(say('algebra.zero-factor', { n: factor }), factor, '0');
    return board.solve(factor, '0');
  });
  return together(board, found);
}

/** Solves a quotient equal to 0 that isn't a quotient of polynomials by setting its numerator equal to 0. */
function solveQuotientZero(
  board: Board,
  { left, right }: Sides,
  places: ReadonlySet<string>,
): Found | undefined {
  const [quotient, zero] = right === '0' ? [left, right] : [right, left];
  if (zero !== '0' || typeof quotient === 'string' || !/^[/÷]$/.test(quotient[0]) || places.size < 2)
    return undefined;
  const [, numerator = '0', denominator = '1'] = quotient;
  if (!holds(numerator, board.unknown) || !holds(denominator, board.unknown)) return undefined;
  board.mayGain = true;
  const law = 'algebra.zero-numerator';
  board.line(law, numerator, '0');
  const found = board.solve(numerator, '0');
  if (found.isAll || found.pieces) throw new Beyond('a quotient that is 0 in a whole interval');
  return { ...found, complex: undefined };
}

function isMonomial(factor: Expression, unknown: string): boolean {
  return factor === unknown || (factor[0] === '^' && factor[1] === unknown);
}

/** Solves a power of a sum, or a high power: (x + 1)² = 9, x^500 = 1. */
function solvePower(board: Board, sides: Sides): Found | undefined {
  const steps: Step[] = [];
  const line = isolatedPower(board, sides, steps);
  return solveWrittenPower(board, line ?? sides, () => {
    for (const each of steps) board.line(each, each.before, each.after);
  });
}

/** Solves a negative power of a sum by taking reciprocals: (1 + r)^(−3) = 1/2. */
function solveReciprocal(board: Board, { left, right }: Sides): Found | undefined {
  if (typeof left === 'string' || left[0] !== '^' || holds(right, board.unknown)) return undefined;
  const [, base = '0', exponent = '1'] = left;
  const power = holds(exponent, board.unknown) ? undefined : smallInteger(valueOf(exponent));
  const value = valueOf(right);
  if (!power || power > -2 || typeof base === 'string' || !value || isZero(value)) return undefined;
  const whole: Expression = ['^', base, (-power).toString()];
  const reciprocal = numberExpression(inverse(value), board.writing);
  board.line(say('algebra.power-both', { n: '-1' }), whole, reciprocal);
  return { ...board.solve(whole, reciprocal), complex: undefined };
}

/** Isolates the only power of a sum: 1000(1 + r)^5 = 2000. */
function isolatedPower(board: Board, sides: Sides, steps: Step[]): Sides | undefined {
  const hasPower = [sides.left, sides.right].flatMap(termsOf).some(({ body }) => /[×/÷^]/.test(body[0]));
  const line = hasPower ? isolatedFunction({ ...sides, relation: '=' }, board.unknown, steps) : undefined;
  const [operator, base = '0', exponent = '1'] = line?.left ?? ['()'];
  const isPower = operator === '^' && typeof base !== 'string' && !holds(exponent, board.unknown);
  return isPower && (smallInteger(valueOf(exponent)) ?? 0) > 1 ? line : undefined;
}

function solveWrittenPower(board: Board, { left, right }: Sides, isolate: () => void): Found | undefined {
  if (typeof left === 'string' || left[0] !== '^' || holds(right, board.unknown)) return undefined;
  const [, base = '0', exponent = '1'] = left;
  const value = valueOf(right);
  const power = holds(exponent, board.unknown) ? undefined : smallInteger(valueOf(exponent));
  if (!value || !power || power < 2 || board.requestedMethod || !holds(base, board.unknown)) return undefined;
  const p = power > 20 ? undefined : polynomialOf(base, board.unknown);
  if (base === board.unknown ? power <= 20 : power <= 20 && (!p || degreeOf(p) !== 1)) return undefined;
  isolate();
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
  const exact = found.roots;
  if (isImaginary) board.line('algebra.no-root-of-negative:even', ['^', base, power.toString()], expression);
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
    if (exact.length > 1)
      board.line(say('algebra.case-root', { n: `${amount(base)} = ${amount(one)}` }), base, one);
    return solveInside(board, base, one);
  });
  const { roots } = together(board, cases);
  return { roots, complex: isComplete ? [] : undefined };
}
