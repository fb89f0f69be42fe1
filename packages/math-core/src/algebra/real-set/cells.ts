import { comparePoints, type Point } from './point/point.js';
import { spend, undecided } from './work.js';

/**
 * A function of the real line that is constant between points. Its values are listed from left to right: the
 * gap before the first point, the point, the gap after it, and so on. A function with n points has 2n + 1
 * values.
 */
export interface Cells<T> {
  /** The points in ascending order. */
  readonly points: readonly Point[];
  readonly values: readonly T[];
}

const MAX_POINTS = 200;

/** Returns a function with the same value everywhere. */
export function everywhere<T>(value: T): Cells<T> {
  return { points: [], values: [value] };
}

/** Combines two functions with `join` on their common cells. `join` is called once per distinct pair of values. */
export function combine<A, B, C>(a: Cells<A>, b: Cells<B>, join: (x: A, y: B) => C): Cells<C> {
  const known = new Map<A, Map<B, C>>();
  const joined = (i: number, j: number): C => {
    const [x, y] = [a.values[i] as A, b.values[j] as B];
    const row = known.get(x) ?? new Map<B, C>();
    known.set(x, row);
    if (!row.has(y)) row.set(y, join(x, y));
    return row.get(y) as C;
  };
  const points: Point[] = [];
  const values = [joined(0, 0)];
  let [i, j] = [0, 0];
  while (i < a.points.length || j < b.points.length) {
    const [p, q] = [a.points[i], b.points[j]];
    const order = !p ? 1 : !q ? -1 : comparePoints(p, q);
    const [stepA, stepB] = [order <= 0 ? 1 : 0, order >= 0 ? 1 : 0];
    points.push((stepA ? p : q) as Point);
    values.push(joined(2 * i + stepA, 2 * j + stepB));
    [i, j] = [i + stepA, j + stepB];
    values.push(joined(2 * i, 2 * j));
  }
  return merged({ points, values });
}

/** Maps the values of a function. */
export function mapped<A, B>(a: Cells<A>, change: (value: A) => B): Cells<B> {
  return combine(a, everywhere(null), change);
}

/**
 * Replaces each value of `choice` by the function that `make` returns for it, restricted to the cells with that value.
 */
export function chosen<A, B>(choice: Cells<A>, make: (value: A) => Cells<B>): Cells<B> {
  const places = [...new Set(choice.values)];
  let result: Cells<{ readonly value: B } | A> = choice;
  for (const place of places) {
    const there = mapped(make(place), (value) => value);
    const boxes = new Map<B, { readonly value: B }>();
    const boxed = mapped(there, (value) => {
      const box = boxes.get(value) ?? { value };
      boxes.set(value, box);
      return box;
    });
    const isHere = mapped(choice, (value) => value === place);
    const pick = combine(isHere, boxed, (here, box) => (here ? box : undefined));
    result = combine(result, pick, (old, box) => box ?? old);
  }
  return mapped(result, (box) => (box as { readonly value: B }).value);
}

/** Removes the points at which the value doesn't change. */
function merged<T>({ points, values }: Cells<T>): Cells<T> {
  spend(points.length);
  const kept: Point[] = [];
  const left = [values[0] as T];
  for (const [i, point] of points.entries()) {
    const [here, after] = [values[2 * i + 1] as T, values[2 * i + 2] as T];
    if (here === left.at(-1) && after === here) continue;
    kept.push(point);
    left.push(here, after);
  }
  if (kept.length > MAX_POINTS) undecided();
  return { points: kept, values: left };
}
