import type { MistakeName } from '@mathtools/math-core/algebra';
import type { Random } from '../../../random.js';
import { type DrawnTask, equation, taskFamily } from '../../../task-family.js';
import { sideText } from '../../shared/linear-steps.js';
import { powerText, sumWithNumber } from '../../shared/logarithm-text.js';
import { powersOf } from '../../shared/powers.js';

const WHOLE = /* @__PURE__ */ powersOf([2, 3, 4, 5, 6, 7, 8, 9, 10], 2, 1024);

interface Numbers {
  readonly base: number;
  /** The value of the power, as text. */
  readonly value: string;
  /** The exponent ax + b. */
  readonly inside: readonly [a: number, b: number];
  readonly x: number;
}

/** The equation b^(x + n) = c. */
function shiftedExponent(random: Random): Numbers {
  const { base, exponent, value } = random.pick(WHOLE);
  const shift = random.wholeExcept(-6, 6, exponent, 0);
  return { base, value: String(value), inside: [1, shift], x: exponent - shift };
}

/** The equation b^(px + q) = c, or 1/c. */
function linearExponent(random: Random): Numbers | undefined {
  const { base, exponent, value } = random.pick(WHOLE);
  const isBelowOne = random.oneIn(2);
  const n = isBelowOne ? -exponent : exponent;
  const [p, x] = [random.whole(2, 5), random.wholeExcept(-5, 5, 0)];
  const text = isBelowOne ? `1/${value}` : String(value);
  return n === p * x ? undefined : { base, value: text, inside: [p, n - p * x], x };
}

function onePower(
  numbers: (random: Random) => Numbers | undefined,
  ...mistakes: readonly MistakeName[]
): DrawnTask {
  return equation({
    numbers,
    given: ({ base, inside, value }) => `${powerText(base, sideText(inside))} = ${value}`,
    answer: ({ x }) => String(x),
    hint: 'Can you write both sides as powers of the same number?',
    mistakes: ['sign-lost-in-moving', ...mistakes],
  });
}

/** An equation in which root^k to the power x + s equals root^m to the power x + t, so k(x + s) = m(x + t). */
const twoPowers = /* @__PURE__ */ equation({
  numbers: (random) => {
    const root = random.pick([2, 2, 3, 5, 10]);
    const most = root === 2 ? 6 : root === 3 ? 4 : 3;
    const k = random.whole(1, most);
    const m = random.wholeExcept(1, most, k);
    const [x, w] = [random.wholeExcept(-6, 6, -1, 0, 1), random.pick([-2, -1, 1, 2])];
    return { bases: [root ** k, root ** m], shifts: [m * w - x, k * w - x], x } as const;
  },
  given: ({ bases: [a, b], shifts: [s, t] }) =>
    `${powerText(a, sumWithNumber('x', s))} = ${powerText(b, sumWithNumber('x', t))}`,
  answer: ({ x }) => String(x),
  hint: 'Both bases are powers of the same number. Which one?',
  mistakes: ['only-first-term', 'exponents-added-for-power', 'sign-lost-in-moving', 'divided-one-side-only'],
});

/** Equations with the unknown in an exponent, where both sides are powers of one number: 2^(x + 1) = 32. */
export const exponentialEquation = /* @__PURE__ */ taskFamily('exponential-equation', 'logarithms', {
  easy: [onePower(shiftedExponent, 'exponent-freed-by-dividing', 'added-to-one-side-only')],
  medium: [
    onePower(
      linearExponent,
      'negative-exponent-as-negative',
      'divided-one-side-only',
      'subtracted-instead-of-divided',
      'added-to-one-side-only',
    ),
  ],
  hard: [twoPowers],
});
