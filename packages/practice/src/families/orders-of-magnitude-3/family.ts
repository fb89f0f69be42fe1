import type { Family } from '../../family.js';
import { namedLiquid } from '../orders-of-magnitude/acidity.js';
import { onScale } from '../orders-of-magnitude-2/family.js';

/** Logarithmic scales: pH of liquids as they are and as they are called, decibels, magnitudes of earthquakes. */
export const ordersOfMagnitude3: Family = {
  id: 'orders-of-magnitude-3',
  category: 'logarithms',
  difficulties: ['easy', 'medium'],
  make: (random, difficulty) => onScale(random, difficulty, namedLiquid),
};
