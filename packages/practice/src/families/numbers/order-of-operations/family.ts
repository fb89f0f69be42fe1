import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { signed } from '../../shared/slips.js';

const EVALUATED = { question: 'Evaluate: {given}', operation: 'evaluate', form: { kind: 'number' } } as const;

/** The sum a + b × c - d ÷ e. */
const productInSum = /* @__PURE__ */ expression({
  ...EVALUATED,
  numbers: (random) => {
    const [b, c, e, q] = [random.whole(3, 9), random.whole(3, 9), random.whole(2, 6), random.whole(2, 9)];
    return { a: random.whole(2, 30), b, c, e, q };
  },
  given: ({ a, b, c, e, q }) => `${a} + ${b} * ${c} - ${e * q} ÷ ${e}`,
  answer: ({ a, b, c, q }) => String(a + b * c - q),
  hint: () => "Don't go from left to right. Which operations come first?",
  mistakes: ['order-of-operations', 'factors-added', 'sign-slip'],
});

/** The sum a ± b(c - d)² + e, where the difference is negative or positive. */
const powerOfDifference = /* @__PURE__ */ expression({
  ...EVALUATED,
  numbers: (random) => {
    const [a, b, e] = [random.whole(10, 60), random.whole(2, 5), random.whole(2, 20)];
    const [c, d, sign] = [random.whole(1, 12), random.whole(1, 12), random.pick([1, -1])];
    return Math.abs(c - d) < 2 || Math.abs(c - d) > 6 ? undefined : { a, b, c, d, e, sign };
  },
  given: ({ a, b, c, d, e, sign }) => `${a} ${sign > 0 ? '+' : '-'} ${b}(${c} - ${d})^2 + ${e}`,
  answer: ({ a, b, c, d, e, sign }) => String(a + sign * b * (c - d) ** 2 + e),
  hint: () => 'Parentheses come first, then powers, then products, then sums.',
  mistakes: [
    'coefficient-multiplied-into-base',
    'order-of-operations',
    'power-as-product',
    'sign-of-square',
    'square-of-sum',
  ],
});

/** The difference (a² - b × c) ÷ (d - e) - f, with a fraction bar. */
const quotientOfSums = /* @__PURE__ */ expression({
  ...EVALUATED,
  numbers: (random) => {
    const [a, b] = [random.wholeExcept(-7, 9, 0, 1, -1), random.whole(2, 6)];
    const [c, d, e] = [random.wholeExcept(-6, 7, 0, 1, -1), random.whole(1, 9), random.whole(1, 12)];
    const [f, above, below] = [random.whole(2, 15), a * a - b * c, d - e];
    const isOdd = Math.abs(below) < 2 || above % below !== 0 || above === 0 || above === below * f;
    return isOdd ? undefined : { a, b, c, d, e, f };
  },
  given: ({ a, b, c, d, e, f }) => `(${signed(a)}^2 - ${b} * ${signed(c)})/(${d} - ${e}) - ${f}`,
  answer: ({ a, b, c, d, e, f }) => String((a * a - b * c) / (d - e) - f),
  hint: () => 'A fraction bar is like parentheses. First evaluate the numerator and the denominator.',
  mistakes: [
    'sign-of-square',
    'minus-of-negative',
    'order-of-operations',
    'power-as-product',
    'subtracted-backwards',
    'sign-slip',
  ],
});

/** Calculations in which the order of operations matters: 20 - 2(7 - 4)². */
export const orderOfOperations = /* @__PURE__ */ taskFamily('order-of-operations', 'algebra', {
  easy: [productInSum],
  medium: [powerOfDifference],
  hard: [quotientOfSums],
});
