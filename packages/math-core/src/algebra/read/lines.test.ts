import { describe, expect, it } from 'vitest';
import { checkWorking, evaluateAt, solve } from '../index.js';

const untypedCheck = checkWorking as (input: unknown) => ReturnType<typeof checkWorking>;
const untypedSolve = solve as (input: unknown) => ReturnType<typeof solve>;

/** Inputs of the wrong shape, the field that is at fault, and how the message shows the value. */
const WRONG: readonly (readonly [input: unknown, place: string, shown: string])[] = [
  [undefined, '', 'undefined'],
  [null, '', 'null'],
  [5, '', '5'],
  [{}, '', 'an object'],
  [{ 0: 'x = 1', length: 1 }, '', 'an object'],

  [['x = 1', 5], '.1', '5'],
  [['x = 1', undefined], '.1', 'undefined'],
  [[['x = 1']], '.0', 'an object'],
  [Array(3), '.0', 'undefined'],
];

describe('text and lists of lines', () => {
  it('mean the same to checkWorking', () => {
    const verdicts = [{ verdict: 'follows' }, { verdict: 'wrong' }];
    for (const lines of [
      '2x + 6 = 10\n2x = 4\nx = 3',
      '\n2x + 6 = 10\r\n\r\n2x = 4\rx = 3\n ',
      ['2x + 6 = 10', '2x = 4', 'x = 3'],
    ])
      expect(checkWorking(lines)).toMatchObject({ ok: true, value: verdicts });
  });

  it('mean the same to solve', () => {
    const points = [{ x: '3', y: '2' }];
    for (const lines of ['x + y = 5\nx - y = 1', ['x + y = 5', 'x - y = 1'], ['x + y = 5', '', 'x - y = 1']])
      expect(solve(lines)).toMatchObject({ ok: true, value: { solution: { kind: 'points', points } } });
    expect(solve(['2x = 6'])).toEqual(solve('2x = 6'));
  });

  it.each([[''], [' \n'], [[]]])('refuses %j as empty', (lines) => {
    expect(checkWorking(lines)).toMatchObject({ ok: false, field: 'lines', code: 'empty' });
    expect(solve(lines)).toMatchObject({ ok: false, field: 'equation', code: 'empty' });
  });

  it.each(WRONG)('refuses %o and says what is expected', (input, place, shown) => {
    const expected = place === '' ? 'text or a list of lines' : 'text';
    for (const [run, field] of [
      [untypedCheck, `lines${place}`],
      [untypedSolve, `equation${place}`],
    ] as const)
      expect(run(input)).toEqual({
        ok: false,
        field,
        code: 'syntax',
        message: `${field} must be ${expected}, but is ${shown}.`,
      });
  });

  it.each([
    ['a million characters', 'x'.repeat(1_000_000), 'lines has more than 100000 characters.'],
    ['a million line breaks', '\n'.repeat(1_000_000), 'lines has more than 100000 characters.'],
    ['1,001 lines of text', 'x = 1\n'.repeat(1_001), 'lines has more than 1000 lines.'],
    [
      'a list of a million lines',
      Array.from({ length: 1_000_000 }, () => 'x = 1'),
      'lines has more than 1000 lines.',
    ],
  ])('refuse %s unread', (_, lines, message) => {
    expect(checkWorking(lines)).toEqual({ ok: false, field: 'lines', code: 'too-large', message });
    expect(solve(lines)).toMatchObject({ ok: false, code: 'too-large' });
  });

  it('refuse an object without a kind, and data that is no statement', () => {
    expect(untypedSolve({ kind: 'sum' })).toMatchObject({ ok: false, code: 'syntax' });
    expect(untypedSolve(() => 'x = 1')).toMatchObject({ ok: false, field: 'equation', code: 'syntax' });
  });
});

describe('values of letters', () => {
  it.each([
    ['3x - 7', { x: 5 }, '8'],
    ['x^2', { x: -3 }, '9'],
    ['10x', { x: 0.1 }, '1'],
    ['x + 1', { x: 2n }, '3'],
    ['6x', { x: { numerator: 2n, denominator: 3n } }, '4'],
    ['x*y', { x: '1/2', y: 4 }, '2'],
  ])('%s at %o is %s', (expression, values, result) => {
    expect(evaluateAt(expression, values)).toMatchObject({ ok: true, value: { result } });
  });

  it.each([
    [NaN, 'not-a-number'],
    [Infinity, 'not-a-number'],
    [{}, 'not-a-number'],
    [undefined, 'not-a-number'],
    [10n ** 500n, 'too-large'],
  ])('refuse %s', (x, code) => {
    expect(evaluateAt('x + 1', { x: x as never })).toMatchObject({ ok: false, field: 'values.x', code });
  });
});
