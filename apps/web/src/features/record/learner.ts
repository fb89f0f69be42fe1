import {
  type Fact,
  type Recommendation,
  recommend,
  type SkillProgress,
  type States,
  statesOf,
} from '@mathtools/practice/record';
import type { Skill } from '../practice/skills.js';

/** A learner's states and recommendation at a time. */
export interface Learner {
  readonly facts: readonly Fact[];
  /** The time in milliseconds since 1970. */
  readonly now: number;
  readonly states: States;
  readonly recommendation: Recommendation | undefined;
}

/** Computes a learner's states and recommendation at a time. */
export function learnerFrom(facts: readonly Fact[], now: number): Learner {
  const states = statesOf(facts, now);
  return { facts, now, states, recommendation: facts.length > 0 ? recommend(states) : undefined };
}

/** Returns the level of a skill's next problem: the learner's level, or the nearest one that the skill has. */
export function levelFor(skill: Skill, states: States): Skill['levels'][number] | undefined {
  const order = ['easy', 'medium', 'hard'] as const;
  const wanted = order.indexOf(states.get(skill.id)?.level ?? 'easy');
  return [...skill.levels].sort(
    (a, b) => Math.abs(order.indexOf(a) - wanted) - Math.abs(order.indexOf(b) - wanted),
  )[0];
}

/** Returns true if a learner has practiced a skill, or was placed above it. */
export function isKnownTo(progress: SkillProgress | undefined): boolean {
  return progress !== undefined && (progress.lastAt !== undefined || progress.state !== 'new');
}

/** Returns true if a learner is at least proficient in a skill. */
export function isProficient(progress: SkillProgress | undefined): boolean {
  return progress?.state === 'proficient' || progress?.state === 'mastered';
}
