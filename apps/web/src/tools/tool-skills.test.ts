import { UNITS } from '@mathtools/practice';
import { toolSkills } from 'virtual:tool-skills';
import { expect, it } from 'vitest';
import { tools } from './index.js';

const skills = UNITS.flatMap((unit) => unit.skills);

it('every tool links to existing skills, by their titles', () => {
  const lacking = tools.filter(({ id }) => (toolSkills[id] ?? []).length === 0);
  expect(lacking.map(({ id }) => `The tool ${id} has no skill: add one in scripts/tool-skills.mjs.`)).toEqual(
    [],
  );
  for (const [id, title] of Object.values(toolSkills).flat())
    expect(skills.find((skill) => skill.id === id)?.title, id).toBe(title);
  expect(Object.keys(toolSkills).filter((id) => !tools.some((tool) => tool.id === id))).toEqual([]);
});

/** Skills that are taught with algebra but aren't algebra, and skills that use a grid. */
const OTHER = [
  ...['rounding', 'estimation', 'prime-factors', 'gcd-and-lcm'],
  ...['percent', 'unit-rates', 'share-in-ratio', 'map-scale', 'interest', 'averages'],
  ...['convert-units', 'compound-measures', 'clock-time', 'plot-points', 'transform-graph'],
  ...['patterns', 'doubling', 'arithmetic-sequence', 'geometric-sequence'],
  ...['median-and-range', 'mean-from-table', 'box-plots', 'charts', 'simple-probability', 'complement'],
  ...['two-stages', 'without-replacement', 'counting', 'expected-value', 'orders-of-magnitude'],
];

it('every skill of algebra and logarithms is linked to the Equation Solver or to Check My Work', () => {
  const served = ['equation', 'working'].flatMap((id) => toolSkills[id] ?? []).map(([id]) => id);
  const algebra = skills.filter(({ category }) => category !== 'geometry').map(({ id }) => id);
  expect(algebra.filter((id) => !served.includes(id))).toEqual(OTHER);
});
