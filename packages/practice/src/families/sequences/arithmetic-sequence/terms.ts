import type { Random } from '../../../random.js';
import { withMinus } from '../../shared/polynomial-text.js';

/** Returns the first four terms as text: "7, 11, 15, 19, …". */
export function firstTerms(a: number, d: number): string {
  return `${[0, 1, 2, 3].map((n) => withMinus(a + n * d)).join(', ')}, …`;
}

/** Draws a first term and a difference. */
export function drawn(random: Random): readonly [a: number, d: number] {
  const [a, d] = [random.wholeExcept(-15, 30, 0), random.wholeExcept(-9, 12, 0, 1, -1)];
  return a === d || a === -d ? drawn(random) : [a, d];
}
