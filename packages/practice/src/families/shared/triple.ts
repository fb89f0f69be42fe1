import type { Random } from '../../random.js';

/** Integer sides of a right triangle. */
type Triple = readonly [leg: number, leg: number, hypotenuse: number];

const TRIPLES: readonly [Triple, ...Triple[]] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [20, 21, 29],
];

/** Returns a multiple of a triple with a hypotenuse up to `most`, its legs in either order. */
export function scaledTriple(random: Random, most: number): Triple {
  const [a, b, c] = random.pick(TRIPLES);
  const factor = random.whole(1, Math.max(1, Math.floor(most / c)));
  const [first, second] = random.oneIn(2) ? [a, b] : [b, a];
  return [first * factor, second * factor, c * factor];
}
