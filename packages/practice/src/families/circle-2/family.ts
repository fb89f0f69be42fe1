import type { Family } from '../../family.js';
import { roundedAnswer, type Things } from '../circle/family.js';

const THINGS: Things = [
  ['plate', 'cm', 15, 30],
  ['pond', 'm', 3, 25],
  ['clock face', 'cm', 13, 40],
  ['flower bed', 'm', 3, 14],
  ['pizza', 'cm', 22, 40],
  ['coin', 'mm', 16, 31],
  ['mirror', 'cm', 18, 45],
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
