import {
  type Fact,
  type Recommendation,
  recommend,
  type SkillProgress,
  type States,
  statesOf,
} from '@mathtools/practice/record';
import { type Review, reviewsOf } from '@mathtools/practice/reviews';
import { type Skill, skillOf } from '../practice/skills.js';
import type { Ahead } from './continue.js';

/** The learner's states, reviews and recommendation, computed from the facts at a time. */
export interface Learner {
  readonly facts: readonly Fact[];
  readonly states: States;
  /** The reviews that are due, the earliest first. */
  readonly due: readonly Review[];
  readonly recommendation: Recommendation | undefined;
  readonly ahead: Ahead | undefined;
}

/** The maximum number of reviews that other pages count. */
const MOST = 99;

/** Computes a learner's states, reviews and recommendation from the facts at a time. */
export function learnerFrom(facts: readonly Fact[], now: number): Learner {
  const states = statesOf(facts, now);
  const reviews = reviewsOf(facts, now);
  const recommendation = facts.length > 0 ? recommend(states) : undefined;
  const ahead = facts.length > 0 ? aheadOf(reviews, recommendation) : undefined;
  return { facts, states, due: reviews.filter(({ due }) => due <= now), recommendation, ahead };
}

function aheadOf(reviews: readonly Review[], recommendation: Recommendation | undefined): Ahead {
  const skill = recommendation && skillOf(recommendation.skill);
  return {
    reviews: reviews.slice(0, MOST).map(({ due }) => due),
    next: skill && { skill: skill.id, title: skill.title },
  };
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
