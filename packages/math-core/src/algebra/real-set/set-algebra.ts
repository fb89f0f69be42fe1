import { type Cells, combine, everywhere, mapped } from './cells.js';
import { decided } from './work.js';

/** A set of real numbers, exactly: whether each point and each gap between points belongs to it. */
export type RealSet = Cells<boolean>;

/** No number. */
export const EMPTY: RealSet = everywhere(false);

/** Every real number. */
export const REALS: RealSet = everywhere(true);

/** Returns the numbers in both sets; undefined where that can't be decided. */
export function intersection(a: RealSet, b: RealSet): RealSet | undefined {
  return decided(() => combine(a, b, (x, y) => x && y));
}

/** Returns the numbers in one set or the other; undefined where that can't be decided. */
export function union(a: RealSet, b: RealSet): RealSet | undefined {
  return decided(() => combine(a, b, (x, y) => x || y));
}

/** Returns the numbers that aren't in a set. */
export function complement(set: RealSet): RealSet {
  return { points: set.points, values: set.values.map((value) => !value) };
}

/** Returns whether the first set is part of the second; undefined where that can't be decided. */
export function isSubset(a: RealSet, b: RealSet): boolean | undefined {
  return decided(() => combine(a, b, (x, y) => !x || y).values.every(Boolean));
}

/** Returns whether two sets are the same; undefined where that can't be decided. */
export function sameSet(a: RealSet, b: RealSet): boolean | undefined {
  return decided(() => combine(a, b, (x, y) => x === y).values.every(Boolean));
}

/** Returns whether a set has no member. */
export function isEmpty(set: RealSet): boolean {
  return !set.values.some(Boolean);
}

/** Returns the numbers at which a function has one of the values. */
export function where<T>(cells: Cells<T>, holds: (value: T) => boolean): RealSet {
  return mapped(cells, holds);
}
