import { describe, expect, it } from 'vitest';
import { MathError } from '../result/index.js';
import {
  decimalText,
  exactText,
  figure,
  fixedText,
  parseNumber,
  type Rational,
  rational,
  roundHalfAwayFromZero,
  shortFigure,
  trimZeros,
} from './index.js';

function exact(text: string): Rational {
  const result = parseNumber(text);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe('fixedText', () => {
  it.each([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['1.004999999999999999999999', 2, '1.00'],
    ['1.00499999999999989341858963598497211933135986328125', 2, '1.00'], // The double that prints as 1.005.
    ['1.0049999999999999', 2, '1.00'], // The double just below 1.005.
    ['8.345', 2, '8.35'],
    ['0.045', 2, '0.05'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['-0.4', 0, '0'],
    ['-0.001', 2, '0.00'],
    ['-0.005', 2, '-0.01'],
    ['0', 2, '0.00'],
    ['9.995', 2, '10.00'],
    ['999.9995', 3, '1000.000'],
    ['12', 4, '12.0000'],
    ['0.05', 1, '0.1'],
    ['123456789012345678901234567890.125', 2, '123456789012345678901234567890.13'],
    ['1e-400', 10, '0.0000000000'],
  ])('writes %s with %d decimals as %s', (value, decimals, text) => {
    expect(fixedText(exact(value), decimals)).toBe(text);
  });

  it('rounds a fraction whose decimals never end', () => {
    expect(fixedText(rational(2n, 3n), 4)).toBe('0.6667');
    expect(fixedText(rational(-1n, 3n), 4)).toBe('-0.3333');
    expect(fixedText(rational(1n, -6n), 1)).toBe('-0.2');
  });
});

describe('roundHalfAwayFromZero', () => {
  it.each([
    [rational(5n, 2n), 0, 3n],
    [rational(-5n, 2n), 0, -3n],
    [rational(1005n, 1000n), 2, 101n],
    [rational(-1n, 1000n), 2, 0n],
    [rational(10n, 20n), 0, 1n], // The fraction isn't in lowest terms.
  ])('rounds %o times ten to the power of %d to %s', (value, decimals, rounded) => {
    expect(roundHalfAwayFromZero(value, decimals)).toBe(rounded);
  });
});

describe('the number of decimals', () => {
  const third = rational(1n, 3n);
  const rounding = { figure, fixedText, roundHalfAwayFromZero, shortFigure };
  const codeOf = (decimals: unknown) => (round: (typeof rounding)[keyof typeof rounding]) => {
    try {
      round(third, decimals as number);
    } catch (error) {
      return error instanceof MathError ? `${error.field} ${error.code}` : error;
    }
    return 'none';
  };

  it.each([
    [0, 'none'],
    [1000, 'none'],
    [-1, 'decimals out-of-range'],
    [1001, 'decimals out-of-range'],
    [1e9, 'decimals out-of-range'],
    [1.5, 'decimals not-an-integer'],
    [NaN, 'decimals not-an-integer'],
    [Infinity, 'decimals not-an-integer'],
    ['2', 'decimals not-an-integer'],
    [undefined, 'decimals not-an-integer'],
  ])('%s is refused as: %s', (decimals, refusal) => {
    for (const round of Object.values(rounding)) expect(codeOf(decimals)(round)).toBe(refusal);
  });
});

describe('trimZeros', () => {
  it.each([
    ['2.50', '2.5'],
    ['3.00', '3'],
    ['0.00', '0'],
    ['100', '100'],
    ['-0.10', '-0.1'],
    ['100.010', '100.01'],
  ])('shortens %s to %s', (text, short) => {
    expect(trimZeros(text)).toBe(short);
  });
});

describe('exactText', () => {
  it.each([
    [rational(1n, 8n), '0.125'],
    [rational(-5n, 4n), '-1.25'],
    [rational(6n, 3n), '2'],
    [rational(6n, 4n), '1.5'],
    [rational(2n, 3n), '2/3'],
    [rational(-4n, 6n), '-2/3'],
    [rational(0n, 7n), '0'],
    [rational(1n, 1024n), '0.0009765625'],
    [rational(100n, 1n), '100'],
  ])('writes %o as %s', (value, text) => {
    expect(exactText(value)).toBe(text);
  });

  it('has a decimal only if the decimals end', () => {
    expect(decimalText(rational(1n, 3n))).toBeUndefined();
    expect(decimalText(rational(3n, 30n))).toBe('0.1');
  });
});

describe('figure', () => {
  it.each([
    ['12.7', 4, { exact: '12.7', number: 12.7, text: '12.7000', relation: '=' }],
    ['1.005', 2, { exact: '1.005', number: 1.005, text: '1.01', relation: '≈' }],
    ['-0.001', 2, { exact: '-0.001', number: -0.001, text: '0.00', relation: '≈' }],
    ['100', 0, { exact: '100', number: 100, text: '100', relation: '=' }],
    ['-0', 2, { exact: '0', number: 0, text: '0.00', relation: '=' }],
  ])('shows %s with %d decimals', (value, decimals, shown) => {
    expect(figure(exact(value), decimals)).toEqual(shown);
  });

  it('keeps a fraction exact next to its rounded text', () => {
    expect(figure(rational(2n, 3n), 4)).toEqual({
      exact: '2/3',
      number: 2 / 3,
      text: '0.6667',
      relation: '≈',
    });
  });

  it('is short on request', () => {
    expect(shortFigure(exact('0.3'), 10)).toEqual({ exact: '0.3', number: 0.3, text: '0.3', relation: '=' });
    expect(shortFigure(rational(1n, 3n), 10).text).toBe('0.3333333333');
    expect(shortFigure(exact('200'), 10).text).toBe('200');
  });
});
