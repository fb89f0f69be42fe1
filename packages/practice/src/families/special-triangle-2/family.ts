import type { Family } from '../../family.js';
import { rootOfSide } from '../special-triangle/family.js';

/** The area of an equilateral triangle, the legs of a right triangle with two angles of 45°. */
export const specialTriangle2: Family = {
  id: 'special-triangle-2',
  category: 'geometry',
  difficulties: [],
  retired: { hard: 'special-triangle-3' },
  make: (random) => rootOfSide(random, random.whole(2, 40), random.pick(['cm', 'm', 'mm'])),
};
