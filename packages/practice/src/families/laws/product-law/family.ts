import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { knownLogarithms } from '../../shared/known-logarithms.js';
import { logText } from '../../shared/logarithm-text.js';
import { areOfOneRoot, isPowerOf, powersOf } from '../../shared/powers.js';
import { slips } from '../../shared/slips.js';

/** Composite numbers that aren't perfect powers, with their powers. */
const COMPOSITE = powersOf([6, 10, 12, 14, 15, 18, 20, 21, 22, 24, 30], 2, 2100);

/** The product rule: the sum of two logarithms is the logarithm of the product. */
export const productLaw: Family = {
  id: 'product-law',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    ({ easy: oneLogarithm, medium: wholeSum, hard: () => knownLogarithms(random, '*') })[difficulty](random),
};

function oneLogarithm(random: Random): Draft {
  const base = random.whole(2, 12);
  const m = random.whole(2, 12);
  const [first = 17, ...others] = [2, 3, 4, 5, 6, 7, 8, 9, 11, 13].filter(
    (n) => n !== m && !areOfOneRoot(base, m * n),
  );
  const n = random.pick([first, ...others]);
  const [sum, product] = [sumOf(base, m, n), logText(base, m * n)];
  return {
    ...ask('Write as one logarithm: {given}', 'condense', sum),
    answer: product,
    form: { kind: 'expression', shape: 'one-logarithm' },
    mistakes: slips(
      [
        logText(base, m + n),
        `You added the numbers. When logarithms are added, their numbers are multiplied: $${m} * ${n}$.`,
      ],
      [
        logText(2 * base, m * n),
        `You also added the bases. Both logarithms have base ${base}, and so does the result.`,
      ],
      m % n === 0 && [
        logText(base, m / n),
        'You divided the numbers. Dividing is for a difference of logarithms. Here they are added.',
      ],
      n % m === 0 && [
        logText(base, n / m),
        'You divided the numbers. Dividing is for a difference of logarithms. Here they are added.',
      ],
    ),
    hints: [
      'Both logarithms have the same base. Which rule combines a sum of logarithms?',
      'The logarithms are added, so their numbers are multiplied.',
    ],
    steps: productSteps(base, m, n),
  };
}

function sumOf(base: number, m: number, n: number): string {
  return `${logText(base, m)} + ${logText(base, n)}`;
}

function productSteps(base: number, m: number, n: number): Draft['steps'] {
  const joined = logText(base, `${m} * ${n}`);
  return [
    line('practice.product-law', 'Product rule', sumOf(base, m, n), '=', joined),
    line('practice.multiply', 'Multiply', joined, '=', logText(base, m * n)),
  ];
}

function wholeSum(random: Random): Draft {
  const { base, exponent, value } = random.pick(COMPOSITE);
  const [first = 2, ...others] = divisorsOf(value).filter((m) => m > 1 && m < value && !isPowerOf(base, m));
  const m = random.pick([first, ...others]);
  const n = value / m;
  return {
    ...ask('Find the exact value without a calculator: {given}', 'evaluate', sumOf(base, m, n)),
    answer: String(exponent),
    form: { kind: 'number' },
    mistakes: slips(
      [value, `That is $${m} * ${n}$, the number inside. Now find its base ${base} logarithm.`],
      exponent > 2 && [
        value / base,
        `You divided ${value} by ${base}. The logarithm is the exponent. How many factors of ${base} make ${value}?`,
      ],
      [m + n, `You added ${m} and ${n}. The product rule multiplies them, and then you take the logarithm.`],
    ),
    hints: [
      `Neither logarithm is a whole number, but their sum is. Combine them first.`,
      `By the product rule it is the logarithm of $${m} * ${n}$.`,
      `Which power of ${base} is ${value}?`,
    ],
    steps: [
      ...productSteps(base, m, n),
      line(
        'practice.logarithm-is-exponent',
        'The logarithm is the exponent',
        logText(base, value),
        '=',
        String(exponent),
      ),
    ],
  };
}

function divisorsOf(value: number): readonly number[] {
  return Array.from({ length: value }, (_, index) => index + 1).filter((n) => value % n === 0);
}
