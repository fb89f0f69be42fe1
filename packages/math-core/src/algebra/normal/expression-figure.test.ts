import { expect, test } from 'vitest';
import type { Expression } from '../../steps/expression.js';
import { expressionFigure } from './expression-figure.js';

const fifth: Expression = ['/', ['+', '1', ['√', '5']], '2'];

test.each<[Expression, string | undefined, '=' | '≈' | undefined]>([
  [fifth, '1.6180', '≈'],
  [['-', '1', ['√', '2']], '-0.4142', '≈'],
  [['log', '2', '5'], '2.3219', '≈'],
  [['^', 'e', '2'], '7.3891', '≈'],
  [['/', '1', '3'], '0.3333', '≈'],
  [['√', '9'], '3.0000', '='],
  // 10^20 next to a root close to it. A double loses every digit of the difference.
  [['-', ['√', ['+', ['^', '10', '40'], '1']], ['^', '10', '20']], '0.000000000000000000005000', '≈'],
  [['/', '1', '700'], '0.001429', '≈'],
  [['/', '1', '16'], '0.06250', '='],
  [['^', 'e', '-10'], '0.00004540', '≈'],
  [['-', ['√', '2'], '1.4142'], '0.00001356', '≈'],
  [['-', '1.4', ['√', '2']], '-0.01421', '≈'],
  ['0', '0.0000', '='],
  [['√', '-1'], undefined, undefined],
  [['/', '1', '0'], undefined, undefined],
  [['×', '2', 'x'], undefined, undefined],
])('rounds %j correctly', (expression, text, relation) => {
  const figure = expressionFigure(expression, 4);
  expect([figure?.text, figure?.relation]).toEqual([text, relation]);
});

test('an irrational number has no exact text', () => {
  expect(expressionFigure(fifth, 4)?.exact).toBeUndefined();
  expect(expressionFigure(['/', '1', '3'], 4)?.exact).toBe('1/3');
});
