import { type Draft, type Family } from '../../../family.js';
import type { Mistake } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { chain } from '../../shared/chain.js';
import { commonDivisor, quotientText } from '../../shared/lowest.js';
import { ratio, slips } from '../../shared/slips.js';

type Fraction = readonly [top: number, bottom: number];

/** Products and quotients of fractions: (2/3) ÷ (4/5). */
export const multiplyFractions: Family = {
  id: 'multiply-fractions',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const [first, second] = [fraction(random), fraction(random)];
    if (difficulty === 'hard') return draft([first, second], fraction(random));
    if (difficulty === 'medium') return draft([first], second);
    return first.join() === second.join()
      ? multiplyFractions.make(random, difficulty)
      : draft([first, second]);
  },
};

/** Draws a fraction in lowest terms whose numerator can be canceled. */
function fraction(random: Random): Fraction {
  const [top, bottom] = [random.whole(2, 12), random.whole(3, 12)];
  return commonDivisor(top, bottom) === 1 ? [top, bottom] : fraction(random);
}

const written = ([top, bottom]: Fraction): string => `(${top}/${bottom})`;
const bare = ([top, bottom]: Fraction): string => `${top}/${bottom}`;

/** Creates a product of fractions, divided by `divisor` if there is one. */
function draft(factors: readonly Fraction[], divisor?: Fraction): Draft {
  const all: readonly Fraction[] = divisor ? [...factors, [divisor[1], divisor[0]]] : factors;
  const [tops, bottoms] = [all.map(([top]) => top), all.map(([, bottom]) => bottom)];
  const [top, bottom] = [tops, bottoms].map((list) => list.reduce((a, b) => a * b, 1));
  const [above = 1, below = 1] = [top, bottom];
  const asked = `${factors.map(written).join(' * ')}${divisor ? ` ÷ ${written(divisor)}` : ''}`;
  const product = all.map(written).join(' * ');
  const common = commonDivisor(above, below);
  const cancel =
    common > 1
      ? 'You can cancel before you multiply. Divide a numerator and a denominator by the same number.'
      : 'No number greater than 1 divides both a numerator and a denominator, so there is nothing to cancel.';
  return {
    ...ask('Evaluate, in lowest terms: {given}', 'evaluate', asked),
    answer: quotientText(above, below),
    form: { kind: 'fraction' },
    hints: [
      divisor
        ? 'To divide by a fraction, multiply by its reciprocal.'
        : 'Multiply the numerators, and multiply the denominators.',
      divisor ? `The reciprocal of $${bare(divisor)}$ is $${bare([divisor[1], divisor[0]])}$.` : cancel,
      `Over one fraction bar it is $(${tops.join(' * ')})/(${bottoms.join(' * ')})$.${common > 1 ? ' Cancel what you can.' : ''}`,
    ],
    steps: chain(
      asked,
      ['practice.reciprocal', 'Multiply by the reciprocal', product],
      [
        'practice.multiply-fractions',
        'Multiply the numerators and the denominators',
        `(${tops.join(' * ')})/(${bottoms.join(' * ')})`,
      ],
      ['practice.work-out', 'Evaluate both products', `${above}/${below}`],
      [
        'practice.lowest-terms',
        `Divide the numerator and denominator by ${common}`,
        quotientText(above, below),
      ],
    ),
    mistakes: divisor ? mistakesOfQuotient(factors, divisor) : mistakesOfProduct(factors),
  };
}

function mistakesOfProduct(factors: readonly Fraction[]): readonly Mistake[] {
  const [[a, b], [c, d]] = [factors[0] ?? [1, 1], factors[1] ?? [1, 1]];
  return slips(
    [
      ratio(a * d, b * c),
      `You used the reciprocal of $${c}/${d}$. That is for dividing. Here, multiply $${a} * ${c}$ and $${b} * ${d}$.`,
    ],
    b === d
      ? [ratio(a * c, b), `You kept the denominator $${b}$. Multiply the denominators as well.`]
      : [ratio(a * c, b + d), `You added the denominators. Multiply them, $${b} * ${d}$.`],
    [ratio(a * d + c * b, b * d), 'You added the fractions. Multiply them.'],
    [
      ratio(a + c, b + d),
      `You added the numerators and the denominators. Multiply the numerators, $${a} * ${c}$, and the denominators, $${b} * ${d}$.`,
    ],
  );
}

function mistakesOfQuotient(factors: readonly Fraction[], divisor: Fraction): readonly Mistake[] {
  const [c, d] = divisor;
  const [a, b] = factors.reduce(([p, q], [top, bottom]) => [p * top, q * bottom], [1, 1]);
  const [first, second] = factors;
  const before = first && second ? `${written(first)} * ${written(second)}` : `${a}/${b}`;
  return slips(
    [
      ratio(a * c, b * d),
      `You multiplied by $${bare(divisor)}$. To divide by it, multiply by its reciprocal, $${d}/${c}$.`,
    ],
    [
      ratio(b * c, a * d),
      `You used the reciprocal of $${before}$. Use the reciprocal of only the fraction after ÷, so multiply by $${d}/${c}$.`,
    ],
    [
      ratio(b * d, a * c),
      `You used the reciprocal of ${second ? 'every fraction' : 'both fractions'}. Use the reciprocal of only $${bare(divisor)}$, the number after ÷.`,
    ],
    second && [
      ratio((first?.[0] ?? 1) * second[1] * d, (first?.[1] ?? 1) * second[0] * c),
      `You used the reciprocal of $${bare(second)}$ as well. Use the reciprocal of only $${bare(divisor)}$, the number after ÷.`,
    ],
  );
}
