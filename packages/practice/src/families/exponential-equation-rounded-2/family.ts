import type { Family } from '../../family.js';
import {
  exponentialEquationRounded,
  linearExponent,
  twoBases,
} from '../exponential-equation-rounded/family.js';

const SO = 'so take the natural logarithm of both sides.';

/** The unknown in an exponent, found with logarithms and rounded: 2^x = 7. */
export const exponentialEquationRounded2: Family = {
  id: 'exponential-equation-rounded-2',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty !== 'hard') return exponentialEquationRounded.make(random, difficulty);
    return random.oneIn(2)
      ? linearExponent(random, (base, value) => `${value} is not a whole power of ${base}, ${SO}`)
      : twoBases(
          random,
          (base, other) => `You can't write ${base} and ${other} as powers of one whole number, ${SO}`,
        );
  },
};
