import type { Family } from '../../family.js';
import { coneFromSlant, volumeOrSphere } from '../cone-and-sphere/family.js';

/** Volume and surface of cones and spheres, with the radius of the cone on a line under its circle. */
export const coneAndSphere2: Family = {
  id: 'cone-and-sphere-2',
  category: 'geometry',
  difficulties: [],
  retired: { medium: 'cone-and-sphere-3', hard: 'cone-and-sphere-3' },
  make: (random, difficulty) => {
    const unit = random.pick(['cm', 'm', 'mm']);
    const drawn = { most: 60, isMeasured: true };
    return difficulty === 'hard' ? coneFromSlant(random, unit, drawn) : volumeOrSphere(random, unit, drawn);
  },
};
