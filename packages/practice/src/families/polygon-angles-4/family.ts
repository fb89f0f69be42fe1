import type { Family } from '../../family.js';
import { numberOfSides, type OuterHint, ratio } from '../polygon-angles/family.js';

const hint: OuterHint = (outer) =>
  `Inner and outer angle together make 180°, so the outer angle is ${outer}°.`;

/** Angles of regular polygons and of triangles with a ratio. */
export const polygonAngles4: Family = {
  id: 'polygon-angles-4',
  category: 'geometry',
  difficulties: ['hard'],
  make: (random) => (random.oneIn(3) ? numberOfSides(random, 'an', hint) : ratio(random, true)),
};
