import type { Family } from '../../family.js';
import { isosceles } from '../triangle-area/family.js';

/** The area of an isosceles triangle from its base and a side or the perimeter. */
export const triangleArea2: Family = {
  id: 'triangle-area-2',
  category: 'geometry',
  difficulties: ['hard'],
  make: (random) => isosceles(random, 75),
};
