import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';

/** Checks whether an amount has at most two decimals. */
const isCents = (n: number): boolean => Math.abs(n * 100 - Math.round(n * 100)) < 1e-9;
const money = (n: number): string => (Number.isInteger(n) ? String(n) : n.toFixed(2));

/** Creates a problem with one prize. */
const single = /* @__PURE__ */ story({
  numbers: { n: { of: [4, 5, 8, 10, 12, 20, 25] }, w: [2, 9], x: [2, 40] },
  derive: ({ n, w, x }) => ({
    mean: (w * x) / n,
    text: money((w * x) / n),
    sum: w * x,
    plain: x / n,
    lost: ((n - w) * x) / n,
  }),
  when: ({ n, w, x, mean }) => w <= n / 2 && isCents(mean) && mean !== 1 && x !== n && x !== w,
  settings: [
    {
      ask: [
        'A wheel has {n} equal sectors. On {w} sectors you win {x:money}, and on the others nothing. How much do you win per spin on average, in dollars?',
        'Of the {n} equal sectors of a wheel, {w} pay {x:money}, and the others pay nothing. What is the expected value of a spin in dollars?',
      ],
      unit: 'dollars',
      words: { what: 'spin' },
    },
    {
      ask: [
        'In a box there are {n} envelopes. Each of {w} envelopes contains {x:money}, and the others are empty. You take one. What is the expected value in dollars?',
        'Of {n} envelopes, {w} contain {x:money} each, and the others are empty. How many dollars do you get on average if you take one at random?',
      ],
      unit: 'dollars',
      words: { what: 'envelope' },
    },
    {
      ask: [
        'A game has {n} cards. For {w} of them you get {x} points each, and for the others none. How many points do you get per card on average?',
        'Of {n} cards, {w} are worth {x} points each, and the others are worth nothing. What is the expected number of points for a random card?',
      ],
      unit: 'points',
      words: { what: 'card' },
    },
    {
      ask: [
        'Of {n} calls, a seller makes a sale in {w} on average, and each sale earns {x:money}. How many dollars does a call earn on average?',
        'In {n} calls, a seller has {w} sales on average. A sale earns {x:money}. What is the expected value of a call in dollars?',
      ],
      unit: 'dollars',
      words: { what: 'call' },
    },
  ],
  answer: '{text}',
  hints: [
    'Imagine {n} tries in which each outcome comes up exactly as often as expected. What do you get in total?',
    'Of {n} tries, {w} bring {x}, so the total is ${w} * {x} = {sum}$.',
    'Divide the total of {sum} by {n}.',
  ],
  steps: [
    ['practice.multiply', 'Total for {n} tries', '{w} * {x}', '=', '{sum}'],
    ['practice.expected-value', 'Average per {what}', '{sum}/{n}', '=', '{mean}'],
  ],
  mistakes: [
    [
      ({ plain }) => money(plain),
      'That is for one winning outcome of {n}. There are {w}, so multiply by {w}.',
    ],
    [({ sum }) => sum, 'That is the total for {n} tries. Divide it by {n}.'],
    [({ lost }) => money(lost), 'You used the outcomes that pay nothing. Only {w} of {n} pay {x}.'],
    [({ x }) => money(x / 2), 'The two outcomes aren’t equally likely. Only {w} of {n} pay {x}.'],
  ],
});

/** Creates a problem with two prizes and a price to pay. */
const gain = /* @__PURE__ */ story({
  numbers: {
    n: { of: [10, 20, 25, 50, 100] },
    a: [2, 4],
    b: [2, 12],
    x: [10, 100, 5],
    y: [2, 9],
    cost: [2, 12],
  },
  derive: ({ n, a, b, x, y, cost }) => {
    const sum = a * x + b * y;
    const mean = sum / n;
    return {
      sum,
      mean,
      meanText: money(mean),
      loss: cost - mean,
      lossText: money(cost - mean),
      big: a * x,
      small: b * y,
    };
  },
  when: ({ n, a, b, mean, loss, x, y, cost }) =>
    a + b < n / 2 &&
    isCents(mean) &&
    loss > 0 &&
    loss < cost * 0.7 &&
    x > 2 * y &&
    y > cost / 2 &&
    loss !== 1,
  settings: [
    {
      ask: [
        'Of {n} raffle tickets, {a} win {x:money} and {b} win {y:money}. A ticket costs {cost:money}. How many dollars do you lose per ticket on average?',
        'A raffle has {n} tickets. There are {a} prizes of {x:money} and {b} of {y:money}. What is the expected loss in dollars if a ticket costs {cost:money}?',
      ],
      unit: 'dollars',
      words: { what: 'ticket' },
    },
    {
      ask: [
        'A wheel has {n} equal sections: {a} pay {x:money} and {b} pay {y:money}. A spin costs {cost:money}. How many dollars do you lose per spin on average?',
        'Of the {n} equal sections of a wheel, {a} pay {x:money} and {b} pay {y:money}. A spin costs {cost:money}. What is the expected loss in dollars?',
      ],
      unit: 'dollars',
      words: { what: 'spin' },
    },
    {
      ask: [
        'In a jar with {n} balls, {a} win {x:money} and {b} win {y:money}. One draw costs {cost:money}. What does the owner earn per draw on average, in dollars?',
        'A jar has {n} balls. For {a} of them you get {x:money} each, and for {b} of them {y:money} each. A draw costs {cost:money}. How many dollars does a draw earn the owner on average?',
      ],
      unit: 'dollars',
      words: { what: 'draw' },
    },
    {
      ask: [
        'Of {n} insured phones, {a} need a repair for {x:money} and {b} need one for {y:money}. The insurance costs {cost:money} for each phone. What does the insurer earn per phone on average, in dollars?',
        'An insurer expects that of {n} phones, {a} cost {x:money} and {b} cost {y:money} in repairs. Each owner pays {cost:money}. How many dollars does the insurer earn per phone on average?',
      ],
      unit: 'dollars',
      words: { what: 'phone' },
    },
  ],
  answer: '{lossText}',
  hints: [
    'First find the average payout per {what}, then compare it with the price.',
    'All {n} together pay ${a} * {x} + {b} * {y} = {sum}$ dollars.',
    'The average payout is ${sum}/{n} = {meanText}$ dollars. The price is {cost:money}.',
  ],
  steps: [
    ['practice.multiply', 'Total of all payouts', '{a} * {x} + {b} * {y}', '=', '{sum}'],
    ['practice.expected-value', 'Average per {what}', '{sum}/{n}', '=', '{mean}'],
    ['practice.subtract', 'Subtract it from the price', '{cost} - {mean}', '=', '{loss}'],
  ],
  mistakes: [
    [({ meanText }) => meanText, 'That is the average payout. Subtract it from the price of {cost:money}.'],
    [({ big, n, cost }) => money(cost - big / n), 'You left out the smaller payouts, {b} of {y:money}.'],
    [({ small, n, cost }) => money(cost - small / n), 'You left out the larger payouts, {a} of {x:money}.'],
    [({ mean, cost }) => money(cost + mean), 'You added the price and the average payout. Subtract.'],
  ],
});

/** Expected values: an average win, and an average loss after the price. */
export const expectedValue: Family = /* @__PURE__ */ storyFamily('expected-value', 'algebra', {
  medium: [single],
  hard: [gain],
});
