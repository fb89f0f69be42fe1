import type { Span } from './window.js';

/** A point of a curve: its position on the axis and its height, which isn't finite where the curve is undefined. */
export type Sample = readonly [place: number, height: number];
type Curve = (place: number) => number;

const SAMPLES = 160;
const HALVINGS = 40;
/** The number of points between a sample and the edge of the curve, where the curve may be steep. */
const AT_EDGE = 12;
/** The largest distance of a drawn curve from the true one, as a share of the drawing's height. */
const PRECISION = 1 / 500;
/** The number of times that a part of a curve is divided before its ends count as separate. */
const DIVISIONS = 48;
/** The position at which a part is divided. If that were the middle, a curve with point symmetry would look straight. */
const DIVISION = 0.4;
/** The maximum number of points added, because a curve may oscillate faster than a drawing can show. */
const ADDED = 4_000;

/** Returns points of a curve at equal distances, from left to right. */
export function evenSamplesOf(of: Curve, [from, to]: Span): readonly Sample[] {
  return Array.from({ length: SAMPLES + 1 }, (_, index): Sample => {
    const place = from + ((to - from) * index) / SAMPLES;
    return [place, heightAt(of, place, to - from)];
  });
}

/** Returns points of a curve from left to right, up to the edges of the parts where it has points. */
export function samplesOf(of: Curve, span: Span): readonly Sample[] {
  const even = evenSamplesOf(of, span);
  return even.flatMap((sample, index) => {
    const before = even[index - 1];
    if (!before || Number.isFinite(before[1]) === Number.isFinite(sample[1])) return [sample];
    if (Number.isFinite(sample[1])) return [...edge(of, before[0], sample[0]), sample];
    return [...edge(of, sample[0], before[0]).reverse(), sample];
  });
}

/**
 * Adds points where a curve bends or is steep, so that it has no visible kink between the heights of a drawing. A point
 * without a height separates the sides of a jump or pole.
 */
export function refined(of: Curve, samples: readonly Sample[], [low, high]: Span): readonly Sample[] {
  let left = ADDED;
  const between = (from: Sample, to: Sample, divisions: number): Sample[] => {
    left--;
    const heights = [from[1], to[1]];
    if (!heights.every(Number.isFinite) || Math.min(...heights) > high || Math.max(...heights) < low)
      return [];
    if (left < 0) return [];
    const place = from[0] + DIVISION * (to[0] - from[0]);
    const middle: Sample = [place, heightAt(of, place, to[0] - from[0])];
    const straight = from[1] + DIVISION * (to[1] - from[1]);
    if (Math.abs(middle[1] - straight) <= PRECISION * (high - low)) return [];
    if (divisions === DIVISIONS) return [[place, NaN]];
    return [...between(from, middle, divisions + 1), middle, ...between(middle, to, divisions + 1)];
  };
  return samples.flatMap((sample, index) => {
    const before = samples[index - 1];
    return before ? [...between(before, sample, 0), sample] : [sample];
  });
}

/** Returns the height of the curve at a place. At a hole, returns the height of the hole. */
function heightAt(of: Curve, place: number, size: number): number {
  const height = of(place);
  return Number.isFinite(height) ? height : (holeAt(of, place, size) ?? NaN);
}

/** Returns points from the edge of a curve, which lies between a place without a point and one with a point. */
function edge(of: Curve, without: number, within: number): Sample[] {
  let [out, inside] = [without, within];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (out + inside) / 2;
    if (Number.isFinite(of(middle))) inside = middle;
    else out = middle;
  }
  return Array.from({ length: AT_EDGE }, (_, index): Sample => {
    const place = inside + (within - inside) * (index / AT_EDGE) ** 2;
    return [place, of(place)];
  });
}

/** Returns the height of a hole at a place, or undefined if the curve has a point, a pole or a jump there. */
export function holeAt(of: Curve, place: number, size: number): number | undefined {
  if (Number.isFinite(of(place))) return undefined;
  const heights = [1e-3, 1e-5].flatMap((part) => [of(place - part * size), of(place + part * size)]);
  const [farLeft = NaN, farRight = NaN, left = NaN, right = NaN] = heights;
  if (!heights.every(Number.isFinite)) return undefined;
  // Toward a hole, the two sides approach each other. At a jump, they don't, and at a pole, they grow.
  const gap = Math.abs(right - left);
  const isHole = gap <= Math.max(0.1 * Math.abs(farRight - farLeft), 1e-9 * Math.max(1, Math.abs(left)));
  const isPole = Math.abs(left - farLeft) > 10 * Math.max(1e-9, Math.abs(farLeft));
  return isHole && !isPole ? (left + right) / 2 : undefined;
}

/** Returns the heights of the highest and lowest points between the ends of a curve. */
export function extremaOf(samples: readonly Sample[]): readonly number[] {
  return samples.flatMap(([, height], index) => {
    const before = samples[index - 1]?.[1] ?? NaN;
    const after = samples[index + 1]?.[1] ?? NaN;
    const isExtreme = (height > before && height >= after) || (height < before && height <= after);
    return isExtreme && Number.isFinite(before + after) ? [height] : [];
  });
}

/** Returns the path of a curve, cut where it has no points. Far outside the drawing, heights are cut off. */
export function pathOf(
  curve: readonly Sample[],
  x: (place: number) => number,
  y: (height: number) => number,
  [low, high]: Span,
): string {
  const size = high - low;
  let isCut = true;
  return curve
    .map(([place, height]) => {
      const held = Math.min(high + size, Math.max(low - size, height));
      const command = isCut ? 'M' : 'L';
      isCut = !Number.isFinite(height);
      return isCut ? '' : `${command}${x(place)} ${y(held)}`;
    })
    .join('');
}
