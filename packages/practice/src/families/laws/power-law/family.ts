import { commonDivisor, quotientText } from '../../shared/lowest.js';
import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { type Base, logText, powerText } from '../../shared/logarithm-text.js';
import { areOfOneRoot, powersOf } from '../../shared/powers.js';
import { slips } from '../../shared/slips.js';

const POWERS = powersOf([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2, 1024);
const ROOTS = powersOf([2, 3, 5, 6, 10], 2, 130);

/** The power rule: an exponent inside a logarithm becomes a factor in front of it. */
export const powerLaw: Family = {
  id: 'power-law',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    ({ easy: oneLogarithm, medium: multiple, hard: fractionTimes })[difficulty](random),
};

function oneLogarithm(random: Random): Draft {
  const { base: of, exponent, value } = random.pick(POWERS);
  const [first = 2, ...others] = [2, 3, 5, 6, 7, 10, 12].filter((base) => !areOfOneRoot(base, of));
  const base = random.pick([first, ...others]);
  const [factor, inside] = [`${exponent}${logText(base, of)}`, logText(base, powerText(of, exponent))];
  return {
    ...ask('Write as one logarithm, with no factor in front: {given}', 'condense', factor),
    answer: logText(base, value),
    form: { kind: 'expression', shape: 'one-logarithm' },
    mistakes: slips(
      [
        logText(base, exponent * of),
        `You multiplied ${of} by ${exponent}. The factor in front of a logarithm becomes an exponent inside it.`,
      ],
      [
        logText(base, exponent ** of),
        `Base and exponent are swapped: ${exponent} is the exponent, so calculate $${powerText(of, exponent)}$.`,
      ],
      [
        logText(base, of + exponent),
        `You added ${of} and ${exponent}. The factor in front of a logarithm becomes an exponent inside it.`,
      ],
    ),
    hints: [
      'Which rule moves a factor that is in front of a logarithm?',
      `The factor ${exponent} becomes an exponent inside the logarithm.`,
    ],
    steps: [
      line('practice.power-law', 'Power rule', factor, '=', inside),
      line('practice.work-out-power', 'Evaluate the power', inside, '=', logText(base, value)),
    ],
  };
}

function multiple(random: Random): Draft {
  const base: Base = random.pick(['e', 2, 3, 4, 5, 6, 7, 8, 10]);
  const letter = random.pick(['x', 'y', 'z']);
  const { inside, exponent, wrong } = hiddenPower(random, letter);
  const [asked, alone] = [logText(base, inside), logText(base, letter)];
  const power = logText(base, powerText(letter, exponent));
  const answer = `${exponent}${alone}`;
  return {
    ...ask(`Write {given} as a number times $${alone}$, where $${letter} > 0$.`, 'convert', asked),
    answer,
    form: { kind: 'expression', shape: 'separate-logarithms' },
    mistakes: slips(...wrong.map(([times, why]) => [`${times === '1' ? '' : times}${alone}`, why] as const)),
    hints: [
      `First write $${inside}$ as a single power of ${letter}. The exponent may be negative or a fraction.`,
      'Then the power rule takes the exponent out of the logarithm as a factor.',
    ],
    steps: [
      line('practice.write-as-power', `Write it as a power of ${letter}`, asked, '=', power),
      line('practice.power-law', 'Power rule', power, '=', answer),
    ],
  };
}

/**
 * A power whose exponent isn't visible, such as a root, with the wrong exponents that students may read in
 * it.
 */
interface HiddenPower {
  readonly inside: string;
  readonly exponent: string;
  readonly wrong: readonly (readonly [exponent: string, why: string])[];
}

function hiddenPower(random: Random, letter: string): HiddenPower {
  const n = random.whole(2, 9);
  const odd = 2 * random.whole(1, 4) + 1;
  const beside = (odd - 1) / 2;
  return random.pick([
    {
      inside: `1/${powerText(letter, n)}`,
      exponent: `-${n}`,
      wrong: [
        [
          String(n),
          `The minus sign is missing: $1/${powerText(letter, n)}$ is ${letter} to a negative power.`,
        ],
        [
          `1/${n}`,
          `The exponent $1/${n}$ would be a root. The reciprocal of a power has a negative exponent.`,
        ],
        [`-1/${n}`, `The minus sign is right, but the exponent is still ${n}. There is no root here.`],
      ],
    },
    {
      inside: `sqrt(${powerText(letter, odd)})`,
      exponent: `${odd}/2`,
      wrong: [
        [String(odd), `You lost the root. A square root halves the exponent ${odd}.`],
        [String(2 * odd), `You doubled the exponent. A square root halves it.`],
        [
          `${2 * odd + 1}/2`,
          `You added $1/2$ to ${odd}. For a root of a power, multiply the exponents: half of ${odd}.`,
        ],
      ],
    },
    {
      inside: `${powerText(letter, beside)} * sqrt(${letter})`,
      exponent: `${odd}/2`,
      wrong: [
        [
          quotientText(beside, 2),
          `You multiplied the exponents. In a product of powers, add them: ${beside} and $1/2$.`,
        ],
        [String(beside), `You lost the root. A square root adds $1/2$ to the exponent ${beside}.`],
        [String(beside + 2), `A square root has the exponent $1/2$, not 2. Add $1/2$ to ${beside}.`],
      ],
    },
    {
      inside: `1/sqrt(${letter})`,
      exponent: '-1/2',
      wrong: [
        ['1/2', `The minus sign is missing. The reciprocal of a root has a negative exponent.`],
        ['-2', `The minus sign is correct, but a square root means an exponent of $1/2$, not 2.`],
      ],
    },
  ]);
}

function fractionTimes(random: Random): Draft {
  const { base: root, exponent: below, value: base } = random.pick(ROOTS);
  const above = random.wholeExcept(
    1,
    6,
    ...[1, 2, 3, 4, 5, 6].filter((n) => commonDivisor(n, below) > 1 || root ** n > 130),
  );
  const of = root ** above;
  const exponent = random.whole(2, 9);
  const asked = logText(base, powerText(of, exponent));
  const single = quotientText(above, below);
  return {
    ...ask('Find the exact value without a calculator: {given}', 'evaluate', asked),
    answer: quotientText(above * exponent, below),
    form: { kind: 'number' },
    mistakes: slips(
      [
        single,
        `You lost the exponent ${exponent}. The power rule turns it into a factor: $${exponent}${logText(base, of)}$.`,
      ],
      below ** exponent < 1000 &&
        above ** exponent < 1000 && [
          quotientText(above ** exponent, below ** exponent),
          `You raised the logarithm to the power ${exponent}. The power rule turns this exponent into a factor: $${exponent}${logText(base, of)}$.`,
        ],
      [
        above * exponent,
        `That is the exponent of ${root} alone. The base is $${powerText(root, below)}$, so divide ${above * exponent} by ${below}.`,
      ],
      [
        quotientText(below * exponent, above),
        `Your fraction is upside down. The exponent of the number goes in the numerator, and the exponent of the base in the denominator. It is $${single}$.`,
      ],
    ),
    hints: [
      `Don’t calculate $${powerText(of, exponent)}$. Which rule moves the exponent ${exponent} out of the logarithm?`,
      `Then only $${logText(base, of)}$ is left. Both numbers are powers of ${root}.`,
      `You should find $${logText(base, of)} = ${single}$. Multiply it by ${exponent}.`,
    ],
    steps: [
      line('practice.power-law', 'Power rule', asked, '=', `${exponent}${logText(base, of)}`),
      line(
        'practice.same-base',
        `Write both numbers as powers of ${root}`,
        logText(base, of),
        '=',
        logText(`(${powerText(root, below)})`, powerText(root, above)),
      ),
      line('practice.quotient-of-exponents', 'Divide the exponents', logText(base, of), '=', single),
      line(
        'practice.multiply',
        'Multiply',
        `${exponent} * (${single})`,
        '=',
        quotientText(above * exponent, below),
      ),
    ],
  };
}
