import type { Expression } from '@mathtools/math-core/steps';
import { expect, it } from 'vitest';
import { spoken } from './speech.js';

const X2: Expression = ['^', 'x', '2'];

it.each<[Expression, string]>([
  ['-2', 'minus 2'],
  ['-2/3', 'minus 2 over 3'],
  [['-', X2, ['×', '3', 'x']], 'x squared minus 3 x'],
  [['+', '2', ['neg', 'x']], '2 plus open parenthesis minus x close parenthesis'],
  [['×', '4', '5', '-3'], '4 times 5 times open parenthesis minus 3 close parenthesis'],
  [['×', '3', ['+', 'x', '2']], '3 times open parenthesis x plus 2 close parenthesis'],
  [['×', '1/2', 'x'], '1 over 2 times x'],
  [['-', ['neg', '1'], ['√', '6']], 'minus 1 minus the square root of 6'],
  [['√', ['+', 'x', '1']], 'the square root of x plus 1, end root'],
  [['+', ['√', 'x'], '1'], 'the square root of x plus 1'],
  [['/', ['+', 'x', '4'], '5'], 'the fraction x plus 4, over 5, end fraction'],
  [['+', 'x', ['/', '4', '5']], 'x plus 4 over 5'],
  [['^', ['+', 'x', '1'], '2'], 'open parenthesis x plus 1 close parenthesis squared'],
  [['^', '2', ['+', 'x', '1']], '2 to the power of x plus 1, end power'],
  [['+', ['^', '2', 'x'], '1'], '2 to the power of x plus 1'],
  [['^', '8', '1/3'], 'the cube root of 8'],
  [['abs', ['-', 'x', '3']], 'the absolute value of x minus 3, end absolute value'],
  [['log', '2', '32'], 'log base 2 of 32'],
  [['ln', ['×', '2', 'x']], 'the natural log of open parenthesis 2 x close parenthesis'],
  [['sin', ['°', '30']], 'the sine of 30 degrees'],
  [['±', 'x', ['√', '5']], 'x plus or minus the square root of 5'],
  [['±', '5'], 'plus or minus 5'],
  [['<', '-1', 'x', '2'], 'minus 1 is less than x is less than 2'],
  [['unit', '5', 'inches'], '5 inches'],
])('says %j as “%s”', (expression, words) => {
  expect(spoken(expression)).toBe(words);
});

it('says the relation of a step', () => {
  const step = { id: 'test', law: '', before: ['×', '2', 'x'], relation: '≤', after: '8' } as const;
  expect(spoken(step)).toBe('2 x is less than or equal to 8');
});
