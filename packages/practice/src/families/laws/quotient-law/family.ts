import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { knownLogarithms } from '../../shared/known-logarithms.js';
import { logText } from '../../shared/logarithm-text.js';
import { areOfOneRoot, powersOf } from '../../shared/powers.js';
import { slips } from '../../shared/slips.js';

const POWERS = powersOf([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2, 640);

/** The quotient rule: the difference of two logarithms is the logarithm of the quotient. */
export const quotientLaw: Family = {
  id: 'quotient-law',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    ({ easy: oneLogarithm, medium: wholeDifference, hard: () => knownLogarithms(random, '/') })[difficulty](
      random,
    ),
};

function oneLogarithm(random: Random): Draft {
  const base = random.whole(2, 12);
  const [first = 17, ...others] = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15].filter((n) => !areOfOneRoot(base, n));
  const quotient = random.pick([first, ...others]);
  const n = random.whole(2, 9);
  return {
    ...ask('Write as one logarithm: {given}', 'condense', differenceOf(base, quotient * n, n)),
    answer: logText(base, quotient),
    form: { kind: 'expression', shape: 'one-logarithm' },
    mistakes: slips(
      [
        logText(base, quotient * n - n),
        `You subtracted the numbers. When logarithms are subtracted, their numbers are divided: $${quotient * n} ÷ ${n}$.`,
      ],
      [
        logText(base, quotient * n * n),
        'You multiplied the numbers. Multiplying is for a sum of logarithms. Here one is subtracted.',
      ],
      [
        `${logText(base, quotient * n)}/${logText(base, n)}`,
        `You divided the logarithms. The quotient rule divides the numbers inside: $${quotient * n} ÷ ${n}$.`,
      ],
    ),
    hints: [
      'Both logarithms have the same base. Which rule combines a difference of logarithms?',
      'The second logarithm is subtracted, so its number divides.',
    ],
    steps: quotientSteps(base, quotient * n, n),
  };
}

function differenceOf(base: number, m: number, n: number): string {
  return `${logText(base, m)} - ${logText(base, n)}`;
}

function quotientSteps(base: number, m: number, n: number): Draft['steps'] {
  const joined = logText(base, `${m} ÷ ${n}`);
  return [
    line('practice.quotient-law', 'Quotient rule', differenceOf(base, m, n), '=', joined),
    line('practice.divide', 'Divide', joined, '=', logText(base, m / n)),
  ];
}

function wholeDifference(random: Random): Draft {
  const { base, exponent, value } = random.pick(POWERS);
  const [first = 3, ...others] = [2, 3, 5, 6, 7, 11, 13].filter((n) => !areOfOneRoot(base, n));
  const n = random.pick([first, ...others]);
  const [m, power] = [value * n, String(value)];
  return {
    ...ask('Find the exact value without a calculator: {given}', 'evaluate', differenceOf(base, m, n)),
    answer: String(exponent),
    form: { kind: 'number' },
    mistakes: slips(
      [value, `That is $${m} ÷ ${n}$, the number inside. Now find its base ${base} logarithm.`],
      exponent > 2 && [
        value / base,
        `You divided ${value} by ${base}. The logarithm is the exponent. How many factors of ${base} make ${value}?`,
      ],
      [
        m - n,
        `You subtracted ${n} from ${m}. The quotient rule divides them, and then you take the logarithm.`,
      ],
    ),
    hints: [
      'Neither logarithm is a whole number, but their difference is. Combine them first.',
      `By the quotient rule it is the logarithm of $${m} ÷ ${n}$.`,
      `What power do you raise ${base} to in order to get ${power}?`,
    ],
    steps: [
      ...quotientSteps(base, m, n),
      line(
        'practice.logarithm-is-exponent',
        'The logarithm is the exponent',
        logText(base, power),
        '=',
        String(exponent),
      ),
    ],
  };
}
