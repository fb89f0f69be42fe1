import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { equation, taskFamily } from '../../../task-family.js';
import { sideText } from '../../shared/linear-steps.js';
import { polynomialText } from '../../shared/polynomial-text.js';

/** The equation a/(x + p) = c. */
const oneFraction = /* @__PURE__ */ equation({
  numbers: (random) => {
    const [x, p] = [random.wholeExcept(-9, 12, 0), random.wholeExcept(-9, 9, 0)];
    const c = random.wholeExcept(-9, 9, 0, 1);
    const a = c * (x + p);
    return a < 1 || a > 60 || Math.abs(x + p) === 1 ? undefined : { a, p, c, x };
  },
  given: ({ a, p, c }) => `${a}/(${sideText([1, p])}) = ${c}`,
  answer: ({ x }) => String(x),
  method: 'inverse-operations',
  hint: 'Which number can’t x be? Then get x out of the denominator.',
  mistakes: [
    'only-first-term',
    'sign-lost-in-moving',
    'divided-upside-down',
    'added-to-one-side-only',
    'divided-one-side-only',
    'subtracted-instead-of-divided',
  ],
});

/** The equation a/(x + p) = b/(x + q). */
const twoFractions = /* @__PURE__ */ equation({
  numbers: (random) => {
    const [a, b] = [random.whole(1, 9), random.whole(1, 9)];
    const [p, q] = [random.wholeExcept(-9, 9, 0), random.wholeExcept(-9, 9, 0)];
    const x = (b * p - a * q) / (a - b);
    const isFit = p !== q && a !== b && Number.isInteger(x) && x !== 0 && Math.abs(x) <= 20;
    return isFit && x + p !== 0 && x + q !== 0 ? { a, b, p, q, x } : undefined;
  },
  given: ({ a, b, p, q }) => `${a}/(${sideText([1, p])}) = ${b}/(${sideText([1, q])})`,
  answer: ({ x }) => String(x),
  hint: 'Which numbers can’t x be? Then multiply both sides by both denominators, which is the same as cross-multiplying.',
  mistakes: [
    'only-first-term',
    'sign-lost-in-moving',
    'divided-one-side-only',
    'subtracted-instead-of-divided',
    'proportion-multiplied-straight',
  ],
});

/** The equation x + c/x = s, whose solutions have the sum s and the product c. */
const quadratic = /* @__PURE__ */ equation({
  numbers: (random) => {
    const p = random.wholeExcept(-9, 9, 0);
    return [p, random.wholeExcept(-9, 9, 0, p, -p)] as const;
  },
  given: ([p, q]) => `${sumText([1, 'x'], [p * q, '/x'])} = ${p + q}`,
  answer: (solutions) => solutions.join(', '),
  form: { kind: 'numbers', variable: 'x' },
  hint: 'Multiply every term by x. Which kind of equation do you get?',
  mistakes: ['root-sign-swapped', 'solution-missing', 'divided-one-side-only', 'multiplied-only-one-term'],
});

/** The equation (x² + bx)/(x - r) = c/(x - r), where r is extraneous. */
const withExtraneous = /* @__PURE__ */ equation({
  numbers: (random: Random) => {
    const [r, p] = [random.wholeExcept(-8, 8, 0), random.wholeExcept(-9, 9, 0)];
    return p === r || p === -r ? undefined : { r, p };
  },
  given: ({ r, p }) =>
    `(${polynomialText([1, -p - r, 0])})/(${sideText([1, -r])}) = ${-p * r}/(${sideText([1, -r])})`,
  answer: ({ p }) => String(p),
  hint: 'Which number can’t x be? Then multiply both sides by the denominator.',
  mistakes: ['extraneous-solution-kept', 'root-sign-swapped'],
});

/** Equations with x in a denominator: 12/(x + 1) = 3, 4/(x - 1) = 6/(x + 2), x + 6/x = 5. */
export const rationalEquation = /* @__PURE__ */ taskFamily('rational-equation', 'algebra', {
  easy: [oneFraction],
  medium: [twoFractions],
  hard: [quadratic, withExtraneous],
});
