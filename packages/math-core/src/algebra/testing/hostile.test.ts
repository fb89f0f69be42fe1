import { describe, expect, it } from 'vitest';
import { OutOfWork, within } from '../budget.js';
import { answerRequest, checkWorking, expand, factor, simplify, solve } from '../index.js';
import { ROWS } from './hostile-rows.test-support.js';

/** The maximum number of units of work of a call. */
const MOST_WORK = 220_000;

/** The ways in which an expression is typed into a tool. */
const CALLS = {
  'solve an equation with': (expression: string) => solve(`${expression} = 5`),
  'solve an inequality with': (expression: string) => solve(`${expression} > 5`),
  simplify,
  factor,
  expand,
  'find a value of': (expression: string) => answerRequest(`f(x) = ${expression}; f(5)`),
  'find the domain of': (expression: string) => answerRequest(`domain of f(x) = ${expression}`),
  'find the zeros of': (expression: string) => answerRequest(`zeros of f(x) = ${expression}`),
} as const;

/** Runs a call with a limited number of units of work, and without a time. */
function limited<T>(run: () => T): T | 'too much work' {
  try {
    return within(MOST_WORK, run);
  } catch (error) {
    if (error instanceof OutOfWork) return 'too much work';
    throw error;
  }
}

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  it.each(ROWS)('%s: an answer or a reason, with limited work', (_name, expression) => {
    const result = limited<unknown>(() => call(expression));
    expect(result).not.toBe('too much work');
    // A refusal says in a sentence what is too large or unsupported.
    expect(result ?? { ok: false, message: 'x is not a request.' }).toEqual(
      expect.objectContaining({ ok: expect.any(Boolean) as boolean }),
    );
    const { ok, message } = (result ?? { ok: true }) as { ok: boolean; message?: string };
    if (!ok) expect(message).toMatch(/^\S.{10,}\.$/);
  });
});

it.each([
  ['numbers', `f(x) = x^2 + 1; ${'f('.repeat(30)}5${')'.repeat(30)}`],
  ['a letter', `f(x) = (x + 1)/(x + 2); ${'f('.repeat(40)}x${')'.repeat(40)}`],
  ['two functions', `f(x) = 2x + 1, g(x) = x^3; ${'f(g('.repeat(10)}x${'))'.repeat(10)}`],
])('nested functions of %s are refused, with limited work', (_, request) => {
  expect(limited(() => answerRequest(request))).toMatchObject({ ok: false });
});

describe('an expression and an equation are never compared', () => {
  it.each([
    [['2x = 6', '2x']],
    [['2x', '2x = 6']],
    [['x + x', 'x = 2x']],
    [['x = 2x', 'x']],
    [['x > 1', 'x']],
    [['x = 0', '0']],
  ])('%j', (lines) => {
    expect(checkWorking(lines)).toMatchObject([{ verdict: 'unreadable' }]);
  });
});

it.each(['x =', 'x=', '= x', 'x = 2', 'x <', 'x + 1 > 2'])('simplify(%j) is an error', (text) => {
  for (const operation of [simplify, factor, expand])
    expect(operation(text)).toMatchObject({ ok: false, field: 'expression' });
});
