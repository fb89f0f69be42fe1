import { decimalText, multiply, roundHalfAwayFromZero } from '@mathtools/math-core/rational';

/** Returns the smallest round number (1, 2 or 5 times a power of ten) that is at least a given size. */
export function stepOf(size: number): number {
  const power = Math.floor(Math.log10(size) + 1e-9);
  const factor = [1, 2, 5].find((each) => Number(`${each}e${power}`) >= size * (1 - 1e-9));
  return factor === undefined ? Number(`1e${power + 1}`) : Number(`${factor}e${power}`);
}

/** Returns a multiple of a round step as a short, exact decimal. For example, 7 steps of 0.05 are 0.35. */
export function stepText(count: number, step: number): string {
  return decimalText(multiply(count, step)) ?? '';
}

/**
 * Returns the nearest multiple of a step, or the one a number of steps beyond it. For example, one step of 0.1 from
 * 6.53 is 6.6.
 */
export function stepsTo(value: number, step: number, further = 0): number {
  const place = value / step;
  if (further > 0) return Math.floor(place + 1e-6) + further;
  return further < 0 ? Math.ceil(place - 1e-6) + further : Number(roundHalfAwayFromZero(place, 0));
}

/** Returns about ten evenly spaced short decimals within two bounds. */
export function placesIn(from: number, to: number): readonly string[] {
  const step = stepOf((to - from) / 12);
  const [first, last] = [Math.ceil(from / step - 1e-6), Math.floor(to / step + 1e-6)];
  return Array.from({ length: last - first + 1 }, (_, index) => stepText(first + index, step));
}

/** Returns a symmetric range with round bounds that contains all the sizes. */
export function upTo(...sizes: readonly number[]): readonly [least: number, most: number] {
  const most = stepOf(Math.max(...sizes.map(Math.abs)));
  return [-most, most];
}
