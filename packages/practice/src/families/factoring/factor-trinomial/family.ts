import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { commonDivisor } from '../../shared/lowest.js';

/** The product (ax + p)(dx + q). */
interface Product {
  readonly a: number;
  readonly p: number;
  readonly d: number;
  readonly q: number;
  readonly letter: string;
}

const binomial = (a: number, b: number, letter: string): string => `(${sumText([a, letter], [b, ''])})`;

function trinomial(
  numbers: (random: Random) => Product | undefined,
  hint: (sum: number, product: number, letter: string) => string,
) {
  return expression({
    question: 'Factor: {given}',
    operation: 'factor',
    form: { kind: 'expression', shape: 'factored' },
    numbers,
    given: ({ a, p, d, q, letter }) => sumText([a * d, `${letter}^2`], [a * q + d * p, letter], [p * q, '']),
    answer: ({ a, p, d, q, letter }) => binomial(a, p, letter) + binomial(d, q, letter),
    hint: ({ a, p, d, q, letter }) => hint(a * q + d * p, a * d * p * q, letter),
    mistakes: ['wrong-factor-pair', 'factor-lost'],
    sentences: {
      'wrong-factor-pair':
        'The two numbers must have both the right product and the right sum. Expanded, your answer is {wrong}.',
      'factor-lost': 'The trinomial is a product of two factors. From {from}, {law}.',
    },
  });
}

/** The product (x + p)(x + q) with different absolute values of p and q, which have the same sign or not. */
function monic(isSameSign: boolean) {
  return trinomial(
    (random) => {
      const p = random.wholeExcept(-12, 12, 0);
      const size = random.wholeExcept(1, 12, Math.abs(p));
      const q = Math.sign(p) * (isSameSign ? size : -size);
      return { a: 1, p, d: 1, q, letter: random.pick(['x', 'x', 'y', 'n', 'a', 't']) };
    },
    (sum, product, letter) =>
      `The product has the form (${letter} + …)(${letter} + …). Which two numbers have the product $${product}$ and the sum $${sum}$?`,
  );
}

/** Trinomials as the product of two binomials: x² + 5x + 6. */
export const factorTrinomial = /* @__PURE__ */ taskFamily('factor-trinomial', 'algebra', {
  easy: [/* @__PURE__ */ monic(true)],
  medium: [/* @__PURE__ */ monic(false)],
  hard: [
    /* @__PURE__ */ trinomial(
      (random) => {
        const [a, d] = [random.whole(2, 5), random.pick([1, 1, 2])];
        const [p, q] = [random.wholeExcept(-7, 7, 0), random.wholeExcept(-7, 7, 0)];
        const isPlain = commonDivisor(a, p) > 1 || commonDivisor(d, q) > 1 || a * q + d * p === 0;
        return isPlain ? undefined : { a, p, d, q, letter: 'x' };
      },
      (sum, product) =>
        `Split the middle term into two so that you can factor by grouping. Which two numbers have the product $${product}$ and the sum $${sum}$?`,
    ),
  ],
});
