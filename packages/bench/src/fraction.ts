/** An exact fraction with a denominator > 0. It is the oracle of the sweeps and independent of math-core. */
export type Fraction = readonly [numerator: bigint, denominator: bigint];

/** Returns the shortest decimal text of a finite double as a fraction. */
export function readDecimal(x: number): Fraction {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(x));
  if (!match) throw new Error(`${x} is no finite number.`);
  const [, minus = '', whole = '', decimals = '', exponent = '0'] = match;
  const shift = Number(exponent) - decimals.length;
  const digits = BigInt(minus + whole + decimals);
  return shift < 0 ? [digits, 10n ** BigInt(-shift)] : [digits * 10n ** BigInt(shift), 1n];
}

/**
 * Returns the double nearest to a fraction. JavaScript parses its first 40 digits and another that breaks
 * ties.
 */
export function nearestDouble([n, d]: Fraction): number {
  if (n < 0n) return 0 - nearestDouble([-n, d]);
  const places = Math.max(0, 40 + String(d).length - String(n).length);
  const scaled = n * 10n ** BigInt(places);
  const digits = scaled / d;
  return Number(`${digits}${digits * d === scaled ? '0' : '1'}e-${places + 1}`);
}

export function multiply([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return [a * c, b * d];
}

export function divide([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return c < 0n ? [-a * d, b * -c] : [a * d, b * c];
}
