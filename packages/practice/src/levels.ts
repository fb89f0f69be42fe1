import { FAMILIES } from './generate.js';
import { DIFFICULTIES, type Difficulty } from './problem.js';
import type { Skill } from './skills.js';

/**
 * Returns the level closest to the requested one at which a skill has generated problems, or undefined if it has none.
 * @example levelFor(SKILLS.find(({ id }) => id === 'quadratic-formula'), 'easy') // "medium"
 */
export function levelFor({ families }: Pick<Skill, 'families'>, wanted: Difficulty): Difficulty | undefined {
  const levels = FAMILIES.filter(({ id }) => families.includes(id)).flatMap(
    ({ difficulties }) => difficulties,
  );
  const distance = (level: Difficulty) =>
    Math.abs(DIFFICULTIES.indexOf(level) - DIFFICULTIES.indexOf(wanted));
  return DIFFICULTIES.filter((level) => levels.includes(level)).sort((a, b) => distance(a) - distance(b))[0];
}
