import { PracticeProblem } from '@mathtools/contracts/practice';
import {
  CATEGORIES,
  DIFFICULTIES,
  FAMILIES,
  generateProblem,
  problemById,
  SKILLS,
} from '@mathtools/practice';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { BANK } from '@mathtools/content';
import { problemGenerator } from './generated-problems.js';
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

it('every problem matches the contract, and loses nothing', () => {
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

  it('come from every fitting family, none of the skill of the last one', () => {
    const { random: next } = problemGenerator();
    for (const category of CATEGORIES) {
      for (const difficulty of DIFFICULTIES) {
        const fitting = FAMILIES.filter(
          (family) => family.category === category && family.difficulties.includes(difficulty),
        ).map(({ id }) => id);
        const seen = new Set<string>();
        for (let last: string | undefined, time = 0; time < 1000 && seen.size < fitting.length; time++) {
          vi.advanceTimersByTime(25);
          const { id = '' } = next({ category, difficulty }, last === undefined ? [] : [last]) ?? {};
          const [family = '', level] = id.split('.');
          const { families } = SKILLS.find((one) => one.families.includes(family)) ?? { families: [] };
          expect(families).not.toContain(last?.split('.')[0]);
          expect(level).toBe(difficulty);
          seen.add(family);
          last = id;
        }
        expect([...seen].sort()).toEqual([...fitting].sort());
      }
    }
  });

  it('of a skill come equally often from each level', () => {
    const { random: next } = problemGenerator();
    const skill = SKILLS.find(({ id }) => id === 'circle');
    const levels = Array.from({ length: 900 }, () => {
      vi.advanceTimersByTime(25);
      return next({ category: 'geometry', skill }, [])?.id.split('.')[1];
    });
    for (const level of DIFFICULTIES) {
      const found = levels.filter((one) => one === level).length;
      expect(found, level).toBeGreaterThan(200); // 300 ± 14
      expect(found, level).toBeLessThan(375);
    }
  });

  it('are generated at most once in 25 ms, and otherwise come from the latest', () => {
    const { random: next } = problemGenerator();
    const ask = (count: number) =>
      new Set(Array.from({ length: count }, () => next({ category: 'geometry' }, [])?.id));
    expect(ask(100).size).toBe(1);
    for (let time = 0; time < 100; time++) {
      vi.advanceTimersByTime(25);
      expect(ask(1).size).toBe(1);
    }
    expect(ask(5_000).size).toBe(64);
  });

  it('of a skill come only from its families; there are none if it has none', () => {
    const { random: next } = problemGenerator();
    for (const skill of SKILLS) {
      vi.advanceTimersByTime(25);
      const { id } = next({ category: skill.category, skill }, []) ?? {};
      if (skill.families.length === 0) expect(id, skill.id).toBeUndefined();
      else expect(skill.families).toContain(id?.split('.')[0]);
    }
  });

  it('repeat no question of the last 30, even of one family and level', () => {
    const skill = SKILLS.find(({ id }) => id === 'logarithmic-form');
    const { random: next } = problemGenerator();
    const questions: string[] = [];
    let seen: readonly string[] = [];
    for (let time = 0; time < 150; time++) {
      vi.advanceTimersByTime(25);
      const made = next({ category: 'logarithms', difficulty: 'easy', skill }, seen);
      expect(questions.slice(-30)).not.toContain(made?.question);
      questions.push(made?.question ?? '');
      seen = [made?.id ?? '', ...seen].slice(0, 30);
    }
    expect(seen.every((id) => problemById(id).ok)).toBe(true);
  });

  it('repeat none of the last 30 from the cache either', () => {
    const { random: next } = problemGenerator();
    let seen: readonly string[] = [];
    for (let time = 0; time < 200; time++) {
      if (time % 5 === 0) vi.advanceTimersByTime(25);
      const { id = '' } = next({ category: 'geometry' }, seen) ?? {};
      expect(seen).not.toContain(id);
      seen = [id, ...seen].slice(0, 30);
    }
  });

  it('like another are also generated at most once in 25 ms, and are neither it nor the last one', () => {
    const { similar } = problemGenerator();
    const like = 'logarithmic-form.medium.3';
    const made = new Set<string>();
    let seen: readonly string[] = [];
    for (let time = 0; time < 1_000; time++) {
      if (time % 100 === 0) vi.advanceTimersByTime(25);
      const { id = '' } = similar({ category: 'logarithms', like, seen }) ?? {};
      expect([like, seen[0]]).not.toContain(id);
      made.add(id);
      seen = [id, ...seen].slice(0, 30);
    }
    expect(made.size).toBeLessThanOrEqual(12); // ten in time, plus those that a first visitor needs
  });
});
