import { describe, expect, it } from 'vitest';
import { type Enclosure, realFigure } from './enclosure.js';

// Encloses √2 by integer square roots.
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
    // The number is 2^-300 above the tie 0.5.
    const requested: number[] = [];
    const enclosure: Enclosure = (bits) => {
      requested.push(bits);
      const half = 1n << BigInt(bits - 1);
      const little = bits > 300 ? 1n << BigInt(bits - 300) : 0n;
      return [half + little - 1n, half + little + 1n];
    };
    expect(realFigure(enclosure, 0).text).toBe('1');
    expect(Math.max(...requested)).toBe(384);
  });

  it.each([
    [0.5, 'not-an-integer'],
    [-1, 'out-of-range'],
    [1001, 'out-of-range'],
  ])('refuses %s decimals as %s', (decimals, code) => {
    expect(() => realFigure(root2, decimals)).toThrow(
      expect.objectContaining({ name: 'MathError', field: 'decimals', code }),
    );
  });

  it('stops on a tie, and if an enclosure never improves', () => {
    const half: Enclosure = (bits) => [(1n << BigInt(bits - 1)) - 1n, (1n << BigInt(bits - 1)) + 1n];
    for (const enclosure of [half, () => undefined]) {
      let requested = 0;
      const counted: Enclosure = (bits) => {
        requested++;
        return enclosure(bits);
      };
      expect(() => realFigure(counted, 0)).toThrow(
        expect.objectContaining({ name: 'MathError', field: 'value', code: 'out-of-range' }),
      );
      expect(requested).toBeLessThanOrEqual(11);
    }
  });

  it('retries if an enclosure is not known yet', () => {
    expect(realFigure((bits) => (bits < 500 ? undefined : root2(bits)), 2).text).toBe('1.41');
  });
});
