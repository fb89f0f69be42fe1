import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { type DrawnTask, taskFamily } from '../../../task-family.js';
import { commonDivisor } from '../../shared/lowest.js';
import { type Coefficients, polynomialText, productOf } from '../../shared/polynomial-text.js';

interface Division {
  readonly divisor: Coefficients;
  readonly quotient: Coefficients;
}

/** The division of polynomials without a remainder. */
function division(numbers: (random: Random) => Division | undefined): DrawnTask {
  const productText = ({ divisor, quotient }: Division): string =>
    polynomialText(productOf(divisor, quotient));
  return expression({
    question: ['Simplify by dividing: {given}', 'Find the quotient: {given}'],
    operation: 'divide',
    form: { kind: 'expression', shape: 'expanded' },
    numbers,
    given: (all) => `(${productText(all)})/(${polynomialText(all.divisor)})`,
    answer: ({ quotient }) => polynomialText(quotient),
    hint: (all) =>
      `Divide as with numbers. How many times does the first term, $${polynomialText([all.divisor[0] ?? 1, 0])}$, go into the first term of $${productText(all)}$?`,
    mistakes: ['synthetic-division-sign', 'denominator-split', 'sign-slip', 'divided-only-one-term'],
    sentences: {
      'synthetic-division-sign':
        'Check the signs when you subtract: the minus sign belongs to both terms of each product with the divisor.',
      'denominator-split': 'Divide by the whole divisor of {from}, not only by its first term.',
      'sign-slip':
        'Check the last term of the quotient: times the last term of the divisor, it must give the last term of the numerator in {from}.',
      'divided-only-one-term':
        'Divide the last term, too: in {from}, it is the last term of the quotient times the last term of the divisor.',
    },
  });
}

const p = (random: Random): number => random.wholeExcept(-6, 6, 0);

/** Long division of polynomials by x + p, or by ax + p. */
export const polynomialDivision = /* @__PURE__ */ taskFamily('polynomial-division', 'algebra', {
  easy: [
    /* @__PURE__ */ division((random) => ({
      divisor: [1, p(random)],
      quotient: [random.whole(1, 4), random.wholeExcept(-9, 9, 0)],
    })),
  ],
  medium: [
    /* @__PURE__ */ division((random) => ({
      divisor: [1, p(random)],
      quotient: [random.whole(1, 3), random.wholeExcept(-6, 6, 0), random.wholeExcept(-9, 9, 0)],
    })),
  ],
  hard: [
    // The x² term is missing.
    /* @__PURE__ */ division((random) => {
      const n = p(random);
      return { divisor: [1, n], quotient: [1, -n, random.wholeExcept(-9, 9, 0)] };
    }),
    /* @__PURE__ */ division((random) => {
      const [a, n] = [random.whole(2, 3), p(random)];
      return commonDivisor(a, n) > 1
        ? undefined
        : {
            divisor: [a, n],
            quotient: [random.whole(1, 3), random.wholeExcept(-5, 5, 0), random.wholeExcept(-6, 6, 0)],
          };
    }),
  ],
});
