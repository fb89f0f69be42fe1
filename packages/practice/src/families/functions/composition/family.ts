import type { MistakeName } from '@mathtools/math-core/algebra';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import {
  type Coefficients,
  polynomialText,
  productOf,
  valueAt,
  withMinus,
} from '../../shared/polynomial-text.js';
import { OF_SUBSTITUTING } from '../../shared/sentences.js';

/** The functions of f(g(x)). */
interface Functions {
  readonly f: Coefficients;
  readonly g: Coefficients;
  readonly isFirstWording: boolean;
}

function linear(random: Random): Coefficients {
  return [random.wholeExcept(-6, 7, 0, 1, -1), random.wholeExcept(-9, 9, 0)];
}

/** Returns x² + b, x² + bx, or x² + bx + c. */
function quadratic(random: Random): Coefficients {
  const [b, c] = [random.wholeExcept(-6, 6, 0), random.wholeExcept(-9, 9, 0)];
  return random.pick([
    [1, 0, c],
    [1, b, 0],
    [1, b, c],
  ] as const);
}

const SENTENCES = {
  'composed-backwards': 'You put f into g. In f(g(x)), the function g comes first: put its value into f.',
  'composed-as-product': 'You multiplied f(x) by g(x). Put g(x) into f instead.',
  'composed-partly': 'That is the value of only one function. Find g(x) first, and put it into f.',
  'sign-of-product': OF_SUBSTITUTING['sign-of-product'],
} as const;

/** The value f(g(x)) at a number. */
const ofNumber = /* @__PURE__ */ expression({
  numbers: (random) => {
    const [one, other] = [linear(random), random.oneIn(2) ? quadratic(random) : linear(random)];
    const [f, g] = random.oneIn(2) ? [one, other] : [other, one];
    const x = random.wholeExcept(-4, 5, 0, 1);
    const [inner, isFirstWording] = [valueAt(g, x), random.oneIn(2)];
    const value = valueAt(f, inner);
    return Math.abs(inner) > 15 || Math.abs(value) > 150 || inner === x || inner === 0
      ? undefined
      : { f, g, x, value, isFirstWording };
  },
  question: ({ f, g, x, isFirstWording }) => {
    const [first, second, call] = [polynomialText(f), polynomialText(g), `f(g(${withMinus(x)}))`];
    return isFirstWording
      ? `Let f(x) = $${first}$ and g(x) = $${second}$. Find ${call}.`
      : `Two functions are given by f(x) = $${first}$ and g(x) = $${second}$. What is ${call}?`;
  },
  operation: 'evaluate',
  form: { kind: 'number' },
  given: ({ f }) => polynomialText(f),
  inner: ({ g }) => polynomialText(g),
  at: ({ x }) => ({ x: String(x) }),
  answer: ({ value }) => String(value),
  hint: ({ x }) => `Work from the inside out: first find g(${withMinus(x)}).`,
  mistakes: [
    'composed-backwards',
    'composed-as-product',
    'composed-partly',
    'sign-of-square',
    'sign-of-product',
    'factors-added',
  ],
  sentences: SENTENCES,
});

/** Returns f(g(x)), where f has a degree of at most 2. */
function composed(f: Coefficients, g: Coefficients): Coefficients {
  return f.slice(1).reduce<Coefficients>(
    (result, a) => {
      const product = productOf(result, g);
      return product.map((n, index) => (index === product.length - 1 ? n + a : n));
    },
    [f[0] ?? 0],
  );
}

/** The expression f(g(x)). */
function ofExpression(
  numbers: (random: Random) => Pick<Functions, 'f' | 'g'>,
  ...more: readonly MistakeName[]
) {
  return expression({
    numbers: (random): Functions => ({ ...numbers(random), isFirstWording: random.oneIn(2) }),
    question: ({ f, g, isFirstWording }) => {
      const [first, second] = [polynomialText(f), polynomialText(g)];
      return isFirstWording
        ? `Let f(x) = $${first}$ and g(x) = $${second}$. Write f(g(x)) without parentheses.`
        : `Two functions are given by f(x) = $${first}$ and g(x) = $${second}$. What is f(g(x)), expanded and simplified?`;
    },
    operation: 'expand',
    form: { kind: 'expression', shape: 'expanded' },
    given: ({ f }) => polynomialText(f),
    at: ({ g }) => ({ x: polynomialText(g) }),
    answer: ({ f, g }) => polynomialText(composed(f, g)),
    hint: () => 'f(g(x)) means: put g(x) into f. Which expression replaces x?',
    mistakes: ['composed-backwards', 'composed-as-product', ...more, 'only-first-term', 'sign-of-product'],
    sentences: SENTENCES,
  });
}

/** Compositions of functions: the number f(g(2)), and f(g(x)) as an expression. */
export const composition = /* @__PURE__ */ taskFamily('composition', 'algebra', {
  easy: [ofNumber],
  medium: [/* @__PURE__ */ ofExpression((random) => ({ f: linear(random), g: linear(random) }))],
  hard: [
    /* @__PURE__ */ ofExpression(
      (random) => ({
        f: quadratic(random),
        g: [random.pick([1, 2, 3]), random.wholeExcept(-6, 6, 0)],
      }),
      'square-of-sum',
      'substituted-partly',
    ),
    /* @__PURE__ */ ofExpression((random) => ({
      f: linear(random),
      g: [1, random.whole(-5, 5), random.wholeExcept(-9, 9, 0)],
    })),
  ],
});
