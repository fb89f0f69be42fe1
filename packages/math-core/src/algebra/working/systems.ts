import { constantValue } from '../../expression/constant.js';
import { type Rational, rational } from '../../rational/rational.js';
import {
  coefficientsIn,
  constantOf,
  degreeIn,
  evaluate,
  isZero,
  lettersOf,
  type Polynomial,
  polynomialExpression,
  scale,
  substitute,
  subtract,
  ZERO,
} from '../polynomial/polynomial.js';
import {
  intersection,
  isEmpty,
  REALS,
  type RealSet,
  union,
  isSubset,
  EMPTY,
} from '../real-set/set-algebra.js';
import { solutionsOf } from './solutions.js';
import { membersOf } from '../real-set/members.js';
import type { Statement } from '../read/statement.js';
import type { Expression } from '../../steps/expression.js';
import { put } from '../../expression/rewrite.js';
import { polynomialOf as surdPolynomial } from '../solve/values/quotient.js';
import { fractionOf, polynomialOf } from './fraction-of.js';
import { impliesWithLetters } from './letter-rows.js';
import { implies, type LinearSystem, linearSystem, solutionOf } from './linear-system.js';
import { solver } from './solver.js';
import { difference, equation, type Relation } from './substitute.js';

/** A system as a list of alternatives. Each alternative is a list of polynomials equal to 0. */
export type Alternatives = readonly (readonly Polynomial[])[];

/** The maximum number of alternatives of a system. */
const MAX_ALTERNATIVES = 32;

/** The maximum number of pairs of equations that are solved. */
const MAX_PAIRS = 4;

/** A rational point that solves one system but not the other. */
export type Point = Readonly<Record<string, Rational>>;

/** Returns equations as alternatives of polynomials equal to 0, or undefined if one isn't a polynomial equation. */
export function alternativesOf(statement: Statement): Alternatives | undefined {
  switch (statement.kind) {
    case 'relation': {
      if (statement.relation !== '=') return undefined;
      const polynomial = polynomialOf(difference(statement)) ?? withoutDivisor(statement);
      return polynomial && [[polynomial]];
    }
    case 'none':
      return [];
    case 'all':
      return [[]];
    case 'or': {
      const parts = statement.parts.map(alternativesOf);
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
    }
    case 'and': {
      let product: Alternatives = [[]];
      for (const part of statement.parts) {
        const next = alternativesOf(part);
        if (!next) return undefined;
        product = product.flatMap((a) => next.map((b) => [...a, ...b]));
        if (product.length > MAX_ALTERNATIVES) return undefined;
      }
      return product;
    }
    default:
      return undefined;
  }
}

/**
 * Returns x = 1/a as ax − 1, and y = 12/x as xy − 12, which has no point with x = 0. The letters other than x, y and z
 * stand for numbers that aren't 0 in a divisor. Returns undefined for other divisors.
 */
function withoutDivisor(statement: Relation): Polynomial | undefined {
  const fraction = fractionOf(difference(statement));
  if (!fraction) return undefined;
  const { top, bottom } = fraction;
  const letters = [...lettersOf(top), ...lettersOf(bottom)];
  if (!letters.every((name) => /^[a-z]$/i.test(name) && name !== 'e')) return undefined;
  const isSafe = lettersOf(bottom).every((name) => {
    if (!'xyz'.includes(name)) return letters.some((other) => 'xyz'.includes(other));
    const rest = constantOf(evaluate(top, { [name]: rational(0n) }));
    return bottom.terms.length === 1 && rest !== undefined && rest.numerator !== 0n;
  });
  return isSafe ? top : undefined;
}

/** Returns whether a system has a solution, or undefined if that can't be decided. */
export function hasSolutions(system: Alternatives, unknowns: readonly string[]): boolean | undefined {
  const isImpossible = systemImplies(system, [], unknowns);
  return isImpossible === undefined ? undefined : !isImpossible;
}

/** Returns whether every solution of the first system solves the second, or undefined if that can't be decided. */
export function systemImplies(
  a: Alternatives,
  b: Alternatives,
  unknowns: readonly string[],
): boolean | undefined {
  const linearA = a.map((equations) => linearSystem(equations, unknowns));
  const linearB = b.map((equations) => linearSystem(equations, unknowns));
  if (linearA.every(isGiven) && linearB.every(isGiven)) {
    if (linearA.every(({ isImpossible }) => isImpossible)) return true;
    if (linearB.length === 0) return false;
    // An affine subspace lies in a union of affine subspaces only if it lies in one of them.
    return linearA.every((one) => linearB.some((other) => implies(one, other)));
  }
  const among = unknownsAmong(unknowns);
  if (among) return lettersImply(a, b, among);
  if (unknowns.length !== 2) return undefined;
  const [first = 'x', second = 'y'] = unknowns;
  return curvesImply(a, b, first, second) ?? curvesImply(a, b, second, first) ?? pointsImply(a, b, unknowns);
}

/** Returns the unknowns of a system whose other letters stand for numbers, or undefined if there are no others. */
function unknownsAmong(letters: readonly string[]): readonly string[] | undefined {
  const unknowns = letters.filter((letter) => 'xyz'.includes(letter));
  return unknowns.length > 0 && unknowns.length < letters.length ? unknowns : undefined;
}

/** Returns whether the first system, with letters in its coefficients, implies the second for all but some letters. */
function lettersImply(a: Alternatives, b: Alternatives, unknowns: readonly string[]): boolean | undefined {
  const [[one], [other]] = [a, b];
  return one && other && a.length + b.length === 2 ? impliesWithLetters(one, other, unknowns) : undefined;
}

/** Returns whether the points of the first system, if it has finitely many, solve the second. */
function pointsImply(a: Alternatives, b: Alternatives, unknowns: readonly string[]): boolean | undefined {
  let isSure: boolean | undefined = true;
  for (const equations of a) {
    const points = solvedPoints(equations, unknowns);
    if (!points) return undefined;
    for (const point of points) {
      const holds = b.map((others) => solvesAll(others, point));
      if (holds.includes(true)) continue;
      if (holds.every((each) => each === false)) return false;
      isSure = undefined;
    }
  }
  return isSure;
}

type ExactPoint = ReadonlyMap<string, Expression>;

/** Solves two of the equations that have finitely many common points, and returns those that solve the others. */
function solvedPoints(
  equations: readonly Polynomial[],
  unknowns: readonly string[],
): readonly ExactPoint[] | undefined {
  const pairs = equations.flatMap((one, i) => equations.slice(i + 1).map((other) => [one, other]));
  for (const pair of pairs.slice(0, MAX_PAIRS)) {
    const solved = solver().solveSystem(pair.map((each) => equation(polynomialExpression(each), '0')));
    if (!solved.ok || solved.value.unknowns.length < unknowns.length) continue;
    const { solution } = solved.value;
    if (solution.kind === 'none') return [];
    if (solution.kind !== 'points') continue;
    const points = solution.points.map((point) => new Map(Object.entries(point)));
    const others = equations.filter((each) => !pair.includes(each));
    const holds = points.map((point) => solvesAll(others, point));
    return holds.includes(undefined) ? undefined : points.filter((_, at) => holds[at]);
  }
  return undefined;
}

function solvesAll(equations: readonly Polynomial[], point: ExactPoint): boolean | undefined {
  const values = equations.map((each) => {
    const value = surdPolynomial(put(polynomialExpression(each), point));
    if (!value) return undefined;
    if (isZero(value)) return true;
    // Numbers with different roots may be equal without looking equal.
    return lettersOf(value).length > 1 ? undefined : false;
  });
  if (values.includes(false)) return false;
  return values.includes(undefined) ? undefined : true;
}

function isGiven(system: LinearSystem | undefined): system is LinearSystem {
  return system !== undefined;
}

/** The points of a curve v = value(u) for some u. Without `value`, it contains all points for these u. */
interface Curve {
  readonly over: RealSet;
  readonly value?: Polynomial;
}

function curvesImply(a: Alternatives, b: Alternatives, u: string, v: string): boolean | undefined {
  const left = a.map((equations) => curveOf(equations, u, v));
  const right = b.map((equations) => curveOf(equations, u, v));
  if (!left.every((curve) => curve !== undefined) || !right.every((curve) => curve !== undefined))
    return undefined;
  for (const curve of left) {
    let covered: RealSet | undefined = EMPTY;
    for (const other of right) {
      const part = commonOver(curve, other, u);
      covered = covered && part && union(covered, part);
    }
    if (!covered) return undefined;
    const isCovered = isSubset(curve.over, covered);
    if (isCovered !== true) return isCovered;
  }
  return true;
}

/** Returns the values of u at which the first curve lies on the second. */
function commonOver(curve: Curve, other: Curve, u: string): RealSet | undefined {
  if (!other.value) return other.over;
  if (!curve.value) return isEmpty(curve.over) ? REALS : EMPTY;
  const equal = zerosOf(subtract(curve.value, other.value), u);
  return equal && intersection(equal, other.over);
}

function curveOf(equations: readonly Polynomial[], u: string, v: string): Curve | undefined {
  const solved = equations.find((equation_) => isLinearIn(equation_, v));
  const value = solved && valueIn(solved, v);
  let over: RealSet | undefined = REALS;
  for (const equation_ of equations) {
    if (equation_ === solved) continue;
    const rest = value ? substitute(equation_, v, value) : equation_;
    if (degreeIn(rest, v) > 0) return undefined;
    const zeros = zerosOf(rest, u);
    over = over && zeros && intersection(over, zeros);
  }
  return over && { over, ...(value && { value }) };
}

function isLinearIn(polynomial: Polynomial, v: string): boolean {
  const factor = coefficientsIn(polynomial, v)[1];
  return degreeIn(polynomial, v) === 1 && factor !== undefined && constantOf(factor) !== undefined;
}

function valueIn(polynomial: Polynomial, v: string): Polynomial {
  const [rest = ZERO, factor = ZERO] = coefficientsIn(polynomial, v);
  const { numerator, denominator } = constantOf(factor) ?? rational(1n);
  return scale(rest, rational(-denominator, numerator));
}

function zerosOf(polynomial: Polynomial, u: string): RealSet | undefined {
  if (lettersOf(polynomial).some((name) => name !== u)) return undefined;
  return solutionsOf(equation(polynomialExpression(polynomial), '0'), u);
}

/** Returns a rational point that solves the first system but not the second, or undefined if none is found. */
export function pointBetween(
  a: Alternatives,
  b: Alternatives,
  unknowns: readonly string[],
): Point | undefined {
  for (const equations of a)
    for (const point of pointsOf(equations, unknowns))
      if (!b.some((others) => others.every((other) => isZeroAt(other, point)))) return point;
  return undefined;
}

/** Returns some rational solutions of equations. */
function pointsOf(equations: readonly Polynomial[], unknowns: readonly string[]): readonly Point[] {
  const linear = linearSystem(equations, unknowns);
  if (linear)
    return [1n, 0n, 2n, 3n]
      .map((free) => solutionOf(linear, rational(free)))
      .filter((point) => point !== undefined);
  const [u = 'x', v = 'y'] = unknowns;
  const curve = unknowns.length === 2 ? curveOf(equations, u, v) : undefined;
  const { over, value } = curve ?? {};
  if (!over || !value) return [];
  return (membersOf(over) ?? []).flatMap(({ exact }) => {
    const x = exact === undefined ? undefined : constantValue(exact);
    const y = x && constantOf(evaluate(value, { [u]: x }));
    return x && y ? [{ [u]: x, [v]: y }] : [];
  });
}

function isZeroAt(polynomial: Polynomial, point: Point): boolean {
  return constantOf(evaluate(polynomial, point))?.numerator === 0n;
}
