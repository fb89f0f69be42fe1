import type { Family } from '../../family.js';
import { ROUND_THINGS, roundedAnswer, type Things } from '../circle/family.js';

const THINGS: Things = [
  ...ROUND_THINGS,
  ['cake', 'cm', 16, 32],
  ['lid', 'cm', 7, 28],
  ['button', 'mm', 9, 30],
  ['fountain', 'm', 3, 15],
  ['stage', 'm', 5, 20],
  ['badge', 'mm', 20, 45],
  ['tray', 'cm', 24, 42],
  ['drum', 'cm', 20, 45],
  ['rug', 'm', 2, 5],
];

/** Circumference and area of a round thing, rounded. */
export const circle2: Family = {
  id: 'circle-2',
  category: 'geometry',
  difficulties: ['medium'],
  make: (random) => roundedAnswer(random, THINGS),
};
