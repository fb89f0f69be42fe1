import { story } from '../../../story/story.js';
import { commonDivisor, commonMultiple } from '../../shared/lowest.js';

/** Creates a problem about the greatest number of equal parts, or the greatest equal size. */
export const packing = /* @__PURE__ */ story({
  numbers: { g: [4, 18], a: [2, 9], b: [2, 9] },
  derive: ({ g, a, b }) => ({ first: g * a, second: g * b, product: g * a * g * b }),
  when: ({ g, a, b }) =>
    a !== b && a !== g && b !== g && commonDivisor(a, b) === 1 && g * Math.max(a, b) <= 140,
  settings: [
    {
      ask: [
        'A florist has {first} roses and {second} tulips. She makes identical bouquets and uses all flowers. What is the largest number of bouquets she can make?',
        'From {first} roses and {second} tulips, identical bouquets are made, with no flower left. What is the largest number of bouquets?',
      ],
      unit: 'bouquets',
    },
    {
      ask: [
        'A teacher has {first} pencils and {second} erasers. She packs identical bags with nothing left over. What is the largest number of bags she can pack?',
        'With {first} pencils and {second} erasers, identical bags are packed, and everything is used. What is the largest number of bags?',
      ],
      unit: 'bags',
    },
    {
      ask: [
        'Two boards, {first} and {second} inches long, are cut into pieces of the same length, with nothing left. What is the greatest possible length of a piece?',
        'Boards of {first} inches and {second} inches are cut into equal pieces without waste. What is the greatest possible length of a piece?',
      ],
      unit: 'inches',
    },
    {
      ask: [
        'A sheet of {first} by {second} centimeters is cut into equal squares, with nothing left. What is the longest possible side of a square?',
        'A tray is {first} centimeters wide and {second} centimeters long. It is covered with whole square tiles of one size. What is the largest possible side of a tile?',
      ],
      unit: 'centimeters',
    },
  ],
  answer: '{g}',
  hints: [
    'The answer must divide both numbers. Which numbers do?',
    'Find the greatest common divisor of {first} and {second}.',
    'Once all common factors are divided out, {a} and {b} are left. What did you divide by?',
  ],
  steps: [
    ['practice.common-factors', 'Write the first number with the common factor', '{first}', '=', '{a} * {g}'],
    ['practice.common-factors', 'Write the second number with it', '{second}', '=', '{b} * {g}'],
    [
      'practice.greatest-common-divisor',
      'No number greater than 1 divides both {a} and {b}, so this is the greatest',
      '{first}/{a}',
      '=',
      '{g}',
    ],
  ],
  mistakes: [
    [
      ({ g }) => (g % 2 === 0 ? g / 2 : g % 3 === 0 ? g / 3 : undefined),
      'That works, but a larger number divides both {first} and {second}, too.',
    ],
    [
      ({ first, second }) => commonMultiple(first, second),
      'That is a common multiple. The answer must divide {first}, so it can’t be larger.',
    ],
    [
      ({ a, b }) => a + b,
      'You added ${a} + {b}$. These are the numbers of parts, but the question asks for their common factor.',
    ],
    [
      ({ first, second }) => Math.abs(first - second),
      'That is the difference of {first} and {second}. Look for a number that divides both.',
    ],
  ],
});

/** Creates a problem about the next time at which two regular events coincide. */
export const meeting = /* @__PURE__ */ story({
  numbers: { a: [4, 30], b: [4, 30] },
  derive: ({ a, b }) => ({ common: commonDivisor(a, b), least: commonMultiple(a, b), product: a * b }),
  when: ({ a, b, common, least }) => a < b && common > 1 && b % a !== 0 && least <= 240,
  settings: [
    {
      ask: [
        'Two buses leave the station together. One leaves every {a} minutes, the other every {b} minutes. After how many minutes do they next leave together?',
        'Bus lines leave every {a} and every {b} minutes. Both leave now. In how many minutes do both leave at the same time again?',
      ],
      unit: 'minutes',
    },
    {
      ask: [
        'A lighthouse flashes every {a} seconds, and another one every {b} seconds. They flash together now. After how many seconds do they next flash together?',
        'Two lamps blink together. One blinks every {a} seconds and the other every {b} seconds. How many seconds pass until both blink together again?',
      ],
      unit: 'seconds',
    },
    {
      ask: [
        'Ada waters one plant every {a} days and another every {b} days. Today she waters both. In how many days does she next water both?',
        'A filter is cleaned every {a} days and a pump every {b} days. Both are cleaned today. After how many days are both cleaned on the same day again?',
      ],
      unit: 'days',
    },
    {
      ask: [
        'Gear A has {a} teeth and gear B has {b} teeth. Both marks point up. After how many teeth do both marks point up again?',
        'Two gears with {a} and {b} teeth turn together, and their marks touch. How many teeth pass until the marks touch again?',
      ],
      unit: 'teeth',
    },
  ],
  answer: '{least}',
  hints: [
    'The answer must be a multiple of both numbers.',
    'Find the least common multiple of {a} and {b}.',
    'The greatest common divisor is {common}. Divide the product by it: $({a} * {b})/{common}$.',
  ],
  steps: [
    ['practice.multiply', 'The product is a common multiple', '{a} * {b}', '=', '{product}'],
    [
      'practice.all-prime-factors',
      'Divide by the greatest common divisor, {common}, which the product contains twice',
      '{product}/{common}',
      '=',
      '{least}',
    ],
  ],
  mistakes: [
    [
      ({ product }) => product,
      'At ${a} * {b}$, both happen together, but not for the first time: {common} divides both numbers.',
    ],
    [({ a, b }) => a + b, 'You added. The answer must be a multiple of {a} and of {b}.'],
    [({ common }) => common, 'That is the greatest common divisor. The answer must be a multiple of {b}.'],
    [({ least }) => 2 * least, 'They meet twice in that time. Half of it is a common multiple, too.'],
    [({ a, b }) => b - a, 'You subtracted. The answer must be a multiple of {a} and of {b}.'],
  ],
});
