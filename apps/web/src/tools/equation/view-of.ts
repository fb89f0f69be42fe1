/** A part of an axis. */
export type Span = readonly [from: number, to: number];

/** Zero is shown if it is no further from what must be seen than this many times its width. */
const FAR = 4;

/** A part of an axis that shows places with room around them, and 0 where it is near. */
export function spanOf(places: readonly number[], room = 0.5): Span {
  const seen = places.filter(Number.isFinite);
  if (seen.length === 0) return [-10, 10];
  let [low, high] = [Math.min(...seen), Math.max(...seen)];
  const size = high - low;
  if (size === 0 || Math.max(low, -high) <= FAR * size) [low, high] = [Math.min(low, 0), Math.max(high, 0)];
  const margin = high === low ? 5 : (high - low) * room;
  return [low - margin, high + margin];
}

/** The heights that show most of some curves, and surely what must be seen. */
export function heightsOf(heights: readonly number[], places: readonly number[]): Span {
  const sorted = heights.filter(Number.isFinite).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const seen = [...places.filter(Number.isFinite), at(0.06), at(0.94)];
  const [low, high] = [Math.min(...seen), Math.max(...seen)];
  const margin = high === low ? 5 : (high - low) * 0.15;
  return [low - margin, high + margin];
}
