import { describe, expect, it } from 'vitest';
import { stepText } from '../steps/index.js';
import { type CombineDurationsInput, combineDurations } from './index.js';

const untyped = combineDurations as (input: unknown) => ReturnType<typeof combineDurations>;

function valueOf(input: CombineDurationsInput) {
  const result = combineDurations(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

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
    ['subtract', {}, { seconds: 1 }, '-1 second', '-1'],
    ['subtract', { hours: 5 }, { hours: 5 }, '0 days, 0 hours, 0 minutes, 0 seconds', '0'],
    ['add', { hours: '-2' }, { minutes: 30 }, '-1 hour, 30 minutes, 0 seconds', '-5400'],
    ['add', { hours: 1.5 }, {}, '0 days, 1 hour, 30 minutes, 0 seconds', '5400'],
    ['add', { days: '1/2', minutes: '2 1/2' }, {}, '0 days, 12 hours, 2 minutes, 30 seconds', '43350'],
    ['add', { seconds: '1,200' }, { seconds: undefined }, '0 days, 0 hours, 20 minutes, 0 seconds', '1200'],
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

  it('returns each part separately', () => {
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
      'First period in seconds: 1 × 86400 = 86400',
      'Second period in seconds: 2 × 86400 + 2 × 3600 + 5 = 180005',
      'Difference: 86400 - 180005 = -93605',
      'Whole days: 93605 = 1 × 86400 + 7205',
      'Whole hours of the remainder: 7205 = 2 × 3600 + 5',
      'Breakdown: total = -(1 day + 2 hours + 5 seconds)',
    ]);
  });

  it.each<[object, object, readonly string[]]>([
    [
      { hours: 2, minutes: 45 },
      { hours: 1, minutes: 30 },
      [
        'First period in seconds: 2 × 3600 + 45 × 60 = 9900',
        'Second period in seconds: 1 × 3600 + 30 × 60 = 5400',
        'Sum: 9900 + 5400 = 15300',
        'Whole hours of the remainder: 15300 = 4 × 3600 + 900',
        'Whole minutes of the remainder: 900 = 15 × 60',
        'Breakdown: total = 4 hours + 15 minutes',
      ],
    ],
    [{ seconds: 20 }, { seconds: 1 }, ['Sum: 20 + 1 = 21', 'Breakdown: total = 21 seconds']],
    [{}, {}, ['Sum: 0 + 0 = 0', 'Breakdown: total = 0 seconds']],
    [
      { hours: 1.5 },
      { minutes: -30 },
      [
        'First period in seconds: 1.5 × 3600 = 5400',
        'Second period in seconds: -30 × 60 = -1800',
        'Sum: 5400 + (-1800) = 3600',
        'Whole hours of the remainder: 3600 = 1 × 3600',
        'Breakdown: total = 1 hour',
      ],
    ],
  ])('leaves out zeros in the steps of %o and %o', (first, second, expected) => {
    const { steps } = valueOf({ operation: 'add', first, second });
    expect(steps.map(stepText)).toEqual(['Formula, in seconds: total = first + second', ...expected]);
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

  it.each([
    ['first.hours', 'not-a-number', { hours: '1:30' }],
    ['first.hours', 'not-a-number', { hours: 'abc' }],
    ['first.days', 'not-a-number', { days: '' }],
    ['first.days', 'not-a-number', { days: null }],
    ['first.minutes', 'not-a-number', { minutes: '1,5' }],
    ['first.minutes', 'not-a-number', { minutes: NaN }],
    ['first.seconds', 'not-a-number', { seconds: [1] }],
    ['first.seconds', 'too-large', { seconds: '9'.repeat(401) }],
    ['first', 'not-an-integer', { seconds: 0.5 }],
    ['first', 'not-an-integer', { hours: '1/7' }],
    ['first', 'empty', null],
    ['first', 'empty', undefined],
    ['first', 'empty', 'text'],
    ['first', 'empty', 5],
    ['first', 'empty', []],
  ])('names %s as %s in %o', (field, code, first) => {
    expect(untyped({ operation: 'add', first, second: {} })).toMatchObject({ ok: false, field, code });
    const second = field.replace('first', 'second');
    expect(untyped({ operation: 'add', first: {}, second: first })).toMatchObject({ field: second, code });
  });
});
