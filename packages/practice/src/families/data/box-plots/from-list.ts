import { type Draft, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { DATA, drawnData, inOrder } from '../../shared/data.js';
import { ordinal } from '../../shared/ordinal.js';
import { neat, type Slip, slips } from '../../shared/slips.js';

/** Asks for a quartile or the interquartile range of 7 or 11 values. */
export function fromList(random: Random): Draft {
  const [kind, count] = [random.pick(DATA), random.pick([7, 11])];
  const values = drawnData(random, count, kind);
  const sorted = inOrder(values);
  const place = (count + 1) / 4;
  const [q1 = 0, median = 0, q3 = 0] = [place, 2 * place, 3 * place].map((one) => sorted[one - 1]);
  const [name, answer] = random.pick([
    ['lower quartile', q1],
    ['upper quartile', q3],
    ['interquartile range', q3 - q1],
  ] as const);
  const [low = 0, high = 0] = [sorted[0], sorted.at(-1)];
  const isRange = name === 'interquartile range';
  if (!isRange && !random.oneIn(2)) return fromList(random);
  const list: List = { values, sorted, place, q1, median, q3, spread: high - low };
  return {
    question: random.pick([
      `These are ${kind[0]}: ${values.join(', ')}. What is the ${name}?`,
      `Find the ${name} of ${kind[0]}: ${values.join(', ')}.`,
    ]),
    answer: String(answer),
    form: { kind: 'number' },
    ...(isRange ? ofRange(list) : ofQuartile(list, name === 'lower quartile')),
  };
}

interface List {
  readonly values: readonly number[];
  readonly sorted: readonly number[];
  /** The place of the lower quartile, counted from 1. */
  readonly place: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
  readonly spread: number;
}

type Worked = Pick<Draft, 'mistakes' | 'hints' | 'steps'>;

const firstHints = ({ values, median }: List) =>
  [
    `Put the ${values.length} values in order and find the median.`,
    `The median is ${median}. The quartiles are the medians of the values before it and after it.`,
  ] as const;

const isMedian = (median: number): Slip => [
  median,
  `That is the median. The quartiles are the medians of the two halves around ${median}.`,
];

function ofRange(list: List): Worked {
  const { values, sorted, place, q1, median, q3, spread } = list;
  return {
    mistakes: slips(
      [spread, 'That is the range. The interquartile range is the upper quartile minus the lower quartile.'],
      isMedian(median),
      [q3 - median, `You subtracted the median, ${median}. Subtract the lower quartile, ${q1}.`],
      [q1 + q3, `You added ${q1} and ${q3}. Subtract the quartiles.`],
      [
        Math.abs((values[3 * place - 1] ?? 0) - (values[place - 1] ?? 0)),
        `You took values ${place} and ${3 * place} of the list as written. Put the list in order first.`,
      ],
    ),
    hints: [...firstHints(list), `The lower quartile is ${q1}, and the upper quartile is ${q3}. Subtract.`],
    steps: [
      line('practice.quartile', `Median of the lower half of ${sorted.join(', ')}`, 'p', '=', String(q1)),
      line('practice.quartile', 'Median of the upper half', 'q', '=', String(q3)),
      line('practice.range', 'Subtract', `${q3} - ${q1}`, '=', String(q3 - q1)),
    ],
  };
}

function ofQuartile(list: List, isLower: boolean): Worked {
  const { values, sorted, place, q1, median, q3, spread } = list;
  const half = isLower ? sorted.slice(0, 2 * place - 1) : sorted.slice(2 * place);
  const name = isLower ? 'lower' : 'upper';
  const [own, other, at] = isLower ? [q1, q3, place] : [q3, q1, 3 * place];
  return {
    mistakes: slips(
      [spread, `That is the range. For the ${name} quartile, find the median of the ${name} half.`],
      isMedian(median),
      [other, `That is the other quartile. Look at the ${name} half.`],
      [
        values[at - 1],
        `You took the ${ordinal(at)} value of the list as written. Put the list in order first.`,
      ],
      [
        neat((half[0] ?? 0) + (half.at(-1) ?? 0), 2),
        `You took the number halfway between the ends of ${half.join(', ')}. Take the median.`,
      ],
    ),
    hints: [...firstHints(list), `The ${name} half is ${half.join(', ')}. Take its median.`],
    steps: [
      line('practice.middle-value', `Median of ${sorted.join(', ')}`, 'm', '=', String(median)),
      line('practice.quartile', `Median of ${half.join(', ')}`, isLower ? 'p' : 'q', '=', String(own)),
    ],
  };
}
