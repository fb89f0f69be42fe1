import { reviewsOf } from '@mathtools/practice/reviews';
import { skillOf } from '../practice/skills.js';
import { saveAhead } from './continue.js';
import type { Learner } from './learner.js';

/** The largest number of reviews that other pages count. */
const MOST = 99;

/** Stores what a learner can continue with, for other pages. */
export function saveAheadOf({ facts, now, recommendation }: Learner): void {
  const skill = recommendation && skillOf(recommendation.skill);
  saveAhead(
    facts.length > 0
      ? {
          reviews: reviewsOf(facts, now)
            .slice(0, MOST)
            .map(({ due }) => due),
          next: skill && { skill: skill.id, title: skill.title },
        }
      : undefined,
  );
}
