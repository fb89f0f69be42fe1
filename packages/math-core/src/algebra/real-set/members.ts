import type { Rational } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { combine } from './cells.js';
import { type Point, rationalBetween } from './point/point.js';
import { expressionOfPoint } from './point/point-expression.js';
import { rationalExpression } from './rational-expression.js';
import type { RealSet } from './set-algebra.js';
import type { Univariate } from './univariate.js';
import { decided } from './work.js';

/** A real number that bounds a set. */
export interface Value {
  /** The number as an expression, rational or with roots. Omitted if no such form is found. */
  readonly exact?: Expression;
  /** A rational lower bound, close to the number. */
  readonly low: Rational;
  /** A rational upper bound, close to the number. */
  readonly high: Rational;
  /** A polynomial whose only root between low and high is the number: coefficients from the constant term up. */
  readonly polynomial?: Univariate;
}

/** A contiguous part of a set. A missing end means infinity, and a single number has equal ends. */
export interface ValueInterval {
  readonly low?: Value;
  readonly high?: Value;
  readonly includesLow: boolean;
  readonly includesHigh: boolean;
}

/**
 * Returns the members of a finite set in ascending order. Returns undefined for an infinite set, or if one can't be
 * computed.
 */
export function membersOf(set: RealSet): readonly Value[] | undefined {
  if (set.values.some((value, i) => value && i % 2 === 0)) return undefined;
  return decided(() => set.points.filter((_, i) => set.values[2 * i + 1]).map(valueOf));
}

/** Returns the parts of a set in ascending order. Returns undefined if an end can't be computed. */
export function intervalsOf(set: RealSet): readonly ValueInterval[] | undefined {
  return decided(() => partsOf(set));
}

function partsOf(set: RealSet): readonly ValueInterval[] {
  const found: ValueInterval[] = [];
  let open: Pick<ValueInterval, 'low' | 'includesLow'> | undefined = set.values[0]
    ? { includesLow: false }
    : undefined;
  for (const [i, point] of set.points.entries()) {
    const [isIn, goesOn] = [set.values[2 * i + 1] ?? false, set.values[2 * i + 2] ?? false];
    if (open && isIn && goesOn) continue;
    const value = valueOf(point);
    if (open) found.push({ ...open, high: value, includesHigh: isIn });
    else if (isIn && !goesOn) found.push({ low: value, high: value, includesLow: true, includesHigh: true });
    if (goesOn) open = { low: value, includesLow: isIn && !open };
    else open = undefined;
  }
  if (open) found.push({ ...open, includesHigh: false });
  return found;
}

/** The width of the bounds of a value is at most 2^−64. */
const BITS = 64;

function valueOf(point: Point): Value {
  const exact = expressionOfPoint(point);
  point.narrow(BITS);
  return {
    ...(exact !== undefined && { exact }),
    ...(point.kind === 'algebraic' && { polynomial: point.polynomial }),
    low: point.low,
    high: point.high,
  };
}

/**
 * Returns a number that is in one set but not in the other: the simplest rational candidate, or a root. Returns
 * undefined if there is none or none is found.
 */
export function samplePoint(inside: RealSet, outside: RealSet): Expression | undefined {
  return decided(() => {
    const { points, values } = combine(inside, outside, (x, y) => x && !y);
    const rationals = values.flatMap((isIn, i): readonly Rational[] => {
      if (!isIn) return [];
      const point = points[(i - 1) / 2];
      if (i % 2 === 0) return [rationalBetween(points[i / 2 - 1], points[i / 2])];
      return point?.rational ? [point.rational] : [];
    });
    const [first] = rationals.sort((a, b) => height(a) - height(b));
    if (first) return rationalExpression(first);
    const found = points.filter((_, i) => values[2 * i + 1]).map(expressionOfPoint);
    return found.find((expression) => expression !== undefined);
  });
}

/** Returns a measure of the written length of a number. */
function height({ numerator, denominator }: Rational): number {
  return numerator.toString().length + 3 * (denominator.toString().length - (denominator === 1n ? 1 : 0));
}
