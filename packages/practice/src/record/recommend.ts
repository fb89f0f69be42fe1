import { type Skill, SKILLS } from '../skills.js';
import type { Category } from '../problem.js';
import type { SkillProgress, States } from './states.js';

/** A recommended skill, with the reason in one sentence. */
export interface Recommendation {
  readonly skill: string;
  /** The sentence, such as "Next: Factoring trinomials. You know both skills it builds on." */
  readonly reason: string;
}

/**
 * Returns the skill to practice next, or undefined if every skill is at least proficient. A familiar skill comes first,
 * then one whose prerequisites are all at least proficient, preferably where the learner last practiced.
 */
export function recommend(states: States, category?: Category): Recommendation | undefined {
  const last = latest(states);
  const open = SKILLS.flatMap((skill) => {
    const progress = states.get(skill.id);
    const isWanted = category === undefined || skill.category === category;
    return progress && isWanted && !isKnown(progress) ? { skill, progress } : [];
  }).filter(
    ({ skill, progress }) =>
      progress.state === 'familiar' || skill.needs.every((id) => isKnown(states.get(id))),
  );
  const rank = ({ skill, progress }: (typeof open)[number]): readonly number[] => [
    progress.state === 'familiar' ? 0 : 1,
    -(progress.lastAt ?? 0),
    skill.unit === last?.unit ? 0 : 1,
    skill.category === last?.category ? 0 : 1,
  ];
  const [best] = open
    .map((one) => ({ ...one, rank: rank(one) }))
    .sort((a, b) => firstDifference(a.rank, b.rank));
  return (
    best && {
      skill: best.skill.id,
      reason: `Next: ${best.skill.title}. ${reasonFor(best.skill, best.progress)}`,
    }
  );
}

function isKnown(progress: SkillProgress | undefined): boolean {
  return progress?.state === 'proficient' || progress?.state === 'mastered';
}

/** Returns the skill that was practiced last. */
function latest(states: States): Skill | undefined {
  const at = (skill: Skill) => states.get(skill.id)?.lastAt ?? 0;
  const last = SKILLS.reduce<Skill | undefined>(
    (best, skill) => (best === undefined || at(skill) > at(best) ? skill : best),
    undefined,
  );
  return last && at(last) > 0 ? last : undefined;
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function reasonFor({ needs }: Skill, { state, lastAt }: SkillProgress): string {
  if (state === 'familiar') return 'You know this skill a little. More practice will make you proficient.';
  if (lastAt !== undefined) return 'You’ve started this skill.';
  if (needs.length === 0) return 'This skill doesn’t build on any other.';
  if (needs.length === 1) return 'You know the skill it builds on.';
  return needs.length === 2
    ? 'You know both skills it builds on.'
    : `You know all ${needs.length} skills it builds on.`;
}
