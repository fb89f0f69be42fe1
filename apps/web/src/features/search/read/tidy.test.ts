import { expect, it } from 'vitest';
import { tidy } from './tidy.js';

it.each([
  ['What is twenty-five percent of 80?', '25 percent of 80'],
  ['two hundred and five plus three', '205 plus 3'],
  ['one thousand two hundred', '1200'],
  ['2 million', '2000000'],
  ['a dozen', '12'],
  ['mean of two four twenty six ten', 'mean of 2 4 26 10'],
  ['five and six', '5 and 6'],
  ['a half plus two thirds', '1/2 plus 2/3'],
  ['two and a half', '2 1/2'],
  ['half price', 'half price'],
  ['１２＋３', '12+3'],
  ['1’234.50 + 1', '1234.50 + 1'],
  ["5'11 in cm", "5'11 in cm"],
  ['9✖️3', '9*3'],
  ['2*3!', '2*3!'],
  ['hello!', ''],
])('tidies %s', (typed, expected) => {
  expect(tidy(typed)).toBe(expected);
});
