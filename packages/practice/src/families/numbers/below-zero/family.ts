import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';

/** Creates a problem about a value below 0 that rises. */
const rising = /* @__PURE__ */ story({
  numbers: { a: [2, 18], r: [3, 30] },
  derive: ({ a, r }) => ({ low: -a, end: r - a }),
  when: ({ a, r, end }) => end !== 0 && end !== a && a !== r,
  settings: [
    {
      ask: [
        'At sunrise, the temperature is ${low}$ °C. By noon, it rises by {r} degrees. What is the temperature at noon?',
        'The temperature was ${low}$ °C this morning and has risen by {r} degrees. What is it now?',
      ],
      unit: '°C',
    },
    {
      ask: [
        'A diver is at an elevation of ${low}$ meters and rises {r} meters. At what elevation is he then?',
        'A mine elevator starts at an elevation of ${low}$ meters and goes up {r} meters. At what elevation does it stop?',
      ],
      unit: 'meters',
    },
    {
      ask: [
        'The balance of an account is ${low}$ dollars. Then {r} dollars are deposited. What is the new balance?',
        'Ada’s account shows ${low}$ dollars. She deposits {r} dollars. What does it show then?',
      ],
      unit: 'dollars',
      numbers: { a: [5, 60], r: [10, 90] },
    },
    {
      ask: [
        'A player has ${low}$ points and wins {r} points. How many points does she have then?',
        'In a quiz, a team with ${low}$ points gains {r} points. What is its new score?',
      ],
      unit: 'points',
    },
  ],
  answer: '{end}',
  hints: [
    'Find the first number on a number line. In which direction does the value go?',
    'Rising by {r} means adding {r}.',
    'Calculate ${low} + {r}$.',
  ],
  steps: [
    ['practice.set-up', 'Add the change', '{low} + {r}', '=', '{r} - {a}'],
    ['practice.work-out', 'Evaluate', '{r} - {a}', '=', '{end}'],
  ],
  mistakes: [
    [({ a, r }) => String(a + r), 'You started at {a}. The value starts at ${low}$, below 0: ${low} + {r}$.'],
    [({ a, r }) => String(a - r), 'Check the sign: ${low} + {r} = {r} - {a}$.'],
    [({ a, r }) => String(-a - r), 'You went down. Rising by {r} means adding it to ${low}$.'],
  ],
});

/** Creates a problem about a value that falls below 0. */
const falling = /* @__PURE__ */ story({
  numbers: { a: [2, 15], r: [5, 35] },
  derive: ({ a, r }) => ({ end: a - r, size: r - a }),
  when: ({ a, r, size }) => size > 0 && size !== a && r !== a,
  settings: [
    {
      ask: [
        'At noon, the temperature is {a} °C. Overnight, it falls by {r} degrees. What is the temperature then?',
        'In the evening it is {a} °C outside. By morning, the temperature falls by {r} degrees. What is it then?',
      ],
      unit: '°C',
    },
    {
      ask: [
        'A drone hovers {a} meters above sea level and then goes down {r} meters into a canyon. At what elevation is it then?',
        'From an elevation of {a} meters, a cable car goes down {r} meters. At what elevation does it stop?',
      ],
      unit: 'meters',
    },
    {
      ask: [
        'An account holds {a} dollars. A bill of {r} dollars is paid from it. What is the balance after that?',
        'Ben has {a} dollars in his account and pays {r} dollars with his card. What is his balance then?',
      ],
      unit: 'dollars',
      numbers: { a: [5, 60], r: [10, 99] },
    },
    {
      ask: [
        'A player has {a} points and loses {r} points. How many points does he have then?',
        'A team with {a} points gets a penalty of {r} points. What is its new score?',
      ],
      unit: 'points',
    },
  ],
  answer: '{end}',
  hints: [
    'The value goes below 0.',
    'Going down {a} leads to 0. How far is left to go?',
    'Calculate ${a} - {r}$.',
  ],
  steps: [
    ['practice.set-up', 'Subtract the change', '{a} - {r}', '=', '-({r} - {a})'],
    ['practice.work-out', 'Evaluate', '-({r} - {a})', '=', '{end}'],
  ],
  mistakes: [
    [({ size }) => String(size), 'Check the sign. Going down {r} from {a} ends below 0.'],
    [({ a, r }) => String(a + r), 'You added {r}. The value falls, so subtract: ${a} - {r}$.'],
    [({ a, r }) => String(-a - r), 'You started below 0. The value starts at {a}, above 0: ${a} - {r}$.'],
  ],
});

/** Creates a problem about the difference between a value above 0 and one below. */
const difference = /* @__PURE__ */ story({
  numbers: { a: [2, 30], b: [2, 25] },
  derive: ({ a, b }) => ({ low: -b, gap: a + b }),
  when: ({ a, b }) => a !== b,
  settings: [
    {
      ask: [
        'The highest temperature of a week was {a} °C and the lowest ${low}$ °C. By how many degrees do they differ?',
        'It is {a} °C in one city and ${low}$ °C in another. What is the difference in degrees?',
      ],
      unit: 'degrees',
    },
    {
      ask: [
        'A tower is on a hill at {a} meters above sea level, and a mine at ${low}$ meters. How many meters below the tower is the mine?',
        'The top of a cliff is at {a} meters and the seabed at ${low}$ meters. How many meters higher is the top?',
      ],
      unit: 'meters',
      numbers: { a: [20, 140], b: [15, 90] },
    },
    {
      ask: [
        'Ada’s account shows {a} dollars and Ben’s shows ${low}$ dollars. How many dollars more does Ada have?',
        'A balance of {a} dollars became ${low}$ dollars. By how many dollars did it fall?',
      ],
      unit: 'dollars',
      numbers: { a: [10, 90], b: [5, 80] },
    },
    {
      ask: [
        'In a quiz, the best team has {a} points and the last team ${low}$ points. How many points are between them?',
        'Mia has {a} points and Leo has ${low}$ points. How many points is Mia ahead?',
      ],
      unit: 'points',
    },
  ],
  answer: '{gap}',
  hints: [
    'Think of a number line. How far is it from one number to 0, and from 0 to the other?',
    'Subtract the smaller number from the larger one.',
    'Calculate ${a} - ({low})$.',
  ],
  steps: [
    ['practice.two-minus-signs', 'Subtract the smaller number', '{a} - ({low})', '=', '{a} + {b}'],
    ['practice.add', 'Add the distances to 0', '{a} + {b}', '=', '{gap}'],
  ],
  mistakes: [
    [
      ({ a, b }) => String(a - b),
      'You subtracted {b}, but the lower value is ${low}$: ${a} - ({low}) = {a} + {b}$.',
    ],
    [
      ({ b }) => (b > 1 ? String(b) : undefined),
      'That is only the distance from 0 to ${low}$. Add {a}, the distance from 0 to {a}.',
    ],
    [({ gap }) => String(-gap), 'A difference tells how far apart the numbers are, so it is positive.'],
  ],
});

/** Creates a problem about a steady change that leads below 0. */
const steady = /* @__PURE__ */ story({
  numbers: { a: [4, 30], d: [3, 12], n: [3, 9] },
  derive: ({ a, d, n }) => ({ step: -d, fall: d * n, end: a - d * n }),
  when: ({ a, d, end }) => end < 0 && a !== d && -end !== a,
  settings: [
    {
      ask: [
        'A freezer at {a} °C is switched on and cools by {d} degrees an hour. What is its temperature after {n} hours?',
        'The temperature of {a} °C in a cold room falls by {d} degrees an hour. What is it {n} hours later?',
      ],
      unit: '°C',
      numbers: { a: [4, 20], d: [2, 4], n: [3, 8] },
    },
    {
      ask: [
        'From a ship, {a} meters above the sea, a camera is lowered by {d} meters a minute. At what elevation is it after {n} minutes?',
        'A drill starts {a} meters above sea level and goes down {d} meters an hour. What is its elevation after {n} hours?',
      ],
      unit: 'meters',
    },
    {
      ask: [
        'An account holds {a} dollars. A subscription takes {d} dollars from it each week. What is the balance after {n} weeks?',
        'Leo has {a} dollars in his account. A fee of {d} dollars is charged each week. What is the balance after {n} weeks?',
      ],
      unit: 'dollars',
    },
    {
      ask: [
        'A team has {a} points and loses {d} points in each of the next {n} rounds. What is its score then?',
        'From a score of {a} points, Ben loses {d} points a round. What is his score after {n} rounds?',
      ],
      unit: 'points',
    },
  ],
  answer: '{end}',
  hints: [
    'First find the whole change.',
    'The change is ${n} * ({step}) = -{fall}$.',
    'Add it to the starting value: ${a} - {fall}$.',
  ],
  steps: [
    [
      'practice.set-up',
      'Add {n} equal changes to the starting value',
      '{a} + {n} * ({step})',
      '=',
      '{a} - {fall}',
    ],
    ['practice.work-out', 'Evaluate', '{a} - {fall}', '=', '{end}'],
  ],
  mistakes: [
    [({ end }) => String(-end), 'Check the sign. {fall} is more than {a}, so the value ends below 0.'],
    [
      ({ a, fall }) => String(a + fall),
      'You added the change. The value falls, so subtract {fall} from {a}.',
    ],
    [({ fall }) => String(-fall), 'That is only the change. The value starts at {a}: ${a} - {fall}$.'],
    [({ a, d }) => String(a - d), 'That is the value after one change of {d}. There are {n} of them.'],
  ],
});

/** Temperatures, elevations and balances below 0: changes, differences and steady changes. */
export const belowZero: Family = /* @__PURE__ */ storyFamily('below-zero', 'algebra', {
  easy: [rising, falling],
  medium: [difference],
  hard: [steady],
});
