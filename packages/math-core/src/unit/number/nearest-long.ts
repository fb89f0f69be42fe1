import { nearestLinear } from './nearest-linear.js';

/**
 * Returns what {@link nearestLinear} does, about 15 times as fast for values of 16 or 17 digits without an offset: two
 * doubles stand for each product, and only where they don't settle the last rounding, about once in 150 such values, whole
 * numbers do.
 * Throws `MathError`: `not-a-number` (value).
 */
export function nearestLong(value: number, factor: number, offset: number, divisor: number): number {
  const last = Number.isFinite(value) && offset === 0 ? 1e22 : 0; // the largest power of ten that is a double
  for (let scale = 1; scale <= last; scale *= 10) {
    const scaled = value * scale;
    const whole = Math.round(scaled);
    const size = Math.abs(whole);
    // No two decimals of up to 15 digits share their nearest double: the one that reads back is the shortest text.
    if (size < 1e15 && whole / scale !== value) {
      // Past 3 decimals there are mostly as many as there can be.
      if (scale === 1e3) while (Math.abs(value * scale) < 1e13 && scale < 1e20) scale *= 10;
      continue;
    }
    let rest = 0;
    if (size >= 1e15) {
      // Past that, the text is the nearest one of 16 digits if that reads back, and else of 17.
      const beyond = scaled - whole + slip(value, scale, scaled);
      rest = Math.round(beyond);
      if (size < 1e16) {
        const far = (rest - beyond) / scale;
        if (value + far * 0.99 !== value) continue;
        if (value + far * 1.01 !== value) break; // reads back or not
      }
      // Two texts are as near, or a whole number past 2^53 has a shorter text.
      if (Math.abs(beyond - rest) > 0.499 || (size > 9e15 && scale === 1)) break;
    }

    const product = whole * factor;
    const below = divisor * scale;
    const quotient = product / below;
    // While these integers are below 2^53 they are exact, and only the division rounds.
    if (Math.abs(product) < 2 ** 53 && below < 2 ** 53 && rest === 0) return quotient + 0;
    // What the roundings of all operations above left over, divided too: it corrects the quotient.
    const back = quotient * below;
    const left = product - back - slip(quotient, below, back) - quotient * slip(divisor, scale, below);
    const correction = (left + slip(whole, factor, product) + rest * factor) / below;
    // What is left now is less than 2^-100 of the quotient; where that could turn the last rounding, it is done exactly.
    const error = Math.abs(quotient) * 2 ** -96;
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
