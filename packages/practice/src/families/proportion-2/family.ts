import type { Draft, Family } from '../../family.js';
import type { Random } from '../../random.js';
import { proportion, sameProduct, sameRatio, type Story } from '../proportion/family.js';
import { commonDivisor } from '../shared/lowest.js';

/** Direct and inverse proportion, with amounts as they are in life. */
export const proportion2: Family = {
  id: 'proportion-2',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return proportion.make(random, difficulty);
    return difficulty === 'medium' ? direct(random) : inverse(random);
  },
};

/** A story with the least and the greatest amount of the second thing for one of the first. */
type Rated = Story & { readonly least: number; readonly most: number };

const DIRECT: readonly [Rated, ...Rated[]] = [
  {
    text: 'A liters of paint cover B square meters. How many square meters do C liters cover?',
    unit: 'square meters',
    least: 8,
    most: 12,
  },
  {
    text: 'A car uses A liters of fuel for B kilometers. How many kilometers can it go with C liters?',
    unit: 'kilometers',
    least: 11,
    most: 20,
  },
  {
    text: 'A truck uses A liters of fuel for B kilometers. How many kilometers can it go with C liters?',
    unit: 'kilometers',
    least: 2,
    most: 5,
  },
  {
    text: 'A meters of wire weigh B grams. How many grams do C meters weigh?',
    unit: 'grams',
    least: 3,
    most: 15,
  },
];

const MAP: Story = {
  text: 'On a map, A centimeters stand for B kilometers. How many kilometers do C centimeters stand for?',
  unit: 'kilometers',
};

/** What some centimeters on maps stand for, in kilometers: 1 : 25 000, 1 : 50 000, 1 : 75 000, 1 : 125 000 and so on. */
const SCALES = [
  [4, 1],
  [2, 1],
  [4, 3],
  [4, 5],
  [2, 3],
  [2, 5],
  [2, 15],
] as const;

/** The amount for one is a fraction, so that the solution needs the ratio. */
function direct(random: Random): Draft {
  const [m, n] = [random.whole(2, 6), random.whole(2, 9)];
  if (m === n) return direct(random);
  const hint = 'Twice as much of one means twice as much of the other: their ratio stays the same.';
  if (random.oneIn(5)) {
    const [p, q] = random.pick(SCALES);
    return sameRatio(MAP, [p * m, q * m, p * n, q * n], hint);
  }
  const [story, p] = [random.pick(DIRECT), random.whole(2, 5)];
  const q = random.whole(story.least * p + 1, story.most * p - 1);
  if (commonDivisor(p, q) > 1) return direct(random);
  return sameRatio(story, [p * m, q * m, p * n, q * n], hint);
}

/** A story with what more and what less of the first thing does to the second. */
type Opposed = Story & { readonly more: string; readonly less: string };

const INVERSE: readonly [Opposed, ...Opposed[]] = [
  {
    text: 'A workers need B days for a job. How many days do C workers need at the same pace?',
    unit: 'days',
    more: 'More workers are done sooner.',
    less: 'Fewer workers take longer.',
  },
  {
    text: 'A pumps empty a pool in B hours. How many hours do C pumps need?',
    unit: 'hours',
    more: 'More pumps are done sooner.',
    less: 'Fewer pumps take longer.',
  },
  {
    text: 'The feed lasts A horses B days. How many days does it last C horses?',
    unit: 'days',
    more: 'More horses finish the feed sooner.',
    less: 'For fewer horses the feed lasts longer.',
  },
  {
    text: 'At A kilometers per hour a trip takes B minutes. How many minutes does it take at C kilometers per hour?',
    unit: 'minutes',
    more: 'At a higher speed you arrive sooner.',
    less: 'At a lower speed you need longer.',
  },
];

/** The product of both amounts is constant. */
function inverse(random: Random): Draft {
  const story = random.pick(INVERSE);
  const isTrip = story.unit === 'minutes';
  const [a, c] = isTrip
    ? [10 * random.whole(3, 12), 10 * random.whole(3, 12)]
    : [random.whole(2, 12), random.whole(2, 12)];
  const b = isTrip ? random.whole(15, 120) : random.whole(3, 30);
  const d = (a * b) / c;
  const [least, most] = isTrip ? [15, 180] : [2, 45];
  if (c % a === 0 || !Number.isInteger(d) || d < least || d > most) return inverse(random);
  return sameProduct(
    story,
    [a, b, c, d],
    [
      `Is the answer more or less than ${b} ${story.unit}?`,
      `${c > a ? story.more : story.less} The product of the two amounts stays the same.`,
    ],
  );
}
