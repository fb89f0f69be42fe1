import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '@mathtools/math-core/expression';
import type { Expression } from '@mathtools/math-core/steps';
import { realValue } from '@mathtools/math-core/testing/real-value';
import { isSameValue, valueOf } from './value.js';
import { runs } from '@mathtools/math-core/testing/draws';

/** Values with enough digits that different expressions don't agree by chance. */
const letters = {
  x: '7.30019374629103847561029384756',
  y: '2.60718203948576120394857610293',
  t: '1.90583746150293847561928374651',
};

const number = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map(String),
  fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 2, max: 9 })).map(([a, b]) => `${a}/${b}`),
);
const letter = fc.constantFrom('x', 'y', 't', 'π', 'e');
const product = fc
  .tuple(number, letter, fc.integer({ min: -3, max: 3 }))
  .map(([n, name, exponent]): Expression => ['×', n, ['^', name, String(exponent)]]);
const special = fc.oneof(
  product.map((value): Expression => ['√', value]),
  product.map((value): Expression => ['ln', value]),
  fc
    .tuple(fc.integer({ min: 2, max: 12 }), product)
    .map(([base, value]): Expression => ['log', String(base), value]),
  fc.integer({ min: 2, max: 6 }).map((base): Expression => ['^', String(base), ['+', 't', '1']]),
);
const { tree } = fc.letrec<{ tree: Expression }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    number,
    letter,
    product,
    special,
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]): Expression => ['+', a, b]),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]): Expression => ['×', a, b]),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]): Expression => ['-', a, b]),
    fc.tuple(tie('tree'), product).map(([a, b]): Expression => ['/', a, b]),
  ),
}));

function same(a: Expression, b: Expression): boolean | undefined {
  const [left, right] = [valueOf(a), valueOf(b)];
  return left && right && isSameValue(left, right);
}

/** The number of digits that cancellation in the expressions above can cost, plus 50. */
const Wide = Decimal.clone({ precision: 250 });

/**
 * Checks whether two expressions agree at these values of the letters: to 60 digits, or 250 if those are
 * close.
 */
function agree(a: Expression, b: Expression): boolean {
  return isNear(a, b, '1e-20') && isNear(a, b, '1e-50', Wide);
}

function isNear(a: Expression, b: Expression, error: string, In?: typeof Wide): boolean {
  const [left, right] = [realValue(a, letters, In), realValue(b, letters, In)];
  return left.minus(right).abs().lte(left.abs().plus(1).times(error));
}

describe('the exact value of an expression', () => {
  it('is the same exactly where the digits agree', () => {
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        const verdict = same(a, b);
        if (verdict !== undefined) expect(verdict).toBe(agree(a, b));
      }),
      { numRuns: runs(400) },
    );
  });

  it('is not changed by the laws of arithmetic, and is by 1', () => {
    fc.assert(
      fc.property(tree, tree, tree, (a, b, c) => {
        if (same(['+', a, ['+', b, c]], a) === undefined) return;
        expect(same(['×', a, ['+', b, c]], ['+', ['×', c, a], ['×', a, b]])).not.toBe(false);
        expect(same(['-', ['+', a, b], b], a)).not.toBe(false);
        expect(same(a, ['+', a, '1'])).not.toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  it.each([
    ['sqrt(12)', '2sqrt(3)', true],
    ['1/sqrt(2)', 'sqrt(2)/2', true],
    ['sqrt(2) + sqrt(3)', 'sqrt(5)', false],
    ['ln(10)/ln(2)', 'log_2 10', true],
    ['log_10 2 + log_10 5', '1', true],
    ['log_4 8', '3/2', true],
    ['log_6 2', 'log_6 3', false],
    ['2^(t+1)', '2*2^t', true],
    ['4^t', '2^(2t)', true],
    ['(x+1)^3', 'x^3+3x^2+3x+1', true],
    ['(x^2-1)/(x-1)', 'x+1', true],
    ['ln(x^2 y)', '2ln(x) + ln(y)', true],
    ['12pi', '12π', true],
    ['0.1 + 0.2', '0.3', true],
  ])('%s and %s are the same: %s', (a, b, verdict) => {
    const [left, right] = [parseExpression(a), parseExpression(b)];
    if (!left.ok || !right.ok) throw new Error('unreadable');
    expect(same(left.value, right.value)).toBe(verdict);
  });

  it.each([
    '1/0',
    '1/(x-x)',
    'sqrt(-4)',
    'ln(0)',
    'ln(-1)',
    'log_1 5',
    '2^(10^9)',
    'sqrt(x+1)',
    'ln(x+1)',
    '0^0',
  ])('%s has none that can be compared', (text) => {
    const read = parseExpression(text);
    expect(read.ok && valueOf(read.value)).toBeUndefined();
  });
});
