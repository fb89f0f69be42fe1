import type { Random } from '../../../random.js';
import { equation, taskFamily } from '../../../task-family.js';
import { type Side, SIGNS, sideText, TURNED } from '../../shared/linear-steps.js';
import { argumentText, logText, powerText } from '../../shared/logarithm-text.js';
import { powersOf } from '../../shared/powers.js';

const ABOVE = ['>', '≥'] as const;
const POWERS = powersOf([2, 3, 4, 5, 6, 10], 2, 1100);

/** An inequality with its solution x < bound. */
interface Numbers {
  readonly left: string;
  readonly right: string | number;
  readonly sign: (typeof SIGNS)[number];
  readonly isFlipped: boolean;
  readonly bound: number;
}

const INEQUALITY = {
  question: 'Solve the inequality: {given}',
  given: ({ left, sign, right }: Numbers) => `${left} ${sign} ${right}`,
  answer: ({ sign, isFlipped, bound }: Numbers) => `x ${isFlipped ? TURNED[sign] : sign} ${bound}`,
  form: { kind: 'inequality', variable: 'x' },
} as const;

const ABOVE_ONE = {
  'inequality-turned-needlessly':
    'The base in {from} is greater than 1, so the inequality sign stays the same.',
} as const;

/** Draws a power of a whole number, or its reciprocal. */
function valueOf(random: Random, isBelowOne: boolean) {
  const { base, exponent, value } = random.pick(POWERS);
  return {
    base,
    exponent: isBelowOne ? -exponent : exponent,
    value: isBelowOne ? `1/${value}` : String(value),
  };
}

/** The inequality b^(x + s) < c. */
const exponential = /* @__PURE__ */ equation<Numbers>({
  ...INEQUALITY,
  numbers: (random) => {
    const { base, exponent, value } = valueOf(random, random.oneIn(4));
    const shift = random.wholeExcept(-6, 6, 0, exponent);
    const left = powerText(base, sideText([1, shift]));
    return { left, right: value, sign: random.pick(SIGNS), isFlipped: false, bound: exponent - shift };
  },
  hint: 'Can you write the right side as a power of the base on the left?',
  mistakes: [
    'sign-lost-in-moving',
    'exponent-freed-by-dividing',
    'negative-exponent-as-negative',
    'inequality-turned-needlessly',
    'endpoint-strictness',
  ],
  sentences: ABOVE_ONE,
});

/** The inequality log_b(ax + c) > k. Even with a negative a, the argument is positive for every solution. */
const logarithmic = /* @__PURE__ */ equation<Numbers>({
  ...INEQUALITY,
  numbers: (random) => {
    const { base, exponent, value } = random.pick(POWERS);
    const [a, x] = [random.pick([1, 1, 2, 3, -1, -2]), random.wholeExcept(-12, 12, 0)];
    const inside: Side = [a, value - a * x];
    const left = logText(base, argumentText(inside));
    return inside[1] === 0 || Math.abs(inside[1]) > 120
      ? undefined
      : { left, right: exponent, sign: random.pick(ABOVE), isFlipped: a < 0, bound: x };
  },
  hint: 'Write the inequality in exponential form. Where is the logarithm defined?',
  mistakes: [
    'sign-lost-in-moving',
    'power-as-product',
    'inequality-not-turned',
    'inequality-turned-needlessly',
    'endpoint-strictness',
    'divided-one-side-only',
    'added-to-one-side-only',
  ],
  sentences: ABOVE_ONE,
});

/** The inequality (1/b)^(px + s) < c, whose sign flips. */
const decreasing = /* @__PURE__ */ equation<Numbers>({
  ...INEQUALITY,
  numbers: (random) => {
    const { base, exponent, value } = valueOf(random, random.oneIn(2));
    const [p, x] = [random.whole(1, 3), random.wholeExcept(-6, 6, 0)];
    const shift = -exponent - p * x;
    const left = `(1/${base})^(${sideText([p, shift])})`;
    return shift === 0 || Math.abs(shift) > 20
      ? undefined
      : { left, right: value, sign: random.pick(SIGNS), isFlipped: true, bound: x };
  },
  hint: 'The base is less than 1. Does the power get larger or smaller as the exponent gets larger?',
  mistakes: [
    'base-below-one',
    'sign-lost-in-moving',
    'negative-exponent-as-negative',
    'divided-one-side-only',
    'endpoint-strictness',
  ],
});

/** Inequalities with the unknown in an exponent or in a logarithm. */
export const logInequality = /* @__PURE__ */ taskFamily('log-inequality', 'logarithms', {
  easy: [exponential],
  medium: [logarithmic],
  hard: [decreasing],
});
