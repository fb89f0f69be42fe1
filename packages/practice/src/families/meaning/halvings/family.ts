import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';

/** Creates a problem that asks for the number of doublings between two amounts. */
const doublings = /* @__PURE__ */ story({
  numbers: { s: [2, 40], n: [3, 8] },
  derive: ({ s, n }) => ({ f: 2 ** n, end: s * 2 ** n, half: 2 ** (n - 1), gap: s * (2 ** n - 1) }),
  when: ({ s, n, end }) => s !== n && end < 5000,
  settings: [
    {
      ask: [
        'A culture grows from {s} to {end} bacteria. How many times has the number doubled?',
        'At first there are {s} bacteria, and later {end}. How many doublings is that?',
      ],
      unit: 'doublings',
    },
    {
      ask: [
        'A prize starts at {s} dollars and doubles with each correct answer. How many correct answers make it {end} dollars?',
        'In a quiz, the first prize is {s} dollars, and each correct answer doubles it. After how many correct answers is it {end} dollars?',
      ],
      unit: 'answers',
    },
    {
      ask: [
        'A picture that is {s} pixels wide is doubled in width again and again until it is {end} pixels wide. How many times is that?',
        'How many times must you double a width of {s} pixels to get {end} pixels?',
      ],
      unit: 'doublings',
    },
    {
      ask: [
        'Sound is sampled {s} times a second. How many doublings raise that to {end} times a second?',
        'A sensor takes {s} readings a minute. How many times must that number be doubled to get {end}?',
      ],
      unit: 'doublings',
    },
  ],
  answer: '{n}',
  hints: [
    'By what factor does it grow altogether?',
    'The factor is ${end} ÷ {s} = {f}$. How many factors of 2 is that?',
    'Find n so that $2^n = {f}$.',
  ],
  steps: [
    ['practice.set-up', 'Let n be the number of doublings', '{s} * 2^n', '=', '{end}'],
    ['practice.divide-both-sides', 'Divide both sides by {s}', '2^n', '=', '{f}'],
    ['practice.power-to-logarithm', 'Write the exponent as a logarithm', 'n', '=', 'log_2({f})'],
    ['practice.work-out', 'Evaluate', 'n', '=', '{n}'],
  ],
  mistakes: [
    [({ half }) => half, 'You divided ${f}$ by 2. Count how many times 2 is a factor of ${f}$.'],
    [({ f }) => f, 'That is the factor. The question asks how many doublings it takes: $2^n = {f}$.'],
    [({ n }) => n - 1, 'You counted one doubling too few. With ${n}$ of them, $2^{n} = {f}$.'],
    [({ n }) => n + 1, 'You counted the start as well. With ${n}$ doublings, $2^{n} = {f}$.'],
    [({ f }) => f - 1, 'You added ${s}$ each time. Every doubling starts from the larger number.'],
  ],
});

/** Creates a problem that asks for the number of halvings between two amounts. */
const halved = /* @__PURE__ */ story({
  numbers: { s: [2, 40], n: [3, 8] },
  derive: ({ s, n }) => ({ f: 2 ** n, start: s * 2 ** n, half: 2 ** (n - 1), steps: 2 * (1 - 1 / 2 ** n) }),
  when: ({ s, n, start }) => s !== n && start < 5000,
  settings: [
    {
      ask: [
        'A tournament starts with {start} players. In each round, half of them are eliminated. After how many rounds are {s} players left?',
        'In each round of a tournament, half of the players are eliminated. It starts with {start} players. How many rounds does it take until {s} are left?',
      ],
      unit: 'rounds',
    },
    {
      ask: [
        'A patient takes {start} milligrams of a medicine. How many half-lives later are {s} milligrams left?',
        'How many half-lives does it take for {start} milligrams of a medicine to become {s} milligrams?',
      ],
    },
    {
      ask: [
        'You search a list of {start} names and halve it with each question. After how many questions are {s} names left?',
        'Each question halves a list of {start} suspects. How many questions leave {s} suspects?',
      ],
      unit: 'questions',
    },
    {
      ask: [
        'A filter lets half of the dust through. Air with {start} grains of dust passes through several filters, and {s} grains are left. How many filters are there?',
        'Each filter removes half of the grains of dust. How many filters reduce {start} grains to {s}?',
      ],
      unit: 'filters',
    },
  ],
  answer: '{n}',
  hints: [
    'What fraction of it is left?',
    'Halving n times divides by $2^n$. What number is ${start} ÷ {s}$?',
    'Find n so that $2^n = {f}$.',
  ],
  steps: [
    ['practice.set-up', 'Let n be the number of halvings', '{start}/2^n', '=', '{s}'],
    ['practice.multiply-both-sides', 'Multiply both sides by the power', '{start}', '=', '{s} * 2^n'],
    ['practice.divide-both-sides', 'Divide both sides by {s}', '{f}', '=', '2^n'],
    ['practice.power-to-logarithm', 'Write the exponent as a logarithm', 'n', '=', 'log_2({f})'],
    ['practice.work-out', 'Evaluate', 'n', '=', '{n}'],
  ],
  mistakes: [
    [({ half }) => half, 'You divided ${f}$ by 2. Count how many times you halve ${f}$ to get 1.'],
    [({ f }) => f, 'That is ${start} ÷ {s}$. How many halvings does it take? Solve $2^n = {f}$.'],
    [({ n }) => n - 1, 'You counted one halving too few. With ${n}$ of them, $2^{n} = {f}$.'],
    [({ n }) => n + 1, 'You counted the start as well. With ${n}$ halvings, $2^{n} = {f}$.'],
    [
      ({ steps }) => steps,
      'You subtracted the same amount each time. Every halving takes half of what is left.',
    ],
  ],
});

/** Creates a problem that asks when an amount passes a limit for the first time. */
const past = /* @__PURE__ */ story({
  numbers: { s: [2, 40], limit: [100, 3000, 50], k: [2, 9] },
  derive: ({ s, limit, k }) => {
    const n = Math.floor(Math.log2(limit / s)) + 1;
    return {
      n,
      t: n * k,
      last: n - 1,
      low: s * 2 ** (n - 1),
      end: s * 2 ** n,
      below: (n - 1) * k,
      ratio: limit / s,
    };
  },
  when: ({ n, low, end, limit, k }) => n >= 3 && n <= 9 && low < limit && end > limit && k !== n,
  settings: [
    {
      ask: [
        'A culture of {s} bacteria doubles every {k} hours. It is checked after each doubling. After how many hours are there more than {limit} for the first time?',
        'There are {s} bacteria, and every {k} hours their number doubles. They are counted after each doubling. After how many hours are there more than {limit} bacteria for the first time?',
      ],
      unit: 'hours',
    },
    {
      ask: [
        'A site has {s} visitors a day, and this number doubles every {k} weeks. It is counted after each doubling. After how many weeks is it above {limit} for the first time?',
        'The {s} daily visitors of a site double every {k} weeks. They are counted at each doubling. After how many weeks are there more than {limit} for the first time?',
      ],
      unit: 'weeks',
    },
    {
      ask: [
        'A patch of algae covers {s} square meters and doubles in size every {k} days. It is measured after each doubling. After how many days is it larger than {limit} square meters for the first time?',
        'Algae cover {s} square meters and double every {k} days. They are measured at each doubling. After how many days do they first cover more than {limit} square meters?',
      ],
      unit: 'days',
    },
    {
      ask: [
        'A chain letter reaches {s} people, and every {k} days twice as many as before. After how many days does a round reach more than {limit} people for the first time?',
        'In round one, {s} people get a message. Every {k} days a new round reaches twice as many people. How many days later does a round first reach more than {limit}?',
      ],
      unit: 'days',
    },
  ],
  answer: '{t}',
  hints: [
    'Count the doublings: what is the smallest n for which the result is more than {limit}?',
    'You need $2^n > {limit}/{s}$. Try powers of 2.',
    'After {last} doublings the number is {low}, and after {n} doublings it is {end}. Each takes {k} {unit}.',
  ],
  steps: [
    [
      'practice.work-out',
      'After {last} doublings, the number is still too small',
      '{s} * 2^{last}',
      '=',
      '{low}',
    ],
    [
      'practice.work-out',
      'After {n} doublings, the number is more than {limit}',
      '{s} * 2^{n}',
      '=',
      '{end}',
    ],
    ['practice.total-time', 'Each doubling takes {k} {unit}', '{n} * {k}', '=', '{t}'],
  ],
  mistakes: [
    [({ n }) => n, 'That is the number of doublings. Each takes ${k}$ {unit}, so multiply ${n}$ by ${k}$.'],
    [
      ({ below }) => below,
      'That is one doubling too few: ${s} * 2^{last} = {low}$ isn’t more than ${limit}$.',
    ],
    [
      ({ t, k }) => t + k,
      'That is one doubling too many: ${s} * 2^{n} = {end}$ is already more than ${limit}$.',
    ],
    [
      ({ ratio, k }) => Math.ceil(ratio) * k,
      'You divided ${limit}$ by ${s}$. Count doublings instead: $2^n$ must be larger than the quotient.',
    ],
  ],
});

/** The number of times that a quantity doubles or halves. */
export const halvings: Family = /* @__PURE__ */ storyFamily('halvings', 'logarithms', {
  easy: [doublings],
  medium: [halved],
  hard: [past],
});
