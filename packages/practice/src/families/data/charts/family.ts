import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { chartOf } from '../../shared/chart.js';
import { total } from '../../shared/data.js';
import { neat, slips } from '../../shared/slips.js';
import { prediction, residual } from './scatter.js';

/** Reading bar charts, histograms and scatter plots. */
export const charts: Family = {
  id: 'charts',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return random.oneIn(3) ? sum(random) : difference(random);
    if (difficulty === 'medium') return random.oneIn(2) ? above(random) : percent(random);
    return random.oneIn(2) ? prediction(random) : residual(random);
  },
};

const NUMBER = { kind: 'number' } as const;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
const LONG = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const COUNTED = [
  'the bikes that a shop rents out',
  'the emails that a teacher gets',
  'the books that a school library lends',
  'the cakes that a café sells',
  'the dogs that an animal shelter walks',
] as const;

/** Draws heights that are all different, from 2 to 15. */
function different(random: Random, count: number): readonly number[] {
  const all = Array.from({ length: count }, () => random.whole(2, 15));
  return new Set(all).size === count ? all : different(random, count);
}

function week(random: Random) {
  const [heights, counted] = [different(random, 5), random.pick(COUNTED)];
  const said = heights.map((height, index) => `${LONG[index] ?? ''} ${height}`).join(', ');
  const drawing = chartOf({
    description: `A bar chart of ${counted}, for five days. The scale has the numbers 0, 4, 8, 12 and 16, and lines in steps of 2. The bars: ${said}.`,
    heights,
    names: DAYS,
  });
  return { heights, counted, drawing };
}

function difference(random: Random): Draft {
  const { heights, counted, drawing } = week(random);
  const [i, j] = [random.whole(0, 4), random.whole(0, 4)];
  const [a = 0, b = 0] = [heights[i], heights[j]];
  if (a - b < 2) return difference(random);
  const [one, other] = [LONG[i] ?? '', LONG[j] ?? ''];
  return {
    question: random.pick([
      `The bar chart shows ${counted} in a week. How many more are there on ${one} than on ${other}?`,
      `Look at the bar chart of ${counted}. How much taller is the bar for ${one} than the bar for ${other}?`,
    ]),
    answer: String(a - b),
    form: NUMBER,
    drawing,
    mistakes: slips(
      [a, `That is the number on ${one}. Subtract the ${b} on ${other}.`],
      [b, `That is the number on ${other}. Subtract it from the ${a} on ${one}.`],
      [a + b, `You added ${a} and ${b}. The question asks for the difference, so subtract.`],
      [(a - b) / 2, `You counted the lines. From one line to the next it is 2: $${a} - ${b}$.`],
      [a - b + 1, `Read both bars again. An end between two lines is an odd number: ${a} and ${b}.`],
    ),
    hints: [
      'Read the height of each bar on the scale at the left. The lines are 2 apart.',
      `The bar for ${one} ends at ${a}.`,
      `The bar for ${other} ends at ${b}. Subtract.`,
    ],
    steps: [
      line('practice.read-chart', `Read the bar for ${one}`, 'a', '=', String(a)),
      line('practice.read-chart', `Read the bar for ${other}`, 'b', '=', String(b)),
      line('practice.subtract', 'Subtract', `${a} - ${b}`, '=', String(a - b)),
    ],
  };
}

function sum(random: Random): Draft {
  const { heights, counted, drawing } = week(random);
  const [all, last = 0] = [total(heights), heights.at(-1)];
  return {
    question: random.pick([
      `The bar chart shows ${counted} in a week. How many are there from Monday to Friday in total?`,
      `Look at the bar chart of ${counted}. What is the total of the five days?`,
    ]),
    answer: String(all),
    form: NUMBER,
    drawing,
    mistakes: slips(
      [all - last, `You left out Friday, with ${last}. Add all five bars.`],
      [Math.max(...heights), `That is only the highest bar. Add all five bars.`],
      [
        neat(all, 5),
        `That is the mean of the five days. The question asks for the total, ${heights.join(' + ')}.`,
      ],
      [neat(all, 2), `The lines are 2 apart, not 1. Monday, for instance, has ${heights[0] ?? 0}.`],
    ),
    hints: [
      'Read the height of each bar on the scale at the left.',
      'The lines are 2 apart. A bar that ends between two lines shows an odd number.',
      `The bars are ${heights.join(', ')}. Add them.`,
    ],
    steps: [
      line('practice.read-chart', 'Read the first bar', 'a', '=', String(heights[0])),
      line('practice.add', 'Read the other bars, and add', heights.join(' + '), '=', String(all)),
    ],
  };
}

const MEASURED = [
  ['how many minutes it takes students to get to school', 'students', 'minutes'],
  ['how many dollars customers spend', 'customers', 'dollars'],
  ['how many minutes people wait at an office', 'people', 'minutes'],
  ['how many points students score on a test', 'students', 'points'],
  ['how many minutes phone calls last', 'calls', 'minutes'],
] as const;

function classes(random: Random) {
  const [thing, who, unit] = random.pick(MEASURED);
  const [heights, wide] = [different(random, 5), random.pick([5, 10, 20])];
  const ends = [0, 1, 2, 3, 4, 5].map((n) => n * wide);
  const said = heights.map((height, n) => `${ends[n] ?? 0} to ${ends[n + 1] ?? 0}: ${height}`).join('; ');
  const drawing = chartOf({
    description: `A histogram that shows ${thing}. The scale has the numbers 0, 4, 8, 12 and 16, and lines in steps of 2. The bars: ${said}.`,
    heights,
    names: ends.map(String),
    isHistogram: true,
  });
  return { thing, who, unit, heights, ends, drawing };
}

function above(random: Random): Draft {
  const { thing, who, unit, heights, ends, drawing } = classes(random);
  const [cut, isAbove] = [random.whole(2, 3), random.oneIn(2)];
  const [low, high] = [heights.slice(0, cut), heights.slice(cut)];
  const kept = isAbove ? high : low;
  const [edge = 0, answer] = [ends[cut], total(kept)];
  const words = isAbove ? `${edge} ${unit} or more` : `less than ${edge} ${unit}`;
  return {
    question: random.pick([
      `The histogram shows ${thing}. How many ${who} are in the classes with ${words}?`,
      `Look at the histogram. It shows ${thing}. Each class includes its lower boundary. For how many ${who} is it ${words}?`,
    ]),
    answer: String(answer),
    form: { kind: 'number', unit: who },
    drawing,
    mistakes: slips(
      [
        total(heights) - answer,
        `You counted the bars on the other side. Add the bars ${isAbove ? 'to the right' : 'to the left'} of ${edge}.`,
      ],
      [
        total(heights),
        `That is the number of all ${who}. Add only the bars ${isAbove ? 'to the right' : 'to the left'} of ${edge}.`,
      ],
      [
        isAbove ? kept[0] : kept.at(-1),
        `That is only the bar next to ${edge}. Add all ${kept.length} bars on this side.`,
      ],
      [kept.length, `That is the number of bars. Add their heights: ${kept.join(', ')}.`],
    ),
    hints: [
      'The height of a bar is the number of values in its class.',
      `Add the bars ${isAbove ? 'to the right' : 'to the left'} of ${edge}.`,
      `These bars have the heights ${kept.join(', ')}.`,
    ],
    steps: [
      line('practice.read-chart', 'Read the first of these bars', 'a', '=', String(kept[0])),
      line('practice.add', 'Read the others, and add', kept.join(' + '), '=', String(answer)),
    ],
  };
}

function percent(random: Random): Draft {
  const { thing, who, unit, heights, ends, drawing } = classes(random);
  const [at, all] = [random.whole(0, 4), total(heights)];
  const own = heights[at] ?? 0;
  if (![20, 25, 40, 50].includes(all)) return percent(random);
  const [from = 0, to = 0] = [ends[at], ends[at + 1]];
  const answer = (own * 100) / all;
  return {
    question: random.pick([
      `The histogram shows ${thing}. What percent of the ${who} are in the class from ${from} to ${to} ${unit}?`,
      `Look at the histogram. It shows ${thing}. What percent of all ${who} are in the class from ${from} to ${to} ${unit}?`,
    ]),
    answer: String(answer),
    form: { kind: 'number', unit: '%' },
    drawing,
    mistakes: slips(
      [own, `That is the number of ${who} in the class. Divide it by ${all}, the total number.`],
      [20, `The classes have different numbers of ${who}. This one has ${own} of ${all}.`],
      [neat(own * 100, all - own), `You compared ${own} with the other ${who}. Compare it with all ${all}.`],
      [100 - answer, `That is the percentage in the other classes. This class has ${own} of ${all}.`],
    ),
    hints: [
      `How many ${who} are in the class, and how many are there in total?`,
      `The class has ${own}. All bars together have ${all}.`,
      `Calculate $${own}/${all} * 100$.`,
    ],
    steps: [
      line('practice.read-chart', 'Read the bar of the class', 'a', '=', String(own)),
      line('practice.add', 'Add all bars', heights.join(' + '), '=', String(all)),
      line(
        'practice.percent-of',
        'Divide, and write the result as a percent',
        `${own}/${all}*100`,
        '=',
        String(answer),
      ),
    ],
  };
}
