import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compoundInterest } from '../compound-interest/index.js';
import { parseExpression } from '../expression/index.js';
import { extraPayment, loan, loanSchedule } from '../loan/index.js';
import { repaymentSchedule } from '../loan-solving/index.js';
import { primeFactors } from '../prime/index.js';
import { solveQuadratic } from '../quadratic/index.js';
import {
  decimalText,
  exactText,
  fixedText,
  MAX_CHARACTERS,
  parseNumber,
  power,
  type Rational,
  rational,
} from '../rational/index.js';
import { statistics } from '../statistics/index.js';
import {
  changeOfBase,
  condenseLogarithms,
  evaluateLogarithm,
  expandLogarithm,
  solveLogarithm,
} from '../logarithm/index.js';
import { LONG_EXPRESSIONS } from '../logarithm/long-expressions.test-support.js';
import { TESTED } from './calculators.test-support.js';
import { runs } from './draws.test-support.js';
import { anything, HOSTILE_VALUES } from './fuzz.test-support.js';
import { isSlow, relativeTime } from './pace.test-support.js';
import { pathsOf, replacedAt } from './spoilt.test-support.js';

/** The limit as a multiple of the yardstick. Most calls take less than one yardstick. */
const SLOW = 50;
/** The limit of slow calls, as a multiple of the yardstick: 50 ms if the yardstick takes 2.5 ms. */
const AT_ONCE = 20;
/** The factor by which rejecting long text may be slower than rejecting short text. */
const AS_SHORT = 20;

const million = 1_000_000;
const longest = { numerator: 10n ** 799n + 1n, denominator: 10n ** 799n };

describe('answers immediately', () => {
  it.each<[string, () => { readonly ok: boolean }]>([
    ['a loan at the smallest rate', () => loan({ principal: '1e400', annualRate: '1e-400', years: 1000 })],
    [
      'a loan at the highest rate',
      () => loan({ principal: '1e400', annualRate: `${'9'.repeat(395)}e400`, years: 1000 }),
    ],
    [
      'a loan at a rate of 400 digits',
      () => loan({ principal: '1e400', annualRate: `6.${'1'.repeat(398)}`, years: 1000 }),
    ],
    [
      'a loan at a rate just above -1200',
      () => loan({ principal: '1e400', annualRate: `-1199.${'9'.repeat(394)}`, years: 1000 }),
    ],
    [
      'a loan of the longest fractions',
      () =>
        loan({
          principal: { numerator: 10n ** 800n - 1n, denominator: 10n ** 799n + 7n },
          annualRate: { numerator: 10n ** 799n + 1n, denominator: 10n ** 800n - 9n },
          years: 1000,
        }),
    ],
    [
      'a loan of as many digits as are computed exactly',
      () => loan({ principal: 1e15, annualRate: '0.1234567890123', years: 50 }),
    ],
    ['a loan on a tie', () => loan({ principal: '5e-400', annualRate: '1.2e400', years: 1000 })],
    [
      '12,000 rows at a rate of 400 digits, twice',
      () => extraPayment({ principal: 1e15, annualRate: `6.${'3'.repeat(397)}`, years: 1000, extra: 1 }),
    ],
    ['12,000 rows', () => loanSchedule({ principal: 200_000, annualRate: 6.5, years: 1000 })],
    [
      '12,000 payments, twice',
      () => extraPayment({ principal: 200_000, annualRate: 6.5, years: 1000, extra: 1 }),
    ],
    [
      'a logarithm of the longest numbers',
      () => evaluateLogarithm({ base: longest, value: { ...longest, numerator: 10n ** 799n + 3n } }),
    ],
    [
      'a logarithm from end to end',
      () => evaluateLogarithm({ base: '1e-400', value: '9'.repeat(MAX_CHARACTERS) }),
    ],
    [
      'a quadratic of the longest numbers',
      () => solveQuadratic({ a: 2n ** 2600n, b: longest, c: { ...longest, numerator: 10n ** 799n + 3n } }),
    ],
    [
      'a hundred years of daily savings',
      () =>
        compoundInterest({
          principal: `0.${'1'.repeat(300)}`,
          annualRate: `0.${'0'.repeat(380)}7`,
          years: 100,
          periodsPerYear: 366,
          contribution: `0.${'1'.repeat(300)}`,
        }),
    ],
    [
      'twenty primes near 10^12',
      () => primeFactors({ numbers: Array.from({ length: 20 }, () => 999999999989) }),
    ],
    [
      'statistics of a thousand fractions',
      () => statistics({ values: Array.from({ length: 1000 }, (_, i) => `1/${i + 7}`) }),
    ],
    [
      '12,000 weeks',
      () => repaymentSchedule({ principal: 123456789.12, annualRate: 6.5, years: 230, frequency: 'weekly' }),
    ],
  ])('%s', (_, run) => {
    expect(relativeTime(run, AT_ONCE)).toBeLessThan(AT_ONCE);
    expect(run().ok).toBe(true);
  });
});

it.each([
  [exactText, rational(7), 100_000],
  [decimalText, rational(2), 330_000],
  [(value: Rational) => fixedText(value, 1000), rational(10, 3), 100_000],
] as const)('%o writes a long power at once', (write, base, exponent) => {
  const long = power(base, exponent);
  expect(relativeTime(() => write(long), AT_ONCE)).toBeLessThan(AT_ONCE);
});

it.each([
  { base: `1.${'0'.repeat(300)}1`, result: `1${'0'.repeat(299)}` },
  { base: '3e399', result: '1.25' },
  { base: '2', result: `0.${'3'.repeat(380)}` },
  { value: `7${'1'.repeat(390)}`, result: '17' },
  { value: 2n ** 1300n, result: `0.${'9'.repeat(390)}` },
  { base: 'e', result: '-1151' },
  { base: 2, result: -1660 },
])('solves equation %# at once', (equation) => {
  expect(relativeTime(() => solveLogarithm(equation), SLOW / 5)).toBeLessThan(SLOW / 5);
  expect(solveLogarithm(equation).ok).toBe(true);
});

describe.each([
  ['expandLogarithm', expandLogarithm],
  ['condenseLogarithms', condenseLogarithms],
  ['changeOfBase', (text: string) => changeOfBase(text, 'x + 1')],
])('%s rewrites or refuses at once', (_name, rewrite) => {
  it.each(LONG_EXPRESSIONS)('%s', (_, text) => {
    expect(relativeTime(() => rewrite(text), AT_ONCE)).toBeLessThan(AT_ONCE);
  });
});

describe('a million characters take no longer than a few', () => {
  /** Repeats a call often enough to measure it. */
  const often = (run: () => unknown) => () => {
    for (let i = 0; i < 1000; i++) run();
  };

  it.each([
    ['digits', '9'],
    ['groups', ',000'],
    ['blanks', ' '],
    ['letters', 'a'],
  ])('of %s, read as a number', (_, text) => {
    const [long, short] = [text.repeat(million / text.length), text.repeat(5000 / text.length)];
    const ratio = relativeTime(
      often(() => parseNumber(long)),
      AS_SHORT,
      often(() => parseNumber(short)),
    );
    expect(ratio).toBeLessThan(AS_SHORT);
  });

  it('read as an expression', () => {
    const [long, short] = ['x+'.repeat(million / 2), 'x+'.repeat(500)];
    const ratio = relativeTime(
      often(() => parseExpression(long)),
      AS_SHORT,
      often(() => parseExpression(short)),
    );
    expect(ratio).toBeLessThan(AS_SHORT);
  });
});

/**
 * Returns the shortened inputs on which a function is slow. Nearly all of them take no time, so only the
 * others are compared.
 */
const slowOf = (run: (input: unknown) => unknown, inputs: readonly unknown[]): readonly string[] =>
  inputs
    .filter((input) => isSlow(() => run(input)) && relativeTime(() => run(input), SLOW) > SLOW)
    .map((input) => inspect(input, { maxStringLength: 40, maxArrayLength: 5 }).slice(0, 200));

describe.each(TESTED)('$name answers soon', ({ run, example }) => {
  const paths = pathsOf(example);

  it('for hostile values', () => {
    const inputs = HOSTILE_VALUES.flatMap((value) =>
      [[], ...paths].map((path) => replacedAt(example, path, value)),
    );
    expect(slowOf(run, inputs)).toEqual([]);
  });

  it('for anything', () => {
    const spoiltField = fc
      .tuple(fc.constantFrom(...paths), anything)
      .map(([path, value]) => replacedAt(example, path, value));
    expect(slowOf(run, fc.sample(fc.oneof(anything, spoiltField), runs(100)))).toEqual([]);
  });
});
