import type { Family } from '../../family.js';
import type { Random } from '../../random.js';
import { monic } from '../quadratic-by-factoring/family.js';

/** A quadratic equation whose left side factors, with solutions of one sign: x² - 5x + 6 = 0. */
export const quadraticByFactoring2: Family = {
  id: 'quadratic-by-factoring-2',
  category: 'algebra',
  difficulties: ['easy'],
  make: (random) => {
    const [p, q] = sizes(random);
    const sign = random.pick([1, -1]);
    return monic(sign * p, sign * q, false);
  },
};

/** Two different numbers with a product that is easy to split. */
function sizes(random: Random): readonly [number, number] {
  const p = random.whole(1, 15);
  const q = random.wholeExcept(1, 15, p);
  return p * q > 100 ? sizes(random) : [p, q];
}
