/** A number as a power: base^exponent = value. */
export interface Power {
  readonly base: number;
  readonly exponent: number;
  readonly value: number;
}

/** Returns all powers of the bases, with exponents from `low` up, that are at most `most`. */
export function powersOf(
  bases: readonly [number, ...number[]],
  low: number,
  most: number,
): readonly [Power, ...Power[]] {
  const all = bases.flatMap((base) => {
    const powers: Power[] = [];
    for (let exponent = low; base ** exponent <= most; exponent++)
      powers.push({ base, exponent, value: base ** exponent });
    return powers;
  });
  const [first = { base: 2, exponent: 1, value: 2 }, ...others] = all;
  return [first, ...others];
}

/** Powers that students recognize or can find by multiplying: small bases, and squares up to 20² and of round numbers. */
export const MANY_POWERS: readonly [Power, ...Power[]] = [
  ...powersOf([2], 2, 4096),
  ...powersOf([3, 4, 5], 2, 4096),
  ...powersOf([6, 7, 8, 9, 11, 12], 2, 1331),
  ...powersOf([10], 2, 100_000),
  ...powersOf([13, 14, 15, 16, 17, 18, 19, 20, 25, 30, 40, 50], 2, 2500),
];

/** Checks whether an integer > 1 is base^n for an integer n ≥ 0. */
export function isPowerOf(base: number, value: number): boolean {
  return value === 1 || (value % base === 0 && isPowerOf(base, value / base));
}

/** Checks whether two integers > 1 are powers of the same integer: 8 and 4 are both powers of 2. */
export function areOfOneRoot(a: number, b: number): boolean {
  return rootOf(a) === rootOf(b);
}

/** Returns the smallest integer of which the given integer > 1 is a power. */
export function rootOf(value: number): number {
  for (let root = 2; root * root <= value; root++) if (isPowerOf(root, value)) return root;
  return value;
}
