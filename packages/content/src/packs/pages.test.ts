import { describe, expect, it } from 'vitest';
import { PACK_PAGES } from './pages.js';
import { PACKS } from './packs.js';

it('there is a page for packs that exist', () => {
  expect(Object.keys(PACK_PAGES).sort()).toEqual(PACKS.map(({ id }) => id).sort());
});

describe.each(PACKS.map((pack) => [pack.id, pack] as const))('the page of %s', (id, pack) => {
  const { outcome = '', lessons = {}, problem = '' } = PACK_PAGES[id] ?? {};

  it('says what a reader can do, in one sentence', () => {
    expect(outcome).toMatch(/^After this pack, you can [^.]+\.$/);
  });

  it('has a line for each lesson, in the order of the lessons', () => {
    expect(Object.keys(lessons)).toEqual(pack.lessons.map((lesson) => lesson.id));
    for (const line of Object.values(lessons)) expect(line).toMatch(/^[A-Z].{20,95}\.$/);
  });

  it('offers a problem of the pack', () => {
    expect(pack.problems.bank).toContain(problem);
  });
});
