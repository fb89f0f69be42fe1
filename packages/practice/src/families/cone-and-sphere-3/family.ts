import type { Family } from '../../family.js';
import { coneFromSlant } from '../cone-and-sphere/family.js';
import { coneAndSphere2 } from '../cone-and-sphere-2/family.js';

/** Volume and surface of cones and spheres, with every step from the slant height. */
export const coneAndSphere3: Family = {
  id: 'cone-and-sphere-3',
  category: 'geometry',
  difficulties: ['medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty !== 'hard') return coneAndSphere2.make(random, difficulty);
    const drawn = { most: 60, isMeasured: true, isWorkedOut: true };
    return coneFromSlant(random, random.pick(['cm', 'm', 'mm']), drawn);
  },
};
