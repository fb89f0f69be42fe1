import type { Expression } from '@mathtools/math-core/steps';
import { isSameValue, valueOf } from '../value/value.js';
import { isAbout } from './approximate.js';
import { substituted } from './read-value.js';

/** Tests if all sides have the same value, or the same decimals, after values are substituted for variables. */
export function holds(
  sides: readonly Expression[],
  values: ReadonlyMap<string, Expression>,
  tolerance = 1e-12,
): boolean {
  const all = sides.map((side) => substituted(side, values));
  const [first = ''] = all;
  const value = valueOf(first);
  return all.every((side) => {
    const other = valueOf(side);
    return (value && other && isSameValue(value, other)) === true || isAbout(first, side, tolerance);
  });
}
