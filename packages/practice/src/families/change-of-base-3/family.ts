import type { Family } from '../../family.js';
import { changeOfBase, quotient } from '../change-of-base/family.js';

/** A logarithm as the quotient of two others: derived and written down, then computed. */
export const changeOfBase3: Family = {
  id: 'change-of-base-3',
  category: 'logarithms',
  difficulties: ['easy', 'medium'],
  make: (random, difficulty) =>
    difficulty === 'easy' ? quotient(random, true) : changeOfBase.make(random, difficulty),
};
