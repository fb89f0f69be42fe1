import type { Family } from '../../family.js';
import { doublings, halvings } from '../growth/doublings.js';
import { growth } from '../growth/family.js';

/** The most milligrams of a medicine that a patient takes at once. */
const MOST = 1000;

/** Doubling and halving: by counting, then with logarithms. */
export const growth2: Family = {
  id: 'growth-2',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty !== 'easy') return growth.make(random, difficulty);
    return random.oneIn(2) ? doublings(random) : halvings(random, MOST);
  },
};
