import type { Family } from '../../family.js';
import { quotientOfSums } from '../order-of-operations/family.js';

/** A calculation with a fraction bar: (3² - 2 × 4)/(5 - 7) - 3. */
export const orderOfOperations2: Family = {
  id: 'order-of-operations-2',
  category: 'algebra',
  difficulties: ['hard'],
  make: (random) =>
    quotientOfSums(
      random,
      (above, below) => `Above the fraction bar you get $${above}$, and below it $${below}$. Divide them.`,
    ),
};
