import { expect, it } from 'vitest';
import { numbersInDigits } from './index.js';

const ONES = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

it.each([
  ['twenty-five percent of 80', '25 percent of 80'],
  ['two hundred and five plus three', '205 plus 3'],
  ['one thousand two hundred', '1200'],
  ['1.5 million', '1500000'],
  ['$250k', '$250000'],
  ['half a million', '500000'],
  ['2 dozen', '24'],
  ['a dozen and a half', '18'],
  ["two baker's dozen", '2 13'],
  ['3.5 crore + 20 lakhs', '35000000 + 2000000'],
  ['two lakh fifty thousand', '250000'],
  ['half a trillion', '500000000000'],
  ['two four twenty six', '2 4 26'],
  ['three quarters', '3/4'],
  ['two and a half', '2 1/2'],
  ['the fourth root of 16', 'the 4th root of 16'],
  ['half price', 'half price'],
  ['half 50', '1/2 of 50'],
  ['half fifty', '1/2 of 50'],
  ['half 7:30', '1/2 7:30'],
  ['1.5 million + 250k', '1500000 + 250000'],
  ['3k + 2k', '3k + 2k'],
  ['no numbers here', 'no numbers here'],
  ['', ''],
])('writes %s as %s', (words, digits) => {
  expect(numbersInDigits(words)).toBe(digits);
});

it('reads every number below 100', () => {
  for (const [i, ten] of TENS.entries())
    for (const [one, word] of ONES.slice(0, 10).entries())
      expect(numbersInDigits(one === 0 ? ten : `${ten}-${word}`)).toBe(String(10 * (i + 2) + one));
  for (const [n, word] of ONES.entries()) expect(numbersInDigits(word)).toBe(String(n));
});
