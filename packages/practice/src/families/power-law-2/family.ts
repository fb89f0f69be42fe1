import type { Family } from '../../family.js';
import { oneLogarithm } from '../power-law/family.js';
import { powersOf } from '../shared/powers.js';

const POWERS = powersOf([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2, 1024);

/** The power law: a factor before a logarithm becomes an exponent inside it. */
export const powerLaw2: Family = {
  id: 'power-law-2',
  category: 'logarithms',
  difficulties: ['easy'],
  make: (random) => oneLogarithm(random, POWERS),
};
