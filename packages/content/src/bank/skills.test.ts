import { FAMILIES, SKILLS } from '@mathtools/practice';
import { expect, it } from 'vitest';
import { BANK } from './bank.js';
import { BANK_SKILLS } from './skills.js';

const skillsOf = (id: string) => SKILLS.filter((skill) => BANK_SKILLS[skill.id]?.includes(id));

it('every authored problem has exactly one skill, from its own category', () => {
  const lacking = BANK.filter(({ id }) => skillsOf(id).length === 0);
  expect(lacking.map(({ id }) => `${id} has no skill: enter its id in src/bank/skills.ts.`)).toEqual([]);
  for (const { id, category } of BANK)
    expect(
      skillsOf(id).map((skill) => skill.category),
      id,
    ).toEqual([category]);
});

it('the table names only existing skills and problems', () => {
  const ids = SKILLS.map(({ id }) => id);
  expect(Object.keys(BANK_SKILLS).filter((id) => !ids.includes(id))).toEqual([]);
  const named = Object.values(BANK_SKILLS).flat();
  expect(named.filter((id) => !BANK.some((problem) => problem.id === id))).toEqual([]);
});

it('every skill has a problem, and more than one if none can be generated', () => {
  for (const { id, families } of SKILLS) {
    const made = FAMILIES.filter((family) => families.includes(family.id));
    if (made.length === 0) expect(BANK_SKILLS[id]?.length ?? 0, id).toBeGreaterThan(1);
  }
});
