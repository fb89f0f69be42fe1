import { nearestLinear } from './nearest-linear.js';

/**
 * Returns what {@link nearestLinear} does, about 15 times as fast for values of 16 or 17 digits: two doubles stand for each product,
 * and only where they don't settle the last rounding, about once in 150 such values, whole numbers do.
 * Throws `MathError`: `not-a-number` (value).
 */
export function nearestLong(value: number, factor: number, offset: number, divisor: number): number {
  const last = Number.isFinite(value) ? 1e22 : 0; // the largest power of ten that is a double
  for (let scale = 1; scale <= last; scale *= 10) {
    const scaled = value * scale;
    const whole = Math.round(scaled);
    const size = Math.abs(whole);
    // No two decimals of up to 15 digits share their nearest double: the one that reads back is the shortest text.
    if (size < 1e15 && whole / scale !== value) {
      // Past 4 decimals there are mostly as many as there can be.
      if (scale === 1e4) while (Math.abs(value * scale) < 1e13 && scale < 1e20) scale *= 10;
      continue;
    }
    // Past that, the text is the nearest one of 16 digits if that reads back, and else of 17.
    const beyond = size < 1e15 ? 0 : scaled - whole + slip(value, scale, scaled);
    const rest = Math.round(beyond);
    const far = (rest - beyond) / scale;
    if (size < 1e16 && value + far * 0.99 !== value) continue;
    // It may read back or not, or two texts are as near; and a whole number past 2^53 has a shorter text.
    if (size < 1e16 && value + far * 1.01 !== value) break;
    if (Math.abs(beyond - rest) > 0.499 || (size > 9e15 && scale === 1)) break;

    const product = whole * factor;
    const shift = offset * scale;
    const below = divisor * scale;
    const sum = product + shift;
    const quotient = sum / below;
    // While these integers are below 2^53 they are exact, and only the division rounds.
    if (Math.abs(product) + Math.abs(shift) < 2 ** 53 && below < 2 ** 53 && rest === 0) return quotient + 0;
    // What the roundings of all operations above left over, divided too: it corrects the quotient.
    const back = quotient * below;
    const part = sum - product;
    const over = product - (sum - part) + (shift - part) + slip(offset, scale, shift);
    const left = sum - back - slip(quotient, below, back) - quotient * slip(divisor, scale, below);
    const correction = (left + over + slip(whole, factor, product) + rest * factor) / below;
    // The rest is less than 2^-100 of the summands; where that could turn the last rounding, it is done exactly.
    const error = ((Math.abs(product) + Math.abs(shift)) / below) * 2 ** -96;
    const nearest = quotient + (correction - error);
    if (nearest === quotient + (correction + error)) return nearest + 0;
    break;
  }
  return nearestLinear(value, factor, offset, divisor);
}

/** What the rounding of a product took away: a × b - product, exactly (T. J. Dekker, 1971). */
function slip(a: number, b: number, product: number): number {
  const s = 134_217_729 * a;
  const t = 134_217_729 * b;
  const high = s - (s - a);
  const top = t - (t - b);
  return high * top - product + high * (b - top) + (a - high) * top + (a - high) * (b - top);
}
