import { describe, expect, it } from 'vitest';
import { OutOfWork, within } from '../expression/budget.js';
import { answerRequest, checkWorking, expand, factor, readInput, simplify, solve } from '../index.js';
import { ROWS } from './hostile-rows.test-support.js';

/** The maximum number of units of work of a call. */
const MOST_WORK = 220_000;

/** Answers a request as the tool does, which reads a text that isn't a request as a statement. */
const answer = (request: string) => answerRequest(request) ?? readInput(request);

/** The ways in which an expression is typed into a tool. */
const CALLS: Readonly<Record<string, (expression: string) => unknown>> = {
  'solve an equation with': (expression: string) => solve(`${expression} = 5`),
  'solve an inequality with': (expression: string) => solve(`${expression} > 5`),
  simplify,
  factor,
  expand,
  'find a value of': (expression: string) => answer(`f(x) = ${expression}; f(5)`),
  'find the domain of': (expression: string) => answer(`domain of f(x) = ${expression}`),
  'find the zeros of': (expression: string) => answer(`zeros of f(x) = ${expression}`),
};

/** Runs a call with a limit on its units of work, but none on its time. */
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
    const result = limited(() => call(expression));
    expect(result).not.toBe('too much work');
    const refused = result as { readonly ok: boolean; readonly code?: string; readonly message?: string };
    if (refused.ok) return;
    expect(refused.code).toMatch(
      /^(?:too-large|unsupported(?:-notation)?|unknown-name|syntax|out-of-range)$/,
    );
    expect(refused.message).toMatch(
      /^(?:(?:expression|equation|statement|values|text|request|line) .*|[A-Z].* aren't supported (?:yet|here)\. Try .*)\.$/,
    );
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
    [['2x = 6', '2x'], 'unreadable'],
    [['x = 2x', 'x'], 'unreadable'],
    [['x > 1', 'x'], 'unreadable'],
    [['x = 0', '0'], 'unreadable'],
    [['2x', '2x = 6'], 'undecided'],
    [['x + x', 'x = 2x'], 'undecided'],
    [['2x + 4x', '2x = 6x'], 'undecided'],
    // A line such as this continues with the value, and isn't an equation.
    [['2x + 4x', '6x = 2x * 3'], 'follows'],
  ])('%j: %s', (lines, verdict) => {
    expect(checkWorking(lines)).toMatchObject({ ok: true, value: [{ verdict }] });
  });
});

it.each(['x =', 'x=', 'x = 2', 'x <', 'x + 1 > 2'])('simplify(%j) is an error', (text) => {
  for (const operation of [simplify, factor, expand])
    expect(operation(text)).toMatchObject({ ok: false, field: 'expression' });
});
