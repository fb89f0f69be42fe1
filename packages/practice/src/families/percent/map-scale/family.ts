import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';

/** Creates a problem that asks for a real distance in kilometers. */
const onMap = /* @__PURE__ */ story({
  numbers: { s: { of: [20_000, 25_000, 50_000, 75_000, 100_000, 150_000, 200_000] }, d: [2, 24] },
  derive: ({ s, d }) => ({ cm: d * s, km: (d * s) / 100_000, one: s / 100_000 }),
  when: ({ d, cm, km }) => km >= 0.5 && km !== d && km !== 1 && cm < 1_000_000,
  settings: [
    {
      ask: [
        'The scale of a map is 1 : {s}. Two villages are {d} centimeters apart on it. How many kilometers apart are they in reality?',
        'On a map with the scale 1 : {s}, two villages are {d} centimeters apart. What is the real distance in kilometers?',
      ],
      unit: 'kilometers',
    },
    {
      ask: [
        'A hiking map has the scale 1 : {s}. A trail is {d} centimeters long on it. How many kilometers long is the trail?',
        'A trail on a 1 : {s} map is {d} centimeters long. How long is it in reality, in kilometers?',
      ],
      unit: 'kilometers',
    },
    {
      ask: [
        'A bike route on a map with the scale 1 : {s} is {d} centimeters long. How many kilometers is that in reality?',
        'On a 1 : {s} map, you draw a bike route of {d} centimeters. How many kilometers do you ride?',
      ],
      unit: 'kilometers',
    },
    {
      ask: [
        'A map of a lake has the scale 1 : {s}. The lake is {d} centimeters wide on it. How many kilometers wide is the lake?',
        'On a map with the scale 1 : {s}, a lake is {d} centimeters wide. What is its width in kilometers?',
      ],
      unit: 'kilometers',
    },
  ],
  answer: '{km}',
  hints: [
    'One centimeter on the map is {s} centimeters in reality.',
    'Multiply to get centimeters, then convert. A kilometer is 100000 centimeters.',
    'One centimeter on the map is {one} kilometers. Multiply by {d}.',
  ],
  steps: [
    ['practice.scale-factor', 'Multiply by the scale to get centimeters', '{d} * {s}', '=', '{cm}'],
    ['practice.convert-unit', 'A kilometer is 100000 centimeters', '{cm}/100000', '=', '{km}'],
  ],
  mistakes: [
    [
      ({ km }) => km * 10,
      'A kilometer is 1000 meters, and a meter is 100 centimeters: divide by 100000, not 10000.',
    ],
    [({ km }) => km * 100, 'You divided the centimeters by 1000. A kilometer is 100000 centimeters.'],
    [({ km }) => km / 10, 'That is ten times too little. Divide ${d} * {s}$ by 100000.'],
    [({ km }) => km * 1000, 'Those are meters. Divide by 1000 to get kilometers.'],
  ],
});

/** Creates a problem that asks for the length of a model in centimeters. */
const inModel = /* @__PURE__ */ story({
  numbers: { s: { of: [10, 16, 18, 20, 24, 25, 32, 40, 50] }, m: [3, 36] },
  derive: ({ s, m }) => ({ cm: m * 100, small: (m * 100) / s }),
  when: ({ s, m, small }) =>
    Number.isInteger(10 * small) && small >= 4 && small !== m && small !== s && small < 200,
  settings: [
    {
      ask: [
        'A model car has the scale 1 : {s}. The real car is {m} meters long. How many centimeters long is the model?',
        'Leo has a 1 : {s} model of a car that is {m} meters long. How many centimeters long is his model?',
      ],
      unit: 'centimeters',
      numbers: {
        m: { of: [3, 3.6, 4, 4.2, 4.5, 4.8, 5, 5.4, 6] },
        s: { of: [10, 12, 18, 20, 24, 25, 30, 40] },
      },
    },
    {
      ask: [
        'A plan of a house has the scale 1 : {s}. A room is {m} meters long. How many centimeters long is it on the plan?',
        'On a 1 : {s} plan, an architect draws a wall of {m} meters. How many centimeters is it on the plan?',
      ],
      unit: 'centimeters',
      numbers: { s: { of: [20, 25, 50, 100] }, m: [3, 18] },
    },
    {
      ask: [
        'A model train has the scale 1 : {s}. A real car of the train is {m} meters long. How many centimeters long is the model?',
        'A 1 : {s} model shows a train car that is {m} meters long. How many centimeters long is the model?',
      ],
      unit: 'centimeters',
      numbers: { s: { of: [32, 50, 80, 120, 160] }, m: [12, 28] },
    },
    {
      ask: [
        'A model of a ship has the scale 1 : {s}. The ship is {m} meters long. How long is the model, in centimeters?',
        'Ada builds a 1 : {s} model of a ship that is {m} meters long. How many centimeters long will it be?',
      ],
      unit: 'centimeters',
      numbers: { s: { of: [50, 100, 150, 200, 250] }, m: [40, 160, 5] },
    },
  ],
  answer: '{small}',
  hints: [
    'In reality, everything is {s} times as long. Is the model longer or shorter?',
    'Write {m} meters in centimeters first: {cm}.',
    'Divide {cm} by {s}.',
  ],
  steps: [
    ['practice.convert-unit', 'Write the length in centimeters', '{m} * 100', '=', '{cm}'],
    ['practice.scale-factor', 'Divide by the scale', '{cm}/{s}', '=', '{small}'],
  ],
  mistakes: [
    [
      ({ s, m }) => s * m,
      'You multiplied by the scale. The model is shorter, so divide {cm} centimeters by {s}.',
    ],
    [({ s, m }) => m / s, 'That is the length in meters. Multiply it by 100.'],
    [
      ({ small }) => small * 10,
      'A meter is 100 centimeters: {m} meters is {cm} centimeters. Divide that by {s}.',
    ],
    [
      ({ small }) => small / 10,
      'A meter is 100 centimeters, not 10: {m} meters is {cm} centimeters. Divide that by {s}.',
    ],
  ],
});

/** Creates a problem that asks for the scale. */
const findScale = /* @__PURE__ */ story({
  numbers: { d: [2, 20], s: { of: [5000, 10_000, 20_000, 25_000, 40_000, 50_000, 100_000] } },
  derive: ({ d, s }) => ({ km: (d * s) / 100_000, cm: d * s }),
  when: ({ d, km, cm }) => km !== d && km >= 0.4 && km !== 1 && cm < 1_000_000,
  settings: [
    {
      ask: [
        'On a map, {d} centimeters represent {km} kilometers in reality. The scale is 1 to which number?',
        'A distance of {d} centimeters on a map is {km} kilometers in reality. What number goes after 1 in the scale of the map?',
      ],
    },
    {
      ask: [
        'A road is {d} centimeters long on a map and {km} kilometers long in reality. The scale is 1 to which number?',
        'On a map, a road has a length of {d} centimeters. In reality it is {km} kilometers long. The map has a scale of 1 to what?',
      ],
    },
    {
      ask: [
        'A lake is {d} centimeters wide on a map and {km} kilometers wide in reality. The scale is 1 to which number?',
        'The width of a lake is {d} centimeters on a map and {km} kilometers in reality. What number goes after 1 in the scale?',
      ],
    },
    {
      ask: [
        'Two towns are {d} centimeters apart on a map and {km} kilometers apart in reality. The map has a scale of 1 to what?',
        'On a map, the distance between two towns is {d} centimeters, and in reality it is {km} kilometers. The scale is 1 to which number?',
      ],
    },
  ],
  answer: '{s}',
  hints: [
    'A scale compares lengths in the same unit. Write both in centimeters.',
    '{km} kilometers is {cm} centimeters.',
    'Divide {cm} by {d}.',
  ],
  steps: [
    ['practice.convert-unit', 'A kilometer is 100000 centimeters', '{km} * 100000', '=', '{cm}'],
    ['practice.scale-factor', 'Divide by the length on the map', '{cm}/{d}', '=', '{s}'],
  ],
  mistakes: [
    [({ s }) => s / 100, 'You used meters. Write both lengths in centimeters: {cm} and {d}.'],
    [({ s }) => s / 10, 'A kilometer is 100000 centimeters, not 10000: {km} kilometers is {cm} centimeters.'],
    [
      ({ s }) => s * 10,
      'That is ten times too much: {km} kilometers is {cm} centimeters. Divide that by {d}.',
    ],
    [
      ({ cm }) => cm,
      'That is the real length of {d} centimeters on the map. Divide by {d} to get the length of one.',
    ],
    [({ d, km }) => km / d, 'Those are kilometers per centimeter. Write both lengths in centimeters first.'],
  ],
});

/** Scales of maps and models. */
export const mapScale: Family = /* @__PURE__ */ storyFamily('map-scale', 'algebra', {
  easy: [onMap],
  medium: [inModel],
  hard: [findScale],
});
