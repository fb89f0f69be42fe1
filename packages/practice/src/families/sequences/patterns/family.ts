import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';

/** Creates a problem that asks for a distant term. */
const term = /* @__PURE__ */ story({
  numbers: { a: [3, 40], d: [2, 9], n: [10, 40] },
  derive: ({ a, d, n }) => ({
    b: a + d,
    c: a + 2 * d,
    gaps: n - 1,
    term: a + (n - 1) * d,
    added: (n - 1) * d,
  }),
  when: ({ a, d, n }) => a !== d && a !== n,
  settings: [
    {
      ask: [
        'The numbers of seats in the rows of a theater are {a}, {b}, {c} and so on. How many seats are in row {n}?',
        'A theater has {a} seats in the first row, {b} in the second, {c} in the third, and so on. How many seats does row {n} have?',
      ],
      unit: 'seats',
    },
    {
      ask: [
        'The numbers of matches in a row of figures are {a}, {b}, {c} and so on. How many matches does figure {n} have?',
        'The first three figures of a pattern have {a}, {b} and {c} matches. How many matches does figure {n} have?',
      ],
      unit: 'matches',
    },
    {
      ask: [
        'A runner trains for {a} minutes in the first week, then {b}, {c} and so on. How many minutes does she train in week {n}?',
        'Week by week, the minutes that a pianist practices each day are {a}, {b}, {c} and so on. How many minutes a day is that in week {n}?',
      ],
      unit: 'minutes',
      numbers: { n: [8, 20] },
    },
    {
      ask: [
        'A tree is {a} inches tall after one year, {b} after two, {c} after three, and so on. How many inches tall is it in year {n}?',
        'Year by year, the height of a tree in inches is {a}, {b}, {c} and so on. How tall is it in year {n}?',
      ],
      unit: 'inches',
    },
  ],
  answer: '{term}',
  hints: [
    'By how much does the number grow each time?',
    'It grows by {d} each time. How many times do you add {d} to the first number?',
    'Add {d} to {a}, {gaps} times.',
  ],
  steps: [
    [
      'practice.set-up',
      'Start with the first number, and add {d} for each of the {gaps} steps after it',
      '{a} + ({n} - 1) * {d}',
      '=',
      '{a} + {gaps} * {d}',
    ],
    ['practice.products-first', 'Multiply first', '{a} + {gaps} * {d}', '=', '{a} + {added}'],
    ['practice.add', 'Add', '{a} + {added}', '=', '{term}'],
  ],
  mistakes: [
    [
      ({ term, d }) => term + d,
      'You added ${d}$ one time too many. From the first to number ${n}$, there are ${gaps}$ steps.',
    ],
    [
      ({ term, d }) => term - d,
      'You added ${d}$ one time fewer than needed. There are ${gaps}$ steps to number ${n}$.',
    ],
    [
      ({ d, n }) => d * n,
      'You multiplied ${d}$ by ${n}$. Start with ${a}$ and add ${d}$ for each of the ${gaps}$ steps.',
    ],
    [({ a, n }) => a * n, 'You multiplied ${a}$ by ${n}$. The number grows by ${d}$ each time.'],
    [({ added }) => added, 'That is only what is added. Begin with ${a}$.'],
  ],
});

/** Creates a problem that asks for the place of a term. */
const place = /* @__PURE__ */ story({
  numbers: { a: [3, 40], d: [2, 9], n: [8, 40] },
  derive: ({ a, d, n }) => ({
    b: a + d,
    c: a + 2 * d,
    gaps: n - 1,
    t: a + (n - 1) * d,
    added: (n - 1) * d,
    rest: d - a,
  }),
  when: ({ a, d, n, t }) => a > d && n !== t,
  settings: [
    {
      ask: [
        'The numbers of seats in the rows of a theater are {a}, {b}, {c} and so on. Which row has {t} seats?',
        'A theater has {a} seats in the first row, {b} in the second, {c} in the third, and so on. What is the number of the row with {t} seats?',
      ],
    },
    {
      ask: [
        'The numbers of matches in a row of figures are {a}, {b}, {c} and so on. What is the number of the figure with {t} matches?',
        'The first three figures of a pattern have {a}, {b} and {c} matches. Which figure has {t} matches?',
      ],
    },
    {
      ask: [
        'Noah saves {a} dollars in the first week, {b} in the second, {c} in the third, and so on. In which week does he save {t} dollars?',
        'Week by week, Noah’s savings in dollars are {a}, {b}, {c} and so on. What is the number of the week in which he saves {t} dollars?',
      ],
    },
    {
      ask: [
        'The points for the pages of a puzzle book are {a}, {b}, {c} and so on. Which page is worth {t} points?',
        'Page one of a puzzle book is worth {a} points, page two {b}, page three {c}, and so on. What is the number of the page that is worth {t} points?',
      ],
    },
  ],
  answer: '{n}',
  hints: [
    'By how much does the number grow each time?',
    'Term number n is ${a} + (n - 1) * {d}$.',
    'The difference ${t} - {a} = {added}$ is made of steps of {d}. Count the first term as well.',
  ],
  steps: [
    ['practice.set-up', 'Let n be the number of the term', '{a} + (n - 1) * {d}', '=', '{t}'],
    ['practice.subtract-from-both-sides', 'Subtract {a} from both sides', '(n - 1) * {d}', '=', '{added}'],
    ['practice.divide-both-sides', 'Divide both sides by {d}', 'n - 1', '=', '{gaps}'],
    ['practice.add-to-both-sides', 'Add 1 to both sides', 'n', '=', '{n}'],
  ],
  mistakes: [
    [({ gaps }) => gaps, 'That is the number of steps of ${d}$. The first term comes before them, so add 1.'],
    [({ n }) => n + 1, 'You counted one too many. After ${gaps}$ steps of ${d}$, it is number ${n}$.'],
    [({ t, d }) => t / d, 'You divided ${t}$ by ${d}$. Subtract the first number, ${a}$, before you divide.'],
    [({ t, a }) => t / a, 'You divided ${t}$ by ${a}$. The number grows by ${d}$ each time.'],
    [({ added }) => added, 'That is ${t} - {a}$. Divide it by ${d}$ and add 1.'],
  ],
});

/** Creates a problem that asks for a long sum. */
const sum = /* @__PURE__ */ story({
  numbers: { a: [3, 30], d: [2, 6], n: [8, 30] },
  derive: ({ a, d, n }) => {
    const last = a + (n - 1) * d;
    return {
      b: a + d,
      c: a + 2 * d,
      gaps: n - 1,
      last,
      pair: a + last,
      twice: n * (a + last),
      sum: (n * (a + last)) / 2,
    };
  },
  when: ({ a, n }) => a !== n,
  settings: [
    {
      ask: [
        'The numbers of seats in the rows of a theater are {a}, {b}, {c} and so on. There are {n} rows. How many seats does the theater have?',
        'A theater has {a} seats in the first row, {b} in the second, {c} in the third, and so on. How many seats are there in {n} rows?',
      ],
      unit: 'seats',
    },
    {
      ask: [
        'Noah saves {a} dollars in the first week, {b} in the second, {c} in the third, and so on. How much does he save in {n} weeks?',
        'The dollars that Noah saves each week are {a}, {b}, {c} and so on. How much money does he have after {n} weeks?',
      ],
      unit: 'dollars',
    },
    {
      ask: [
        'Logs are stacked in layers of {a}, {b}, {c} and so on, from top to bottom. How many logs are in {n} layers?',
        'A stack has {a} logs in the top layer, then {b}, {c} and so on. How many logs does it have with {n} layers?',
      ],
      unit: 'logs',
    },
    {
      ask: [
        'A reader finishes {a} pages on the first day, then {b}, {c} and so on. How many pages is that in {n} days?',
        'The numbers of pages that Lena reads each day are {a}, {b}, {c} and so on. How many pages does she read in {n} days?',
      ],
      unit: 'pages',
    },
  ],
  answer: '{sum}',
  hints: [
    'What is the last number in the sum?',
    'The last number is {last}. The first and last add up to {pair}, and so do the second and second to last.',
    'There are {n} numbers: calculate ${n} * {pair}/2$.',
  ],
  steps: [
    ['practice.set-up', 'Find the last number', '{a} + {gaps} * {d}', '=', '{last}'],
    ['practice.add', 'Add the first and the last number', '{n} * ({a} + {last})/2', '=', '{n} * {pair}/2'],
    ['practice.multiply', 'Multiply', '{n} * {pair}/2', '=', '{twice}/2'],
    ['practice.divide', 'Divide', '{twice}/2', '=', '{sum}'],
  ],
  mistakes: [
    [
      ({ twice }) => twice,
      'You counted every number twice. Each pair makes ${pair}$: divide ${twice}$ by 2.',
    ],
    [({ last }) => last, 'That is the last number. Add all ${n}$ of them.'],
    [
      ({ n, pair, d }) => (n * (pair + d)) / 2,
      'You added ${d}$ one time too many for the last number. It is ${a} + {gaps} * {d} = {last}$.',
    ],
    [
      ({ n, last }) => n * last,
      'You multiplied the last number by ${n}$, but the others are smaller. Use the pairs of ${pair}$.',
    ],
    [
      ({ n, a }) => n * a,
      'You multiplied the first number by ${n}$, but the others are larger. Use the pairs of ${pair}$.',
    ],
  ],
});

/** Distant terms, places and sums of numbers that grow by equal steps. */
export const patterns: Family = /* @__PURE__ */ storyFamily('patterns', 'algebra', {
  easy: [term],
  medium: [place],
  hard: [sum],
});
