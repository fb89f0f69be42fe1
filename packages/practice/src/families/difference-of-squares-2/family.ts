import type { Family } from '../../family.js';
import { squares } from '../difference-of-squares/family.js';

/** A difference of squares: x² - 49. */
export const differenceOfSquares2: Family = {
  id: 'difference-of-squares-2',
  category: 'algebra',
  difficulties: ['easy'],
  make: (random) =>
    squares(random.pick(['x', 'y', 'z', 'n', 'm', 'a', 't', 'k']), 1, random.whole(2, 15), random.oneIn(3)),
};
