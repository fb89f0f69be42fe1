import { describe, expect, it } from 'vitest';
import { expressionText } from '../../steps/to-text.js';
import type { Statement } from '../read/statement.js';
import rows from '../testing/derivatives.json' with { type: 'json' };
import { answerRequest } from './answer-request.js';

function text(statement: Statement): string {
  if (statement.kind === 'expression') return expressionText(statement.expression);
  if (statement.kind !== 'relation') return statement.kind;
  return `${expressionText(statement.left)} ${statement.relation} ${expressionText(statement.right)}`;
}

describe('requests for derivatives', () => {
  it.each(rows.map(([asked = '', ...answers]) => [asked, answers] as const))('%s', (asked, answers) => {
    const answered = answerRequest(asked);
    expect(answered?.ok && answered.value.answers.map(({ statement }) => text(statement))).toEqual(answers);
  });

  it.each([
    'derivative',
    'd/dx',
    'dy/dx',
    "5'",
    `5' 3"`,
    "y' = 2y",
    "f'(x) = 2x",
    'd/dx (x^2) = 2x',
    'x^2 + d/dx x',
    'derivative of x^2 and x',
    'integral of x',
    "what's 2 + 3",
    "f(x) = x^4; f'(1) and f''(1)",
    "f(x) = x^2; g'(2)",
    'derivative of x!',
    'derivative of sgn(x)',
    'derivative of f(2x)',
    'derivative of i x',
    'derivative of 1/0',
    'derivative of arcsin(2) x',
    'derivative of (-2)^x',
    'what is a derivative?',
    'derive an equation',
    'differentiate by x',
  ])('%s is no request for a derivative that can be answered', (asked) => {
    const answered = answerRequest(asked);
    expect(answered?.ok && answered.value.answers.some(({ name }) => name === 'derivative')).not.toBe(true);
  });

  it('names a function that has no rule', () => {
    expect(answerRequest('derivative of sinh x')).toMatchObject({
      ok: false,
      code: 'unsupported-notation',
      message: "Hyperbolic functions aren't supported yet. Try answerRequest('sin x = 1/2').",
    });
  });

  it('says which letter was taken, and where there may be no derivative', () => {
    const notes = (asked: string) => {
      const answered = answerRequest(asked);
      return answered?.ok ? answered.value.notes : undefined;
    };
    expect(notes('derivative of a x^2')).toEqual(['x is the variable, and the other letters are constants']);
    expect(notes('derivative of |x - 2|')).toEqual(['There may be no derivative where x - 2 = 0']);
    expect(notes('derivative of x^2')).toBeUndefined();
  });

  it('draws the function and its derivative', () => {
    const answered = answerRequest('derivative of x^2');
    expect(answered?.ok && answered.value.curves?.map(({ name }) => expressionText(name))).toEqual([
      'f(x)',
      "f'(x)",
    ]);
  });
});
