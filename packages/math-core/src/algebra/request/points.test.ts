import { expect, it } from 'vitest';
import { expressionText } from '../../steps/to-text.js';
import type { Statement } from '../read/statement.js';
import { answerRequest } from './answer-request.js';

const textOf = (statement: Statement | undefined): string =>
  statement?.kind === 'expression' ? expressionText(statement.expression) : '';

function answerTo(text: string): string {
  const result = answerRequest(text);
  return result?.ok ? textOf(result.value.answers[0]?.statement) : (result?.code ?? 'not a request');
}

// Worked out by hand: the means of the coordinates, and the root of the sum of the squares of their differences.
it.each([
  ['midpoint of (2,3) and (8,−5)', '(5, -1)'],
  ['midpoint (-1, 1/2), (3, 5/2)', '(1, 3/2)'],
  ['find the midpoint of the line segment joining A(0, 0) and B(7, -4)', '(7/2, -2)'],
  ['distance between (1,2) and (4,6)', '5'],
  ['what is the distance from (0,0) to (2,3)?', '√13'],
  ['length of the segment with endpoints (-1, 2) and (2, -4)', '3√5'],
  ['distance between (1, 1) and (1, 1)', '0'],
])('%s is %s', (text, expected) => {
  expect(answerTo(text)).toBe(expected);
});

it.each(['midpoint of (2, 3)', 'distance between two cities', 'midpoint of (1,2), (3,4) and (5,6)'])(
  'does not read %s',
  (text) => {
    expect(answerRequest(text)).toBeUndefined();
  },
);

it('refuses points with letters', () => {
  expect(answerTo('midpoint of (a, 3) and (8, 5)')).toBe('unsupported');
});
