import { extremaOf, type Sample } from '../../ui/plot/samples.js';
import type { Span } from '../../ui/plot/window.js';

/** A place with its name: an exact value, or its decimals. */
export interface Named {
  readonly at: number;
  readonly name: string;
  /** The label of its dot, if it isn't the value of the letter. */
  readonly label?: string;
}

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

/** The height of a drawing without its margins compared with that of the shape between its roots and extrema, at most. */
const TALLEST = 5;

/**
 * Returns the interval of heights that shows most of the evenly sampled curves and all of the given places. If that would flatten the
 * shape between the places, extrema and intercepts nearby, it shows this shape instead.
 */
export function heightsOf(curves: readonly (readonly Sample[])[], places: readonly number[]): Span {
  const known = places.filter(Number.isFinite);
  const sorted = curves
    .flatMap((curve) => curve.map(([, height]) => height))
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const usual = rangeOf([...known, at(0.06), at(0.94)]);
  const size = usual[1] - usual[0];
  // Next to a pole, the highest and lowest points aren't extrema.
  const isNear = (each: number): boolean => each > usual[0] - size && each < usual[1] + size;
  const extrema = curves.flatMap(extremaOf).filter(isNear);
  const ends = curves.flatMap(endsOf).filter(isNear);
  const shape = rangeOf([...known, ...extrema]);
  const room = ((TALLEST - 1) / 2) * (shape[1] - shape[0]);
  let [low, high] = rangeOf([...usual, ...extrema, ...ends]);
  if (extrema.length > 0 && known.length > 0 && room > 0)
    [low, high] = [Math.max(low, shape[0] - room), Math.min(high, shape[1] + room)];
  return withZero([low, high], 0.15);
}

/** Returns the heights next to places where a curve has no point. */
function endsOf(curve: readonly Sample[]): readonly number[] {
  const isOpen = (sample: Sample | undefined): boolean => sample !== undefined && !Number.isFinite(sample[1]);
  return curve.flatMap(([, height], index) =>
    Number.isFinite(height) && (isOpen(curve[index - 1]) || isOpen(curve[index + 1])) ? [height] : [],
  );
}

/** The horizontal axis is shown if its distance is at most this many times the height of the drawing. */
const AXIS = 2;

/** Adds room to the heights of a drawing, and the axis if it is near. */
function withZero([low, high]: Span, room: number): Span {
  const far = AXIS * (high - low);
  if (low > 0 && low <= far) return withZero([0, high], room);
  if (high < 0 && -high <= far) return withZero([low, 0], room);
  const margin = high === low ? 5 : (high - low) * room;
  return [low - margin, high + margin];
}

const rangeOf = (heights: readonly number[]): Span => [Math.min(...heights), Math.max(...heights)];

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
