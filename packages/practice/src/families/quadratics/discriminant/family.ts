import { type Family, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { equation, taskFamily } from '../../../task-family.js';
import { polynomialText } from '../../shared/polynomial-text.js';
import { quotientText } from '../../shared/lowest.js';

type Three = readonly [a: number, b: number, c: number];

/** The coefficients of a quadratic equation. */
interface Coefficients {
  readonly all: Three;
  readonly isFirstWording: boolean;
}

function drawn(random: Random): Three {
  return [random.wholeExcept(-5, 6, 0), random.wholeExcept(-9, 9, 0), random.wholeExcept(-9, 9, 0)];
}

/** Returns the coefficients of m(px + q)². */
function withOne(random: Random): Three {
  const [p, q, m] = [random.whole(1, 3), random.wholeExcept(-7, 7, 0), random.pick([1, 1, 2, -1])];
  return [m * p * p, 2 * m * p * q, m * q * q];
}

const valueOf = ([a, b, c]: Three): number => b * b - 4 * a * c;

const OF_COEFFICIENTS = {
  given: () => 'b^2 - 4a*c',
  at: ({ all: [a, b, c] }: Coefficients) => ({ a: String(a), b: String(b), c: String(c) }),
  form: { kind: 'number' },
  in: 'In the discriminant b² - 4ac',
} as const;

const SIGN_OF_PRODUCT = { 'sign-of-product': 'Watch the sign of a product. {from} is {right}, not {wrong}.' };

/** The value of the discriminant. */
const value = /* @__PURE__ */ expression({
  ...OF_COEFFICIENTS,
  numbers: (random) => ({ all: drawn(random), isFirstWording: random.oneIn(2) }),
  question: ({ all, isFirstWording }) =>
    isFirstWording
      ? `What is the discriminant of $${polynomialText(all)} = 0$?`
      : `In the quadratic formula for $${polynomialText(all)} = 0$, which number is under the root?`,
  operation: 'evaluate',
  answer: ({ all }) => String(valueOf(all)),
  hint: ({ all: [a, b, c] }) =>
    `The discriminant is the number under the root in the quadratic formula: $b^2 - 4a*c$. Here $a = ${a}$, $b = ${b}$, and $c = ${c}$.`,
  mistakes: ['sign-of-product', 'sign-of-square', 'factor-lost', 'power-as-product', 'exponent-lost'],
  sentences: SIGN_OF_PRODUCT,
});

/** The number of real solutions. */
const count = /* @__PURE__ */ expression({
  ...OF_COEFFICIENTS,
  numbers: (random) => {
    const wanted = random.whole(0, 2);
    const all = wanted === 1 ? withOne(random) : drawn(random);
    const solutions = Math.sign(valueOf(all)) + 1;
    return solutions !== wanted || Math.abs(all[1]) > 30
      ? undefined
      : { all, solutions, isFirstWording: random.oneIn(2) };
  },
  question: ({ all, isFirstWording }) =>
    isFirstWording
      ? `How many real solutions does $${polynomialText(all)} = 0$ have?`
      : `How many real numbers x satisfy $${polynomialText(all)} = 0$?`,
  operation: 'count-solutions',
  answer: ({ solutions }) => String(solutions),
  hint: () =>
    'You don’t have to solve the equation. Which part of the quadratic formula decides? Calculate the discriminant.',
  mistakes: ['sign-of-product', 'sign-of-square', 'discriminant-misread'],
  sentences: {
    ...SIGN_OF_PRODUCT,
    'discriminant-misread':
      'The discriminant is {from}. In the quadratic formula, its root is added and subtracted. How many real numbers does that give?',
  },
});

/** The equation for exactly one solution, and the hint that leads to it. */
const OF_ONE = {
  given: () => 'b^2 - 4a*c = 0',
  setUp: ['practice.discriminant', 'The discriminant must be 0'],
  for: () => 'k',
  hint: 'When does the quadratic formula give only one solution? Think of the number under its root.',
} as const;

/** The middle coefficient k of ax² + kx + c = 0 with exactly one solution. */
const middleCoefficient = /* @__PURE__ */ equation({
  ...OF_ONE,
  numbers: (random) => ({
    p: random.whole(1, 5),
    q: random.whole(1, 9),
    isFirstWording: random.oneIn(2),
  }),
  question: ({ p, q, isFirstWording }) => {
    const asked = `${sumText([p * p, 'x^2'], [1, 'k*x'], [q * q, ''])} = 0`;
    return isFirstWording
      ? `For which values of k does $${asked}$ have exactly one solution?`
      : `The equation $${asked}$ has exactly one solution. What can k be?`;
  },
  at: ({ p, q }) => ({ a: String(p * p), b: 'k', c: String(q * q) }),
  answer: ({ p, q }) => `${2 * p * q}, ${-2 * p * q}`,
  form: { kind: 'numbers', variable: 'k' },
  mistakes: ['solution-missing', 'factor-lost', 'square-not-rooted', 'power-undone-by-dividing'],
  sentences: { 'solution-missing': 'That is one value of k. The opposite number has the same square.' },
});

/** The last coefficient k of ax² + bx + k = 0 with exactly one solution. */
const lastCoefficient = /* @__PURE__ */ equation({
  ...OF_ONE,
  numbers: (random) => ({
    a: random.whole(2, 6),
    b: random.wholeExcept(-12, 12, 0, 1, -1),
    isFirstWording: random.oneIn(2),
  }),
  question: ({ a, b, isFirstWording }) => {
    const asked = `${sumText([a, 'x^2'], [b, 'x'], [1, 'k'])} = 0`;
    return isFirstWording
      ? `For which k does $${asked}$ have exactly one solution?`
      : `The equation $${asked}$ has exactly one solution. What is k?`;
  },
  at: ({ a, b }) => ({ a: String(a), b: String(b), c: 'k' }),
  answer: ({ a, b }) => quotientText(b * b, 4 * a),
  form: { kind: 'number', variable: 'k' },
  mistakes: [
    'factor-lost',
    'sign-of-square',
    'exponent-lost',
    'sign-lost-in-moving',
    'divided-upside-down',
    'divided-one-side-only',
  ],
});

/** Discriminants: the value, the number of solutions, and the coefficient for exactly one solution. */
export const discriminant: Family = {
  .../* @__PURE__ */ taskFamily('discriminant', 'algebra', {
    easy: [value],
    medium: [count],
    hard: [middleCoefficient, lastCoefficient],
  }),
  repeatsAnswers: true,
};
