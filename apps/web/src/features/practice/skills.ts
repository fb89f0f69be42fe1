import { units } from 'virtual:topics';
import { withQuery } from '../../site/with-query.js';

/** The units of all categories with their skills, in teaching order. */
export const UNITS = units;

/** Every skill with its unit. */
export const SKILLS = UNITS.flatMap((unit) => unit.skills.map((skill) => ({ ...skill, unit })));

/** What can be practised by itself. */
export type Skill = (typeof SKILLS)[number];

/** Returns the skill of an id, or undefined. */
export function skillOf(id: string): Skill | undefined {
  return SKILLS.find((skill) => skill.id === id);
}

/** Returns the address where a skill is practised; without an id, of the map of all. */
export function linkToSkill(id = ''): string {
  return withQuery('/practice', { skill: id });
}
