import { expect, it } from 'vitest';
import { unwrap } from '../result/index.js';
import { exactText } from '../rational/format.js';
import { constantValue } from './constant.js';
import { parseExpression } from './index.js';

/** Returns the value of a string in lowest terms. Returns undefined if it isn't computed. */
function valueOf(text: string): string | undefined {
  const value = constantValue(unwrap(parseExpression(text)));
  return value && exactText(value);
}

it.each([
  ['2 + 3', '5'],
  ['0.5 - 1/4', '0.25'],
  ['-(2/3)', '-2/3'],
  ['6 ÷ 4', '1.5'],
  ['2^3', '8'],
  ['(-2)^3', '-8'],
  ['(-2)^(-3)', '-0.125'],
  ['(2/3)^(-2)', '2.25'],
  ['5^0', '1'],
  ['(-5)^0', '1'],
  ['0^2', '0'],
  ['1.5^2', '2.25'],
])('%s is %s', (text, value) => {
  expect(valueOf(text)).toBe(value);
});

it.each(['0^0', '0^(-1)', '2^(1/2)', '1 ÷ 0', '1/(2 - 2)', 'x', '2x', 'sqrt(4)', 'ln(1)'])(
  '%s is not computed',
  (text) => {
    expect(valueOf(text)).toBeUndefined();
  },
);

it.each([
  // The largest power that is computed, and the next power.
  ['2^2000', true],
  ['2^2001', false],
  ['(1/2)^2000', true],
  ['(1/2)^2001', false],
  ['(-2)^2000', true],
  ['(-2)^2001', false],
  ['2^(-2000)', true],
  ['2^(-2001)', false],
])('%s is computed: %o', (text, isComputed) => {
  expect(valueOf(text) !== undefined).toBe(isComputed);
});
