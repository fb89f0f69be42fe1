import { expect, it } from 'vitest';
import { typed } from './typed.js';

it.each([
  [['÷', ['×', '7', '4'], ['×', '10', '7']], '(7 × 4)/(10 × 7)'],
  [['×', '2', ['÷', ['×', '2', '3'], '7']], '2 × ((2 × 3)/7)'],
  [['÷', ['×', '24', ['√', '5']], '15'], '24√5/15'],
  [['÷', ['×', '2', 'x'], '3'], '2x/3'],
  [['+', '1', ['÷', '8', '4']], '1 + 8/4'],
] as const)('%j is typed as %s', (expression, text) => {
  expect(typed(expression)).toBe(text);
});
