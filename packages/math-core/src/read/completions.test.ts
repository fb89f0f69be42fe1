import { expect, it } from 'vitest';
import { completions } from './index.js';

it.each([
  ['area of a ci', ['area of a circle with radius 5']],
  ['area of circle', ['area of circle with radius 5']],
  ['Tip 20', ['Tip 20% on 84.50']],
  ['days bet', ['days between 3 June and 19 September 2024']],
  [
    'volume of a c',
    ['volume of a cone with radius 3 and height 4', 'volume of a cylinder with radius 3 and height 10'],
  ],
  ['the hypot', ['the hypotenuse 13 leg 5']],
  ['3 and the hypot', ['3 and the hypotenuse']],
  ['area of a circle with radius 12', []],
  ['zorple 3', []],
  ['25', []],
  ['', []],
])('completes %j with %j', (text, expected) => {
  expect(completions(text)).toEqual(expected);
});
