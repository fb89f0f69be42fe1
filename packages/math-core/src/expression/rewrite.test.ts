import { describe, expect, it } from 'vitest';
import type { Expression } from '../steps/index.js';
import { everywhere, isSame, mapOperands, mapTerms, sizeOf } from './rewrite.js';

const rename = (operand: Expression): Expression => (operand === 'x' ? 'y' : operand);

describe('mapOperands', () => {
  it.each<[Expression, Expression]>([
    [
      ['×', '2', 'x', 'x'],
      ['×', '2', 'y', 'y'],
    ],
    [
      ['/', 'x', '2'],
      ['/', 'y', '2'],
    ],
    [
      ['^', '2', 'x'],
      ['^', '2', 'y'],
    ],
    [
      ['√', 'x'],
      ['√', 'y'],
    ],
    [
      ['neg', 'x'],
      ['neg', 'y'],
    ],
    [
      ['log', '2', 'x'],
      ['log', '2', 'y'],
    ],
  ])('changes each operand of %j', (before, after) => {
    expect(mapOperands(before, rename)).toEqual(after);
  });

  it('puts the factors of a product into the product around it, and no other operands', () => {
    const twice = (operand: Expression): Expression => (operand === 'x' ? ['×', '2', 'x'] : operand);
    expect(mapOperands(['×', '3', 'x', 'y'], twice)).toEqual(['×', '3', '2', 'x', 'y']);
    expect(mapOperands(['/', 'x', '3'], twice)).toEqual(['/', ['×', '2', 'x'], '3']);
    expect(mapOperands(['×', '3', ['/', 'x', 'y'], 'x'], twice)).toEqual([
      '×',
      '3',
      ['/', 'x', 'y'],
      '2',
      'x',
    ]);
  });

  it('returns the same object if nothing changes', () => {
    const product: Expression = ['×', '2', ['×', '3', 'z']];
    expect(mapOperands(product, rename)).toBe(product);
    expect(mapOperands('x', rename)).toBe('x');
  });
});

describe('mapTerms', () => {
  it('changes each term of a sum, with its sign', () => {
    expect(mapTerms(['-', ['+', 'x', '2'], 'x'], rename)).toEqual(['-', ['+', 'y', '2'], 'y']);
    expect(mapTerms(['neg', 'x'], rename)).toEqual(['neg', 'y']);
  });

  it('flattens an added sum, flips a subtracted sign, and keeps a subtracted sum', () => {
    const sum: Expression = ['+', 'a', 'b'];
    const opened = (to: Expression) => (body: Expression) => (body === 'x' ? to : body);
    expect(mapTerms(['+', 'c', 'x'], opened(sum))).toEqual(['+', 'c', 'a', 'b']);
    expect(mapTerms(['-', 'c', 'x'], opened(sum))).toEqual(['-', 'c', sum]);
    expect(mapTerms(['-', 'c', 'x'], opened(['neg', 'a']))).toEqual(['+', 'c', 'a']);
    expect(mapTerms(['+', 'c', 'x'], opened(['neg', 'a']))).toEqual(['-', 'c', 'a']);
  });

  it('returns the same object if nothing changes', () => {
    const sum: Expression = ['+', 'a', ['+', 'b', 'c']];
    expect(mapTerms(sum, rename)).toBe(sum);
  });
});

describe('everywhere', () => {
  it('changes the outermost places with a logarithm, and nothing elsewhere', () => {
    const logToX = (place: Expression): Expression | undefined => (place[0] === 'ln' ? 'x' : undefined);
    expect(everywhere(['+', ['×', '2', ['ln', ['ln', 'a']]], 'b'], logToX)).toEqual([
      '+',
      ['×', '2', 'x'],
      'b',
    ]);
    const plain: Expression = ['+', 'a', 'b'];
    expect(everywhere(plain, () => 'x')).toBe(plain);
    const other: Expression = ['+', ['log', '2', 'a'], 'b'];
    expect(everywhere(other, logToX)).toBe(other);
  });
});

it('compares expressions by their parts', () => {
  expect(isSame(['+', 'a', ['ln', 'b']], ['+', 'a', ['ln', 'b']])).toBe(true);
  expect(isSame(['+', 'a', 'b'], ['+', 'b', 'a'])).toBe(false);
  expect(isSame('a', ['neg', 'a'])).toBe(false);
});

it('counts numbers, symbols and operators', () => {
  expect(['a', ['neg', 'a'], ['+', ['ln', 'a'], '2']].map((each) => sizeOf(each as Expression))).toEqual([
    1, 2, 4,
  ]);
});
