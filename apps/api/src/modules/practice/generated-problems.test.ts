import { PracticeProblem } from '@mathtools/contracts/practice';
import { CATEGORIES, DIFFICULTIES, FAMILIES, generateProblem } from '@mathtools/practice';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { BANK } from '@mathtools/content';
import { generatedProblems } from './generated-problems.js';
import { problemJson } from './problem-json.js';

/** Problems of every family and difficulty, and the whole bank. */
const problems = [
  ...BANK,
  ...FAMILIES.flatMap(({ id: family, category, difficulties }) =>
    difficulties.flatMap((difficulty) =>
      [1, 2, 3].flatMap((seed) => {
        const made = generateProblem({ category, family, difficulty, seed });
        return made.ok ? made.value : [];
      }),
    ),
  ),
];

it('every problem keeps the contract, and loses nothing', () => {
  expect(problems.length).toBeGreaterThan(500);
  for (const problem of problems) {
    const { hint, steps, work, ...fields } = PracticeProblem.parse(JSON.parse(problemJson(problem)));
    expect({ ...fields, steps: work }).toEqual(problem);
    expect(steps).toHaveLength(work.length);
    for (const line of [hint, ...steps]) expect(line).not.toMatch(/\$|undefined|^$/);
  }
});

describe('generated problems', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
  });

  it('come from every fitting family except that of the last one', () => {
    const next = generatedProblems();
    for (const category of CATEGORIES) {
      for (const difficulty of DIFFICULTIES) {
        const fitting = FAMILIES.filter(
          (family) => family.category === category && family.difficulties.includes(difficulty),
        ).map(({ id }) => id);
        const seen = new Set<string>();
        for (let last: string | undefined, time = 0; time < 400; time++) {
          vi.advanceTimersByTime(1);
          const { id } = next({ category, difficulty }, last);
          const [family = '', level] = id.split('.');
          expect(family).not.toBe(last?.split('.')[0]);
          expect(level).toBe(difficulty);
          seen.add(family);
          last = id;
        }
        expect([...seen].sort()).toEqual([...fitting].sort());
      }
    }
  });

  it('are generated at most once a millisecond, and otherwise come from the latest', () => {
    const next = generatedProblems();
    const ask = (count: number) =>
      new Set(Array.from({ length: count }, () => next({ category: 'geometry' }, undefined).id));
    expect(ask(100).size).toBe(1);
    for (let time = 0; time < 100; time++) {
      vi.advanceTimersByTime(1);
      expect(ask(1).size).toBe(1);
    }
    expect(ask(5_000).size).toBe(64);
  });
});
