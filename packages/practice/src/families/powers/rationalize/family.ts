import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { lowestTerms } from '../../shared/lowest.js';
import { multiple, root } from '../../shared/measure.js';

const RADICANDS = [2, 3, 5, 6, 7, 10, 11, 13] as const;

const RATIONALIZED = {
  question: 'Rationalize the denominator: {given}',
  operation: 'rationalize',
  form: { kind: 'expression', shape: 'simplified' },
} as const;

/** The fraction a/(b√m). */
function oneRoot(size: (random: Random) => { readonly a: number; readonly b: number }) {
  return expression({
    ...RATIONALIZED,
    numbers: (random) => ({ m: random.pick(RADICANDS), ...size(random) }),
    given: ({ a, b, m }) => (b === 1 ? `${a}/${root(m)}` : `${a}/(${b}${root(m)})`),
    answer: ({ a, b, m }) => {
      const [above, below] = lowestTerms(a, b * m);
      return multiple(above, root(m)) + (below === 1 ? '' : `/${below}`);
    },
    hint: () => 'Which number makes the root in the denominator disappear?',
    mistakes: ['root-dropped', 'only-denominator-multiplied', 'denominator-lost', 'factor-lost'],
  });
}

/** The fraction a/(b ± √m) with the integer result c(b ∓ √m). */
const withSum = /* @__PURE__ */ expression({
  ...RATIONALIZED,
  numbers: (random) => {
    const [m, b, c] = [random.pick(RADICANDS), random.whole(2, 7), random.whole(1, 6)];
    const [a, sign] = [c * (b * b - m), random.pick([1, -1])];
    return b * b - m < 1 || a > 90 || a === 1 ? undefined : { a, b, c, m, sign };
  },
  given: ({ a, b, m, sign }) => `${a}/(${sumText([b, ''], [sign, root(m)])})`,
  answer: ({ b, c, m, sign }) => sumText([c * b, ''], [-sign * c, root(m)]),
  hint: () => 'Think of the difference of squares: (p + q)(p − q) = p² − q².',
  mistakes: ['conjugate-product-wrong', 'denominator-lost', 'only-first-term', 'cancelled-term'],
});

/** Fractions with a root in the denominator: 6/√3. */
export const rationalize = /* @__PURE__ */ taskFamily('rationalize', 'algebra', {
  easy: [/* @__PURE__ */ oneRoot((random) => ({ a: random.whole(2, 30), b: 1 }))],
  medium: [/* @__PURE__ */ oneRoot((random) => ({ a: random.whole(2, 24), b: random.whole(2, 6) }))],
  hard: [withSum],
});
