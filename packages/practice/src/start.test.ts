import { describe, expect, inject, it } from 'vitest';
import { FAMILIES, problemById, startOf } from './index.js';
import { startFaults } from './testing/working.test-support.js';

/** The seeds per family and difficulty: few in the gate. */
const SEEDS = Math.ceil(inject('practiceSeeds') / 8);

/** Every family of algebra and logarithms with its difficulties. */
const LEVELS = FAMILIES.filter(({ category }) => category !== 'geometry').flatMap(({ id, difficulties }) =>
  difficulties.map((difficulty) => `${id}.${difficulty}`),
);

const problem = (id: string) => {
  const made = problemById(id);
  if (!made.ok) throw new Error(made.message);
  return made.value;
};

describe('the first line of a student’s work', () => {
  it('is known unless it must be found from words', () => {
    const without = LEVELS.filter((level) => startOf(problem(`${level}.0`)) === undefined);
    expect([...new Set(without.map((level) => level.replace(/\.\w+$/, '')))].sort()).toEqual([
      'absolute-value',
      'arithmetic-sequence',
      'averages',
      'below-zero',
      'binomial-squares', // At one level, two equations are given for an expression.
      'box-plots',
      'charts',
      'clock-time',
      'complement',
      'complete-square',
      'complex-numbers',
      'composition',
      'compound-inequality',
      'compound-measures',
      'convert-units',
      'counting',
      'discriminant',
      'doubling',
      'estimation',
      'expected-value',
      'exponential-data',
      'fraction-decimal-percent',
      'function-domain',
      'function-graph',
      'function-value',
      'gcd-and-lcm',
      'geometric-sequence',
      'growth',
      'halvings',
      'inequality-region',
      'interest',
      'inverse-function',
      'line-from-graph',
      'line-from-table',
      'logarithm-graphs',
      'logarithmic-form',
      'map-scale',
      'mean-from-table',
      'median-and-range',
      'mixtures',
      'one-unknown',
      'orders-of-magnitude',
      'parabola-graph',
      'parabolas',
      'patterns',
      'percent',
      'plot-points',
      'prime-factors',
      'product-law', // Two logarithms are given there.
      'proportion',
      'quotient-law',
      'rates',
      'remainder-theorem',
      'rounding',
      'scientific-notation', // Some numbers are in words, such as 45 million.
      'share-in-ratio',
      'simple-probability',
      'transform-graph',
      'two-stages',
      'two-unknowns',
      'unit-rates',
      'without-replacement',
    ]);
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

  it('is undefined if the answer is a text or another notation, or if the problem has a figure', () => {
    const question = 'Write $2^3 = 8$ as a logarithmic equation.';
    expect(startOf({ category: 'logarithms', question, form: { kind: 'equation' } })).toBeUndefined();
    expect(startOf({ category: 'algebra', question, form: { kind: 'text' } })).toBeUndefined();
    expect(startOf({ category: 'geometry', question, form: { kind: 'number' } })).toBeUndefined();
  });

  it.each(LEVELS)('of %s has the answer of the problem as its solution', (level) => {
    for (let seed = 0; seed < SEEDS; seed++) expect(startFaults(problem(`${level}.${seed}`))).toEqual([]);
  });
});
