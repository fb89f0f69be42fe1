import type { Family } from '../../family.js';
import { oneExponent, wholeResult } from '../evaluate-logarithm/family.js';
import { MANY_POWERS } from '../shared/powers.js';

/** Numbers that are no square. */
const ROOT_BASES = [
  2, 3, 5, 6, 7, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 26, 28, 29, 30, 31, 33, 35, 37, 41,
  43, 47,
] as const;

/** Logarithms with an exact value: integers, then −n, 1/n and 1/2. */
export const evaluateLogarithm2: Family = {
  id: 'evaluate-logarithm-2',
  category: 'logarithms',
  difficulties: ['easy', 'medium'],
  make: (random, difficulty) =>
    difficulty === 'easy' ? wholeResult(random, MANY_POWERS) : oneExponent(random, MANY_POWERS, ROOT_BASES),
};
