import type { Family } from '../../family.js';
import { overOrRoot, unknownBase, whole } from '../base-of-logarithm/family.js';
import { MANY_POWERS } from '../shared/powers.js';

/** The unknown as the base: log_x 49 = 2. */
export const baseOfLogarithm2: Family = {
  id: 'base-of-logarithm-2',
  category: 'logarithms',
  difficulties: ['easy', 'medium'],
  make: (random, difficulty) =>
    unknownBase(difficulty === 'easy' ? whole(random, MANY_POWERS, 60) : overOrRoot(random, MANY_POWERS)),
};
