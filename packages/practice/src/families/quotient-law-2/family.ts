import type { Family } from '../../family.js';
import { wholeDifference } from '../quotient-law/family.js';
import { knownLogarithms } from '../shared/known-logarithms.js';
import { powersOf } from '../shared/powers.js';

const POWERS = powersOf([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2, 640);

/** The quotient law: a difference of two logarithms that is whole, then the logarithm of a quotient of known ones. */
export const quotientLaw2: Family = {
  id: 'quotient-law-2',
  category: 'logarithms',
  difficulties: [],
  retired: { medium: 'quotient-law-3', hard: 'quotient-law-3' },
  make: (random, difficulty) =>
    difficulty === 'medium' ? wholeDifference(random, POWERS) : knownLogarithms(random, '/', true),
};
