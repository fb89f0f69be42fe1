import type { Family } from '../../family.js';
import { ofWholeNumbers } from '../logarithmic-form/family.js';
import { MANY_POWERS } from '../shared/powers.js';

/** The same fact as a power and as a logarithm: 2^5 = 32 and log_2 32 = 5. */
export const logarithmicForm2: Family = {
  id: 'logarithmic-form-2',
  category: 'logarithms',
  difficulties: ['easy'],
  make: (random) => ofWholeNumbers(random, MANY_POWERS),
};
