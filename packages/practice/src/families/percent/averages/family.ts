import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';

/** Creates a problem that asks for the mean of four numbers. */
const mean = /* @__PURE__ */ story({
  numbers: { a: [60, 100], b: [60, 100], c: [60, 100], d: [60, 100] },
  derive: ({ a, b, c, d }) => {
    const [sum, sorted] = [a + b + c + d, [a, b, c, d].sort((x, y) => x - y)];
    return {
      sum,
      mean: sum / 4,
      low: sorted[0] ?? 0,
      high: sorted[3] ?? 0,
      inner: (sorted[1] ?? 0) + (sorted[2] ?? 0),
    };
  },
  when: ({ a, b, c, d, mean }) => Number.isInteger(mean) && new Set([a, b, c, d]).size === 4,
  settings: [
    {
      ask: [
        'Mia scores {a}, {b}, {c} and {d} points on her tests. What is her mean score?',
        'A student has {a}, {b}, {c} and {d} points on four tests. What is the mean of these scores?',
      ],
      unit: 'points',
    },
    {
      ask: [
        'A store sells {a}, {b}, {c} and {d} sandwiches on four days. What is the mean number per day?',
        'On four days, a café sells {a}, {b}, {c} and {d} sandwiches. How many is that per day, on average?',
      ],
      unit: 'sandwiches',
    },
    {
      ask: [
        'Four players are {a}, {b}, {c} and {d} inches tall. What is their mean height?',
        'The heights of four friends are {a}, {b}, {c} and {d} inches. What is the mean of the heights?',
      ],
      unit: 'inches',
      numbers: { a: [58, 78], b: [58, 78], c: [58, 78], d: [58, 78] },
    },
    {
      ask: [
        'A car is timed at {a}, {b}, {c} and {d} seconds on four laps. What is the mean time per lap?',
        'Four laps take a driver {a}, {b}, {c} and {d} seconds. How long does a lap take on average?',
      ],
      unit: 'seconds',
      numbers: { a: [75, 95], b: [75, 95], c: [75, 95], d: [75, 95] },
    },
  ],
  answer: '{mean}',
  hints: [
    'The mean is the value that every number would have if all were equal and the sum stayed the same.',
    'Add the four numbers, then divide by how many there are.',
    'The sum is {sum}. Divide it by 4.',
  ],
  steps: [
    ['practice.add', 'Add all numbers', '({a} + {b} + {c} + {d})/4', '=', '{sum}/4'],
    ['practice.divide', 'Divide by the number of values', '{sum}/4', '=', '{mean}'],
  ],
  mistakes: [
    [({ sum }) => sum, 'That is the sum. Divide ${sum}$ by the number of values, $4$.'],
    [
      ({ low, high }) => (low + high) / 2,
      'You used only the smallest and the largest number, ${low}$ and ${high}$. Add all four numbers and divide by $4$.',
    ],
    [
      ({ inner }) => inner / 2,
      'That is the median. For the mean, add all four numbers to get ${sum}$, and divide by $4$.',
    ],
    [({ sum }) => sum / 3, 'You divided ${sum}$ by $3$, but there are $4$ numbers.'],
  ],
});

/** Creates a problem that asks for the number that makes a mean. */
const missing = /* @__PURE__ */ story({
  numbers: { a: [60, 98], b: [60, 98], c: [60, 98], mean: [65, 95] },
  derive: ({ a, b, c, mean }) => {
    const sum = a + b + c;
    return { sum, total: 4 * mean, x: 4 * mean - sum };
  },
  when: ({ a, b, c, mean, x }) =>
    x >= 55 &&
    x <= 100 &&
    x !== mean &&
    new Set([a, b, c]).size === 3 &&
    Math.abs(4 * mean - a - b - c - mean) > 1,
  settings: [
    {
      ask: [
        'Ben has {a}, {b} and {c} points on three tests. How many points does he need on the fourth test for a mean of {mean} points?',
        'On three tests, Ben scored {a}, {b} and {c} points. What must he score on the next test so that the mean of all four is {mean}?',
      ],
      unit: 'points',
    },
    {
      ask: [
        'Three boxes weigh {a}, {b} and {c} pounds. A fourth box brings the mean weight to {mean} pounds. How heavy is the fourth box?',
        'A truck carries boxes of {a}, {b} and {c} pounds. With one more box, the mean weight is {mean} pounds. How heavy is that box?',
      ],
      unit: 'pounds',
    },
    {
      ask: [
        'On three days, {a}, {b} and {c} people visit a small museum. How many visitors on the fourth day would bring the mean to {mean} a day?',
        'A small museum has {a}, {b} and {c} visitors on three days. After the fourth day, the mean is {mean}. How many people came on the fourth day?',
      ],
      unit: 'visitors',
    },
    {
      ask: [
        'A runner trains for {a}, {b} and {c} minutes on three days. How long must she train on the fourth day for a mean of {mean} minutes?',
        'Zoe practices the piano for {a}, {b} and {c} minutes on three days. How long must she practice on the fourth day so that the mean is {mean} minutes?',
      ],
      unit: 'minutes',
      numbers: { a: [40, 75], b: [40, 75], c: [40, 75], mean: [45, 75] },
    },
  ],
  answer: '{x}',
  hints: [
    'What must the sum of all four numbers be?',
    'Four numbers with a mean of {mean} have a sum of $4 * {mean}$.',
    'The sum must be {total}, and the three numbers add up to {sum}.',
  ],
  steps: [
    ['practice.set-up', 'Let x be the fourth number', '({sum} + x)/4', '=', '{mean}'],
    ['practice.multiply-both-sides', 'Multiply both sides by 4', '{sum} + x', '=', '{total}'],
    ['practice.subtract-from-both-sides', 'Subtract {sum} from both sides', 'x', '=', '{x}'],
  ],
  mistakes: [
    [
      ({ sum, mean }) => 2 * mean - sum / 3,
      'You gave the fourth number the same weight as the first three together. It is only one of four: the sum must be $4 * {mean} = {total}$.',
    ],
    [
      ({ total }) => total,
      'That is the sum of all four numbers. Subtract the first three: ${total} - {sum}$.',
    ],
    [
      ({ sum, mean }) => sum - 2 * mean,
      'Four numbers with a mean of ${mean}$ have a sum of $4 * {mean} = {total}$. Subtract ${sum}$ from it.',
    ],
    [
      ({ sum, mean }) => 5 * mean - sum,
      'You multiplied the mean by $5$. There are $4$ numbers: $4 * {mean} = {total}$.',
    ],
    [
      ({ sum, mean }) => (sum + mean) / 4,
      'You averaged ${mean}$ with the three numbers. The mean of all four must be ${mean}$, so their sum is ${total}$.',
    ],
  ],
});

/** Creates a problem that asks for the mean of two groups of different sizes. */
const combined = /* @__PURE__ */ story({
  numbers: { m: [8, 32], a: [60, 95], n: [8, 32], b: [60, 95] },
  derive: ({ m, a, n, b }) => {
    const [first, second] = [m * a, n * b];
    return { first, second, sum: first + second, count: m + n, mean: (first + second) / (m + n) };
  },
  when: ({ m, a, n, b, mean }) => m !== n && Math.abs(a - b) > 3 && Number.isInteger(mean),
  settings: [
    {
      ask: [
        'The {m} students of one class have a mean of {a} points. The {n} students of another class have a mean of {b} points. What is the mean score of all the students?',
        'On a test, {m} students score {a} points on average, and the other {n} students score {b} points on average. What is the overall mean?',
      ],
      unit: 'points',
    },
    {
      ask: [
        'A farmer has {m} apples with a mean weight of {a} grams and {n} apples with a mean weight of {b} grams. What is the mean weight of all apples?',
        'In a crate, {m} plums weigh {a} grams on average, and {n} plums weigh {b} grams on average. What is the mean weight of all plums?',
      ],
      unit: 'grams',
    },
    {
      ask: [
        'A machine makes {m} parts in {a} seconds each and then {n} parts in {b} seconds each. What is the mean time for a part?',
        'A worker packs {m} boxes in {a} seconds each and {n} boxes in {b} seconds each. How long does a box take on average?',
      ],
      unit: 'seconds',
    },
    {
      ask: [
        'A hotel rents {m} rooms for {a} dollars a night and {n} rooms for {b} dollars a night. What is the mean price of a room?',
        'A store sells {m} coats for {a} dollars each and {n} coats for {b} dollars each. What is the mean price of a coat?',
      ],
      unit: 'dollars',
    },
  ],
  answer: '{mean}',
  hints: [
    'The larger group counts more. First find the sum of each group.',
    'The sums are ${m} * {a}$ and ${n} * {b}$. Add them, and divide by the size of both groups together.',
    'Divide {sum} by {count}.',
  ],
  steps: [
    [
      'practice.multiply',
      'Find the sum of each group',
      '({m} * {a} + {n} * {b})/({m} + {n})',
      '=',
      '({first} + {second})/{count}',
    ],
    ['practice.add', 'Add the two sums', '({first} + {second})/{count}', '=', '{sum}/{count}'],
    ['practice.divide', 'Divide', '{sum}/{count}', '=', '{mean}'],
  ],
  mistakes: [
    [
      ({ a, b }) => (a + b) / 2,
      'You took the mean of ${a}$ and ${b}$, but the groups have ${m}$ and ${n}$ members. Divide ${sum}$ by ${count}$.',
    ],
    [
      ({ m, n, a, b }) => (m * b + n * a) / (m + n),
      'You swapped the groups. The sum of the first is ${m} * {a} = {first}$, and the sum of the second is ${second}$.',
    ],
    [({ sum }) => sum / 2, 'You divided ${sum}$ by $2$ groups. Divide it by all ${count}$ members.'],
    [({ a, b }) => a + b, 'You added the two means. Divide the total ${sum}$ by ${count}$.'],
  ],
});

/** Means, missing numbers, and the mean of two groups. */
export const averages: Family = /* @__PURE__ */ storyFamily('averages', 'algebra', {
  easy: [mean],
  medium: [missing],
  hard: [combined],
});
