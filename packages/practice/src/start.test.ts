import { describe, expect, inject, it } from 'vitest';
import { type AnswerForm, ask, FAMILIES, problemById, workStart } from './index.js';
import { CHOSEN } from './testing/chosen.test-support.js';
import { startFaults, taskFaults } from './testing/working.test-support.js';

/** The seeds per family and difficulty: few in the gate. */
const SEEDS = Math.ceil(inject('practiceSeeds') / 8);

/** The number of seeds whose tasks the engine reads and solves: few in the gate. */
const TASKS = Math.ceil(inject('practiceSeeds') / 6) + 4;

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
  // The answer is rounded, so its lines aren’t exact.
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
  // The answer is made from words or from a function, or the lines are parts, such as cases.
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

  it.each<readonly [of: ReturnType<typeof ask>, question: string, start: string]>([
    [ask('Solve for x: {given}', 'solve', '2x = 6'), 'Solve for x: $2x = 6$', '2x = 6'],
    [
      ask('Solve {given} for x.', 'solve', 'y = x + 1', { for: 'x' }),
      'Solve $y = x + 1$ for x.',
      'y = x + 1',
    ],
    [
      ask('Find x and y: {given}', 'solve', ['x + y = 3', 'x - y = 1']),
      'Find x and y: $x + y = 3$ and $x - y = 1$',
      'x + y = 3, x - y = 1',
    ],
    [
      ask('Evaluate {given}.', 'evaluate', 'x^2 + y', { at: ['x = 2', 'y = 1'] }),
      'Evaluate $x^2 + y$ for $x = 2$ and $y = 1$.',
      'x^2 + y at x = 2, y = 1',
    ],
  ])('is the given of a task (%#)', (asked, question, start) => {
    expect(asked.question).toBe(question);
    expect(workStart({ ...asked, form: { kind: 'text' } })).toBe(start);
  });

  it.each<readonly [form: AnswerForm, isGraph: boolean, start: string | undefined]>([
    [{ kind: 'number' }, false, ''],
    [{ kind: 'number' }, true, undefined],
    [{ kind: 'text' }, false, undefined],
    [{ kind: 'point', names: ['x', 'y'] }, false, undefined],
  ])('of work without a task on %j (with a graph: %j) is %j', (form, isGraph, start) => {
    const axis = { name: 'x', from: 0, to: 1 };
    const graph = { description: '', x: axis, y: axis, parts: [] };
    expect(workStart({ form, ...(isGraph && { graph }) })).toBe(start);
  });

  it('is the student’s for a percent and for parts, and undefined for a rounded number', () => {
    const form = { kind: 'number' } as const;
    expect(workStart({ form, task: { kind: 'percent', given: '3/4' } })).toBe('');
    expect(workStart({ form, task: { kind: 'solve', given: '|x| = 3', inParts: true } })).toBe('');
    expect(workStart({ form, task: { kind: 'round', given: '64.179' } })).toBeUndefined();
  });

  it.each(levelsOf(CHOSEN))('of %s has the answer of the problem as its solution', (level) => {
    for (let seed = 0; seed < SEEDS; seed++) expect(startFaults(problem(`${level}.${seed}`))).toEqual([]);
  });

  it.each(levelsOf(CHOSEN))('the engine reads the task of %s, and its solution is the answer', (level) => {
    for (let seed = 0; seed < TASKS; seed++) expect(taskFaults(problem(`${level}.${seed}`))).toEqual([]);
  });
});
