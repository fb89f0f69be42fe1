/** A place with its name: an exact value, or its decimals. */
export interface Named {
  readonly at: number;
  readonly name: string;
}

/** An interval of an axis. */
export type Span = readonly [from: number, to: number];

/** Zero is shown if its distance from the places is at most this many times their width. */
const FAR = 4;

/** Returns an interval of an axis that shows places with room around them, and 0 if it is near. */
export function spanOf(places: readonly number[], room = 0.5): Span {
  const seen = places.filter(Number.isFinite);
  if (seen.length === 0) return [-5, 5];
  let [low, high] = [Math.min(...seen), Math.max(...seen)];
  const size = high - low;
  if (size === 0 || Math.max(low, -high) <= FAR * size) [low, high] = [Math.min(low, 0), Math.max(high, 0)];
  const margin = high === low ? 5 : (high - low) * room;
  return [low - margin, high + margin];
}

/** Returns the interval of heights that shows most of the curves and all of the given places. */
export function heightsOf(heights: readonly number[], places: readonly number[]): Span {
  const sorted = heights.filter(Number.isFinite).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const seen = [...places.filter(Number.isFinite), at(0.06), at(0.94)];
  const [low, high] = [Math.min(...seen), Math.max(...seen)];
  const margin = high === low ? 5 : (high - low) * 0.15;
  return [low - margin, high + margin];
}

/** Spans whose units differ by more than this factor stay unequal. Otherwise, one direction would look flat. */
const SKEWED = 3;

/** Widens two spans to the same unit, if their units are similar, to fill the sides of the drawing. */
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
