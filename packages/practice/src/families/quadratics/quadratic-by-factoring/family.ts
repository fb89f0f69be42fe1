import type { MistakeName } from '@mathtools/math-core/algebra';
import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { type DrawnTask, equation, taskFamily } from '../../../task-family.js';
import { quotientText } from '../../shared/lowest.js';
import { polynomialText } from '../../shared/polynomial-text.js';

/** The equation (ax - n)(x - q) = 0, expanded, with the x term on the right side if `isMoved`. */
interface Numbers {
  readonly a: number;
  readonly n: number;
  readonly q: number;
  readonly isMoved?: boolean;
}

function factorable(
  numbers: (random: Random) => Numbers | undefined,
  ...mistakes: readonly MistakeName[]
): DrawnTask {
  return equation({
    numbers,
    given: ({ a, n, q, isMoved }) =>
      isMoved
        ? `${polynomialText([a, 0, n * q])} = ${sumText([a * q + n, 'x'])}`
        : `${polynomialText([a, -a * q - n, n * q])} = 0`,
    answer: ({ a, n, q }) => (n / a < q ? `${quotientText(n, a)}, ${q}` : `${q}, ${quotientText(n, a)}`),
    question: 'Find all solutions: {given}',
    form: { kind: 'numbers', variable: 'x' },
    method: 'factoring',
    hint: 'A product is 0 when one of its factors is 0. Which product do you need, and which side must be 0?',
    mistakes: ['root-sign-swapped', 'solution-missing', ...mistakes],
  });
}

/** Two different solutions of the same sign, whose product is easy to split. */
function ofOneSign(random: Random): Numbers | undefined {
  const [p, sign] = [random.whole(1, 15), random.pick([1, -1])];
  const q = random.wholeExcept(1, 15, p);
  return p * q > 100 ? undefined : { a: 1, n: sign * p, q: sign * q };
}

function ofBothSigns(random: Random): Numbers {
  const n = random.wholeExcept(-10, 10, 0);
  return { a: 1, n, q: random.wholeExcept(-10, 10, 0, n, -n), isMoved: random.oneIn(2) };
}

/** One of the solutions is a fraction. */
function withLeadingCoefficient(random: Random): Numbers | undefined {
  const [a, q, n] = [random.whole(2, 5), random.wholeExcept(-6, 6, 0), random.wholeExcept(-9, 9, 0)];
  return quotientText(n, a) !== `${n}/${a}` || a * q + n === 0 ? undefined : { a, n, q };
}

/** Quadratic equations whose left side factors: x² - 5x + 6 = 0. */
export const quadraticByFactoring = /* @__PURE__ */ taskFamily('quadratic-by-factoring', 'algebra', {
  easy: [factorable(ofOneSign, 'wrong-factor-pair')],
  medium: [factorable(ofBothSigns, 'wrong-factor-pair')],
  hard: [factorable(withLeadingCoefficient, 'divided-one-side-only', 'divided-upside-down')],
});
