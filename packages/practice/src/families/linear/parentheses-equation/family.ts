import type { Random } from '../../../random.js';
import { equation, taskFamily } from '../../../task-family.js';
import { sideText } from '../../shared/linear-steps.js';

/** The equation a(x + b) = d. */
const oneProduct = /* @__PURE__ */ equation({
  numbers: (random) => {
    const [a, x] = [random.whole(2, 9), random.whole(2, 12)];
    return { a, x, b: random.wholeExcept(-9, 9, 0, -x) };
  },
  given: ({ a, b, x }) => `${a}(${sideText([1, b])}) = ${a * (x + b)}`,
  answer: ({ x }) => String(x),
  method: 'inverse-operations',
  hint: 'Everything in the parentheses is multiplied by the same number. What undoes that?',
  mistakes: [
    'only-first-term',
    'sign-lost-in-moving',
    'divided-one-side-only',
    'subtracted-instead-of-divided',
    'added-to-one-side-only',
  ],
});

/** The equation a(x + b) = cx + d. */
const productAndTerm = /* @__PURE__ */ equation({
  numbers: (random) => {
    const a = random.whole(3, 8);
    const [b, x] = [random.wholeExcept(-9, 9, 0), random.wholeExcept(-9, 12, 0, 1, -1)];
    const c = random.wholeExcept(-5, a - 2, 0);
    return { a, b, c, x, d: a * (x + b) - c * x };
  },
  given: ({ a, b, c, d }) => `${a}(${sideText([1, b])}) = ${sideText([c, d])}`,
  answer: ({ x }) => String(x),
  hint: 'First remove the parentheses.',
  mistakes: [
    'only-first-term',
    'sign-lost-in-moving',
    'divided-one-side-only',
    'subtracted-instead-of-divided',
  ],
});

/** The equation a(bx + c) - d(x + e) = f. */
const twoProducts = /* @__PURE__ */ equation({
  numbers: twoFactors,
  given: ({ a, b, c, d, e, x }) =>
    `${a}(${sideText([b, c])}) - ${d}(${sideText([1, e])}) = ${a * (b * x + c) - d * (x + e)}`,
  answer: ({ x }) => String(x),
  hint: 'First remove both pairs of parentheses. Watch the minus sign.',
  mistakes: [
    'minus-before-parentheses',
    'only-first-term',
    'sign-lost-in-moving',
    'divided-one-side-only',
    'subtracted-instead-of-divided',
  ],
});

function twoFactors(random: Random) {
  const [a, b, d] = [random.whole(2, 6), random.whole(2, 4), random.whole(2, 5)];
  const [c, e] = [random.wholeExcept(-7, 7, 0), random.wholeExcept(-7, 7, 0)];
  const x = random.wholeExcept(-8, 10, 0, 1, -1);
  return a * b - d < 2 ? undefined : { a, b, c, d, e, x };
}

/** Equations with the unknown inside parentheses: 3(x + 2) = 21. */
export const parenthesesEquation = /* @__PURE__ */ taskFamily('parentheses-equation', 'algebra', {
  easy: [oneProduct],
  medium: [productAndTerm],
  hard: [twoProducts],
});
