import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { equation, taskFamily } from '../../../task-family.js';
import { sideText } from '../../shared/linear-steps.js';

/** The largest number in a numerator. */
const MOST = { ofTwo: 20, ofSum: 12 };

/** The equation x/a + b = c. */
const oneFraction = /* @__PURE__ */ equation({
  numbers: (random) => ({
    a: random.whole(2, 9),
    b: random.wholeExcept(-12, 12, 0),
    k: random.wholeExcept(-6, 9, 0, 1, -1),
  }),
  given: ({ a, b, k }) => `${sumText([1, `x/${a}`], [b, ''])} = ${k + b}`,
  answer: ({ a, k }) => String(a * k),
  method: 'inverse-operations',
  hint: 'First isolate the fraction on one side.',
  mistakes: [
    'divided-instead-of-multiplied',
    'sign-lost-in-moving',
    'divided-one-side-only',
    'multiplied-only-one-term',
  ],
});

/** The equation (x + b)/a = (x + d)/c. */
const equalFractions = /* @__PURE__ */ equation({
  numbers: (random) => {
    const [a, x] = [random.whole(2, 8), random.wholeExcept(-12, 12, 0, 1, -1)];
    const [c, k] = [random.wholeExcept(2, 8, a), random.wholeExcept(-4, 5, 0)];
    // The side with the smaller denominator comes first, so that it has more x terms without fractions.
    const [below, above] = [Math.min(a, c), Math.max(a, c)];
    const [b, d] = [k * below - x, k * above - x];
    return b === 0 || d === 0 || Math.max(Math.abs(b), Math.abs(d)) > MOST.ofTwo
      ? undefined
      : { below, above, b, d, x };
  },
  given: ({ below, above, b, d }) => `${fractionText(below, b)} = ${fractionText(above, d)}`,
  answer: ({ x }) => String(x),
  hint: 'What number can you multiply by to clear both fractions?',
  mistakes: [
    'only-first-term',
    'proportion-multiplied-straight',
    'sign-lost-in-moving',
    'divided-one-side-only',
  ],
});

/** The equation (x + b)/a ± (x + d)/c = e. */
const sumOfFractions = /* @__PURE__ */ equation({
  numbers: termsOfSum,
  given: ({ a, b, c, d, sign, total }) =>
    `${fractionText(a, b)} ${sign > 0 ? '+' : '-'} ${fractionText(c, d)} = ${total}`,
  answer: ({ x }) => String(x),
  hint: 'Multiply by a number that clears every fraction.',
  mistakes: [
    'divided-one-side-only',
    'multiplied-only-one-term',
    'fraction-minus-not-distributed',
    'only-first-term',
    'sign-lost-in-moving',
    'fractions-added-across',
  ],
});

function termsOfSum(random: Random) {
  const [a, c, sign] = [random.whole(2, 6), random.whole(2, 6), random.pick([1, -1])];
  const x = random.wholeExcept(-15, 15, 0, 1, -1);
  const [b, d] = [a * random.whole(-5, 6) - x, c * random.whole(-5, 6) - x];
  const [left, right] = [c + sign * a, c * b + sign * a * d];
  const isFit = a !== c && left > 0 && right !== 0 && b !== 0 && d !== 0 && b !== d;
  if (!isFit || Math.max(Math.abs(b), Math.abs(d)) > MOST.ofSum) return undefined;
  return { a, b, c, d, sign, x, total: (x + b) / a + (sign * (x + d)) / c };
}

/** Writes (x + b)/a. */
function fractionText(a: number, b: number): string {
  return `(${sideText([1, b])})/${a}`;
}

/** Equations with the unknown in numerators: (x + 2)/3 = (x - 1)/2. */
export const fractionEquation = /* @__PURE__ */ taskFamily('fraction-equation', 'algebra', {
  easy: [oneFraction],
  medium: [equalFractions],
  hard: [sumOfFractions],
});
