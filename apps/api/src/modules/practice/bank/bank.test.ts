import { describe, expect, it } from 'vitest';
import { line } from '../../../../../../packages/math-core/src/practice/family.js';
import { drawingFaults } from '../../../../../../packages/math-core/src/practice/geometry/drawing-faults.test-support.js';
import { problemFaults } from '../../../../../../packages/math-core/src/practice/family-contract.test-support.js';
import { type Category, DIFFICULTIES, type Problem } from '@mathtools/math-core/practice';
import { algebra } from './algebra.js';
import type { BankProblem } from './bank-problem.js';
import { verifyBy } from './check.test-support.js';
import { geometry } from './geometry.js';
import { logarithms } from './logarithms.js';

const BANK: readonly (readonly [Category, readonly BankProblem[]])[] = [
  ['algebra', algebra],
  ['logarithms', logarithms],
  ['geometry', geometry],
];

/** A problem of the bank in the form that generated problems have, so that the same contract holds for both. */
function problemOf(category: Category, written: BankProblem): Problem {
  const { id, difficulty, question, answer, form, hints, drawing } = written;
  const steps = written.steps.map(([law, before, relation, after]) =>
    line('practice.bank', law, before, relation, after),
  );
  const problem = { id, category, difficulty, question, answer, form, hints, steps };
  return drawing ? { ...problem, drawing } : problem;
}

/** The words of a question without its numbers: two that agree are one problem twice. */
function outline(question: string): string {
  return question
    .toLowerCase()
    .replaceAll(/\d+(?:\.\d+)?/g, '#')
    .replaceAll(/\s+/g, ' ');
}

describe.each(BANK)('the bank of %s', (category, bank) => {
  it.each(bank.map((problem) => [problem.id, problem] as const))(
    '%s is right in every line',
    (_, written) => {
      expect(problemFaults(problemOf(category, written), () => verifyBy(written))).toEqual([]);
    },
  );

  it('holds at least 50 problems, and 10 of each difficulty', () => {
    expect(bank.length).toBeGreaterThanOrEqual(50);
    for (const level of DIFFICULTIES) {
      expect(bank.filter(({ difficulty }) => difficulty === level).length).toBeGreaterThanOrEqual(10);
    }
  });

  it('has ids of its own, that name their category', () => {
    expect(new Set(bank.map(({ id }) => id)).size).toBe(bank.length);
    for (const { id } of bank) expect(id).toMatch(new RegExp(`^${category}-[a-z-]+-\\d\\d$`));
  });

  it('holds no two questions alike', () => {
    expect(new Set(bank.map(({ question }) => outline(question))).size).toBe(bank.length);
  });

  it('draws figures that agree with their numbers', () => {
    const drawn = bank.filter(({ drawing }) => drawing);
    expect(
      drawn.flatMap((problem) => drawingFaults(problem).map((fault) => `${problem.id}: ${fault}`)),
    ).toEqual([]);
  });
});
