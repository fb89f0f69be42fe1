import { site } from '../../site/site.js';
import { tools } from '../../tools/index.js';
import type { WorkLine } from '../work-lines.js';

/** A sample answer for each tool with a dedicated page, keyed by tool id. */
const SAMPLES: Readonly<Record<string, string>> = {
  logarithm: 'log₂ 8 = 3',
  unit: '5 in = 12.7 cm',
  time: '45 min + 30 min = 1 h 15 min',
  percentage: '25% of 80 = 20',
  age: '14 years, 9 months, 15 days',
};

export const CONTENTS = tools.flatMap(({ id, title, page }) =>
  page ? [{ id, title, path: page.path, sample: SAMPLES[id] }] : [],
);

export const FEATURES = [
  {
    tile: 'ruler',
    title: 'Every figure exact',
    text: 'Many calculators show 0.30000000000000004. Here, a number is exactly the decimal you typed, and a result is rounded once, correctly: 100% accurate.',
  },
  {
    tile: 'step',
    title: 'Every step shown',
    text: 'See the formula, your numbers plugged in, and every line that leads to the answer, the way a good teacher writes it on the board.',
  },
  {
    tile: 'parabola',
    title: 'Every tool instant',
    text: `The tools run in your browser. They are unlimited and free, and available ${site.availability}.`,
  },
] as const;

/** The work on the home page. The verdicts are those of Check My Work, by a test. */
export const WORK: readonly WorkLine[] = [
  { left: ['-', ['×', '5', 'x'], '4'], right: ['+', ['×', '2', 'x'], '11'] },
  { left: ['-', ['×', '3', 'x'], '4'], right: '11', isRight: true },
  { left: ['×', '3', 'x'], right: '7', isRight: false },
];

export const PROBLEM: WorkLine = { left: ['+', ['×', '2', 'x'], '3'], right: '11' };

/** Next lines of the problem, with the verdict on each and its reason. */
export const NEXT_LINES = [
  {
    label: '2x = 14',
    line: { left: ['×', '2', 'x'], right: '14', isRight: false },
    reason: 'Subtract 3 from both sides.',
  },
  {
    label: '2x = 8',
    line: { left: ['×', '2', 'x'], right: '8', isRight: true },
    reason: 'You subtracted 3 from both sides.',
  },
] as const satisfies readonly { readonly label: string; readonly line: WorkLine; readonly reason: string }[];

export const STEPS = [
  {
    name: 'Choose a tool',
    text: 'Logarithms, time, percentages, age, loans, units: pick the one that fits your problem.',
  },
  {
    name: 'Type your numbers',
    text: 'Write them the way you would on paper. 1,234.5 is fine, and so is 1.5e3.',
  },
  {
    name: 'Read every step',
    text: 'The answer comes with the work, line by line, so you can do the next one yourself.',
  },
];

export const RESOURCES = [
  {
    to: '/tools',
    title: 'Math Tools',
    count: `${site.tools}+ Tools`,
    summary: 'Calculators and converters that show their formulas and steps.',
  },
  {
    to: '/practice',
    title: 'Practice Center',
    count: `${site.problems}+ Problems`,
    summary: 'Algebra, logarithms and geometry, with hints, worked solutions and worksheets to print.',
  },
  {
    to: '/marketplace',
    title: 'Premium Packs',
    count: 'One-time payment',
    summary: 'Complete lessons with worked examples and selected problems.',
  },
];
