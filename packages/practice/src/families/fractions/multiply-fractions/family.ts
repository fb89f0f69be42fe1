import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { commonDivisor, quotientText } from '../../shared/lowest.js';

type Fraction = readonly [top: number, bottom: number];

const EVALUATED = {
  question: 'Evaluate, in lowest terms: {given}',
  operation: 'evaluate',
  form: { kind: 'fraction' },
} as const;

/** Draws a fraction in lowest terms whose numerator can be canceled. */
function fraction(random: Random): Fraction {
  const [top, bottom] = [random.whole(2, 12), random.whole(3, 12)];
  return commonDivisor(top, bottom) === 1 ? [top, bottom] : fraction(random);
}

const written = ([top, bottom]: Fraction): string => `(${top}/${bottom})`;

function productOf(factors: readonly Fraction[]): string {
  const [top, bottom] = factors.reduce(([a, b], [c, d]) => [a * c, b * d], [1, 1]);
  return quotientText(top, bottom);
}

const twoFactors = /* @__PURE__ */ expression({
  ...EVALUATED,
  numbers: (random) => {
    const [a, b] = [fraction(random), fraction(random)];
    return a.join() === b.join() ? undefined : ([a, b] as const);
  },
  given: (factors) => factors.map(written).join(' * '),
  answer: productOf,
  hint: () => 'The numerators are multiplied, and so are the denominators.',
  mistakes: [
    'factor-turned-over',
    'denominators-not-multiplied',
    'factors-added',
    'fraction-cancelled-partly',
  ],
});

/** The quotient of fractions, or of a product and a fraction. */
function quotient(count: 1 | 2) {
  return expression({
    ...EVALUATED,
    numbers: (random) => {
      const factors = Array.from({ length: count }, () => fraction(random));
      return { factors, divisor: fraction(random) };
    },
    given: ({ factors, divisor }) => `${factors.map(written).join(' * ')} ÷ ${written(divisor)}`,
    answer: ({ factors, divisor: [top, bottom] }) => productOf([...factors, [bottom, top]]),
    hint: () => 'To divide by a number is to multiply by another one. By which one?',
    mistakes: [
      'divisor-not-inverted',
      'wrong-fraction-inverted',
      'fraction-cancelled-partly',
      'factors-added',
    ],
  });
}

/** Products and quotients of fractions: (2/3) ÷ (4/5). */
export const multiplyFractions = /* @__PURE__ */ taskFamily('multiply-fractions', 'algebra', {
  easy: [twoFactors],
  medium: [/* @__PURE__ */ quotient(1)],
  hard: [/* @__PURE__ */ quotient(2)],
});
