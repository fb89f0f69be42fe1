import type { Family } from '../../family.js';
import { isosceles, quadrilateral, type RestHint, thirdAngle } from '../polygon-angles/family.js';

const rest: RestHint = (sum, all) => `How many degrees are left of ${all}° when you take ${sum}° away?`;

/** A missing angle of a triangle or of a quadrilateral. */
export const polygonAngles3: Family = {
  id: 'polygon-angles-3',
  category: 'geometry',
  difficulties: ['easy', 'medium'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return thirdAngle(random, rest);
    return random.oneIn(2) ? isosceles(random) : quadrilateral(random, rest);
  },
};
