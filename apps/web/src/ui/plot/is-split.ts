import type { Figure } from '@mathtools/math-core/rational';

/** Returns true if two amounts can be drawn as parts of a total: neither is negative or infinite, and they aren't both 0. */
export function isSplit(first: Figure, second: Figure): boolean {
  const sum = first.number + second.number;
  return first.number >= 0 && second.number >= 0 && sum > 0 && sum < Infinity;
}
