import type { MistakeName } from '@mathtools/math-core/algebra';
import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { powerText } from '../../shared/logarithm-text.js';

const SIMPLIFIED = {
  question: 'Simplify: {given}',
  operation: 'simplify',
  form: { kind: 'expression', shape: 'simplified' },
  sentences: {
    'factors-added': 'Only the exponents are added or subtracted. From {from}, {law}.',
    'subtracted-backwards': 'The exponent in the numerator comes first. From {from}, {law}.',
    'sign-slip': 'Keep the sign of the negative exponent. From {from}, {law}.',
  },
} as const;

const letterOf = (random: Random): string => random.pick(['x', 'y', 'a', 'n', 't']);

/** Writes ax^n. */
function monomial(a: number, letter: string, n: number): string {
  if (n === 0) return String(a);
  return sumText([a, powerText(letter, n)]);
}

/** The product ax^m × bx^n. */
function product(coefficient: (random: Random) => number) {
  return expression({
    ...SIMPLIFIED,
    numbers: (random) => ({
      letter: letterOf(random),
      m: random.whole(2, 9),
      n: random.whole(2, 9),
      a: coefficient(random),
      b: coefficient(random),
    }),
    given: ({ letter, m, n, a, b }) => `${monomial(a, letter, m)} * ${monomial(b, letter, n)}`,
    answer: ({ letter, m, n, a, b }) => monomial(a * b, letter, m + n),
    hint: ({ letter }) => `How many factors of ${letter} are there altogether?`,
    mistakes: ['exponents-multiplied', 'exponents-subtracted-in-product', 'factors-added'],
  });
}

/** The quotient (abx^m)/(bx^n). */
function quotient(coefficient: (random: Random) => number, ...more: readonly MistakeName[]) {
  return expression({
    ...SIMPLIFIED,
    numbers: (random) => {
      const n = random.whole(2, 8);
      const letter = letterOf(random);
      return { letter, m: n + random.whole(2, 7), n, a: coefficient(random), b: coefficient(random) };
    },
    given: ({ letter, m, n, a, b }) => `(${monomial(a * b, letter, m)})/(${monomial(b, letter, n)})`,
    answer: ({ letter, m, n, a }) => monomial(a, letter, m - n),
    hint: ({ letter }) => `How many factors of ${letter} are left after you cancel?`,
    mistakes: ['exponents-added-in-quotient', 'exponents-divided', 'subtracted-backwards', ...more],
  });
}

/** The power (ax^m)^n. */
function raised(
  size: (random: Random) => { readonly a: number; readonly n: number },
  ...more: readonly MistakeName[]
) {
  return expression({
    ...SIMPLIFIED,
    numbers: (random) => ({ letter: letterOf(random), m: random.whole(2, 7), ...size(random) }),
    given: ({ letter, m, n, a }) => `(${monomial(a, letter, m)})^${n}`,
    answer: ({ letter, m, n, a }) => monomial(a ** n, letter, m * n),
    hint: ({ letter, m, n, a }) =>
      a === 1
        ? `What does the exponent ${n} mean for $${letter}^${m}$?`
        : `The exponent ${n} applies to each factor in the parentheses.`,
    mistakes: ['exponents-added-for-power', ...more],
  });
}

/** The product (ax^m)^n × bx^k, where an exponent may be negative. */
const raisedTimesPower = /* @__PURE__ */ expression({
  ...SIMPLIFIED,
  numbers: (random) => {
    const [a, b, n] = [random.whole(2, 5), random.whole(2, 6), random.whole(2, 3)];
    const [m, k] = [random.wholeExcept(-4, 5, 0, 1), random.wholeExcept(-6, 8, 0, 1)];
    return m * n + k < 2 || a ** n * b > 400 ? undefined : { letter: letterOf(random), a, b, n, m, k };
  },
  given: ({ letter, a, b, n, m, k }) => `(${monomial(a, letter, m)})^${n} * ${monomial(b, letter, k)}`,
  answer: ({ letter, a, b, n, m, k }) => monomial(a ** n * b, letter, m * n + k),
  hint: () => 'First evaluate the power in front.',
  mistakes: [
    'coefficient-not-powered',
    'exponents-added-for-power',
    'sign-slip',
    'exponents-multiplied',
    'exponents-subtracted-in-product',
    'order-of-operations',
  ],
});

/** The quotient (ax^m)^n / (ax^k). */
const raisedOverPower = /* @__PURE__ */ expression({
  ...SIMPLIFIED,
  numbers: (random) => {
    const [a, n, m] = [random.whole(2, 6), random.whole(2, 3), random.wholeExcept(-3, 6, 0, 1)];
    const k = random.wholeExcept(-6, 8, 0, 1);
    return m * n - k < 2 ? undefined : { letter: letterOf(random), a, n, m, k };
  },
  given: ({ letter, a, n, m, k }) => `(${monomial(a, letter, m)})^${n}/(${monomial(a, letter, k)})`,
  answer: ({ letter, a, n, m, k }) => monomial(a ** (n - 1), letter, m * n - k),
  hint: () => 'First evaluate the power in the numerator.',
  mistakes: [
    'coefficient-not-powered',
    'exponents-added-for-power',
    'exponents-added-in-quotient',
    'exponents-divided',
    'subtracted-backwards',
    'factor-lost',
  ],
});

const one = (): number => 1;
const several = (random: Random): number => random.whole(2, 9);

/** Products, quotients and powers of powers: (2x³)² × x⁴. */
export const exponentLaws = /* @__PURE__ */ taskFamily('exponent-laws', 'algebra', {
  easy: [
    /* @__PURE__ */ product(one),
    /* @__PURE__ */ quotient(one),
    /* @__PURE__ */ raised((random) => ({ a: 1, n: random.whole(2, 6) }), 'power-as-product'),
  ],
  medium: [
    /* @__PURE__ */ product(several),
    /* @__PURE__ */ quotient(several, 'factors-added', 'factor-lost'),
    /* @__PURE__ */ raised(
      (random) => ({ a: random.wholeExcept(-5, 6, 0, 1, -1), n: random.whole(2, 3) }),
      'coefficient-not-powered',
      'power-as-product',
      'sign-of-square',
    ),
  ],
  hard: [raisedOverPower, raisedTimesPower, raisedTimesPower],
});
