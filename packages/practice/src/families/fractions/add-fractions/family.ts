import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { commonDivisor, commonMultiple, quotientText } from '../../shared/lowest.js';

/** A fraction with its sign in a sum. */
type Signed = readonly [sign: 1 | -1, top: number, bottom: number];

/** A sum or difference of fractions. */
function sum(draw: (random: Random) => readonly Signed[], isPositive = false, isLong = false) {
  return expression({
    question: 'Evaluate, in lowest terms: {given}',
    operation: 'evaluate',
    form: { kind: 'fraction' },
    numbers: (random) => {
      const terms = draw(random);
      const [top, bottom] = totalOf(terms);
      return bottom <= 72 && top !== 0 && (!isPositive || top > 0) ? terms : undefined;
    },
    given: (terms) => terms.map(written).join(''),
    answer: (terms) => quotientText(...totalOf(terms)),
    hint: () => 'You can add or subtract fractions once they have the same denominator.',
    mistakes: [
      'fractions-added-across',
      'fractions-subtracted-across',
      'numerator-not-extended',
      ...(isLong ? [] : (['terms-multiplied'] as const)),
      'sign-slip',
    ],
  });
}

function written([sign, top, bottom]: Signed, index: number): string {
  return `${index === 0 ? '' : sign > 0 ? ' + ' : ' - '}${top}/${bottom}`;
}

function totalOf(terms: readonly Signed[]): readonly [top: number, bottom: number] {
  const bottom = terms.map(([, , below]) => below).reduce(commonMultiple);
  return [terms.reduce((all, [sign, above, below]) => all + (sign * above * bottom) / below, 0), bottom];
}

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

/** Sums and differences of fractions: 3/4 + 1/6. */
export const addFractions = /* @__PURE__ */ taskFamily('add-fractions', 'algebra', {
  easy: [/* @__PURE__ */ sum(related, true)],
  medium: [/* @__PURE__ */ sum((random) => unrelated(random, 2))],
  hard: [/* @__PURE__ */ sum((random) => unrelated(random, 3), false, true)],
});
