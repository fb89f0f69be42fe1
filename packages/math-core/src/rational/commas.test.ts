import { expect, it } from 'vitest';
import { readCommas } from './commas.js';

it.each([
  ['45,000', 'group', '45000'],
  ['1,234,567', 'group', '1234567'],
  ['1,234.5', 'group', '1234.5'],
  ['100,000', 'group', '100000'],
  ['3,5', 'decimal', '3.5'],
  ['12,34', 'decimal', '12.34'],
  ['0,125', 'decimal', '0.125'],
  ['1234,567', 'decimal', '1234.567'],
  ['1,2345', 'decimal', '1.2345'],
])('reads the comma of %s: %s, %s', (typed, comma, text) => {
  expect(readCommas(typed)).toEqual({ comma, text, length: typed.length });
});

it.each(['', '5', '1.5', ',5', '1, 5', '1,2,3', '1,234,56', '12,34,567', '1,5.2'])(
  'reads no number with commas in %j',
  (typed) => {
    expect(readCommas(typed)).toBeUndefined();
  },
);

it('reads at a place in a text', () => {
  expect(readCommas('x = 1,200m', 4)).toEqual({ comma: 'group', text: '1200', length: 5 });
});
