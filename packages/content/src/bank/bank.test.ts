import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commaFaults } from '@mathtools/practice/testing/comma-faults';
import { drawingFaults } from '@mathtools/practice/testing/drawing-faults';
import { problemFaults } from '@mathtools/practice/testing/problem-faults';
import { startFaults, taskFaults } from '@mathtools/practice/testing/working';
import { CATEGORIES, DIFFICULTIES } from '@mathtools/practice';
import { AUTHORED, problemOf } from './bank.js';
import { verifyBy } from './check.test-support.js';

const BANK = CATEGORIES.map((category) => [category, AUTHORED[category]] as const);

/** Returns the words of a question without its numbers. They are equal for duplicates. */
function outline(question: string): string {
  return question
    .toLowerCase()
    .replaceAll(/\d+(?:\.\d+)?/g, '#')
    .replaceAll(/\s+/g, ' ');
}

describe.each(BANK)('the bank of %s', (category, bank) => {
  it.each(bank.map((problem) => [problem.id, problem] as const))('%s has no faults', (_, written) => {
    const problem = problemOf(category, written);
    expect(problemFaults(problem, () => verifyBy(written))).toEqual([]);
    expect([...startFaults(problem), ...taskFaults(problem)]).toEqual([]);
    expect(commaFaults(problem)).toEqual([]);
  });

  it('has at least 50 problems, and 10 of each difficulty', () => {
    expect(bank.length).toBeGreaterThanOrEqual(50);
    for (const level of DIFFICULTIES) {
      expect(bank.filter(({ difficulty }) => difficulty === level).length).toBeGreaterThanOrEqual(10);
    }
  });

  it('has unique ids that start with their category', () => {
    expect(new Set(bank.map(({ id }) => id)).size).toBe(bank.length);
    for (const { id } of bank) expect(id).toMatch(new RegExp(`^${category}-[a-z-]+-\\d\\d$`));
  });

  it('has no duplicate questions', () => {
    expect(new Set(bank.map(({ question }) => outline(question))).size).toBe(bank.length);
  });

  it('draws figures that agree with their numbers', () => {
    const drawn = bank.filter(({ drawing }) => drawing);
    expect(
      drawn.flatMap((problem) => drawingFaults(problem).map((fault) => `${problem.id}: ${fault}`)),
    ).toEqual([]);
  });
});

it('its equations and expressions can be solved line by line', () => {
  const worked = BANK.flatMap(([, bank]) => bank.filter(({ task }) => task).map(({ id }) => id));
  expect(worked).toEqual([
    'algebra-mistake-01',
    'algebra-order-01',
    'algebra-exponents-02',
    'algebra-mistake-02',
    'algebra-squares-02',
    'algebra-formula-02',
    'algebra-squares-03',
    'algebra-roots-01',
    'algebra-exponents-03',
    'algebra-factor-01',
    'logarithms-mistake-01',
    'logarithms-nested-01',
    'logarithms-shift-01',
    'logarithms-inequality-01',
    'logarithms-decay-inequality-01',
    'logarithms-nested-02',
    'logarithms-two-bases-01',
    'logarithms-quotient-base-01',
    'logarithms-eighth-01',
    'logarithms-squared-logarithm-01',
    'logarithms-chain-01',
    'logarithms-hidden-quadratic-01',
    'logarithms-mixed-bases-01',
    'logarithms-square-inside-01',
  ]);
});

it('the bank has as many problems as the site promises', () => {
  const site = readFileSync(new URL('../../../../apps/web/src/site/site.ts', import.meta.url), 'utf8');
  const [, promised] = /^ {2}problems: (\d+),$/m.exec(site) ?? [];
  expect(Number(promised)).toBeGreaterThanOrEqual(100);
  expect(BANK.flatMap(([, bank]) => bank).length).toBeGreaterThanOrEqual(Number(promised));
});
