import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import type { Random } from '../../../random.js';
import { type Base, logText, powerText } from '../../shared/logarithm-text.js';
import { commonDivisor, quotientText } from '../../shared/lowest.js';
import { areOfOneRoot, powersOf } from '../../shared/powers.js';

const POWERS = powersOf([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2, 1024);
const ROOTS = powersOf([2, 3, 5, 6, 10], 2, 130);

/** The multiple of a logarithm, n log m. */
const oneLogarithm = /* @__PURE__ */ expression({
  question: 'Write as one logarithm, with no factor in front: {given}',
  operation: 'condense-logarithms',
  form: { kind: 'expression', shape: 'one-logarithm' },
  numbers: (random) => {
    const power = random.pick(POWERS);
    const base = random.pick([2, 3, 5, 6, 7, 10, 12]);
    return areOfOneRoot(base, power.base) ? undefined : { base, power };
  },
  given: ({ base, power }) => `${power.exponent}${logText(base, power.base)}`,
  answer: ({ base, power }) => logText(base, power.value),
  hint: () => 'Which rule moves a factor that is in front of a logarithm?',
  mistakes: ['log-factor-inside', 'base-exponent-swapped', 'log-exponent-lost'],
});

/** The logarithm of a power, root or reciprocal of a letter. */
const multiple = /* @__PURE__ */ expression({
  question: ({ base, letter }: { readonly base: Base; readonly letter: string }) =>
    `Write {given} as a number times $${logText(base, letter)}$, where $${letter} > 0$.`,
  operation: 'expand-logarithms',
  kind: 'convert',
  form: { kind: 'expression', shape: 'separate-logarithms' },
  numbers: (random) => {
    const base: Base = random.pick(['e', 2, 3, 4, 5, 6, 7, 8, 10]);
    const letter = random.pick(['x', 'y', 'z']);
    return { base, letter, ...hiddenPower(random, letter) };
  },
  given: ({ base, inside }) => logText(base, inside),
  answer: ({ base, letter, exponent }) => exponent + logText(base, letter),
  hint: () => 'Which rules take the inside of the logarithm apart? The factor may be negative or a fraction.',
  mistakes: ['log-of-reciprocal', 'log-exponent-lost', 'log-root-lost', 'log-laws-swapped'],
});

/** Returns a power whose exponent isn't visible, such as a root. */
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

/** The logarithm of a power of a number with the same root as the base. */
const fractionTimes = /* @__PURE__ */ expression({
  question: 'Find the exact value without a calculator: {given}',
  operation: 'evaluate',
  form: { kind: 'number' },
  numbers: (random) => {
    const root = random.pick(ROOTS);
    const above = random.whole(1, 6);
    const isOdd = commonDivisor(above, root.exponent) > 1 || root.base ** above > 130;
    return isOdd ? undefined : { root, above, exponent: random.whole(2, 9) };
  },
  given: ({ root, above, exponent }) => logText(root.value, powerText(root.base ** above, exponent)),
  answer: ({ root, above, exponent }) => quotientText(above * exponent, root.exponent),
  hint: () => 'Don’t calculate the power. Which rule moves the exponent out of the logarithm?',
  mistakes: [
    'denominator-lost',
    'log-exponent-lost',
    'log-of-power-raised',
    'divided-upside-down',
    'log-quotient-confused',
  ],
});

/** The power rule: an exponent inside a logarithm becomes a factor in front of it. */
export const powerLaw = /* @__PURE__ */ taskFamily('power-law', 'logarithms', {
  easy: [oneLogarithm],
  medium: [multiple],
  hard: [fractionTimes],
});
