import type { Family } from '../../family.js';
import { productLaw2 } from '../product-law-2/family.js';
import { knownLogarithms } from '../shared/known-logarithms.js';

/** The product law: two logarithms joined to one that is whole, then the logarithm of a product of known ones, every sign shown. */
export const productLaw3: Family = {
  id: 'product-law-3',
  category: 'logarithms',
  difficulties: ['medium', 'hard'],
  make: (random, difficulty) =>
    difficulty === 'medium' ? productLaw2.make(random, difficulty) : knownLogarithms(random, '*', true, true),
};
