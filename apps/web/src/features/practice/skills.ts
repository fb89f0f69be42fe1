import { packs, units } from 'virtual:topics';
import { withQuery } from '../../site/with-query.js';

/** The units of all categories with their skills, in teaching order. */
export const UNITS = units;

/** Every skill with its unit. */
export const SKILLS = UNITS.flatMap((unit) => unit.skills.map((skill) => ({ ...skill, unit })));

/** A skill that can be practiced on its own. */
export type Skill = (typeof SKILLS)[number];

/** Returns the skill with an id, or undefined. */
export function skillOf(id: string): Skill | undefined {
  return SKILLS.find((skill) => skill.id === id);
}

/** A lesson that teaches a skill. The first lesson of a pack is a sample, free for everyone. */
export interface TeachingLesson {
  readonly pack: string;
  readonly lesson: string;
  readonly title: string;
  readonly isSample: boolean;
}

/** Returns the lessons that teach a skill. */
export function lessonsOf({ lessons }: Pick<Skill, 'lessons'>): readonly TeachingLesson[] {
  return packs.flatMap(([pack, , contents]) =>
    contents
      .map(([lesson, title], at) => ({ pack, lesson, title, isSample: at === 0 }))
      .filter(({ lesson }) => lessons.includes(`${pack}/${lesson}`)),
  );
}

/** Returns the address for practicing a skill or, without an id, that of the skill map. */
export function linkToSkill(id = ''): string {
  return withQuery('/practice', { skill: id });
}
