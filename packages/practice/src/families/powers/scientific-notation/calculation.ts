import type { Draft } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { chain } from '../../shared/chain.js';
import { signed, slips } from '../../shared/slips.js';
import { decimal, FORM, scientific } from './notation.js';

function asking(random: Random, expression: string) {
  const words = [
    'Evaluate {given} in scientific notation.',
    'Write the result in scientific notation: {given}',
  ] as const;
  return ask(random.pick(words), 'evaluate', expression);
}

const power = (exponent: number): string => `10^${signed(exponent)}`;

/** Asks for a product such as (3 × 10⁵) × (4.5 × 10⁷). */
export function ofProduct(random: Random): Draft {
  const [a, b] = [random.whole(2, 9), random.wholeExcept(12, 95, 20, 30, 40, 50, 60, 70, 80, 90)];
  const [m, n] = [random.wholeExcept(-8, 12, 0, 1, -1), random.wholeExcept(-8, 12, 0, 1, -1)];
  if (m + n === 0 || Math.abs(m + n) < 2) return ofProduct(random);
  const [first, second] = random.oneIn(2) ? [String(a), decimal(b, 1)] : [decimal(b, 1), String(a)];
  const product = a * b; // In tenths.
  const isLarge = product >= 100;
  const [text, factor] = [decimal(product, 1), decimal(product, isLarge ? 2 : 1)];
  const exponent = m + n + (isLarge ? 1 : 0);
  const expression = `(${first} * ${power(m)}) * (${second} * ${power(n)})`;
  return {
    ...asking(random, expression),
    answer: scientific(factor, exponent),
    form: FORM,
    hints: [
      'Multiply the first factors, and multiply the powers of ten.',
      `$${first} * ${second} = ${text}$, and the exponents are added: $${m} + ${signed(n)}$.`,
      isLarge
        ? `You get $${text} * ${power(m + n)}$. The first factor must be smaller than 10.`
        : `You get $${text} * ${power(m + n)}$.`,
    ],
    steps: chain(
      expression,
      [
        'practice.product-of-powers',
        'Multiply the factors, and add the exponents',
        isLarge ? `${text} * ${power(m + n)}` : `${first} * ${second} * ${power(m + n)}`,
      ],
      isLarge
        ? [
            'practice.split-at-place',
            'Move the decimal point 1 place to the left',
            scientific(factor, exponent),
          ]
        : ['practice.multiply', 'Multiply', scientific(factor, exponent)],
    ),
    mistakes: slips(
      [
        scientific(factor, m * n),
        `For a product of powers, add the exponents $${m}$ and $${n}$; don’t multiply them.`,
      ],
      isLarge && [
        scientific(factor, m + n),
        `From $${text} * ${power(m + n)}$, the first factor becomes smaller, so the exponent grows by 1.`,
      ],
      isLarge && [
        scientific(factor, m + n - 1),
        `The first factor becomes smaller, so the exponent must grow: $${m + n} + 1$.`,
      ],
      isLarge && [
        scientific(text, m + n),
        `The first factor must be smaller than 10: $${text} = ${factor} * 10$.`,
      ],
      [
        scientific(decimal(a * 10 + b, a * 10 + b >= 100 ? 2 : 1), m + n),
        `You added $${first}$ and $${second}$. Multiply them: $${first} * ${second} = ${text}$.`,
      ],
      [
        scientific(factor, m - n + (isLarge ? 1 : 0)),
        `You subtracted the exponents. For a product, add them: $${m} + ${signed(n)}$.`,
      ],
    ),
  };
}

/** Asks for a quotient such as (8.4 × 10⁹)/(2 × 10⁴). */
export function ofQuotient(random: Random): Draft {
  const [b, q] = [random.whole(2, 9), random.wholeExcept(11, 95, 20, 30, 40, 50, 60, 70, 80, 90)];
  const [m, n] = [random.wholeExcept(-8, 12, 0, 1, -1), random.wholeExcept(-8, 12, 0, 1, -1)];
  const top = b * q; // In tenths, if it is below 100.
  const isSmall = top >= 100; // Then the numerator is divided by 10, and so is the quotient.
  const exponent = m - n - (isSmall ? 1 : 0);
  if (Math.abs(exponent) < 2 || Math.abs(m - n) < 2) return ofQuotient(random);
  const [above, factor] = [decimal(top, isSmall ? 2 : 1), decimal(q, 1)];
  const text = decimal(q, isSmall ? 2 : 1);
  const expression = `(${above} * ${power(m)})/(${b} * ${power(n)})`;
  return {
    ...asking(random, expression),
    answer: scientific(factor, exponent),
    form: FORM,
    hints: [
      'Divide the first factors, and divide the powers of ten.',
      `$${above} ÷ ${b} = ${text}$, and the exponents are subtracted: $${m} - ${signed(n)}$.`,
      isSmall
        ? `You get $${text} * ${power(m - n)}$. The first factor must be at least 1.`
        : `You get $${text} * ${power(m - n)}$.`,
    ],
    steps: chain(
      expression,
      [
        'practice.quotient-of-powers',
        'Divide the factors, and subtract the exponents',
        isSmall ? `${text} * ${power(m - n)}` : `${above}/${b} * ${power(m - n)}`,
      ],
      isSmall
        ? [
            'practice.split-at-place',
            'Move the decimal point 1 place to the right',
            scientific(factor, exponent),
          ]
        : ['practice.divide', 'Divide', scientific(factor, exponent)],
    ),
    mistakes: slips(
      [
        scientific(factor, m + n - (isSmall ? 1 : 0)),
        `You added the exponents. In a quotient, subtract them: $${m} - ${signed(n)}$.`,
      ],
      isSmall && [
        scientific(factor, m - n),
        `From $${text} * ${power(m - n)}$, the first factor becomes larger, so the exponent becomes smaller by 1.`,
      ],
      isSmall && [
        scientific(factor, m - n + 1),
        `The first factor becomes larger, so the exponent must become smaller: $${m - n} - 1$.`,
      ],
      isSmall && [
        scientific(text, m - n),
        `The first factor must be at least 1: $${text} = ${factor} * 10^(-1)$.`,
      ],
      [
        scientific(factor, n - m - (isSmall ? 1 : 0)),
        `You subtracted the exponents in the wrong order. It is $${m} - ${signed(n)}$.`,
      ],
      m % n === 0 && [
        scientific(factor, m / n),
        `You divided the exponents. Subtract them: $${m} - ${signed(n)}$.`,
      ],
    ),
  };
}

/** Asks for a sum or a difference with different exponents. */
export function ofSum(random: Random): Draft {
  const [a, b] = [random.whole(21, 89), random.whole(12, 95)];
  const [m, sign] = [random.wholeExcept(-6, 9, 0, 1, 2, -1), random.pick([1, -1])];
  const total = 10 * a + sign * b; // In hundredths.
  if (a % 10 === 0 || b % 10 === 0 || total >= 1000 || total < 100) return ofSum(random);
  const [first, second, shifted, factor] = [decimal(a, 1), decimal(b, 1), decimal(b, 2), decimal(total, 2)];
  const operator = sign > 0 ? '+' : '-';
  const expression = `${first} * ${power(m)} ${operator} ${second} * ${power(m - 1)}`;
  const same = `${first} * ${power(m)} ${operator} ${shifted} * ${power(m)}`;
  return {
    ...asking(random, expression),
    answer: scientific(factor, m),
    form: FORM,
    hints: [
      'You can add or subtract only multiples of the same power of ten.',
      `Write the second number with $${power(m)}$: move its decimal point 1 place to the left.`,
      `Calculate $${first} ${operator} ${shifted}$, and keep $${power(m)}$.`,
    ],
    steps: chain(
      expression,
      ['practice.split-at-place', 'Write the second number with the same power of ten', same],
      [
        'practice.common-factor',
        'Factor out the power of ten',
        `(${first} ${operator} ${shifted}) * ${power(m)}`,
      ],
      [sign > 0 ? 'practice.add' : 'practice.subtract', sign > 0 ? 'Add' : 'Subtract', scientific(factor, m)],
    ),
    mistakes: slips(
      10 * a + sign * 10 * b > 99 &&
        10 * a + sign * 10 * b < 1000 && [
          scientific(decimal(a + sign * b, 1), m),
          `The powers of ten differ. Write $${second} * ${power(m - 1)}$ as $${shifted} * ${power(m)}$ first.`,
        ],
      [
        scientific(factor, m + m - 1),
        `Don’t add the exponents in a sum. Both numbers are multiples of $${power(m)}$, and so is the result.`,
      ],
      [scientific(factor, m - 1), `You factored out $${power(m)}$, so the result has this power of ten.`],
      [
        scientific(decimal(10 * a - sign * b, 2), m),
        `You ${sign > 0 ? 'subtracted' : 'added'} the second number. ${sign > 0 ? 'Add' : 'Subtract'} it.`,
      ],
    ),
  };
}
