import type { Family } from '../../family.js';
import { numberOfSides, ratio } from '../polygon-angles/family.js';

/** Angles of regular polygons and of triangles with a ratio. */
export const polygonAngles2: Family = {
  id: 'polygon-angles-2',
  category: 'geometry',
  difficulties: [],
  retired: { hard: 'polygon-angles-4' },
  make: (random) => (random.oneIn(3) ? numberOfSides(random, 'an') : ratio(random, true)),
};
