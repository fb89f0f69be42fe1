import { type Draft, type Family } from '../../family.js';
import type { Random } from '../../random.js';
import { chain, type Link } from '../shared/chain.js';

const PARENTHESES = 'Parentheses first';
const POWERS = 'Powers before products';
const PRODUCTS = 'Products and quotients before sums';
const SUMS = 'Add and subtract from left to right';

/** A calculation where the order of operations matters: 20 - 2(7 - 4)². */
export const orderOfOperations: Family = {
  id: 'order-of-operations',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return productInSum(random);
    return difficulty === 'medium' ? powerOfDifference(random) : quotientOfSums(random);
  },
};

const signed = (n: number): string => (n < 0 ? `(${n})` : String(n));

/** a + b × c - d ÷ e. */
function productInSum(random: Random): Draft {
  const [b, c, e, q] = [random.whole(3, 9), random.whole(3, 9), random.whole(2, 6), random.whole(2, 9)];
  const a = random.whole(2, 30);
  const [product, d] = [b * c, e * q];
  return draft(`${a} + ${b} * ${c} - ${d} ÷ ${e}`, a + product - q, {
    hints: [
      "Don't go from left to right: which operations come first?",
      'Work out the product and the quotient before you add and subtract.',
      `The product is ${product} and the quotient is ${q}.`,
    ],
    links: [
      ['practice.products-first', PRODUCTS, `${a} + ${product} - ${q}`],
      ['practice.left-to-right', SUMS, String(a + product - q)],
    ],
  });
}

/** a - b(c - d)² + e, with the difference negative or positive. */
function powerOfDifference(random: Random): Draft {
  const [a, b, e] = [random.whole(10, 60), random.whole(2, 5), random.whole(2, 20)];
  const [c, d] = [random.whole(1, 12), random.whole(1, 12)];
  const [inside, sign] = [c - d, random.pick([1, -1])];
  if (Math.abs(inside) < 2 || Math.abs(inside) > 6) return powerOfDifference(random);
  const [square, result] = [inside * inside, a + sign * b * inside * inside + e];
  const start = `${a} ${sign > 0 ? '+' : '-'}`;
  const end = ` + ${e}`;
  return draft(`${start} ${b}(${c} - ${d})^2${end}`, result, {
    hints: [
      'Parentheses come first, then powers, then products, then sums.',
      `In the parentheses stands $${inside}$. The square belongs to it alone, not to the ${b}.`,
      `The square is ${square}. Multiply it by ${b} before you ${sign > 0 ? 'add' : 'subtract'}.`,
    ],
    links: [
      ['practice.parentheses-first', PARENTHESES, `${start} ${b} * ${signed(inside)}^2${end}`],
      ['practice.powers-first', POWERS, `${start} ${b} * ${square}${end}`],
      ['practice.products-first', PRODUCTS, `${start} ${b * square}${end}`],
      ['practice.left-to-right', SUMS, String(result)],
    ],
  });
}

/** (a² - b × c) ÷ (d - e) - f, with a fraction bar. */
function quotientOfSums(random: Random): Draft {
  const [a, b, c] = [
    random.wholeExcept(-7, 9, 0, 1, -1),
    random.whole(2, 6),
    random.wholeExcept(-6, 7, 0, 1, -1),
  ];
  const [d, e, f] = [random.whole(1, 9), random.whole(1, 12), random.whole(2, 15)];
  const [above, below] = [a * a - b * c, d - e];
  if (below === 0 || Math.abs(below) === 1 || above % below !== 0 || above === 0 || above / below === f)
    return quotientOfSums(random);
  const fraction = (top: string, bottom: string): string => `(${top})/(${bottom}) - ${f}`;
  const [product, difference] = [`${b} * ${signed(c)}`, `${d} - ${e}`];
  return draft(fraction(`${signed(a)}^2 - ${product}`, difference), above / below - f, {
    hints: [
      'A fraction bar is like parentheses: work out what is above it and what is below it first.',
      `Above, the square is ${a * a} and the product is $${b * c}$.`,
      `The fraction is $(${above})/(${below})$.`,
    ],
    links: [
      ['practice.powers-first', POWERS, fraction(`${a * a} - ${product}`, difference)],
      ['practice.products-first', PRODUCTS, fraction(`${a * a} - ${signed(b * c)}`, difference)],
      [
        'practice.fraction-bar',
        'Work out what is above and below the fraction bar',
        fraction(String(above), String(below)),
      ],
      ['practice.divide', 'Divide', `${above / below} - ${f}`],
      ['practice.left-to-right', 'Subtract', String(above / below - f)],
    ],
  });
}

function draft(
  asked: string,
  result: number,
  { hints, links }: { readonly hints: Draft['hints']; readonly links: readonly Link[] },
): Draft {
  return {
    question: `Work out: $${asked}$`,
    answer: String(result),
    form: { kind: 'number' },
    hints,
    steps: chain(asked, ...links),
  };
}
