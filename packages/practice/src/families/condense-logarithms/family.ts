import { type Family, line } from '../../family.js';
import { hasPowers, hasRoots, insideText, lettersInside, sumOfLogarithms } from '../shared/logarithm-sum.js';
import { logText } from '../shared/logarithm-text.js';

/** A sum of logarithms of letters, written as one logarithm. */
export const condenseLogarithms: Family = {
  id: 'condense-logarithms',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const inside = lettersInside(random, difficulty);
    const { base, factors, whole } = inside;
    const asked = sumOfLogarithms(inside, 'numbers worked out');
    const answer = logText(base, insideText(inside));
    const top = { ...inside, factors: factors.filter(({ halves }) => halves > 0) };
    const below = {
      factors: factors.filter(({ halves }) => halves < 0).map(({ of, halves }) => ({ of, halves: -halves })),
    };
    const isQuotient = below.factors.length > 0;
    const product = logText(base, insideText(top));
    return {
      question: `Write as one logarithm (all letters are positive): $${asked}$`,
      answer,
      form: { kind: 'expression', shape: 'one-logarithm' },
      hints: [
        hasPowers(inside)
          ? `First move every factor before a logarithm into it as an exponent${hasRoots(inside) ? '; the exponent $1/2$ is a square root' : ''}.`
          : 'All logarithms have the same base, so the product law and the quotient law can join them.',
        ...(whole ? [`Write the number ${whole.exponent} as a logarithm with base ${base} too.`] : []),
        isQuotient
          ? 'What is added goes above the fraction bar, what is subtracted goes below.'
          : 'Everything is added, so everything is multiplied inside.',
      ],
      steps: [
        ...(whole
          ? [
              line(
                'practice.number-as-logarithm',
                `Write ${whole.exponent} as a logarithm`,
                String(whole.exponent),
                '=',
                logText(base, whole.value),
              ),
            ]
          : []),
        ...(hasPowers(inside)
          ? [
              line(
                'practice.power-law',
                hasRoots(inside) ? 'Power law; the exponent 1/2 is a square root' : 'Power law',
                asked,
                '=',
                sumOfLogarithms(inside, 'powers inside'),
              ),
            ]
          : []),
        line(
          'practice.product-law',
          'Product law',
          asked,
          '=',
          isQuotient ? `${product} - ${logText(base, insideText(below))}` : product,
        ),
        ...(isQuotient ? [line('practice.quotient-law', 'Quotient law', asked, '=', answer)] : []),
      ],
    };
  },
};
