import { type Draft, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { DATA, drawnData, inOrder, shuffled } from '../../shared/data.js';
import { slips } from '../../shared/slips.js';

export function missingMiddle(random: Random): Draft {
  const [name, low, high] = random.pick(DATA);
  const [a = 0, b = 0, c = 0, x = 0, d = 0, e = 0] = inOrder(drawnData(random, 6, [name, low, high]));
  const median = (c + x) / 2;
  if (x - c < 3) return missingMiddle(random);
  return {
    question: random.pick([
      `In order, ${name} are ${a}, ${b}, ${c}, x, ${d}, ${e}. The median is ${median}. What is x?`,
      `The numbers ${a}, ${b}, ${c}, x, ${d}, ${e} are in order: ${name}. Find x if the median is ${median}.`,
    ]),
    answer: String(x),
    form: { kind: 'number', variable: 'x' },
    mistakes: slips(
      [median, `That is the median. It is halfway between ${c} and x, so x is larger.`],
      [
        2 * median - d,
        `You used ${d}. That number isn’t in the middle. The median is halfway between ${c} and x.`,
      ],
      [median + c, `You added ${c}. The median is $(${c} + x)/2$, so twice the median is ${c} + x.`],
      [median - c, `That is the distance from ${c} to the median. x is that far above ${median}.`],
    ),
    hints: [
      'There are six numbers. Which two are in the middle?',
      `The median is halfway between ${c} and x.`,
      `Solve $(${c} + x)/2 = ${median}$.`,
    ],
    steps: [
      line(
        'practice.set-up',
        `The median is halfway between ${c} and x`,
        `(${c} + x)/2`,
        '=',
        String(median),
      ),
      line('practice.multiply-both-sides', 'Multiply both sides by 2', `${c} + x`, '=', String(2 * median)),
      line('practice.subtract-from-both-sides', `Subtract ${c}`, 'x', '=', String(x)),
    ],
  };
}

export function missingEnd(random: Random): Draft {
  const [name, low, high] = random.pick(DATA);
  const [x = 0, ...others] = inOrder(drawnData(random, 6, [name, low, high]));
  const values = shuffled(random, others);
  const largest = Math.max(...values);
  const spread = largest - x;
  const [second = 0] = others;
  return {
    question: random.pick([
      `These are ${name}: ${values.join(', ')} and x, the smallest. The range is ${spread}. What is x?`,
      `The smallest of these numbers is x. They are ${name}: ${values.join(', ')} and x. Find x if the range is ${spread}.`,
    ]),
    answer: String(x),
    form: { kind: 'number', variable: 'x' },
    mistakes: slips(
      [largest + spread, `That would be the largest number. x is the smallest, so subtract from ${largest}.`],
      [Math.abs(spread - second), `You used ${second}. The range begins at x and ends at ${largest}.`],
      [largest - second, `That is the range without x. With x, the range is ${spread}.`],
      [
        second,
        `That is the smallest of the other numbers. The missing number x is even smaller than ${second}.`,
      ],
    ),
    hints: [
      'The range is the largest number minus the smallest.',
      `The largest number is ${largest}, and x is the smallest.`,
      `Solve $${largest} - x = ${spread}$.`,
    ],
    steps: [
      line('practice.set-up', 'Largest minus smallest is the range', `${largest} - x`, '=', String(spread)),
      line('practice.solve-for-x', 'Solve for x', 'x', '=', `${largest} - ${spread}`),
      line('practice.subtract', 'Subtract', `${largest} - ${spread}`, '=', String(x)),
    ],
  };
}
