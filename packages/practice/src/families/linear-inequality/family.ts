import { type Draft, type Family, line, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import { linearSteps, type Side, sideText } from '../shared/linear-steps.js';

type Sign = '<' | '≤' | '>' | '≥';
const SIGNS: readonly [Sign, ...Sign[]] = ['<', '≤', '>', '≥'];

/** An inequality with one unknown; the sign reverses if both sides are divided by a negative number. */
export const linearInequality: Family = {
  id: 'linear-inequality',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const sign = random.pick(SIGNS);
    const x = random.wholeExcept(difficulty === 'easy' ? 2 : -9, 10, 0, 1, -1);
    if (difficulty === 'hard') return withParentheses(random, sign, x);
    const other = difficulty === 'easy' ? 0 : random.pick([0, random.wholeExcept(-4, 5, 0)]);
    const a =
      difficulty === 'easy' || other !== 0
        ? random.wholeExcept(2, 9, other, other + 1, other - 1)
        : random.whole(-9, -2);
    const b = random.wholeExcept(-15, 15, 0);
    const [left, right]: readonly [Side, Side] = [
      [a, b],
      [other, (a - other) * x + b],
    ];
    const steps = linearSteps(left, sign, right);
    return draft(`${sideText(left)} ${sign} ${sideText(right)}`, steps, [
      'Work as with an equation: do the same to both sides.',
      a < other
        ? 'At the end you divide by a negative number. What does that do to the sign?'
        : 'Bring the x terms to one side and the numbers to the other.',
      `You should reach $${sumText([a - other, 'x'])} ${sign} ${right[1] - b}$.`,
    ]);
  },
};

/** a - b(x + c) < d: the x term is negative after expanding. */
function withParentheses(random: Random, sign: Sign, x: number): Draft {
  const [a, b, c] = [random.whole(2, 15), random.whole(2, 6), random.wholeExcept(-7, 7, 0)];
  const other = random.wholeExcept(-b + 1, 4, 0);
  const left: Side = [-b, a - b * c];
  const right: Side = [other, (-b - other) * x + left[1]];
  if (left[1] === 0 || right[1] === 0 || b + other < 2) return withParentheses(random, sign, x);
  const open = sumText([a, ''], [-b, 'x'], [-b * c, '']);
  const [asked, end] = [`${a} - ${b}(${sideText([1, c])})`, sideText(right)];
  const steps = [
    line('practice.distributive-law', 'Distributive law', open, sign, end),
    line('practice.collect-like-terms', 'Collect like terms', sideText(left), sign, end),
    ...linearSteps(left, sign, right),
  ];
  return draft(`${asked} ${sign} ${end}`, steps, [
    `Remove the parentheses first: $-${b}$ multiplies both terms in them.`,
    'Bring the x terms to one side. Mind the sign when you divide by a negative number.',
    `You should reach $${sumText([-b - other, 'x'])} ${sign} ${right[1] - left[1]}$.`,
  ]);
}

function draft(inequality: string, steps: Draft['steps'], hints: Draft['hints']): Draft {
  const { relation = '<', after = '' } = steps.at(-1) ?? {};
  return {
    question: `Solve the inequality: $${inequality}$`,
    answer: `x ${relation} ${String(after)}`,
    form: { kind: 'inequality', variable: 'x' },
    hints,
    steps,
  };
}
