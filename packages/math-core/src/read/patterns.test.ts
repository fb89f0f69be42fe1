import { describe, expect, it } from 'vitest';
import {
  dateSlot,
  findRow,
  matchWhole,
  numberList,
  openDateSlot,
  type Slot,
  takeAll,
  tokenize,
  wordsAsSigns,
} from './index.js';

describe('tokenize', () => {
  it.each([
    [
      '1,200.50 + 3',
      [
        ['number', '1200.50'],
        ['sign', 'plus'],
        ['number', '3'],
      ],
    ],
    [
      '2 1/2 cups',
      [
        ['number', '2 1/2'],
        ['word', 'cups'],
      ],
    ],
    [
      '9:15 am',
      [
        ['clock', '9:15'],
        ['word', 'am'],
      ],
    ],
    ['2024-05-06', [['date', '2024-05-06']]],
    ['1.500,50', [['number', '1500.50']]],
    ['1.500.000', [['number', '1500000']]],
    ['1.500', [['number', '1.500']]],
    [
      '25 per cent',
      [
        ['number', '25'],
        ['word', 'percent'],
      ],
    ],
    ['', []],
  ])('splits %s', (text, expected) => {
    expect(tokenize(text).map(({ kind, text: own }) => [kind, own])).toEqual(expected);
  });

  it('keeps the currency of an amount', () => {
    for (const text of ['$40', '40 dollars', '40 usd'])
      expect(tokenize(text)).toMatchObject([{ kind: 'number', text: '40', money: '$' }]);
  });
});

describe('bounded work', () => {
  it.each([
    ['a '.repeat(25) + 'b', '(a?)*(a?)*(a?)*(a?)*(a?)*(a?)* c'],
    ['a '.repeat(900), '(a|(a a))* b'],
    ['1 '.repeat(900), '({n}|({a:n} {b:n}))* b'],
  ])('finds no match for repeated words in %#', (text, pattern) => {
    expect(matchWhole(text, pattern)).toBeUndefined();
  });

  it('refuses what would compare too many tokens, and patterns that are nested too deeply', () => {
    expect(() => matchWhole('a '.repeat(900) + 'b c', '((a*)*)* b')).toThrow('text is too large.');
    expect(() => matchWhole('x', '('.repeat(1e5))).toThrow('pattern is too large.');
  });

  it('repeats a part as often as the text does', () => {
    expect(matchWhole('a '.repeat(50) + 'b', 'a* b')).toEqual({});
  });
});

describe('matchWhole', () => {
  it.each([
    ['25% of 80', '{p} of {n}', { p: '25', n: '80' }],
    ['take -5 from 8', 'take {a:n} from {b:n}', { a: '-5', b: '8' }],
    ['the big big cat', 'the? big* (cat|dog)', {}],
    ['cat', 'the? big* (cat|dog)', {}],
    ['the cow', 'the? big* (cat|dog)', undefined],
    ['25% of', '{p} of {n}', undefined],
    ['100/5%', '{p}', undefined], // a division
  ])('%s with %s', (text, pattern, expected) => {
    expect(matchWhole(text, pattern)).toEqual(expected);
  });

  it('fills slots of its own', () => {
    const color: Slot = (tokens, at) => (tokens[at]?.text === 'red' ? [['#f00', at + 1]] : []);
    expect(matchWhole('a red car', 'a {color} car', { color })).toEqual({ color: '#f00' });
  });
});

it('findRow returns the first row that matches', () => {
  const rows = [
    ['{n} of {n}', 1],
    ['{a:n} out of {b:n}', 2],
  ] as const;
  expect(findRow('3 out of 4', rows)).toEqual([rows[1], { a: '3', b: '4' }]);
  expect(findRow('nothing', rows)).toBeUndefined();
});

it('takeAll takes patterns out of a text, and allows only the listed words between them', () => {
  const patterns = { rate: '{p}', amount: '{n}' };
  expect(takeAll('tip of 15% on 40 and 50', patterns, 'tip of on and')).toEqual({
    rate: [{ p: '15' }],
    amount: [{ n: '40' }, { n: '50' }],
  });
  expect(takeAll('tip of 15% on Monday', patterns, 'tip of on')).toBeUndefined();
});

it.each([
  ['2, 4, 6', '2, 4, 6\n'],
  ['2 4 6', '2 4 6\n'],
  ['2, 4 and 6', '2, 4, 6\n'],
  ['1 200 and 900', '1200, 900\n'],
  ['2, 4, x, 6', '2, 4, 6\nx'],
  ['1,200', '1,200\n'],
  ['1,2 and 3', '1, 2, 3\n'],
  ['12,18 & 24', '12, 18, 24\n'],
  ['70,80 85', '70,80 85\n'],
  ['$1,200 and $5', '1200 5\n'],
  ['2 1/2 and 3', '2 1/2, 3\n'],
  ['x', undefined],
])('numberList reads %s', (text, list) => {
  expect(matchWhole(text, '{list}', { list: numberList })?.['list']).toBe(list);
});

it.each([
  ['2024-05-06', '2024-05-06'],
  ['14/5/2010', '2010-05-14'],
  ['5/14/2010', '2010-05-14'],
  ['5/6/2010', '?5/6/2010'],
  ['2024-02-30', '!2024-02-30'],
  ['May 14, 2010', '2010-05-14'],
  ['14th of May 2010', '2010-05-14'],
  ['tomorrow', '2026-11-23'],
  ['May 14', '2027-05-14'],
  ['Feb 29', '2028-02-29'],
  ['29 February', '2028-02-29'],
  ['Feb 29, 2027', '!Feb 29, 2027'],
  ['Feb 30', '!Feb 30'],
  ['0/04/2024', '!0/04/2024'],
  ['31/02/2024', '!31/02/2024'],
  ['30/02/2024', '!30/02/2024'],
  ['4/31/2024', '!4/31/2024'],
  ['00/00/2024', '!00/00/2024'],
  ['12.13.2024', '!12.13.2024'],
  ['32 March 2025', '!32 March 2025'],
  ['0 March 2025', '!0 March 2025'],
  ['32 March', undefined],
  ['May 2025', undefined],
])('dateSlot reads %s', (text, date) => {
  expect(matchWhole(text, '{date}', { date: dateSlot('2026-11-22') })?.['date']).toBe(date);
});

it.each([
  ['May 14', '--05-14'],
  ['29 Feb', '--02-29'],
  ['Feb 30', '!Feb 30'],
  ['May 14, 2010', '2010-05-14'],
  ['today', '2026-11-22'],
])('openDateSlot reads %s', (text, date) => {
  expect(matchWhole(text, '{date}', { date: openDateSlot('2026-11-22') })?.['date']).toBe(date);
});

it.each([
  ['2028-02-29', '2028-02-29'],
  ['2028-03-01', '2032-02-29'],
  ['1896-03-01', '1904-02-29'],
])('dateSlot takes February 29 without a year as the next one on %s', (today, date) => {
  expect(matchWhole('Feb 29', '{date}', { date: dateSlot(today) })?.['date']).toBe(date);
});

it.each([
  ['product of 6 and 7', '6 * 7'],
  ['product of 2,3 and 4', '2 * 3 * 4'],
  ['product of 3 and x', '3 * x'],
  ['5 more than the sum of 3 and 4', '5 more than (3 + 4)'],
  ['3 less than the product of 4 and 5 is 17', '3 less than (4 * 5) is 17'],
  ['twice a number is 18', '2 * x is 18'],
  ['5 subtracted from twice a number is 11', '2 * x - 5 is 11'],
  ['add 5 to x = 12', 'x + 5 = 12'],
  ['subtract 4 from x = 10', 'x - 4 = 10'],
  ['a number decreased by 5', 'x - 5'],
  ['12 increased by 7', '12 + 7'],
  ['cube of 4!', 'cube of 4!'],
  ['double 17 and take away 9', '2 * 17 - 9'],
  ['subtract 3 from 10', '10 - 3'],
  ['2 to the power of 10', '2^10'],
  ['square root of 81', 'sqrt(81)'],
  ['log base 2 of 8', 'log_(2) 8'],
  ['what number times 6 gives 84', 'x * 6 = 84'],
  ['is 3/4 bigger than 2/3', '3/4 > 2/3'],
  ['2x + 3 = 11', '2x + 3 = 11'],
])('wordsAsSigns writes %s as %s', (words, signs) => {
  expect(wordsAsSigns(words)).toBe(signs);
});
