import type { MistakeName } from '@mathtools/math-core/algebra';
import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { equation, taskFamily } from '../../../task-family.js';
import { powerText } from '../../shared/logarithm-text.js';
import { quotientText } from '../../shared/lowest.js';
import { rootOf } from '../../shared/powers.js';

interface Value {
  readonly given: string;
  readonly answer: string;
}

/** An expression with logarithms of powers of e, or powers of e with logarithms. */
function exact(numbers: (random: Random) => Value, hint: string, mistakes: readonly MistakeName[]) {
  return expression({
    question: 'Find the exact value: {given}',
    operation: 'evaluate',
    form: { kind: 'number' },
    numbers,
    given: ({ given }) => given,
    answer: ({ answer }) => answer,
    hint: () => hint,
    mistakes,
  });
}

const OF_EXPONENT = 'The natural logarithm ln has base e. It asks: what power do you raise e to?';

const multipleOfExponent = /* @__PURE__ */ exact(
  (random) => {
    const [k, n] = [random.whole(2, 9), random.wholeExcept(-12, 15, -1, 0, 1)];
    return { given: `${k}ln(${powerText('e', n)})`, answer: String(k * n) };
  },
  OF_EXPONENT,
  ['log-exponent-lost', 'exponent-miscounted', 'factors-added', 'factor-lost'],
);

/** The logarithm of a reciprocal or of a root. */
const hiddenExponent = /* @__PURE__ */ exact(
  (random) => {
    const [n, halves] = [random.whole(2, 25), 2 * random.whole(0, 12) + 1];
    return random.oneIn(2)
      ? { given: `ln(1/${powerText('e', n)})`, answer: String(-n) }
      : { given: `ln(sqrt(${powerText('e', halves)}))`, answer: quotientText(halves, 2) };
  },
  `${OF_EXPONENT} Which single power of e is inside?`,
  ['log-of-reciprocal', 'log-root-lost', 'exponent-lost', 'log-exponent-lost', 'exponent-miscounted'],
);

/** A power of e whose exponent has a logarithm. */
const powerOfLogarithm = /* @__PURE__ */ exact(
  (random) => {
    const n = random.whole(2, 25);
    const factor = random.whole(2, n < 4 ? 5 : n < 7 ? 3 : 2);
    return random.oneIn(3)
      ? { given: `${factor}e^(ln(${n}))`, answer: String(factor * n) }
      : { given: `e^(${factor}ln(${n}))`, answer: String(n ** factor) };
  },
  'The natural logarithm of a number is the exponent on e that gives that number.',
  ['log-factor-inside', 'log-exponent-lost', 'base-exponent-swapped', 'factors-added', 'factor-lost'],
);

/** The equation e^(kx) = value. */
const power = /* @__PURE__ */ equation({
  question: 'Solve for x and give the exact solution with ln: {given}',
  numbers: (random) => {
    const [k, value] = [random.wholeExcept(-5, 6, 0, 1), random.whole(2, 40)];
    return rootOf(value) === value ? { k, value } : undefined;
  },
  given: ({ k, value }) => `e^(${sumText([k, 'x'])}) = ${value}`,
  answer: ({ k, value }) => `${k < 0 ? '-' : ''}ln(${value})${k === -1 ? '' : `/${Math.abs(k)}`}`,
  hint: 'What function undoes raising e to a power?',
  mistakes: [
    'log-and-number-confused',
    'sign-slip',
    'divided-one-side-only',
    'subtracted-instead-of-divided',
  ],
});

/** The equation ln (kx) = n. */
const logarithm = /* @__PURE__ */ equation({
  question: 'Solve for x and give the exact solution with e: {given}',
  numbers: (random) => ({ k: random.whole(2, 9), n: random.wholeExcept(-4, 9, 0, 1) }),
  given: ({ k, n }) => `ln(${k}x) = ${n}`,
  answer: ({ k, n }) => `${powerText('e', n)}/${k}`,
  hint: 'What is the base of the natural logarithm?',
  mistakes: [
    'log-base-exponent-swapped',
    'log-as-quotient',
    'log-and-number-confused',
    'divided-one-side-only',
    'subtracted-instead-of-divided',
    'divided-upside-down',
  ],
});

/** The equation (u − p)(u − q) = 0 for u = e^x, where q may be negative. */
const quadratic = /* @__PURE__ */ equation({
  question: 'Find the exact solutions: {given}',
  form: { kind: 'numbers', variable: 'x' },
  numbers: (random) => {
    const p = random.whole(2, 14);
    return { p, q: random.wholeExcept(2, 14, p) * (random.oneIn(3) ? -1 : 1) };
  },
  given: ({ p, q }) => `${sumText([1, 'e^(2x)'], [-(p + q), 'e^x'], [p * q, ''])} = 0`,
  answer: ({ p, q }) =>
    [p, q]
      .filter((root) => root > 0)
      .map((root) => `ln(${root})`)
      .join(', '),
  hint: 'Which power of $e^x$ is $e^(2x)$? Look for a quadratic equation.',
  method: 'factoring',
  mistakes: [
    'substitution-not-reversed',
    'exponential-never-negative',
    'solution-missing',
    'root-sign-swapped',
    'wrong-factor-pair',
  ],
  sentences: {
    'substitution-not-reversed':
      'These are the values of $e^x$. The unknown is the exponent, so take the natural logarithm of each positive one.',
  },
});

/** Natural logarithms and powers of e, which are inverse to each other. */
export const naturalLogarithm = /* @__PURE__ */ taskFamily('natural-logarithm', 'logarithms', {
  easy: [multipleOfExponent, hiddenExponent, powerOfLogarithm],
  medium: [power, logarithm],
  hard: [quadratic],
});
