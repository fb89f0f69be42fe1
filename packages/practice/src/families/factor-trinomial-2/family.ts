import type { Family } from '../../family.js';
import { monic } from '../factor-trinomial/family.js';

/** A trinomial as the product of two binomials: y² + 5y + 6. */
export const factorTrinomial2: Family = {
  id: 'factor-trinomial-2',
  category: 'algebra',
  difficulties: ['easy', 'medium'],
  make: (random, difficulty) => monic(random, difficulty, 12, random.pick(['x', 'x', 'y', 'n', 'a', 't'])),
};
