import type { Family } from '../../family.js';
import { exponentialEquation, shiftedExponent } from '../exponential-equation/family.js';

/** The unknown in an exponent, with both sides powers of one number: 2^(x + 1) = 32. */
export const exponentialEquation2: Family = {
  id: 'exponential-equation-2',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    difficulty === 'easy' ? shiftedExponent(random, [0]) : exponentialEquation.make(random, difficulty),
};
