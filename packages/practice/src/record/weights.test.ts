import { expect, it } from 'vitest';
import { SKILLS } from '../skills.js';
import { coveredBy, weightOf, WEIGHTS } from './weights.js';

it('the weights name skills and their needs, and are parts of 1', () => {
  for (const [id, weights] of Object.entries(WEIGHTS))
    for (const [need, weight] of Object.entries(weights)) {
      expect(SKILLS.find((skill) => skill.id === id)?.needs, `${id} needs ${need}`).toContain(need);
      expect([0.2, 1]).toContain(weight);
    }
});

it('the parts along a chain are multiplied, and the largest product counts', () => {
  const parts = coveredBy('two-unknowns');
  expect(parts.get('two-equations')).toBe(1);
  expect(parts.get('one-unknown')).toBe(0.5);
  expect(parts.get('linear-equation')).toBe(1);
  expect(parts.get('evaluate-expression')).toBe(weightOf('linear-equation', 'evaluate-expression'));
});

it('no skill covers itself, and only skills that it builds on', () => {
  const below = (id: string): readonly string[] =>
    (SKILLS.find((skill) => skill.id === id)?.needs ?? []).flatMap((need) => [need, ...below(need)]);
  for (const { id } of SKILLS) {
    const covered = [...coveredBy(id).keys()];
    expect(covered).not.toContain(id);
    expect(below(id)).toEqual(expect.arrayContaining(covered));
  }
});
