import type { Draft, Family } from '../../family.js';
import type { Random } from '../../random.js';
import { rewriting } from '../shared/chain.js';
import { multiple, simplifiedRoot } from '../shared/measure.js';
import { slips } from '../shared/slips.js';

const draft = rewriting('Simplify', 'simplify', 'simplified');

/** Numbers without a square factor, which stay under the root. */
const RADICANDS = [
  2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23, 26, 29, 30, 31, 33, 34, 35,
] as const;
/** The largest number whose square factor a student can find. */
const MOST = 1000;

const root = (n: number | string): string => `sqrt(${n})`;

/** Square roots of numbers with a square factor: √72. */
export const simplifyRoot: Family = {
  id: 'simplify-root',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'hard') return product(random);
    const m = random.pick(RADICANDS);
    const k = random.whole(2, 12);
    const a = difficulty === 'easy' ? 1 : random.whole(2, 9);
    if (k * k * m > (a === 1 ? MOST : 400)) return simplifyRoot.make(random, difficulty);
    return single(a, k, m);
  },
};

/** Creates a√(k²m). */
function single(a: number, k: number, m: number): Draft {
  const [square, radicand] = [k * k, k * k * m];
  const front = a === 1 ? '' : `${a} * `;
  return draft(multiple(a, root(radicand)), multiple(a * k, root(m)), {
    hints: [
      `Which perfect squares divide ${radicand}?`,
      `The largest one is ${square}: $${radicand} = ${square} * ${m}$.`,
      `Take the root of each factor: $${root(square)} = ${k}$.`,
    ],
    links: [
      [
        'practice.square-factor',
        `Write ${radicand} as a product with its largest square factor`,
        `${front}${root(`${square} * ${m}`)}`,
      ],
      ['practice.simplify-root', 'Take the root of the square factor', `${front}${k}${root(m)}`],
      ['practice.multiply', 'Multiply the numbers in front', multiple(a * k, root(m))],
    ],
    mistakes: slips(
      [
        multiple(a * square, root(m)),
        `You moved $${square}$ in front of the root without taking its root, $${root(square)} = ${k}$.`,
      ],
      simplifiedRoot(k)[0] === 1 && [
        multiple(a * m, root(k)),
        `You swapped the numbers: the root of the square factor, $${k}$, goes in front, and $${m}$ stays under the root.`,
      ],
      [root(m), `You dropped the number in front: $${root(square)} = ${k}$ goes in front of the root.`],
      a > 1 && [multiple(a + k, root(m)), `You added $${a}$ and $${k}$. They are factors, so multiply them.`],
      a > 1 && [
        multiple(k, root(m)),
        `You lost the factor $${a}$ in front of the root. Multiply $${k}$ by it.`,
      ],
      radicand % 2 === 0 && [
        String((a * radicand) / 2),
        `You halved $${radicand}$. A square root isn’t half of a number: $${radicand} = ${square} * ${m}$.`,
      ],
    ),
  });
}

/** Creates √p × √q, whose product has a square factor. */
function product(random: Random): Draft {
  const [p, q] = [random.whole(2, 60), random.whole(2, 60)];
  const all = p * q;
  const [k, m] = simplifiedRoot(all);
  const isFair =
    k > 1 && m > 1 && p !== q && all <= MOST && simplifiedRoot(p)[0] === 1 && simplifiedRoot(q)[0] === 1;
  if (!isFair) return product(random);
  return draft(`${root(p)} * ${root(q)}`, `${k}${root(m)}`, {
    hints: [
      'The product of two roots is the root of the product.',
      `The product is $${root(all)}$. Which perfect square divides ${all}?`,
      `The largest one is ${k * k}: $${all} = ${k * k} * ${m}$.`,
    ],
    links: [
      ['practice.multiply', 'Multiply under one root', root(all)],
      [
        'practice.square-factor',
        `Write ${all} as a product with its largest square factor`,
        root(`${k * k} * ${m}`),
      ],
      ['practice.simplify-root', 'Take the root of the square factor', `${k}${root(m)}`],
    ],
    mistakes: slips(
      [
        `${k * k}${root(m)}`,
        `You moved $${k * k}$ in front of the root without taking its root, $${root(k * k)} = ${k}$.`,
      ],
      [root(p + q), `You added $${p}$ and $${q}$. Multiply them under the root: $${p} * ${q} = ${all}$.`],
      [all, `The product of the numbers is $${all}$, but it is still under a root.`],
      simplifiedRoot(k)[0] === 1 && [
        `${m}${root(k)}`,
        `You swapped the numbers: $${k}$ goes in front, and $${m}$ stays under the root.`,
      ],
    ),
  });
}
