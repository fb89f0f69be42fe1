import { SKILLS } from '../../../features/practice/skills.js';
import { find } from '../../../features/search/find.js';

/** Returns the ids of the skills that match a search term, or of all skills if the term is blank. */
export function foundBy(term: string): readonly string[] {
  if (term.trim() === '') return SKILLS.map(({ id }) => id);
  const skillsIn = (found: ReturnType<typeof find>['all']) => found.flatMap(({ skill }) => skill ?? []);
  const { all, near } = find(term);
  const ids = skillsIn(all);
  return ids.length > 0 ? ids : skillsIn(near);
}

/** Returns the number of skills that match a search term in words. */
export function countText(count: number, term: string): string {
  if (term.trim() === '') return `${count} skills`;
  if (count === 0) return `No skill matches “${term.trim()}”. Clear the search to see all skills.`;
  return count === 1 ? '1 skill' : `${count} skills`;
}
