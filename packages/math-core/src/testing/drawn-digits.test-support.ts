import fc from 'fast-check';
import type { Digits } from '../rational/index.js';

/** Digits as callers ask for them: none, so many decimals, or so many significant ones. */
export const drawnDigits: fc.Arbitrary<Digits> = fc.oneof(
  fc.constant({}),
  fc.integer({ min: 0, max: 20 }).map((decimals) => ({ decimals })),
  fc.integer({ min: 1, max: 20 }).map((significant) => ({ significant })),
);

/** The decimals of a number, as the documents say: by the power of ten of its nearest double, which for 0 is 0. */
export function decimalsAt(nearest: number, { decimals, significant }: Digits): number {
  const power = Number(nearest.toExponential().split('e')[1]);
  if (decimals !== undefined) return decimals;
  if (significant !== undefined) return Math.max(significant - 1 - power, 0);
  return power < -3 ? 3 - power : 4;
}
