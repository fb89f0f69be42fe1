import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Difficulty } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { chain } from '../../shared/chain.js';
import { commonDivisor } from '../../shared/lowest.js';
import { otherPair } from '../../shared/pairs.js';
import { signed, slips } from '../../shared/slips.js';

/** Trinomials as the product of two binomials: x² + 5x + 6. */
export const factorTrinomial: Family = {
  id: 'factor-trinomial',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    difficulty === 'hard' ? withLeadingCoefficient(random) : monic(random, difficulty),
};

const trinomial = (a: number, b: number, c: number, x = 'x'): string =>
  sumText([a, `${x}^2`], [b, x], [c, '']);
const binomial = (a: number, b: number, x = 'x'): string => `(${sumText([a, x], [b, ''])})`;

/**
 * Creates (x + p)(x + q) with different absolute values of p and q. They have the same sign if easy, and
 * otherwise opposite signs.
 */
function monic(random: Random, difficulty: Difficulty): Draft {
  const x = random.pick(['x', 'x', 'y', 'n', 'a', 't']);
  const p = random.wholeExcept(-12, 12, 0);
  const size = random.wholeExcept(1, 12, Math.abs(p));
  const q = Math.sign(p) * (difficulty === 'easy' ? size : -size);
  const [b, c] = [p + q, p * q];
  const [factorOf, asked] = [(n: number) => binomial(1, n, x), trinomial(1, b, c, x)];
  const product = `${factorOf(p)}${factorOf(q)}`;
  const other = otherPair(p, q);
  return draft(asked, product, {
    hints: [
      `The product has the form (${x} + …)(${x} + …). Which numbers go there?`,
      `Look for two numbers with product $${c}$ and sum $${b}$.`,
      c > 0
        ? `Both numbers are ${b > 0 ? 'positive' : 'negative'}, and one of them is $${p}$.`
        : `One number is positive and the other negative. One of them is $${p}$.`,
    ],
    steps: [
      line(
        'practice.product-and-sum',
        `Two numbers with product ${c}`,
        `${p} * ${signed(q)}`,
        '=',
        String(c),
      ),
      line('practice.product-and-sum', `Their sum is ${b}`, `${p} + ${signed(q)}`, '=', String(b)),
      line('practice.factor', 'Write the factors', asked, '=', product),
    ],
    mistakes: slips(
      [
        `${factorOf(-p)}${factorOf(-q)}`,
        c > 0
          ? `The product $${c}$ is right, but the sum is $${-b}$. Both numbers must be ${b > 0 ? 'positive' : 'negative'}, because the middle term is $${sumText([b, x])}$.`
          : `Both signs are swapped. The sum is $${-b}$ now, and it must be $${b}$.`,
      ],
      other && [
        `${factorOf(other[0])}${factorOf(other[1])}`,
        `The product $${other[0]} * ${signed(other[1])} = ${c}$ is right, but the sum $${other[0]} + ${signed(other[1])}$ is $${other[0] + other[1]}$: it must be $${b}$.`,
      ],
      [
        `${factorOf(p)}${factorOf(-q)}`,
        `The signs are not right yet: $${p} * ${signed(-q)} = ${-c}$, but the product must be $${c}$.`,
      ],
      c > 0 && [
        `${factorOf(-p)}${factorOf(q)}`,
        `The signs are not right yet: $${-p} * ${signed(q)} = ${-c}$, but the product must be $${c}$.`,
      ],
    ),
  });
}

/** Creates (ax + p)(dx + q), which is factored by splitting the middle term. */
function withLeadingCoefficient(random: Random): Draft {
  const [a, d] = [random.whole(2, 5), random.pick([1, 1, 2])];
  const [p, q] = [random.wholeExcept(-7, 7, 0), random.wholeExcept(-7, 7, 0)];
  const b = a * q + d * p;
  if (commonDivisor(a, p) > 1 || commonDivisor(d, q) > 1 || b === 0) return withLeadingCoefficient(random);
  const [asked, product] = [trinomial(a * d, b, p * q), `${binomial(a, p)}${binomial(d, q)}`];
  const split = sumText([a * d, 'x^2'], [a * q, 'x'], [d * p, 'x'], [p * q, '']);
  const grouped = sumText([a, `x${binomial(d, q)}`], [p, binomial(d, q)]);
  return draft(asked, product, {
    hints: [
      'Split the middle term into two terms so that you can factor by grouping.',
      `Look for two numbers with product $${a * d} * ${signed(p * q)} = ${a * d * p * q}$ and sum $${b}$.`,
      `Split it like this: $${split}$. Factor out the common factor of each pair.`,
    ],
    steps: chain(
      asked,
      [
        'practice.split-middle-term',
        `Split the middle term: ${a * q} and ${d * p} have sum ${b} and product ${a * d * p * q}`,
        split,
      ],
      ['practice.common-factor', 'Factor out the common factor of each pair', grouped],
      ['practice.factor-by-grouping', 'Factor by grouping', product],
    ),
    mistakes: slips(
      [
        `${binomial(a, -p)}${binomial(d, -q)}`,
        `The signs are swapped. The middle term of your product is $${sumText([-b, 'x'])}$, and it must be $${sumText([b, 'x'])}$.`,
      ],
      [
        `${binomial(1, a * q)}${binomial(1, d * p)}`,
        `The numbers $${a * q}$ and $${d * p}$ are right, but use them to split the middle term. Factor $${split}$ by grouping.`,
      ],
      [
        `${binomial(a, q)}${binomial(d, p)}`,
        `The first and last terms are right, but not the middle one: $${sumText([a * p, 'x'])}$ and $${sumText([d * q, 'x'])}$ make $${sumText([a * p + d * q, 'x'])}$. Try the numbers in the other places.`,
      ],
      [
        `${binomial(a, p)}${binomial(d, -q)}`,
        `The last term of your product is $${-p * q}$, and it must be $${p * q}$. Look at the signs again.`,
      ],
      p * q > 0 && [
        `${binomial(a, -p)}${binomial(d, q)}`,
        `The last term of your product is $${-p * q}$, and it must be $${p * q}$. Watch both signs.`,
      ],
    ),
  });
}

function draft(asked: string, product: string, rest: Pick<Draft, 'hints' | 'steps' | 'mistakes'>): Draft {
  return {
    ...ask('Factor: {given}', 'factor', asked),
    answer: product,
    form: { kind: 'expression', shape: 'factored' },
    ...rest,
  };
}
