import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { DATA, drawnData, inOrder, shuffled, total } from '../../shared/data.js';
import { neat, slips } from '../../shared/slips.js';
import { missingMiddle, missingEnd } from './missing.js';

/** The median, the mode and the range of a list of numbers, and a missing number of a list. */
export const medianAndRange: Family = {
  id: 'median-and-range',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  repeatsAnswers: true,
  make: (random, difficulty) => {
    if (difficulty === 'easy') return random.oneIn(2) ? middle(random) : range(random);
    if (difficulty === 'medium') return random.oneIn(3) ? mode(random) : between(random);
    return random.oneIn(2) ? missingMiddle(random) : missingEnd(random);
  },
};

const NUMBER = { kind: 'number' } as const;

function middle(random: Random): Draft {
  const [kind, count] = [random.pick(DATA), random.pick([5, 7])];
  const values = drawnData(random, count, kind);
  const sorted = inOrder(values);
  const half = (count - 1) / 2;
  const answer = String(sorted[half]);
  return {
    question: random.pick([
      `These are ${kind[0]}: ${values.join(', ')}. What is the median?`,
      `Find the median of ${kind[0]}: ${values.join(', ')}.`,
    ]),
    answer,
    form: NUMBER,
    mistakes: slips(
      [
        values[half],
        `That is the middle number of the list as written. Put the ${count} numbers in order first.`,
      ],
      [
        neat(total(values), count),
        `That is the mean. The median is the middle one of the ${count} ordered numbers.`,
      ],
      [
        (sorted.at(-1) ?? 0) - (sorted[0] ?? 0),
        `That is the range. The median is number ${half + 1} in order.`,
      ],
      [
        sorted[half - 1],
        `In order, ${half} numbers come before the median and ${half} after it. Count again.`,
      ],
      [
        sorted[half + 1],
        `In order, ${half} numbers come before the median and ${half} after it. Count again.`,
      ],
    ),
    hints: [
      'The median is the middle value. What must you do with the list first?',
      'Put the numbers in order, from the smallest to the largest.',
      `In order: ${sorted.join(', ')}. Take the one in the middle.`,
    ],
    steps: [
      line(
        'practice.middle-value',
        `Position of the middle of ${count} numbers`,
        `(${count} + 1)/2`,
        '=',
        String(half + 1),
      ),
      line(
        'practice.middle-value',
        `Value number ${half + 1} in order: ${sorted.join(', ')}`,
        'm',
        '=',
        answer,
      ),
    ],
  };
}

function range(random: Random): Draft {
  const kind = random.pick(DATA);
  const values = drawnData(random, random.whole(5, 7), kind);
  const sorted = inOrder(values);
  const [low = 0, high = 0] = [sorted[0], sorted.at(-1)];
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  return {
    question: random.pick([
      `These are ${kind[0]}: ${values.join(', ')}. What is the range?`,
      `Find the range of ${kind[0]}: ${values.join(', ')}.`,
    ]),
    answer: String(high - low),
    form: NUMBER,
    mistakes: slips(
      [high, `That is the largest number. Subtract the smallest one, ${low}, from it.`],
      [Math.abs(last - first), `You subtracted the ends of the list as written. Use ${high} and ${low}.`],
      [high + low, `You added. The range is the largest number minus the smallest: $${high} - ${low}$.`],
      [
        values.length,
        `That is how many numbers there are. The range is the distance from ${low} to ${high}.`,
      ],
    ),
    hints: [
      'The range says how spread out the numbers are.',
      'Find the largest and the smallest number.',
      `The largest number is ${high}, and the smallest is ${low}. Subtract.`,
    ],
    steps: [
      line('practice.order-values', 'Find the largest number', 'b', '=', String(high)),
      line('practice.order-values', 'Find the smallest number', 'a', '=', String(low)),
      line('practice.range', 'Largest minus smallest', `${high} - ${low}`, '=', String(high - low)),
    ],
  };
}

function mode(random: Random): Draft {
  const kind = random.pick(DATA);
  const [most = 0, twice = 0, ...others] = drawnData(random, 5, kind);
  const values = shuffled(random, [most, most, most, twice, twice, ...others]);
  const sorted = inOrder(values);
  return {
    question: random.pick([
      `These are ${kind[0]}: ${values.join(', ')}. What is the mode?`,
      `Find the mode of ${kind[0]}: ${values.join(', ')}.`,
    ]),
    answer: String(most),
    form: NUMBER,
    mistakes: slips(
      [3, `That is how often the mode appears. The mode is the number that appears 3 times.`],
      [twice, `The number ${twice} appears only twice. Find the number that appears 3 times.`],
      [sorted.at(-1), `That is the largest number. The mode is the number that appears most often, 3 times.`],
      [
        neat((sorted[3] ?? 0) + (sorted[4] ?? 0), 2),
        `That is the median. The mode is the number that appears 3 times.`,
      ],
    ),
    hints: [
      'The mode is the most frequent value.',
      'Count how often each number appears.',
      'One number appears 3 times, more often than any other.',
    ],
    steps: [
      line('practice.count-values', `Count how often ${most} appears`, '1 + 1 + 1', '=', '3'),
      line('practice.count-values', 'No other number appears as often', 'm', '=', String(most)),
    ],
  };
}

function between(random: Random): Draft {
  const [kind, count] = [random.pick(DATA), random.pick([6, 8])];
  const values = drawnData(random, count, kind);
  const sorted = inOrder(values);
  const half = count / 2;
  const [a = 0, b = 0] = sorted.slice(half - 1);
  const [c = 0, d = 0] = values.slice(half - 1);
  const answer = String((a + b) / 2);
  return {
    question: random.pick([
      `These are ${kind[0]}: ${values.join(', ')}. What is the median?`,
      `Find the median of ${kind[0]}: ${values.join(', ')}.`,
    ]),
    answer,
    form: NUMBER,
    mistakes: slips(
      [
        (c + d) / 2,
        `You used the middle numbers of the list as written, ${c} and ${d}. Put the numbers in order first.`,
      ],
      [a, `Two numbers are in the middle, ${a} and ${b}. The median is halfway between them.`],
      [
        b,
        `Two numbers are in the middle, ${a} and ${b}. The median is halfway between them, not the larger one.`,
      ],
      [a + b, `You added ${a} and ${b}. Divide their sum by 2.`],
      [
        neat(total(values), count),
        `That is the mean of all ${count} numbers. The median is the middle number in order.`,
      ],
    ),
    hints: [
      'Put the numbers in order. How many are there?',
      `With ${count} numbers, two are in the middle: number ${half} and number ${half + 1}.`,
      `The two in the middle are ${a} and ${b}. Find the value halfway between them.`,
    ],
    steps: [
      line(
        'practice.add',
        `Add the two middle numbers of ${sorted.join(', ')}`,
        `${a} + ${b}`,
        '=',
        String(a + b),
      ),
      line('practice.middle-value', 'Divide by 2', `${a + b}/2`, '=', answer),
    ],
  };
}
