import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { knownLogarithms } from '../../shared/known-logarithms.js';
import { logText } from '../../shared/logarithm-text.js';
import { areOfOneRoot, powersOf } from '../../shared/powers.js';

const POWERS = powersOf([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2, 640);

/** The difference of two logarithms. */
const oneLogarithm = /* @__PURE__ */ expression({
  question: 'Write as one logarithm: {given}',
  operation: 'condense-logarithms',
  form: { kind: 'expression', shape: 'one-logarithm' },
  numbers: (random) => {
    const [base, n] = [random.whole(2, 12), random.whole(2, 9)];
    const quotient = random.pick([2, 3, 5, 6, 7, 10, 11, 13, 14, 15]);
    const isPlain = [quotient, n, quotient * n].every((value) => !areOfOneRoot(base, value));
    return isPlain ? { base, n, quotient } : undefined;
  },
  given: ({ base, n, quotient }) => `${logText(base, quotient * n)} - ${logText(base, n)}`,
  answer: ({ base, quotient }) => logText(base, quotient),
  hint: () => 'Both logarithms have the same base. Which rule combines a difference of logarithms?',
  mistakes: ['log-of-difference-split', 'log-laws-swapped', 'log-quotient-confused'],
});

/** A difference of two logarithms that is a whole number. */
const wholeDifference = /* @__PURE__ */ expression({
  question: 'Find the exact value without a calculator: {given}',
  operation: 'evaluate',
  form: { kind: 'number' },
  numbers: (random) => {
    const { base, exponent, value } = random.pick(POWERS);
    const n = random.pick([2, 3, 5, 6, 7, 11, 13]);
    return areOfOneRoot(n, base) ? undefined : { base, exponent, value, n };
  },
  given: ({ base, value, n }) => `${logText(base, value * n)} - ${logText(base, n)}`,
  answer: ({ exponent }) => String(exponent),
  hint: () => 'Neither logarithm is a whole number, but their difference is. Combine them first.',
  mistakes: ['log-and-number-confused', 'exponent-miscounted', 'log-as-quotient', 'log-of-difference-split'],
});

/** The quotient rule: the difference of two logarithms is the logarithm of the quotient. */
export const quotientLaw = /* @__PURE__ */ taskFamily('quotient-law', 'logarithms', {
  easy: [oneLogarithm],
  medium: [wholeDifference],
  hard: [/* @__PURE__ */ knownLogarithms('/')],
});
