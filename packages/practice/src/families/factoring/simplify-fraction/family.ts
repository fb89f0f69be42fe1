import { sumText } from '../../../family.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { commonDivisor } from '../../shared/lowest.js';

const SIMPLIFIED = {
  question: 'Simplify: {given}',
  operation: 'simplify',
  form: { kind: 'expression', shape: 'simplified' },
} as const;

/** The fraction 18/24. */
const ofNumbers = /* @__PURE__ */ expression({
  question: 'Reduce to lowest terms: {given}',
  operation: 'simplify',
  form: { kind: 'fraction' },
  numbers: (random) => {
    const [top, bottom, common] = [random.whole(1, 11), random.whole(2, 12), random.whole(3, 15)];
    return commonDivisor(top, bottom) > 1 || top === bottom ? undefined : { top, bottom, common };
  },
  given: ({ top, bottom, common }) => `${top * common}/${bottom * common}`,
  answer: ({ top, bottom }) => `${top}/${bottom}`,
  hint: () => 'Which numbers divide both the numerator and the denominator? Find the greatest of them.',
  mistakes: ['fraction-cancelled-partly', 'divided-upside-down'],
});

/** The fraction g(ax + b) over g, or gx(ax + b) over gx. */
const ofSumAndTerm = /* @__PURE__ */ expression({
  ...SIMPLIFIED,
  numbers: (random) => {
    const [g, a, b] = [random.whole(2, 9), random.whole(1, 9), random.wholeExcept(-9, 9, 0)];
    const of = random.oneIn(2) ? 'x' : '';
    return commonDivisor(a, b) > 1 && of === '' ? undefined : { g, a, b, of };
  },
  given: ({ g, a, b, of }) =>
    `(${sumText([g * a, of === '' ? 'x' : 'x^2'], [g * b, of])})/(${sumText([g, of])})`,
  answer: ({ a, b }) => sumText([a, 'x'], [b, '']),
  hint: () => 'You can cancel only a factor of the whole numerator, not part of one term.',
  mistakes: ['cancelled-term', 'sign-slip', 'denominator-lost'],
});

/** Writes (x + p)(x + q) as a sum. */
const trinomial = (p: number, q: number): string => sumText([1, 'x^2'], [p + q, 'x'], [p * q, '']);

/** The fraction (x + p)(x + q) over (x + p)(x + r). */
const ofTrinomials = /* @__PURE__ */ expression({
  ...SIMPLIFIED,
  numbers: (random) => {
    const p = random.wholeExcept(-8, 8, 0);
    const q = random.wholeExcept(-8, 8, 0, p);
    return { p, q, r: random.wholeExcept(-8, 8, 0, p, q) };
  },
  given: ({ p, q, r }) => `(${trinomial(p, q)})/(${trinomial(p, r)})`,
  answer: ({ q, r }) => `(${sumText([1, 'x'], [q, ''])})/(${sumText([1, 'x'], [r, ''])})`,
  hint: ({ p, q }) =>
    `Look for a factor that the numerator and the denominator share. ${
      p === -q
        ? 'The numerator is a difference of two squares.'
        : `For the numerator, which two numbers have the product $${p * q}$ and the sum $${p + q}$?`
    }`,
  mistakes: ['cancelled-term', 'divided-upside-down', 'wrong-factor-pair'],
});

/** Fractions with a factor to cancel: 18/24, (6x + 9)/3, (x² - 9)/(x + 3). */
export const simplifyFraction = /* @__PURE__ */ taskFamily('simplify-fraction', 'algebra', {
  easy: [ofNumbers],
  medium: [ofSumAndTerm],
  hard: [ofTrinomials],
});
