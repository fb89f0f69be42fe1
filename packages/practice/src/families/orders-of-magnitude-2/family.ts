import type { Family } from '../../family.js';
import { acidity, usualLiquid, wholeAcidity } from '../orders-of-magnitude/acidity.js';
import { decibels, wholeDecibels } from '../orders-of-magnitude/decibels.js';
import { earthquakes } from '../orders-of-magnitude/family.js';

/** Logarithmic scales: pH of liquids as they are, decibels, magnitudes of earthquakes. */
export const ordersOfMagnitude2: Family = {
  id: 'orders-of-magnitude-2',
  category: 'logarithms',
  difficulties: ['easy', 'medium'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') {
      const kind = random.pick(['acidity', 'earthquakes', 'decibels']);
      if (kind === 'acidity') return wholeAcidity(random, usualLiquid);
      return kind === 'earthquakes' ? earthquakes(random) : wholeDecibels(random);
    }
    return random.oneIn(2) ? acidity(random, usualLiquid) : decibels(random);
  },
};
