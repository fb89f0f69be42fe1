import { describe, expect, it } from 'vitest';
import type { Expression } from '../../steps/index.js';
import { changeOfBase, condenseLogarithms, expandLogarithm } from '../index.js';
import { LONG_EXPRESSIONS } from '../long-expressions.test-support.js';

/** Returns the numbers, symbols and operators of an expression. */
function sizeOf(expression: Expression): number {
  if (typeof expression === 'string') return 1;
  const [, ...operands] = expression;
  return operands.reduce((size, operand) => size + sizeOf(operand), 1);
}

const total = (expressions: readonly Expression[]): number =>
  expressions.reduce((size, expression) => size + sizeOf(expression), 0);

const toBaseThree = (text: string) => changeOfBase(text, '3');

describe.each([expandLogarithm, condenseLogarithms, toBaseThree])('%o', (rewrite) => {
  it.each(LONG_EXPRESSIONS)('keeps to its bounds on %s, or refuses', (_, text) => {
    const result = rewrite(text);
    if (!result.ok) {
      expect(result).toMatchObject({ field: 'expression', code: 'too-large' });
      return;
    }
    const { steps, domain } = result.value;
    expect(steps.length).toBeLessThan(100);
    expect(total(steps.map(({ after }) => after))).toBeLessThanOrEqual(5000);
    expect(total(domain.map(({ expression }) => expression))).toBeLessThanOrEqual(5000);
  });
});

it.each([
  ['expression takes more than 100 steps, or its steps are too long.', `ln(${'x/y'.repeat(165)})`],
  [
    'expression is too long or too deeply nested.',
    `ln(${'log_x (1.5(ln x+1)*'.repeat(22)}x${')'.repeat(23)}`,
  ],
])('says: %s', (message, text) => {
  expect([expandLogarithm(text), condenseLogarithms(text)]).toContainEqual({
    ok: false,
    field: 'expression',
    code: 'too-large',
    message,
  });
});

it('reads an expression again after its owner has changed it', () => {
  const value: ['×', string, string] = ['×', '2', 'x'];
  const input: Expression = ['log', '2', value];
  const before = expandLogarithm(input);
  value[1] = '4';
  const after = expandLogarithm(input);
  expect([before, after].map((result) => result.ok && result.value.after)).toEqual([
    ['+', '1', ['log', '2', 'x']],
    ['+', '2', ['log', '2', 'x']],
  ]);
});
