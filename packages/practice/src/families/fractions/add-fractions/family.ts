import { type Draft, type Family } from '../../../family.js';
import type { Mistake } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { chain } from '../../shared/chain.js';
import { commonDivisor, commonMultiple, quotientText } from '../../shared/lowest.js';
import { ratio, slips } from '../../shared/slips.js';

/** A fraction with its sign in a sum. */
type Signed = readonly [sign: 1 | -1, top: number, bottom: number];

/** Sums and differences of fractions: 3/4 + 1/6. */
export const addFractions: Family = {
  id: 'add-fractions',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const terms = difficulty === 'easy' ? related(random) : unrelated(random, difficulty === 'hard' ? 3 : 2);
    const bottom = terms.map(([, , below]) => below).reduce(commonMultiple);
    const top = terms.reduce((all, [sign, above, below]) => all + (sign * above * bottom) / below, 0);
    const isPlain = bottom <= 72 && top !== 0 && (difficulty !== 'easy' || top > 0);
    return isPlain ? draft(terms, top, bottom) : addFractions.make(random, difficulty);
  },
};

/** Draws two fractions, one of whose denominators divides the other. */
function related(random: Random): readonly Signed[] {
  const [below, times] = [random.whole(2, 6), random.whole(2, 4)];
  return [fraction(random, below, 1), fraction(random, below * times, random.pick([1, 1, -1]))];
}

/** Draws fractions whose denominators don't divide each other. */
function unrelated(random: Random, count: 2 | 3): readonly Signed[] {
  const [a, b, c] = [random.whole(3, 12), random.whole(4, 12), random.whole(2, 9)];
  if (a % b === 0 || b % a === 0 || c === a || c === b) return unrelated(random, count);
  const [first, second] = [fraction(random, a, 1), fraction(random, b, random.pick([1, -1]))];
  return count === 2 ? [first, second] : [first, second, fraction(random, c, random.pick([1, -1]))];
}

function fraction(random: Random, bottom: number, sign: 1 | -1): Signed {
  const top = random.whole(1, bottom - 1);
  return commonDivisor(top, bottom) === 1 ? [sign, top, bottom] : fraction(random, bottom, sign);
}

function joined(terms: readonly (readonly [sign: 1 | -1, text: string])[]): string {
  return terms
    .map(([sign, text], index) => (index === 0 ? text : ` ${sign > 0 ? '+' : '-'} ${text}`))
    .join('');
}

function draft(terms: readonly Signed[], top: number, bottom: number): Draft {
  const asked = joined(terms.map(([sign, above, below]) => [sign, `${above}/${below}`]));
  const grown = terms.map(([sign, above, below]) => [sign, String((above * bottom) / below)] as const);
  const result = quotientText(top, bottom);
  return {
    ...ask('Evaluate, in lowest terms: {given}', 'evaluate', asked),
    answer: result,
    form: { kind: 'fraction' },
    hints: [
      'You can add or subtract fractions once they have the same denominator.',
      `A common denominator is ${bottom}, which every denominator divides.`,
      `With this denominator, the numerators are ${listed(grown.map(([, above]) => above))}.`,
    ],
    steps: chain(
      asked,
      [
        'practice.common-denominator',
        `Write them with the common denominator ${bottom}`,
        joined(grown.map(([sign, above]) => [sign, `${above}/${bottom}`])),
      ],
      ['practice.over-common-denominator', 'Combine the numerators', `(${joined(grown)})/${bottom}`],
      ['practice.work-out', 'Calculate the numerator', `${top}/${bottom}`],
      [
        'practice.lowest-terms',
        `Divide the numerator and denominator by ${commonDivisor(top, bottom)}`,
        result,
      ],
    ),
    mistakes: mistakes(terms, top, bottom),
  };
}

function mistakes(terms: readonly Signed[], top: number, bottom: number): readonly Mistake[] {
  const tops = terms.reduce((all, [sign, above]) => all + sign * above, 0);
  const bottoms = terms.reduce((all, [sign, , below]) => all + sign * below, 0);
  const product = terms.reduce((all, [, , below]) => all * below, 1);
  const [[, above, below] = [1, 1, 1], [sign, above2, below2] = [1, 1, 1], third] = terms;
  const [, kept, changed] = terms.find(([, , one]) => one !== bottom) ?? [1, above, below];
  const isOneKept = terms.filter(([, , one]) => one !== bottom).length === 1;
  const example = `$${kept}/${changed} = ${(kept * bottom) / changed}/${bottom}$`;
  const subtracted = terms.filter(([one]) => one < 0);
  const verb = subtracted.length === 0 ? 'added' : third ? 'combined' : 'subtracted';
  return slips(
    bottoms > 0 && [
      ratio(tops, bottoms),
      `You ${verb} the denominators. Give ${third ? 'all' : 'both'} fractions the denominator $${bottom}$ first, and keep it.`,
    ],
    [
      ratio(tops, bottom),
      `You kept the numerator${isOneKept ? ` of $${kept}/${changed}$` : 's'}. Multiply ${isOneKept ? 'it' : 'each one'} by the same number as the denominator, ${example}.`,
    ],
    product !== bottom && [
      ratio(tops, product),
      `The denominator $${product}$ works, but you must multiply each numerator by the same number as its denominator: $${above}/${below} = ${(above * product) / below}/${product}$.`,
    ],
    !third && [
      ratio(above * above2, below * below2),
      `You multiplied the fractions: ${sign > 0 ? 'add' : 'subtract'} them.`,
    ],
    ...subtracted.map(
      ([, one, under]) =>
        [
          ratio(top + (2 * one * bottom) / under, bottom),
          `You added $${one}/${under}$. There is a minus sign in front of it.`,
        ] as const,
    ),
    third !== undefined &&
      sign < 0 &&
      third[0] > 0 && [
        ratio(top - (2 * third[1] * bottom) / third[2], bottom),
        `Only $${above2}/${below2}$ is subtracted: $${third[1]}/${third[2]}$ is added.`,
      ],
  );
}

function listed(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
