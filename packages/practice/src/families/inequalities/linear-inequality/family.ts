import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Mistake } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import {
  linearSteps,
  multipliedOnlyX,
  type Side,
  sideText,
  TURNED,
  undone,
} from '../../shared/linear-steps.js';
import { ratio, type Slip, slips } from '../../shared/slips.js';

type Sign = '<' | '≤' | '>' | '≥';
const SIGNS: readonly [Sign, ...Sign[]] = ['<', '≤', '>', '≥'];

/** Inequalities with one unknown. The sign is flipped if both sides are divided by a negative number. */
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
    return draft(
      `${sideText(left)} ${sign} ${sideText(right)}`,
      steps,
      [
        'Solve it like an equation. Do the same thing to both sides.',
        a < other
          ? 'At the end you divide by a negative number. What does that do to the inequality sign?'
          : 'Move the x terms to one side and the numbers to the other.',
        `You should get $${sumText([a - other, 'x'])} ${sign} ${right[1] - b}$.`,
      ],
      slips(...solvingSlips(left, sign, right)),
    );
  },
};

/** Creates a - b(x + c) < d, whose x term is negative after expanding. */
function withParentheses(random: Random, sign: Sign, x: number): Draft {
  const [a, b, c] = [random.whole(2, 15), random.whole(2, 6), random.wholeExcept(-7, 7, 0)];
  const other = random.wholeExcept(-b + 1, 4, 0);
  const left: Side = [-b, a - b * c];
  const right: Side = [other, (-b - other) * x + left[1]];
  if (left[1] === 0 || right[1] === 0 || b + other < 2) return withParentheses(random, sign, x);
  const open = sumText([a, ''], [-b, 'x'], [-b * c, '']);
  const [asked, end] = [`${a} - ${b}(${sideText([1, c])})`, sideText(right)];
  const steps = [
    line('practice.distributive-law', 'Expand', open, sign, end),
    line('practice.collect-like-terms', 'Combine like terms', sideText(left), sign, end),
    ...linearSteps(left, sign, right),
  ];
  return draft(
    `${asked} ${sign} ${end}`,
    steps,
    [
      `Remove the parentheses first: $-${b}$ multiplies both terms in them.`,
      'Move the x terms to one side. Watch the inequality sign when you divide by a negative number.',
      `You should get $${sumText([-b - other, 'x'])} ${sign} ${right[1] - left[1]}$.`,
    ],
    slips(
      ...solvingSlips(left, sign, right),
      [
        solved(-b, a + b * c, other, right[1], sign),
        `The minus sign applies to both terms: $-${b}$ times $${c}$ is $${-b * c}$.`,
      ],
      [solved(-b, a - c, other, right[1], sign), multipliedOnlyX(b, c)],
      [solved(-b, a + c, other, right[1], sign), multipliedOnlyX(b, c)],
      a !== b && [
        solved(a - b, (a - b) * c, other, right[1], sign),
        `You subtracted $${b}$ from $${a}$ first. The product of $${b}$ and the parentheses comes before that.`,
      ],
    ),
  );
}

/** Returns the solution of ax + b < cx + d, or undefined if x has no coefficient. */
function solved(a: number, b: number, c: number, d: number, sign: Sign): string | undefined {
  const bound = ratio(d - b, a - c);
  return bound === undefined ? undefined : `x ${a < c ? TURNED[sign] : sign} ${bound}`;
}

const WITH_BOUND = { '<': '≤', '≤': '<', '>': '≥', '≥': '>' } as const;

/** Returns the slips in solving ax + b < cx + d. */
function solvingSlips([a, b]: Side, sign: Sign, [c, d]: Side): readonly Slip[] {
  const [coefficient, constant] = [a - c, d - b];
  const end = coefficient < 0 ? TURNED[sign] : sign;
  const bound = ratio(constant, coefficient) ?? '';
  const reached = `$${sumText([coefficient, 'x'])} ${sign} ${constant}$`;
  return [
    [
      `x ${TURNED[end]} ${bound}`,
      coefficient < 0
        ? `The inequality sign flips when you divide both sides by a negative number: $${coefficient}$ is negative.`
        : `The inequality sign flips only when you multiply or divide by a negative number. Here you divide by $${coefficient}$, so it stays the same.`,
    ],
    [
      `x ${WITH_BOUND[end]} ${bound}`,
      `Look at the inequality sign again: with ${sign}, the number $${bound}$ itself ${sign === '<' || sign === '>' ? 'isn’t a solution' : 'is a solution, too'}.`,
    ],
    [solved(a, -b, c, d, sign), `Watch the sign of $${b}$: ${undone([b, ''])}, so you get ${reached}.`],
    c !== 0 && [
      solved(a, b, -c, d, sign),
      `Watch the sign of $${sumText([c, 'x'])}$: ${undone([c, 'x'])}, so you get ${reached}.`,
    ],
    Math.abs(coefficient) > 1 && [
      `x ${sign} ${constant}`,
      `You got ${reached}. Divide both sides by $${coefficient}$.`,
    ],
  ];
}

function draft(
  inequality: string,
  steps: Draft['steps'],
  hints: Draft['hints'],
  mistakes: readonly Mistake[],
): Draft {
  const { relation = '<', after = '' } = steps.at(-1) ?? {};
  return {
    ...ask('Solve the inequality: {given}', 'solve', inequality),
    answer: `x ${relation} ${String(after)}`,
    form: { kind: 'inequality', variable: 'x' },
    hints,
    steps,
    mistakes,
  };
}
