import { story } from '../../../story/story.js';

/** Creates a problem that asks for the liters in a box whose edges are in centimeters. */
export const FILLED = /* @__PURE__ */ story({
  numbers: { a: [30, 90, 5], b: [20, 60, 5], c: [10, 50, 5] },
  derive: ({ a, b, c }) => ({ volume: a * b * c, liters: (a * b * c) / 1000 }),
  when: ({ a, b, c, liters }) => a > b && b !== c && a !== c && ![1, a, b, c].includes(liters),
  settings: [
    {
      ask: [
        'An aquarium is {a} cm long and {b} cm wide. The water is {c} cm deep. How many liters of water are in it?',
        'An aquarium with a base of {a} cm by {b} cm is filled to a height of {c} cm. How many liters of water does that take?',
      ],
      unit: 'liters',
    },
    {
      ask: [
        'A flower box is {a} cm long, {b} cm wide and {c} cm deep. How many liters of soil fit in it?',
        'How many liters of soil fill a flower box that is {a} cm long, {b} cm wide and {c} cm deep?',
      ],
      unit: 'liters',
      numbers: { a: [60, 120, 10], b: [15, 40, 5], c: [10, 30, 5] },
    },
    {
      ask: [
        'A cooler is {a} cm long, {b} cm wide and {c} cm high on the inside. How many liters does it hold?',
        'On the inside, a cooler measures {a} cm by {b} cm by {c} cm. What is its volume in liters?',
      ],
      unit: 'liters',
      numbers: { a: [40, 80, 5], b: [25, 45, 5], c: [20, 50, 5] },
    },
    {
      ask: [
        'A fuel can has the shape of a box, {a} cm long, {b} cm wide and {c} cm high. How many liters does it hold?',
        'A box-shaped fuel can measures {a} cm by {b} cm by {c} cm. How many liters fit in it?',
      ],
      unit: 'liters',
      numbers: { a: [20, 40, 2], b: [10, 24, 2], c: [20, 45, 5] },
    },
  ],
  answer: '{liters}',
  hints: [
    'Find the volume in cm³ first.',
    'The volume is ${a} * {b} * {c}$ cm³. How many cm³ are in one liter?',
    'One liter is 1000 cm³, so divide {volume} by 1000.',
  ],
  steps: [
    ['practice.set-up', 'Multiply the three lengths', '{a} * {b} * {c}', '=', '{volume}'],
    ['practice.convert-unit', 'One liter is a cube with edges of 10 cm', '10 * 10 * 10', '=', '1000'],
    ['practice.divide', 'Divide the volume in cm³ by 1000', '{volume}/1000', '=', '{liters}'],
  ],
  mistakes: [
    [({ volume }) => volume / 100, 'You divided by 100, but one liter is $10 * 10 * 10 = 1000$ cm³.'],
    [({ volume }) => volume / 10, 'You divided by 10, but one liter is $10 * 10 * 10 = 1000$ cm³.'],
    [({ volume }) => volume, 'You found the volume in cm³. Divide {volume} by 1000 to get liters.'],
    [({ a, b, c }) => a + b + c, 'You added the lengths. Multiply them, then divide by 1000.'],
  ],
});

/** Creates a problem that asks for an area in square meters from a length in meters and one in centimeters. */
export const SURFACES = /* @__PURE__ */ story({
  numbers: { tenths: [12, 60], b: [20, 95, 5] },
  derive: ({ tenths, b }) => ({
    a: tenths / 10,
    cm: tenths * 10,
    m: b / 100,
    area: (tenths * b) / 1000,
  }),
  when: ({ a, area, m }) => area !== a && area !== m && area !== 1,
  settings: [
    {
      ask: [
        'A board is {a} m long and {b} cm wide. What is its area in m²?',
        'What is the area of a board {a} m long and {b} cm wide, in m²?',
      ],
      unit: 'm²',
      numbers: { tenths: [12, 40], b: { of: [15, 20, 25, 30, 40, 45, 50, 60] } },
    },
    {
      ask: [
        'A roll of wallpaper is {a} m long and {b} cm wide. How many m² of wall does it cover?',
        'How many m² of wall does a roll of wallpaper cover if it is {a} m long and {b} cm wide?',
      ],
      unit: 'm²',
      numbers: { tenths: [80, 150, 5], b: { of: [50, 52, 53, 55, 60, 70] } },
    },
    {
      ask: [
        'A banner is {a} m long and {b} cm high. How many m² of fabric is that?',
        'How many m² of fabric does a banner need that is {a} m long and {b} cm high?',
      ],
      unit: 'm²',
    },
    {
      ask: [
        'A garden path is {a} m long and {b} cm wide. What is its area in m²?',
        'How many m² does a garden path cover if it is {a} m long and {b} cm wide?',
      ],
      unit: 'm²',
      numbers: { tenths: [40, 160, 5], b: [60, 120, 10] },
    },
  ],
  answer: '{area}',
  hints: [
    'Write both lengths in the same unit first.',
    'In meters, {b} cm is {m} m.',
    'Calculate ${a} * {m}$.',
  ],
  steps: [
    ['practice.convert-unit', 'Write {b} cm in meters', '{b}/100', '=', '{m}'],
    ['practice.multiply', 'Multiply the lengths in meters', '{a} * {m}', '=', '{area}'],
  ],
  mistakes: [
    [({ a, b }) => a * b, 'You multiplied meters by centimeters. Write {b} cm as {m} m first.'],
    [({ cm, b }) => (cm * b) / 100, 'One m² is $100 * 100 = 10000$ cm². You divided by only 100.'],
    [({ area }) => area * 10, 'The decimal point is in the wrong place: {b} cm is {m} m.'],
    [({ a, m }) => a + m, 'You added the lengths. For the area, multiply {a} by {m}.'],
  ],
});
