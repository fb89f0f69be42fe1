import { type Draft, type Family, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import { rewriting } from '../shared/chain.js';
import { signed, slips } from '../shared/slips.js';

const draft = rewriting('Expand', 'expand', 'expanded');

/** Products of sums, to be written as a sum: (x + 2)(x - 5). */
export const expandProduct: Family = {
  id: 'expand-product',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return oneSum(random);
    const [b, d] = [random.wholeExcept(-9, 9, 0), random.wholeExcept(-9, 9, 0)];
    if (difficulty === 'medium') return b === d ? square(1, b) : twoSums(1, b, 1, d);
    return random.oneIn(3)
      ? square(random.whole(2, 6), b)
      : twoSums(random.whole(2, 6), b, random.whole(1, 5), d);
  },
};

const sum = (a: number, b: number): string => sumText([a, 'x'], [b, '']);

function oneSum(random: Random): Draft {
  const [a, b, c] = [random.wholeExcept(-9, 9, 0, 1, -1), random.whole(1, 7), random.wholeExcept(-9, 9, 0)];
  const of = random.oneIn(2) ? 'x' : '';
  const factor = sumText([a, of]);
  const leading = [a * b, of === '' ? 'x' : 'x^2'] as const;
  const result = sumText(leading, [a * c, of]);
  return draft(`${factor}(${sum(b, c)})`, result, {
    hints: [
      'The factor in front multiplies every term in the parentheses.',
      `There are two products: $${factor}$ times $${sumText([b, 'x'])}$, and $${factor}$ times $${c}$.`,
      `The first product is $${sumText(leading)}$. ${a * c < 0 ? 'Watch the sign of the second.' : 'Add the second to it.'}`,
    ],
    links: [
      [
        'practice.distributive-law',
        'Expand: multiply each term',
        `${factor} * ${sumText([b, 'x'])} ${a < 0 ? '-' : '+'} ${sumText([Math.abs(a), of])} * ${c < 0 ? `(${c})` : String(c)}`,
      ],
      ['practice.work-out', 'Evaluate each product', result],
    ],
    mistakes: slips(
      [
        sumText(leading, [c, '']),
        `You multiplied only the first term. Multiply $${c}$ by $${factor}$ as well.`,
      ],
      (a < 0 || c < 0) && [
        sumText(leading, [-a * c, of]),
        `Watch the sign of the second term: $${factor} * ${signed(c)} = ${sumText([a * c, of])}$.`,
      ],
      [
        sumText(leading, [a + c, of]),
        `You added $${a}$ and $${c}$. The factor also multiplies the second term, $${a} * ${signed(c)} = ${a * c}$.`,
      ],
      of !== '' &&
        b + c !== 0 && [
          sumText([a * b, 'x'], [a * c, 'x']),
          `$x$ times $x$ is $x^2$. The first product is $${sumText(leading)}$.`,
        ],
    ),
  });
}

function twoSums(a: number, b: number, c: number, d: number): Draft {
  const open = sumText([a * c, 'x^2'], [a * d, 'x'], [b * c, 'x'], [b * d, '']);
  const result = sumText([a * c, 'x^2'], [a * d + b * c, 'x'], [b * d, '']);
  return draft(`(${sum(a, b)})(${sum(c, d)})`, result, {
    hints: [
      'Multiply each term of the first parentheses by each term of the second.',
      `There are four products. The first is $${sumText([a * c, 'x^2'])}$ and the last is $${b * d}$.`,
      `The two in the middle are $${sumText([a * d, 'x'])}$ and $${sumText([b * c, 'x'])}$. Combine them.`,
    ],
    links: [
      ['practice.each-by-each', 'Multiply each term by each term', open],
      ['practice.collect-like-terms', 'Combine like terms', result],
    ],
    mistakes: slips(
      [
        sumText([a * c, 'x^2'], [b * d, '']),
        `You multiplied only the first terms and the last terms. Two products are missing, $${sumText([a * d, 'x'])}$ and $${sumText([b * c, 'x'])}$.`,
      ],
      (b < 0 || d < 0) && [
        sumText([a * c, 'x^2'], [-a * d - b * c, 'x'], [b * d, '']),
        `Watch the signs in the middle: $${sumText([a * d, 'x'])}$ and $${sumText([b * c, 'x'])}$ make $${sumText([a * d + b * c, 'x'])}$.`,
      ],
      (b < 0 || d < 0) && [
        sumText([a * c, 'x^2'], [a * d + b * c, 'x'], [-b * d, '']),
        `Watch the sign of the last product: $${signed(b)} * ${signed(d)} = ${b * d}$.`,
      ],
      [
        sumText([a * c, 'x^2'], [a * d + b * c, 'x'], [b + d, '']),
        `You added the last terms. Multiply them: $${signed(b)} * ${signed(d)} = ${b * d}$.`,
      ],
      [
        sumText([a * c, 'x^2'], [b + d, 'x'], [b * d, '']),
        `In the middle you need the products $${sumText([a * d, 'x'])}$ and $${sumText([b * c, 'x'])}$. The coefficients of $x$ also count.`,
      ],
    ),
  });
}

function square(a: number, b: number): Draft {
  const result = sumText([a * a, 'x^2'], [2 * a * b, 'x'], [b * b, '']);
  const [first, size] = [a === 1 ? 'x^2' : `(${a}x)^2`, String(Math.abs(b))];
  const sign = b < 0 ? '-' : '+';
  return draft(`(${sum(a, b)})^2`, result, {
    hints: [
      'A square is a product: the parentheses times themselves. It has three terms, not two.',
      `Use (p ${b < 0 ? '−' : '+'} q)² = p² ${b < 0 ? '−' : '+'} 2pq + q², with p as $${sumText([a, 'x'])}$ and q as ${size}.`,
      `The middle term is $${sumText([2 * a * b, 'x'])}$.`,
    ],
    links: [
      [
        'practice.square-of-sum',
        b < 0 ? 'Square of a difference' : 'Square of a sum',
        `${first} ${sign} 2 * ${sumText([a, 'x'])} * ${size} + ${size}^2`,
      ],
      ['practice.work-out', 'Evaluate each term', result],
    ],
    mistakes: slips(
      [
        sumText([a * a, 'x^2'], [b * b, '']),
        `You squared each term, but the middle term is missing: $2 * ${sumText([a, 'x'])} * ${size} = ${sumText([Math.abs(2 * a * b), 'x'])}$${b < 0 ? ', with a minus sign' : ''}.`,
      ],
      [
        sumText([a * a, 'x^2'], [a * b, 'x'], [b * b, '']),
        `The product $${sumText([a, 'x'])} * ${size}$ appears twice: the middle term is $${sumText([2 * a * b, 'x'])}$.`,
      ],
      b < 0
        ? [
            sumText([a * a, 'x^2'], [2 * a * b, 'x'], [-b * b, '']),
            `The last term is positive: $(${b})^2 = ${b * b}$.`,
          ]
        : [
            sumText([a * a, 'x^2'], [2 * a * b, 'x'], [b, '']),
            `Square the last term as well: $${b}^2 = ${b * b}$.`,
          ],
      b < 0 && [
        sumText([a * a, 'x^2'], [-2 * a * b, 'x'], [b * b, '']),
        `Watch the sign of the middle term: it is $${sumText([2 * a * b, 'x'])}$.`,
      ],
      b < 0 && [
        sumText([a * a, 'x^2'], [-b * b, '']),
        `The square of a difference has three terms. The middle one is $${sumText([2 * a * b, 'x'])}$, and the last is positive.`,
      ],
      a > 1 && [
        sumText([a, 'x^2'], [2 * a * b, 'x'], [b * b, '']),
        `Square the $${a}$ as well: $(${a}x)^2 = ${a * a}x^2$.`,
      ],
    ),
  });
}
