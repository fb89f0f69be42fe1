import { describe, expect, it } from 'vitest';
import { MathError } from '../result/index.js';
import { evaluateStepwise } from '../algebra/index.js';
import { unitNames } from '../unit-text/index.js';
import {
  completions,
  dateSlot,
  findRow,
  matchWhole,
  numberList,
  numbersInDigits,
  openDateSlot,
  problemInSigns,
  takeAll,
  tokenize,
  wordsAsSigns,
} from './index.js';

type Untyped = (...given: readonly unknown[]) => unknown;

const WRONG: readonly unknown[] = [null, 5, Number.NaN, true, {}, [null], 10n, Symbol('s'), () => 1];

/** Functions with arguments of which one, given by its index, must have another type. */
const CALLS: readonly (readonly [name: string, run: unknown, given: readonly unknown[], at: number])[] = [
  ['completions', completions, ['area of'], 0],
  ['dateSlot', dateSlot, [''], 0],
  ['findRow', findRow, ['3', [['{n}']], {}], 0],
  ['findRow', findRow, ['3', [['{n}']], {}], 1],
  ['matchWhole', matchWhole, ['3', '{n}', {}], 0],
  ['matchWhole', matchWhole, ['3', '{n}', {}], 1],
  ['numberList', numberList, [tokenize('2, 4'), 0, '2, 4'], 2],
  ['numbersInDigits', numbersInDigits, ['two'], 0],
  ['openDateSlot', openDateSlot, [''], 0],
  ['problemInSigns', problemInSigns, ['change from 20 for 13'], 0],
  ['takeAll', takeAll, ['15% on 40', { p: '{p}', n: '{n}' }, 'on', {}], 0],
  ['takeAll', takeAll, ['15% on 40', { p: '{p}', n: '{n}' }, 'on', {}], 2],
  ['tokenize', tokenize, ['3 cm'], 0],
  ['unitNames', unitNames, ['KMS'], 0],
  ['wordsAsSigns', wordsAsSigns, ['2 plus 3'], 0],
];

describe('wrong types', () => {
  it.each(CALLS)('%s throws a MathError (argument %#)', (_, run, given, at) => {
    for (const wrong of WRONG) {
      const all = given.map((value, i) => (i === at ? wrong : value));
      expect(() => (run as Untyped)(...all)).toThrow(MathError);
    }
  });

  it('of other arguments throw a MathError, too', () => {
    expect(() => (matchWhole as Untyped)('3', '{n}', { n: 5 })).toThrow(MathError);
    expect(() => (takeAll as Untyped)('3', null, '')).toThrow(MathError);
    expect(() => (takeAll as Untyped)('3', { n: 5 }, '')).toThrow(MathError);
    expect(() => (numberList as Untyped)(5, 0, '')).toThrow(MathError);
    expect(() => (numberList as Untyped)([], 10n, '')).toThrow(MathError);
    expect(() => dateSlot('x')).toThrow('today must be a real date such as 2024-02-29.');
  });

  it.each(CALLS)('%s refuses a text of more than 2,000 characters (argument %#)', (_, run, given, at) => {
    if (run === dateSlot || run === openDateSlot || run === unitNames || (at > 0 && run !== numberList))
      return;
    for (const long of ['1 '.repeat(1001), '('.repeat(2001), 'sum of '.repeat(300)])
      expect(() => (run as Untyped)(...given.map((one, i) => (i === at ? long : one)))).toThrow(
        'text must have at most 2,000 characters.',
      );
  });

  it('of options are ignored by evaluateStepwise', () => {
    expect((evaluateStepwise as Untyped)('5 + 3 * 2', null)).toMatchObject({ value: { exact: '11' } });
  });
});
