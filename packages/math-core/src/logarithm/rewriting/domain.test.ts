import { expect, it } from 'vitest';
import { parseExpression } from '../../expression/index.js';
import { unwrap } from '../../result/index.js';
import { domainOf, domainText } from './domain.js';

/** Returns the domain of an expression as text, or the error message if it is undefined. */
function domain(text: string): string {
  const found = domainOf([unwrap(parseExpression(text))], 'expression');
  return found.ok ? domainText(found.value) : found.message;
}

it.each([
  ['1/x', 'x ≠ 0'],
  ['1/(xy)', 'x ≠ 0, y ≠ 0'], // A product is 0 if a factor is 0.
  ['1/(x^2*y)', 'x ≠ 0, y ≠ 0'], // A power is 0 if its base is 0.
  ['1/(2x)', 'x ≠ 0'],
  ['1/(x - 1)^3', 'x - 1 ≠ 0'],
  ['1/x^(-2)', 'x ≠ 0'],
  ['1/(x + y)', 'x + y ≠ 0'],
  ['1/ln(x)', 'x ≠ 1, x > 0'], // A logarithm is 0 if its argument is 1.
  ['1/log_3(x)', 'x ≠ 1, x > 0'],
  ['1/(y*ln(x)^2)', 'y ≠ 0, x ≠ 1, x > 0'],
  ['1/2^x', ''], // A power of 2 is always positive.
  ['x^2', ''],
  ['x^(-1)', 'x ≠ 0'],
  ['x^(1/2)', 'x ≥ 0'],
  ['x^(-1/2)', 'x > 0'],
  ['x^y', 'x > 0'],
  ['sqrt(x)', 'x ≥ 0'],
  ['log_b(x)', 'x > 0, b > 0, b ≠ 1'],
  ['1/(3 - 3)', "expression requires 3 - 3 ≠ 0, which isn't true here."],
  ['1/(0x)', "expression requires 0 ≠ 0, which isn't true here."],
])('%s has the conditions "%s"', (text, conditions) => {
  expect(domain(text)).toBe(conditions);
});
