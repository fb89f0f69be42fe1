import type { MistakeName } from '@mathtools/math-core/algebra';
import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { type DrawnTask, taskFamily } from '../../../task-family.js';
import { OF_SUBSTITUTING } from '../../shared/sentences.js';

/** An expression with the values of its letters. */
interface Evaluation {
  readonly given: string;
  readonly at: Readonly<Record<string, number>>;
  readonly value: number;
}

/** Returns a task to evaluate an expression. */
function evaluation(
  numbers: (random: Random) => Evaluation | undefined,
  hint: (n: Evaluation) => string,
  ...mistakes: readonly MistakeName[]
): DrawnTask {
  return expression({
    question: 'Evaluate {given}',
    operation: 'evaluate',
    form: { kind: 'number' },
    numbers,
    given: ({ given }) => given,
    at: ({ at }) => Object.fromEntries(Object.entries(at).map(([letter, n]) => [letter, String(n)])),
    answer: ({ value }) => String(value),
    hint,
    mistakes,
    sentences: OF_SUBSTITUTING,
  });
}

const isNegative = ({ at }: Evaluation): boolean => Object.values(at).some((n) => n < 0);

/** The expression ax + b. */
const linear = /* @__PURE__ */ evaluation(
  (random) => {
    const [a, x] = [random.wholeExcept(-9, 9, 0, 1, -1), random.wholeExcept(-8, 9, 0, 1)];
    const b = random.wholeExcept(-20, 20, 0);
    return { given: sumText([a, 'x'], [b, '']), at: { x }, value: a * x + b };
  },
  (all) =>
    `A number next to x multiplies x.${isNegative(all) ? ' Write the negative number in parentheses.' : ''}`,
  'product-as-digits',
  'factors-added',
  'sign-of-product',
  'unlike-terms-combined',
  'sign-slip',
);

/** The expression ax² + bx + c. */
const quadratic = /* @__PURE__ */ evaluation(
  (random) => {
    const [a, b] = [random.wholeExcept(-4, 5, 0), random.wholeExcept(-9, 9, 0)];
    const [c, x] = [random.wholeExcept(-15, 15, 0), random.wholeExcept(-6, 5, 0, 1)];
    return {
      given: sumText([a, 'x^2'], [b, 'x'], [c, '']),
      at: { x },
      value: a * x * x + b * x + c,
    };
  },
  (all) =>
    `Replace every x with the number${isNegative(all) ? ', in parentheses' : ''}. Which operation comes first?`,
  'coefficient-multiplied-into-base',
  'sign-of-square',
  'power-as-product',
  'sign-of-product',
  'factors-added',
  'sign-slip',
);

/** The values of two letters, and the numbers in ax² + by² or a(x + by)². */
function twoLetters(random: Random) {
  const [x, y] = [random.wholeExcept(-6, 6, 0, 1), random.wholeExcept(-6, 6, 0, 1)];
  const [a, b] = [random.wholeExcept(-3, 4, 0), random.wholeExcept(-5, 5, 0, 1, -1)];
  return { x, y, a, b };
}

const ofTwoLetters = (): string =>
  'Replace each letter with its number, with negative numbers in parentheses. What does the order of operations say?';

/** The expression a(x + by)². */
const squareOfSum = /* @__PURE__ */ evaluation(
  (random) => {
    const { x, y, a, b } = twoLetters(random);
    const inside = x + b * y;
    return inside === 0 || Math.abs(inside) > 12
      ? undefined
      : {
          given: sumText([a, `(${sumText([1, 'x'], [b, 'y'])})^2`]),
          at: { x, y },
          value: a * inside * inside,
        };
  },
  ofTwoLetters,
  'square-of-sum',
  'coefficient-multiplied-into-base',
  'power-as-product',
  'sign-of-square',
  'sign-of-product',
  'order-of-operations',
);

/** The expression ax² + by². */
const sumOfSquares = /* @__PURE__ */ evaluation(
  (random) => {
    const { x, y, a, b } = twoLetters(random);
    return { given: sumText([a, 'x^2'], [b, 'y^2']), at: { x, y }, value: a * x * x + b * y * y };
  },
  ofTwoLetters,
  'sign-of-square',
  'coefficient-multiplied-into-base',
  'power-as-product',
  'sign-slip',
  'factors-added',
);

/** Expressions with numbers substituted for their letters: 2x² - 3x for x = -4. */
export const evaluateExpression = /* @__PURE__ */ taskFamily('evaluate-expression', 'algebra', {
  easy: [linear],
  medium: [quadratic],
  hard: [squareOfSum, sumOfSquares],
});
