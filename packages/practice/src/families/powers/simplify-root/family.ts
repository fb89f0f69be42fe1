import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { multiple, root, simplifiedRoot } from '../../shared/measure.js';

/** Numbers without a square factor, which stay under the root. */
const RADICANDS = [
  2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23, 26, 29, 30, 31, 33, 34, 35,
] as const;
/** The largest number whose square factor a student can find. */
const MOST = 1000;

const SIMPLIFIED = {
  question: 'Simplify: {given}',
  operation: 'simplify',
  form: { kind: 'expression', shape: 'simplified' },
} as const;

/** The root a√(k²m). */
function oneRoot(front: (random: Random) => number, most: number) {
  return expression({
    ...SIMPLIFIED,
    numbers: (random) => {
      const [m, k, a] = [random.pick(RADICANDS), random.whole(2, 12), front(random)];
      return k * k * m > most ? undefined : { a, k, m };
    },
    given: ({ a, k, m }) => multiple(a, root(k * k * m)),
    answer: ({ a, k, m }) => multiple(a * k, root(m)),
    hint: ({ k, m }) => `Which perfect squares divide ${k * k * m}?`,
    mistakes: ['root-factor-not-rooted', 'factor-lost', 'factors-added', 'root-as-half'],
  });
}

/** The product √p × √q, which has a square factor. */
const product = /* @__PURE__ */ expression({
  ...SIMPLIFIED,
  numbers: (random) => {
    const [p, q] = [random.whole(2, 60), random.whole(2, 60)];
    const [k, m] = simplifiedRoot(p * q);
    const isFair =
      k > 1 && m > 1 && p !== q && p * q <= MOST && simplifiedRoot(p)[0] === 1 && simplifiedRoot(q)[0] === 1;
    return isFair ? { p, q, k, m } : undefined;
  },
  given: ({ p, q }) => `${root(p)} * ${root(q)}`,
  answer: ({ k, m }) => multiple(k, root(m)),
  hint: () => 'The product of two roots is the root of the product.',
  mistakes: ['root-factor-not-rooted', 'factors-added', 'root-dropped', 'factor-lost'],
});

/** Square roots of numbers with a square factor: √72. */
export const simplifyRoot = /* @__PURE__ */ taskFamily('simplify-root', 'algebra', {
  easy: [/* @__PURE__ */ oneRoot(() => 1, MOST)],
  medium: [/* @__PURE__ */ oneRoot((random) => random.whole(2, 9), 400)],
  hard: [product],
});
