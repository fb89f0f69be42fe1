import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { equation, taskFamily } from '../../../task-family.js';
import { type Coefficients, polynomialText, valueAt, withMinus } from '../../shared/polynomial-text.js';
import { OF_SUBSTITUTING } from '../../shared/sentences.js';

/** A function, and the number or expression that is put into it. */
interface Call {
  readonly name: string;
  readonly rule: Coefficients;
  readonly of: string;
  readonly isFirstWording: boolean;
}

function named(random: Random): Pick<Call, 'name' | 'isFirstWording'> {
  return { name: random.pick(['f', 'g', 'h']), isFirstWording: random.oneIn(2) };
}

const number = (random: Random): number => random.wholeExcept(-6, 8, 0, 1, -1);

function linear(random: Random): Coefficients {
  return [random.wholeExcept(-9, 9, 0, 1, -1), random.wholeExcept(-15, 15, 0)];
}

const VALUE = {
  operation: 'evaluate',
  form: { kind: 'number' },
  question: ({ name, rule, of, isFirstWording }: Call) =>
    isFirstWording
      ? `Let ${name}(x) = $${polynomialText(rule)}$. What is ${name}(${withMinus(of)})?`
      : `A function is given by ${name}(x) = $${polynomialText(rule)}$. Find ${name}(${withMinus(of)}).`,
  given: ({ rule }: Call) => polynomialText(rule),
  at: ({ of }: Call) => ({ x: of }),
  answer: ({ rule, of }: Call) => String(valueAt(rule, Number(of))),
  hint: ({ name, of }: Call) =>
    `${name}(${withMinus(of)}) is the value of the expression when x is ${withMinus(of)}.`,
  sentences: OF_SUBSTITUTING,
} as const;

/** The value of ax + b at a number. */
const valueOfLine = /* @__PURE__ */ expression({
  ...VALUE,
  numbers: (random) => ({ ...named(random), rule: linear(random), of: String(number(random)) }),
  mistakes: ['product-as-digits', 'factors-added', 'sign-of-product', 'unlike-terms-combined', 'sign-slip'],
});

/** The value of ax² + bx + c at a number. */
const valueOfParabola = /* @__PURE__ */ expression({
  ...VALUE,
  numbers: (random) => ({
    ...named(random),
    rule: [random.pick([1, 1, 2, 3, -1, -2]), random.whole(-6, 6), random.wholeExcept(-9, 9, 0)],
    of: String(random.wholeExcept(-5, 5, 0, 1, -1)),
  }),
  mistakes: [
    'sign-of-square',
    'coefficient-multiplied-into-base',
    'power-as-product',
    'sign-of-product',
    'factors-added',
    'sign-slip',
  ],
});

/** The x at which ax + b has a value. */
const argument = /* @__PURE__ */ equation({
  numbers: (random) => ({ ...named(random), rule: linear(random), x: number(random) }),
  question: ({ name, rule, x, isFirstWording }) => {
    const value = `${name}(x) = ${withMinus(valueAt(rule, x))}`;
    return isFirstWording
      ? `Let ${name}(x) = $${polynomialText(rule)}$. For which x is ${value}?`
      : `A function is given by ${name}(x) = $${polynomialText(rule)}$. Which x gives ${value}?`;
  },
  given: ({ rule, x }) => `${polynomialText(rule)} = ${valueAt(rule, x)}`,
  answer: ({ x }) => String(x),
  hint: 'The value of the function is known, and x isn’t. Write this as an equation.',
  mistakes: [
    'value-as-input',
    'sign-lost-in-moving',
    'minus-forgotten-in-dividing',
    'subtracted-instead-of-divided',
    'divided-one-side-only',
    'added-to-one-side-only',
  ],
  sentences: { 'value-as-input': 'The value of the function is given: solve {from} for x.' },
});

const EXPANDED = {
  operation: 'expand',
  form: { kind: 'expression', shape: 'expanded' },
  question: ({ name, rule, of, isFirstWording }: Call) =>
    isFirstWording
      ? `Let ${name}(x) = $${polynomialText(rule)}$. Write ${name}(${withMinus(of)}) without parentheses.`
      : `A function is given by ${name}(x) = $${polynomialText(rule)}$. What is ${name}(${withMinus(of)}), expanded and simplified?`,
  given: ({ rule }: Call) => polynomialText(rule),
  at: ({ of }: Call) => ({ x: of }),
  hint: ({ of }: Call) => `Replace every x with $${of}$, in parentheses.`,
  sentences: OF_SUBSTITUTING,
} as const;

/** The expression f(x + h) of a quadratic function. */
const ofSum = /* @__PURE__ */ expression({
  ...EXPANDED,
  numbers: (random) => {
    const [b, c, h] = [random.wholeExcept(-7, 7, 0), random.whole(-9, 9), random.wholeExcept(-5, 5, 0)];
    return { ...named(random), rule: [1, b, c], of: sumText([1, 'x'], [h, '']), b, c, h };
  },
  answer: ({ b, c, h }) => polynomialText([1, 2 * h + b, h * h + b * h + c]),
  mistakes: [
    'change-outside-function',
    'square-of-sum',
    'substituted-partly',
    'only-first-term',
    'sign-of-product',
  ],
});

/** The expression f(kx) of a quadratic function. */
const ofMultiple = /* @__PURE__ */ expression({
  ...EXPANDED,
  numbers: (random) => {
    const [a, b] = [random.whole(1, 3), random.wholeExcept(-7, 7, 0, 1, -1)];
    const c = random.wholeExcept(-9, 9, 0);
    const k = random.pick([2, 3, 4, -2, -3, -4]);
    return { ...named(random), rule: [a, b, c], of: sumText([k, 'x']), a, b, c, k };
  },
  answer: ({ a, b, c, k }) => polynomialText([a * k * k, b * k, c]),
  mistakes: [
    'change-outside-function',
    'coefficient-not-powered',
    'sign-of-square',
    'substituted-partly',
    'coefficient-multiplied-into-base',
    'sign-of-product',
  ],
});

/** Function notation: the value f(-2), the x with f(x) = 7, and f(x + 2) as an expression. */
export const functionValue = /* @__PURE__ */ taskFamily('function-value', 'algebra', {
  easy: [valueOfLine, valueOfParabola, valueOfParabola],
  medium: [argument],
  hard: [ofMultiple, ofSum, ofSum],
});
