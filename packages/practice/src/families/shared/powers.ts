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

/** The powers of the integers from 2 to 31 up to 10,000, without first powers. */
export const MANY_POWERS = powersOf(
  [
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
    30, 31,
  ],
  2,
  10_000,
);

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
