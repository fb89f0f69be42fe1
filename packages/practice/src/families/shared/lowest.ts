import { greatestCommonDivisor } from '../../value/divisor.js';

/** Returns the greatest common divisor of two integers, at least one of which isn't 0. */
export function commonDivisor(a: number, b: number): number {
  return Number(greatestCommonDivisor(BigInt(a), BigInt(b)));
}

/** Returns the least common multiple of two integers. */
export function commonMultiple(a: number, b: number): number {
  return Math.abs(a * b) / commonDivisor(a, b);
}

/** Returns a quotient in lowest terms, with its sign in the numerator. */
export function lowestTerms(top: number, bottom: number): readonly [top: number, bottom: number] {
  const divisor = commonDivisor(top, bottom) * Math.sign(bottom);
  return [top / divisor + 0, bottom / divisor]; // Adding 0 turns -0 into 0.
}

/** Returns the text of a quotient in lowest terms: `quotientText(6, -4)` is "-3/2". */
export function quotientText(top: number, bottom: number): string {
  const [above, below] = lowestTerms(top, bottom);
  return below === 1 ? String(above) : `${above}/${below}`;
}
