import type { Family } from '../../family.js';
import { quotientLaw2 } from '../quotient-law-2/family.js';
import { knownLogarithms } from '../shared/known-logarithms.js';

/** The quotient law: two logarithms joined to one that is whole, then the logarithm of a quotient of known ones, every sign shown. */
export const quotientLaw3: Family = {
  id: 'quotient-law-3',
  category: 'logarithms',
  difficulties: ['medium', 'hard'],
  make: (random, difficulty) =>
    difficulty === 'medium'
      ? quotientLaw2.make(random, difficulty)
      : knownLogarithms(random, '/', true, true),
};
