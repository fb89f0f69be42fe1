import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactText } from '../rational/index.js';
import { type ListInput, type ListReading, parseList, readList } from './index.js';

function textsOf(input: ListInput): readonly string[] {
  const result = parseList(input);
  if (!result.ok) throw new Error(result.message);
  return result.value.map(exactText);
}

describe('parseList', () => {
  it.each<[ListInput, readonly string[]]>([
    ['1 2 3', ['1', '2', '3']],
    ['1, 2, 3', ['1', '2', '3']],
    ['1;2;3', ['1', '2', '3']],
    ['1\n2\r\n\t3\n', ['1', '2', '3']],
    [' 1 ,  2 ; 3, ', ['1', '2', '3']],
    ['1,234, 5,678.5', ['1234', '5678.5']],
    ['-1 −2 +3 1e3', ['-1', '-2', '3', '1000']],
    ['7', ['7']],
    ['1,2,3', ['1', '2', '3']],
    ['100,200,300', ['100', '200', '300']],
    [' 1,234 ', ['1', '234']],
    ['1/2,-2.5,', ['0.5', '-2.5']],
    ['1,234; 5', ['1234', '5']],
    ['1/2 ½ 2½', ['0.5', '0.5', '2.5']],
    ['1,5; -2,5', ['1.5', '-2.5']],
    ['1,5 2,5', ['1.5', '2.5']],
    ['1,500; 2,250', ['1500', '2250']],
    ['1,234; 2,5', ['1.234', '2.5']],
    ['-2,5 1,250', ['-2.5', '1.25']],
    ['1.5; 2,500', ['1.5', '2500']],
    ['0,125; 2,500', ['0.125', '2.5']],
    ['2 1/2, 3', ['2.5', '3']],
    ['2 1/2 3', ['2', '0.5', '3']],
    ['- 3, 4', ['-3', '4']],
    ['[2, 4, 6]', ['2', '4', '6']],
    ['1، 2، 3', ['1', '2', '3']],
    ['1,2 and 3', ['1', '2', '3']],
    ['12,18 & 24', ['12', '18', '24']],
    ['4,6, or 10', ['4', '6', '10']],
    ['-1,2 and 3', ['-1', '2', '3']],
    ['1.5,2 and 3', ['1.5', '2', '3']],
    ['1/2,1/4 and 3', ['0.5', '0.25', '3']],
    ['2 1/2 and 3', ['2.5', '3']],
    ['1,5 and 2,5', ['1.5', '2.5']],
    ['1,200 and 1,500', ['1200', '1500']],
    ['1,2, and 3', ['1', '2', '3']],
    ['1,050 and 2', ['1050', '2']],
    ['1,2,3 4', ['1', '2', '3', '4']],
    ['1,5\n2', ['1.5', '2']],
    [
      [1, '2', 3n, { numerator: 2n, denominator: 4n }],
      ['1', '2', '3', '0.5'],
    ],
  ])('reads %s', (input, numbers) => {
    expect(textsOf(input)).toEqual(numbers);
  });

  it('parses formatted numbers back, with any separators', () => {
    const between = fc.constantFrom(' ', ', ', '; ', ';', '\n', ' ,\n', '\t', ',');
    fc.assert(
      fc.property(fc.array(fc.bigInt(), { minLength: 1, maxLength: 50 }), between, (numbers, separator) => {
        expect(textsOf(numbers.join(separator))).toEqual(numbers.map(String));
      }),
    );
  });

  it.each<[string, ListInput, string, string]>([
    ['no number', '', 'values', 'empty'],
    ['signs alone', ' ;, ', 'values', 'empty'],
    ['an empty list', [], 'values', 'empty'],
    ['a comma alone', ',', 'values', 'empty'],
    ['nothing between commas', '1,,2', 'values.1', 'not-a-number'],
    ['nothing before a comma', ',2', 'values.0', 'not-a-number'],
    ['a word', '1 two 3', 'values.1', 'not-a-number'],
    ['a decimal comma after a comma that separates', '1, 2,5', 'values.1', 'not-a-number'],
    ['commas with two meanings', '1,5; 1,234.5', 'values.0', 'not-a-number'],
    ['commas with two meanings', '1,234,567; 2,5', 'values.1', 'not-a-number'],
    ['a comma that separates or is decimal', '70,80 85', 'values', 'ambiguous'],
    ['a comma after 0 that separates or is decimal', '0,5 and 1', 'values', 'ambiguous'],
    ['a comma that separates or groups', '1,200 and 900', 'values', 'ambiguous'],
    ['an empty text in a list', ['1', ''], 'values.1', 'not-a-number'],
    ['a number that is too large', '1 1e401', 'values.1', 'too-large'],
    ['too many numbers', '1 '.repeat(1001), 'values', 'too-large'],
    ['too many digits in all', Array<string>(51).fill('9'.repeat(400)), 'values', 'too-large'],
    ['a text that is too long', ' '.repeat(20_001), 'values', 'too-large'],
    [
      'fractions whose common denominator is too large',
      [3n, 5n, 7n].map((n) => ({ numerator: 1n, denominator: n ** 900n })),
      'values',
      'too-large',
    ],
  ])('refuses %s', (_, input, field, code) => {
    expect(parseList(input)).toMatchObject({ field, code });
  });

  it('accepts 1,000 numbers, and 20,000 digits in total', () => {
    expect(textsOf('1 '.repeat(1000))).toHaveLength(1000);
    expect(textsOf(Array<string>(50).fill('9'.repeat(399)))).toHaveLength(50);
    expect(textsOf(`${'9'.repeat(399)} `.repeat(50))).toHaveLength(50);
  });

  it('returns numbers in lowest terms', () => {
    expect(parseList(['3.0', { numerator: 6n, denominator: 4n }])).toEqual({
      ok: true,
      value: [
        { numerator: 3n, denominator: 1n },
        { numerator: 3n, denominator: 2n },
      ],
    });
  });

  it('uses the given field name', () => {
    expect(parseList('x', 'numbers')).toMatchObject({ field: 'numbers.0' });
  });
});

describe('readList', () => {
  it.each<[string, ListReading]>([
    ['2, 4, 6', { numbers: ['2', '4', '6'], unreadable: [] }],
    ['2, 4, x, 5', { numbers: ['2', '4', '5'], unreadable: ['x'] }],
    ['$5 10 5%', { numbers: ['10'], unreadable: ['$5', '5%'] }],
    ['2,,4', { numbers: ['2', '4'], unreadable: [] }],
    ['1/0, 1.2.3, 4', { numbers: ['4'], unreadable: ['1/0', '1.2.3'] }],
    ['2/4/6', { numbers: [], unreadable: ['2/4/6'] }],
    ['1,200', { numbers: ['1', '200'], unreadable: [], grouped: '1200' }],
    ['100,200,300', { numbers: ['100', '200', '300'], unreadable: [], grouped: '100200300' }],
    ['100,20,300', { numbers: ['100', '20', '300'], unreadable: [] }],
    [
      '70,80 85',
      {
        numbers: [],
        unreadable: [],
        readings: [
          ['70', '80', '85'],
          ['70.80', '85'],
        ],
      },
    ],
    [
      '100,200 and 300',
      {
        numbers: [],
        unreadable: [],
        readings: [
          ['100', '200', '300'],
          ['100,200', '300'],
        ],
      },
    ],
    ['1.250,50 and 3', { numbers: ['3'], unreadable: ['1.250,50'] }],
    ['1,2 and x', { numbers: ['1', '2'], unreadable: ['x'] }],
    ['1,200 1,500', { numbers: ['1,200', '1,500'], unreadable: [] }],
    ['1 '.repeat(10_001), { numbers: [], unreadable: [] }],
  ])('reads %j', (text, reading) => {
    expect(readList(text)).toEqual(reading);
  });
});
