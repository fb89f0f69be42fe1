import type { MistakeName } from '@mathtools/math-core/algebra';
import type { Random } from '../../../random.js';
import { type DrawnTask, equation, taskFamily } from '../../../task-family.js';
import { type Sign, sideText, TURNED } from '../../shared/linear-steps.js';

const INEQUALITIES = {
  form: { kind: 'inequality', variable: 'x' },
  inParts: true,
} as const;

type Below = '<' | '≤';
const strictOrNot = (random: Random): Below => random.pick(['<', '≤']);

/** The inequality low < ax + b ≤ high. */
function chained(factor: (random: Random) => number, ...more: readonly MistakeName[]): DrawnTask {
  return equation({
    ...INEQUALITIES,
    question: 'For which x is {given}?',
    numbers: (random) => {
      const [a, b, from] = [factor(random), random.wholeExcept(-12, 12, 0), random.wholeExcept(-9, 7, 0)];
      const to = from + random.whole(2, 8);
      const [low, high] = a > 0 ? [a * from + b, a * to + b] : [a * to + b, a * from + b];
      const [left, right] = [strictOrNot(random), strictOrNot(random)];
      return { a, b, from, to, low, high, left, right };
    },
    given: ({ low, left, a, b, right, high }) => `${low} ${left} ${sideText([a, b])} ${right} ${high}`,
    answer: ({ a, from, to, left, right }) =>
      a > 0 ? `${from} ${left} x ${right} ${to}` : `${from} ${right} x ${left} ${to}`,
    hint: 'These are two inequalities in one. Do the same thing to all three parts.',
    mistakes: ['endpoint-strictness', 'sign-lost-in-moving', 'compound-one-part-only', ...more],
  });
}

/** One of two inequalities: ax + b < c. */
interface Part {
  readonly text: string;
  readonly a: number;
  /** The sign of the solution. */
  readonly sign: Sign;
}

/** Draws an inequality with the solution x < bound or x ≤ bound, or the opposite. */
function partWith(random: Random, bound: number, isBelow: boolean, isHard: boolean): Part {
  const a = isHard ? random.wholeExcept(-6, 6, 0, 1) : random.whole(2, 6);
  const b = random.wholeExcept(-12, 12, 0);
  const below = strictOrNot(random);
  const sign = isBelow ? below : TURNED[below];
  return { text: `${sideText([a, b])} ${a > 0 ? sign : TURNED[sign]} ${a * bound + b}`, a, sign };
}

/** Two inequalities that are joined by "or", or by "and". */
function pair(word: 'or' | 'and', isHard: boolean): DrawnTask {
  return equation({
    ...INEQUALITIES,
    question: 'What are the solutions of {given}?',
    numbers: (random) => {
      const from = random.wholeExcept(-9, 6, 0);
      const to = random.wholeExcept(from + 2, from + 9, 0);
      const low = partWith(random, from, word === 'or', isHard);
      const high = partWith(random, to, word !== 'or', isHard);
      const isFit = !isHard || low.a < 0 || high.a < 0;
      return isFit ? { from, to, low, high, isSwapped: random.oneIn(2) } : undefined;
    },
    given: ({ low, high, isSwapped }) =>
      (isSwapped ? [high, low] : [low, high]).map(({ text }) => text).join(` ${word} `),
    answer: ({ from, to, low, high }) =>
      word === 'or'
        ? `x ${low.sign} ${from} or x ${high.sign} ${to}`
        : `${from} ${TURNED[low.sign]} x ${high.sign} ${to}`,
    hint:
      word === 'or'
        ? 'Solve each inequality separately. With “or”, a number that fits one of them is enough.'
        : 'Solve each inequality separately. With “and”, a number must fit both of them.',
    mistakes: [
      'and-or-confused',
      'endpoint-strictness',
      ...(isHard ? (['inequality-not-turned'] as const) : []),
      'sign-lost-in-moving',
      'divided-one-side-only',
    ],
  });
}

/** Two inequalities at once: -3 < 2x + 1 ≤ 7, and pairs with "and" or "or". */
export const compoundInequality = /* @__PURE__ */ taskFamily('compound-inequality', 'algebra', {
  easy: [/* @__PURE__ */ chained((random) => random.whole(2, 6))],
  medium: [
    /* @__PURE__ */ chained((random) => -random.whole(1, 6), 'minus-forgotten-in-dividing'),
    /* @__PURE__ */ pair('or', false),
  ],
  hard: [/* @__PURE__ */ pair('or', true), /* @__PURE__ */ pair('and', true)],
});
