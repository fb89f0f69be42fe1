import { describe, expect, it } from 'vitest';
import type { Expression } from '@mathtools/math-core/steps';
import { hasShape } from './shape.js';

describe('separate logarithms', () => {
  const isSeparate = (argument: Expression): boolean =>
    hasShape(['+', ['ln', 'x'], ['×', '2', ['ln', argument]]], 'separate-logarithms', '');

  it.each(['y', '2', '3', '5', '7', '11', '97'])('end at ln %s', (argument) => {
    expect(isSeparate(argument)).toBe(true);
  });

  it.each(['0', '1', '4', '6', '9', '15', '25', '49', '77', '2.5', '1/2'])(
    'do not end at ln %s',
    (argument) => {
      expect(isSeparate(argument)).toBe(false);
    },
  );

  it.each<readonly [string, Expression]>([
    ['2y', ['×', '2', 'y']],
    ['y²', ['^', 'y', '2']],
    ['√3', ['√', '3']],
  ])('do not end at ln %s', (_, argument) => {
    expect(isSeparate(argument)).toBe(false);
  });
});
