import { constantValue } from '../../expression/constant.js';
import type { Rational } from '../../rational/rational.js';
import { rational } from '../../rational/rational.js';
import {
  coefficientsIn,
  constantOf,
  degreeIn,
  evaluate,
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
import type { Statement } from '../statement.js';
import { polynomialOf } from './fraction-of.js';
import { implies, type LinearSystem, linearSystem, solutionOf } from './linear-system.js';
import { difference, equation } from './substitute.js';

/** A system as a list of alternatives. Each alternative is a list of polynomials equal to 0. */
export type Alternatives = readonly (readonly Polynomial[])[];

/** The maximum number of alternatives of a system. */
const MAX_ALTERNATIVES = 32;

/** A rational point that solves one system but not the other. */
export type Point = Readonly<Record<string, Rational>>;

/** Returns equations as alternatives of polynomials equal to 0, or undefined if one isn't a polynomial equation. */
export function alternativesOf(statement: Statement): Alternatives | undefined {
  switch (statement.kind) {
    case 'relation': {
      if (statement.relation !== '=') return undefined;
      const polynomial = polynomialOf(difference(statement));
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
  if (unknowns.length !== 2) return undefined;
  const [first = 'x', second = 'y'] = unknowns;
  return curvesImply(a, b, first, second) ?? curvesImply(a, b, second, first);
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
