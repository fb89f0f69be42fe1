import type { Family } from '../../family.js';
import { expand } from '../expand-logarithm/family.js';

/** One logarithm of a product, quotient and powers, written as a sum of logarithms of letters. */
export const expandLogarithm2: Family = {
  id: 'expand-logarithm-2',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    expand(random, difficulty, {
      quotient:
        'Begin with the quotient: from the logarithm of what is above the bar, subtract the logarithm of what is below.',
      each: (n) => `You should get ${n} logarithms, each of a single letter or number.`,
    }),
};
