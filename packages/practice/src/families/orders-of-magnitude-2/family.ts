import type { Draft, Family } from '../../family.js';
import type { Difficulty } from '../../problem.js';
import type { Random } from '../../random.js';
import { acidity, type Drawn, usualLiquid, wholeAcidity } from '../orders-of-magnitude/acidity.js';
import { decibels, wholeDecibels } from '../orders-of-magnitude/decibels.js';
import { earthquakes } from '../orders-of-magnitude/family.js';

/** Logarithmic scales: pH of liquids as they are, decibels, magnitudes of earthquakes. */
export const ordersOfMagnitude2: Family = {
  id: 'orders-of-magnitude-2',
  category: 'logarithms',
  difficulties: [],
  retired: { easy: 'orders-of-magnitude-3', medium: 'orders-of-magnitude-3' },
  make: (random, difficulty) => onScale(random, difficulty, usualLiquid),
};

/** A problem of a logarithmic scale, with liquids from those of a family. */
export function onScale(random: Random, difficulty: Difficulty, draw: Drawn): Draft {
  if (difficulty === 'easy') {
    const kind = random.pick(['acidity', 'earthquakes', 'decibels']);
    if (kind === 'acidity') return wholeAcidity(random, draw);
    return kind === 'earthquakes' ? earthquakes(random) : wholeDecibels(random);
  }
  return random.oneIn(2) ? acidity(random, draw) : decibels(random);
}
