import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';

/** Creates a problem about a solution to which water is added. */
const diluted = /* @__PURE__ */ story({
  numbers: { m: [100, 900, 50], p: [4, 40], w: [50, 600, 50] },
  derive: ({ m, p, w }) => ({ pure: (m * p) / 100, whole: m + w, r: (m * p) / (m + w) }),
  when: ({ m, w, pure, r }) => m !== w && Number.isInteger(pure) && Number.isInteger(r) && r > 1,
  settings: [
    {
      ask: [
        'You have {m} grams of salt water that is {p}% salt. You add {w} grams of pure water. What percent of the mixture is salt?',
        'A cook has {m} grams of brine with {p}% salt and pours in {w} grams of water. What percent of the brine is salt now?',
      ],
      words: { thing: 'salt' },
      unit: '%',
    },
    {
      ask: [
        'A carton holds {m} milliliters of a drink that is {p}% juice. You add {w} milliliters of water. What percent of the drink is juice now?',
        'You have {m} milliliters of punch with {p}% juice and add {w} milliliters of water. What percent of the punch is juice?',
      ],
      words: { thing: 'juice' },
      unit: '%',
    },
    {
      ask: [
        'A nurse dilutes {m} milliliters of {p}% alcohol solution with {w} milliliters of water. How strong is the solution then, in percent?',
        'A bottle contains {m} milliliters of {p}% alcohol solution. What is its strength in percent after {w} milliliters of water is added?',
      ],
      words: { thing: 'alcohol' },
      unit: '%',
    },
    {
      ask: [
        'A chemist has {m} milliliters of an acid solution with {p}% acid and adds {w} milliliters of water. What percent acid is the new solution?',
        'A beaker holds {m} milliliters of {p}% acid. You add {w} milliliters of water. What is the new percentage of acid?',
      ],
      words: { thing: 'acid' },
      unit: '%',
    },
  ],
  answer: '{r}',
  hints: [
    'How much {thing} is in it? Water doesn’t change that.',
    'The amount of {thing} is ${p}/100 * {m}$. How large is the whole mixture?',
    'Divide the amount of {thing}, {pure}, by the whole mixture, {whole}. What percent is that?',
  ],
  steps: [
    ['practice.percent-of', 'Find the amount of {thing}', '{p}/100 * {m}', '=', '{pure}'],
    ['practice.add', 'Add the water to get the whole mixture', '{m} + {w}', '=', '{whole}'],
    ['practice.divide', 'Divide, and multiply by 100 for percent', '{pure}/{whole} * 100', '=', '{r}'],
  ],
  mistakes: [
    [
      ({ pure, w }) => (pure / w) * 100,
      'You divided by the water alone. The whole mixture is ${m} + {w} = {whole}$, so divide ${pure}$ by ${whole}$.',
    ],
    [({ p }) => p / 2, 'You took the mean of ${p}$% and $0$%. The amounts ${m}$ and ${w}$ are different.'],
    [({ pure }) => pure, 'That is the amount of {thing}. Divide ${pure}$ by the whole, ${whole}$.'],
    [
      ({ p, w, whole }) => (p * w) / whole,
      'You took ${p}$% of the water. The {thing} is in the ${m}$: ${p}/100 * {m} = {pure}$.',
    ],
  ],
});

/** Creates a problem about two solutions that are mixed. */
const mixed = /* @__PURE__ */ story({
  numbers: { m: [1, 15], p: [2, 60, 2], n: [1, 15], q: [2, 60, 2] },
  derive: ({ m, p, n, q }) => ({ whole: m + n, sum: m * p + n * q, r: (m * p + n * q) / (m + n) }),
  when: ({ m, p, n, q, r }) => m !== n && Math.abs(p - q) >= 6 && Number.isInteger(r),
  settings: [
    {
      ask: [
        'A gardener mixes {m:liter} of {p}% fertilizer solution with {n:liter} of {q}% solution. What percent fertilizer is the mixture?',
        'You pour {m:liter} of {p}% fertilizer solution and {n:liter} of {q}% solution into one tank. How strong is the mixture, in percent?',
      ],
      unit: '%',
    },
    {
      ask: [
        'A mechanic mixes {m:liter} of coolant with {p}% antifreeze and {n:liter} with {q}% antifreeze. What percent of the mixture is antifreeze?',
        'A radiator is filled with {m:liter} of {p}% antifreeze and {n:liter} of {q}% antifreeze. What is the strength of the mixture in percent?',
      ],
      unit: '%',
    },
    {
      ask: [
        'A jeweler melts {m:ounce} of metal that is {p}% silver with {n:ounce} that is {q}% silver. What percent of the alloy is silver?',
        'An alloy is made from {m:ounce} of {p}% silver and {n:ounce} of {q}% silver. What percent silver is it?',
      ],
      unit: '%',
    },
    {
      ask: [
        'A dairy mixes {m:gallon} of cream with {p}% fat and {n:gallon} with {q}% fat. What percent fat is the mixture?',
        'You stir {m:gallon} of cream with {p}% fat into {n:gallon} with {q}% fat. What percent of it is fat?',
      ],
      unit: '%',
      numbers: { p: [10, 48, 2], q: [10, 48, 2] },
    },
  ],
  answer: '{r}',
  hints: [
    'The larger amount counts more. How much of the substance does each part contain?',
    'The parts contain ${m} * {p}/100$ and ${n} * {q}/100$.',
    'Let x be the percentage, and solve ${whole} * x = {m} * {p} + {n} * {q}$.',
  ],
  steps: [
    [
      'practice.set-up',
      'The whole contains what the two parts contain',
      '{whole} * x',
      '=',
      '{m} * {p} + {n} * {q}',
    ],
    ['practice.work-out', 'Evaluate the products and add', '{whole} * x', '=', '{sum}'],
    ['practice.divide-both-sides', 'Divide both sides by {whole}', 'x', '=', '{r}'],
  ],
  mistakes: [
    [
      ({ p, q }) => (p + q) / 2,
      'You took the mean of ${p}$% and ${q}$%. The amounts are ${m}$ and ${n}$, so they don’t count equally.',
    ],
    [
      ({ p, q }) => p + q,
      'You added the percentages. The strength of the mixture is between ${p}$% and ${q}$%.',
    ],
    [
      ({ m, n, p, q, whole }) => (m * q + n * p) / whole,
      'You swapped the percentages: ${m}$ goes with ${p}$%, and ${n}$ with ${q}$%.',
    ],
    [({ sum }) => sum, 'That is ${m} * {p} + {n} * {q}$. Divide it by the whole amount, ${whole}$.'],
  ],
});

/** Creates a problem that asks how much of a second solution to add. */
const added = /* @__PURE__ */ story({
  numbers: { m: [2, 40], p: [10, 80, 5], q: [0, 60, 5], r: [5, 70, 5] },
  derive: ({ m, p, q, r }) => {
    const [above, below] = [m * (p - r), r - q];
    return { above, below, x: above / below, start: m * p, end: m * r };
  },
  when: ({ q, p, r, x, m }) =>
    q > 0 && p !== q && r !== p && Number.isInteger(x) && x >= 2 && x <= 60 && x !== m,
  settings: [
    {
      ask: [
        'You have {m} liters of {p}% salt solution. How many liters of {q}% solution must you add to get a {r}% solution?',
        'A tank holds {m} liters of salt water with {p}% salt. How many liters with {q}% salt must you add to make it {r}%?',
      ],
      unit: 'liters',
    },
    {
      ask: [
        'A chemist has {m} milliliters of {p}% acid solution. How many milliliters of {q}% acid must she add for a strength of {r}%?',
        'There are {m} milliliters of {p}% acid in a flask. How many milliliters of {q}% acid change it to {r}%?',
      ],
      unit: 'milliliters',
    },
    {
      ask: [
        'A radiator holds {m} quarts of coolant with {p}% antifreeze. How many quarts with {q}% antifreeze must be added to get {r}%?',
        'You have {m} quarts of {p}% antifreeze. How many quarts of {q}% antifreeze make the mixture {r}%?',
      ],
      unit: 'quarts',
    },
    {
      ask: [
        'A jeweler has {m} grams of metal that is {p}% gold. How many grams of metal that is {q}% gold must be added to get an alloy with {r}% gold?',
        'An alloy of {m} grams is {p}% gold. How many grams of an alloy with {q}% gold turn it into {r}% gold?',
      ],
      unit: 'grams',
    },
  ],
  answer: '{x}',
  hints: [
    'Let x be the amount that you add. How large is the whole mixture?',
    'Write the amount of the substance in two ways: in the parts, and in the whole mixture.',
    'Solve ${m} * {p} + {q}x = {r}({m} + x)$.',
  ],
  steps: [
    [
      'practice.set-up',
      'The parts contain what the mixture contains',
      '{m} * {p} + {q}x',
      '=',
      '{r}({m} + x)',
    ],
    ['practice.distributive-law', 'Multiply', '{start} + {q}x', '=', '{end} + {r}x'],
    ['practice.bring-to-one-side', 'Bring the x terms to the right', '{start} - {end}', '=', '{r}x - {q}x'],
    ['practice.collect-like-terms', 'Combine like terms', '{above}', '=', '{below}x'],
    ['practice.divide-both-sides', 'Divide both sides by {below}', 'x', '=', '{x}'],
  ],
  mistakes: [
    [
      ({ m, x }) => m + x,
      'That is the whole mixture. The question asks how much to add: subtract the ${m}$ that you had.',
    ],
    [
      ({ m }) => m,
      'If you added as much as you had, the strength would be halfway between ${p}$% and ${q}$%. Solve ${above} = {below}x$.',
    ],
    [
      ({ m, p, q, r }) => (m * (r - q)) / (p - r),
      'Your fraction is upside down. From ${above} = {below}x$, divide ${above}$ by ${below}$.',
    ],
    [
      ({ m, r, p, q }) => (m * (r - p)) / q,
      'You left the x out of the whole mixture. It is ${m} + x$, so solve ${above} = {below}x$.',
    ],
  ],
});

/** The strength of a mixture, and how much to add for a strength. */
export const mixtures: Family = /* @__PURE__ */ storyFamily('mixtures', 'algebra', {
  easy: [diluted],
  medium: [mixed],
  hard: [added],
});
