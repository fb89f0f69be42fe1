import { describe, expect, it } from 'vitest';
import { rational } from '../rational/index.js';
import type { Expression } from '../steps/index.js';
import { addProducts, isSum, productOf, sumOf, termOfProduct, termsOf } from './terms.js';

const plus = (body: Expression) => ({ isNegative: false, body });
const minus = (body: Expression) => ({ isNegative: true, body });

describe('the terms of a sum', () => {
  it.each<[Expression, ReturnType<typeof termsOf>]>([
    ['x', [plus('x')]],
    ['3', [plus('3')]],
    ['-3', [minus('3')]],
    [['neg', 'x'], [minus('x')]],
    [['neg', ['neg', 'x']], [plus('x')]],
    [['neg', '-3'], [plus('3')]],
    [
      ['+', 'a', 'b', 'c'],
      [plus('a'), plus('b'), plus('c')],
    ],
    [
      ['-', ['+', 'a', 'b'], 'c'],
      [plus('a'), plus('b'), minus('c')],
    ],
    [
      ['-', 'a', ['neg', 'b']],
      [plus('a'), plus('b')],
    ],
    [
      ['-', 'a', ['+', 'b', 'c']],
      [plus('a'), minus(['+', 'b', 'c'])],
    ],
    [
      ['+', ['neg', 'a'], ['-', 'b', 'c']],
      [minus('a'), plus('b'), minus('c')],
    ],
    [['×', '2', 'x'], [plus(['×', '2', 'x'])]],
    [['^', 'neg', '-'], [plus(['^', 'neg', '-'])]],
  ])('of %j', (sum, terms) => {
    expect(termsOf(sum)).toEqual(terms);
  });

  it.each<[ReturnType<typeof termsOf>, Expression]>([
    [[], '0'],
    [[plus('a')], 'a'],
    [[minus('a')], ['neg', 'a']],
    [[minus('3')], '-3'],
    [[minus(['×', '3', 'a'])], ['neg', ['×', '3', 'a']]],
    [
      [plus('a'), plus('b'), plus('c')],
      ['+', 'a', 'b', 'c'],
    ],
    [
      [plus('a'), minus('b'), plus('c')],
      ['+', ['-', 'a', 'b'], 'c'],
    ],
    [
      [plus('+'), plus('b')],
      ['+', '+', 'b'],
    ],
  ])('%j make a sum', (terms, sum) => {
    expect(sumOf(terms)).toEqual(sum);
  });

  it('belong to sums and differences', () => {
    expect(
      [['+', 'a', 'b'], ['-', 'a', 'b'], '-3', 'x', ['neg', 'x'], ['×', '2', 'x']].map((each) =>
        isSum(each as Expression),
      ),
    ).toEqual([true, true, false, false, false, false]);
  });
});

describe('a product', () => {
  it.each<[Expression, readonly [bigint, bigint?], readonly Expression[]]>([
    ['x', [1n], ['x']],
    ['5', [5n], []],
    [['×', '2', 'x', 'y'], [2n], ['x', 'y']],
    [['×', '2', ['×', '3', 'x']], [6n], ['x']],
    [['neg', ['×', '2', 'x']], [-2n], ['x']],
    [['/', 'x', '4'], [1n, 4n], ['x']],
    [['÷', ['×', '3', 'x'], '4'], [3n, 4n], ['x']],
    [['/', ['neg', 'x'], '-4'], [1n, 4n], ['x']],
    [['/', 'x', 'y'], [1n], [['/', 'x', 'y']]],
    [['/', 'x', '0'], [1n], [['/', 'x', '0']]],
    [['^', 'x', '2'], [1n], [['^', 'x', '2']]],
    [['+', '2', '3'], [5n], []],
    [['-', 'x', '2'], [1n], [['-', 'x', '2']]],
  ])('is split: %j', (expression, [numerator, denominator = 1n], factors) => {
    const product = productOf(expression);
    expect(product.factors).toEqual(factors);
    const { coefficient } = product;
    expect(coefficient.numerator * denominator).toBe(numerator * coefficient.denominator);
  });

  it.each<[bigint, bigint, readonly Expression[], boolean, Expression]>([
    [1n, 1n, ['x'], false, 'x'],
    [-1n, 1n, ['x'], true, 'x'],
    [1n, 1n, [], false, '1'],
    [-3n, 1n, [], true, '3'],
    [3n, 1n, ['x', 'y'], false, ['×', '3', 'x', 'y']],
    [-1n, 2n, ['x'], true, ['×', '1/2', 'x']],
    [1n, 1n, ['x', 'y'], false, ['×', 'x', 'y']],
    [0n, 1n, ['x'], false, ['×', '0', 'x']],
  ])('becomes a term: %d/%d %j', (numerator, denominator, factors, isNegative, body) => {
    const term = termOfProduct({ coefficient: rational(numerator, denominator), factors });
    expect(term).toEqual({ isNegative, body });
  });

  it('is added to another of the same factors', () => {
    const half = { coefficient: rational(1n, 2n), factors: ['x'] };
    expect(addProducts(half, { coefficient: rational(1n, 6n), factors: ['x'] })).toEqual({
      coefficient: rational(2n, 3n),
      factors: ['x'],
    });
  });
});
