import { FAMILIES, generateProblem } from '@mathtools/practice';
import { describe, expect, it } from 'vitest';
import { BANK } from '../bank/bank.js';
import type { Pack } from './pack.js';
import {
  countFaults,
  lessonFaults,
  minutesOf,
  pointsOf,
  problemsOf,
  sumFaults,
  textFaults,
  written,
} from './pack-faults.test-support.js';
import { PACKS } from './packs.js';

const BANK_IDS = new Set(BANK.map(({ id }) => id));
const KEBAB_CASE = /^[a-z]+(?:-[a-z]+)*$/;
const PAGE = { lines: 45, characters: 90 };

describe.each(PACKS.map((pack) => [pack.id, pack] as const))('the pack %s', (_, pack) => {
  const { lessons, description, features, summary, problems } = pack;

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))('has no faults in %s', (_id, lesson) => {
    expect(lessonFaults(lesson)).toEqual([]);
  });

  it('has enough lessons, each with an idea, examples and pitfalls', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(6);
    for (const { id, idea, examples, pitfalls } of lessons) {
      expect(idea.length, id).toBeGreaterThanOrEqual(4);
      expect(examples.length, id).toBeGreaterThanOrEqual(3);
      expect(pitfalls.length, id).toBeGreaterThanOrEqual(2);
    }
  });

  it('begins every volume formula with V =', () => {
    const formulas = lessons.flatMap(({ idea }) =>
      idea.flatMap((block) =>
        typeof block !== 'string' && 'formula' in block && block.words.startsWith('Volume')
          ? [block.formula]
          : [],
      ),
    );
    expect(formulas.filter((formula) => !formula.startsWith('V = '))).toEqual([]);
    expect(formulas).toHaveLength(pack.id === 'geometry-essentials' ? 5 : 0);
  });

  it('has at least 20 different practice problems, all of which exist', () => {
    expect(problems.bank.filter((id) => !BANK_IDS.has(id))).toEqual([]);
    expect(new Set(problems.bank).size).toBe(problems.bank.length);
    expect(problems.families.filter((wanted) => !exists(wanted))).toEqual([]);
    expect(problemsOf(pack)).toBeGreaterThanOrEqual(20);
  });

  it('has a summary that fits on one page', () => {
    const lines = summary.flatMap((section) => [section.heading, ...section.lines]);
    expect([...lines, description].flatMap((text) => [...textFaults(text), ...sumFaults(text)])).toEqual([]);
    expect(lines.length).toBeLessThanOrEqual(PAGE.lines);
    expect(lines.filter((text) => written(text).length > PAGE.characters)).toEqual([]);
  });

  it('has 4 or 5 features whose numbers match the content', () => {
    expect([4, 5]).toContain(features.length);
    expect([description, ...features].flatMap((text) => countFaults(text, pack))).toEqual([]);
  });

  it('promises no timer, no single evening and no exclusive problems', () => {
    const card = [pack.title, description, ...features, ...lessons.map(({ title }) => title)].join('\n');
    expect(card).not.toMatch(/(?<!self-)timed|evening/i);
    expect(features).toContain(`${problemsOf(pack)} selected problems with full solutions`);
  });
});

it('the exam pack states how long its lessons take and how many points its exams have', () => {
  const lessons = PACKS.find(({ id }) => id === 'exam-night')?.lessons ?? [];
  const text = JSON.stringify(lessons);
  const [taught, exams] = [lessons.filter(({ exam }) => !exam), lessons.filter(({ exam }) => exam)];
  expect(lessons.map(({ exam }) => exam ?? false)).toEqual([...Array<boolean>(7).fill(false), true, true]);
  expect(text).toContain(`lessons 1 to 7 take ${minutesOf(taught)} minutes`);
  expect(text).toContain(`take ${minutesOf(exams)} minutes together`);
  expect(text).toContain(`That is ${minutesOf(lessons)} minutes in total`);
  expect(exams.map(({ examples }) => examples.length)).toEqual([5, 5]);
  expect(exams.map(pointsOf)).toEqual([40, 40]);
  expect(text).toContain('the five problems below, 40 points in total');
  expect(text).toContain('Below are five new problems worth 40 points');
});

describe('the packs', () => {
  it('have unique ids', () => {
    expect(new Set(PACKS.map(({ id }) => id)).size).toBe(PACKS.length);
    for (const { id, lessons } of PACKS) {
      const ids = lessons.map((lesson) => lesson.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect([id, ...ids].filter((one) => !KEBAB_CASE.test(one))).toEqual([]);
    }
  });
});

function exists({ family, difficulty, count }: Pack['problems']['families'][number]): boolean {
  const category = FAMILIES.find(({ id }) => id === family)?.category;
  return category !== undefined && count > 0 && generateProblem({ category, family, difficulty, seed: 1 }).ok;
}
