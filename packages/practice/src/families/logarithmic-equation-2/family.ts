import type { Family } from '../../family.js';
import { logarithmicEquation, withDomain } from '../logarithmic-equation/family.js';

/** Equations with several logarithms; in hard ones a solution must be left out, as a logarithm has no value there. */
export const logarithmicEquation2: Family = {
  id: 'logarithmic-equation-2',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty !== 'hard') return logarithmicEquation.make(random, difficulty);
    const { hints, ...rest } = withDomain(random);
    const last =
      'The quadratic equation has two solutions. A logarithm needs a positive number: put both into the first equation to see which one is allowed.';
    return { ...rest, hints: [hints[0], ...hints.slice(1, -1), last] };
  },
};
