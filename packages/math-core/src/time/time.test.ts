import { describe, expect, it } from 'vitest';
import { MAX_CHARACTERS } from '../rational/index.js';
import { stepText } from '../steps/index.js';
import { type CombineDurationsInput, combineDurations, readWhole } from './index.js';

const untyped = combineDurations as (input: unknown) => ReturnType<typeof combineDurations>;

function valueOf(input: CombineDurationsInput) {
  const result = combineDurations(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe('readWhole', () => {
  it.each<[unknown, bigint]>([
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
    ['9'.repeat(MAX_CHARACTERS), 10n ** BigInt(MAX_CHARACTERS) - 1n],
    ['9'.repeat(MAX_CHARACTERS + 1), 0n],
    ['0'.repeat(MAX_CHARACTERS + 1), 0n],
    ['9'.repeat(1e6), 0n],
    [5, 5n],
    [-1.9, -1n],
    [1e21, 10n ** 21n],
    [1e-7, 0n],
    [NaN, 0n],
    [Infinity, 0n],
    [7n, 7n],
    [10n ** BigInt(MAX_CHARACTERS), 0n],
    [-(10n ** BigInt(MAX_CHARACTERS)), 0n],
    [undefined, 0n],
    [null, 0n],
    [true, 0n],
    [[5], 0n],
    [{ valueOf: () => 5 }, 0n],
    [Symbol('5'), 0n],
  ])('reads %.40o as %s', (input, whole) => {
    expect(readWhole(input)).toBe(whole);
  });
});

describe('combineDurations', () => {
  it.each<[CombineDurationsInput['operation'], object, object, string, string]>([
    ['add', { hours: 23 }, { minutes: 90 }, '1 day, 0 hours, 30 minutes, 0 seconds', '88200'],
    ['add', { days: 7 }, {}, '7 days, 0 hours, 0 minutes, 0 seconds', '604800'],
    ['add', { hours: 168 }, {}, '7 days, 0 hours, 0 minutes, 0 seconds', '604800'],
    ['add', { seconds: '59' }, { seconds: '1' }, '0 days, 0 hours, 1 minute, 0 seconds', '60'],
    ['add', { days: 1, hours: 1, minutes: 1 }, { seconds: 1 }, '1 day, 1 hour, 1 minute, 1 second', '90061'],
    ['subtract', { days: 1 }, { seconds: 1 }, '0 days, 23 hours, 59 minutes, 59 seconds', '86399'],
    [
      'subtract',
      { days: 1 },
      { days: 2, hours: 2, seconds: 5 },
      '-1 day, 2 hours, 0 minutes, 5 seconds',
      '-93605',
    ],
    ['subtract', {}, { seconds: 1 }, '-0 days, 0 hours, 0 minutes, 1 second', '-1'],
    ['subtract', { hours: 5 }, { hours: 5 }, '0 days, 0 hours, 0 minutes, 0 seconds', '0'],
    ['add', { hours: '-2' }, { minutes: 30 }, '-0 days, 1 hour, 30 minutes, 0 seconds', '-5400'],
    [
      'add',
      { days: '', hours: 'x', minutes: '1.9', seconds: ' 5s' },
      {},
      '0 days, 0 hours, 1 minute, 5 seconds',
      '65',
    ],
    ['add', { seconds: '1,200' }, { seconds: '1,5' }, '0 days, 0 hours, 20 minutes, 1 second', '1201'],
    [
      'add',
      { days: '9'.repeat(30) },
      { days: 1n },
      `1${'0'.repeat(30)} days, 0 hours, 0 minutes, 0 seconds`,
      `864${'0'.repeat(32)}`,
    ],
  ])('%s %o and %o', (operation, first, second, text, totalSeconds) => {
    expect(valueOf({ operation, first, second })).toMatchObject({
      text,
      totalSeconds,
      negative: totalSeconds.startsWith('-'),
    });
  });

  it('gives each part by itself', () => {
    const { steps, ...parts } = valueOf({
      operation: 'subtract',
      first: { days: 1 },
      second: { days: 2, hours: 2, seconds: 5 },
    });
    expect(parts).toEqual({
      negative: true,
      days: '1',
      hours: 2,
      minutes: 0,
      seconds: 5,
      totalSeconds: '-93605',
      text: '-1 day, 2 hours, 0 minutes, 5 seconds',
    });
    expect(steps.map(stepText)).toEqual([
      'Formula, in seconds: total = first - second',
      'First period in seconds: 1 × 86400 + 0 × 3600 + 0 × 60 + 0 = 86400',
      'Second period in seconds: 2 × 86400 + 2 × 3600 + 0 × 60 + 5 = 180005',
      'Difference: 86400 - 180005 = -93605',
      'Whole days: 93605 = 1 × 86400 + 7205',
      'Whole hours of the rest: 7205 = 2 × 3600 + 5',
      'Whole minutes of the rest: 5 = 0 × 60 + 5',
      'Breakdown: -93605 seconds = -(1 day + 2 hours + 0 minutes + 5 seconds)',
    ]);
  });

  it.each(['plus', '', 'constructor', '__proto__', undefined, null, 1, {}])(
    'refuses the operation %o',
    (operation) => {
      expect(untyped({ operation, first: {}, second: {} })).toMatchObject({
        ok: false,
        field: 'operation',
        code: 'unknown-name',
      });
    },
  );

  it.each([null, undefined, 'add', 5])('refuses the input %o', (input) => {
    expect(untyped(input)).toMatchObject({ ok: false, field: 'operation', code: 'unknown-name' });
  });

  it.each([null, undefined, 'text', 5, [], { days: {} }, { days: null, hours: [1] }])(
    'counts the period %o as 0',
    (first) => {
      expect(untyped({ operation: 'add', first, second: { minutes: 1 } })).toMatchObject({
        ok: true,
        value: { totalSeconds: '60' },
      });
    },
  );
});
