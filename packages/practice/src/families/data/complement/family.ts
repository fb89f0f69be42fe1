import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';

/** Returns a decimal without rounding errors. */
const tidy = (n: number): number => Number(n.toFixed(6));
const text = (n: number): string => String(tidy(n));

/** Creates a problem that asks for the probability of the opposite. */
const opposite = /* @__PURE__ */ story({
  numbers: { hundredths: [3, 97] },
  derive: ({ hundredths }) => ({
    p: hundredths / 100,
    q: (100 - hundredths) / 100,
    sum: text(1 + hundredths / 100),
    ten: text((100 - hundredths) / 1000),
    lost: text((110 - hundredths) / 100),
  }),
  when: ({ hundredths }) => hundredths !== 50,
  settings: [
    {
      ask: [
        'The probability of rain tomorrow is {p}. What is the probability that it doesn’t rain?',
        'It rains tomorrow with a probability of {p}. What is the probability of a day without rain?',
      ],
      words: { what: 'rain' },
      numbers: { hundredths: [5, 95] },
    },
    {
      ask: [
        'A bus is on time with a probability of {p}. What is the probability that it isn’t on time?',
        'The probability that a bus is on time is {p}. How likely is it that the bus isn’t on time?',
      ],
      words: { what: 'a bus on time' },
      numbers: { hundredths: [60, 97] },
    },
    {
      ask: [
        'A player makes a free throw with a probability of {p}. What is the probability that she misses?',
        'The probability that a player makes a free throw is {p}. How likely is a miss?',
      ],
      words: { what: 'a free throw made' },
      numbers: { hundredths: [45, 95] },
    },
    {
      ask: [
        'A seed grows with a probability of {p}. What is the probability that it doesn’t grow?',
        'The probability that a seed grows is {p}. How likely is it that the seed doesn’t grow?',
      ],
      words: { what: 'a seed that grows' },
      numbers: { hundredths: [40, 97] },
    },
  ],
  answer: '{q}',
  hints: [
    'Either it happens or it doesn’t. What do the two probabilities add up to?',
    'The two probabilities add up to 1.',
    'Calculate $1 - {p}$.',
  ],
  steps: [
    ['practice.complement', 'The two probabilities add up to 1', 'x + {p}', '=', '1'],
    ['practice.subtract-from-both-sides', 'Subtract {p}', 'x', '=', '1 - {p}'],
    ['practice.subtract', 'Subtract', '1 - {p}', '=', '{q}'],
  ],
  mistakes: [
    [({ p }) => text(p), 'That is the probability of {what}. The question asks for the opposite, $1 - {p}$.'],
    [({ sum }) => sum, 'You added 1. A probability is at most 1, so subtract: $1 - {p}$.'],
    [({ ten }) => ten, 'The decimal point is in the wrong place: your answer and {p} must add up to 1.'],
    [({ lost }) => lost, 'Check the subtraction. Your answer and {p} must add up to exactly 1.'],
  ],
});

/** Creates a problem that asks for the third of three probabilities. */
const third = /* @__PURE__ */ story({
  numbers: { a: [10, 60], b: [10, 60] },
  derive: ({ a, b }) => ({
    p: a / 100,
    q: b / 100,
    both: (a + b) / 100,
    rest: (100 - a - b) / 100,
    product: text(1 - (a * b) / 10_000),
  }),
  when: ({ a, b }) => a + b < 90 && a !== b && a + 2 * b !== 100 && 2 * a + b !== 100 && a % 10 !== 0,
  settings: [
    {
      ask: [
        'A traffic light is red with probability {p} and green with probability {q}. Otherwise it is yellow. What is the probability of yellow?',
        'You meet a red light with probability {p} and a green one with probability {q}. How likely is yellow, the only other color?',
      ],
      numbers: { a: [35, 50], b: [36, 50] },
    },
    {
      ask: [
        'A team wins with probability {p} and loses with probability {q}. What is the probability of a draw?',
        'The probability that a team wins is {p}, and the probability that it loses is {q}. How likely is a draw?',
      ],
    },
    {
      ask: [
        'A customer orders tea with probability {p} and coffee with probability {q}. Everyone else orders juice. What is the probability of juice?',
        'In a café, an order is tea with probability {p}, coffee with probability {q}, and otherwise juice. How likely is juice?',
      ],
    },
    {
      ask: [
        'A student comes by bus with probability {p} and by bike with probability {q}. All others walk. What is the probability that a student walks?',
        'Students come by bus with probability {p}, by bike with probability {q}, or on foot. How likely is it that a student comes on foot?',
      ],
    },
  ],
  answer: '{rest}',
  hints: [
    'Exactly one of three things happens. What do their probabilities add up to?',
    'Together, the two given outcomes have a probability of ${p} + {q}$.',
    'Calculate $1 - {both}$.',
  ],
  steps: [
    ['practice.add', 'Add the given probabilities', '{p} + {q}', '=', '{both}'],
    ['practice.complement', 'All three add up to 1', '{both} + x', '=', '1'],
    ['practice.subtract-from-both-sides', 'Subtract {both}', 'x', '=', '{rest}'],
  ],
  mistakes: [
    [({ both }) => text(both), 'That is the probability of the other two together. Subtract it from 1.'],
    [({ p }) => text(1 - p), 'You subtracted only {p}. Subtract {q}, too.'],
    [({ q }) => text(1 - q), 'You subtracted only {q}. Subtract {p}, too.'],
    [({ product }) => product, 'You multiplied {p} and {q}. Add them, and subtract the sum from 1.'],
  ],
});

/** Creates a problem that asks for at least one success in some tries. */
const atLeastOne = /* @__PURE__ */ story({
  numbers: { twentieths: [1, 19], n: [2, 3] },
  derive: ({ twentieths, n }) => {
    const p = twentieths / 20;
    const q = tidy(1 - p);
    return {
      p,
      q,
      none: text(q ** n),
      some: text(1 - q ** n),
      all: text(p ** n),
      added: text(n * p),
      power: n === 2 ? `${q}*${q}` : `${q}*${q}*${q}`,
    };
  },
  when: ({ twentieths, n, some, all }) =>
    (n === 2 || twentieths % 2 === 0) && some !== all && twentieths !== 10,
  settings: [
    {
      ask: [
        'A seed grows with a probability of {p}. You plant {n} of them. What is the probability that at least one grows?',
        'The probability that a seed grows is {p}. What is the probability that at least one of {n} seeds grows?',
      ],
      words: { try: 'seed', tries: 'seeds', fails: 'fails to grow' },
      numbers: { twentieths: [8, 19] },
    },
    {
      ask: [
        'An archer hits with a probability of {p}. She shoots {n} times. What is the probability of at least one hit?',
        'The probability that an archer hits the target is {p}. How likely is at least one hit in {n} shots?',
      ],
      words: { try: 'shot', tries: 'shots', fails: 'misses' },
      numbers: { twentieths: [5, 19] },
    },
    {
      ask: [
        'Each day, it rains with a probability of {p}, independently of the other days. What is the probability of rain on at least one of {n} days?',
        'The probability of rain is {p} each day, independently of the other days. How likely is rain on at least one of {n} days?',
      ],
      words: { try: 'day', tries: 'days', fails: 'stays dry' },
    },
    {
      ask: [
        'A ticket wins with a probability of {p}. Leo has {n} of them, from different lotteries. What is the probability that at least one wins?',
        'The probability that a ticket wins is {p}. How likely is it that at least one of {n} tickets from different lotteries wins?',
      ],
      words: { try: 'ticket', tries: 'tickets', fails: 'loses' },
      numbers: { twentieths: [1, 9] },
    },
    {
      ask: [
        'A smoke alarm works with a probability of {p}. A room has {n} of them. What is the probability that at least one works?',
        'The probability that a smoke alarm works is {p}. How likely is it that at least one of {n} alarms works?',
      ],
      words: { try: 'alarm', tries: 'alarms', fails: 'fails' },
      numbers: { twentieths: [10, 19] },
    },
  ],
  answer: '{some}',
  hints: [
    'What is the opposite of “at least one”? It has fewer cases.',
    'The opposite is none at all. The probability that one {try} {fails} is {q}.',
    'None at all has a probability of ${power} = {none}$.',
  ],
  steps: [
    ['practice.complement', 'One {try} {fails}', '1 - {p}', '=', '{q}'],
    ['practice.along-branches', 'That happens {n} times in a row', '{power}', '=', '{none}'],
    ['practice.complement', 'The opposite is at least one', '1 - {none}', '=', '{some}'],
  ],
  mistakes: [
    [
      ({ none }) => none,
      'That is the probability of none at all. “At least one” is the opposite: calculate $1 - {none}$.',
    ],
    [
      ({ all }) => all,
      'That is the probability for every one of the {n} {tries}. One is enough, so begin with the probability of none at all.',
    ],
    [({ added }) => added, 'You added {p} for each of the {n} {tries}. That counts cases more than once.'],
    [
      ({ all }) => text(1 - Number(all)),
      'You used the opposite of “every one.” The opposite of “at least one” is none.',
    ],
  ],
});

/** The probability that something doesn’t happen, of the last of three outcomes, and of at least one success. */
export const complement: Family = /* @__PURE__ */ storyFamily('complement', 'algebra', {
  easy: [opposite],
  medium: [third],
  hard: [atLeastOne],
});
