import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';

/** Returns an amount of dollars as text: 12, 0.50. */
const money = (n: number): string => (Number.isInteger(n) ? String(n) : n.toFixed(2));

/** Creates a problem that asks for the amount for one. */
const forOne = /* @__PURE__ */ story({
  numbers: { n: [3, 12], quarters: [3, 40] },
  derive: ({ n, quarters }) => ({ rate: quarters / 4, all: (n * quarters) / 4 }),
  when: ({ n, rate, all }) => rate !== n && all !== n && rate !== 1,
  settings: [
    {
      ask: [
        '{n} notebooks cost {all:money}. How many dollars does one notebook cost?',
        'For {n} notebooks, you pay {all:money}. What is the price of one?',
      ],
      unit: 'dollars',
      numbers: { quarters: [8, 28, 4] },
    },
    {
      ask: [
        'In {n} hours, a tank loses {all} liters of water. How many liters does it lose per hour?',
        'It takes {n} hours until {all} liters have leaked from a tank. How many liters leak in an hour?',
      ],
      unit: 'liters',
    },
    {
      ask: [
        'In {n} days, Mia walks {all:mile}. How many miles does she walk a day, on average?',
        'A hiker takes {n} days for {all:mile}. How many miles is that per day?',
      ],
      unit: 'miles',
    },
    {
      ask: [
        'For {n} pizzas, a cook uses {all} cups of cheese. How many cups is that per pizza?',
        'A cook makes {n} pizzas with {all} cups of cheese. How many cups does each pizza get?',
      ],
      unit: 'cups',
      numbers: { quarters: [2, 11] },
    },
  ],
  answer: '{rate}',
  hints: [
    'A unit rate is the amount for one. Is it larger or smaller than the amount for {n}?',
    'Divide by {n}.',
    'Calculate ${all} ÷ {n}$.',
  ],
  steps: [
    [
      'practice.unit-amount',
      'The amount for one is 1/{n} of the amount for {n}',
      '(1/{n}) * {all}',
      '=',
      '{all} ÷ {n}',
    ],
    ['practice.divide', 'Divide', '{all} ÷ {n}', '=', '{rate}'],
  ],
  mistakes: [
    [({ n, all }) => n * all, 'You multiplied. {all} is the amount for {n}, so divide by {n}.'],
    [({ n, all }) => n / all, 'You divided {n} by {all}. The amount for one is ${all} ÷ {n}$.'],
    [({ n, all }) => all - n, 'You subtracted {n}. Divide {all} by {n}.'],
    [
      ({ rate }) => rate * 10,
      'The decimal point is in the wrong place: {n} times your answer must be {all}.',
    ],
    [
      ({ rate }) => rate / 10,
      'The decimal point is in the wrong place: {n} times your answer must be {all}.',
    ],
  ],
});

/** Creates a problem that compares the unit prices of two packs. */
const compared = /* @__PURE__ */ story({
  numbers: { m: [3, 8], n: [8, 24], p: [4, 24], q: [3, 20] },
  derive: ({ m, n, p, q }) => ({
    small: (m * p) / 4,
    large: (n * q) / 4,
    first: p / 4,
    second: q / 4,
    gap: (p - q) / 4,
    saved: money((p - q) / 4),
  }),
  when: ({ m, n, p, q, small, large, gap }) =>
    n >= 1.5 * m && p > q && p <= 2 * q && gap !== 1 && large > small && large !== small + gap,
  settings: [
    {
      ask: [
        'A pack of {m} bottles costs {small:money}, and a pack of {n} costs {large:money}. How many dollars cheaper is a bottle in the larger pack?',
        'Bottles come {m} for {small:money} or {n} for {large:money}. By how many dollars per bottle is the larger pack cheaper?',
      ],
      unit: 'dollars',
    },
    {
      ask: [
        'A store sells {m} batteries for {small:money} and {n} batteries for {large:money}. How many dollars do you save per battery in the larger pack?',
        'You can buy {m} batteries for {small:money} or {n} for {large:money}. By how many dollars does the price of one battery differ?',
      ],
      unit: 'dollars',
    },
    {
      ask: [
        'A pool ticket for {m} visits costs {small:money} and one for {n} visits costs {large:money}. How many dollars cheaper is a visit with the larger ticket?',
        'A ticket for {m} visits is {small:money} and a ticket for {n} visits is {large:money}. How many dollars per visit does the larger one save?',
      ],
      unit: 'dollars',
    },
    {
      ask: [
        'A bag with {m} pounds of rice costs {small:money}, and one with {n} pounds costs {large:money}. How many dollars cheaper is a pound in the larger bag?',
        'Rice comes in bags of {m} pounds for {small:money} and {n} pounds for {large:money}. By how many dollars is a pound cheaper in the larger bag?',
      ],
      unit: 'dollars',
    },
  ],
  answer: '{saved}',
  hints: [
    'Compare unit prices. What does one cost in each pack?',
    'In the smaller pack, one costs ${small} ÷ {m}$ dollars.',
    'One costs {first:money} in the smaller pack and {second:money} in the larger one.',
  ],
  steps: [
    ['practice.unit-amount', 'The price of one in the smaller pack', '{small} ÷ {m}', '=', '{first}'],
    ['practice.unit-amount', 'The price of one in the larger pack', '{large} ÷ {n}', '=', '{second}'],
    ['practice.subtract', 'Subtract', '{first} - {second}', '=', '{gap}'],
  ],
  mistakes: [
    [
      ({ small, large }) => large - small,
      'You subtracted the prices of the packs. First find the price of each one: ${small} ÷ {m}$.',
    ],
    [
      ({ second }) => second,
      'That is the price of one in the larger pack. In the smaller one, it is {first:money}. Subtract.',
    ],
    [
      ({ first }) => first,
      'That is the price of one in the smaller pack. In the larger one, it is {second:money}. Subtract.',
    ],
    [
      ({ first, second }) => first + second,
      'You added the unit prices. Subtract them: ${first} - {second}$.',
    ],
  ],
});

/** Creates a problem that asks for the price of 1,000 from the price of another amount. */
const forThousand = /* @__PURE__ */ story({
  numbers: { g: { of: [50, 125, 150, 200, 250, 300, 350, 400, 450, 600, 750, 800] }, cents: [40, 4000, 20] },
  derive: ({ g, cents }) => ({
    price: (g * cents) / 100_000,
    whole: cents / 100,
    all: money(cents / 100),
    hundred: cents / 1000,
  }),
  when: ({ g, cents, price, whole }) =>
    (g * cents) % 25_000 === 0 && price >= 0.5 && whole !== price && whole >= 2,
  settings: [
    {
      ask: [
        'At a market, {g} grams of cheese cost {price:money}. How many dollars does a kilogram cost?',
        'You get {g} grams of cheese for {price:money}. What is the price of a kilogram?',
      ],
      unit: 'dollars',
      words: { measure: 'grams' },
      numbers: { cents: [800, 4000, 20] },
    },
    {
      ask: [
        'A bottle with {g} milliliters of juice costs {price:money}. How many dollars is that per liter?',
        'For {g} milliliters of juice, you pay {price:money}. What does a liter cost?',
      ],
      unit: 'dollars',
      words: { measure: 'milliliters' },
      numbers: { cents: [200, 1600, 20] },
    },
    {
      ask: [
        'A baker sells {g} grams of nuts for {price:money}. How many dollars does a kilogram of nuts cost?',
        'A bag of {g} grams of nuts costs {price:money}. What is the price per kilogram?',
      ],
      unit: 'dollars',
      words: { measure: 'grams' },
      numbers: { cents: [600, 3000, 20] },
    },
    {
      ask: [
        'A can with {g} milliliters of paint costs {price:money}. What is the price per liter, in dollars?',
        'Paint is sold in cans of {g} milliliters for {price:money}. How many dollars is that per liter?',
      ],
      unit: 'dollars',
      words: { measure: 'milliliters' },
      numbers: { cents: [600, 4000, 20] },
    },
  ],
  answer: '{all}',
  hints: [
    'A kilogram is 1000 grams, and a liter is 1000 milliliters.',
    'Find the price of 100 {measure} first: divide {price} by ${g}/100$.',
    'For 100 {measure}, the price is {hundred:money}. Multiply by 10.',
  ],
  steps: [
    [
      'practice.unit-amount',
      'Divide to get the price of one, and multiply by 1000',
      '({price} ÷ {g}) * 1000',
      '=',
      '({price} * 1000)/{g}',
    ],
    ['practice.work-out', 'Evaluate', '({price} * 1000)/{g}', '=', '{all}'],
  ],
  mistakes: [
    [({ hundred }) => hundred, 'That is the price of 100 {measure}. The question asks for 1000.'],
    [
      ({ g, price }) => (g * price) / 1000,
      'You multiplied by ${g}/1000$. Divide by it: {g} {measure} cost {price:money}.',
    ],
    [({ whole }) => whole / 2, 'That is the price of 500 {measure}. The question asks for 1000.'],
    [
      ({ whole }) => 10 * whole,
      'The decimal point is in the wrong place. Compare: {g} {measure} cost only {price:money}.',
    ],
    [
      ({ g, price }) => price + 1000 - g,
      'You added the missing amount to the price. Divide {price} by {g} and multiply by 1000.',
    ],
  ],
});

/** Unit rates: the amount for one, the better price, and the price per kilogram or liter. */
export const unitRates: Family = /* @__PURE__ */ storyFamily('unit-rates', 'algebra', {
  easy: [forOne],
  medium: [compared],
  hard: [forThousand],
});
