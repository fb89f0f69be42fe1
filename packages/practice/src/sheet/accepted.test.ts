import { sampled } from '@mathtools/math-core/testing/draws';
import { expect, it } from 'vitest';
import { grade } from '../index.js';
import { acceptedSpellings, mistakenSpellings } from './accepted.js';
import { sampleProblems } from './samples.test-support.js';

it('the grader reads minus signs like hyphens in every spelling', () => {
  for (const problem of sampled(sampleProblems(), 3)) {
    const typed = acceptedSpellings(problem).filter((spelling) => spelling.includes('−'));
    for (const entry of typed)
      expect([problem.id, entry, grade(entry, problem)]).toEqual([problem.id, entry, 'correct']);
  }
});

it('no spelling is both correct and the answer of a mistake', () => {
  for (const problem of sampleProblems().filter((_, index) => index % 8 === 1)) {
    const spellings = acceptedSpellings(problem);
    expect(spellings[0]).toBe(problem.answer);
    expect(new Set(spellings).size).toBe(spellings.length);
    const wrong = mistakenSpellings(problem);
    for (const [spelling] of wrong) expect(spellings).not.toContain(spelling);
    for (const mistake of problem.mistakes ?? [])
      if (grade(mistake.answer, problem) !== 'correct')
        expect(wrong.map(([spelling]) => spelling)).toContain(mistake.answer);
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
  ['B', { kind: 'text' }, ['B', '(B)', 'option B']],
  ['3/4', { kind: 'number' }, ['0.75', '.75', '0,75', '75%', '3 / 4']],
  ['9/4', { kind: 'number', variable: 'm' }, ['2.25', '2 1/4', 'm = 2.25', 'm=2 1/4']],
  ['24x + 37', { kind: 'expression', shape: 'expanded' }, ['37 + 24x', '37+24x', '24*x + 37', '24 * x + 37']],
  ['30π cm', { kind: 'number', unit: 'cm' }, ['30π', '30pi', '30 pi', '30*pi cm', '30π centimeters']],
  ['144π cm³', { kind: 'number', unit: 'cm³' }, ['144pi cm^3', '144π cubic centimeters', '144pi']],
  ['log₃ 54', { kind: 'expression', shape: 'one-logarithm' }, ['log_3(54)', 'log_3 54', 'log3(54)']],
  [
    'log₁₀(22)/log₁₀(5)',
    { kind: 'expression', shape: 'simplified' },
    ['log(22)/log(5)', 'log 22/log 5', 'log_10(22) / log_10(5)'],
  ],
  ['y = 4x/3 + 4', { kind: 'equation' }, ['y = 4 + 4x/3', 'y=(4/3)x+4', 'y = 4/3 x + 4', '4x/3 + 4 = y']],
  ['y = x/2 + 1', { kind: 'equation' }, ['y = 0.5x + 1', 'y=1/2x+1']],
  ['6.8 × 10⁻³', { kind: 'expression', shape: 'simplified' }, ['6.8*10^-3', '6.8e-3', '6.8 x 10^-3']],
  ['x > 7/4', { kind: 'inequality', variable: 'x' }, ['x > 1.75', '1.75<x', '(7/4, ∞)', '(1.75,inf)']],
  ['-2 ≤ x < 6', { kind: 'inequality', variable: 'x' }, ['[-2, 6)', '6 > x >= -2', 'x>=-2 and x<6']],
  [
    'x < -6 or x > 1',
    { kind: 'inequality', variable: 'x' },
    ['x > 1 or x < -6', '(-∞, -6) ∪ (1, ∞)', '(-inf, -6) U (1, inf)'],
  ],
  ['-√2, √2', { kind: 'numbers', variable: 'x' }, ['±√2', 'x = ±√2', 'x=+/-sqrt(2)']],
  ['8√6/15', { kind: 'expression', shape: 'simplified' }, ['8sqrt(6)/15', '8/15 √6', '8*sqrt(6)/15']],
  ['(7x + 1)/5', { kind: 'expression' }, ['(1 + 7x)/5', '7x/5 + 1/5']],
  ['(28 + 2π) cm', { kind: 'number', unit: 'cm' }, ['28 + 2π', '2pi+28', '28+2pi cm']],
] as const)('%s is also accepted in these spellings', (answer, form, spellings) => {
  expect(acceptedSpellings({ answer, form })).toEqual(expect.arrayContaining([...spellings]));
});
