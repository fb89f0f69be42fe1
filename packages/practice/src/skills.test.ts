import { describe, expect, it } from 'vitest';
import { FAMILIES } from './generate.js';
import { CATEGORIES } from './problem.js';
import { SKILLS, UNITS } from './skills.js';

const ids = SKILLS.map(({ id }) => id);

/** Returns the skills on a cycle of prerequisites, or none if there is no cycle. */
function circleFrom(id: string, way: readonly string[] = []): readonly string[] {
  if (way.includes(id)) return [...way, id];
  const needs = SKILLS.find((skill) => skill.id === id)?.needs ?? [];
  return needs.map((need) => circleFrom(need, [...way, id])).find((found) => found.length > 0) ?? [];
}

describe('the skills', () => {
  it('give every family exactly one skill, from its own category', () => {
    const lacking = FAMILIES.filter(({ id }) => !SKILLS.some(({ families }) => families.includes(id)));
    expect(lacking.map(({ id }) => `The family ${id} has no skill: enter its id in src/skills.ts.`)).toEqual(
      [],
    );
    for (const { id, category } of FAMILIES) {
      const skills = SKILLS.filter(({ families }) => families.includes(id));
      expect(
        skills.map((skill) => skill.category),
        id,
      ).toEqual([category]);
    }
  });

  it('name only families that exist', () => {
    const known = FAMILIES.map(({ id }) => id);
    expect(SKILLS.flatMap(({ families }) => families).filter((id) => !known.includes(id))).toEqual([]);
  });

  it('have unique ids, titles and descriptions', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(SKILLS.map(({ title }) => title)).size).toBe(SKILLS.length);
    expect(new Set(SKILLS.map(({ about }) => about)).size).toBe(SKILLS.length);
    for (const { id, title, about } of SKILLS) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(title).toMatch(/^\p{Lu}.*[^.]$/u);
      expect(about).toMatch(/^(?!You )\p{Lu}\p{Ll}+ [^.]+\.$/u);
    }
  });

  it('need only skills that exist, without cycles', () => {
    for (const { id, needs } of SKILLS) {
      expect(
        needs.filter((need) => !ids.includes(need)),
        id,
      ).toEqual([]);
      expect(new Set(needs).size, id).toBe(needs.length);
      expect(circleFrom(id)).toEqual([]);
    }
  });

  it('are in units of every category, in the order of the tabs, with no empty unit', () => {
    expect([...new Set(UNITS.map(({ category }) => category))]).toEqual([...CATEGORIES]);
    expect(UNITS.map(({ category }) => CATEGORIES.indexOf(category))).toEqual(
      UNITS.map(({ category }) => CATEGORIES.indexOf(category)).sort(),
    );
    expect(new Set(UNITS.map(({ id }) => id)).size).toBe(UNITS.length);
    for (const { id, skills } of UNITS) expect(skills.length, id).toBeGreaterThan(0);
    expect(UNITS.flatMap(({ id, skills }) => skills.filter(({ unit }) => unit !== id))).toEqual([]);
  });
});
