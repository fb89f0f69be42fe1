import type { Draft, Family } from '../../family.js';
import type { Random } from '../../random.js';
import { compositeArea, gableOf, roundTopOf } from '../composite-area/family.js';

/** Shapes combined or cut out: an L, walls with a gable and things with a round top, in the sizes they have. */
export const compositeArea2: Family = {
  id: 'composite-area-2',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return compositeArea.make(random, difficulty);
    return difficulty === 'medium' ? gable(random) : roundTop(random);
  },
};

type Range = readonly [least: number, most: number];

/** Things with the range of half their width, and of the height of their rectangle. */
type Things = readonly [Thing, ...Thing[]];
type Thing = readonly [name: string, unit: string, half: Range, height: Range];

const GABLES: Things = [
  ['The front of a barn', 'm', [4, 7], [4, 8]],
  ['The end wall of a house', 'm', [3, 6], [3, 7]],
  ['The side of a birdhouse', 'cm', [6, 10], [8, 20]],
  ['The front of a dollhouse', 'cm', [15, 30], [20, 60]],
];

function gable(random: Random): Draft {
  const [name, unit, half, height] = random.pick(GABLES);
  const [side, wall] = [random.whole(...half), random.whole(...height)];
  const top = random.whole(Math.ceil(side / 2), side);
  if (wall < side / 2 || wall > 2.5 * side) return gable(random);
  return gableOf(name, unit, [2 * side, wall, top], true);
}

const ROUND_TOPS: Things = [
  ['mirror', 'cm', [15, 40], [40, 150]],
  ['window', 'cm', [20, 60], [50, 160]],
  ['paper tag', 'cm', [2, 4], [4, 12]],
  ['tunnel entrance', 'm', [3, 6], [3, 6]],
  ['gate', 'm', [2, 2], [2, 4]],
];

function roundTop(random: Random): Draft {
  const [name, unit, half, height] = random.pick(ROUND_TOPS);
  const [radius, straight, isArea] = [random.whole(...half), random.whole(...height), random.oneIn(2)];
  const isWhole = radius % 2 === 0 || !isArea;
  if (!isWhole || straight < radius || straight > 6 * radius) return roundTop(random);
  return roundTopOf(name, unit, [radius, straight], isArea);
}
