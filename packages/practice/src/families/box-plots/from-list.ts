import { type Draft, line } from '../../family.js';
import type { Random } from '../../random.js';
import { DATA, drawnData, inOrder } from '../shared/data.js';
import { ordinal } from '../shared/ordinal.js';
import { neat, slips } from '../shared/slips.js';

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
  const half = name === 'upper quartile' ? sorted.slice(2 * place) : sorted.slice(0, 2 * place - 1);
  return {
    question: random.pick([
      `These are ${kind[0]}: ${values.join(', ')}. What is the ${name}?`,
      `Find the ${name} of ${kind[0]}: ${values.join(', ')}.`,
    ]),
    answer: String(answer),
    form: { kind: 'number' },
    mistakes: slips(
      [
        high - low,
        isRange
          ? 'That is the range. The interquartile range is the upper quartile minus the lower quartile.'
          : `That is the range. For the ${name}, find the median of the ${name === 'lower quartile' ? 'lower' : 'upper'} half.`,
      ],
      [median, `That is the median. The quartiles are the medians of the two halves around ${median}.`],
      isRange
        ? [q3 - median, `You subtracted the median, ${median}. Subtract the lower quartile, ${q1}.`]
        : [
            name === 'lower quartile' ? q3 : q1,
            `That is the other quartile. Look at the ${name === 'lower quartile' ? 'lower' : 'upper'} half.`,
          ],
      isRange && [q1 + q3, `You added ${q1} and ${q3}. Subtract the quartiles.`],
      isRange
        ? [
            Math.abs((values[3 * place - 1] ?? 0) - (values[place - 1] ?? 0)),
            `You took values ${place} and ${3 * place} of the list as written. Put the list in order first.`,
          ]
        : [
            values[(name === 'lower quartile' ? place : 3 * place) - 1],
            `You took the ${ordinal(name === 'lower quartile' ? place : 3 * place)} value of the list as written. Put the list in order first.`,
          ],
      !isRange && [
        neat((half[0] ?? 0) + (half.at(-1) ?? 0), 2),
        `You took the number halfway between the ends of ${half.join(', ')}. Take the median.`,
      ],
    ),
    hints: [
      `Put the ${count} values in order and find the median.`,
      `The median is ${median}. The quartiles are the medians of the values before it and after it.`,
      isRange
        ? `The lower quartile is ${q1}, and the upper quartile is ${q3}. Subtract.`
        : `The ${name === 'lower quartile' ? 'lower' : 'upper'} half is ${half.join(', ')}. Take its median.`,
    ],
    steps: isRange
      ? [
          line('practice.quartile', `Median of the lower half of ${sorted.join(', ')}`, 'p', '=', String(q1)),
          line('practice.quartile', 'Median of the upper half', 'q', '=', String(q3)),
          line('practice.range', 'Subtract', `${q3} - ${q1}`, '=', String(answer)),
        ]
      : [
          line('practice.middle-value', `Median of ${sorted.join(', ')}`, 'm', '=', String(median)),
          line(
            'practice.quartile',
            `Median of ${half.join(', ')}`,
            name === 'lower quartile' ? 'p' : 'q',
            '=',
            String(answer),
          ),
        ],
  };
}
