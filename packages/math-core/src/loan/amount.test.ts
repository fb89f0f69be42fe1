import { describe, expect, it } from 'vitest';
import type { Interval } from '../real/enclosure.js';
import { amountFigure } from './amount.js';

const exact = { numerator: 12_345_678n, denominator: 10_000n };

/** Returns the figure of an amount that is enclosed with the given bits, or a placeholder if its fraction is requested. */
function figureBetween(interval: Interval | undefined, precision: bigint, decimals = 2): unknown {
  const requests: true[] = [];
  const found = amountFigure(
    {
      near: (bits) => (BigInt(bits) === precision ? interval : undefined),
      exact: () => {
        requests.push(true);
        return exact;
      },
    },
    decimals,
  );
  return requests.length > 0 ? 'the fraction' : found;
}

describe.each([128n, 800n])('a figure from an enclosure of %i bits', (BITS) => {
  const around = (thousandths: bigint, below = 1n, above = 1n): Interval => {
    const middle = (thousandths << BITS) / 1000n;
    return [middle - below, middle + above];
  };

  it.each([
    [1_234_567n, 1234.567, '1234.57'],
    [1_234_564n, 1234.564, '1234.56'],
    [1_234_566n, 1234.566, '1234.57'],
    [-1_234_567n, -1234.567, '-1234.57'],
    [-1_234_564n, -1234.564, '-1234.56'],
    [-4n, -0.004, '0.00'],
    [4n, 0.004, '0.00'],
    [-6n, -0.006, '-0.01'],
  ])('of %s thousandths is %s, %s', (thousandths, number, text) => {
    expect(figureBetween(around(thousandths), BITS)).toEqual({ number, text, relation: '≈' });
  });

  it.each([
    ['nothing is known', undefined],
    ['the amount may be a tie', around(1_234_565n)],
    [
      'the amount is a tie or more',
      [(1_234_565n << BITS) / 1000n + 1n - 1n, (1_234_565n << BITS) / 1000n + 9n],
    ],
    ['the amount may be full cents', around(1_234_560n)],
    ['the amount is full cents or more', [5n << BITS, (5n << BITS) + 9n]],
    ['the amount is full cents or less', [(5n << BITS) - 9n, 5n << BITS]],
    ['the doubles differ', around(1_234_567n, 0n, 1n << (BITS - 38n))],
    ['the amount may be 0', [-1n, 1n]],
    ['the amount is tiny', [1n << 60n, 1n << 60n]],
    ['the amount is huge', [1n << 1200n, 1n << 1200n]],
  ] satisfies (readonly [string, Interval | undefined])[])(
    'is that of the fraction where %s',
    (_, interval) => {
      expect(figureBetween(interval, BITS)).toBe('the fraction');
    },
  );
});
