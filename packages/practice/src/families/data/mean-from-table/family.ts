import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';

const FREQUENCIES = { a: [2, 9], b: [3, 12], c: [3, 12], d: [2, 9] } as const;

const derive = ({ a, b, c, d }: Readonly<Record<'a' | 'b' | 'c' | 'd', number>>) => ({
  n: a + b + c + d,
  sum: b + 2 * c + 3 * d,
  mean: (b + 2 * c + 3 * d) / (a + b + c + d),
  two: 2 * c,
  three: 3 * d,
  differentKinds: b + c + d,
});

/** Checks whether a mean has at most two decimals, and isn't a whole number. */
const isNeat = (mean: number): boolean =>
  Math.abs(mean * 100 - Math.round(mean * 100)) < 1e-9 && !Number.isInteger(mean);

/** Creates a problem that asks for the total of a table with the values 0, 1, 2 and 3. */
const whole = /* @__PURE__ */ story({
  numbers: FREQUENCIES,
  derive,
  when: ({ n, sum }) => n !== sum,
  settings: [
    {
      ask: [
        'In a class, {a} students have no pet, {b} have one pet, {c} have two pets, and {d} have three. How many pets do they have in total?',
        'A class counts its pets: {a} students have none, {b} have one, {c} have two, and {d} have three. How many pets is that?',
      ],
      unit: 'pets',
      words: { who: 'students' },
    },
    {
      ask: [
        'In {a} games a team scored no goal, in {b} games one goal, in {c} games two goals, and in {d} games three. How many goals did it score?',
        'A team looks back at a season: no goal in {a} games, one in {b}, two in {c}, and three in {d}. How many goals did it score in all of these games?',
      ],
      unit: 'goals',
      words: { who: 'games' },
    },
    {
      ask: [
        'On {a} days nobody was absent, on {b} days one student, on {c} days two students, and on {d} days three. How many absences is that in total?',
        'A teacher records absences: none on {a} days, one on {b} days, two on {c} days, and three on {d} days. How many absences does she count?',
      ],
      unit: 'absences',
      words: { who: 'days' },
    },
    {
      ask: [
        'Of the boxes that a store checks, {a} have no broken egg, {b} have one, {c} have two, and {d} have three. How many eggs are broken?',
        'A store checks boxes of eggs: {a} boxes have no broken egg, {b} have one, {c} have two, and {d} have three. What is the total number of broken eggs?',
      ],
      unit: 'eggs',
      words: { who: 'boxes' },
    },
  ],
  answer: '{sum}',
  hints: [
    'Each of the {c} {who} with two counts twice.',
    'Multiply each value by how often it appears.',
    'Add {b}, $2 * {c}$ and $3 * {d}$.',
  ],
  steps: [
    ['practice.multiply', 'Multiply the value 2 by {c}', '2 * {c}', '=', '{two}'],
    ['practice.multiply', 'Multiply the value 3 by {d}', '3 * {d}', '=', '{three}'],
    ['practice.total-from-table', 'Add', '{b} + {two} + {three}', '=', '{sum}'],
  ],
  mistakes: [
    [({ n }) => n, 'That is the number of {who}. Multiply each value by how often it appears.'],
    [
      ({ differentKinds }) => differentKinds,
      'You counted each of the {who} once. For {c} of them, count two.',
    ],
    [({ a, sum }) => sum + a, 'You added {a}. These {who} each have the value 0, so they add nothing.'],
    [() => 6, 'You added only the values 0, 1, 2 and 3. The value 2, for instance, appears {c} times.'],
  ],
});

/** Creates a problem that asks for the mean of a frequency table. */
const mean = /* @__PURE__ */ story({
  numbers: FREQUENCIES,
  derive,
  when: ({ mean: own }) => isNeat(own),
  settings: [
    {
      ask: [
        'In a class, {a} students have no sibling, {b} have one sibling, {c} have two siblings, and {d} have three. What is the mean number of siblings?',
        'A class counts siblings: {a} students have none, {b} have one, {c} have two, and {d} have three. Find the mean.',
      ],
      words: { who: 'students', what: 'siblings' },
    },
    {
      ask: [
        'In {a} games a team scored no goal, in {b} games one goal, in {c} games two goals, and in {d} games three. How many goals per game is that on average?',
        'A team scored no goal in {a} games, one in {b}, two in {c}, and three in {d}. What is its mean number of goals per game?',
      ],
      words: { who: 'games', what: 'goals' },
    },
    {
      ask: [
        'On a street, {a} homes have no car, {b} have one car, {c} have two cars, and {d} have three. What is the mean number of cars per home?',
        'A survey counts cars: {a} homes have none, {b} have one, {c} have two, and {d} have three. Find the mean number per home.',
      ],
      words: { who: 'homes', what: 'cars' },
    },
    {
      ask: [
        'On {a} days it didn’t rain, on {b} days it rained for one hour, on {c} days for two hours, and on {d} days for three. How many hours a day is that on average?',
        'A weather station records hours of rain: none on {a} days, one on {b} days, two on {c} days, and three on {d} days. What is the mean per day?',
      ],
      words: { who: 'days', what: 'hours' },
    },
  ],
  answer: '{mean}',
  hints: [
    'The mean is the total number of {what}, divided by the number of {who}.',
    'The total number of {what} is ${b} + 2 * {c} + 3 * {d}$.',
    'There are {sum} {what} and {n} {who}. Divide.',
  ],
  steps: [
    ['practice.total-from-table', 'Total number of {what}', '{b} + 2 * {c} + 3 * {d}', '=', '{sum}'],
    ['practice.add', 'Number of {who}', '{a} + {b} + {c} + {d}', '=', '{n}'],
    ['practice.mean', 'Divide', '{sum} ÷ {n}', '=', '{mean}'],
  ],
  mistakes: [
    [() => 1.5, 'You took the mean of 0, 1, 2 and 3. The value 2, for instance, appears {c} times.'],
    [({ n }) => n / 4, 'You divided the number of {who} by 4. Divide the number of {what}, {sum}, by {n}.'],
    [({ sum }) => sum / 4, 'You divided by 4, the number of values. There are {n} {who}.'],
    [
      ({ sum, n, a }) => sum / (n - a),
      'You left out the {a} {who} with 0 {what}. They count, too: divide by {n}.',
    ],
    [({ n, sum }) => n / sum, 'You divided {n} by {sum}. It is the other way around.'],
  ],
});

/** Creates a problem that estimates a mean from classes, with the middle of each class. */
const grouped = /* @__PURE__ */ story({
  numbers: { a: [2, 12], b: [3, 15], c: [2, 12], w: { of: [10, 20] }, s: [0, 60, 10] },
  derive: ({ a, b, c, w, s }) => {
    const [p, q, r] = [s + w / 2, s + (3 * w) / 2, s + (5 * w) / 2];
    const [n, sum] = [a + b + c, a * p + b * q + c * r];
    return { t: s + w, u: s + 2 * w, v: s + 3 * w, p, q, r, n, sum, mean: sum / n };
  },
  when: ({ mean: own, a, c, q }) => isNeat(own) && a !== c && own !== q,
  settings: [
    {
      ask: [
        'Of the students in a class, {a} take {s} to {t} minutes for a task, {b} take {t} to {u} minutes, and {c} take {u} to {v} minutes. Estimate the mean time in minutes with the midpoint of each class.',
        'A teacher measures how long a task takes: {s} to {t} minutes for {a} students, {t} to {u} minutes for {b}, and {u} to {v} minutes for {c}. Use the midpoint of each class to estimate the mean in minutes.',
      ],
      unit: 'minutes',
      words: { who: 'students' },
      numbers: { s: { of: [0, 10, 20] }, w: { of: [10] } },
    },
    {
      ask: [
        'A shop counts the amounts that customers spend: {a} spend {s} to {t} dollars, {b} spend {t} to {u} dollars, and {c} spend {u} to {v} dollars. Estimate the mean in dollars with the midpoint of each class.',
        'In a shop, {a} customers spend {s} to {t} dollars, {b} spend {t} to {u} dollars, and {c} spend {u} to {v} dollars. Use the midpoint of each class to estimate how many dollars they spend on average.',
      ],
      unit: 'dollars',
      words: { who: 'customers' },
      numbers: { s: { of: [0, 20, 40] } },
    },
    {
      ask: [
        'A farm weighs its lambs: {a} weigh {s} to {t} pounds, {b} weigh {t} to {u} pounds, and {c} weigh {u} to {v} pounds. Estimate the mean weight in pounds with the midpoint of each class.',
        'On a farm, {a} lambs weigh {s} to {t} pounds, {b} weigh {t} to {u} pounds, and {c} weigh {u} to {v} pounds. Use the midpoint of each class to estimate the mean in pounds.',
      ],
      unit: 'pounds',
      words: { who: 'lambs' },
      numbers: { s: { of: [40, 50, 60] }, w: { of: [10] } },
    },
    {
      ask: [
        'On a road, {a} cars drive {s} to {t} miles per hour, {b} drive {t} to {u}, and {c} drive {u} to {v}. Estimate the mean speed in miles per hour with the midpoint of each class.',
        'A camera measures the speeds of cars: {a} drive {s} to {t} miles per hour, {b} drive {t} to {u}, and {c} drive {u} to {v}. Use the midpoint of each class to estimate the mean in miles per hour.',
      ],
      unit: 'miles per hour',
      words: { who: 'cars' },
      numbers: { s: { of: [20, 30, 40] }, w: { of: [10] } },
    },
  ],
  answer: '{mean}',
  hints: [
    'The exact values are unknown. Count each of them as the midpoint of its class.',
    'The midpoints of the classes are {p}, {q} and {r}.',
    'Divide ${a} * {p} + {b} * {q} + {c} * {r}$ by {n}.',
  ],
  steps: [
    ['practice.class-middle', 'Midpoint of the first class', '({s} + {t})/2', '=', '{p}'],
    ['practice.total-from-table', 'Add all values', '{a} * {p} + {b} * {q} + {c} * {r}', '=', '{sum}'],
    ['practice.mean', 'Divide by the number of {who}', '{sum} ÷ {n}', '=', '{mean}'],
  ],
  mistakes: [
    [({ q }) => q, 'You took the mean of the three midpoints. The class around {q} appears {b} times.'],
    [
      ({ a, b, c, s, t, u, n }) => (a * s + b * t + c * u) / n,
      'You used the lower ends of the classes. Use the midpoints {p}, {q} and {r}.',
    ],
    [
      ({ a, b, c, t, u, v, n }) => (a * t + b * u + c * v) / n,
      'You used the upper ends of the classes. Use the midpoints {p}, {q} and {r}.',
    ],
    [({ sum }) => sum / 3, 'You divided by 3, the number of classes. There are {n} {who}.'],
  ],
});

/** The mean of data in a table: the total, the mean, and an estimate from classes. */
export const meanFromTable: Family = /* @__PURE__ */ storyFamily('mean-from-table', 'algebra', {
  easy: [whole],
  medium: [mean],
  hard: [grouped],
});
