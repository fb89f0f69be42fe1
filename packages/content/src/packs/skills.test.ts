import { SKILLS } from '@mathtools/practice';
import { expect, it } from 'vitest';
import { PACKS } from './packs.js';
import { LESSON_SKILLS } from './skills.js';

it('every lesson teaches skills that exist', () => {
  const lessons = PACKS.flatMap(({ id, lessons: all }) => all.map((lesson) => `${id}/${lesson.id}`));
  const lacking = lessons.filter((lesson) => (LESSON_SKILLS[lesson] ?? []).length === 0);
  expect(lacking.map((lesson) => `${lesson} has no skill: enter it in src/packs/skills.ts.`)).toEqual([]);
  expect(Object.keys(LESSON_SKILLS).filter((lesson) => !lessons.includes(lesson))).toEqual([]);
  const known = SKILLS.map(({ id }) => id);
  for (const [lesson, skills] of Object.entries(LESSON_SKILLS)) {
    expect(
      skills.filter((skill) => !known.includes(skill)),
      lesson,
    ).toEqual([]);
    expect(new Set(skills).size, lesson).toBe(skills.length);
  }
});
