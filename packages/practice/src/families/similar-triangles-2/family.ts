import type { Draft, Family } from '../../family.js';
import type { Random } from '../../random.js';
import { parallel, shadowOf, similarTriangles } from '../similar-triangles/family.js';

/** Similar triangles: sides from a scale factor, shadows of things in the sizes they have, areas. */
export const similarTriangles2: Family = {
  id: 'similar-triangles-2',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty !== 'medium') return similarTriangles.make(random, difficulty);
    return random.oneIn(2) ? shadow(random) : parallel(random);
  },
};

/** Things with their least and greatest height in meters. */
const THINGS = [
  ['tree', 6, 27],
  ['flagpole', 6, 16],
  ['lighthouse', 16, 36],
  ['chimney', 16, 36],
  ['statue', 6, 24],
] as const;

function shadow(random: Random): Draft {
  const [post, itsShadow, factor] = [random.pick([2, 3, 4]), random.whole(2, 7), random.whole(3, 9)];
  const [thing, least, most] = random.pick(THINGS);
  const height = post * factor;
  if (post === itsShadow || itsShadow > 2.5 * post || height < least || height > most) return shadow(random);
  return shadowOf(thing, [post, itsShadow, factor], 'post', 'casts');
}
