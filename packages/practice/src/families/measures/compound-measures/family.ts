import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';

/** Creates a problem that asks for a measure per unit, such as a density or a speed. */
const measure = /* @__PURE__ */ story({
  numbers: { y: [2, 12], tenths: [12, 120] },
  derive: ({ y, tenths }) => ({ rate: tenths / 10, x: (y * tenths) / 10 }),
  when: ({ y, rate, x }) => rate !== y && x !== y && rate !== 1,
  settings: [
    {
      ask: [
        'A piece of metal has a mass of {x} grams and a volume of {y} cubic centimeters. What is its density in grams per cubic centimeter?',
        'A metal part with a mass of {x} grams takes up {y} cubic centimeters. Find its density in grams per cubic centimeter.',
      ],
      unit: 'grams per cubic centimeter',
      words: { big: 'mass', small: 'volume' },
      numbers: { y: [5, 30], tenths: { of: [25, 27, 45, 71, 74, 78, 85, 89, 105, 113] } },
    },
    {
      ask: [
        'A train covers {x} kilometers in {y} hours. What is its average speed in kilometers per hour?',
        'A trip of {x} kilometers takes a train {y} hours. How many kilometers per hour is that on average?',
      ],
      unit: 'kilometers per hour',
      words: { big: 'distance', small: 'time' },
      numbers: { y: [2, 9], tenths: [600, 1600, 5] },
    },
    {
      ask: [
        'A pump moves {x} liters of water in {y} minutes. How many liters per minute is that?',
        'A tank of {x} liters is emptied in {y} minutes. At what rate does it empty, in liters per minute?',
      ],
      unit: 'liters per minute',
      words: { big: 'volume', small: 'time' },
      numbers: { y: [4, 30], tenths: [25, 240, 5] },
    },
    {
      ask: [
        'A county has {x} people and an area of {y} square kilometers. How many people per square kilometer live there?',
        'On an island, {x} people live on {y} square kilometers. What is the population density in people per square kilometer?',
      ],
      unit: 'people per square kilometer',
      words: { big: 'number of people', small: 'area' },
      numbers: { y: [20, 400, 10], tenths: [150, 1800, 10] },
    },
  ],
  answer: '{rate}',
  hints: [
    'The unit tells you what to do. Per means divided by.',
    'Divide the {big} by the {small}.',
    'Calculate ${x} ÷ {y}$.',
  ],
  steps: [
    ['practice.set-up', 'Divide the {big} by the {small}', '(1/{y}) * {x}', '=', '{x} ÷ {y}'],
    ['practice.divide', 'Divide', '{x} ÷ {y}', '=', '{rate}'],
  ],
  mistakes: [
    [({ x, y }) => x * y, 'You multiplied. Per means divided by: ${x} ÷ {y}$.'],
    [({ x, y }) => y / x, 'You divided the {small} by the {big}. It is the other way around: ${x} ÷ {y}$.'],
    [({ rate }) => rate * 10, 'The decimal point is in the wrong place: {y} times your answer must be {x}.'],
    [({ rate }) => rate / 10, 'The decimal point is in the wrong place: {y} times your answer must be {x}.'],
    [({ x, y }) => x - y, 'You subtracted. Per means divided by: ${x} ÷ {y}$.'],
  ],
});

/** Creates a problem that asks for a mass, a distance or a number of people. */
const amount = /* @__PURE__ */ story({
  numbers: { y: [2, 30], tenths: [12, 120] },
  derive: ({ y, tenths }) => ({ rate: tenths / 10, x: (y * tenths) / 10 }),
  when: ({ y, rate, x }) => rate !== y && rate !== 1 && x !== 1,
  settings: [
    {
      ask: [
        'A metal has a density of {rate} grams per cubic centimeter. What is the mass of {y} cubic centimeters, in grams?',
        'How many grams do {y} cubic centimeters of a metal weigh if its density is {rate} grams per cubic centimeter?',
      ],
      unit: 'grams',
      words: { per: 'cubic centimeter' },
      numbers: { y: [5, 90], tenths: { of: [25, 27, 45, 71, 74, 78, 85, 89, 105, 113] } },
    },
    {
      ask: [
        'A hose delivers {rate} liters of water per minute. How many liters come out in {y} minutes?',
        'At {rate} liters per minute, how many liters does a hose deliver in {y} minutes?',
      ],
      unit: 'liters',
      words: { per: 'minute' },
      numbers: { y: [4, 45], tenths: [65, 240, 5] },
    },
    {
      ask: [
        'A county has {rate} people per square kilometer and an area of {y} square kilometers. How many people live there?',
        'With {rate} people per square kilometer, how many people live on an island of {y} square kilometers?',
      ],
      unit: 'people',
      words: { per: 'square kilometer' },
      numbers: { y: [20, 400, 10], tenths: [150, 1800, 10] },
    },
    {
      ask: [
        'A cyclist rides at {rate} kilometers per hour for {y} hours. How many kilometers is that?',
        'How many kilometers does a cyclist cover at {rate} kilometers per hour in {y} hours?',
      ],
      unit: 'kilometers',
      words: { per: 'hour' },
      numbers: { y: { of: [1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] }, tenths: [120, 280, 2] },
    },
  ],
  answer: '{x}',
  hints: [
    'What is the number of {unit} per {per}?',
    'The number of {unit} per {per} is {rate}. You need it for {y}.',
    'Calculate ${y} * {rate}$.',
  ],
  steps: [
    ['practice.unit-amount', 'Begin with the number of {unit} per {per}', '1 * {rate}', '=', '{rate}'],
    ['practice.multiply', 'Multiply it by {y}', '{y} * {rate}', '=', '{x}'],
  ],
  mistakes: [
    [
      ({ y, rate }) => rate / y,
      'You divided. {rate} is the number of {unit} per {per}, so multiply it by {y}.',
    ],
    [
      ({ y, rate }) => y / rate,
      'You divided {y} by {rate}. {rate} is the number of {unit} per {per}, so multiply: ${y} * {rate}$.',
    ],
    [({ x }) => x * 10, 'The decimal point is in the wrong place. {y} times {rate} is about ten times less.'],
    [({ x }) => x / 10, 'The decimal point is in the wrong place. {y} times {rate} is about ten times more.'],
    [
      ({ y, rate }) => y + rate,
      'You added. {rate} is the number of {unit} per {per}, so multiply it by {y}.',
    ],
  ],
});

/** Creates a problem that converts meters per second to kilometers per hour. */
const toHours = /* @__PURE__ */ story({
  numbers: { half: [4, 120] },
  derive: ({ half }) => ({
    v: half / 2,
    km: (half / 2) * 3.6,
    meters: (half / 2) * 3600,
    minute: (half / 2) * 60,
  }),
  when: ({ km }) => Number.isInteger(Math.round(km * 10) / 2),
  settings: [
    {
      ask: [
        'A runner’s speed is {v} meters per second. How many kilometers per hour is that?',
        'Convert {v} meters per second, the speed of a runner, to kilometers per hour.',
      ],
      unit: 'kilometers per hour',
      numbers: { half: [5, 20] },
    },
    {
      ask: [
        'A car drives at {v} meters per second. How many kilometers per hour is that?',
        'What is the speed of a car in kilometers per hour if it covers {v} meters per second?',
      ],
      unit: 'kilometers per hour',
      numbers: { half: [16, 90] },
    },
  ],
  answer: '{km}',
  hints: [
    'How many meters is that in an hour? An hour has 3600 seconds.',
    'In an hour, that is ${v} * 3600$ meters.',
    'Divide {meters} meters by 1000.',
  ],
  steps: [
    ['practice.convert-unit', 'An hour has 3600 seconds', '{v} * 3600', '=', '{meters}'],
    ['practice.convert-unit', 'A kilometer has 1000 meters', '{meters}/1000', '=', '{km}'],
  ],
  mistakes: [
    [
      ({ v }) => v / 3.6,
      'You divided by 3.6. The distance in an hour is longer than in a second: ${v} * 3600/1000$.',
    ],
    [({ v }) => (v * 60) / 1000, 'That is for a minute. An hour has 3600 seconds, not 60.'],
    [({ v }) => v * 3600, 'Those are meters per hour. Divide by 1000.'],
    [({ v }) => v * 36, 'A kilometer has 1000 meters, not 100: divide {meters} by 1000.'],
  ],
});

/** Creates a problem that converts kilometers per hour to meters per second. */
const toSeconds = /* @__PURE__ */ story({
  numbers: { half: [4, 120] },
  derive: ({ half }) => ({ v: half / 2, km: (half / 2) * 3.6, meters: (half / 2) * 3600 }),
  when: ({ km }) => Number.isInteger(Math.round(km * 10) / 2),
  settings: [
    {
      ask: [
        'A car drives at {km} kilometers per hour. How many meters does it cover in a second?',
        'At {km} kilometers per hour, how many meters does a car travel in one second?',
      ],
      unit: 'meters',
      numbers: { half: [16, 90] },
    },
    {
      ask: [
        'A gust of wind has a speed of {km} kilometers per hour. How many meters does it move in one second?',
        'The wind moves at {km} kilometers per hour. How many meters is that in a second?',
      ],
      unit: 'meters',
      numbers: { half: [6, 60] },
    },
  ],
  answer: '{v}',
  hints: [
    'How many meters is that in an hour?',
    'In an hour, that is {meters} meters. An hour has 3600 seconds.',
    'Divide {meters} by 3600.',
  ],
  steps: [
    ['practice.convert-unit', 'A kilometer has 1000 meters', '{km} * 1000', '=', '{meters}'],
    ['practice.convert-unit', 'An hour has 3600 seconds', '{meters}/3600', '=', '{v}'],
  ],
  mistakes: [
    [
      ({ km }) => km * 3.6,
      'You multiplied by 3.6. The distance in a second is shorter than in an hour: ${meters} ÷ 3600$.',
    ],
    [({ meters }) => meters / 60, 'That is for a minute. An hour has 3600 seconds, so divide by 3600.'],
    [({ v }) => v * 10, 'A kilometer has 1000 meters, and an hour has 3600 seconds: ${meters} ÷ 3600$.'],
    [({ v }) => v / 10, 'A kilometer has 1000 meters, not 100: {km} kilometers is {meters} meters.'],
  ],
});

/** Compound measures: densities, speeds and other amounts per unit. */
export const compoundMeasures: Family = /* @__PURE__ */ storyFamily('compound-measures', 'algebra', {
  easy: [measure],
  medium: [amount],
  hard: [toHours, toSeconds],
});
