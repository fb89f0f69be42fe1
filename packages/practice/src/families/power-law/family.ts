import { commonDivisor, quotientText } from '../shared/lowest.js';
import { type Draft, type Family, line } from '../../family.js';
import type { Random } from '../../random.js';
import { type Base, logText, powerText } from '../shared/logarithm-text.js';
import { areOfOneRoot, powersOf } from '../shared/powers.js';

const SMALL = powersOf([2, 3, 4, 5, 6, 7, 10], 2, 130);
const ROOTS = powersOf([2, 3, 5, 6, 10], 2, 130);

/** The power law: an exponent inside a logarithm is a factor before it. */
export const powerLaw: Family = {
  id: 'power-law',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    ({ easy: oneLogarithm, medium: multiple, hard: fractionTimes })[difficulty](random),
};

function oneLogarithm(random: Random): Draft {
  const { base: of, exponent, value } = random.pick(SMALL);
  const [first = 2, ...others] = [2, 3, 5, 6, 7, 10, 12].filter((base) => !areOfOneRoot(base, of));
  const base = random.pick([first, ...others]);
  const [factor, inside] = [`${exponent}${logText(base, of)}`, logText(base, powerText(of, exponent))];
  return {
    question: `Write as one logarithm, with no factor before it: $${factor}$`,
    answer: logText(base, value),
    form: { kind: 'expression', shape: 'one-logarithm' },
    hints: [
      'Which law moves a factor before a logarithm to another place?',
      `The factor ${exponent} becomes an exponent inside the logarithm.`,
    ],
    steps: [
      line('practice.power-law', 'Power law', factor, '=', inside),
      line('practice.work-out-power', 'Work out the power', inside, '=', logText(base, value)),
    ],
  };
}

function multiple(random: Random): Draft {
  const base: Base = random.pick(['e', 2, 3, 4, 5, 6, 7, 8, 10]);
  const letter = random.pick(['x', 'y', 'z']);
  const { inside, exponent } = hiddenPower(random, letter);
  const [asked, alone] = [logText(base, inside), logText(base, letter)];
  const power = logText(base, powerText(letter, exponent));
  const answer = `${exponent}${alone}`;
  return {
    question: `Write $${asked}$ as a number times $${alone}$, where $${letter} > 0$.`,
    answer,
    form: { kind: 'expression', shape: 'separate-logarithms' },
    hints: [
      `First write $${inside}$ as a single power of ${letter}. The exponent may be negative or a fraction.`,
      'Then the power law takes the exponent out of the logarithm as a factor.',
    ],
    steps: [
      line('practice.write-as-power', `Write it as a power of ${letter}`, asked, '=', power),
      line('practice.power-law', 'Power law', power, '=', answer),
    ],
  };
}

/** A power whose exponent is not visible, such as a root. */
function hiddenPower(random: Random, letter: string): { readonly inside: string; readonly exponent: string } {
  const n = random.whole(2, 9);
  const odd = 2 * random.whole(1, 4) + 1;
  return random.pick([
    { inside: `1/${powerText(letter, n)}`, exponent: `-${n}` },
    { inside: `sqrt(${powerText(letter, odd)})`, exponent: `${odd}/2` },
    { inside: `${powerText(letter, (odd - 1) / 2)} * sqrt(${letter})`, exponent: `${odd}/2` },
    { inside: `1/sqrt(${letter})`, exponent: '-1/2' },
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
    question: `Work out exactly, without a calculator: $${asked}$`,
    answer: quotientText(above * exponent, below),
    form: { kind: 'number' },
    hints: [
      `Don't work out $${powerText(of, exponent)}$. Which law takes the exponent ${exponent} out of the logarithm?`,
      `Then only $${logText(base, of)}$ is left. Both numbers are powers of ${root}.`,
      `You should find $${logText(base, of)} = ${single}$. Multiply it by ${exponent}.`,
    ],
    steps: [
      line('practice.power-law', 'Power law', asked, '=', `${exponent}${logText(base, of)}`),
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
