import { describe, expect, it } from 'vitest';
import { unwrap } from '../../result/unwrap.js';
import { expressionText } from '../../steps/to-text.js';
import type { Answered } from '../functions/answered.js';
import { answerRequest } from './answer-request.js';

function answered(text: string): Answered {
  const found = answerRequest(text);
  if (!found) throw new Error(`${text} isn't a request.`);
  return unwrap(found);
}

function answerOf(text: string): string {
  const statement = answered(text).answers[0]?.statement;
  if (statement?.kind === 'expression') return expressionText(statement.expression);
  if (statement?.kind !== 'relation') return statement?.kind ?? '';
  return [statement.left, statement.right].map(expressionText).join(' = ');
}

it.each([
  ['17 mod 5', '2'],
  ['-17 mod 5', '3'],
  ['x = 17 mod 5', '2'],
  ['17 mod 5 = x', '2'],
  ['mod(17, 5)', '2'],
  ['What is 2^100 modulo 7?', '2'],
  ['(3 + 17) mod 6', '2'],
  ['25 (mod 7)', '4'],
])('%s is %s', (text, value) => {
  expect(answerOf(text)).toBe(value);
});

describe('congruences', () => {
  it.each([
    ['3x ≡ 2 (mod 7)', 'x = 3 + 7k'],
    ['3x = 2 mod 7', 'x = 3 + 7k'],
    ['x mod 5 = 3', 'x = 3 + 5k'],
    ['6x ≡ 3 (mod 9)', 'x = 2 + 3k'],
    ['2x + 3 ≡ 5x - 1 \\pmod{11}', 'x = 5 + 11k'],
    ['-4k ≡ 10 (mod 6)', 'k = 2 + 3n'],
    ['solve 5x ≡ 1 (mod 12)', 'x = 5 + 12k'],
    ['6x ≡ 4 (mod 9)', 'none'],
    ['17 ≡ 2 (mod 5)', '17 = 2 + 5 × 3'],
    ['17 ≡ 3 (mod 5)', 'none'],
  ])('%s has the solutions %s', (text, solutions) => {
    expect(answerOf(text)).toBe(solutions);
  });

  it('have exactly the solutions of the equation with a multiple', () => {
    for (let modulus = 2; modulus < 10; modulus++)
      for (let a = 1; a < modulus; a++)
        for (let b = 0; b < modulus; b++) {
          const answer = answerOf(`${a}x ≡ ${b} (mod ${modulus})`);
          const [, first = '0', by] = /^x = (?:(\d+) \+ )?(\d*)k$/.exec(answer) ?? [];
          const listed = (x: number): boolean =>
            by !== undefined && (x - Number(first)) % Number(by || 1) === 0;
          for (let x = 0; x < modulus; x++) expect(listed(x)).toBe((a * x - b) % modulus === 0);
        }
  });

  it.each(['3 + 17 mod 5', 'x^2 ≡ 1 (mod 8)', '2.5 mod 2', '17 mod 0', '5x ≡ 10 (mod 5)', 'x ≡ y (mod 3)'])(
    'leaves %s to other readers',
    (text) => {
      expect(answerRequest(text)).toBeUndefined();
    },
  );
});
