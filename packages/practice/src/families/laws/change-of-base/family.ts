import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { logText } from '../../shared/logarithm-text.js';
import { areOfOneRoot, powersOf } from '../../shared/powers.js';
import { roundedQuotient, roundingStep } from '../../shared/rounded.js';
import { slips } from '../../shared/slips.js';

const POWERS = powersOf([2, 3, 5, 6, 7, 10, 11, 12], 2, 1024);

/**
 * A logarithm as the quotient of two others: derived and written down, then computed, then used for a product
 * that cancels.
 */
export const changeOfBase: Family = {
  id: 'change-of-base',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => ({ easy: quotient, medium: rounded, hard: chain })[difficulty](random),
};

function twoNumbers(random: Random): readonly [base: number, value: number] {
  const base = random.whole(2, 9);
  const [first = 7, ...others] = Array.from({ length: 48 }, (_, n) => n + 2).filter(
    (n) => n !== 10 && !areOfOneRoot(n, base),
  );
  return [base, random.pick([first, ...others])];
}

/** Creates a logarithm to write as a quotient. The rule is derived from the definition of the logarithm. */
function quotient(random: Random): Draft {
  const [base, value] = twoNumbers(random);
  const newBase = random.oneIn(2) ? 'e' : 10;
  const name = newBase === 'e' ? 'natural logarithms, ln' : 'base 10 logarithms';
  const asked = logText(base, value);
  const [above, below] = [logText(newBase, value), logText(newBase, base)];
  return {
    ...ask(`Write {given} as a quotient of ${name}.`, 'convert', asked),
    answer: `${above}/${below}`,
    form: { kind: 'expression', shape: 'simplified' },
    mistakes: slips(
      [
        `${below}/${above}`,
        `The quotient is upside down. The number ${value} goes in the numerator, and the base ${base} in the denominator.`,
      ],
      [
        `${above} - ${below}`,
        'You subtracted. A difference of logarithms is the logarithm of a quotient. Here one logarithm is divided by the other.',
      ],
      [`${above}/${base}`, `You divided by ${base} itself. Divide by its logarithm, $${below}$.`],
    ),
    hints: [
      'The change-of-base rule turns one logarithm into one logarithm divided by another.',
      'The number goes in the numerator, and the base goes in the denominator.',
    ],
    steps: [
      line(
        'practice.logarithm-to-power',
        'Write in exponential form',
        powerOf(base, asked),
        '=',
        String(value),
      ),
      line(
        'practice.take-logarithms',
        `Take ${newBase === 'e' ? 'the natural logarithm' : 'the base 10 logarithm'} of both sides and use the power rule`,
        `${asked} * ${below}`,
        '=',
        above,
      ),
      line(
        'practice.divide-both-sides',
        `Divide both sides by ${newBase === 'e' ? 'ln' : 'log₁₀'} ${base}`,
        asked,
        '=',
        `${above}/${below}`,
      ),
    ],
  };
}

function powerOf(base: number, exponent: string): string {
  return `${base}^(${exponent})`;
}

function rounded(random: Random): Draft {
  const [base, value] = twoNumbers(random);
  const asked = logText(base, value);
  const answer = roundedQuotient(value, base, 3);
  const [low, high] = [Math.floor(Number(answer)), Math.floor(Number(answer)) + 1];
  return {
    ...ask('Use a calculator to evaluate {given} to 3 decimal places.', 'evaluate', asked),
    answer,
    form: { kind: 'rounded', decimals: 3 },
    mistakes: slips(
      [
        (Math.log(base) / Math.log(value)).toFixed(3),
        `The quotient is upside down. The number ${value} goes in the numerator, and the base ${base} in the denominator.`,
      ],
      [
        (value / base).toFixed(3),
        `You divided ${value} by ${base}. Divide their logarithms: $ln(${value}) ÷ ln(${base})$.`,
      ],
      [
        Math.log(value / base).toFixed(3),
        `You subtracted the logarithms, or took the logarithm of $${value} ÷ ${base}$. Divide one logarithm by the other.`,
      ],
      [Math.log(value).toFixed(3), `That is only $ln(${value})$. Divide it by $ln(${base})$.`],
      [Math.log10(value).toFixed(3), `That is the base 10 logarithm. Divide it by $log_10(${base})$.`],
    ),
    hints: [
      `Estimate first: ${value} is between $${powerOf(base, String(low))} = ${base ** low}$ and $${powerOf(base, String(high))} = ${base ** high}$.`,
      'Your calculator has a key for ln. Divide one natural logarithm by another, and round only at the end.',
      `Calculate $ln(${value}) ÷ ln(${base})$.`,
    ],
    steps: [
      line('practice.change-of-base', 'Change of base', asked, '=', `ln(${value}) ÷ ln(${base})`),
      roundingStep(`ln(${value}) ÷ ln(${base})`, answer),
    ],
  };
}

function chain(random: Random): Draft {
  const { base, exponent, value } = random.pick(POWERS);
  const [first = 7, ...others] = [2, 3, 5, 6, 7, 10, 11, 13].filter((n) => !areOfOneRoot(n, base));
  const between = random.pick([first, ...others]);
  const [asked, quotients] = [
    `${logText(base, between)} * ${logText(between, value)}`,
    `ln(${between})/ln(${base}) * (ln(${value})/ln(${between}))`,
  ];
  return {
    ...ask('Find the exact value without a calculator: {given}', 'evaluate', asked),
    answer: String(exponent),
    form: { kind: 'number' },
    mistakes: slips(
      [value, `That is the number inside the last logarithm. Now find which power of ${base} is ${value}.`],
      [
        `1/${exponent}`,
        `The last quotient is upside down: $ln(${value})/ln(${base})$ is the base ${base} logarithm.`,
      ],
      exponent > 2 && [
        value / base,
        `You divided ${value} by ${base}. The logarithm is the exponent. How many factors of ${base} make ${value}?`,
      ],
      [
        between,
        `Nothing is left of ${between}, because $ln(${between})$ cancels. Evaluate $${logText(base, value)}$.`,
      ],
    ),
    hints: [
      'Neither factor is a whole number. Write both as quotients of natural logarithms.',
      `Something cancels: $ln(${between})$ is in both a numerator and a denominator.`,
      `What is left is $${logText(base, value)}$.`,
    ],
    steps: [
      line('practice.change-of-base', 'Change of base', asked, '=', quotients),
      line('practice.cancel', `Cancel ln ${between}`, quotients, '=', `ln(${value})/ln(${base})`),
      line(
        'practice.change-of-base',
        'Change of base, in reverse',
        `ln(${value})/ln(${base})`,
        '=',
        logText(base, value),
      ),
      line(
        'practice.logarithm-is-exponent',
        'The logarithm is the exponent',
        logText(base, value),
        '=',
        String(exponent),
      ),
    ],
  };
}
