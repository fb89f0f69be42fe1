import type { Random } from '../../../random.js';
import { type DrawnTask, equation, taskFamily } from '../../../task-family.js';
import { sumText } from '../../../family.js';
import { sideText } from '../../shared/linear-steps.js';
import { logText } from '../../shared/logarithm-text.js';
import { MANY_POWERS, powersOf } from '../../shared/powers.js';

const SMALL = /* @__PURE__ */ powersOf([2, 3, 4, 5, 6, 7, 10], 2, 130);

/** The equation log_b x = n. */
const alone = /* @__PURE__ */ equation({
  numbers: (random) => {
    const isBelowOne = random.oneIn(3);
    const base = random.whole(2, 30);
    const { exponent, value, ...power } =
      isBelowOne && random.oneIn(2) ? { base, exponent: 1, value: base } : random.pick(MANY_POWERS);
    return isBelowOne
      ? { base: power.base, n: -exponent, x: `1/${value}` }
      : { base: power.base, n: exponent, x: String(value) };
  },
  given: ({ base, n }) => `${logText(base, 'x')} = ${n}`,
  answer: ({ x }) => x,
  hint: 'A logarithm is an exponent. Which power does this equation name?',
  mistakes: [
    'log-base-exponent-swapped',
    'log-as-quotient',
    'log-and-number-confused',
    'negative-exponent-as-negative',
  ],
});

interface Numbers {
  readonly base: number;
  readonly inside: readonly [number, number];
  readonly times: number;
  readonly added: number;
  readonly right: number;
  readonly x: number;
}

/** The equation log_b (px + q) = n, or k log_b (px + q) + d = e. */
function linear(isHard: boolean, hint: string): DrawnTask {
  return equation({
    numbers: (random: Random): Numbers => {
      const { base, exponent, value } = random.pick(SMALL);
      const p = random.pick(isHard ? [2, 3, 4, 5] : [1, 1, 2, 3]);
      const x = random.wholeExcept(-9, 15, -1, 0, 1, value / p);
      const [times, added] = isHard ? [random.whole(2, 5), random.wholeExcept(-9, 9, 0)] : [1, 0];
      return { base, inside: [p, value - p * x], times, added, right: times * exponent + added, x };
    },
    given: ({ base, inside, times, added, right }) =>
      `${sumText([times, logText(base, sideText(inside))], [added, ''])} = ${right}`,
    answer: ({ x }) => String(x),
    hint,
    mistakes: [
      'log-base-exponent-swapped',
      'log-as-quotient',
      'log-and-number-confused',
      'sign-lost-in-moving',
      'divided-one-side-only',
      'added-to-one-side-only',
    ],
  });
}

/** Equations with the unknown inside one logarithm: log_2 (3x + 1) = 4. */
export const logarithmEquation = /* @__PURE__ */ taskFamily('logarithm-equation', 'logarithms', {
  easy: [alone],
  medium: [linear(false, 'A logarithm is an exponent. Which power does this equation name?')],
  hard: [linear(true, 'First get the logarithm alone on one side.')],
});
