import type { Family } from '../../family.js';
import { byFormula, type Words } from '../quadratic-formula/family.js';

const WORDS: Words = {
  hint: "This can't be factored with whole numbers. Which formula solves every quadratic equation?",
  divide: (by, below) =>
    by === below
      ? `Divide both terms above the bar by ${by}`
      : `Divide both terms above the bar and the ${below} below it by ${by}`,
};

/** A quadratic equation with roots in its solutions: x² - 4x + 1 = 0. */
export const quadraticFormula2: Family = {
  id: 'quadratic-formula-2',
  category: 'algebra',
  difficulties: ['medium', 'hard'],
  make: (random, difficulty) => byFormula(random, difficulty, WORDS),
};
