import type { Fraction } from './step-faults.test-support.js';

export type { Fraction };

/**
 * Returns the double nearest to a fraction, with ties to even. It is independent of src/rational, which it
 * tests. It compares the exact values of the doubles around a quotient of 30 digits.
 */
export function nearestDouble([n, d]: Fraction): number {
  if (n < 0n) return 0 - nearestDouble([-n, d]);
  if (n === 0n) return 0;
  const places = Math.max(0, 30 + String(d).length - String(n).length);
  const near = Number(`${(n * 10n ** BigInt(places)) / d}e-${places}`);
  if (near === Infinity) return Infinity;
  const candidates = [previous(near), near, next(near)].filter(Number.isFinite);
  const distances = candidates.map((x) => {
    const [p, q] = exactDouble(x);
    const distance = p * d - n * q;
    return { x, distance: distance < 0n ? -distance : distance, unit: q };
  });
  return distances.reduce((best, each) => {
    const [a, b] = [best.distance * each.unit, each.distance * best.unit];
    return b < a || (a === b && isEven(each.x)) ? each : best;
  }).x;
}

/** Returns the shortest decimal text of a double as a fraction. */
export function readDecimal(x: number): Fraction {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(x));
  if (!match) throw new Error(`${x} is no finite number.`);
  const [, minus = '', whole = '', decimals = '', exponent = '0'] = match;
  const shift = Number(exponent) - decimals.length;
  const digits = BigInt(minus + whole + decimals);
  return shift < 0 ? [digits, 10n ** BigInt(-shift)] : [digits * 10n ** BigInt(shift), 1n];
}

/** Returns the exact value of a double. */
export function exactDouble(x: number): Fraction {
  const bits = bitsOf(Math.abs(x));
  const exponent = bits >> 52n;
  const fraction = bits & ((1n << 52n) - 1n);
  const [mantissa, shift] = exponent === 0n ? [fraction, -1074n] : [fraction | (1n << 52n), exponent - 1075n];
  const signed = x < 0 ? -mantissa : mantissa;
  return shift < 0n ? [signed, 1n << -shift] : [signed << shift, 1n];
}

const view = new DataView(new ArrayBuffer(8));

function bitsOf(x: number): bigint {
  view.setFloat64(0, x);
  return view.getBigUint64(0);
}

function fromBits(bits: bigint): number {
  view.setBigUint64(0, bits);
  return view.getFloat64(0);
}

const isEven = (x: number): boolean => (bitsOf(x) & 1n) === 0n;
const next = (x: number): number => fromBits(bitsOf(x) + 1n);
const previous = (x: number): number => (x === 0 ? 0 : fromBits(bitsOf(x) - 1n));
