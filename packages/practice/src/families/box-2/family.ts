import type { Family } from '../../family.js';
import { drawBox } from '../box/family.js';

/** Boxes, not wider than they are long: volume, surface, a missing edge, cubes. */
export const box2: Family = {
  id: 'box-2',
  category: 'geometry',
  difficulties: [],
  retired: { easy: 'box-3', medium: 'box-3', hard: 'box-3' },
  make: (random, difficulty) => drawBox(random, difficulty, true),
};
