import { type Draft, type Family } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { chain, type Link } from '../../shared/chain.js';
import { neat, signed, slips } from '../../shared/slips.js';

const PARENTHESES = 'Parentheses first';
const POWERS = 'Powers before products';
const PRODUCTS = 'Products and quotients before sums';
const SUMS = 'Add and subtract from left to right';

/** Calculations in which the order of operations matters: 20 - 2(7 - 4)². */
export const orderOfOperations: Family = {
  id: 'order-of-operations',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    ({ easy: productInSum, medium: powerOfDifference, hard: quotientOfSums })[difficulty](random),
};

/** Creates a + b × c - d ÷ e. */
function productInSum(random: Random): Draft {
  const [b, c, e, q] = [random.whole(3, 9), random.whole(3, 9), random.whole(2, 6), random.whole(2, 9)];
  const a = random.whole(2, 30);
  const [product, d] = [b * c, e * q];
  return draft(`${a} + ${b} * ${c} - ${d} ÷ ${e}`, a + product - q, {
    hints: [
      "Don't go from left to right. Which operations come first?",
      'Calculate the product and the quotient before you add and subtract.',
      `The product is ${product} and the quotient is ${q}.`,
    ],
    links: [
      ['practice.products-first', PRODUCTS, `${a} + ${product} - ${q}`],
      ['practice.left-to-right', SUMS, String(a + product - q)],
    ],
    mistakes: slips(
      [
        neat((a + b) * c - d, e),
        `You worked from left to right. The product $${b} * ${c}$ and the quotient $${d} ÷ ${e}$ come first.`,
      ],
      [(a + b) * c - q, `You added $${a} + ${b}$ first. Calculate the product $${b} * ${c}$ before you add.`],
      [neat(a + product - d, e), `You subtracted before you divided. Calculate $${d} ÷ ${e}$ first.`],
      [a + product + q, `You added the quotient $${q}$. Subtract it.`],
    ),
  });
}

/** Creates a - b(c - d)² + e, where the difference is negative or positive. */
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
      `The value of the parentheses is $${inside}$. Square only this value, not the factor ${b} in front of it.`,
      `The square is ${square}. Multiply it by ${b} before you ${sign > 0 ? 'add' : 'subtract'}.`,
    ],
    links: [
      ['practice.parentheses-first', PARENTHESES, `${start} ${b} * ${signed(inside)}^2${end}`],
      ['practice.powers-first', POWERS, `${start} ${b} * ${square}${end}`],
      ['practice.products-first', PRODUCTS, `${start} ${b * square}${end}`],
      ['practice.left-to-right', SUMS, String(result)],
    ],
    mistakes: slips(
      [
        a + sign * (b * inside) ** 2 + e,
        `You multiplied by $${b}$ before you squared. Only the parentheses are squared, so square $${inside}$ first.`,
      ],
      [
        (a + sign * b) * square + e,
        `You calculated $${start} ${b}$ first. The product of $${b}$ and $${square}$ comes before that.`,
      ],
      [
        a + sign * b * 2 * inside + e,
        `You doubled $${inside}$ instead of squaring it: $${signed(inside)}^2 = ${signed(inside)} * ${signed(inside)}$.`,
      ],
      inside < 0 && [
        a - sign * b * square + e,
        `A negative number times itself is positive: $(${inside})^2 = ${square}$.`,
      ],
      [
        a + sign * b * (c * c - d * d) + e,
        `You squared $${c}$ and $${d}$ separately. Calculate $${c} - ${d}$ first, and square the result.`,
      ],
      sign < 0 && [
        a - b * square - e,
        `You also subtracted $${e}$. Only the product is subtracted, and $${e}$ is added.`,
      ],
    ),
  });
}

/** Creates (a² - b × c) ÷ (d - e) - f, with a fraction bar. */
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
      'A fraction bar is like parentheses. First evaluate the numerator and the denominator.',
      `In the numerator, the square is ${a * a} and the product is $${b * c}$.`,
      `The numerator is $${above}$, and the denominator is $${below}$. Divide them.`,
    ],
    links: [
      ['practice.powers-first', POWERS, fraction(`${a * a} - ${product}`, difference)],
      ['practice.products-first', PRODUCTS, fraction(`${a * a} - ${signed(b * c)}`, difference)],
      [
        'practice.fraction-bar',
        'Evaluate the numerator and the denominator',
        fraction(String(above), String(below)),
      ],
      ['practice.divide', 'Divide', `${above / below} - ${f}`],
      ['practice.left-to-right', 'Subtract', String(above / below - f)],
    ],
    mistakes: slips(
      a < 0 && [
        neat(-a * a - b * c - f * below, below),
        `A negative number times itself is positive: $(${a})^2 = ${a * a}$.`,
      ],
      c < 0 && [
        neat(a * a + b * c - f * below, below),
        `Watch both minus signs: $${product}$ is $${b * c}$, and subtracting it means adding $${-b * c}$.`,
      ],
      [
        neat((a * a - b) * c - f * below, below),
        `You subtracted $${b}$ before you multiplied. Calculate $${product}$ first.`,
      ],
      [
        neat((a * a - f) * below - b * c, below),
        `You divided only the product. The fraction bar is under all of $${a * a} - ${signed(b * c)}$.`,
      ],
      [above / below, `That is the value of the fraction. Subtract $${f}$ from it.`],
      (above < 0 || below < 0) && [
        -above / below - f,
        `Watch the sign of the quotient: $${signed(above)} ÷ ${signed(below)} = ${above / below}$.`,
      ],
    ),
  });
}

function draft(
  asked: string,
  result: number,
  { links, ...rest }: Pick<Draft, 'hints' | 'mistakes'> & { readonly links: readonly Link[] },
): Draft {
  return {
    ...ask('Evaluate: {given}', 'evaluate', asked),
    answer: String(result),
    form: { kind: 'number' },
    ...rest,
    steps: chain(asked, ...links),
  };
}
