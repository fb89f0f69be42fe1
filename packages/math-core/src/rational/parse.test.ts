import { describe, expect, it } from 'vitest';
import { longestRead } from '../testing/reads.test-support.js';
import { exactText, MAX_CHARACTERS, MAX_EXPONENT, type NumericInput, parseNumber } from './index.js';
import { readNumber } from './parse.js';

const untyped = parseNumber as (input: unknown, field?: string) => ReturnType<typeof parseNumber>;

function read(input: NumericInput): string {
  const result = parseNumber(input);
  return result.ok ? exactText(result.value) : result.code;
}

describe('parseNumber', () => {
  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['007', '7'],
    ['12', '12'],
    ['+12', '12'],
    ['-12', '-12'],
    ['−12', '-12'], // The typographic minus is U+2212.
    ['1.5', '1.5'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['5.', '5'],
    ['1.50', '1.5'],
    ['1,234', '1234'],
    ['1,234.5', '1234.5'],
    ['-12,345,678.25', '-12345678.25'],
    ['999,999', '999999'],
    ['1 234', '1234'],
    ['-12 345 678.25', '-12345678.25'],
    ['1\u202f234', '1234'],
    ['2 1/20', '2.05'],
    ['1 234/5', '47.8'],
    ['1e3', '1000'],
    ['1E3', '1000'],
    ['1e+3', '1000'],
    ['1.5e-3', '0.0015'],
    ['1.5e−3', '0.0015'],
    ['.5e1', '5'],
    ['5.e1', '50'],
    ['1,234e2', '123400'],
    ['1e0003', '1000'],
    ['  42\t\n', '42'],
    ['\u00a042\ufeff', '42'],
    ['0.1', '0.1'],
    ['1.005', '1.005'],
    ['0.30000000000000004', '0.30000000000000004'],
  ])('reads %j as %s', (text, exact) => {
    expect(read(text)).toBe(exact);
  });

  it.each([
    ...['', ' ', '.', '-', '+', 'e', 'e5', '.e5', '-.', 'abc', 'NaN', 'Infinity', '-Infinity', '∞'],
    ...[
      '1,5',
      '0,123',
      ',5',
      '1,',
      '1,23',
      '1,2345',
      '12,34,567',
      '1234,567',
      '1,234,56',
      '0,000',
      '1.234,5',
    ],
    ...[
      '1.5,000',
      '1,,234',
      '1 23',
      '1  234',
      '12 34',
      '0 234',
      '1 234,567',
      '1 2345',
      '1_000',
      "1'234",
      '1.2.3',
      '--1',
      '+-1',
      '- 1',
      '1e',
      '1e1.5',
      '1e 5',
    ],
    ...[
      '0x10',
      '0b1',
      '0o7',
      '1n',
      '10%',
      '$5',
      '٣',
      '１',
      '1\u0000',
      '__proto__',
      'constructor',
      '1e--1',
      '1e1e1',
    ],
  ])('refuses %j', (text) => {
    expect(parseNumber(text, 'bill')).toEqual({
      ok: false,
      field: 'bill',
      code: 'not-a-number',
      message: `bill must be a number, but is "${text}".`,
    });
  });

  it.each([
    [0.1, '0.1'],
    [1e21, '1000000000000000000000'],
    [1e23, '100000000000000000000000'],
    [1e-7, '0.0000001'],
    [-0, '0'],
    [2 ** 53, '9007199254740992'],
  ])('takes the number %d as its shortest decimal text', (number, exact) => {
    expect(read(number)).toBe(exact);
  });

  it('reads every double, the largest and the smallest too', () => {
    expect(read(Number.MAX_VALUE)).toMatch(/^17976931348623157(0){292}$/);
    expect(read(Number.MIN_VALUE)).toMatch(/^0\.(0){323}5$/);
  });

  it.each([NaN, Infinity, -Infinity])('refuses the number %d', (number) => {
    expect(read(number)).toBe('not-a-number');
  });

  it('reads a bigint and a rational', () => {
    expect(read(-5n)).toBe('-5');
    expect(read({ numerator: 4n, denominator: 6n })).toBe('2/3');
  });

  it.each([
    [undefined],
    [null],
    [true],
    [{}],
    [[]],
    [[1]],
    [Symbol('one')],
    [() => 1],
    [new Date(0)],
    [{ numerator: 1 }],
    [{ numerator: 1, denominator: 2 }],
    [{ numerator: 1n, denominator: 0n }],
    [{ numerator: 1n, denominator: -2n }],
    [{ numerator: '1', denominator: '2' }],
  ])('refuses %o from callers without types', (input) => {
    expect(untyped(input)).toMatchObject({ ok: false, field: 'value', code: 'not-a-number' });
  });

  it('accepts numbers of up to MAX_CHARACTERS characters', () => {
    expect(read('9'.repeat(MAX_CHARACTERS))).toBe('9'.repeat(MAX_CHARACTERS));
    expect(read('9'.repeat(MAX_CHARACTERS + 1))).toBe('too-large');
    expect(read(` ${'9'.repeat(MAX_CHARACTERS)} `)).toBe('9'.repeat(MAX_CHARACTERS));
    expect(read(`0.${'0'.repeat(MAX_CHARACTERS)}`)).toBe('too-large');
  });

  it('accepts powers of ten up to MAX_EXPONENT', () => {
    expect(read(`1e${MAX_EXPONENT}`)).toBe(`1${'0'.repeat(MAX_EXPONENT)}`);
    expect(read(`1e-${MAX_EXPONENT}`)).toBe(`0.${'0'.repeat(MAX_EXPONENT - 1)}1`);
    for (const exponent of ['401', '-401', '99999999999999999999', '-99999999999999999999']) {
      expect(read(`1e${exponent}`)).toBe('too-large');
    }
  });

  it('limits bigints and rationals to what text can express', () => {
    const past = 10n ** BigInt(MAX_CHARACTERS + MAX_EXPONENT);
    expect(read(past - 1n)).not.toBe('too-large');
    expect(read(past)).toBe('too-large');
    expect(read(-past)).toBe('too-large');
    expect(read({ numerator: past, denominator: 1n })).toBe('too-large');
    expect(read({ numerator: 1n, denominator: past })).toBe('too-large');
  });

  it.each([
    ['digits', '9'.repeat(1e6)],
    ['groups', `1${',000'.repeat(250_000)}`],
    ['an exponent', `1e${'9'.repeat(1e6)}`],
    ['blanks', ' '.repeat(1e6)],
    ['letters', 'a'.repeat(1e6)],
  ])('looks through a piece of a million characters of %s', (_, text) => {
    const read = longestRead(() => {
      expect(parseNumber(text).ok).toBe(false);
    });
    expect(read).toBeLessThanOrEqual(4 * MAX_CHARACTERS);
  });
});

describe('a fraction', () => {
  it.each([
    ['1 3/4', 7n, 4n],
    ['-1 3/4', -7n, 4n],
    ['− 1 3 / 4', -7n, 4n],
    ['7/4', 7n, 4n],
    ['-6/8', -6n, 8n],
    ['6/-8', -6n, 8n],
    ['7⁄4', 7n, 4n],
    ['0.5/1.5', 50n, 150n],
    ['1,000/3', 1000n, 3n],
    ['-2', -2n, 1n],
    [' 0.75 ', 75n, 100n],
    ['0 0/5', 0n, 5n],
    ['+1 3/4', 7n, 4n],
    ['12 34/56', 706n, 56n],
    ['0 3/4', 3n, 4n],
    ['½', 1n, 2n],
    ['-½', -1n, 2n],
    ['2½', 5n, 2n],
    ['2 ⅞', 23n, 8n],
    ['- 1/2', -1n, 2n],
  ])('reads %s', (text, numerator, denominator) => {
    expect(parseNumber(text)).toEqual({ ok: true, value: { numerator, denominator } });
  });

  it.each([
    '1 2',
    '1/2/3',
    '1 -3/4',
    '1.5 3/4',
    '/4',
    '3/',
    '1 3/',
    'a/b',
    '1 3/4x',
    '1,5/2',
    '½½',
    '1/½',
    '½.5',
  ])('refuses %s', (text) => {
    expect(parseNumber(text, 'left')).toMatchObject({ field: 'left', code: 'not-a-number' });
  });

  it.each(['1/0', '2 1/0', '0/0', '1/0.0'])('refuses the denominator of %s', (text) => {
    expect(parseNumber(text)).toMatchObject({ field: 'value', code: 'division-by-zero' });
  });

  it('refuses what is too long', () => {
    expect(parseNumber(`1/${'9'.repeat(401)}`)).toMatchObject({ code: 'too-large' });
    expect(parseNumber(`1 1/${'9'.repeat(1000)}`)).toMatchObject({ code: 'too-large' });
    expect(parseNumber(`${'9'.repeat(397)} 1/3`)).toMatchObject({ code: 'too-large' });
    expect(parseNumber(`${'9'.repeat(396)} 1/3`)).toMatchObject({ ok: true });
  });
});

describe('readNumber', () => {
  const whole = (numerator: bigint) => ({ numerator, denominator: 1n });

  it('returns how a number was written, and nothing else', () => {
    const written = (text: string): unknown => {
      const read = readNumber(text, 'value');
      return read.ok ? read.value : read.code;
    };
    expect(written('0.5')).toStrictEqual({ value: { numerator: 5n, denominator: 10n } });
    expect(written('6/4')).toStrictEqual({
      value: { numerator: 6n, denominator: 4n },
      quotient: { over: whole(6n), under: whole(4n) },
    });
    expect(written('-2 6/4')).toStrictEqual({
      value: { numerator: -14n, denominator: 4n },
      quotient: { over: whole(6n), under: whole(4n) },
      whole: 2n,
    });
  });
});
