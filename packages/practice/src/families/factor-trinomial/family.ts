import { type Draft, type Family, line, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import { chain } from '../shared/chain.js';
import { commonDivisor } from '../shared/lowest.js';

/** A trinomial as the product of two binomials: x² + 5x + 6. */
export const factorTrinomial: Family = {
  id: 'factor-trinomial',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'hard') return withLeadingCoefficient(random);
    const p = random.wholeExcept(-11, 11, 0);
    const size = random.wholeExcept(1, 11, Math.abs(p));
    return monic(p, Math.sign(p) * (difficulty === 'easy' ? size : -size));
  },
};

const trinomial = (a: number, b: number, c: number): string => sumText([a, 'x^2'], [b, 'x'], [c, '']);
const binomial = (a: number, b: number): string => `(${sumText([a, 'x'], [b, ''])})`;
const signed = (n: number): string => (n < 0 ? `(${n})` : String(n));

function monic(p: number, q: number): Draft {
  const [b, c] = [p + q, p * q];
  const product = `${binomial(1, p)}${binomial(1, q)}`;
  return draft(trinomial(1, b, c), product, {
    hints: [
      'The product has the form (x + …)(x + …). Which numbers can stand there?',
      `Look for two numbers with the product $${c}$ and the sum $${b}$.`,
      c > 0
        ? `Both numbers are ${b > 0 ? 'positive' : 'negative'}, and one of them is $${p}$.`
        : `One number is positive and the other negative. One of them is $${p}$.`,
    ],
    steps: [
      line(
        'practice.product-and-sum',
        `Two numbers with the product ${c}`,
        `${p} * ${signed(q)}`,
        '=',
        String(c),
      ),
      line('practice.product-and-sum', `They have the sum ${b}`, `${p} + ${signed(q)}`, '=', String(b)),
      line('practice.factor', 'Put them into the factors', trinomial(1, b, c), '=', product),
    ],
  });
}

/** (ax + p)(dx + q), by splitting the middle term. */
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
      'Split the middle term in two, so that you can factor in pairs.',
      `Look for two numbers with the product $${a * d} * ${signed(p * q)} = ${a * d * p * q}$ and the sum $${b}$.`,
      `Split it like this: $${split}$. Take a common factor out of each pair.`,
    ],
    steps: chain(
      asked,
      [
        'practice.split-middle-term',
        `Split the middle term: ${a * q} and ${d * p} have the sum ${b} and the product ${a * d * p * q}`,
        split,
      ],
      ['practice.common-factor', 'Take the common factor out of each pair', grouped],
      ['practice.factor-by-grouping', 'Factor by grouping', product],
    ),
  });
}

function draft(asked: string, product: string, rest: Pick<Draft, 'hints' | 'steps'>): Draft {
  return {
    question: `Factor: $${asked}$`,
    answer: product,
    form: { kind: 'expression', shape: 'factored' },
    ...rest,
  };
}
