import type { Family } from '../../family.js';
import { bySubstitution, twoEquations, twoUnknowns } from '../two-equations/family.js';

/** Two equations with two unknowns, by substitution in small steps, or by addition. */
export const twoEquations2: Family = {
  id: 'two-equations-2',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty !== 'easy') return twoEquations.make(random, difficulty);
    const [x, y] = twoUnknowns(random);
    return Math.abs(x) === y
      ? twoEquations2.make(random, difficulty)
      : bySubstitution(random, Math.abs(x), y, true);
  },
};
