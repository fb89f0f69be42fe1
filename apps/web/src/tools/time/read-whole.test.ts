import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DIGITS, readingNote, readWhole } from './read-whole.js';

describe('readWhole', () => {
  it.each<[string, bigint]>([
    ['12', 12n],
    ['12abc', 12n],
    ['-3', -3n],
    ['+3', 3n],
    ['−3', -3n],
    ['1.9', 1n],
    ['-1.9', -1n],
    ['  7 ', 7n],
    ['007', 7n],
    ['1,200', 1200n],
    ['-1,234,567.8', -1_234_567n],
    ['1,200 days', 1200n],
    ['1,5', 1n],
    ['0,123', 0n],
    ['1,2000', 1n],
    ['1234,567', 1234n],
    ['1,200,5', 1n],
    ['1e3', 1n],
    ['0x1A', 0n],
    ['- 3', 0n],
    ['--3', 0n],
    ['.5', 0n],
    [',5', 0n],
    ['', 0n],
    ['   ', 0n],
    ['abc', 0n],
    ['Infinity', 0n],
    ['9007199254740993', 9_007_199_254_740_993n],
    ['9'.repeat(MAX_DIGITS), 10n ** BigInt(MAX_DIGITS) - 1n],
    ['9'.repeat(MAX_DIGITS + 1), 0n],
    ['0'.repeat(MAX_DIGITS + 1), 0n],
    ['9'.repeat(1e6), 0n],
  ])('reads %.40o as %s', (input, whole) => {
    expect(readWhole(input)).toBe(whole);
  });
});

describe('readingNote', () => {
  it.each(['', '  ', '2', ' 2 ', '+2', '-3', '−3', '007', '1,200', '2.0', '0'])(
    'says nothing about %j',
    (text) => {
      expect(readingNote(text)).toBeUndefined();
    },
  );

  it.each([
    ['2.5', 'Read as 2'],
    ['-2.5', 'Read as −2'],
    ['3/2', 'Read as 3'],
    ['½', 'Read as 0'],
    ['1½', 'Read as 1'],
    ['.5', 'Read as 0'],
    ['1:30', 'Read as 1'],
    ['1e3', 'Read as 1'],
    ['2h', 'Read as 2'],
    ['2,5', 'Read as 2'],
    ['1 200', 'Read as 1'],
    ['0x1A', 'Read as 0'],
    ['9'.repeat(MAX_DIGITS + 1), 'Read as 0'],
    ['abc', 'Not a number, read as 0'],
    ['h 2', 'Not a number, read as 0'],
    ['-', 'Not a number, read as 0'],
    ['Infinity', 'Not a number, read as 0'],
  ])('of %.20j says “%s”', (text, note) => {
    expect(readingNote(text)).toBe(note);
  });
});

it('reads whole numbers as parseInt does', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[ \t]{0,2}[-+]?\d{0,15}[.a-z\d ]{0,3}$/));
  fc.assert(
    fc.property(
      texts.filter((s) => !/[,−]/.test(s)),
      (input) => {
        const oracle = Number.parseInt(input, 10);
        if (Math.abs(oracle) > Number.MAX_SAFE_INTEGER) return;
        expect(Number(readWhole(input))).toBe(oracle || 0);
      },
    ),
  );
});

it('removes grouping commas', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
      fc.constantFrom('', '.9', ' h', 'x'),
      (n, end) => {
        const grouped = n.toString().replace(/\B(?=(\d{3})+$)/g, ',');
        expect(readWhole(grouped + end)).toBe(n);
      },
    ),
  );
});
