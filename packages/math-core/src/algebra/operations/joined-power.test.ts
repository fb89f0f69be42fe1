import { expect, it } from 'vitest';
import { expressionText } from '../../steps/to-text.js';
import { simplify } from './simplify.js';
import { exactValue } from './value.test-support.js';

const simplified = (text: string) => {
  const done = simplify(text);
  if (!done.ok) throw new Error(done.message);
  return done.value;
};

it.each([
  ['2^50 * 4^25', '2¹⁰⁰'],
  ['3^20 * 9^15', '3⁵⁰'],
  ['4^50 * 8^10', '2¹³⁰'],
  ['2^50 * 4', '2⁵²'],
  ['4^25 * 4^25', '4⁵⁰'],
  ['2^10 * 4^5', '1048576'],
  ['1000000 * 10000', '10000000000'],
  ['1000000000 * 1000000000', '1000000000000000000'],
])('%s is %s', (text, result) => {
  expect(expressionText(simplified(text).result)).toBe(result);
});

it('keeps the value of a product of powers of one number', () => {
  for (const [a, b] of [
    [2, 8],
    [4, 32],
    [9, 27],
    [6, 36],
    [10, 1000],
  ] as const)
    for (const [n, m] of [
      [30, 7],
      [9, 20],
    ] as const) {
      const { result } = simplified(`${String(a)}^${String(n)} * ${String(b)}^${String(m)}`);
      expect(exactValue(result, {})?.[0]).toBe(BigInt(a) ** BigInt(n) * BigInt(b) ** BigInt(m));
    }
});
