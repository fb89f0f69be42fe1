import { expect, it } from 'vitest';
import { expressionText } from '../../steps/index.js';
import { membersOf } from './members.js';
import { decidedSetOf, setOf } from './read-set.test-support.js';
import { sameSet } from './set-algebra.js';

it.each([
  ['2^x = 8', 'x = 3'],
  ['4^x = 8', 'x = 3/2'],
  ['(1/2)^x > 8', 'x < -3'],
  ['(1/2)^x ≤ 5', 'x ≥ -log_2 5'],
  ['2^x < 0', 'no solution'],
  ['2^x > -1', 'all real numbers'],
  ['2^(1/x) > 0', 'x ≠ 0'],
  ['2^(1/x) ≥ 2^(1/x)', 'x ≠ 0'],
  ['2^(1/x) = 8', 'x = 1/3'],
  ['x^2 = ln(1/2)^2', 'x = ±ln 2'],
  ['x = √(ln(√2 - 1)^2)', 'x = -ln(√2 - 1)'],
  ['9^(x + 1) = 27^x', 'x = 2'],
  ['2^(x^2 - 3x) = 1/4', 'x = 1 or x = 2'],
  ['2^(x^2) = 5', 'x = ±√(log_2 5)'],
  ['2^x = 5', 'x = ln(5)/ln(2)'],
  ['2^x = 5', 'x = log(5)/log(2)'],
  ['2^x = 5', 'x·ln(2) = ln(5)'],
  ['2^x ≥ 5', 'x ≥ log_2 5'],
  ['8^x = 5', 'x = log_2(5)/3'],
  ['√(2^x) = 3', 'x = 2·log_2 3'],
  ['3^x = 2^(x + 1)', 'x = ln(2)/(ln(3) - ln(2))'],
  ['2^x = 3^(x - 1)', 'x·ln(2) - x·ln(3) = -ln(3)'],
  ['100·1.05^x = 200', 'x = log_1.05 2'],
  ['-2·3^x > -18', 'x < 2'],
  ['4^x - 2^(x + 1) - 1 = 0', 'x = log_2(1 + √2)'],
  ['e^(2x) - 3e^x + 2 = 0', 'x = 0 or x = ln 2'],
  ['e^(2x) = 7', 'x = ln(7)/2'],
  ['e^(x - 2) = 1', 'x = 2'],
  ['e^(x - 2) = 3', 'x = 2 + ln 3'],
  ['|2^x - 3| < 1', '1 < x < 2'],
  ['e^(x + 1) = e^x + 2', 'x = ln(2/(e - 1))'],
  ['e^(2x + 1) = 5e^x', 'x = ln(5) - 1'],
  ['1/(2^x - 1) > 0', 'x > 0'],
  ['√(3^x - 2) < 4', 'log_3 2 ≤ x < log_3 18'],
  ['x·2^x = 8x', 'x = 0 or x = 3'],
  ['ln x = 3', 'x = e^3'],
  ['ln(x^2) = 4', 'x = ±e^2'],
  ['ln(x + 1) > 2', 'x > e^2 - 1'],
  ['ln(x^2 - 2x) = 3', 'x = 1 ± √(1 + e^3)'],
  ['ln x = 1/2', 'x = √e'],
  ['(ln x)^2 - ln x - 2 = 0', 'x = e^2 or x = 1/e'],
  ['log_2 x + log_2(x - 2) = 3', 'x = 4'],
  ['log_2(x + 1) + log_2(x - 1) = 1', 'x = √3'],
  ['ln(x - 2) = ln(x - 2)', 'x > 2'],
  ['ln x + ln(-x) = 0', 'no solution'],
  ['log_4 x + log_2 x = 3', 'x = 4'],
  ['2 log x = log 25', 'x = 5'],
  ['log(x^2) = log 25', 'x = ±5'],
  ['log_x(9) = 2', 'x = 3'],
  ['log_2(log_2 x) = 1', 'x = 4'],
  ['ln(x)/ln(3) = 4', 'x = 81'],
  ['log_0.5 x > 2', '0 < x < 1/4'],
  ['πx = 2π', 'x = 2'],
  ['πx^2 = 4π^3', 'x = ±2π'],
  ['x = log_2 8', 'x = 3'],
  ['√2·ln(2)·x = ln 4', 'x = √2'],
  ['x = ln(0)', 'no solution'],
  ['x = e^(ln 5)', 'x = 5'],
])('%s has the solutions of %s', (line, other) => {
  expect(sameSet(decidedSetOf(line), decidedSetOf(other))).toBe(true);
});

it.each([
  ['2^x = 5', 'x = 2.32'],
  ['ln(x - 1) = 2', 'x = 1 + 2^e'],
  ['5^x = 20', 'x = ln 4'],
  ['ln(x^2) = 4', 'x = e^2'],
  ['log(x^2) = log 25', '2 log x = log 25'],
  ['e^x = 5', 'x = 1.6094379124341003746007593332'],
])('%s has other solutions than %s', (line, other) => {
  expect(sameSet(decidedSetOf(line), decidedSetOf(other))).toBe(false);
});

it.each([
  '2^x + x = 6',
  '2^x = x^2',
  'e^x = 2 - x',
  'x^x = 4',
  '2^x + 3^x = 13',
  'x = a',
  'ln x = x',
  'x ≈ 2',
])('leaves %s undecided', (line) => {
  expect(setOf(line)).toBeUndefined();
});

it.each([
  ['2^x = 5', ['log₂ 5']],
  ['3^x = 2^(x + 1)', ['ln 2 ÷ (ln 3 - ln 2)']],
  ['e^(x - 2) = 3', ['2 + ln 3']],
  ['ln(x^2) = 4', ['-e²', 'e²']],
])('the members of %s are %j', (line, members) => {
  const texts = membersOf(decidedSetOf(line))?.map(({ exact }) => exact && expressionText(exact));
  expect(texts).toEqual(members);
});
