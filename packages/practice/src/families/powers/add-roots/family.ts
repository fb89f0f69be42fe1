import { type Draft, type Family, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { rewriting } from '../../shared/chain.js';
import { multiple, simplifiedRoot } from '../../shared/measure.js';
import { slips } from '../../shared/slips.js';

const draft = rewriting('Simplify', 'simplify', 'simplified');
const RADICANDS = [2, 3, 5, 6, 7, 10, 11] as const;
/** The largest number under a root. */
const MOST = 250;

const root = (n: number): string => `sqrt(${n})`;

/** Sums and differences of square roots: √12 + √27. */
export const addRoots: Family = {
  id: 'add-roots',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const m = random.pick(RADICANDS);
    const sign = random.pick([1, -1]);
    if (difficulty === 'easy') return alike(random, m, sign);
    const isHard = difficulty === 'hard';
    const [a, b] = isHard ? [random.whole(2, 5), random.whole(2, 5)] : [1, 1];
    const [k, l] = [random.whole(2, 9), random.whole(isHard ? 2 : 1, 9)];
    const isFair = k !== l && a * k + sign * b * l > 0 && k * k * m <= MOST && l * l * m <= MOST;
    return isFair ? unlike({ m, sign, a, b, k, l }) : addRoots.make(random, difficulty);
  },
};

/** Creates a√m ± b√m. */
function alike(random: Random, m: number, sign: number): Draft {
  const [a, b] = [random.whole(2, 12), random.whole(2, 12)];
  const sum = a + sign * b;
  if (sum <= 1) return alike(random, m, sign);
  const [of, word] = [root(m), sign > 0 ? 'add' : 'subtract'];
  return draft(sumText([a, of], [sign * b, of]), multiple(sum, of), {
    hints: [
      `Both terms contain $${of}$, like ${a}x and ${b}x.`,
      `The root stays the same: ${word} only the numbers in front.`,
      `Calculate $${a} ${sign > 0 ? '+' : '-'} ${b}$.`,
    ],
    links: [
      ['practice.common-factor', 'Factor out the root', `(${sumText([a, ''], [sign * b, ''])}) * ${of}`],
      ['practice.collect-like-terms', 'Combine the numbers in front', multiple(sum, of)],
    ],
    mistakes: slips(
      sign > 0
        ? [multiple(sum, root(2 * m)), `You added the numbers under the roots, too. The root stays $${of}$.`]
        : [sum, `You subtracted the roots as well. Keep the root: the result is $${multiple(sum, of)}$.`],
      [multiple(a * b, of), `You multiplied $${a}$ and $${b}$: ${word} them.`],
      [multiple(a - sign * b, of), `Look at the sign: ${word} $${b}$.`],
    ),
  });
}

interface Unlike {
  readonly m: number;
  readonly sign: number;
  readonly a: number;
  readonly b: number;
  readonly k: number;
  readonly l: number;
}

/** Creates a√(k²m) ± b√(l²m). */
function unlike({ m, sign, a, b, k, l }: Unlike): Draft {
  const [first, second, of] = [k * k * m, l * l * m, root(m)];
  const [p, q] = [a * k, b * l];
  const sum = p + sign * q;
  const simplified = sumText([p, of], [sign * q, of]);
  const isPlain = simplifiedRoot(2 * m)[0] === 1;
  const [under, outside] = [first + sign * second, a + sign * b];
  return draft(sumText([a, root(first)], [sign * b, root(second)]), multiple(sum, of), {
    hints: [
      'Different roots can’t be combined yet. Simplify each root first.',
      `Both contain the same root: $${root(first)} = ${k}${of}$${l > 1 ? ` and $${root(second)} = ${l}${of}$` : ''}.`,
      `You should get $${simplified}$.`,
    ],
    links: [
      ['practice.simplify-root', 'Simplify each root', simplified],
      ['practice.common-factor', 'Factor out the root', `(${sumText([p, ''], [sign * q, ''])}) * ${of}`],
      ['practice.collect-like-terms', 'Combine the numbers in front', multiple(sum, of)],
    ],
    mistakes: slips(
      under > 0 &&
        outside > 0 && [
          multiple(a === 1 ? 1 : outside, root(under)),
          `You combined the numbers under the roots. A sum of roots isn’t the root of the sum: simplify to $${simplified}$ first.`,
        ],
      [
        multiple(a * k * k + sign * b * l * l, of),
        `You moved the square factors out without taking their roots. $${root(first)}$ is $${k}${of}$.`,
      ],
      [multiple(p * q, of), `You multiplied $${p}$ and $${q}$. In $${simplified}$, combine them.`],
      [multiple(p - sign * q, of), `Look at the sign between the roots: $${simplified}$.`],
      isPlain &&
        sign > 0 && [
          multiple(sum, root(2 * m)),
          `The root stays the same: $${simplified}$ is a multiple of $${of}$.`,
        ],
      a > 1 && [
        multiple(k + sign * l, of),
        `You lost the factors $${a}$ and $${b}$ in front of the roots: $${simplified}$.`,
      ],
    ).filter(({ answer }) => !/^-|^0/.test(answer)),
  });
}
