import type { MistakeName } from '@mathtools/math-core/algebra';
import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';

const EXPANDED = {
  question: 'Expand: {given}',
  operation: 'expand',
  form: { kind: 'expression', shape: 'expanded' },
} as const;

const sum = (a: number, b: number): string => sumText([a, 'x'], [b, '']);

/** The product a(bx + c) or ax(bx + c). */
const oneSum = /* @__PURE__ */ expression({
  ...EXPANDED,
  numbers: (random) => {
    const [a, b, c] = [random.wholeExcept(-9, 9, 0, 1, -1), random.whole(1, 7), random.wholeExcept(-9, 9, 0)];
    return b === 1 && Math.abs(c) === 1 ? undefined : { a, b, c, of: random.oneIn(2) ? 'x' : '' };
  },
  given: ({ a, b, c, of }) => `${sumText([a, of])}(${sum(b, c)})`,
  answer: ({ a, b, c, of }) => sumText([a * b, of === '' ? 'x' : 'x^2'], [a * c, of]),
  hint: () => 'The factor in front multiplies every term in the parentheses.',
  mistakes: ['only-first-term', 'sign-of-product', 'exponents-multiplied', 'factors-added'],
});

interface Sums {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** The product (ax + b)(cx + d), or the square of a sum. */
function twoSums(numbers: (random: Random) => Sums, ...more: readonly MistakeName[]) {
  return expression({
    ...EXPANDED,
    numbers,
    given: ({ a, b, c, d }) =>
      isSquare({ a, b, c, d }) ? `(${sum(a, b)})^2` : `(${sum(a, b)})(${sum(c, d)})`,
    answer: ({ a, b, c, d }) => sumText([a * c, 'x^2'], [a * d + b * c, 'x'], [b * d, '']),
    hint: (all) =>
      isSquare(all)
        ? 'A square is a product: the parentheses times themselves. It has three terms, not two.'
        : 'Every term of one factor meets every term of the other. How many products are there?',
    mistakes: [
      'product-of-sums-incomplete',
      'sign-of-product',
      'sign-slip',
      'factors-added',
      'square-of-sum',
      'sign-of-square',
      'power-as-product',
      ...more,
    ],
  });
}

function isSquare({ a, b, c, d }: Sums): boolean {
  return a === c && b === d;
}

/** Products of sums, to be written as a sum: (x + 2)(x - 5). */
export const expandProduct = /* @__PURE__ */ taskFamily('expand-product', 'algebra', {
  easy: [oneSum],
  medium: [
    /* @__PURE__ */ twoSums((random) => ({
      a: 1,
      b: random.wholeExcept(-9, 9, 0),
      c: 1,
      d: random.wholeExcept(-9, 9, 0),
    })),
  ],
  hard: [
    /* @__PURE__ */ twoSums((random) => {
      const [a, b] = [random.whole(2, 6), random.wholeExcept(-9, 9, 0)];
      return random.oneIn(3)
        ? { a, b, c: a, d: b }
        : { a, b, c: random.whole(1, 5), d: random.wholeExcept(-9, 9, 0) };
    }, 'coefficient-not-powered'),
  ],
});
