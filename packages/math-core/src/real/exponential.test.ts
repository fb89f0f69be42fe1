import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Enclosure, realFigure } from './enclosure.js';
import { exponential } from './exponential.js';
import { runs } from '../testing/draws.test-support.js';

const Exact = Decimal.clone({
  precision: 240,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -9e9,
  toExpPos: 9e9,
});

/** Encloses n/d. */
const fraction =
  (n: bigint, d: bigint): Enclosure =>
  (bits) => {
    const low = (n << BigInt(bits)) / d;
    return [low - 1n, low + 1n];
  };

const exponent = fc.oneof(
  fc.tuple(
    fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
    fc.bigInt({ min: 10n ** 10n, max: 10n ** 12n }),
  ),
  fc.tuple(fc.bigInt({ min: -250n, max: 250n }), fc.constant(1n)),
  fc.tuple(fc.bigInt({ min: -1000n, max: 1000n }), fc.constant(10n ** 60n)),
);

describe('exponential', () => {
  it.each([
    [1n, 1n, 50, '2.71828182845904523536028747135266249775724709369996'],
    [-1n, 1n, 20, '0.36787944117144232160'],
    [1n, 2n, 10, '1.6487212707'],
    [10n, 1n, 4, '22026.4658'],
    [-20n, 1n, 12, '0.000000002061'],
    [-5000n, 2n, 4, '0.0000'],
  ])('gives e^(%s/%s)', (n, d, decimals, text) => {
    expect(realFigure(exponential(fraction(n, d)), decimals).text).toBe(text);
  });

  it('encloses e^y within 3 units, as decimal.js has it', () => {
    fc.assert(
      fc.property(exponent, fc.constantFrom(1, 53, 96, 300), ([n, d], bits) => {
        const [low = 0n, high = 0n] = exponential(fraction(n, d))(bits) ?? [];
        const scaled = new Exact(n.toString()).div(d.toString()).exp().times(new Exact(2).pow(bits));
        expect(scaled.gte(low.toString()) && scaled.lte(high.toString())).toBe(true);
        expect(high - low <= 3n).toBe(true);
      }),
      { numRuns: runs(60) },
    );
  });

  it('encloses both ends of a wide enclosure', () => {
    for (const [n, d] of [
      [1n, 1n],
      [-7n, 2n],
      [31n, 3n],
    ] as const) {
      // Encloses n/d within ± 2^-20.
      const wide: Enclosure = (bits) => {
        const middle = (n << BigInt(bits)) / d;
        return [middle - (1n << BigInt(bits - 20)), middle + (1n << BigInt(bits - 20))];
      };
      const [low = 0n, high = 0n] = exponential(wide)(96) ?? [];
      const end = (sign: number) =>
        new Exact(n.toString())
          .div(d.toString())
          .plus(new Exact(2).pow(-20).times(sign))
          .exp()
          .times(new Exact(2).pow(96));
      expect(end(-1).gte(low.toString()) && end(1).lte(high.toString())).toBe(true);
      expect(new Exact((high - low).toString()).lte(end(1).minus(end(-1)).times(9))).toBe(true);
    }
  });

  it('retries if the exponent is not known yet', () => {
    const late: Enclosure = (bits) => (bits < 64 ? undefined : fraction(1n, 1n)(bits));
    expect(realFigure(exponential(late), 4).text).toBe('2.7183');
    expect(exponential(() => undefined)(96)).toBeUndefined();
    // The enclosure knows only the few bits that are requested first.
    expect(exponential((bits) => (bits > 64 ? undefined : fraction(1n, 1n)(bits)))(96)).toBeUndefined();
  });
});
