import { type Draft, type Family } from '../../family.js';
import type { Random } from '../../random.js';
import { chain } from '../shared/chain.js';
import { commonDivisor, quotientText } from '../shared/lowest.js';

type Fraction = readonly [top: number, bottom: number];

/** A product or a quotient of fractions: (2/3) ÷ (4/5). */
export const multiplyFractions: Family = {
  id: 'multiply-fractions',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const [first, second, third] = [fraction(random), fraction(random), fraction(random)];
    if (difficulty === 'hard') return draft([first, second], third);
    return difficulty === 'easy' ? draft([first, second]) : draft([first], second);
  },
};

/** A fraction in lowest terms whose numerator can be cancelled. */
function fraction(random: Random): Fraction {
  const [top, bottom] = [random.whole(2, 12), random.whole(3, 12)];
  return commonDivisor(top, bottom) === 1 ? [top, bottom] : fraction(random);
}

const written = ([top, bottom]: Fraction): string => `(${top}/${bottom})`;
const bare = ([top, bottom]: Fraction): string => `${top}/${bottom}`;

/** A product of fractions, divided by `divisor` if there is one. */
function draft(factors: readonly Fraction[], divisor?: Fraction): Draft {
  const all: readonly Fraction[] = divisor ? [...factors, [divisor[1], divisor[0]]] : factors;
  const [tops, bottoms] = [all.map(([top]) => top), all.map(([, bottom]) => bottom)];
  const [top, bottom] = [tops, bottoms].map((list) => list.reduce((a, b) => a * b, 1));
  const [above = 1, below = 1] = [top, bottom];
  const asked = `${factors.map(written).join(' * ')}${divisor ? ` ÷ ${written(divisor)}` : ''}`;
  const product = all.map(written).join(' * ');
  const common = commonDivisor(above, below);
  return {
    question: `Work out, in lowest terms: $${asked}$`,
    answer: quotientText(above, below),
    form: { kind: 'fraction' },
    hints: [
      divisor
        ? 'Dividing by a fraction is multiplying by its reciprocal.'
        : 'Multiply the numerators, and multiply the denominators.',
      divisor
        ? `The reciprocal of $${bare(divisor)}$ is $${bare([divisor[1], divisor[0]])}$.`
        : 'You may cancel before you multiply: divide a numerator and a denominator by the same number.',
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
      ['practice.work-out', 'Work out both products', `${above}/${below}`],
      ['practice.lowest-terms', `Divide numerator and denominator by ${common}`, quotientText(above, below)],
    ),
  };
}
