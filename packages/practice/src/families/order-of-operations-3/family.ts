import type { Family } from '../../family.js';
import { orderOfOperations, powerOfDifference } from '../order-of-operations/family.js';

/** A calculation where the order of operations matters: 20 - 2(7 - 4)². */
export const orderOfOperations3: Family = {
  id: 'order-of-operations-3',
  category: 'algebra',
  difficulties: ['easy', 'medium'],
  make: (random, difficulty) =>
    difficulty === 'easy'
      ? orderOfOperations.make(random, difficulty)
      : powerOfDifference(
          random,
          (inside, factor) =>
            `The value of the parentheses is $${inside}$. Only this value is squared, not the factor ${factor} before it.`,
        ),
};
