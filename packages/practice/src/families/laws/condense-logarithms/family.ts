import type { MistakeName } from '@mathtools/math-core/algebra';
import type { Difficulty } from '../../../problem.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { hasPowers, insideText, lettersInside, sumOfLogarithms } from '../../shared/logarithm-sum.js';
import { logText } from '../../shared/logarithm-text.js';

/** A sum of logarithms of letters. */
function condensed(difficulty: Difficulty, ...mistakes: readonly MistakeName[]) {
  return expression({
    question: 'Write as one logarithm (all variables are positive): {given}',
    operation: 'condense-logarithms',
    form: { kind: 'expression', shape: 'one-logarithm' },
    numbers: (random) => lettersInside(random, difficulty),
    given: sumOfLogarithms,
    answer: (inside) => logText(inside.base, insideText(inside)),
    hint: (inside) =>
      hasPowers(inside)
        ? 'Every logarithm needs the factor 1 before you can combine them. Where does its factor go?'
        : 'All logarithms have the same base. Which rules combine them?',
    mistakes,
  });
}

/** Sums of logarithms of letters, to be written as one logarithm. */
export const condenseLogarithms = /* @__PURE__ */ taskFamily('condense-logarithms', 'logarithms', {
  easy: [/* @__PURE__ */ condensed('easy', 'log-laws-swapped', 'log-of-sum-split', 'log-quotient-confused')],
  medium: [/* @__PURE__ */ condensed('medium', 'log-laws-swapped', 'log-exponent-lost', 'log-factor-inside')],
  hard: [
    /* @__PURE__ */ condensed(
      'hard',
      'log-laws-swapped',
      'log-exponent-lost',
      'log-root-lost',
      'log-and-number-confused',
    ),
  ],
});
