import type { Family } from '../../family.js';
import { drawBox } from '../box/family.js';

/** Boxes, not wider than they are long: volume, surface, a missing edge, cubes. */
export const box2: Family = {
  id: 'box-2',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => drawBox(random, difficulty, true),
};
