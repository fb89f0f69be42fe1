import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../result/unwrap.js';
import { stepText } from '../steps/index.js';
import { runs } from '../testing/draws.test-support.js';
import { countChoices, divideWithRemainder, roundNumber, shareInRatio } from './index.js';

describe('divideWithRemainder', () => {
  it.each([
    [17, 5, '3', '2'],
    [-7, 5, '-2', '3'],
    [20, 4, '5', '0'],
    [3, 10, '0', '3'],
    ['123456789012345678901234567890', 7, '17636684144620811271604938270', '0'],
  ])('divides %s by %s', (dividend, divisor, quotient, remainder) => {
    expect(unwrap(divideWithRemainder({ dividend, divisor }))).toMatchObject({ quotient, remainder });
  });

  it('gives a remainder from 0 to the divisor, and the dividend again', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 20n), (dividend, divisor) => {
        const { quotient, remainder } = unwrap(divideWithRemainder({ dividend, divisor }));
        expect(divisor * BigInt(quotient) + BigInt(remainder)).toBe(dividend);
        expect(BigInt(remainder) >= 0n && BigInt(remainder) < divisor).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  it('writes the division as a product and a sum', () => {
    const [only] = unwrap(divideWithRemainder({ dividend: 17, divisor: 5 })).steps;
    expect(only && stepText(only)).toBe(
      'Write the number as the divisor times a whole number, plus the remainder: 17 = 5 × 3 + 2',
    );
  });

  it.each([
    [17, 0, 'divisor', 'out-of-range'],
    [17, -5, 'divisor', 'out-of-range'],
    [1.5, 1, 'dividend', 'not-an-integer'],
    [17, '2.5', 'divisor', 'not-an-integer'],
    ['x', 2, 'dividend', 'not-a-number'],
  ])('refuses %s by %s', (dividend, divisor, field, code) => {
    expect(divideWithRemainder({ dividend, divisor })).toMatchObject({ ok: false, field, code });
  });
});

describe('roundNumber', () => {
  it.each([
    ['2.675', { decimals: 2 }, '2.68'],
    ['-2.5', { decimals: 0 }, '-3'],
    ['1450', { decimals: -2 }, '1500'],
    ['-1450', { decimals: -2 }, '-1500'],
    ['4.5', { decimals: -1 }, '0'],
    ['5', { decimals: -1 }, '10'],
    ['1234567', { significant: 3 }, '1230000'],
    ['0.0456', { significant: 2 }, '0.046'],
    ['3.7', {}, '4'],
  ])('rounds %s with %j to %s', (value, options, text) => {
    expect(unwrap(roundNumber({ value, ...options })).text).toBe(text);
  });

  it('agrees with decimal.js', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999, max: 9_999_999 }),
        fc.integer({ min: -4, max: 4 }),
        (n, decimals) => {
          const value = new Decimal(n).div(1000);
          const unit = new Decimal(10).pow(-decimals);
          const expected = value.div(unit).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).times(unit);
          const { text } = unwrap(roundNumber({ value: value.toFixed(), decimals }));
          expect(new Decimal(text).equals(expected)).toBe(true);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('rounds an irrational figure to as many decimals as are known', () => {
    const value = { text: '1.4142135624', relation: '≈', number: Math.SQRT2 } as const;
    expect(unwrap(roundNumber({ value, decimals: 3, expression: ['√', '2'] })).steps.map(stepText)).toEqual([
      'Round. A tie goes away from zero: √2 ≈ 1.414',
    ]);
    expect(roundNumber({ value, decimals: 20 })).toMatchObject({ ok: false, code: 'out-of-range' });
    expect(roundNumber({ value, decimals: -1 })).toMatchObject({ ok: false, code: 'not-a-number' });
  });

  it.each([
    [{ value: 1, decimals: 51 }, 'out-of-range'],
    [{ value: 1, decimals: -51 }, 'out-of-range'],
    [{ value: 1, decimals: -1.5 }, 'not-an-integer'],
    [{ value: 1, decimals: 0.5 }, 'not-an-integer'],
    [{ value: 1, significant: 0 }, 'out-of-range'],
    [{ value: 1450.55, decimals: 1, significant: 2 }, 'out-of-range'],
    [{ value: 1450.55, decimals: 0, significant: 5 }, 'out-of-range'],
    [{ value: 'x', decimals: 1 }, 'not-a-number'],
  ])('refuses %j', (input, code) => {
    expect(roundNumber(input)).toMatchObject({ ok: false, code });
  });
});

describe('countChoices', () => {
  /** Returns Pascal's triangle by adding neighbors. */
  function pascal(rows: number): readonly (readonly bigint[])[] {
    const triangle = [[1n]];
    for (let n = 1; n < rows; n++) {
      const last = triangle.at(-1) ?? [];
      triangle.push(Array.from({ length: n + 1 }, (_, k) => (last[k - 1] ?? 0n) + (last[k] ?? 0n)));
    }
    return triangle;
  }

  it('counts combinations as in Pascal’s triangle', () => {
    for (const [objects, row] of pascal(41).entries())
      for (const [chosen, count] of row.entries())
        expect(unwrap(countChoices({ objects, chosen })).count).toBe(String(count));
  });

  it('counts permutations by listing them', () => {
    const arrange = (objects: number, chosen: number): number =>
      chosen === 0
        ? 1
        : Array.from({ length: objects }, () => arrange(objects - 1, chosen - 1)).reduce((a, b) => a + b, 0);
    for (let objects = 0; objects <= 6; objects++)
      for (let chosen = 0; chosen <= objects; chosen++)
        expect(unwrap(countChoices({ objects, chosen, isOrdered: true })).count).toBe(
          String(arrange(objects, chosen)),
        );
  });

  it('multiplies, then divides', () => {
    expect(unwrap(countChoices({ objects: 10, chosen: 8 })).steps.map(stepText)).toEqual([
      'Multiply the choices, and the orders in which the same objects can be chosen: 10 × 9 ÷ (2 × 1) = 90/2',
      'Answer: 90/2 = 45',
    ]);
    expect(unwrap(countChoices({ objects: 5, chosen: 2, isOrdered: true })).steps.map(stepText)).toEqual([
      'Answer: 5 × 4 = 20',
    ]);
  });

  it.each([
    [5, 6, '0'],
    [5, 0, '1'],
    [1000, 998, '499500'],
  ])('counts %s objects, %s chosen, as %s', (objects, chosen, count) => {
    expect(unwrap(countChoices({ objects, chosen })).count).toBe(count);
  });

  it.each([
    [1001, 2, 'objects', 'out-of-range'],
    [-1, 0, 'objects', 'out-of-range'],
    [5, -1, 'chosen', 'out-of-range'],
    [5, 1.5, 'chosen', 'not-an-integer'],
    [500, 250, 'chosen', 'too-large'],
  ])('refuses %s objects, %s chosen', (objects, chosen, field, code) => {
    expect(countChoices({ objects, chosen })).toMatchObject({ ok: false, field, code });
  });
});

describe('shareInRatio', () => {
  it.each([
    [200, '2, 3, 5', ['40', '60', '100']],
    [420, [2, 5], ['120', '300']],
    ['100', '1, 1, 1', ['100/3', '100/3', '100/3']],
    ['12.5', '0.5, 2', ['2.5', '10']],
  ])('shares %s in the ratio %s', (amount, ratio, shares) => {
    expect(unwrap(shareInRatio({ amount, ratio })).shares).toEqual(shares);
  });

  it('adds the parts, then gives each share', () => {
    expect(unwrap(shareInRatio({ amount: 420, ratio: [2, 5] })).steps.map(stepText)).toEqual([
      'Add the parts of the ratio: 2 + 5 = 7',
      'A share is the amount, times its part, divided by the sum of the parts: 420 × 2 ÷ 7 = 120',
      'A share is the amount, times its part, divided by the sum of the parts: 420 × 5 ÷ 7 = 300',
    ]);
  });

  it.each([
    [200, '2', 'out-of-range'],
    [200, '2, 0', 'out-of-range'],
    [200, '2, -3', 'out-of-range'],
    [200, Array.from({ length: 21 }, () => 1), 'too-large'],
    ['x', '2, 3', 'not-a-number'],
  ])('refuses %s in the ratio %s', (amount, ratio, code) => {
    expect(shareInRatio({ amount, ratio })).toMatchObject({ ok: false, code });
  });
});
