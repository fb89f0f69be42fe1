import type { Family } from '../../family.js';
import { wholeSum } from '../product-law/family.js';
import { knownLogarithms } from '../shared/known-logarithms.js';
import { powersOf } from '../shared/powers.js';

/** The powers of numbers that are a product, but no power. */
const COMPOSITE = powersOf(
  [6, 10, 12, 14, 15, 18, 20, 21, 22, 24, 26, 28, 30, 33, 34, 35, 38, 39, 40, 42, 44, 45],
  2,
  2100,
);

/** The product law: a sum of two logarithms that is whole, then the logarithm of a product of known ones. */
export const productLaw2: Family = {
  id: 'product-law-2',
  category: 'logarithms',
  difficulties: [],
  retired: { medium: 'product-law-3', hard: 'product-law-3' },
  make: (random, difficulty) =>
    difficulty === 'medium' ? wholeSum(random, COMPOSITE) : knownLogarithms(random, '*', true),
};
