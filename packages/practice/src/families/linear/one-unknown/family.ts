import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';

/** Creates a problem about a fixed amount and an amount for each unit. */
const fee = /* @__PURE__ */ story({
  numbers: { b: [3, 40], a: [2, 12], x: [3, 20] },
  derive: ({ b, a, x }) => ({ c: a * x + b, ax: a * x, high: a * x + 2 * b }),
  when: ({ b, a, c }) => a !== b && c < 400,
  settings: [
    {
      ask: [
        'A taxi costs {b} dollars plus {a} dollars for each mile. A ride costs {c} dollars. How many miles is it?',
        'A taxi ride costs {b} dollars and {a} dollars more for each mile. How many miles can you ride for {c} dollars?',
      ],
      words: { fixed: 'the base fare' },
      unit: 'miles',
      numbers: { b: [3, 9], a: [2, 5] },
    },
    {
      ask: [
        'Renting a boat costs {b} dollars plus {a} dollars for each hour. Mia pays {c} dollars. For how many hours did she rent it?',
        'A boat rental costs {b} dollars plus {a} dollars for each hour. How many hours do you get for {c} dollars?',
      ],
      words: { fixed: 'the base price' },
      unit: 'hours',
      numbers: { b: [15, 40], a: [6, 20], x: [3, 8] },
    },
    {
      ask: [
        'A candle maker has {b} candles and makes {a} more each day. After how many days are there {c} candles?',
        'There are {b} candles on a shelf, and {a} are added every day. How many days does it take until there are {c}?',
      ],
      words: { fixed: 'the starting number' },
      unit: 'days',
    },
    {
      ask: [
        'A tank contains {b} liters of water. Every minute {a} liters flow in. After how many minutes does it contain {c} liters?',
        'A tank has {b} liters of water, and {a} liters flow in every minute. How many minutes does it take to reach {c} liters?',
      ],
      words: { fixed: 'the starting amount' },
      unit: 'minutes',
    },
    {
      ask: [
        'A plumber charges {b} dollars for the visit and {a} dollars for each quarter hour. The bill is {c} dollars. How many quarter hours did it take?',
        'For a repair, you pay {b} dollars and then {a} dollars for each quarter of an hour. How many quarter hours does a bill of {c} dollars cover?',
      ],
      words: { unit: 'quarter hours', fixed: 'the fee for the visit' },
      numbers: { b: [30, 90, 5], a: [12, 25] },
    },
  ],
  answer: '{x}',
  hints: [
    'Let x be the number of {unit}. What is the total in terms of x?',
    'The total is ${a}x + {b}$.',
    'Solve ${a}x + {b} = {c}$. First subtract {b}.',
  ],
  steps: [
    ['practice.set-up', 'Let x be the number of {unit}', '{a}x + {b}', '=', '{c}'],
    ['practice.subtract-from-both-sides', 'Subtract {b} from both sides', '{a}x', '=', '{ax}'],
    ['practice.divide-both-sides', 'Divide both sides by {a}', 'x', '=', '{x}'],
  ],
  mistakes: [
    [({ c, a }) => c / a, 'You forgot {fixed}: subtract ${b}$ from ${c}$ before you divide by ${a}$.'],
    [({ high, a }) => high / a, 'You added ${b}$ to ${c}$. The ${b}$ is part of the total, so subtract it.'],
    [({ ax }) => ax, 'That is ${c} - {b}$. Divide it by ${a}$ to get the number of {unit}.'],
    [
      ({ c, a, b }) => c / (a + b),
      'You divided by ${a} + {b}$. The ${b}$ counts only once: subtract it first.',
    ],
    [
      ({ c, a, b }) => (c - a) / b,
      'You swapped ${a}$ and ${b}$. Only ${a}$ is multiplied by the number of {unit}.',
    ],
  ],
});

/** Creates a problem that asks when two amounts are equal. */
const equal = /* @__PURE__ */ story({
  numbers: { a: [2, 12], d: [10, 60, 5], c: [4, 20], x: [2, 25] },
  derive: ({ a, d, c, x }) => {
    const [slope, gap] = [c - a, (c - a) * x];
    return { b: d + gap, gap, slope, total: c * x + d, sum: a + c };
  },
  when: ({ a, d, b, slope }) => slope > 1 && b <= 150 && b % 5 === 0 && a !== d,
  settings: [
    {
      ask: [
        'One gym costs {b} dollars to join and {a} dollars a visit. Another costs {d} dollars to join and {c} dollars a visit. For how many visits do both gyms cost the same?',
        'At the first gym you pay {b} dollars once and {a} dollars for each visit. At the second, you pay {d} dollars once and {c} dollars for each visit. After how many visits have you paid the same?',
      ],
      unit: 'visits',
    },
    {
      ask: [
        'Mover A charges {b} dollars plus {a} dollars a mile, and mover B charges {d} dollars plus {c} dollars a mile. For how many miles is the price the same?',
        'One truck costs {b} dollars and {a} dollars a mile, and another costs {d} dollars and {c} dollars a mile. At how many miles are the costs equal?',
      ],
      unit: 'miles',
    },
    {
      ask: [
        'Leo has {b} stickers and gets {a} a day. Zoe has {d} stickers and gets {c} a day. After how many days do they have the same number?',
        'A collection of {b} stickers grows by {a} a day, and another collection of {d} stickers grows by {c} a day. After how many days are they equal?',
      ],
      unit: 'days',
    },
    {
      ask: [
        'One plant is {b} millimeters tall and grows {a} millimeters a day. Another is {d} millimeters tall and grows {c} millimeters a day. After how many days are they equally tall?',
        'A seedling {b} millimeters tall grows {a} millimeters a day, and one {d} millimeters tall grows {c} millimeters a day. In how many days do they have the same height?',
      ],
      unit: 'days',
    },
  ],
  answer: '{x}',
  hints: [
    'Let x be the number of {unit}. Write both totals in terms of x.',
    'They are ${a}x + {b}$ and ${c}x + {d}$. When are they equal?',
    'Subtract ${a}x$ and ${d}$ from both sides: ${gap} = {slope}x$.',
  ],
  steps: [
    ['practice.set-up', 'Let x be the number of {unit}', '{a}x + {b}', '=', '{c}x + {d}'],
    ['practice.subtract-from-both-sides', 'Subtract {a}x from both sides', '{b}', '=', '{slope}x + {d}'],
    ['practice.subtract-from-both-sides', 'Subtract {d} from both sides', '{gap}', '=', '{slope}x'],
    ['practice.divide-both-sides', 'Divide both sides by {slope}', 'x', '=', '{x}'],
  ],
  mistakes: [
    [
      ({ gap }) => gap,
      'That is the difference at the start, ${b} - {d}$. It shrinks by ${slope}$ each time, so divide by ${slope}$.',
    ],
    [
      ({ gap, sum }) => gap / sum,
      'You added ${a}$ and ${c}$. Subtract ${a}x$ from both sides, which leaves ${slope}x$.',
    ],
    [({ b, d, slope }) => (b + d) / slope, 'You added ${b}$ and ${d}$. Subtract ${d}$ from both sides.'],
    [
      ({ total }) => total,
      'That is the amount when both are equal. The question asks for the number of {unit}.',
    ],
    [
      ({ gap, c }) => gap / c,
      'You divided ${gap}$ by ${c}$. Both grow, so divide by the difference ${c} - {a}$.',
    ],
  ],
});

/** Creates a problem about ages now and later. */
const ages = /* @__PURE__ */ story({
  numbers: { k: [4, 9], m: [2, 4], x: [2, 15] },
  derive: ({ k, m, x }) => {
    const n = (x * (k - m)) / (m - 1);
    return { n, elder: k * x, right: m * n, left: (m - 1) * n, coefficient: k - m, later: x + n };
  },
  when: ({ k, m, n, elder, x }) =>
    k > m + 1 &&
    Number.isInteger(n) &&
    n >= 3 &&
    n <= 30 &&
    elder <= 80 &&
    elder - x >= 19 &&
    elder - x <= 48,
  settings: [
    {
      ask: [
        'A mother is {k} times as old as her son. In {n} years, she will be {m} times as old as he will be then. How old is the son now?',
        'Today a mother’s age is {k} times that of her son, and in {n} years it will be {m} times his age then. How old is the son today?',
      ],
      words: { young: 'son', old: 'mother' },
      unit: 'years',
    },
    {
      ask: [
        'An uncle is {k} times as old as his niece. In {n} years, he will be {m} times as old as she will be then. How old is the niece now?',
        'Today an uncle’s age is {k} times that of his niece, and in {n} years it will be {m} times her age then. How old is the niece today?',
      ],
      words: { young: 'niece', old: 'uncle' },
      unit: 'years',
    },
    {
      ask: [
        'A father is {k} times as old as his daughter. In {n} years, he will be {m} times as old as she will be then. How old is the daughter now?',
        'Today a father’s age is {k} times that of his daughter, and in {n} years it will be {m} times her age then. How old is the daughter today?',
      ],
      words: { young: 'daughter', old: 'father' },
      unit: 'years',
    },
    {
      ask: [
        'A coach is {k} times as old as her youngest player. In {n} years, she will be {m} times as old as the player will be then. How old is the player now?',
        'Today a coach’s age is {k} times that of her youngest player, and in {n} years it will be {m} times the player’s age then. How old is the player today?',
      ],
      words: { young: 'player', old: 'coach' },
      unit: 'years',
    },
    {
      ask: [
        'A house is {k} times as old as the garage. In {n} years, it will be {m} times as old as the garage will be then. How old is the garage now?',
        'Today the age of a house is {k} times that of its garage, and in {n} years it will be {m} times the garage’s age then. How old is the garage today?',
      ],
      words: { young: 'garage', old: 'house' },
      unit: 'years',
    },
  ],
  answer: '{x}',
  hints: [
    'Let x be the age of the {young} now. How old is the {old} now, and how old are both in {n} years?',
    'In {n} years, the ages are $x + {n}$ and ${k}x + {n}$.',
    'Solve ${k}x + {n} = {m}(x + {n})$.',
  ],
  steps: [
    ['practice.set-up', 'Let x be the age of the {young} now', '{k}x + {n}', '=', '{m}(x + {n})'],
    ['practice.distributive-law', 'Expand', '{k}x + {n}', '=', '{m}x + {right}'],
    ['practice.subtract-from-both-sides', 'Subtract {n} from both sides', '{k}x', '=', '{m}x + {left}'],
    ['practice.subtract-from-both-sides', 'Subtract {m}x from both sides', '{coefficient}x', '=', '{left}'],
    ['practice.divide-both-sides', 'Divide both sides by {coefficient}', 'x', '=', '{x}'],
  ],
  mistakes: [
    [({ elder }) => elder, 'That is the age of the {old}. The question asks for the age of the {young}.'],
    [({ later }) => later, 'That is the age of the {young} in ${n}$ years. Subtract ${n}$.'],
    [
      ({ n, coefficient, m }) => (m * n) / coefficient,
      'You added ${n}$ years only for the {young}. In ${n}$ years, the {old} will be ${k}x + {n}$ years old, too.',
    ],
    [
      ({ n, coefficient }) => n / coefficient,
      'You added ${n}$ years only for the {old}. In ${n}$ years, the {young} will be $x + {n}$ years old, and ${m}$ times that is ${m}x + {right}$.',
    ],
  ],
});

/** Word problems with one unknown number. */
export const oneUnknown: Family = /* @__PURE__ */ storyFamily('one-unknown', 'algebra', {
  easy: [fee],
  medium: [equal],
  hard: [ages],
});
