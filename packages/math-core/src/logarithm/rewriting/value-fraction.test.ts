import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../expression/index.js';
import { type Expression, expressionText } from '../../steps/index.js';
import { condenseLogarithms } from '../index.js';
import { toCommonBase } from './base-laws.js';
import { fractionExpression, fractionOf, inverse, simplifiedValue } from './value-fraction.js';

function read(text: string): Expression {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

describe('simplifiedValue', () => {
  it.each([
    ['2×3×x', '6x'],
    ['6x/4', '3x ÷ 2'],
    ['2^3×x', '8x'],
    ['x×x^2', 'x³'],
    ['x^3/x', 'x²'],
    ['x/x^3', '1 ÷ x²'],
    ['x/x', '1'],
    ['(x^2)^3', 'x⁶'],
    ['(x^2)^3/x', 'x⁵'],
    ['(√x)^2', 'x'],
    ['(√x)^6', 'x³'],
    ['√x×√x', 'x'],
    ['x×√x', 'x^(3/2)'],
    ['√4×x', '2x'],
    ['√x×√x/x', '1'],
    ['x^a×x^2×x', 'x^a × x³'],
    ['x^(1/3)×x^(2/3)', 'x'],
  ])('makes %s %s', (before, after) => {
    const value = simplifiedValue(read(before));
    expect(value && expressionText(value).replaceAll(/[\s×]/g, '')).toBe(after.replaceAll(/[\s×]/g, ''));
  });

  it.each([
    'x',
    '2x',
    'x^2',
    '√x',
    'x/y',
    '2x/y',
    'x^a',
    'x^a×x',
    '√(x^2)',
    '(x^2)^(1/2)',
    '(x^a)^2',
    'x×y',
    '√2',
    '2^60×2x',
  ])('leaves %s', (text) => {
    expect(simplifiedValue(read(text))).toBeUndefined();
  });
});

describe('fractionOf', () => {
  it.each<[Expression, readonly Expression[], readonly Expression[]]>([
    ['x', ['x'], []],
    ['1', [], []],
    ['3/4', ['3'], ['4']],
    ['1/2', [], ['2']],
    [['/', '1', 'x'], [], ['x']],
    [['÷', 'a', ['/', 'b', 'c']], ['a', 'c'], ['b']],
    [
      ['×', ['/', 'a', 'b'], '1/2', 'c'],
      ['a', 'c'],
      ['b', '2'],
    ],
    [['+', 'a', 'b'], [['+', 'a', 'b']], []],
  ])('splits %j', (value, top, bottom) => {
    expect(fractionOf(value)).toEqual({ top, bottom });
  });

  it('returns reciprocals, numbers first', () => {
    const turned = (value: Expression): Expression => fractionExpression(inverse(fractionOf(value)));
    expect(turned('3/4')).toEqual(['/', '4', '3']);
    expect(turned(['/', '1', ['×', 'x', '2']])).toEqual(['×', '2', 'x']);
    expect(turned('x')).toEqual(['/', '1', 'x']);
    expect(turned('1')).toBe('1');
  });
});

describe('a quotient of numbers that is text', () => {
  it.each<[Expression, string]>([
    [['-', ['ln', 'x'], ['ln', '1/2']], 'ln (2x)'],
    [['neg', ['ln', '3/4']], 'ln (4/3)'],
    [['-', ['ln', 'x'], ['ln', '1']], 'ln x'],
  ])('is condensed: %j', (expression, after) => {
    const condensed = condenseLogarithms(expression);
    expect(condensed.ok && expressionText(condensed.value.after)).toBe(after);
  });
});

describe('toCommonBase', () => {
  it('returns a sum without common bases unchanged, nested or not', () => {
    for (const sum of [
      ['+', 'a', ['+', 'b', ['ln', 'x']]],
      ['+', ['log', '2', 'x'], ['+', ['log', '3', 'y'], '1']],
      ['+', 'a', ['×', '2', ['log', 'b', 'x']]],
    ] satisfies Expression[])
      expect(toCommonBase.apply(sum)).toBe(sum);
  });

  it('uses the smallest number of which all bases are powers', () => {
    const text = (expression: string): string => expressionText(toCommonBase.apply(read(expression)));
    expect(text('log_4 x + log_8 y')).toBe('log₂ x ÷ log₂ 4 + log₂ y ÷ log₂ 8');
    expect(text('2log_9 x - log_3 y + log_5 z')).toBe('2 × (log₃ x ÷ log₃ 9) - log₃ y + log₅ z');
    expect(text('log_5 z + log_4 x + log_8 y')).toBe('log₅ z + log₂ x ÷ log₂ 4 + log₂ y ÷ log₂ 8');
    expect(text('log_2 x + log_0.5 y')).toBe('log₂ x + log₂ y ÷ log₂ 0.5');
  });
});
