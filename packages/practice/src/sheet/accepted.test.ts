import { expect, it } from 'vitest';
import { grade } from '../index.js';
import { acceptedSpellings } from './accepted.js';
import { sampleProblems } from './samples.test-support.js';

it('the grader accepts every spelling of every answer', () => {
  for (const problem of sampleProblems()) {
    const spellings = acceptedSpellings(problem);
    expect(spellings[0]).toBe(problem.answer);
    expect(new Set(spellings).size).toBe(spellings.length);
    for (const entry of spellings)
      expect([problem.id, entry, grade(entry, problem)]).toEqual([problem.id, entry, 'correct']);
  }
});

it.each([
  ['1/2', { kind: 'number', variable: 'x' }, ['1/2', 'x = 1/2', 'x=1/2']],
  ['2, 3', { kind: 'numbers', variable: 'x' }, ['2, 3', '3, 2', 'x = 2 or x = 3', 'x=3,x=2', '3 or 2']],
  ['3 - √15, 3 + √15', { kind: 'numbers', variable: 'x' }, ['x = 3 + sqrt(15) or x = 3 - sqrt(15)']],
  [
    '(1, -5)',
    { kind: 'point', names: ['x', 'y'] },
    ['(1, −5)', '(1,-5)', 'x = 1, y = -5', 'x = 1 and y = -5'],
  ],
  ['x ≥ -4', { kind: 'inequality', variable: 'x' }, ['x>=-4', '-4 ≤ x', 'x ≥ −4', '-4 <= x']],
  ['(x - 1)(x + 2)', { kind: 'expression', shape: 'factored' }, ['(x+2)(x-1)', '(x − 1)(x + 2)']],
  ['y = -2x + 4', { kind: 'equation' }, ['y=-2x+4', '-2x + 4 = y']],
  ['log₅(25u²)', { kind: 'expression', shape: 'one-logarithm' }, ['log_5(25u^2)']],
  ['5√3 cm', { kind: 'number', unit: 'cm' }, ['5sqrt(3) cm']],
  ['B', { kind: 'text' }, ['B']],
] as const)('%s is also accepted in these spellings', (answer, form, spellings) => {
  expect(acceptedSpellings({ answer, form })).toEqual(expect.arrayContaining([...spellings]));
});
