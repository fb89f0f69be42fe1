import fc from 'fast-check';
import type { Digits } from '../rational/index.js';

/** Digits as callers request them: none, a number of decimals, or a number of significant digits. */
export const drawnDigits: fc.Arbitrary<Digits> = fc.oneof(
  fc.constant({}),
  fc.integer({ min: 0, max: 20 }).map((decimals) => ({ decimals })),
  fc.integer({ min: 1, max: 20 }).map((significant) => ({ significant })),
);

/** Returns the decimals of a number as documented: by the power of ten of its nearest double, which is 0 for 0. */
export function decimalsAt(nearest: number, { decimals, significant }: Digits): number {
  const power = Number(nearest.toExponential().split('e')[1]);
  if (decimals !== undefined) return decimals;
  if (significant !== undefined) return Math.max(significant - 1 - power, 0);
  return power < -3 ? 3 - power : 4;
}
