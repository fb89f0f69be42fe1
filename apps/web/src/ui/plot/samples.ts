import type { Span } from './window.js';

/** A point of a curve: its place on the axis and its height, which isn't finite where the curve has no point. */
export type Sample = readonly [place: number, height: number];
type Curve = (place: number) => number;

const SAMPLES = 160;
const HALVINGS = 40;
/** The number of points between a sample and the edge of the curve, where the curve may be steep. */
const AT_EDGE = 12;

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

/** Returns the height at a place or, if it is a hole of the curve, of the hole. */
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

/** Returns the path of a curve, cut where it has no points and where it jumps across the whole drawing. */
export function pathOf(
  curve: readonly Sample[],
  x: (place: number) => number,
  y: (height: number) => number,
  [low, high]: Span,
): string {
  const size = high - low;
  let before: number | undefined;
  return curve
    .map(([place, height]) => {
      const held = Math.min(high + size, Math.max(low - size, height));
      const isCut = before === undefined || Math.abs(held - before) > size;
      before = Number.isFinite(height) ? held : undefined;
      return Number.isFinite(height) ? `${isCut ? 'M' : 'L'}${x(place)} ${y(held)}` : '';
    })
    .join('');
}
