import { type Draft, type Family, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { chain, rewriting } from '../../shared/chain.js';
import { commonDivisor } from '../../shared/lowest.js';
import { ratio, slips } from '../../shared/slips.js';

const draft = rewriting('Simplify', 'simplify', 'simplified');

/** Fractions with a factor to cancel: 18/24, (6x + 9)/3, (x² - 9)/(x + 3). */
export const simplifyFraction: Family = {
  id: 'simplify-fraction',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    ({ easy: ofNumbers, medium: ofSumAndTerm, hard: ofTrinomials })[difficulty](random),
};

function ofNumbers(random: Random): Draft {
  const [top, bottom, common] = [random.whole(1, 11), random.whole(2, 12), random.whole(3, 15)];
  if (commonDivisor(top, bottom) > 1 || top === bottom) return ofNumbers(random);
  const [above, below] = [top * common, bottom * common];
  const asked = `${above}/${below}`;
  const divisor = [2, 3, 5, 7, 11, 13].find((prime) => common % prime === 0) ?? common;
  return {
    ...ask('Reduce to lowest terms: {given}', 'simplify', asked),
    answer: `${top}/${bottom}`,
    form: { kind: 'fraction' },
    hints: [
      'Which numbers divide both the numerator and the denominator?',
      divisor === common
        ? 'Only one number greater than 1 divides both. Try 2, 3, 5, 7, 11 and 13.'
        : `Both can be divided by ${divisor}. Continue until only 1 divides both.`,
      `The greatest common divisor of ${above} and ${below} is ${common}.`,
    ],
    steps: chain(
      asked,
      [
        'practice.greatest-common-divisor',
        `Both are multiples of ${common}`,
        `(${top} * ${common})/(${bottom} * ${common})`,
      ],
      ['practice.cancel', `Cancel ${common}`, `${top}/${bottom}`],
    ),
    mistakes: slips(
      [ratio(top, below), `You divided only the numerator by $${common}$. Divide the denominator as well.`],
      [
        ratio(above, bottom),
        `You divided only the denominator by $${common}$. Divide the numerator as well.`,
      ],
      top > 1 && [ratio(bottom, top), `The fraction is upside down: $${top}$ belongs in the numerator.`],
      top === 1 && [
        bottom,
        `The numerator doesn’t disappear: $${above} ÷ ${common} = 1$, so it is one over $${bottom}$.`,
      ],
    ),
  };
}

/** Creates g(ax + b) over g, or gx(ax + b) over gx. */
function ofSumAndTerm(random: Random): Draft {
  const [g, a, b] = [random.whole(2, 9), random.whole(1, 9), random.wholeExcept(-9, 9, 0)];
  const of = random.oneIn(2) ? 'x' : '';
  if (commonDivisor(a, b) > 1 && of === '') return ofSumAndTerm(random);
  const common = sumText([g, of]);
  const above = sumText([g * a, of === '' ? 'x' : 'x^2'], [g * b, of]);
  const result = sumText([a, 'x'], [b, '']);
  return draft(`(${above})/(${common})`, result, {
    hints: [
      'You can cancel only a factor of the whole numerator, not part of one term.',
      `Factor $${common}$ out of the numerator.`,
      `The numerator is $${common}(${result})$.`,
    ],
    links: [
      ['practice.common-factor', `Factor the numerator`, `(${common}(${result}))/(${common})`],
      ['practice.cancel', cancelLaw(common, of === 'x' ? 0 : undefined), result],
    ],
    mistakes: slips(
      a + g * b !== 0 && [
        sumText([a, 'x'], [g * b, of]),
        `You divided only the first term. Divide $${sumText([g * Math.abs(b), of])}$ by $${common}$ as well.`,
      ],
      [
        sumText([g * a, of === '' ? 'x' : 'x^2'], [b, '']),
        `You divided only the last term. Divide $${sumText([g * a, of === '' ? 'x' : 'x^2'])}$ by $${common}$ as well.`,
      ],
      b < 0 && [
        sumText([a, 'x'], [-b, '']),
        `Watch the sign of the second term: it is $${b}$ after you divide.`,
      ],
      of === 'x' && [
        sumText([a, 'x^2'], [b, 'x']),
        `You divided only by $${g}$. The denominator also contains the factor $x$.`,
      ],
    ),
  });
}

/** Creates (x + p)(x + q) over (x + p)(x + r). */
function ofTrinomials(random: Random): Draft {
  const p = random.wholeExcept(-8, 8, 0);
  const q = random.wholeExcept(-8, 8, 0, p);
  const r = random.wholeExcept(-8, 8, 0, p, q);
  const [above, below] = [trinomial(p, q), trinomial(p, r)];
  const [one, top, bottom] = [p, q, r].map((n) => sumText([1, 'x'], [n, '']));
  const [shared = '', left = '', under = ''] = [one, top, bottom];
  return draft(`(${above})/(${below})`, `(${left})/(${under})`, {
    hints: [
      'Factor the numerator and the denominator. Do they share a factor?',
      p === -q
        ? 'The numerator is a difference of two squares.'
        : `For the numerator, look for two numbers with product $${p * q}$ and sum $${p + q}$.`,
      `Both have the factor $${shared}$.`,
    ],
    links: [
      ['practice.factor', 'Factor both', `((${shared})(${left}))/((${shared})(${under}))`],
      ['practice.cancel', cancelLaw(shared, -p), `(${left})/(${under})`],
    ],
    mistakes: slips(
      [
        fraction(sumText([p + q, 'x'], [p * q, '']), sumText([p + r, 'x'], [p * r, ''])),
        'You canceled $x^2$, which is a term. You can cancel only factors, so factor both first.',
      ],
      [ratio(q, r), `You also canceled $x$. In $${left}$ and $${under}$ it is a term, not a factor.`],
      [`(${under})/(${left})`, `The fraction is upside down: $${left}$ comes from the numerator.`],
      [
        `(${sumText([1, 'x'], [-q, ''])})/(${sumText([1, 'x'], [-r, ''])})`,
        `Watch the signs in the factors: $${above}$ is $(${shared})(${left})$.`,
      ],
    ),
  });
}

/** Returns the law of the step that cancels a factor. The factor is 0 for the given number. */
function cancelLaw(factor: string, zero?: number): string {
  return zero === undefined ? `Cancel ${factor}` : `Cancel ${factor}, as long as x is not ${zero}`;
}

/** Returns the text of a fraction, or undefined if its denominator is 0. */
function fraction(above: string, below: string): string | undefined {
  return below === '0' ? undefined : `(${above})/(${below})`;
}

function trinomial(p: number, q: number): string {
  return sumText([1, 'x^2'], [p + q, 'x'], [p * q, '']);
}
