import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';
import { commonDivisor } from '../../shared/lowest.js';

/** Returns an integer, or undefined for a number of people or animals that isn't plausible. */
const whole = (n: number): number | undefined => (Number.isInteger(n) ? n : undefined);

/** Creates a problem that asks for the first share of a total. */
const share = /* @__PURE__ */ story({
  numbers: { a: [1, 7], b: [2, 9], k: [3, 20] },
  derive: ({ a, b, k }) => ({ parts: a + b, total: k * (a + b), first: k * a, second: k * b }),
  when: ({ a, b, k, parts }) => a !== b && commonDivisor(a, b) === 1 && k !== a && k !== b && k !== parts,
  settings: [
    {
      ask: [
        'Ada and Ben share {total} dollars in the ratio {a} to {b}. How many dollars does Ada get?',
        'A prize of {total} dollars is split between Ada and Ben in the ratio {a} to {b}. What is Ada’s share?',
      ],
      unit: 'dollars',
    },
    {
      ask: [
        'A camp of {total} people has adults and children in the ratio {a} to {b}. How many of them are adults?',
        'On a trip with {total} people, the ratio of adults to children is {a} to {b}. How many people are adults?',
      ],
      unit: 'people',
    },
    {
      ask: [
        'For {total} milliliters of a drink, syrup and water are mixed in the ratio {a} to {b}. How many milliliters of syrup are needed?',
        'A glass holds {total} milliliters of syrup and water in the ratio {a} to {b}. How many milliliters are syrup?',
      ],
      unit: 'milliliters',
      numbers: { a: [1, 4], b: [3, 9], k: [20, 80, 5] },
    },
    {
      ask: [
        'A board {total} inches long is cut in the ratio {a} to {b}. How long is the first piece?',
        'A rope {total} inches long is cut into two pieces in the ratio {a} to {b}. How many inches long is the first one?',
      ],
      unit: 'inches',
    },
  ],
  answer: '{first}',
  hints: [
    'A ratio counts equal parts. How many parts are there in total?',
    'There are ${a} + {b} = {parts}$ parts. Divide {total} by {parts}.',
    'One part is {k}. The first share has {a} of them.',
  ],
  steps: [
    ['practice.parts-of-ratio', 'Add the parts of the ratio', '{a} + {b}', '=', '{parts}'],
    ['practice.one-part', 'Divide by the number of parts', '{total}/{parts}', '=', '{k}'],
    ['practice.multiply', 'Multiply one part by {a}', '{a} * {k}', '=', '{first}'],
  ],
  mistakes: [
    [({ second }) => second, 'That is the other share. The question asks for the share with {a:part}.'],
    [({ k }) => k, 'That is one part. The share has {a:part}: ${a} * {k}$.'],
    [
      ({ total, a }) => (a === 1 ? undefined : whole(total / a)),
      'You divided by {a}. There are ${a} + {b} = {parts}$ parts, so divide by {parts} first.',
    ],
    [({ total }) => whole(total / 2), 'You made two equal shares. The shares have {a} and {b} parts.'],
    [({ total, a, b }) => whole((total * a) / b), 'The first share is {a} of {parts} parts, not {a} of {b}.'],
  ],
});

/** Creates a problem that asks for the second amount from the first. */
const other = /* @__PURE__ */ story({
  numbers: { a: [2, 9], b: [2, 11], k: [2, 15] },
  derive: ({ a, b, k }) => ({ first: k * a, second: k * b }),
  when: ({ a, b, k, first, second }) =>
    a !== b && commonDivisor(a, b) === 1 && k !== a && k !== b && first !== b && second !== a,
  settings: [
    {
      ask: [
        'Green paint is mixed from blue and yellow in the ratio {a} to {b}. How many liters of yellow go with {first} liters of blue?',
        'Blue and yellow paint are mixed in the ratio {a} to {b}. How much yellow paint do you need for {first} liters of blue?',
      ],
      unit: 'liters',
    },
    {
      ask: [
        'In a choir, the ratio of boys to girls is {a} to {b}. There are {first} boys. How many girls are there?',
        'Boys and girls of a club are in the ratio {a} to {b}. How many girls are there if there are {first} boys?',
      ],
      unit: 'girls',
    },
    {
      ask: [
        'A screen has a width and a height in the ratio {a} to {b}. It is {first} centimeters wide. How high is it?',
        'The sides of a picture are in the ratio {a} to {b}. The first side is {first} centimeters. How long is the second?',
      ],
      unit: 'centimeters',
    },
    {
      ask: [
        'A recipe calls for flour and sugar in the ratio {a} to {b}. How many grams of sugar go with {first} grams of flour?',
        'Flour and sugar are mixed in the ratio {a} to {b}. How much sugar is needed for {first} grams of flour?',
      ],
      unit: 'grams',
      numbers: { k: [20, 90, 10] },
    },
  ],
  answer: '{second}',
  hints: [
    'How large is one part of the ratio?',
    '{first} is {a:part}. Divide {first} by {a}.',
    'One part is {k}. Multiply it by {b}.',
  ],
  steps: [
    ['practice.one-part', 'Divide the known amount by its number of parts', '{first}/{a}', '=', '{k}'],
    ['practice.multiply', 'Multiply one part by {b}', '{b} * {k}', '=', '{second}'],
  ],
  mistakes: [
    [
      ({ first, a, b }) => first + b - a,
      'You added the difference of {a} and {b}. A ratio multiplies: one part is ${first} ÷ {a}$.',
    ],
    [
      ({ first, a, b }) => whole((first * a) / b),
      'You swapped the parts. {first} is {a:part}, and the question asks for {b:part}.',
    ],
    [({ k }) => k, 'That is one part. Multiply it by {b}.'],
    [
      ({ first, b }) => first * b,
      'You multiplied {first} by {b}, but {first} is {a:part}. Divide by {a}, too.',
    ],
    [
      ({ first, second }) => first + second,
      'That is the total. The question asks only for the second amount.',
    ],
  ],
});

/** Creates a problem that asks for a total from the difference of the shares. */
const fromDifference = /* @__PURE__ */ story({
  numbers: { a: [1, 7], b: [3, 11], k: [3, 20] },
  derive: ({ a, b, k }) => ({
    more: b - a,
    parts: a + b,
    gap: k * (b - a),
    total: k * (a + b),
  }),
  when: ({ a, b, k, more }) => more >= 2 && commonDivisor(a, b) === 1 && k !== a && k !== b,
  settings: [
    {
      ask: [
        'Ada and Ben share some money in the ratio {a} to {b}. Ben gets {gap} dollars more than Ada. How many dollars do they share?',
        'A prize is split between Ada and Ben in the ratio {a} to {b}, so Ben gets {gap} dollars more. How large is the prize?',
      ],
      unit: 'dollars',
    },
    {
      ask: [
        'A farm has goats and sheep in the ratio {a} to {b}. There are {gap} more sheep than goats. How many animals are there?',
        'The ratio of goats to sheep on a farm is {a} to {b}. How many animals are there if there are {gap} more sheep?',
      ],
      unit: 'animals',
    },
    {
      ask: [
        'Concrete has cement and sand in the ratio {a} to {b}. It contains {gap} kilograms more sand than cement. How many kilograms of both does it contain?',
        'Cement and sand are mixed in the ratio {a} to {b}, with {gap} kilograms more sand than cement. How many kilograms is the mixture?',
      ],
      unit: 'kilograms',
    },
    {
      ask: [
        'A rope is cut in the ratio {a} to {b}. One piece is {gap} inches longer than the other. How long was the rope?',
        'A board is cut into two pieces in the ratio {a} to {b}. Their lengths differ by {gap} inches. How many inches long was the board?',
      ],
      unit: 'inches',
    },
  ],
  answer: '{total}',
  hints: [
    'How many parts make up the difference?',
    'The difference is ${b} - {a} = {more}$ parts. Divide {gap} by {more}.',
    'One part is {k}. There are ${a} + {b}$ parts in total.',
  ],
  steps: [
    ['practice.parts-of-ratio', 'The difference in parts', '{b} - {a}', '=', '{more}'],
    ['practice.one-part', 'Divide the difference by its number of parts', '{gap}/{more}', '=', '{k}'],
    ['practice.multiply', 'Multiply one part by all {parts} parts', '({a} + {b}) * {k}', '=', '{total}'],
  ],
  mistakes: [
    [({ a, k }) => a * k, 'That is the smaller amount. Add the larger one, ${b} * {k}$.'],
    [({ b, k }) => b * k, 'That is the larger amount. Add the smaller one, ${a} * {k}$.'],
    [
      ({ gap, parts, more }) => whole((gap * more) / parts),
      'You took {gap} as the total. It is only the difference, which is {more} parts.',
    ],
    [
      ({ gap, parts }) => gap * parts,
      'You multiplied {gap} by {parts}, but {gap} is {more} parts. Divide by {more} first.',
    ],
    [({ k }) => k, 'That is one part. There are {parts} of them.'],
  ],
});

/** Sharing in a ratio: a share of a total, the other amount, and the total from the difference. */
export const shareInRatio: Family = /* @__PURE__ */ storyFamily('share-in-ratio', 'algebra', {
  easy: [share],
  medium: [other],
  hard: [fromDifference],
});
