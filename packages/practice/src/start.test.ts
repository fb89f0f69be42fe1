import { describe, expect, inject, it } from 'vitest';
import { type AnswerForm, FAMILIES, problemById, startOf, workStart } from './index.js';
import { CHOSEN } from './testing/chosen.test-support.js';
import { startFaults } from './testing/working.test-support.js';

/** The seeds per family and difficulty: few in the gate. */
const SEEDS = Math.ceil(inject('practiceSeeds') / 8);

/** The difficulties of families. */
const levelsOf = (families: typeof FAMILIES) =>
  families.flatMap(({ id, difficulties }) => difficulties.map((difficulty) => `${id}.${difficulty}`));
const LEVELS = levelsOf(FAMILIES);

const problem = (id: string) => {
  const made = problemById(id);
  if (!made.ok) throw new Error(made.message);
  return made.value;
};

/** The levels without "Show your work", because none of their lines can be judged. */
const WITHOUT = [
  // The answer is read or chosen from a graph or a chart.
  'box-plots.easy',
  'charts.hard',
  'function-graph.easy',
  'function-graph.medium',
  'inequality-region.easy',
  'inequality-region.medium',
  'inequality-region.hard',
  'line-from-graph.easy',
  'line-from-graph.medium',
  'line-from-graph.hard',
  'line-from-table.easy',
  'line-from-table.medium',
  'move-figures.easy',
  'move-figures.medium',
  'move-figures.hard',
  'parabola-graph.easy',
  'parabola-graph.medium',
  'parabola-graph.hard',
  'plot-points.easy',
  'plot-points.medium',
  'transform-graph.easy',
  'transform-graph.medium',
  'transform-graph.hard',
  // The answer is rounded, or estimated, so its lines aren’t exact.
  'estimation.easy',
  'estimation.medium',
  'rounding.easy',
  'rounding.medium',
  'rounding.hard',
  // The answer is a point, which no single equation can be compared with.
  'circle-equation.easy',
  'circle-equation.hard',
  'midpoint.easy',
  'midpoint.medium',
  'midpoint.hard',
  'parabolas.easy',
  'vectors.easy',
  'vectors.medium',
  // The answer is an equation, an inequality or an expression that is made from words or from a function.
  'absolute-value.medium',
  'absolute-value.hard',
  'arithmetic-sequence.medium',
  'complex-numbers.easy',
  'complex-numbers.medium',
  'complex-numbers.hard',
  'composition.medium',
  'composition.hard',
  'compound-inequality.easy',
  'compound-inequality.medium',
  'compound-inequality.hard',
  'exponential-data.easy',
  'exponential-data.medium',
  'exponential-data.hard',
  'function-domain.medium',
  'function-domain.hard',
  'function-value.hard',
  'inverse-function.medium',
  'inverse-function.hard',
  'line-equation.easy',
  'line-equation.medium',
  'line-equation.hard',
  'logarithm-graphs.medium',
  'logarithmic-form.easy',
  'logarithmic-form.medium',
  'logarithmic-form.hard',
  'scientific-notation.easy',
  // The answer is a letter of a choice.
  'triangle-criteria.easy',
  'triangle-criteria.medium',
];

describe('the first line of a student’s work', () => {
  it('is given, or written by the student, unless no line can be judged', () => {
    const without = LEVELS.filter((level) => workStart(problem(`${level}.0`)) === undefined);
    expect(without.sort()).toEqual([...WITHOUT].sort());
    expect(without.length / LEVELS.length).toBeLessThan(0.25);
  });

  it.each([
    ['Solve for x: $2x = 6$', '2x = 6'],
    ['Find x and y: $x + y = 3$ and $x - y = 1$', 'x + y = 3, x - y = 1'],
    ['Evaluate $x^2 + y$ for $x = 2$ and $y = 1$', 'x^2 + y at x = 2, y = 1'],
    ['Write $log_8(x)$ as a number times $log_2(x)$.', 'log_8(x)'],
    ['If $log_2(x) = 3$, what is $log_2(8x)$?', undefined],
    ['Ada is $2x$ years old. Find $x$.', undefined],
    ['Find the area of the circle.', undefined],
    ['Evaluate $1 + 2$ and so on, up to $99$.', undefined],
    ['Solve $2^x = 8 * 2^y$ and $x - y = 3$.', undefined],
    ['Solve $2x = 6$ and evaluate $5x$.', undefined],
  ])('of %j is %j', (question, start) => {
    expect(startOf({ category: 'algebra', question, form: { kind: 'number' } })).toBe(start);
  });

  it.each<readonly [question: string, form: AnswerForm, graph: boolean, start: string | undefined]>([
    ['A number and 3 make 7. Which is it?', { kind: 'number' }, false, ''],
    ['Solve for x: $2x = 6$', { kind: 'number' }, false, '2x = 6'],
    ['At what value of x does the line cross the x-axis?', { kind: 'number' }, true, undefined],
    ['Round $64.179$ to 1 decimal place.', { kind: 'number' }, false, undefined],
    ['Which is larger: $a$ or $b$?', { kind: 'text' }, false, undefined],
  ])('of work on %j (%j, with a graph: %j) is %j', (question, form, isGraph, start) => {
    const axis = { name: 'x', from: 0, to: 1 };
    const graph = { description: '', x: axis, y: axis, parts: [] };
    expect(workStart({ category: 'algebra', question, form, ...(isGraph && { graph }) })).toBe(start);
  });

  it('is undefined if the answer is a text or another notation, or if the problem has a figure', () => {
    const question = 'Write $2^3 = 8$ as a logarithmic equation.';
    expect(startOf({ category: 'logarithms', question, form: { kind: 'equation' } })).toBeUndefined();
    expect(startOf({ category: 'algebra', question, form: { kind: 'text' } })).toBeUndefined();
    expect(startOf({ category: 'geometry', question, form: { kind: 'number' } })).toBeUndefined();
  });

  it.each(levelsOf(CHOSEN))('of %s has the answer of the problem as its solution', (level) => {
    for (let seed = 0; seed < SEEDS; seed++) expect(startFaults(problem(`${level}.${seed}`))).toEqual([]);
  });
});
