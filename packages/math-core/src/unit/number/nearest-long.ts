import { MathError } from '../../result/math-error.js';

/**
 * Returns the double nearest to `value` × `factor` ÷ `divisor`, with `value` read as its shortest decimal
 * text, or ±Infinity past the largest double. The other arguments are integers > 0 below 2^53. For values of
 * 16 or 17 digits, two doubles represent each product. If they don't determine the last rounding, which
 * happens about once in 150 such values, integers do. Throws `MathError`: `not-a-number` (value).
 */
export function nearestLong(value: number, factor: number, divisor: number): number {
  if (!Number.isFinite(value)) throw new MathError('value', 'not-a-number');
  // 10^22 is the largest power of ten that is a double.
  for (let scale = 1; scale <= 1e22; scale *= 10) {
    const scaled = value * scale;
    const whole = Math.round(scaled);
    const size = Math.abs(whole);
    let rest = 0;
    // No two decimals of up to 15 digits have the same nearest double, so the one that reads back is the shortest text.
    if (size < 1e15) {
      if (whole / scale !== value) {
        // Beyond 3 decimals, most values have the maximum number of decimals.
        if (scale === 1e3) while (Math.abs(value * scale) < 1e13 && scale < 1e20) scale *= 10;
        continue;
      }
    } else {
      // Beyond that, use the nearest 16-digit decimal if it round-trips, and otherwise the nearest 17-digit one.
      const beyond = scaled - whole + slip(value, scale, scaled);
      rest = Math.round(beyond);
      const far = (rest - beyond) / scale;
      if (size < 1e16 && value + far * 0.99 !== value) continue;
      // Uncertain cases: the string may not read back, two strings may be equally near, or an integer beyond 2^53 may have a shorter string.
      if (
        (size < 1e16 && value + far * 1.01 !== value) ||
        Math.abs(beyond - rest) > 0.499 ||
        (size > 9e15 && scale === 1)
      )
        break;
    }

    const product = whole * factor;
    const below = divisor * scale;
    const quotient = product / below;
    // The remainders of all roundings above, divided as well. They correct the quotient.
    const back = quotient * below;
    const left = product - back - slip(quotient, below, back) - quotient * slip(divisor, scale, below);
    const correction = (left + slip(whole, factor, product) + rest * factor) / below;
    // The remaining error is less than 2^-100 of the quotient. If that could change the last rounding, the
    // exact algorithm decides.
    const error = quotient * 2 ** -96;
    const nearest = quotient + (correction - error);
    if (nearest === quotient + (correction + error)) return nearest + 0;
    break;
  }
  return exactly(value, factor, divisor);
}

/** Returns the rounding error of a product, a × b - product, exactly (T. J. Dekker, 1971). */
function slip(a: number, b: number, product: number): number {
  const s = 134_217_729 * a;
  const t = 134_217_729 * b;
  const high = s - (s - a);
  const top = t - (t - b);
  return high * top - product + high * (b - top) + (a - high) * top + (a - high) * (b - top);
}

/*
 * Returns the double nearest to the quotient. The quotient is truncated after enough digits, and one more
 * digit represents the rest so that the nearest double stays the same. Let the quotient be about 10^e, where
 * e is the exponent of the value give or take 15. A tie t between two doubles is a multiple of 2^-j with 2^j
 * < 10^(33 + |e|) or so, and the quotient is a multiple of 1 ÷ (10^f × divisor), where f is the number of
 * decimals of the value. If they differ, the difference shows within the 60 + |e| digits past those decimals.
 * If they are equal, 2^j divides 10^f × divisor, and nothing is truncated.
 */
function exactly(value: number, factor: number, divisor: number): number {
  const [digits = '', exponent] = value.toExponential().split('e');
  const [whole = '', decimals = ''] = digits.split('.');
  const power = Number(exponent);
  const more = 60 + Math.abs(power);
  const dividend = BigInt(whole + decimals) * BigInt(factor) * 10n ** BigInt(more);
  const by = BigInt(divisor);
  return Number(`${dividend / by}${dividend % by ? 1 : 0}e${power - decimals.length - more - 1}`) + 0;
}
