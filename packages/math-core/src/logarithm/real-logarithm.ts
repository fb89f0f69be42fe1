import type { Rational } from '../rational/rational.js';
import { type DoubleDouble, dividePairs, logarithmPair } from '../real/double-double.js';
import { divideIntervals, type Enclosure } from '../real/enclosure.js';
import { naturalLogarithm } from '../real/natural-logarithm.js';

/** A real number: an enclosure and, where doubles come so close, a pair off by less than 2^-70 of its value. */
export interface Real {
  readonly enclosure: Enclosure;
  readonly pair: DoubleDouble | undefined;
}

/** Beyond it doubles don't hold every whole number. */
const LIMIT = 2n ** 53n;

/** Gives ln `value` for a rational `value` > 0. */
export function realNaturalLogarithm(value: Rational): Real {
  const { numerator, denominator } = value;
  const isShort = numerator <= LIMIT && denominator <= LIMIT;
  return {
    enclosure: (bits) => naturalLogarithm(value, bits),
    pair: isShort ? logarithmPair(Number(numerator), Number(denominator)) : undefined,
  };
}

/** Divides two logarithms. */
export function realQuotient(a: Real, b: Real): Real {
  return {
    enclosure: (bits) => {
      const [over, under] = [a.enclosure(bits), b.enclosure(bits)];
      return over && under && divideIntervals(over, under, bits);
    },
    pair: a.pair && b.pair && dividePairs(a.pair, b.pair),
  };
}
