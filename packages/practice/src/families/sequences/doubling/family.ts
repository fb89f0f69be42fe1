import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';

/** Creates a problem about an amount that doubles once in each unit of time. */
const after = /* @__PURE__ */ story({
  numbers: { s: [2, 40], n: [3, 9] },
  derive: ({ s, n }) => ({
    f: 2 ** n,
    end: s * 2 ** n,
    few: s * 2 ** (n - 1),
    many: s * 2 ** (n + 1),
    double: 2 * n,
  }),
  when: ({ end, s, n }) => end < 10_000 && s !== n,
  settings: [
    {
      ask: [
        'A culture starts with {s} bacteria. Their number doubles every hour. How many are there after {n} hours?',
        'There are {s} bacteria in a dish, and every hour their number doubles. How many bacteria are in the dish {n} hours later?',
      ],
      unit: 'bacteria',
    },
    {
      ask: [
        'A video has {s} views. The number of views doubles every day. How many views does it have after {n} days?',
        'On the first morning, a video has {s} views, and every day the number doubles. How many views does it have {n} days later?',
      ],
      unit: 'views',
    },
    {
      ask: [
        'A pond has {s} water lilies. Their number doubles every week. How many lilies are there after {n} weeks?',
        'Today {s} water lilies grow in a pond, and their number doubles every week. How many are there in {n} weeks?',
      ],
      unit: 'lilies',
    },
    {
      ask: [
        'In a game, you start with {s} points, and each level doubles your points. How many points do you have after {n} levels?',
        'A player has {s} points. Each level she finishes doubles her points. How many points does she have after {n} levels?',
      ],
      unit: 'points',
    },
  ],
  answer: '{end}',
  hints: [
    'Doubling once means multiplying by 2. What factor do {n} doublings give?',
    'The factor is $2^{n}$.',
    'The factor is {f}. Multiply {s} by it.',
  ],
  steps: [
    ['practice.work-out-power', 'Evaluate the power', '{s} * 2^{n}', '=', '{s} * {f}'],
    ['practice.multiply', 'Multiply', '{s} * {f}', '=', '{end}'],
  ],
  mistakes: [
    [
      ({ s, n }) => 2 * n * s,
      'You multiplied by $2 * {n} = {double}$. Each doubling multiplies by 2 again, so the factor is $2^{n} = {f}$.',
    ],
    [({ few }) => few, 'You doubled one time fewer than needed. There are ${n}$ doublings: $2^{n} = {f}$.'],
    [({ many }) => many, 'You doubled one time too many. There are ${n}$ doublings: $2^{n} = {f}$.'],
    [({ s, n }) => s * n * n, 'You calculated ${n}^2$. The factor is $2^{n} = {f}$.'],
    [({ f }) => f, 'That is the factor for ${n}$ doublings. Multiply the starting amount, ${s}$, by it.'],
  ],
});

/** Creates a problem about an amount that doubles in longer periods. */
const periods = /* @__PURE__ */ story({
  numbers: { s: [2, 40], k: [2, 12], n: [3, 8] },
  derive: ({ s, k, n }) => ({
    t: k * n,
    f: 2 ** n,
    end: s * 2 ** n,
    few: s * 2 ** (n - 1),
    long: s * 2 ** (n + 1),
  }),
  when: ({ end, s, n, k }) => end < 10_000 && s !== n && k !== n,
  settings: [
    {
      ask: [
        'A culture starts with {s} bacteria. Their number doubles every {k} hours. How many are there after {t} hours?',
        'There are {s} bacteria in a dish. Their number doubles every {k} hours. How many bacteria are there {t} hours later?',
      ],
      words: { unit: 'hours' },
      unit: 'bacteria',
    },
    {
      ask: [
        'A colony of {s} rabbits doubles in number every {k} months. How many rabbits are there after {t} months?',
        'An island has {s} rabbits, and every {k} months their number doubles. How many rabbits live there {t} months later?',
      ],
      words: { unit: 'months' },
      unit: 'rabbits',
    },
    {
      ask: [
        'A store sells {s} tablets a month, and this number doubles every {k} years. How many tablets a month does it sell after {t} years?',
        'A store’s sales of {s} tablets a month double every {k} years. How many tablets a month does it sell {t} years later?',
      ],
      words: { unit: 'years' },
      unit: 'tablets',
      numbers: { k: [2, 5], n: [2, 5] },
    },
    {
      ask: [
        'At first, {s} people know a message. The number of people who know it doubles every {k} minutes. How many know it after {t} minutes?',
        'At first, {s} people know a rumor, and every {k} minutes their number doubles. How many people know it {t} minutes later?',
      ],
      words: { unit: 'minutes' },
      unit: 'people',
    },
  ],
  answer: '{end}',
  hints: [
    'How many times does it double in that time?',
    'There are ${t} ÷ {k}$ doublings.',
    'It doubles {n} times: calculate ${s} * 2^{n}$.',
  ],
  steps: [
    ['practice.divide', 'Count the doublings', '{s} * 2^({t}/{k})', '=', '{s} * 2^{n}'],
    ['practice.work-out-power', 'Evaluate the power', '{s} * 2^{n}', '=', '{s} * {f}'],
    ['practice.multiply', 'Multiply', '{s} * {f}', '=', '{end}'],
  ],
  mistakes: [
    [
      ({ s, n }) => 2 * n * s,
      'You multiplied by $2 * {n}$. Each of the ${n}$ doublings multiplies by 2 again: $2^{n} = {f}$.',
    ],
    [
      ({ s, t }) => 2 * s * t,
      'You multiplied by the time. In ${t}$ {unit} there are ${t} ÷ {k} = {n}$ doublings, which multiply by $2^{n}$.',
    ],
    [
      ({ few }) => few,
      'You doubled one time fewer than needed. In ${t}$ {unit} it doubles ${t} ÷ {k} = {n}$ times.',
    ],
    [
      ({ long }) => long,
      'You doubled one time too many. In ${t}$ {unit} it doubles ${t} ÷ {k} = {n}$ times.',
    ],
    [({ s, n }) => s * n, 'You multiplied by the number of doublings, ${n}$. Multiply by $2^{n} = {f}$.'],
  ],
});

/** Creates a problem that asks for the amount at the start. */
const before = /* @__PURE__ */ story({
  numbers: { s: [3, 40], k: [2, 12], n: [3, 7] },
  derive: ({ s, k, n }) => ({ t: k * n, f: 2 ** n, end: s * 2 ** n, few: s * 2, all: 2 * n }),
  when: ({ end, n, k }) => end < 4000 && k !== n,
  settings: [
    {
      ask: [
        'The number of bacteria in a dish doubles every {k} hours. After {t} hours, there are {end}. How many were there at the start?',
        'Bacteria double in number every {k} hours. In {t} hours, a culture has grown to {end} bacteria. How many did it start with?',
      ],
      unit: 'bacteria',
    },
    {
      ask: [
        'The number of members of a forum doubles every {k} months. After {t} months, it has {end} members. How many did it have at first?',
        'A forum’s membership doubles every {k} months. After {t} months, it has {end} members. How many members did it start with?',
      ],
      unit: 'members',
    },
    {
      ask: [
        'Duckweed doubles its area every {k} days. After {t} days, it covers {end} square meters. How many square meters did it cover at first?',
        'The area that duckweed covers doubles every {k} days. In {t} days, it has grown to {end} square meters. How large was it at first?',
      ],
      unit: 'square meters',
    },
    {
      ask: [
        'The number of trout in a lake doubles every {k} years. After {t} years, there are {end}. How many trout were there at the start?',
        'Trout in a lake double in number every {k} years, and after {t} years there are {end}. How many were put into the lake?',
      ],
      unit: 'trout',
    },
  ],
  answer: '{s}',
  hints: [
    'How many times did it double?',
    'It doubled ${t} ÷ {k} = {n}$ times. What factor is that?',
    'Let x be the number at the start, and solve $x * {f} = {end}$.',
  ],
  steps: [
    ['practice.set-up', 'The start times the factor for {n} doublings', 'x * 2^{n}', '=', '{end}'],
    ['practice.work-out-power', 'Evaluate the power', '{f}x', '=', '{end}'],
    ['practice.divide-both-sides', 'Divide both sides by {f}', 'x', '=', '{s}'],
  ],
  mistakes: [
    [({ end, n }) => end / (2 * n), 'You divided by $2 * {n}$. Halve ${n}$ times: divide by $2^{n} = {f}$.'],
    [
      ({ few }) => few,
      'You halved one time fewer than needed. It doubled ${t} ÷ {k} = {n}$ times, so divide by $2^{n} = {f}$.',
    ],
    [
      ({ s }) => s / 2,
      'You halved one time too many. It doubled ${t} ÷ {k} = {n}$ times, so divide by $2^{n} = {f}$.',
    ],
    [({ end, n }) => end / n, 'You divided by the number of doublings. Divide ${end}$ by $2^{n} = {f}$.'],
    [({ end }) => end / 2, 'You halved ${end}$ once, but it doubled ${n}$ times. Divide by $2^{n} = {f}$.'],
  ],
});

/** Amounts that double repeatedly. */
export const doubling: Family = /* @__PURE__ */ storyFamily('doubling', 'algebra', {
  easy: [after],
  medium: [periods],
  hard: [before],
});
