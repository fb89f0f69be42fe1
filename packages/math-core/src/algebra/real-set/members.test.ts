import { expect, it } from 'vitest';
import { compare, rational, subtract } from '../../rational/rational.js';
import { expressionText } from '../../steps/index.js';
import { intervalsOf, membersOf, samplePoint } from './members.js';
import { decidedSetOf } from './read-set.test-support.js';

it.each([
  ['6x^2 + x - 12 = 0', ['-3/2', '4/3']],
  ['x^2 = 2', ['-√2', '√2']],
  ['2x^2 - 8x + 5 = 0', ['2 - √6 ÷ 2', '2 + √6 ÷ 2']],
  ['x^2 - x - 1 = 0', ['1/2 - √5 ÷ 2', '1/2 + √5 ÷ 2']],
  ['(x^2 - 2)(x^2 - 2x - 1)(x - 7) = 0', ['-√2', '1 - √2', '√2', '1 + √2', '7']],
  ['x^4 - 2x^2 - 1 = 0', ['-√(1 + √2)', '√(1 + √2)']],
  ['(x^4 - 2x^2 - 1)(x^2 - 3) = 0', ['-√3', '-√(1 + √2)', '√(1 + √2)', '√3']],
  ['x^4 - 10x^2 + 1 = 0', ['-(√3 + √2)', '-(√3 - √2)', '√3 - √2', '√3 + √2']],
  ['x^3 = 5', ['∛5']],
  ['(x - 1)^3 = -2', ['1 - ∛2']],
  ['√(x + 1) = x - 2', ['5/2 + √13 ÷ 2']],
])('the members of %s are %j', (line, members) => {
  const texts = membersOf(decidedSetOf(line))?.map(({ exact }) => exact && expressionText(exact));
  expect(texts?.map((text) => text?.replace(/^\((.*)\)$/, '$1'))).toEqual(members);
});

it('encloses a member without a simple form', () => {
  const [member] = membersOf(decidedSetOf('x^5 - x - 1 = 0')) ?? [];
  expect(member?.exact).toBeUndefined();
  expect(member?.polynomial).toEqual([-1n, -1n, 0n, 0n, 0n, 1n]);
  const { low, high } = member ?? {};
  expect(low && high && compare(subtract(high, low), rational(1n, 2n ** 64n))).not.toBe(1);
});

it('has no list of members for an infinite set', () => {
  expect(membersOf(decidedSetOf('x > 2'))).toBeUndefined();
});

it.each([
  ['x^2 < 2', '(-√2, √2)'],
  ['(x - 1)^2(x + 2) ≤ 0', '(-∞, -2] [1, 1]'],
  ['(x^2 - 1)/(x - 3) ≥ 0', '[-1, 1] (3, ∞)'],
  ['x^2 ≠ 4', '(-∞, -2) (-2, 2) (2, ∞)'],
  ['1/x^2 > 0', '(-∞, 0) (0, ∞)'],
  ['x = x', '(-∞, ∞)'],
  ['x = x + 1', ''],
])('the parts of %s are %s', (line, parts) => {
  const texts = intervalsOf(decidedSetOf(line))?.map(({ low, high, includesLow, includesHigh }) => {
    const [from, to] = [low?.exact, high?.exact].map((end) => end && expressionText(end));
    return `${includesLow ? '[' : '('}${from ?? '-∞'}, ${to ?? '∞'}${includesHigh ? ']' : ')'}`;
  });
  expect(texts?.join(' ')).toBe(parts);
});

it.each([
  ['x^2 = 9', 'x = 3', '-3'],
  ['x > 2', 'x > 3', '3'],
  ['x^2 < 2', 'x < 0', '0'],
  ['x^2 = 2x + 1', 'x = 1 - √2', '1 + √2'],
  ['x < 1/2', 'x < 1/3', '1/3'],
  ['x ≤ 2', 'x < 3', undefined],
])('finds a number in %s and not in %s', (inside, outside, number) => {
  const found = samplePoint(decidedSetOf(inside), decidedSetOf(outside));
  expect(found && expressionText(found)).toBe(number);
});
