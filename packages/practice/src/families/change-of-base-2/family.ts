import type { Family } from '../../family.js';
import { chain } from '../change-of-base/family.js';
import { powersOf } from '../shared/powers.js';

const POWERS = powersOf([2, 3, 5, 6, 7, 10, 11, 12], 2, 1024);

/** A product of two logarithms in which the number between cancels. */
export const changeOfBase2: Family = {
  id: 'change-of-base-2',
  category: 'logarithms',
  difficulties: ['hard'],
  make: (random) => chain(random, POWERS),
};
