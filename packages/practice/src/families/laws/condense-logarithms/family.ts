import { type Family, line } from '../../../family.js';
import type { Mistake } from '../../../problem.js';
import { ask } from '../../../task.js';
import {
  type Factor,
  hasPowers,
  hasRoots,
  type Inside,
  insideText,
  lettersInside,
  LOST,
  sumOfLogarithms,
  withHalves,
} from '../../shared/logarithm-sum.js';
import { logText } from '../../shared/logarithm-text.js';
import { slips } from '../../shared/slips.js';
import { multiple } from '../../shared/measure.js';

/** Sums of logarithms of letters, to be written as one logarithm. */
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
      ...ask('Write as one logarithm (all variables are positive): {given}', 'condense', asked),
      answer,
      form: { kind: 'expression', shape: 'one-logarithm' },
      mistakes: wrongLogarithms(inside),
      hints: [
        hasPowers(inside)
          ? `First move every factor in front of a logarithm inside as an exponent${hasRoots(inside) ? '. The exponent $1/2$ is a square root' : ''}.`
          : 'All logarithms have the same base, so you can combine them with the product rule and the quotient rule.',
        ...(whole ? [`Also write the number ${whole.exponent} as a base ${base} logarithm.`] : []),
        isQuotient
          ? 'The logarithms that are added go in the numerator, and those that are subtracted go in the denominator.'
          : 'All the logarithms are added, so multiply everything inside.',
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
                hasRoots(inside) ? 'Power rule (the exponent 1/2 is a square root)' : 'Power rule',
                asked,
                '=',
                sumOfLogarithms(inside, 'powers inside'),
              ),
            ]
          : []),
        line(
          'practice.product-law',
          'Product rule',
          asked,
          '=',
          isQuotient ? `${product} - ${logText(base, insideText(below))}` : product,
        ),
        ...(isQuotient ? [line('practice.quotient-law', 'Quotient rule', asked, '=', answer)] : []),
      ],
    };
  },
};

/** Returns the factors with their exponents as numbers before them: 3x*2y/(4z). */
function timesText(factors: readonly Factor[]): string {
  const text = (side: number): string =>
    factors
      .filter(({ halves }) => halves * side > 0)
      .map(({ of, halves }) => multiple(Math.abs(halves) / 2, of))
      .join('*');
  return `${text(1)}/(${text(-1)})`;
}

function wrongLogarithms(inside: Inside): readonly Mistake[] {
  const { base, factors, whole } = inside;
  const [first = '', second = '', third = ''] = factors.map(({ of }) => of);
  const withLost = (change: (halves: number, index: number) => number): string =>
    logText(base, insideText(withHalves(inside, change)));
  return slips(
    factors.some(({ halves }) => halves < 0) && [
      withLost(LOST.denominators),
      'You multiplied everything. If a logarithm is subtracted, its number goes in the denominator.',
    ],
    hasPowers(inside) && [
      withLost(LOST.powers),
      'You dropped the factors in front of the logarithms. Each factor becomes the exponent of its variable.',
    ],
    hasRoots(inside) && [
      withLost(LOST.roots),
      'You lost the root. Half of a logarithm is the logarithm of a square root.',
    ],
    whole !== undefined && [
      logText(base, insideText({ ...inside, whole: { ...whole, value: String(whole.exponent) } })),
      `You put ${whole.exponent} itself inside. As a base ${base} logarithm, it is $${logText(base, whole.value)}$, so ${whole.value} goes inside.`,
    ],
    hasPowers(inside) &&
      !whole && [
        logText(base, timesText(factors)),
        'You multiplied by the factor in front of a logarithm. That factor becomes the exponent of the variable.',
      ],
    !hasPowers(inside) && [
      logText(base, `(${first} + ${second})/${third}`),
      `You added ${first} and ${second}. When logarithms are added, the expressions inside are multiplied.`,
    ],
    !hasPowers(inside) && [
      withLost((halves, index) => (index === 1 ? -halves : halves)),
      `You divided by ${second}. Its logarithm is added, so it stays in the numerator.`,
    ],
  );
}
