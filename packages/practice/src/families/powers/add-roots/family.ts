import type { MistakeName } from '@mathtools/math-core/algebra';
import { sumText } from '../../../family.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { multiple, root } from '../../shared/measure.js';

const RADICANDS = [2, 3, 5, 6, 7, 10, 11] as const;
/** The largest number under a root. */
const MOST = 250;

const SIMPLIFIED = {
  question: 'Simplify: {given}',
  operation: 'simplify',
  form: { kind: 'expression', shape: 'simplified' },
  sentences: {
    'like-terms-exponents-added': 'The root stays the same, as x does in 2x + 3x. From {from}, {law}.',
  },
} as const;

/** The sum or difference a√m ± b√m. */
const alike = /* @__PURE__ */ expression({
  ...SIMPLIFIED,
  numbers: (random) => {
    const [m, sign] = [random.pick(RADICANDS), random.pick([1, -1])];
    const [a, b] = [random.whole(2, 12), random.whole(2, 12)];
    return a + sign * b <= 1 ? undefined : { m, sign, a, b };
  },
  given: ({ m, sign, a, b }) => sumText([a, root(m)], [sign * b, root(m)]),
  answer: ({ m, sign, a, b }) => multiple(a + sign * b, root(m)),
  hint: ({ m, a, b }) => `Both terms contain $${root(m)}$, like ${a}x and ${b}x.`,
  mistakes: ['root-of-sum-split', 'like-terms-exponents-added', 'terms-multiplied', 'sign-slip'],
});

/** The sum or difference a√(k²m) ± b√(l²m). */
function unlike(isHard: boolean, ...more: readonly MistakeName[]) {
  return expression({
    ...SIMPLIFIED,
    numbers: (random) => {
      const [m, sign] = [random.pick(RADICANDS), random.pick([1, -1])];
      const [a, b] = isHard ? [random.whole(2, 5), random.whole(2, 5)] : [1, 1];
      const [k, l] = [random.whole(2, 9), random.whole(isHard ? 2 : 1, 9)];
      const isFair = k !== l && a * k + sign * b * l > 0 && k * k * m <= MOST && l * l * m <= MOST;
      return isFair ? { m, sign, a, b, k, l } : undefined;
    },
    given: ({ m, sign, a, b, k, l }) => sumText([a, root(k * k * m)], [sign * b, root(l * l * m)]),
    answer: ({ m, sign, a, b, k, l }) => multiple(a * k + sign * b * l, root(m)),
    hint: () => 'Different roots can’t be combined yet. Simplify each root first.',
    mistakes: [
      'root-of-sum-split',
      'root-factor-not-rooted',
      'terms-multiplied',
      'sign-slip',
      'like-terms-exponents-added',
      ...more,
    ],
  });
}

/** Sums and differences of square roots: √12 + √27. */
export const addRoots = /* @__PURE__ */ taskFamily('add-roots', 'algebra', {
  easy: [alike],
  medium: [/* @__PURE__ */ unlike(false)],
  hard: [/* @__PURE__ */ unlike(true, 'factor-lost')],
});
