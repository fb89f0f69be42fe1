import { type Draft, type Family, line } from '../../../family.js';
import type { Difficulty, Mistake } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import {
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

/** Problems that ask you to expand the logarithm of a product, quotient or power. */
export const expandLogarithm: Family = {
  id: 'expand-logarithm',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: expand,
};

function expand(random: Random, difficulty: Difficulty): Draft {
  const inside = lettersInside(random, difficulty);
  const { base, factors, whole } = inside;
  const asked = logText(base, insideText(inside));
  const answer = sumOfLogarithms(inside, 'numbers worked out');
  const [top, bottom] = [1, -1].map((sign) => factors.filter(({ halves }) => halves * sign > 0));
  const separate = sumOfLogarithms(inside, 'powers inside');
  const multiples = sumOfLogarithms(inside, 'powers before');
  const isQuotient = bottom !== undefined && bottom.length > 0;
  const parts = [
    logText(base, insideText({ ...inside, factors: top ?? [] })),
    ...(bottom ?? []).map((factor) =>
      logText(base, insideText({ factors: [{ ...factor, halves: -factor.halves }] })),
    ),
  ];
  return {
    ...ask(
      'Write as a sum or difference of logarithms, in simplest form (all variables are positive): {given}',
      'expand',
      asked,
    ),
    answer,
    form: { kind: 'expression', shape: 'separate-logarithms' },
    mistakes: wrongSums(inside, parts),
    hints: [
      isQuotient
        ? 'Start with the quotient: the numerator’s logarithm minus the denominator’s logarithm.'
        : 'Start with the product. Which rule turns it into a sum?',
      ...(isQuotient ? [`Then the product in $${parts[0] ?? asked}$ becomes a sum.`] : []),
      hasPowers(inside)
        ? `Move every exponent in front as a factor${hasRoots(inside) ? '; a square root has the exponent $1/2$' : ''}.`
        : `You should get ${factors.length} logarithms, each of a single variable or number.`,
      ...(whole ? [`One logarithm is a whole number: $${logText(base, whole.value)}$.`] : []),
    ],
    steps: [
      ...(isQuotient ? [line('practice.quotient-law', 'Quotient rule', asked, '=', parts.join(' - '))] : []),
      line('practice.product-law', 'Product rule', asked, '=', separate),
      ...(hasPowers(inside)
        ? [
            line(
              'practice.power-law',
              hasRoots(inside) ? 'Power rule (a square root has the exponent 1/2)' : 'Power rule',
              asked,
              '=',
              multiples,
            ),
          ]
        : []),
      ...(whole
        ? [
            line(
              'practice.logarithm-is-exponent',
              `Write ${whole.value} as a power of ${base}`,
              asked,
              '=',
              answer,
            ),
          ]
        : []),
    ],
  };
}

/** Returns the mistakes, given the logarithms of the numerator and of each factor of the denominator. */
function wrongSums(inside: Inside, parts: readonly string[]): readonly Mistake[] {
  const { base, factors, whole } = inside;
  const isQuotient = parts.length > 1;
  const withLost = (change: (halves: number) => number): string =>
    sumOfLogarithms(withHalves(inside, change), 'numbers worked out');
  return slips(
    isQuotient && [
      withLost(LOST.denominators),
      'You added every logarithm. Subtract the logarithm of what you divide by.',
    ],
    hasPowers(inside) && [
      withLost(LOST.powers),
      'You dropped the exponents. By the power rule, each exponent becomes a factor in front of its logarithm.',
    ],
    hasRoots(inside) && [
      withLost(LOST.roots),
      'You lost the root. A square root is an exponent of $1/2$, so it puts a factor of $1/2$ in front of the logarithm.',
    ],
    whole !== undefined && [
      `${whole.value} + ${sumOfLogarithms({ base, factors }, 'powers before')}`,
      `The number ${whole.value} is inside the logarithm. Add its logarithm, $${logText(base, whole.value)} = ${whole.exponent}$.`,
    ],
    isQuotient &&
      !whole && [
        `${parts[0] ?? ''}/${parts[1] ?? ''}`,
        'You divided two logarithms. The logarithm of a quotient is the numerator’s logarithm minus the denominator’s logarithm.',
      ],
    !hasPowers(inside) && [
      sumOfLogarithms(inside, 'powers inside').replace(' + ', '*'),
      'You multiplied two logarithms. The logarithm of a product is the sum of the logarithms.',
    ],
  );
}
