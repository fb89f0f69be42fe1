import type { MistakeName } from '@mathtools/math-core/algebra';
import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { type DrawnTask, equation, taskFamily } from '../../../task-family.js';
import { withMinus } from '../../shared/polynomial-text.js';

const lineText = (a: number, b: number): string => sumText([a, 'x'], [b, '']);

/** The value of the inverse of a linear function at a number. */
const value = /* @__PURE__ */ equation({
  numbers: (random) => {
    const [a, b, x] = [
      random.wholeExcept(-8, 9, 0, 1, -1),
      random.wholeExcept(-15, 15, 0),
      random.wholeExcept(-9, 12, 0, 1),
    ];
    const y = a * x + b;
    // The value of the function at y must differ from that of its inverse.
    return a * y + b === x ? undefined : { rule: lineText(a, b), x, y, isFirstWording: random.oneIn(2) };
  },
  question: ({ rule, y, isFirstWording }) => {
    const at = withMinus(y);
    return isFirstWording
      ? `Let f(x) = $${rule}$. What is f⁻¹(${at}), the value of the inverse function at ${at}?`
      : `The function f(x) = $${rule}$ has an inverse f⁻¹. Find f⁻¹(${at}).`;
  },
  find: 'inverse',
  given: ({ rule }) => rule,
  at: ({ y }) => ({ x: String(y) }),
  answer: ({ x }) => String(x),
  form: { kind: 'number' },
  hint: 'f⁻¹ goes backward: its value is the number that f turns into the given number.',
  mistakes: [
    'value-as-input',
    'inverse-as-reciprocal',
    'sign-lost-in-moving',
    'divided-one-side-only',
    'subtracted-instead-of-divided',
    'added-to-one-side-only',
  ],
  sentences: {
    'value-as-input': 'That is the value of f, not of its inverse. The inverse goes backward: solve {right}.',
    'inverse-as-reciprocal': 'The value of the inverse isn’t the reciprocal of a value of f. Solve {right}.',
  },
});

/** A rule, and the rule of its inverse. */
interface Inverse {
  readonly rule: string;
  readonly answer: string;
}

/** The rule of the inverse of a function. */
function inverse(
  numbers: (random: Random) => Inverse | undefined,
  ...mistakes: readonly MistakeName[]
): DrawnTask {
  return equation({
    numbers: (random) => {
      const drawn = numbers(random);
      return drawn && { ...drawn, isFirstWording: random.oneIn(2) };
    },
    question: ({ rule, isFirstWording }) =>
      isFirstWording
        ? `What is the inverse of the function f(x) = $${rule}$? Write f⁻¹(x).`
        : `The function f(x) = $${rule}$ has an inverse. What is f⁻¹(x)?`,
    find: 'inverse',
    given: ({ rule }) => rule,
    answer: ({ answer }) => answer,
    form: { kind: 'expression' },
    hint: 'The inverse goes backward: it turns each value of f into its input. Which letters trade places?',
    mistakes: ['inverse-as-reciprocal', 'inverse-as-opposite', ...mistakes],
  });
}

/** The inverse of ax + b. */
const ofLine = /* @__PURE__ */ inverse(
  (random) => {
    const [a, b] = [random.wholeExcept(-9, 9, 0, 1, -1), random.wholeExcept(-15, 15, 0)];
    const top = a > 0 ? lineText(1, -b) : b < 0 ? lineText(-1, b) : `${b} - x`;
    return { rule: lineText(a, b), answer: `(${top})/${Math.abs(a)}` };
  },
  'sign-lost-in-moving',
  'divided-one-side-only',
  'divided-only-one-term',
);

/** The inverse of (ax + b)/c. */
const ofFraction = /* @__PURE__ */ inverse(
  (random) => {
    const [a, b, c] = [random.whole(2, 7), random.wholeExcept(-12, 12, 0), random.whole(2, 9)];
    return a % c === 0 || c % a === 0 || b % c === 0
      ? undefined
      : { rule: `(${lineText(a, b)})/${c}`, answer: `(${lineText(c, -b)})/${a}` };
  },
  'sign-lost-in-moving',
  'divided-one-side-only',
);

/** The inverse of a/(x + b) + c. */
const ofReciprocal = /* @__PURE__ */ inverse(
  (random) => {
    const [a, b, c] = [random.whole(2, 12), random.wholeExcept(-9, 9, 0), random.wholeExcept(-9, 9, 0)];
    const end = (n: number): string => sumText([1, ''], [n, '']).slice(1);
    return b === c || b === -c
      ? undefined
      : {
          rule: `${a}/(${lineText(1, b)})${end(c)}`,
          answer: `${a}/(${lineText(1, -c)})${end(-b)}`,
        };
  },
  'sign-lost-in-moving',
  'divided-upside-down',
);

/** Inverse functions: one value, and the rule of a linear function or a quotient. */
export const inverseFunction = /* @__PURE__ */ taskFamily('inverse-function', 'algebra', {
  easy: [value],
  medium: [ofLine, ofFraction],
  hard: [ofReciprocal],
});
