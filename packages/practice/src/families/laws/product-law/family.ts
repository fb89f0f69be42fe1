import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { knownLogarithms } from '../../shared/known-logarithms.js';
import { logText } from '../../shared/logarithm-text.js';
import { areOfOneRoot, isPowerOf, powersOf } from '../../shared/powers.js';

/** Powers of composite numbers that aren't perfect powers, with each divisor m whose logarithm isn't a whole number. */
const [FIRST, ...MORE] = powersOf([6, 10, 12, 14, 15, 18, 20, 21, 22, 24, 30], 2, 2100).flatMap((power) =>
  Array.from({ length: power.value - 2 }, (_, index) => index + 2)
    .filter((m) => power.value % m === 0 && !isPowerOf(power.base, m))
    .map((m) => ({ ...power, m })),
);

/** The sum of two logarithms. */
const oneLogarithm = /* @__PURE__ */ expression({
  question: 'Write as one logarithm: {given}',
  operation: 'condense-logarithms',
  form: { kind: 'expression', shape: 'one-logarithm' },
  numbers: (random) => {
    const [base, m, n] = [random.whole(2, 12), random.whole(2, 12), random.whole(2, 13)];
    const isPlain = [m, n, m * n].every((value) => !areOfOneRoot(base, value));
    return m !== n && isPlain ? { base, m, n } : undefined;
  },
  given: ({ base, m, n }) => `${logText(base, m)} + ${logText(base, n)}`,
  answer: ({ base, m, n }) => logText(base, m * n),
  hint: () => 'Both logarithms have the same base. Which rule combines a sum of logarithms?',
  mistakes: ['log-of-sum-split', 'log-bases-added', 'log-laws-swapped'],
});

/** A sum of two logarithms that is a whole number. */
const wholeSum = /* @__PURE__ */ expression({
  question: 'Find the exact value without a calculator: {given}',
  operation: 'evaluate',
  form: { kind: 'number' },
  numbers: (random) => FIRST && random.pick([FIRST, ...MORE]),
  given: ({ base, value, m }) => `${logText(base, m)} + ${logText(base, value / m)}`,
  answer: ({ exponent }) => String(exponent),
  hint: () => 'Neither logarithm is a whole number, but their sum is. Combine them first.',
  mistakes: ['log-and-number-confused', 'exponent-miscounted', 'log-as-quotient', 'log-of-sum-split'],
});

/** The product rule: the sum of two logarithms is the logarithm of the product. */
export const productLaw = /* @__PURE__ */ taskFamily('product-law', 'logarithms', {
  easy: [oneLogarithm],
  medium: [wholeSum],
  hard: [/* @__PURE__ */ knownLogarithms('*')],
});
