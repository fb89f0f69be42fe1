import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { equation, taskFamily } from '../../../task-family.js';
import { type Coefficients, polynomialText, productOf, valueAt } from '../../shared/polynomial-text.js';
import { OF_SUBSTITUTING } from '../../shared/sentences.js';

/** The text of x − a. */
const divisorText = (a: number): string => sumText([1, 'x'], [-a, '']);

function cubic(random: Random): Coefficients {
  return [
    random.whole(1, 3),
    random.wholeExcept(-6, 6, 0),
    random.whole(-7, 7),
    random.wholeExcept(-9, 9, 0),
  ];
}

const ROOT_SIGN = 'Check the number that you substituted: the divisor must be 0 for it.';

/** The remainder of a polynomial divided by x − a. */
const remainder = /* @__PURE__ */ expression({
  numbers: (random) => {
    const [all, x] = [cubic(random), random.wholeExcept(-3, 3, 0)];
    const value = valueAt(all, x);
    return value === 0 || Math.abs(value) > 120
      ? undefined
      : { all, x, value, isFirstWording: random.oneIn(2) };
  },
  question: ({ all, x, isFirstWording }) => {
    const [polynomial, divisor] = [polynomialText(all), divisorText(x)];
    return isFirstWording
      ? `What is the remainder when $${polynomial}$ is divided by $${divisor}$?`
      : `The polynomial $${polynomial}$ is divided by $${divisor}$. What is the remainder?`;
  },
  operation: 'remainder',
  form: { kind: 'number' },
  given: ({ all, x }) => `(${polynomialText(all)})/(${divisorText(x)})`,
  answer: ({ value }) => String(value),
  hint: () => 'You don’t have to divide. Which value of the polynomial is the remainder?',
  mistakes: [
    'root-sign-swapped',
    'sign-of-square',
    'sign-of-product',
    'power-as-product',
    'coefficient-multiplied-into-base',
    'factors-added',
  ],
  sentences: { ...OF_SUBSTITUTING, 'root-sign-swapped': ROOT_SIGN },
});

/** The number k for which x − a is a factor of x³ + kx² + cx + d, or of x³ + bx² + kx + d. */
const coefficient = /* @__PURE__ */ equation({
  numbers: (random) => {
    const [x, first] = [random.wholeExcept(-3, 4, 0), random.whole(1, 2)];
    const isSquare = random.oneIn(2);
    const [known, last, k] = [
      random.wholeExcept(-8, 8, 0),
      random.wholeExcept(-20, 20, 0),
      random.wholeExcept(-12, 12, 0),
    ];
    const rest = first * x ** 3 + known * (isSquare ? x : x * x) + last;
    if (rest + k * (isSquare ? x * x : x) !== 0 || rest === 0) return undefined;
    const polynomial = isSquare
      ? sumText([first, 'x^3'], [1, 'k*x^2'], [known, 'x'], [last, ''])
      : sumText([first, 'x^3'], [known, 'x^2'], [1, 'k*x'], [last, '']);
    return { x, polynomial, k, isFirstWording: random.oneIn(2) };
  },
  question: ({ x, polynomial, isFirstWording }) =>
    isFirstWording
      ? `For which k is $${divisorText(x)}$ a factor of $${polynomial}$?`
      : `The polynomial $${polynomial}$ has the factor $${divisorText(x)}$. What is k?`,
  find: 'factor',
  for: () => 'k',
  given: ({ x, polynomial }) => `(${polynomial})/(${divisorText(x)})`,
  answer: ({ k }) => String(k),
  form: { kind: 'number', variable: 'k' },
  hint: 'When is x − a a factor of a polynomial? Think of the remainder.',
  mistakes: [
    'root-sign-swapped',
    'sign-of-square',
    'sign-lost-in-moving',
    'divided-one-side-only',
    'sign-of-product',
    'subtracted-instead-of-divided',
  ],
  sentences: { 'root-sign-swapped': ROOT_SIGN },
});

/** The other two zeros of a cubic polynomial with a known factor. */
const otherZeros = /* @__PURE__ */ equation({
  numbers: (random) => {
    const x = random.wholeExcept(-4, 4, 0);
    const p = random.wholeExcept(-6, 6, 0, x);
    const q = random.wholeExcept(-6, 6, 0, x, p);
    const polynomial = polynomialText(productOf([1, -x], [1, -p - q, p * q]));
    return { x, p, q, polynomial, isFirstWording: random.oneIn(2) };
  },
  question: ({ x, polynomial, isFirstWording }) =>
    isFirstWording
      ? `One zero of $${polynomial}$ is $${x}$. What are the other two zeros?`
      : `$${divisorText(x)}$ is a factor of $${polynomial}$. Which two zeros does the other factor have?`,
  find: 'other-zeros',
  given: ({ x, polynomial }) => `(${polynomial})/(${divisorText(x)})`,
  answer: ({ p, q }) => `${p}, ${q}`,
  form: { kind: 'numbers', variable: 'x' },
  hint: 'If a is a zero of a polynomial, x − a is a factor. What is the other factor?',
  method: 'factoring',
  mistakes: ['known-zero-included', 'solution-missing', 'root-sign-swapped', 'wrong-factor-pair'],
});

/** The remainder and factor theorems: a remainder, a coefficient for which x − a is a factor, and the other zeros. */
export const remainderTheorem = /* @__PURE__ */ taskFamily('remainder-theorem', 'algebra', {
  easy: [remainder],
  medium: [coefficient],
  hard: [otherZeros],
});
