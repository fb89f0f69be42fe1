import type { Draft } from '../../../family.js';
import type { Random } from '../../../random.js';
import { story } from '../../../story/story.js';

/** Returns a number, rounded to one significant figure. */
function rough(n: number): number {
  const unit = 10 ** Math.floor(Math.log10(n));
  return Math.round(n / unit) * unit;
}

/** Returns the sign and the size of the change that rounds a number, under its name. */
function rounded<Name extends string>(
  name: Name,
  n: number,
): Readonly<Record<`${Name}Sign`, string>> & Readonly<Record<`${Name}By`, number>> {
  const by = rough(n) - n;
  return { [`${name}Sign`]: by < 0 ? '-' : '+', [`${name}By`]: Math.abs(by) } as ReturnType<
    typeof rounded<Name>
  >;
}

const ROUND_A = [
  'practice.round-factors',
  'Round {a} to one significant figure',
  '{a} {aSign} {aBy}',
  '=',
  '{x}',
] as const;
const ROUND_B = [
  'practice.round-factors',
  'Round {b} to one significant figure',
  '{b} {bSign} {bBy}',
  '=',
  '{y}',
] as const;

/** Creates a problem that asks for an estimated total. */
const total = /* @__PURE__ */ story({
  numbers: { a: [212, 989], b: [12, 96], c: [21, 98] },
  derive: ({ a, b, c }) => {
    const [x, y, z] = [rough(a), rough(b), rough(c)];
    return {
      x,
      y,
      z,
      ...rounded('a', a),
      ...rounded('b', b),
      ...rounded('c', c),
      two: x * y,
      all: x * y * z,
    };
  },
  when: ({ a, b, c, x, y, z, all }) =>
    a !== x && b !== y && c !== z && all < 1_000_000 && x !== 1000 && y !== 100 && z !== 100,
  settings: [
    {
      ask: [
        'A school has {a} students. Each uses {b} sheets of paper a week, for {c} weeks. Estimate the number of sheets using numbers rounded to one significant figure.',
        'At a school, {a} students use {b} sheets of paper a week each. About how many sheets is that in {c} weeks? Round each number to one significant figure.',
      ],
      unit: 'sheets',
      numbers: { c: [21, 49] },
    },
    {
      ask: [
        'A factory has {a} workers who make {b} parts an hour each. Estimate the number of parts in {c} hours using numbers rounded to one significant figure.',
        'Each of {a} workers makes {b} parts an hour. About how many parts do they make in {c} hours? Round each number to one significant figure.',
      ],
      unit: 'parts',
    },
    {
      ask: [
        'A theater sells {a} tickets a night for {b} dollars each. Estimate its income in {c} nights using numbers rounded to one significant figure.',
        'Each night, {a} tickets are sold for {b} dollars each. About how many dollars is that in {c} nights? Round each number to one significant figure.',
      ],
      unit: 'dollars',
    },
    {
      ask: [
        'A town has {a} streets with {b} houses each, and each house has {c} windows. Estimate the number of windows with numbers rounded to one significant figure.',
        'On each of {a} streets of a town, there are {b} houses with {c} windows each. About how many windows are there? Round each number to one significant figure.',
      ],
      unit: 'windows',
      numbers: { b: [11, 39], c: [11, 39] },
    },
  ],
  answer: '{all}',
  hints: [
    'Round all three numbers to one significant figure.',
    'The numbers round to {x}, {y} and {z}.',
    'Multiply step by step: ${x} * {y} = {two}$.',
  ],
  steps: [
    ROUND_A,
    ROUND_B,
    ['practice.round-factors', 'Round {c} to one significant figure', '{c} {cSign} {cBy}', '=', '{z}'],
    ['practice.multiply', 'Multiply the first two rounded numbers', '{x} * {y}', '=', '{two}'],
    ['practice.multiply', 'Multiply by the third', '{two} * {z}', '=', '{all}'],
  ],
  mistakes: [
    [
      ({ all }) => all / 10,
      'Count the zeros again. Your estimate is ten times too small: ${x} * {y} * {z}$.',
    ],
    [
      ({ all }) => all * 10,
      'Count the zeros again. Your estimate is ten times too large: ${x} * {y} * {z}$.',
    ],
    [({ two }) => two, 'That is the estimate for one. Multiply it by {z}.'],
    [
      ({ a, b, c }) => (a * b * c < 1_000_000 ? a * b * c : undefined),
      'That is the exact result. For an estimate, round each number first.',
    ],
  ],
});

/** Creates a problem that asks for an estimate of how many are needed. */
const needed = /* @__PURE__ */ story({
  numbers: { a: [1200, 98_000], b: [21, 980] },
  derive: ({ a, b }) => ({
    x: rough(a),
    y: rough(b),
    ...rounded('a', a),
    ...rounded('b', b),
    count: rough(a) / rough(b),
  }),
  when: ({ a, b, x, y, count }) =>
    a !== x && b !== y && Number.isInteger(count) && count > 9 && count <= 1000 && x < 100_000 && y < 1000,
  settings: [
    {
      ask: [
        'A stadium has {a} visitors, and a bus holds {b} people. Estimate the number of buses for all using numbers rounded to one significant figure.',
        'About how many buses do {a} people need if each holds {b} people? Round each number to one significant figure.',
      ],
      unit: 'buses',
      numbers: { b: [31, 78] },
    },
    {
      ask: [
        'A harvest of {a} apples is put into {b} crates. Estimate the number of apples in a crate using numbers rounded to one significant figure.',
        'With {a} apples, {b} crates are filled equally. About how many apples are in a crate? Round each number to one significant figure.',
      ],
      unit: 'apples',
    },
    {
      ask: [
        'A farm packs {a} eggs into boxes of {b}. Estimate the number of boxes using numbers rounded to one significant figure.',
        'About how many boxes of {b} are needed for {a} eggs? Round each number to one significant figure.',
      ],
      unit: 'boxes',
      numbers: { b: [23, 98] },
    },
    {
      ask: [
        'A town spends {a} dollars on {b} new trees. Estimate the price of a tree using numbers rounded to one significant figure.',
        'For {a} dollars, a town buys {b} trees. About how many dollars does one cost? Round each number to one significant figure.',
      ],
      unit: 'dollars',
    },
  ],
  answer: '{count}',
  hints: [
    'Round both numbers to one significant figure.',
    'The numbers round to {x} and {y}.',
    'Divide: ${x} ÷ {y}$.',
  ],
  steps: [ROUND_A, ROUND_B, ['practice.divide', 'Divide the rounded numbers', '{x} ÷ {y}', '=', '{count}']],
  mistakes: [
    [({ count }) => count * 10, 'Count the zeros again. Your estimate is ten times too large: ${x} ÷ {y}$.'],
    [({ count }) => count / 10, 'Count the zeros again. Your estimate is ten times too small: ${x} ÷ {y}$.'],
    [
      ({ x, y }) => (x * y < 1_000_000 ? x * y : undefined),
      'You multiplied the rounded numbers. Divide them: ${x} ÷ {y}$.',
    ],
    [({ x, y }) => x - y, 'You subtracted the rounded numbers. Divide them: ${x} ÷ {y}$.'],
  ],
});

/** Creates an estimate of a product or a quotient from a story. */
export const amounts = (random: Random): Draft => (random.oneIn(2) ? total : needed).make(random);
