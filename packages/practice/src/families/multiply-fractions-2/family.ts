import type { Family } from '../../family.js';
import { draft, fraction, multiplyFractions } from '../multiply-fractions/family.js';
import { commonDivisor } from '../shared/lowest.js';

const [CANCEL, NOTHING] = [
  'You may cancel before you multiply: divide a numerator and a denominator by the same number.',
  'No number greater than 1 divides both a numerator and a denominator, so there is nothing to cancel.',
];

/** A product of fractions that are not the same, or a quotient of fractions. */
export const multiplyFractions2: Family = {
  id: 'multiply-fractions-2',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty !== 'easy') return multiplyFractions.make(random, difficulty);
    const [first, second] = [fraction(random), fraction(random)];
    if (first.join() === second.join()) return multiplyFractions2.make(random, difficulty);
    const isCanceled = commonDivisor(first[0] * second[0], first[1] * second[1]) > 1;
    return draft([first, second], undefined, isCanceled ? CANCEL : NOTHING);
  },
};
