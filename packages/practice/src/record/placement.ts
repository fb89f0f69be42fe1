import type { Category } from '../problem.js';
import { SKILLS } from '../skills.js';

/** The largest number of problems in a placement. */
export const PLACEMENT_PROBLEMS = 12;

/** The answer to one problem of a placement. */
export interface PlacementAnswer {
  readonly skill: string;
  readonly isRight: boolean;
}

/** The next step of a placement: a problem of a skill, or the ids of the skills that it counted as known. */
export type PlacementStep =
  | { readonly kind: 'problem'; readonly skill: string }
  | { readonly kind: 'done'; readonly known: readonly string[] };

/**
 * Returns the next step of a placement in a category, after some answers. A correct answer shows that the learner knows
 * the skill and everything that it builds on. An incorrect answer shows that the learner doesn't know the skill or
 * anything that builds on it. Each problem is from the skill that settles the most others in either case.
 */
export function placement(category: Category, answers: readonly PlacementAnswer[]): PlacementStep {
  const skills = SKILLS.filter((skill) => skill.category === category).map(({ id }) => id);
  const below = prerequisitesIn(category);
  const isBelow = (easier: string, harder: string) =>
    easier === harder || below.get(harder)?.has(easier) === true;
  const known = skills.filter((id) => answers.some(({ skill, isRight }) => isRight && isBelow(id, skill)));
  const open = skills.filter(
    (id) => !known.includes(id) && !answers.some(({ skill, isRight }) => !isRight && isBelow(skill, id)),
  );
  if (open.length === 0 || answers.length >= PLACEMENT_PROBLEMS) return { kind: 'done', known };
  const decided = (id: string) => {
    const ifRight = open.filter((other) => isBelow(other, id)).length;
    const ifWrong = open.filter((other) => isBelow(id, other)).length;
    return [Math.min(ifRight, ifWrong), ifRight + ifWrong] as const;
  };
  const [first = '', ...others] = open;
  const skill = others.reduce((best, id) => {
    const [[least, sum], [bestLeast, bestSum]] = [decided(id), decided(best)];
    return least > bestLeast || (least === bestLeast && sum > bestSum) ? id : best;
  }, first);
  return { kind: 'problem', skill };
}

/** Returns the direct and indirect prerequisites of every skill of a category, within the category. */
function prerequisitesIn(category: Category): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, ReadonlySet<string>>();
  const own = new Map(
    SKILLS.filter((skill) => skill.category === category).map(({ id, needs }) => [id, needs]),
  );
  const prerequisitesOf = (id: string): ReadonlySet<string> => {
    const found = all.get(id);
    if (found) return found;
    const needs = (own.get(id) ?? []).filter((need) => own.has(need));
    const set = new Set(needs.flatMap((need) => [need, ...prerequisitesOf(need)]));
    all.set(id, set);
    return set;
  };
  for (const id of own.keys()) prerequisitesOf(id);
  return all;
}
