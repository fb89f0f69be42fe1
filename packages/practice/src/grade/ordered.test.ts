import { describe, expect, it } from 'vitest';
import type { Expression } from '@mathtools/math-core/steps';
import { ordered } from './ordered.js';

type Pair = readonly [Expression, Expression];

const alike: readonly Pair[] = [
  [
    ['+', 'a', 'b'],
    ['+', 'b', 'a'],
  ],
  [
    ['-', 'a', 'b'],
    ['+', ['neg', 'b'], 'a'],
  ],
  [
    ['-', 'a', ['-', 'b', 'c']],
    ['+', 'c', ['-', 'a', 'b']],
  ],
  [
    ['-', ['()', ['+', 'a', 'b']], '3'],
    ['+', '-3', 'b', 'a'],
  ],
  [
    ['×', '2', 'x', 'y'],
    ['×', ['()', ['×', 'y', 'x']], '2'],
  ],
  [
    ['neg', ['×', '2', 'x']],
    ['×', 'x', '-2'],
  ],
  [
    ['/', 'x', '2'],
    ['÷', ['()', 'x'], '2'],
  ],
  [
    ['ln', ['+', 'x', '1']],
    ['ln', ['()', ['+', '1', 'x']]],
  ],
  [
    ['^', ['()', 'x'], '2'],
    ['^', 'x', '2'],
  ],
];

const different: readonly Pair[] = [
  [
    ['+', 'a', 'b'],
    ['+', 'a', 'c'],
  ],
  [
    ['+', 'a', 'b'],
    ['-', 'a', 'b'],
  ],
  [
    ['-', 'a', 'b'],
    ['-', 'b', 'a'],
  ],
  [
    ['+', 'a', 'b'],
    ['×', 'a', 'b'],
  ],
  [
    ['×', '2', 'x'],
    ['×', '3', 'x'],
  ],
  [
    ['×', 'ab', 'c'],
    ['×', 'a', 'bc'],
  ],
  [
    ['neg', 'x'],
    ['()', 'x'],
  ],
  [
    ['/', 'a', 'b'],
    ['/', 'b', 'a'],
  ],
  [
    ['/', 'ab', 'c'],
    ['/', 'a', 'bc'],
  ],
  [
    ['/', 'a', 'b'],
    ['×', 'a', 'b'],
  ],
  [
    ['÷', 'a', 'b'],
    ['^', 'a', 'b'],
  ],
  [
    ['^', 'x', '2'],
    ['^', '2', 'x'],
  ],
  [
    ['log', 'ab', 'c'],
    ['log', 'a', 'bc'],
  ],
  [
    ['ln', 'x'],
    ['√', 'x'],
  ],
  [['()', 'x'], 'y'],
];

describe('ordered', () => {
  it.each(alike)('reads %j and %j alike', (first, second) => {
    expect(ordered(first)).toBe(ordered(second));
  });

  it.each(different)('tells %j from %j', (first, second) => {
    expect(ordered(first)).not.toBe(ordered(second));
  });
});
