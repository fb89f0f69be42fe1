import { type Draft, type Family, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import { rewriting } from '../shared/chain.js';
import { lowestTerms } from '../shared/lowest.js';
import { multiple } from '../shared/measure.js';
import { slips } from '../shared/slips.js';

const draft = rewriting('Rationalize the denominator', 'rationalize', 'simplified');
const RADICANDS = [2, 3, 5, 6, 7, 10, 11, 13] as const;

const root = (n: number): string => `sqrt(${n})`;

/** Fractions with a root in the denominator: 6/√3. */
export const rationalize: Family = {
  id: 'rationalize',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'hard') return withSum(random);
    const m = random.pick(RADICANDS);
    const b = difficulty === 'easy' ? 1 : random.whole(2, 6);
    return oneRoot(random.whole(2, difficulty === 'easy' ? 30 : 24), b, m);
  },
};

/** Returns the text of a root times a fraction in lowest terms: 5√2/2. */
function fractionOf(top: number, bottom: number, m: number): string {
  const [above, below] = lowestTerms(top, bottom);
  return multiple(above, root(m)) + (below === 1 ? '' : `/${below}`);
}

/** Creates a/(b√m). */
function oneRoot(a: number, b: number, m: number): Draft {
  const bottom = multiple(b, root(m));
  const result = fractionOf(a, b * m, m);
  const product = `${multiple(a, root(m))}/${b === 1 ? m : `(${b} * ${m})`}`;
  return draft(b === 1 ? `${a}/${bottom}` : `${a}/(${bottom})`, result, {
    hints: [
      'Which number makes the root in the denominator disappear?',
      `Multiply the numerator and the denominator by $${root(m)}$.`,
      `The denominator becomes $${b * m}$, because $${root(m)} * ${root(m)} = ${m}$.`,
    ],
    links: [
      [
        'practice.cancel',
        `Multiply the numerator and the denominator by √${m}`,
        `(${a} * ${root(m)})/(${bottom} * ${root(m)})`,
      ],
      ['practice.square', 'Square the root in the denominator', product],
      ['practice.lowest-terms', 'Simplify the fraction', result],
    ],
    mistakes: slips(
      [
        fractionOf(a, b, m),
        `You multiplied only the numerator by $${root(m)}$. The denominator becomes $${b * m}$.`,
      ],
      [
        fractionOf(a * m, b, m),
        `You multiplied by $${m}$ instead of dividing by it. The denominator becomes $${b * m}$.`,
      ],
      [
        `${a}/${b * m}`,
        `You multiplied only the denominator. Multiply the numerator $${a}$ by $${root(m)}$ as well.`,
      ],
      b > 1 && [
        fractionOf(a, m, m),
        `You lost the factor $${b}$ in the denominator. It stays there: $${b} * ${m} = ${b * m}$.`,
      ],
      [fractionOf(a, b * m * m, m), `$${root(m)}$ times $${root(m)}$ is $${m}$, not $${m * m}$.`],
    ),
  });
}

/** Creates a/(b ± √m) with an integer result c(b ∓ √m). */
function withSum(random: Random): Draft {
  const [m, b, c, sign] = [
    random.pick(RADICANDS),
    random.whole(2, 7),
    random.whole(1, 6),
    random.pick([1, -1]),
  ];
  const rest = b * b - m;
  const a = c * rest;
  if (rest < 1 || a > 90 || a === 1) return withSum(random);
  const other = sumText([b, ''], [-sign, root(m)]);
  const own = sumText([b, ''], [sign, root(m)]);
  const result = sumText([c * b, ''], [-sign * c, root(m)]);
  return draft(`${a}/(${own})`, result, {
    hints: [
      'Think of the difference of squares: (p + q)(p − q) = p² − q².',
      `Multiply the numerator and the denominator by $${other}$.`,
      `The denominator becomes $${b}^2 - ${m} = ${rest}$.`,
    ],
    links: [
      [
        'practice.cancel',
        'Multiply the numerator and the denominator by the same number',
        `(${a} * (${other}))/((${own})(${other}))`,
      ],
      [
        'practice.difference-of-squares',
        'Use the difference of squares',
        `(${a} * (${other}))/(${b}^2 - ${m})`,
      ],
      ['practice.work-out', 'Evaluate the denominator', `(${a} * (${other}))/${rest}`],
      ...(rest === 1
        ? []
        : [['practice.cancel', `Divide by ${rest}`, c === 1 ? other : `${c}(${other})`] as const]),
      ['practice.distributive-law', 'Expand', result],
    ],
    mistakes: slips(
      [
        sumText([c * b, ''], [sign * c, root(m)]),
        `You multiplied by $${own}$, so the root doesn’t cancel. Multiply by $${other}$.`,
      ],
      (a / (b * b + m)) % 1 === 0 && [
        sumText([(a / (b * b + m)) * b, ''], [(-sign * a) / (b * b + m), root(m)]),
        `In the denominator, the squares are subtracted: $${b}^2 - ${m} = ${rest}$.`,
      ],
      c > 1 && [
        sumText([c * b, ''], [-sign, root(m)]),
        `Multiply the root by $${c}$ as well: $${c}(${other})$.`,
      ],
      [
        sumText([a * b, ''], [-sign * a, root(m)]),
        `You left out the denominator. It becomes $${b}^2 - ${m} = ${rest}$, so divide by it.`,
      ],
      sign < 0 &&
        c > 1 && [sumText([b, ''], [1, root(m)]), `You lost the factor $${c}$: $${a} ÷ ${rest} = ${c}$.`],
    ),
  });
}
