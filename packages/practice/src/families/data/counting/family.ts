import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';

/** Creates a problem about independent choices. */
const product = /* @__PURE__ */ story({
  numbers: { a: [2, 9], b: [2, 12], c: [2, 6] },
  derive: ({ a, b, c }) => ({ all: a * b * c, ab: a * b, sum: a + b + c, cubed: a ** 3 }),
  when: ({ a, b, c }) => new Set([a, b, c]).size === 3,
  settings: [
    {
      ask: [
        'A menu has {a} starters, {b} main courses and {c} desserts. How many different three-course meals can you order?',
        'You choose one of {a} starters, one of {b} main courses and one of {c} desserts. How many different meals are possible?',
      ],
      words: { one: 'starter', two: 'main course', three: 'dessert' },
    },
    {
      ask: [
        'Mia has {a} pairs of pants, {b} shirts and {c} caps. How many different outfits can she wear?',
        'From {a} pairs of pants, {b} shirts and {c} caps, Mia chooses one of each. How many outfits are possible?',
      ],
      words: { one: 'pair of pants', two: 'shirt', three: 'cap' },
    },
    {
      ask: [
        'A bike comes in {a} colors and {b} sizes, with {c} kinds of seats. How many different bikes can you order?',
        'You choose a bike from {a} colors, {b} sizes and {c} kinds of seats. How many different bikes are there?',
      ],
      words: { one: 'color', two: 'size', three: 'seat' },
    },
    {
      ask: [
        'There are {a} roads from Ash to Birch, {b} roads from Birch to Cedar, and {c} roads from Cedar to Dale. How many routes lead from Ash to Dale?',
        'You drive from Ash to Birch on one of {a} roads, on to Cedar on one of {b}, and on to Dale on one of {c}. How many routes are there?',
      ],
      words: { one: 'first road', two: 'second road', three: 'third road' },
    },
  ],
  answer: '{all}',
  hints: [
    'Each {one} goes with each {two}. Do you add or multiply?',
    'There are ${a} * {b} = {ab}$ ways for the first two choices.',
    'Each of these {ab} ways goes with each of {c} for the last choice.',
  ],
  steps: [
    ['practice.product-rule', 'Each {one} goes with each {two}', '{a} * {b}', '=', '{ab}'],
    ['practice.product-rule', 'Each of these goes with each {three}', '{ab} * {c}', '=', '{all}'],
  ],
  mistakes: [
    [({ sum }) => sum, 'You added. Each choice goes with every other choice, so multiply {a}, {b} and {c}.'],
    [({ ab }) => ab, 'You left out the last choice. Multiply {ab} by {c}.'],
    [({ ab, c }) => ab + c, 'You added {c}. Each of the {ab} ways goes with each of {c}, so multiply.'],
    [({ a, b, c }) => a * c + b, 'Multiply all three numbers: ${a} * {b} * {c}$.'],
  ],
});

/** Creates a problem about places that are given to some of many, in order. */
const ordered = /* @__PURE__ */ story({
  numbers: { n: [5, 24], k: { of: [2, 3] } },
  derive: ({ n, k }) => {
    const [second, third] = [n - 1, n - 2];
    return {
      second,
      power: n ** k,
      all: n * second * (k === 3 ? third : 1),
      unordered: (n * second * (k === 3 ? third : 1)) / (k === 3 ? 6 : 2),
      factors: k === 3 ? `${n} * ${second} * ${third}` : `${n} * ${second}`,
      begin: n * second,
      repeated: k === 3 ? `${n} * ${n} * ${n}` : `${n} * ${n}`,
      product: n * k,
      last: k === 3 ? third : second,
      before: k === 3 ? n * second : n,
    };
  },
  when: ({ n, k }) => n !== k,
  settings: [
    {
      ask: [
        'In a race with {n} runners, {k} medals are given: gold, silver and bronze. In how many ways can they be given?',
        'A race has {n} runners and {k} medals, gold, silver and bronze. How many different ways are there to award the medals?',
      ],
      words: { who: 'runners', what: 'medals' },
      numbers: { k: { of: [3] } },
    },
    {
      ask: [
        'A club with {n} members elects {k} people: a president and a treasurer. In how many ways can the offices be filled?',
        'From {n} members, a club elects {k} people, a president and a treasurer. How many results are possible?',
      ],
      words: { who: 'members', what: 'offices' },
      numbers: { k: { of: [2] } },
    },
    {
      ask: [
        'A code uses {n} different symbols. How many codes of {k} symbols are possible if no symbol is repeated?',
        'From {n} symbols, you make a code of {k} different symbols. How many such codes are there?',
      ],
      words: { who: 'symbols', what: 'places' },
    },
    {
      ask: [
        'From {n} books, you put {k} next to each other on a shelf. How many different rows are possible?',
        'You have {n} books, and a shelf has room for {k} of them in a row. How many different rows can you make?',
      ],
      words: { who: 'books', what: 'places' },
    },
    {
      ask: [
        'A band knows {n} songs and plays {k} of them, one after the other. How many programs are possible?',
        'From {n} songs, a band plays {k} different ones in some order. How many programs are there?',
      ],
      words: { who: 'songs', what: 'places' },
    },
  ],
  answer: '{all}',
  hints: [
    'How many {who} are possible for the first of the {what}?',
    'There are {n} choices for the first one. After that, one is gone, so {second} are left.',
    'Multiply: ${factors}$.',
  ],
  steps: [
    ['practice.count-down', 'After the first choice, one is gone', '{n} - 1', '=', '{second}'],
    ['practice.product-rule', 'Multiply the numbers of choices', '{factors}', '=', '{all}'],
  ],
  mistakes: [
    [({ power }) => power, 'You calculated ${repeated}$. After each choice, one of the {who} is gone.'],
    [({ unordered }) => unordered, 'You ignored the order. Here the order of the {k} counts.'],
    [
      ({ product }) => product,
      'You multiplied {n} by {k}. Count the choices for each of the {k} {what}: {n}, {second} and so on.',
    ],
    [({ before, last }) => before + last, 'You added the numbers of choices. Multiply them: ${factors}$.'],
  ],
});

/** Creates a problem about groups without an order. */
const groups = /* @__PURE__ */ story({
  numbers: { n: [5, 24], k: { of: [2, 3] } },
  derive: ({ n, k }) => {
    const ways = k === 3 ? n * (n - 1) * (n - 2) : n * (n - 1);
    const orders = k === 3 ? 6 : 2;
    return {
      ways,
      orders,
      all: ways / orders,
      factors: k === 3 ? `${n} * ${n - 1} * ${n - 2}` : `${n} * ${n - 1}`,
      wrong: k === 3 ? ways / 3 : n ** 2 / 2,
      product: n * k,
      half: ways / (k === 3 ? 2 : 4),
    };
  },
  when: ({ all, n }) => all !== n,
  settings: [
    {
      ask: [
        'From a class of {n} students, {k} are chosen as helpers. In how many ways can this be done?',
        'A teacher chooses helpers from {n} students. How many groups of {k} are possible?',
      ],
      words: { who: 'students' },
    },
    {
      ask: [
        'At a party with {n} people, everyone shakes hands with everyone else. A handshake takes {k} people. How many handshakes are there?',
        'All {n} guests shake hands with each other, {k} people at a time. How many handshakes is that?',
      ],
      words: { who: 'people' },
      numbers: { k: { of: [2] } },
    },
    {
      ask: [
        'An ice cream shop has {n} flavors. How many different combinations of {k} flavors are there?',
        'From {n} flavors, you choose {k} different ones. The order doesn’t matter. How many choices are there?',
      ],
      words: { who: 'flavors' },
    },
    {
      ask: [
        'On a circle, {n} points are marked. How many triangles have {k} of these points as vertices?',
        'There are {n} points on a circle. You join {k} of them to form a triangle. How many triangles are possible?',
      ],
      words: { who: 'points' },
      numbers: { k: { of: [3] } },
    },
    {
      ask: [
        'A library lets you borrow from {n} new books. How many different choices of {k} books do you have?',
        'You take home some of {n} new books. In how many ways can you choose {k} of them?',
      ],
      words: { who: 'books' },
    },
  ],
  answer: '{all}',
  hints: [
    'Does the order matter? If not, each group of {k} counts only once.',
    'If the order counts, there are ${factors} = {ways}$ ways.',
    'Each group of {k} can be ordered in {orders} ways. Divide {ways} by {orders}.',
  ],
  steps: [
    ['practice.product-rule', 'Choose {k} of {n}, one after the other', '{factors}', '=', '{ways}'],
    [
      'practice.order-does-not-matter',
      'Each group was counted {orders} times',
      '{ways}/{orders}',
      '=',
      '{all}',
    ],
  ],
  mistakes: [
    [({ ways }) => ways, 'You counted each group {orders} times, once for each order. Divide by {orders}.'],
    [({ product }) => product, 'You multiplied {n} by {k}. Begin with ${factors}$.'],
    [
      ({ wrong }) => (Number.isInteger(wrong) ? wrong : undefined),
      'Check both numbers: ${factors}$ ordered choices, and {orders} ways to order each group.',
    ],
    [
      ({ half }) => (Number.isInteger(half) ? half : undefined),
      'You divided by the wrong number. A group of {k} can be ordered in {orders} ways.',
    ],
  ],
});

/** Counting: products of choices, ordered choices, and groups without an order. */
export const counting: Family = /* @__PURE__ */ storyFamily('counting', 'algebra', {
  easy: [product],
  medium: [ordered],
  hard: [groups],
});
