import { type Draft, type Family, line } from '../../../family.js';
import type { Drawing, Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { label, segment } from '../../shared/figure.js';
import { slips } from '../../shared/slips.js';
import { fromList } from './from-list.js';

/** Quartiles of a list, and box plots: reading them, their spread, and the share of the data in each part. */
export const boxPlots: Family = {
  id: 'box-plots',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  repeatsAnswers: true, // A quartile may be one of the listed values.
  make: (random, difficulty) => {
    if (difficulty === 'easy') return read(random);
    if (difficulty === 'medium') return random.oneIn(2) ? spread(random) : share(random);
    return fromList(random);
  },
};

/** The smallest value, the quartiles and the largest value. */
type Five = readonly [low: number, first: number, median: number, third: number, high: number];

const THINGS = [
  'the minutes it takes students to get to school',
  'the points in a quiz',
  'the daily temperatures in a month, in °C',
  'the pages that readers finish in a day',
  'the heights of seedlings in millimeters',
  'the minutes that customers wait',
] as const;

function fiveOf(random: Random): Five {
  const gaps = [0, 1, 2, 3].map(() => random.whole(3, 11));
  const low = random.whole(1, 38 - gaps.reduce((a, b) => a + b, 0) + 11);
  const [a = 0, b = 0, c = 0, d = 0] = gaps;
  const five: Five = [low, low + a, low + a + b, low + a + b + c, low + a + b + c + d];
  const isClear = five[4] <= 40 && a !== d && b !== c && new Set(gaps).size > 2;
  return isClear ? five : fiveOf(random);
}

/** Draws a box plot above a number line from 0 to 40, with a mark at every whole number. */
function plot([low, first, median, third, high]: Five, thing: string): Drawing {
  const [bottom, middle, top] = [4, 7, 10];
  const up = (x: number, from: number, to: number) => segment([x, from], [x, to]);
  const flat = (y: number, from: number, to: number) => segment([from, y], [to, y]);
  const marks = Array.from({ length: 41 }, (_, x) => up(x, 0, x % 5 === 0 ? -1 : -0.5));
  const box: readonly Point[] = [
    [first, bottom],
    [third, bottom],
    [third, top],
    [first, top],
  ];
  return {
    description: `A box plot of ${thing}, above a number line with the numbers 0, 5, 10, 15, 20, 25, 30, 35 and 40. The whiskers end at ${low} and ${high}. The box goes from ${first} to ${third}, and the line inside the box is at ${median}.`,
    shapes: [
      flat(0, 0, 40),
      ...marks,
      { kind: 'polygon', points: box },
      up(median, bottom, top),
      flat(middle, low, first),
      flat(middle, third, high),
      up(low, 5.5, 8.5),
      up(high, 5.5, 8.5),
      ...[0, 5, 10, 15, 20, 25, 30, 35, 40].map((x) => label([x, -3], String(x))),
    ],
  };
}

function read(random: Random): Draft {
  const [five, thing] = [fiveOf(random), random.pick(THINGS)];
  const [low, first, median, third, high] = five;
  const asked = random.pick([
    ['lower quartile', 1, 'the left edge of the box'],
    ['median', 2, 'the line inside the box'],
    ['upper quartile', 3, 'the right edge of the box'],
  ] as const);
  const [name, place, where] = asked;
  const answer = five[place];
  if (answer % 5 === 0) return read(random);
  const other = (value: number, what: string): readonly [number, string] => [
    value,
    `At ${value}, the plot shows the ${what}. The ${name} is ${where}.`,
  ];
  return {
    question: random.pick([
      `The box plot shows ${thing}. What is the ${name}?`,
      `Read the ${name} from the box plot of ${thing}.`,
    ]),
    task: { kind: 'read', given: [] },
    answer: String(answer),
    form: { kind: 'number' },
    drawing: plot(five, thing),
    mistakes: slips(
      other(first, 'lower quartile'),
      other(median, 'median'),
      other(third, 'upper quartile'),
      other(low, 'smallest value'),
      other(high, 'largest value'),
    ),
    hints: [
      'The box contains the middle half of the data.',
      `The ${name} is ${where}.`,
      `Go from ${where} straight down to the number line.`,
    ],
    steps: [
      line(
        'practice.read-chart',
        `Begin at the labeled number below ${answer}`,
        'a',
        '=',
        String(answer - (answer % 5)),
      ),
      line(
        'practice.read-chart',
        'Add the small marks after it',
        `${answer - (answer % 5)} + ${answer % 5}`,
        '=',
        String(answer),
      ),
    ],
  };
}

function spread(random: Random): Draft {
  const [five, thing] = [fiveOf(random), random.pick(THINGS)];
  const [low, first, median, third, high] = five;
  const isRange = random.oneIn(3);
  const [name, from, to] = isRange
    ? (['range', low, high] as const)
    : (['interquartile range', first, third] as const);
  return {
    question: random.pick([
      `The box plot shows ${thing}. What is the ${name}?`,
      `Find the ${name} from the box plot of ${thing}.`,
    ]),
    answer: String(to - from),
    form: { kind: 'number' },
    drawing: plot(five, thing),
    mistakes: slips(
      isRange
        ? [
            third - first,
            `That is the length of the box. The range goes from ${low} to ${high}, with the whiskers.`,
          ]
        : [
            high - low,
            `That is the range, with the whiskers. The interquartile range is the length of the box.`,
          ],
      [median, `That is the median. The ${name} is a distance, from ${from} to ${to}.`],
      [third - median, `That is only the part from the median to ${third}. Begin at ${from}.`],
      [to, `That is where the distance ends. Subtract ${from}, where it begins.`],
      [from + to, `You added ${from} and ${to}. Subtract them.`],
    ),
    hints: [
      `The ${name} is a distance on the number line.`,
      isRange
        ? 'It goes from the smallest value to the largest, from whisker to whisker.'
        : 'It is the length of the box: upper quartile minus lower quartile.',
      `It goes from ${from} to ${to}.`,
    ],
    steps: [
      line('practice.read-chart', 'Read the left end', 'a', '=', String(from)),
      line('practice.read-chart', 'Read the right end', 'b', '=', String(to)),
      line('practice.range', 'Subtract', `${to} - ${from}`, '=', String(to - from)),
    ],
  };
}

/** Asks how many of the values are in some quarters of the data. */
function share(random: Random): Draft {
  const [five, thing, count] = [fiveOf(random), random.pick(THINGS), 20 * random.whole(2, 12)];
  const [, first, median, third] = five;
  const [words, quarters] = random.pick([
    [`below the lower quartile, ${first}`, 1],
    [`above the upper quartile, ${third}`, 1],
    [`below the upper quartile, ${third}`, 3],
    [`above the lower quartile, ${first}`, 3],
    [`between ${first} and ${median}`, 1],
    [`between ${first} and ${third}`, 2],
  ] as const);
  const answer = (count * quarters) / 4;
  const part = ['', 'one quarter', 'half', 'three quarters'][quarters] ?? '';
  return {
    question: random.pick([
      `The box plot shows ${thing}, with ${count} different values. About how many of them are ${words}?`,
      `The box plot of ${thing} is made from ${count} values, all different. About how many values are ${words}?`,
    ]),
    answer: String(answer),
    form: { kind: 'number', unit: 'values' },
    drawing: plot(five, thing),
    mistakes: slips(
      [
        count - answer,
        `That is the number of all the other values. The question asks for ${part} of ${count}.`,
      ],
      quarters === 2
        ? [count / 4, `You took one quarter of ${count}. There are two quarters.`]
        : [count / 2, `You took half of ${count}. The median splits the data in half, not the quartiles.`],
      [count / 5, `The five marks split the data into four parts, not five. Divide ${count} by 4.`],
      [quarters * 25, `That is a percentage. Take that percentage of ${count} values.`],
    ),
    hints: [
      'The median and the quartiles split the data into four parts of the same size.',
      `Each part has about $${count}/4$ values. How many parts are ${words}?`,
      `It is ${part} of ${count}.`,
    ],
    steps: [
      line(
        'practice.quarters-of-data',
        `${part.charAt(0).toUpperCase()}${part.slice(1)} of the values`,
        `${quarters}/4 * ${count}`,
        '=',
        `${quarters * count}/4`,
      ),
      line('practice.divide', 'Divide', `${quarters * count}/4`, '=', String(answer)),
    ],
  };
}
