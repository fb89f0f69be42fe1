import type { Family } from '../../../family.js';
import { twoDraws } from '../../shared/two-draws.js';

/** Two draws without replacement, in a tree diagram. */
export const withoutReplacement: Family = {
  id: 'without-replacement',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return twoDraws(random, false, 'both');
    return twoDraws(
      random,
      false,
      difficulty === 'medium' ? random.pick(['different', 'same']) : 'at-least-one',
    );
  },
};
