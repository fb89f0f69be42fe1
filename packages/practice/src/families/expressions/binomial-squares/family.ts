import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { rewriting } from '../../shared/chain.js';
import { slips } from '../../shared/slips.js';

const expand = rewriting('Expand', 'expand', 'expanded');

/** Squares of sums and differences, including squares of numbers and of letters that stay unknown. */
export const binomialSquares: Family = {
  id: 'binomial-squares',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    ({ easy: ofLetters, medium: ofNumber, hard: withoutSolving })[difficulty](random),
};

/** Creates (ax ± by)². */
function ofLetters(random: Random): Draft {
  const [x, y] = random.pick([
    ['x', 'y'],
    ['a', 'b'],
    ['p', 'q'],
    ['u', 'v'],
  ]);
  const [a, b, sign] = [random.whole(1, 7), random.whole(1, 7), random.pick([1, -1])];
  if (a * b === 1) return ofLetters(random);
  const product = `${x}*${y}`;
  const result = sumText([a * a, `${x}^2`], [2 * sign * a * b, product], [b * b, `${y}^2`]);
  const [first, second] = [sumText([a, x]), sumText([b, y])];
  const square = (of: string): string => (of.length > 1 ? `(${of})^2` : `${of}^2`);
  const middle = sumText([2 * sign * a * b, product]);
  return expand(`(${sumText([a, x], [sign * b, y])})^2`, result, {
    hints: [
      'To square the parentheses, multiply them by themselves. The result has three terms.',
      `The first term is $${square(first)}$, and the last is $${square(second)}$.`,
      `The middle term is twice the product of $${first}$ and $${second}$${sign < 0 ? ', with a minus sign' : ''}.`,
    ],
    links: [
      [
        'practice.square-of-sum',
        sign < 0 ? 'Square of a difference' : 'Square of a sum',
        `${square(first)} ${sign < 0 ? '-' : '+'} 2 * ${first} * ${second} + ${square(second)}`,
      ],
      ['practice.work-out', 'Evaluate each term', result],
    ],
    mistakes: slips(
      [
        sumText([a * a, `${x}^2`], [b * b, `${y}^2`]),
        `You squared each term, but the middle term is missing: $${middle}$.`,
      ],
      [
        sumText([a * a, `${x}^2`], [sign * a * b, product], [b * b, `${y}^2`]),
        `The product of $${first}$ and $${second}$ appears twice: the middle term is $${middle}$.`,
      ],
      sign < 0 && [
        sumText([a * a, `${x}^2`], [-2 * a * b, product], [-b * b, `${y}^2`]),
        `The last term is positive: a square is never negative, so it is $${sumText([b * b, `${y}^2`])}$.`,
      ],
      a > 1 && [
        sumText([a, `${x}^2`], [2 * sign * a * b, product], [b * b, `${y}^2`]),
        `Square the $${a}$ as well: $${square(first)} = ${a * a}${x}^2$.`,
      ],
      b > 1 && [
        sumText([a * a, `${x}^2`], [2 * sign * a * b, product], [b, `${y}^2`]),
        `Square the $${b}$ as well: $${square(second)} = ${b * b}${y}^2$.`,
      ],
    ),
  });
}

/** Creates the square of a number near a multiple of 10: 103². */
function ofNumber(random: Random): Draft {
  const [tens, d, sign] = [10 * random.whole(2, 25), random.whole(1, 4), random.pick([1, -1])];
  const [n, operator] = [tens + sign * d, sign > 0 ? '+' : '-'];
  const [first, middle, last] = [tens * tens, 2 * tens * d, d * d];
  const result = n * n;
  return {
    ...ask(`Evaluate {given} as $(${tens} ${operator} ${d})^2$, without a calculator.`, 'evaluate', `${n}^2`),
    answer: String(result),
    form: { kind: 'number' },
    hints: [
      'The square has three terms: two squares, and twice the product.',
      `The squares are $${tens}^2 = ${first}$ and $${d}^2 = ${last}$.`,
      `The middle term is $2 * ${tens} * ${d} = ${middle}$${sign < 0 ? ', which you subtract' : ''}.`,
    ],
    steps: [
      line(
        'practice.square-of-sum',
        sign < 0 ? 'Square of a difference' : 'Square of a sum',
        `(${tens} ${operator} ${d})^2`,
        '=',
        `${tens}^2 ${operator} 2 * ${tens} * ${d} + ${d}^2`,
      ),
      line(
        'practice.work-out',
        'Evaluate each term',
        `${tens}^2 ${operator} 2 * ${tens} * ${d} + ${d}^2`,
        '=',
        `${first} ${operator} ${middle} + ${last}`,
      ),
      line('practice.work-out', 'Evaluate', `${first} ${operator} ${middle} + ${last}`, '=', String(result)),
    ],
    mistakes: slips(
      [first + last, `You left out the middle term, $2 * ${tens} * ${d} = ${middle}$.`],
      [first + (sign * middle) / 2 + last, `The product $${tens} * ${d}$ appears twice: it is $${middle}$.`],
      sign < 0
        ? [first - middle - last, `The last term is positive: add $${d}^2 = ${last}$.`]
        : [first + middle + d, `Square the $${d}$ as well: it is $${last}$.`],
      sign < 0 && [first - last, `You subtracted only $${last}$. Subtract $${middle}$ and add $${last}$.`],
      [
        first - sign * middle + last,
        `Look at the sign in the middle: ${sign > 0 ? 'add' : 'subtract'} $${middle}$.`,
      ],
      [2 * n, `You doubled $${n}$. The square is $${n} * ${n}$.`],
    ),
  };
}

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
          line('practice.subtract', `Subtract ${x}² + ${y}²`, product2, '=', `${sum * sum} - ${squares}`),
          line('practice.work-out', 'Evaluate', product2, '=', String(2 * product)),
          line('practice.divide-both-sides', 'Divide both sides by 2', asked, '=', String(product)),
        ]
      : [
          square,
          line(
            'practice.subtract',
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
          [
            sum * sum - squares + squares,
            `That is $(${x} + ${y})^2$. Subtract $${squares}$, and divide by 2.`,
          ],
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
