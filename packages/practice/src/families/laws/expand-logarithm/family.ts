import type { MistakeName } from '@mathtools/math-core/algebra';
import type { Difficulty } from '../../../problem.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { insideText, lettersInside, sumOfLogarithms } from '../../shared/logarithm-sum.js';
import { logText } from '../../shared/logarithm-text.js';

/** The logarithm of a product, quotient or power of letters. */
function expanded(difficulty: Difficulty, ...mistakes: readonly MistakeName[]) {
  return expression({
    question:
      'Write as a sum or difference of logarithms, in simplest form (all variables are positive): {given}',
    operation: 'expand-logarithms',
    form: { kind: 'expression', shape: 'separate-logarithms' },
    numbers: (random) => lettersInside(random, difficulty),
    given: (inside) => logText(inside.base, insideText(inside)),
    answer: sumOfLogarithms,
    hint: ({ factors }) =>
      factors.some(({ halves }) => halves < 0)
        ? 'Which operation comes last inside the logarithm? Begin with its rule.'
        : 'Start with the product. Which rule turns it into a sum?',
    mistakes,
  });
}

/** Problems that ask you to expand the logarithm of a product, quotient or power. */
export const expandLogarithm = /* @__PURE__ */ taskFamily('expand-logarithm', 'logarithms', {
  easy: [
    /* @__PURE__ */ expanded(
      'easy',
      'log-laws-swapped',
      'log-quotient-confused',
      'log-of-product-as-product',
    ),
  ],
  medium: [
    /* @__PURE__ */ expanded(
      'medium',
      'log-laws-swapped',
      'log-exponent-lost',
      'log-quotient-confused',
      'log-of-product-as-product',
    ),
  ],
  hard: [
    /* @__PURE__ */ expanded(
      'hard',
      'log-laws-swapped',
      'log-exponent-lost',
      'log-root-lost',
      'log-and-number-confused',
    ),
  ],
});
