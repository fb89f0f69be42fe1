/** A number as a power: base^exponent = value. */
export interface Power {
  readonly base: number;
  readonly exponent: number;
  readonly value: number;
}

/** All powers of the bases, with exponents from `low` up, that are at most `most`. */
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

/** Whether an integer > 1 is base^n for an integer n ≥ 0. */
export function isPowerOf(base: number, value: number): boolean {
  return value === 1 || (value % base === 0 && isPowerOf(base, value / base));
}

/** Whether two integers > 1 are powers of the same integer: 8 and 4 are both powers of 2. */
export function areOfOneRoot(a: number, b: number): boolean {
  return rootOf(a) === rootOf(b);
}

/** The smallest integer of which this one, > 1, is a power. */
export function rootOf(value: number): number {
  for (let root = 2; root * root <= value; root++) if (isPowerOf(root, value)) return root;
  return value;
}
