import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { commonDivisor } from '../../shared/lowest.js';
import { type Coefficients, polynomialText, productOf } from '../../shared/polynomial-text.js';

/** The sum g·xⁿ·(…), whose terms have no other common factor. */
function withFactor(
  inner: (random: Random) => readonly number[],
  most: number,
  degrees: readonly [number, ...number[]],
) {
  return expression({
    question: 'Factor: {given}',
    operation: 'factor',
    form: { kind: 'expression', shape: 'factored' },
    numbers: (random) => ({
      letter: random.pick(['x', 'y', 'n', 'a']),
      inside: inner(random),
      g: random.whole(2, most),
      degree: random.pick(degrees),
    }),
    given: ({ letter, inside, g, degree }) => polynomialText(productOf(inside, times(g, degree)), letter),
    answer: ({ letter, inside, g, degree }) =>
      `${polynomialText(times(g, degree), letter)}(${polynomialText(inside, letter)})`,
    hint: ({ letter, inside, g, degree }) => {
      const numbers = [...new Set(inside.map((n) => String(Math.abs(n * g))))];
      const listed = `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1) ?? ''}`;
      return degree === 0
        ? `What is the greatest number that divides ${listed}?`
        : `What is the greatest number that divides ${listed}, and which power of ${letter} is in every term?`;
    },
    mistakes: ['factor-taken-from-one', 'sign-slip', 'factor-lost'],
    sentences: {
      'factor-taken-from-one':
        'When you factor something out, divide every term by it. Expanded, your answer is {wrong}.',
      'sign-slip': 'Each term keeps its sign when you factor. Expanded, your answer is {wrong}.',
      'factor-lost':
        'The product needs all its factors: those in front and the parentheses. From {from}, {law}.',
    },
  });
}

/** Returns the coefficients of g·xⁿ. */
const times = (g: number, degree: number): Coefficients => [g, ...Array.from({ length: degree }, () => 0)];

function binomial(random: Random): readonly number[] {
  const [a, b] = [random.whole(1, 7), random.wholeExcept(-9, 9, 0)];
  return commonDivisor(a, b) === 1 && (a > 1 || Math.abs(b) > 1) ? [a, b] : binomial(random);
}

/** Draws a trinomial that can't be factored further. */
function trinomial(random: Random): readonly number[] {
  const [a, b, c] = [random.whole(1, 4), random.wholeExcept(-7, 7, 0), random.wholeExcept(-7, 7, 0)];
  const discriminant = b * b - 4 * a * c;
  const isSquare = Number.isInteger(Math.sqrt(discriminant));
  return isSquare || commonDivisor(commonDivisor(a, b), c) > 1 ? trinomial(random) : [a, b, c];
}

/** Sums whose terms share a factor: 6x² + 9x. */
export const commonFactor = /* @__PURE__ */ taskFamily('common-factor', 'algebra', {
  easy: [/* @__PURE__ */ withFactor(binomial, 9, [0])],
  medium: [/* @__PURE__ */ withFactor(binomial, 6, [1, 1, 2])],
  hard: [/* @__PURE__ */ withFactor(trinomial, 6, [1, 2])],
});
