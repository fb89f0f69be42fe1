import { UNITS } from '@mathtools/practice';
import { toolSkills } from 'virtual:tool-skills';
import { expect, it } from 'vitest';
import { tools } from './index.js';

const skills = UNITS.flatMap((unit) => unit.skills);

it('every tool leads to skills that there are, by their titles', () => {
  const lacking = tools.filter(({ id }) => (toolSkills[id] ?? []).length === 0);
  expect(
    lacking.map(({ id }) => `The tool ${id} has no skill: enter it in scripts/tool-skills.mjs.`),
  ).toEqual([]);
  for (const [id, title] of Object.values(toolSkills).flat())
    expect(skills.find((skill) => skill.id === id)?.title, id).toBe(title);
  expect(Object.keys(toolSkills).filter((id) => !tools.some((tool) => tool.id === id))).toEqual([]);
});
