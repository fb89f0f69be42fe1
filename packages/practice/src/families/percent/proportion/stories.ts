/** A question with A, B and C in place of its numbers, and the unit of its answer. */
export interface Story {
  readonly text: string;
  readonly unit: string;
}

export const ALIKE: readonly [Story, ...Story[]] = [
  {
    text: 'A identical boxes weigh B kilograms. How many kilograms do C boxes weigh?',
    unit: 'kilograms',
  },
  { text: 'A tickets cost B points. How many points do C tickets cost?', unit: 'points' },
  { text: 'A machine makes B parts in A hours. How many parts does it make in C hours?', unit: 'parts' },
  {
    text: 'A printer prints B pages in A minutes. How many pages does it print in C minutes?',
    unit: 'pages',
  },
];

/** A story with the smallest and the largest amount of the second thing for one of the first. */
type Rated = Story & { readonly least: number; readonly most: number };

export const DIRECT: readonly [Rated, ...Rated[]] = [
  {
    text: 'A liters of paint cover B square meters. How many square meters do C liters cover?',
    unit: 'square meters',
    least: 8,
    most: 12,
  },
  {
    text: 'A car uses A liters of fuel to travel B kilometers. How many kilometers can it go with C liters?',
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

export const MAP: Story = {
  text: 'On a map, A centimeters represent B kilometers. How many kilometers do C centimeters represent?',
  unit: 'kilometers',
};

/**
 * Map scales, as pairs of centimeters on the map and kilometers on the ground: 1 : 25 000, 1 : 50 000,
 * 1 : 75 000, 1 : 125 000 and so on.
 */
export const SCALES = [
  [4, 1],
  [2, 1],
  [4, 3],
  [4, 5],
  [2, 3],
  [2, 5],
  [2, 15],
] as const;

/** A story with the effects that more and less of the first thing have on the second. */
type Opposed = Story & { readonly more: string; readonly less: string };

export const INVERSE: readonly [Opposed, ...Opposed[]] = [
  {
    text: 'A workers need B days for a job. How many days do C workers need at the same pace?',
    unit: 'days',
    more: 'More workers finish sooner.',
    less: 'Fewer workers take longer.',
  },
  {
    text: 'A pumps empty a pool in B hours. How many hours do C pumps need?',
    unit: 'hours',
    more: 'More pumps finish sooner.',
    less: 'Fewer pumps take longer.',
  },
  {
    text: 'A supply of feed lasts A horses for B days. How many days does it last for C horses?',
    unit: 'days',
    more: 'More horses finish the feed sooner.',
    less: 'With fewer horses, the feed lasts longer.',
  },
  {
    text: 'At A kilometers per hour, a trip takes B minutes. How many minutes does it take at C kilometers per hour?',
    unit: 'minutes',
    more: 'At a higher speed, you arrive sooner.',
    less: 'At a lower speed, the trip takes longer.',
  },
];
