import type { Family } from '../../family.js';
import { rootOfSide } from '../special-triangle/family.js';

/** The area of an equilateral triangle, the legs of a right triangle with two angles of 45°, in small steps. */
export const specialTriangle3: Family = {
  id: 'special-triangle-3',
  category: 'geometry',
  difficulties: ['hard'],
  make: (random) => rootOfSide(random, random.whole(2, 40), random.pick(['cm', 'm', 'mm']), true),
};
