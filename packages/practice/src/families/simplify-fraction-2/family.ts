import type { Family } from '../../family.js';
import { simplify, type Words } from '../simplify-fraction/family.js';

const WORDS: Words = {
  divideBoth: (divisor, common) =>
    divisor === common
      ? 'Only one number greater than 1 divides both. Try 2, 3, 5, 7, 11 and 13.'
      : `Both can be divided by ${divisor}. Go on until only 1 divides both.`,
  factorsOnly: 'Only a factor of the whole numerator can be canceled, not a part of one term.',
  factorsOf: (p, q) =>
    p === -q
      ? 'The numerator is a difference of two squares.'
      : `For the numerator, look for two numbers with the product $${p * q}$ and the sum $${p + q}$.`,
  cancel: (factor, zero) =>
    zero === undefined ? `Cancel ${factor}` : `Cancel ${factor}, as long as x is not ${zero}`,
};

/** A fraction with a factor to cancel, and for which x it can be canceled. */
export const simplifyFraction2: Family = {
  id: 'simplify-fraction-2',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => simplify(random, difficulty, WORDS),
};
