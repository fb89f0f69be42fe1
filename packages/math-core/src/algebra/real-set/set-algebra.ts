import { type Cells, combine, everywhere, mapped } from './cells.js';
import { decided } from './work.js';

/** An exact set of real numbers, stored as one boolean for each point and each gap between points. */
export type RealSet = Cells<boolean>;

/** The empty set. */
export const EMPTY: RealSet = everywhere(false);

/** The set of all real numbers. */
export const REALS: RealSet = everywhere(true);

/** Returns the intersection of two sets. Returns undefined if it can't be decided. */
export function intersection(a: RealSet, b: RealSet): RealSet | undefined {
  return decided(() => combine(a, b, (x, y) => x && y));
}

/** Returns the union of two sets. Returns undefined if it can't be decided. */
export function union(a: RealSet, b: RealSet): RealSet | undefined {
  return decided(() => combine(a, b, (x, y) => x || y));
}

/** Returns the complement of a set. */
export function complement(set: RealSet): RealSet {
  return { points: set.points, values: set.values.map((value) => !value) };
}

/** Returns whether the first set is a subset of the second. Returns undefined if that can't be decided. */
export function isSubset(a: RealSet, b: RealSet): boolean | undefined {
  return decided(() => combine(a, b, (x, y) => !x || y).values.every(Boolean));
}

/** Returns whether two sets are equal. Returns undefined if that can't be decided. */
export function sameSet(a: RealSet, b: RealSet): boolean | undefined {
  return decided(() => combine(a, b, (x, y) => x === y).values.every(Boolean));
}

/** Returns whether a set is empty. */
export function isEmpty(set: RealSet): boolean {
  return !set.values.some(Boolean);
}

/** Returns the numbers at which the value of a function satisfies a condition. */
export function where<T>(cells: Cells<T>, holds: (value: T) => boolean): RealSet {
  return mapped(cells, holds);
}
