/** A place with its name: an exact value, or its decimals. */
export interface Named {
  readonly at: number;
  readonly name: string;
}

/** A part of an axis. */
export type Span = readonly [from: number, to: number];

/** Zero is shown if it is no further from what must be seen than this many times its width. */
const FAR = 4;

/** A part of an axis that shows places with room around them, and 0 where it is near. */
export function spanOf(places: readonly number[], room = 0.5): Span {
  const seen = places.filter(Number.isFinite);
  if (seen.length === 0) return [-5, 5];
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

/** More than this many times as much across as up stays as it is: one way would become flat. */
const SKEWED = 3;

/** Two parts of axes with one and the same unit, where they are nearly so; as large as the drawing's sides. */
export function evenSpans(across: Span, up: Span, sides: readonly [number, number]): readonly [Span, Span] {
  const units = [(across[1] - across[0]) / sides[0], (up[1] - up[0]) / sides[1]] as const;
  const unit = Math.max(...units);
  if (unit > SKEWED * Math.min(...units)) return [across, up];
  const widened = ([from, to]: Span, size: number): Span => {
    const more = (unit * size - (to - from)) / 2;
    return [from - more, to + more];
  };
  return [widened(across, sides[0]), widened(up, sides[1])];
}
