import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { slips } from '../../shared/slips.js';

/** The square (ax ± by)². */
const ofLetters = /* @__PURE__ */ expression({
  question: 'Expand: {given}',
  operation: 'expand',
  form: { kind: 'expression', shape: 'expanded' },
  numbers: (random) => {
    const [x, y] = random.pick([
      ['x', 'y'],
      ['a', 'b'],
      ['p', 'q'],
      ['u', 'v'],
    ]);
    const [a, b, sign] = [random.whole(1, 7), random.whole(1, 7), random.pick([1, -1])];
    return a * b === 1 ? undefined : { x, y, a, b, sign };
  },
  given: ({ x, y, a, b, sign }) => `(${sumText([a, x], [sign * b, y])})^2`,
  answer: ({ x, y, a, b, sign }) =>
    sumText([a * a, `${x}^2`], [2 * sign * a * b, `${x}*${y}`], [b * b, `${y}^2`]),
  hint: () => 'To square the parentheses, multiply them by themselves. The result has three terms.',
  mistakes: ['square-of-sum', 'sign-of-square', 'coefficient-not-powered', 'sign-slip'],
});

/** The square of a number near a multiple of 10, such as 103. */
const ofNumber = /* @__PURE__ */ expression({
  question: 'Evaluate without a calculator, as a sum of three terms: {given}',
  operation: 'expand',
  kind: 'evaluate',
  form: { kind: 'number' },
  numbers: (random) => ({
    tens: 10 * random.whole(2, 25),
    d: random.whole(1, 4),
    sign: random.pick([1, -1]),
  }),
  given: ({ tens, d, sign }) => `(${sumText([tens, ''], [sign * d, ''])})^2`,
  answer: ({ tens, d, sign }) => String((tens + sign * d) ** 2),
  hint: () => 'Two of the terms are squares, and one is twice a product. Which one?',
  mistakes: ['square-of-sum', 'sign-of-square', 'sign-slip', 'power-as-product'],
});

/** The problems about an expression. */
const SQUARES = /* @__PURE__ */ taskFamily('binomial-squares', 'algebra', {
  easy: [ofLetters],
  medium: [ofNumber],
});

/** Squares of sums and differences, including squares of numbers and of letters that stay unknown. */
export const binomialSquares: Family = {
  ...SQUARES,
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    difficulty === 'hard' ? withoutSolving(random) : SQUARES.make(random, difficulty),
};

/** Creates a problem about the sum, product and squares of two numbers that stay unknown. */
function withoutSolving(random: Random): Draft {
  const [p, q] = [random.whole(2, 15), random.whole(2, 15)];
  if (p === q) return withoutSolving(random);
  const [x, y] = random.pick([
    ['a', 'b'],
    ['x', 'y'],
    ['p', 'q'],
    ['u', 'v'],
  ]);
  const [sum, product, squares] = [p + q, p * q, p * p + q * q];
  const product2 = `2${x}*${y}`;
  const isProduct = random.oneIn(2);
  const square = line(
    'practice.square-of-sum',
    'Square both sides of the first equation',
    `${x}^2 + ${product2} + ${y}^2`,
    '=',
    String(sum * sum),
  );
  const [given, asked, answer] = isProduct
    ? [`${x}^2 + ${y}^2 = ${squares}`, `${x}*${y}`, product]
    : [`${x}*${y} = ${product}`, `${x}^2 + ${y}^2`, squares];
  return {
    question: `Two numbers satisfy $${x} + ${y} = ${sum}$ and $${given}$. What is $${asked}$?`,
    answer: String(answer),
    form: { kind: 'number' },
    hints: [
      `You don’t need $${x}$ and $${y}$. What is $(${x} + ${y})^2$?`,
      `The square is $${x}^2 + ${product2} + ${y}^2$, and its value is $${sum}^2 = ${sum * sum}$.`,
      isProduct
        ? `Subtract ${squares} from ${sum * sum}, and divide by 2.`
        : `Subtract twice the product, $2 * ${product} = ${2 * product}$.`,
    ],
    steps: isProduct
      ? [
          square,
          line(
            'practice.subtract-from-both-sides',
            `Subtract ${x}² + ${y}²`,
            product2,
            '=',
            `${sum * sum} - ${squares}`,
          ),
          line('practice.work-out', 'Evaluate', product2, '=', String(2 * product)),
          line('practice.divide-both-sides', 'Divide both sides by 2', asked, '=', String(product)),
        ]
      : [
          square,
          line(
            'practice.subtract-from-both-sides',
            'Subtract twice the product',
            asked,
            '=',
            `${sum * sum} - 2 * ${product}`,
          ),
          line('practice.work-out', 'Evaluate', asked, '=', String(squares)),
        ],
    mistakes: isProduct
      ? slips(
          [2 * product, `That is twice the product. Divide $${2 * product}$ by 2.`],
          [sum * sum, `That is $(${x} + ${y})^2$. Subtract $${squares}$, and divide by 2.`],
          [(squares - sum) / 2, `You subtracted $${sum}$. Square it first: $${sum}^2 = ${sum * sum}$.`],
          [(sum * sum + squares) / 2, `You added $${squares}$. Subtract it from $${sum * sum}$.`],
        )
      : slips(
          [
            sum * sum,
            `That is the square of the sum. It also contains twice the product, $${2 * product}$: subtract that.`,
          ],
          [
            sum * sum - product,
            `The square of the sum contains the product twice: subtract $2 * ${product} = ${2 * product}$.`,
          ],
          [sum * sum + 2 * product, `You added twice the product. Subtract it from $${sum * sum}$.`],
          sum > 2 && [
            Math.abs(2 * sum - 2 * product),
            `You doubled $${sum}$. Square it: $${sum}^2 = ${sum * sum}$.`,
          ],
        ),
  };
}
