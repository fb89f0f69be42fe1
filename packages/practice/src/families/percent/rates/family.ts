import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';

/** Creates a problem that asks for a distance from a speed and a time in minutes. */
const distance = /* @__PURE__ */ story({
  numbers: { v: [60, 120, 4], t: { of: [15, 20, 30, 40, 45, 75, 80, 90, 100, 105, 135, 150] } },
  derive: ({ v, t }) => ({ d: (v * t) / 60 }),
  when: ({ d }) => Number.isInteger(d),
  settings: [
    {
      ask: [
        'A car drives at {v} kilometers per hour for {t} minutes. How many kilometers does it cover?',
        'At {v} kilometers per hour, how many kilometers does a car go in {t} minutes?',
      ],
      unit: 'kilometers',
    },
    {
      ask: [
        'A cyclist rides at {v} kilometers per hour for {t} minutes. How many kilometers is that?',
        'A cyclist rides at a steady {v} kilometers per hour. How many kilometers does the cyclist ride in {t} minutes?',
      ],
      unit: 'kilometers',
      numbers: { v: [12, 32] },
    },
    {
      ask: [
        'A ferry travels at {v} miles per hour. How many miles does it travel in {t} minutes?',
        'A ferry travels at a steady {v} miles per hour for {t} minutes. How many miles long is the crossing?',
      ],
      unit: 'miles',
      numbers: { v: [9, 30] },
    },
    {
      ask: [
        'A train runs at {v} miles per hour. How far does it get in {t} minutes, in miles?',
        'How many miles does a train cover at {v} miles per hour in {t} minutes?',
      ],
      unit: 'miles',
    },
  ],
  answer: '{d}',
  hints: [
    'The speed tells you how far it goes in one hour. What part of an hour is the time?',
    '{t} minutes is ${t}/60$ of an hour.',
    'Multiply: ${v} * {t}/60$.',
  ],
  steps: [
    ['practice.multiply', 'Distance is speed times time, in hours', '{v} * ({t}/60)', '=', '({v} * {t})/60'],
    ['practice.work-out', 'Evaluate', '({v} * {t})/60', '=', '{d}'],
  ],
  mistakes: [
    [
      ({ v, t }) => (v * t) / 100,
      'You wrote ${t}$ minutes as ${t}/100$ of an hour. An hour has 60 minutes: ${t}/60$.',
    ],
    [({ v, t }) => v * t, 'The speed is per hour, but ${t}$ is in minutes. Divide ${v} * {t}$ by 60.'],
    [({ v, t }) => (v * 60) / t, 'You divided by the time. Distance is speed times time: ${v} * {t}/60$.'],
    [({ v, t }) => v / t, 'You divided ${v}$ by ${t}$. Multiply ${v}$ by ${t}/60$ instead.'],
  ],
});

/** Creates a problem about two people or vehicles that move toward each other. */
const meeting = /* @__PURE__ */ story({
  numbers: { d: [12, 120], v: [10, 32], w: [10, 32] },
  derive: ({ d, v, w }) => ({ both: v + w, t: d / (v + w) }),
  when: ({ v, w, t }) => v !== w && t >= 1 && t <= 5 && Number.isInteger(4 * t),
  settings: [
    {
      ask: [
        'Two cyclists start {d} kilometers apart and ride toward each other at {v} and {w} kilometers per hour. After how many hours do they meet?',
        'Two towns are {d} kilometers apart. A cyclist leaves each town for the other, at {v} and {w} kilometers per hour. How many hours later do they meet?',
      ],
      unit: 'hours',
    },
    {
      ask: [
        'Two trains are {d} miles apart and travel toward each other at {v} and {w} miles per hour. After how many hours do they meet?',
        'The distance between two trains is {d} miles. They approach each other at {v} and {w} miles per hour. How many hours does it take until they meet?',
      ],
      unit: 'hours',
      numbers: { d: [150, 600, 5], v: [50, 110, 5], w: [50, 110, 5] },
    },
    {
      ask: [
        'Two boats {d} miles apart head for each other at {v} and {w} miles per hour. In how many hours do they meet?',
        'Two boats leave harbors {d} miles apart and head toward each other at {v} and {w} miles per hour. After how many hours do they pass?',
      ],
      unit: 'hours',
    },
    {
      ask: [
        'Workers dig a tunnel {d} meters long from both ends. One team digs {v} meters a week, and the other {w} meters. After how many weeks do they meet?',
        'A tunnel is {d} meters long. One team digs {v} meters a week from one side, and another team {w} meters from the other side. In how many weeks is it done?',
      ],
      unit: 'weeks',
      numbers: { d: [60, 400, 5] },
    },
  ],
  answer: '{t}',
  hints: [
    'How fast does the distance between them shrink?',
    'Together they cover ${v} + {w}$ in each unit of time.',
    'Let t be the time, and solve ${both}t = {d}$.',
  ],
  steps: [
    ['practice.set-up', 'The two distances add up to the whole', '{v}t + {w}t', '=', '{d}'],
    ['practice.collect-like-terms', 'Combine like terms', '{both}t', '=', '{d}'],
    ['practice.divide-both-sides', 'Divide both sides by {both}', 't', '=', '{t}'],
  ],
  mistakes: [
    [
      ({ d, v, w }) => d / Math.abs(v - w),
      'You used the difference of ${v}$ and ${w}$. They move toward each other, so add: ${both}$.',
    ],
    [
      ({ d, v, w }) => d / v + d / w,
      'You added the two times for the whole ${d}$. They share the distance: divide ${d}$ by ${both}$.',
    ],
    [({ d, v }) => d / v, 'You used only the first speed, ${v}$. Together they cover ${both}$.'],
    [({ d, w }) => d / w, 'You used only the second speed, ${w}$. Together they cover ${both}$.'],
    [
      ({ d, both }) => d / (both / 2),
      'You used the mean of ${v}$ and ${w}$. Both move at once, so divide ${d}$ by their sum, ${both}$.',
    ],
  ],
});

/** Times in minutes with many divisors, so that two people often need a whole number of minutes together. */
const MINUTES = [
  6, 10, 12, 15, 18, 20, 24, 28, 30, 35, 36, 40, 42, 45, 48, 56, 60, 63, 70, 72, 84, 90,
] as const;
const HOURS = [3, 4, 5, 6, 8, 10, 12, 14, 15, 18, 20, 24, 30] as const;

/** Creates a problem about two people or machines that work together. */
const together = /* @__PURE__ */ story({
  numbers: { a: { of: MINUTES }, b: { of: MINUTES } },
  derive: ({ a, b }) => ({ t: (a * b) / (a + b), product: a * b, sum: a + b }),
  when: ({ a, b, t }) => a !== b && Number.isInteger(t) && a < 5 * b && b < 5 * a && t > 1,
  settings: [
    {
      ask: [
        'One printer takes {a} minutes for a job, another {b} minutes. How many minutes do they take together?',
        'A job takes the old printer {a} minutes and the new one {b} minutes. How many minutes does it take with both?',
      ],
      unit: 'minutes',
    },
    {
      ask: [
        'One pump empties a tank in {a} minutes, and a second pump in {b} minutes. How many minutes do they take together?',
        'With one pump, a tank is empty after {a} minutes, and with another after {b} minutes. After how many minutes is it empty if both run?',
      ],
      unit: 'minutes',
    },
    {
      ask: [
        'Ana paints a fence in {a} hours, and Leo takes {b} hours. How many hours do they take together?',
        'Alone, Ana would paint a fence in {a} hours and Leo in {b} hours. How many hours does it take both of them together?',
      ],
      unit: 'hours',
      numbers: { a: { of: HOURS }, b: { of: HOURS } },
    },
    {
      ask: [
        'A hot tub is filled by one hose in {a} minutes and by another in {b} minutes. How many minutes does it take with both hoses?',
        'One hose fills a pool in {a} minutes, and a second one in {b} minutes. How many minutes do both hoses take?',
      ],
      unit: 'minutes',
    },
    {
      ask: [
        'One machine packs an order in {a} minutes, and another in {b} minutes. How many minutes do they take together?',
        'An order takes the first machine {a} minutes and the second {b} minutes. How long does it take with both machines, in minutes?',
      ],
      unit: 'minutes',
    },
  ],
  answer: '{t}',
  hints: [
    'What part of the job does each one do in one unit of time?',
    'The parts are $1/{a}$ and $1/{b}$. Add them.',
    'Let t be the time, and solve $t/{a} + t/{b} = 1$. Multiply by ${product}$ first.',
  ],
  steps: [
    ['practice.set-up', 'The two parts add up to one whole job', 't/{a} + t/{b}', '=', '1'],
    ['practice.multiply-both-sides', 'Multiply both sides by {product}', '{b}t + {a}t', '=', '{product}'],
    ['practice.collect-like-terms', 'Combine like terms', '{sum}t', '=', '{product}'],
    ['practice.divide-both-sides', 'Divide both sides by {sum}', 't', '=', '{t}'],
  ],
  mistakes: [
    [
      ({ a, b }) => (a + b) / 2,
      'You took the mean of ${a}$ and ${b}$. Together they must be faster than either alone: add $1/{a}$ and $1/{b}$.',
    ],
    [
      ({ a, b }) => a + b,
      'You added the times, but working together is faster. Add the parts $1/{a}$ and $1/{b}$.',
    ],
    [
      ({ a, b }) => Math.abs(a - b),
      'You subtracted the times. Add the parts of the work, $1/{a}$ and $1/{b}$.',
    ],
    [
      ({ a, b }) => (a + b) / 4,
      'You halved the mean of ${a}$ and ${b}$. They don’t do the same amount: solve $t/{a} + t/{b} = 1$.',
    ],
  ],
});

/** Distance, time and speed, and working together. */
export const rates: Family = /* @__PURE__ */ storyFamily('rates', 'algebra', {
  easy: [distance],
  medium: [meeting],
  hard: [together],
});
