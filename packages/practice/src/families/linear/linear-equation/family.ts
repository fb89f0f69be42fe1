import type { MistakeName } from '@mathtools/math-core/algebra';
import type { Random } from '../../../random.js';
import { type DrawnTask, equation, taskFamily } from '../../../task-family.js';
import { sideText } from '../../shared/linear-steps.js';
import { commonDivisor, quotientText } from '../../shared/lowest.js';

/** The equation ax + b = cx + d. */
type Numbers = readonly [a: number, b: number, c: number, d: number];

/**
 * Equations with one unknown, on one side or on both: 3x + 5 = 20. Hard ones have a fraction as the solution.
 */
export const linearEquation = /* @__PURE__ */ taskFamily('linear-equation', 'algebra', {
  easy: [
    linear(oneSided, 'First undo what is added to or subtracted from the x term.', 'divided-only-one-term'),
  ],
  medium: [linear(twoSided, 'First move all x terms to one side.')],
  hard: [linear(withFraction, 'First move all x terms to one side. The solution is a fraction.')],
});

function linear(
  numbers: (random: Random) => Numbers | undefined,
  hint: string,
  ...others: readonly MistakeName[]
): DrawnTask {
  return equation({
    numbers,
    given: ([a, b, c, d]) => `${sideText([a, b])} = ${sideText([c, d])}`,
    answer: ([a, b, c, d]) => quotientText(d - b, a - c),
    hint,
    mistakes: [
      'sign-lost-in-moving',
      'divided-one-side-only',
      'subtracted-instead-of-divided',
      'divided-upside-down',
      ...others,
    ],
  });
}

function oneSided(random: Random): Numbers {
  const [x, a, b] = [random.whole(2, 10), random.whole(2, 9), random.wholeExcept(-20, 20, 0)];
  return [a, b, 0, a * x + b];
}

function twoSided(random: Random): Numbers {
  const [x, c] = [random.wholeExcept(-12, 12, 0, 1, -1), random.wholeExcept(-6, 6, 0)];
  const a = random.wholeExcept(-9, 9, 0, 1, -1, c, c + 1, c - 1);
  const b = random.wholeExcept(-20, 20, 0);
  return [a, b, c, (a - c) * x + b];
}

function withFraction(random: Random): Numbers | undefined {
  const [bottom, c] = [random.whole(2, 6), random.wholeExcept(-6, 6, 0)];
  const [top, b] = [random.wholeExcept(-15, 15, 0), random.wholeExcept(-20, 20, 0)];
  const isFit = bottom + c !== 0 && commonDivisor(top, bottom) === 1 && top + b !== 0;
  return isFit ? [bottom + c, b, c, top + b] : undefined;
}
