import type { Family } from '../../family.js';
import { alone } from '../logarithm-equation/family.js';
import { MANY_POWERS } from '../shared/powers.js';

/** The unknown alone inside a logarithm: log_2 x = 5. */
export const logarithmEquation2: Family = {
  id: 'logarithm-equation-2',
  category: 'logarithms',
  difficulties: ['easy'],
  make: (random) => alone(random, MANY_POWERS),
};
