import type { Family } from '../../family.js';
import { fractionEquation, sumOfFractions } from '../fraction-equation/family.js';

/** One unknown in numerators: (x + 2)/3 = (x - 1)/2. */
export const fractionEquation2: Family = {
  id: 'fraction-equation-2',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    difficulty === 'hard' ? sumOfFractions(random, true) : fractionEquation.make(random, difficulty),
};
