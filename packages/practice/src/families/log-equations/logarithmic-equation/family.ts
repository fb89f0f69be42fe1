import { equation, taskFamily } from '../../../task-family.js';
import { logText, sumWithNumber } from '../../shared/logarithm-text.js';
import { areOfOneRoot, powersOf } from '../../shared/powers.js';
import { quotientText } from '../../shared/lowest.js';

const SMALL = /* @__PURE__ */ powersOf([2, 3, 4, 5, 6, 10], 2, 130);

/** The equation log_b x = log_b m + log_b n, or with a difference. */
const sameLogarithm = /* @__PURE__ */ equation({
  numbers: (random) => {
    const base = random.pick([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const [m, n, isSum] = [random.whole(2, 9), random.whole(2, 9), random.oneIn(2)];
    const [first, second, x] = isSum ? [m, n, m * n] : [m * n, n, m];
    return [first, second].some((value) => areOfOneRoot(base, value))
      ? undefined
      : { base, first, second, sign: isSum ? '+' : '-', x };
  },
  given: ({ base, first, second, sign }) =>
    `${logText(base, 'x')} = ${logText(base, first)} ${sign} ${logText(base, second)}`,
  answer: ({ x }) => String(x),
  hint: 'Write the right side as one logarithm.',
  mistakes: ['log-of-sum-split', 'log-of-difference-split', 'log-laws-swapped'],
});

/** The equation log_b x + log_b m = log_b n. */
const besideNumber = /* @__PURE__ */ equation({
  numbers: (random) => {
    const base = random.pick([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const [number, x] = [random.whole(2, 9), random.whole(2, 12)];
    return [number, number * x].some((value) => areOfOneRoot(base, value)) ? undefined : { base, number, x };
  },
  given: ({ base, number, x }) =>
    `${logText(base, 'x')} + ${logText(base, number)} = ${logText(base, number * x)}`,
  answer: ({ x }) => String(x),
  hint: 'Write the left side as one logarithm.',
  mistakes: [
    'log-of-sum-split',
    'log-laws-swapped',
    'divided-one-side-only',
    'subtracted-instead-of-divided',
  ],
});

/** The equation log_b x + log_b m = n, or with a difference. */
const joinedLogarithm = /* @__PURE__ */ equation({
  numbers: (random) => {
    const { base, exponent, value } = random.pick(SMALL);
    const [number, isSum] = [random.pick([2, 3, 4, 5, 6, 8, 9, 10, 12]), random.oneIn(2)];
    const isFit = !areOfOneRoot(base, number) && (!isSum || number < value);
    const x = isSum ? quotientText(value, number) : String(value * number);
    return isFit ? { base, exponent, number, sign: isSum ? '+' : '-', x } : undefined;
  },
  given: ({ base, exponent, number, sign }) =>
    `${logText(base, 'x')} ${sign} ${logText(base, number)} = ${exponent}`,
  answer: ({ x }) => x,
  hint: 'Combine the two logarithms on the left into one.',
  mistakes: [
    'log-of-sum-split',
    'log-of-difference-split',
    'log-laws-swapped',
    'log-base-exponent-swapped',
    'log-as-quotient',
    'log-and-number-confused',
    'divided-one-side-only',
  ],
});

/** The equation log_b (x + p) + log_b (x + q) = n, for whose extraneous value both arguments are negative. */
const withDomain = /* @__PURE__ */ equation({
  numbers: (random) => {
    const { base, exponent, value } = random.pick(SMALL);
    const [one = 1, ...more] = Array.from({ length: value }, (_, n) => n + 1).filter(
      (n) => value % n === 0 && n * n < value,
    );
    const small = random.pick([one, ...more]);
    const large = value / small;
    const x = random.wholeExcept(-3, 12, -1, 0, 1, small, large);
    const [p, q] = random.oneIn(2) ? [small - x, large - x] : [large - x, small - x];
    return { base, exponent, p, q, x };
  },
  given: ({ base, exponent, p, q }) =>
    `${logText(base, sumWithNumber('x', p))} + ${logText(base, sumWithNumber('x', q))} = ${exponent}`,
  answer: ({ x }) => String(x),
  question: 'Find every solution: {given}',
  form: { kind: 'numbers', variable: 'x' },
  hint: 'Combine the two logarithms into one. At the end, remember that a logarithm needs a positive number.',
  mistakes: ['extraneous-solution-kept', 'log-of-sum-split', 'root-sign-swapped'],
});

/**
 * Equations with several logarithms. In hard ones, a solution must be excluded because a logarithm has no
 * value there.
 */
export const logarithmicEquation = /* @__PURE__ */ taskFamily('logarithmic-equation', 'logarithms', {
  easy: [sameLogarithm, besideNumber],
  medium: [joinedLogarithm],
  hard: [withDomain],
});
