import type { MistakeName } from '@mathtools/math-core/algebra';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { signed } from '../../shared/slips.js';

const EVALUATED = { question: 'Evaluate: {given}', operation: 'evaluate', form: { kind: 'number' } } as const;

interface Three {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly sign: number;
}

const operator = (sign: number): string => (sign > 0 ? '+' : '-');

/** The sum a + b or the difference a - b. */
const sum = /* @__PURE__ */ expression({
  ...EVALUATED,
  numbers: (random) => {
    const [a, b, sign] = [
      random.wholeExcept(-20, 20, 0),
      random.wholeExcept(-20, 20, 0),
      random.pick([1, -1]),
    ];
    const isPlain = a > 0 && b > 0 && (sign > 0 || a > b);
    return Math.abs(a) === Math.abs(b) || isPlain ? undefined : { a, b, sign };
  },
  given: ({ a, b, sign }) => `${a} ${operator(sign)} ${signed(b)}`,
  answer: ({ a, b, sign }) => String(a + sign * b),
  hint: ({ a }) => `Find $${a}$ on a number line. In which direction do you go from there?`,
  mistakes: ['minus-of-negative', 'sign-of-sum', 'sign-slip'],
  sentences: {
    'sign-slip': 'Check the direction in {from}: a plus sign means to the right, a minus sign to the left.',
  },
});

/** A product of integers, at least one of which is negative. */
function product(
  most: number,
  signs: readonly [readonly number[], ...(readonly number[])[]],
  ...more: readonly MistakeName[]
) {
  return expression({
    ...EVALUATED,
    numbers: (random) => random.pick(signs).map((sign) => sign * random.whole(2, most)),
    given: (factors) => factors.map((factor, at) => (at === 0 ? String(factor) : signed(factor))).join(' * '),
    answer: (factors) => String(factors.reduce((a, b) => a * b)),
    hint: () => 'Find the sign first. How many factors are negative?',
    mistakes: ['sign-of-product', 'factors-added', ...more],
  });
}

const twoFactors = /* @__PURE__ */ product(12, [
  [-1, 1],
  [1, -1],
  [-1, -1],
]);

const threeFactors = /* @__PURE__ */ product(
  6,
  [
    [-1, -1, 1],
    [-1, 1, -1],
    [-1, -1, -1],
  ],
  'factor-lost',
);

/** The quotient of two integers, at least one of which is negative. */
const quotient = /* @__PURE__ */ expression({
  ...EVALUATED,
  numbers: (random) => {
    const [size, below] = [random.whole(2, 12), random.whole(2, 12)];
    const [top, bottom] = random.pick([
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const);
    return { a: top * size * below, b: bottom * below };
  },
  given: ({ a, b }) => `${a} ÷ ${signed(b)}`,
  answer: ({ a, b }) => String(a / b),
  hint: () => 'Find the sign first. Do the two numbers have the same sign?',
  mistakes: ['sign-of-product', 'factors-added'],
  sentences: {
    'sign-of-product':
      'Like signs give a positive quotient, unlike signs a negative one. Check the sign of {from}.',
  },
});

/** The sum a + b × c or the difference a - b × c. */
const sumWithProduct = /* @__PURE__ */ expression({
  ...EVALUATED,
  numbers: (random) => {
    const a = random.wholeExcept(-15, 15, 0);
    const all = { a, b: size(random), c: size(random), sign: random.pick([1, -1]) };
    return (all.b > 0 && all.c > 0) || a + all.sign * all.b * all.c === 0 ? undefined : all;
  },
  given: ({ a, b, c, sign }: Three) => `${a} ${operator(sign)} ${signed(b)} * ${signed(c)}`,
  answer: ({ a, b, c, sign }) => String(a + sign * b * c),
  hint: () => 'Which of the two operations comes first?',
  mistakes: ['sign-of-product', 'order-of-operations', 'minus-of-negative', 'sign-of-sum', 'factors-added'],
});

function size(random: Random): number {
  return random.wholeExcept(-9, 9, 0, 1, -1);
}

/** The product a × (b + c) or a × (b - c). */
const productOfSum = /* @__PURE__ */ expression({
  ...EVALUATED,
  numbers: (random) => {
    const [a, b, c] = [random.whole(2, 9) * -1, random.wholeExcept(-12, 12, 0), random.whole(-12, 12)];
    const sign = random.pick([1, -1]);
    const inside = b + sign * c;
    const isPlain = b > 0 && c > 0 && inside > 0;
    return Math.abs(c) < 2 || Math.abs(inside) < 2 || isPlain ? undefined : { a, b, c, sign };
  },
  given: ({ a, b, c, sign }: Three) => `${a} * (${b} ${operator(sign)} ${signed(c)})`,
  answer: ({ a, b, c, sign }) => String(a * (b + sign * c)),
  hint: () => 'Which part do you evaluate first?',
  mistakes: ['sign-of-product', 'only-first-term', 'minus-of-negative', 'sign-slip', 'factors-added'],
});

/** Calculations with negative numbers: -7 + 12, -4 - (-9), -6 * (-5), -3 * (4 - 9). */
export const negativeNumbers = /* @__PURE__ */ taskFamily('negative-numbers', 'algebra', {
  easy: [sum],
  medium: [twoFactors, threeFactors, quotient],
  hard: [sumWithProduct, productOfSum],
});
