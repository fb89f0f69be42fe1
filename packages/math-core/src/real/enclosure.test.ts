import { describe, expect, it } from 'vitest';
import { rational } from '../rational/index.js';
import { divideIntervals, type Enclosure, type Interval } from './enclosure.js';
import { naturalLogarithm, realFigure } from './index.js';

// √2 by whole square roots.
const root2: Enclosure = (bits) => {
  const square = 2n << BigInt(2 * bits);
  let root = 1n << BigInt(bits + 1);
  for (let next = (root + square / root) >> 1n; next < root; next = (root + square / root) >> 1n) root = next;
  return [root, root + 1n];
};
const scaledBy =
  (n: bigint, d: bigint): Enclosure =>
  (bits) => {
    const [low = 0n, high = 0n] = root2(bits) ?? [];
    return [(low * n) / d - 1n, (high * n) / d + 1n];
  };

describe('realFigure', () => {
  it.each([
    [root2, 4, '1.4142', Math.SQRT2],
    [root2, 50, '1.41421356237309504880168872420969807856967187537695', Math.SQRT2],
    [scaledBy(-1n, 1n), 4, '-1.4142', -Math.SQRT2],
    [scaledBy(10n ** 40n, 1n), 2, '14142135623730950488016887242096980785696.72', 1.4142135623730951e40],
    [scaledBy(1n, 10n ** 40n), 2, '0.00', 1.4142135623730951e-40],
    [scaledBy(1n, 10n ** 400n), 2, '0.00', 0],
  ])('rounds case %#', (enclosure, decimals, text, number) => {
    expect(realFigure(enclosure, decimals)).toEqual({ text, number, relation: '≈' });
  });

  it('asks for more bits until both ends agree', () => {
    // 0.5 and a little: 2^-300 above the tie of whole numbers
    const asked: number[] = [];
    const enclosure: Enclosure = (bits) => {
      asked.push(bits);
      const half = 1n << BigInt(bits - 1);
      const little = bits > 300 ? 1n << BigInt(bits - 300) : 0n;
      return [half + little - 1n, half + little + 1n];
    };
    expect(realFigure(enclosure, 0).text).toBe('1');
    expect(Math.max(...asked)).toBe(384);
  });

  it('asks again where an enclosure knows nothing yet', () => {
    expect(realFigure((bits) => (bits < 500 ? undefined : root2(bits)), 2).text).toBe('1.41');
  });
});

describe('divideIntervals', () => {
  it.each([
    [[6n, 8n], [2n, 4n], 1n, 5n],
    [[-8n, -6n], [2n, 4n], -5n, -1n],
    [[-6n, 8n], [2n, 4n], -4n, 5n],
    [[6n, 8n], [-4n, -2n], -5n, -1n],
  ] as [Interval, Interval, bigint, bigint][])('divides %s by %s', (a, b, low, high) => {
    const quotient = divideIntervals(a, b, 0);
    expect(quotient).toBeDefined();
    expect(quotient && quotient[0] >= low - 1n && quotient[1] <= high + 1n).toBe(true);
  });

  it('knows nothing where the divisor may be 0', () => {
    expect(divideIntervals([1n, 2n], [-1n, 1n], 8)).toBeUndefined();
    expect(divideIntervals([1n, 2n], [0n, 1n], 8)).toBeUndefined();
  });

  it('gives log_2 10 from the two logarithms', () => {
    const enclosure: Enclosure = (bits) =>
      divideIntervals(naturalLogarithm(rational(10n), bits), naturalLogarithm(rational(2n), bits), bits);
    expect(realFigure(enclosure, 30).text).toBe('3.321928094887362347870319429489');
  });
});
