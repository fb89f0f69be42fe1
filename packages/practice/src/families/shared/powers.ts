/** A number as a power: base^exponent = value. */
export interface Power {
  readonly base: number;
  readonly exponent: number;
  readonly value: number;
}

/** Every power of the bases, with exponents from `low` up, that is no larger than `most`. */
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

/** Whether a whole number greater than 1 is base^n for a whole n ≥ 0. */
export function isPowerOf(base: number, value: number): boolean {
  return value === 1 || (value % base === 0 && isPowerOf(base, value / base));
}

/** Whether a whole number greater than 1 has the same root as the base: 8 and 4 are both powers of 2. */
export function areOfOneRoot(a: number, b: number): boolean {
  return rootOf(a) === rootOf(b);
}

/** The least whole number of which this one, greater than 1, is a power. */
export function rootOf(value: number): number {
  for (let root = 2; root * root <= value; root++) if (isPowerOf(root, value)) return root;
  return value;
}
