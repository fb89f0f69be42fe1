import type { MistakeName } from '@mathtools/math-core/algebra';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { logText } from '../../shared/logarithm-text.js';
import { commonDivisor, quotientText } from '../../shared/lowest.js';
import { MANY_POWERS, powersOf } from '../../shared/powers.js';

const ROOTS = powersOf([2, 3, 5, 6, 7, 10], 2, 1024);

/** The largest number whose root students know: 1024 is 2 to the power 10. */
const MOST_AS_BASE = 1024;

/** Numbers that aren't squares. */
const ROOT_BASES = [
  2, 3, 5, 6, 7, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 26, 28, 29, 30, 31, 33, 35, 37, 41,
  43, 47,
] as const;

interface Logarithm {
  readonly base: number | string;
  readonly value: number | string;
  readonly answer: string;
}

/** Sentences without an example, whose numbers could be the answer. */
const SENTENCES = {
  'log-as-quotient':
    'A logarithm is an exponent, not a quotient. Which power of the base is the number inside?',
  'log-base-exponent-swapped':
    'You swapped the two numbers. The base of the logarithm is the base of the power.',
  'exponent-miscounted': 'Check the exponent. Raise the base to it: do you get the number inside?',
  'log-and-number-confused': 'That is the number inside. The logarithm is the exponent that leads to it.',
  'log-of-reciprocal': 'A minus sign in the exponent gives a reciprocal. Check the sign of your answer.',
  'log-root-lost': 'A root is a power whose exponent is a fraction less than one.',
} as const;

/** A logarithm with an exact value. */
function exact(
  numbers: (random: Random) => Logarithm | undefined,
  hint: (n: Logarithm) => string,
  mistakes: readonly MistakeName[],
) {
  return expression({
    question: 'Evaluate {given}.',
    operation: 'evaluate',
    form: { kind: 'number' },
    numbers,
    given: ({ base, value }) => logText(base, value),
    answer: ({ answer }) => answer,
    hint,
    mistakes,
    sentences: SENTENCES,
  });
}

const asked = ({ base, value }: Logarithm): string =>
  `The logarithm asks: what power do you raise ${base} to in order to get $${value}$?`;

const power = /* @__PURE__ */ exact(
  (random) => {
    const { base, exponent, value } = random.pick(MANY_POWERS);
    return { base, value, answer: String(exponent) };
  },
  asked,
  ['log-as-quotient', 'log-base-exponent-swapped', 'exponent-miscounted'],
);

/** The logarithm of 1, of the base or of its reciprocal. */
const small = /* @__PURE__ */ exact(
  (random) => {
    const [base, exponent] = [random.whole(2, 30), random.pick([0, 1, -1])];
    return { base, value: exponent < 0 ? `1/${base}` : base ** exponent, answer: String(exponent) };
  },
  asked,
  ['exponent-miscounted', 'log-as-quotient', 'log-and-number-confused', 'log-of-reciprocal'],
);

const reciprocal = /* @__PURE__ */ exact(
  (random) => {
    const { base, exponent, value } = random.pick(MANY_POWERS);
    return { base, value: `1/${value}`, answer: `-${exponent}` };
  },
  ({ base, value }) => `Which power of ${base} is the denominator of $${value}$?`,
  ['log-of-reciprocal', 'log-base-exponent-swapped', 'exponent-miscounted'],
);

const rootOfBase = /* @__PURE__ */ exact(
  (random) => {
    const { base, exponent, value } = random.pick(MANY_POWERS);
    return value > MOST_AS_BASE ? undefined : { base: value, value: base, answer: `1/${exponent}` };
  },
  ({ base, value }) => `${value} is smaller than ${base}, so the logarithm is less than 1.`,
  ['log-base-exponent-swapped', 'log-as-quotient', 'denominator-lost', 'log-quotient-confused'],
);

const squareRoot = /* @__PURE__ */ exact(
  (random) => {
    const base = random.pick(ROOT_BASES);
    return { base, value: `sqrt(${base})`, answer: '1/2' };
  },
  () => 'Write the root as a power.',
  ['log-root-lost', 'log-of-reciprocal'],
);

const twoExponents = /* @__PURE__ */ exact(
  (random) => {
    const { base: root, exponent: below, value: base } = random.pick(ROOTS);
    const above = random.pick(exponentsBeside(root, below)) * (random.oneIn(3) ? -1 : 1);
    const isTurned = random.oneIn(4);
    return {
      base: isTurned ? `1/${base}` : base,
      value: above < 0 ? `1/${root ** -above}` : root ** above,
      answer: quotientText(above, isTurned ? -below : below),
    };
  },
  () => 'Of which number are both numbers powers?',
  ['log-of-reciprocal', 'divided-upside-down', 'denominator-lost', 'log-quotient-confused'],
);

/** Returns the exponents that are coprime to the given one and keep the value within 1024. */
function exponentsBeside(root: number, exponent: number): readonly [number, ...number[]] {
  const [first = 1, ...others] = powersOf([root], 2, 1024)
    .map((one) => one.exponent)
    .filter((n) => commonDivisor(n, exponent) === 1);
  return [first, ...others];
}

/** Logarithms with an exact value: integers first, then fractions. */
export const evaluateLogarithm = /* @__PURE__ */ taskFamily('evaluate-logarithm', 'logarithms', {
  easy: [power, power, small],
  medium: [reciprocal, rootOfBase, squareRoot],
  hard: [twoExponents],
});
