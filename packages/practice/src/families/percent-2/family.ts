import type { Draft, Family } from '../../family.js';
import type { Random } from '../../random.js';
import { beforeChange, changed, percent, shareOf } from '../percent/family.js';

/** Percentages, increases and decreases, forwards and backwards. */
export const percent2: Family = {
  id: 'percent-2',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return percent.make(random, difficulty);
    if (difficulty === 'hard') return before(random);
    return random.oneIn(2)
      ? shareOf(random)
      : changed(random, 'The amount before the change is 100%. What percent of it is the new amount?');
  },
};

/** Groups with the least and the greatest number of those in them, in hundreds. */
const GROUPS = [
  ['members of a club', 'members', 1, 5],
  ['students at a school', 'students', 3, 15],
  ['readers of a newsletter', 'readers', 1, 20],
  ['people in a village', 'people', 2, 20],
] as const;

/** The amount before a change by p%. */
function before(random: Random): Draft {
  const [p, sign] = [random.pick([5, 10, 15, 20, 25, 30, 40, 60]), random.pick([1, -1])];
  const [group, unit, least, most] = random.pick(GROUPS);
  const whole = 20 * random.whole(5 * least, 5 * most);
  return beforeChange(group, unit, { p, sign, whole });
}
