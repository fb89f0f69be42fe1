import type { MistakeName } from '@mathtools/math-core/algebra';
import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { polynomialText } from '../../shared/polynomial-text.js';
import { ratio } from '../../shared/slips.js';

/** The number c in x² + bx + c = (x + b/2)². */
const missingNumber = /* @__PURE__ */ expression({
  numbers: (random) => ({
    letter: random.pick(['x', 'n', 't', 'y']),
    b: random.wholeExcept(-24, 24, 0, 1, -1),
    isFirstWording: random.oneIn(2),
  }),
  question: ({ letter, b, isFirstWording }) => {
    const start = polynomialText([1, b, 0], letter);
    return isFirstWording
      ? `Which number must be added to $${start}$ to make it a perfect square?`
      : `For which c is $${start} + c$ a perfect square trinomial?`;
  },
  operation: 'evaluate',
  form: { kind: 'number', variable: 'c' },
  given: () => '(b/2)^2',
  in: 'In (b/2)², the square of half the coefficient b',
  at: ({ b }) => ({ b: String(b) }),
  answer: ({ b }) => ratio(b * b, 4) ?? '',
  hint: ({ letter, b }) =>
    `In a square such as (${letter} + h)², the middle term is 2h times ${letter}. Here $2h = ${b}$. What is h²?`,
  mistakes: [
    'exponent-lost',
    'denominator-lost',
    'coefficient-not-powered',
    'sign-of-square',
    'power-as-product',
  ],
  sentences: {
    'exponent-lost': 'That is half of the coefficient. Square it: calculate {from}.',
    'denominator-lost': 'You squared the whole coefficient. Take half of it first: calculate {from}.',
    'coefficient-not-powered': 'Take half of the coefficient first, and then square the half.',
    'sign-of-square': 'A square is never negative. Square the whole number in {from}.',
    'power-as-product': 'You doubled the half instead of squaring it: calculate {from}.',
  },
});

/** The quadratic expression a(x + h)² + k. */
function vertexForm(
  numbers: (random: Random) => Readonly<Record<'a' | 'h' | 'k', number>>,
  square: string,
  ...more: readonly MistakeName[]
) {
  return expression({
    question: [
      'Write in vertex form by completing the square: {given}',
      `Write {given} as ${square} plus or minus a number.`,
    ],
    operation: 'complete-square',
    form: { kind: 'expression', shape: 'simplified' },
    numbers: (random) => {
      const { a, h, k } = numbers(random);
      return a * h * h + k === 0 ? undefined : { a, h, k };
    },
    given: ({ a, h, k }) => polynomialText([a, 2 * a * h, a * h * h + k]),
    answer: ({ a, h, k }) => sumText([a, `(${sumText([1, 'x'], [h, ''])})^2`], [k, '']),
    hint: ({ a, h }) =>
      a === 1
        ? `Look at $${polynomialText([1, 2 * h, 0])}$. Which square begins like this?`
        : `First factor $${a}$ out of the first two terms.`,
    mistakes: [
      'square-completed-wrong-half',
      'square-completed-without-balance',
      'square-completed-wrong-sign',
      ...more,
    ],
  });
}

/** Completing the square: the missing number, x² + 6x + 5 = (x + 3)² - 4, and the same with a leading coefficient. */
export const completeSquare = /* @__PURE__ */ taskFamily('complete-square', 'algebra', {
  easy: [missingNumber],
  medium: [
    /* @__PURE__ */ vertexForm(
      (random) => ({ a: 1, h: random.wholeExcept(-9, 9, 0), k: random.wholeExcept(-20, 20, 0) }),
      'a square',
    ),
  ],
  hard: [
    /* @__PURE__ */ vertexForm(
      (random) => ({
        a: random.pick([2, 2, 3, 3, 4, 5, -1, -2, -3]),
        h: random.wholeExcept(-6, 6, 0),
        k: random.wholeExcept(-20, 20, 0),
      }),
      'a multiple of a square',
      'factor-lost',
    ),
  ],
});
