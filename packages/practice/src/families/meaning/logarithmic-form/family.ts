import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { type Base, logText, nameOf, powerText } from '../../shared/logarithm-text.js';
import { MANY_POWERS, type Power, powersOf } from '../../shared/powers.js';
import { slips } from '../../shared/slips.js';

const SMALL = powersOf([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2, 1024);

/** Powers that are given, so they can be larger than those that students must recognize. */
const GIVEN: readonly [Power, ...Power[]] = [
  ...MANY_POWERS,
  ...powersOf([21, 22, 23, 24, 26, 27, 28, 29, 31], 2, 1000),
];

/** The same fact as a power and as a logarithm: 2^5 = 32 and log_2 32 = 5. */
export const logarithmicForm: Family = {
  id: 'logarithmic-form',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const fact = { easy: wholeFact, medium: fractionFact, hard: letterFact }[difficulty](random);
    return random.oneIn(2) ? toLogarithm(fact) : toPower(fact);
  },
};

/** The fact base^exponent = value. */
interface Fact {
  readonly base: Base;
  readonly exponent: string;
  readonly value: string;
}

function wholeFact(random: Random): Fact {
  const { base, exponent, value } = random.pick(GIVEN);
  return { base, exponent: String(exponent), value: String(value) };
}

function fractionFact(random: Random): Fact {
  const { base, exponent, value } = random.pick(SMALL);
  return random.oneIn(2)
    ? { base, exponent: `-${exponent}`, value: `1/${value}` }
    : { base: value, exponent: `1/${exponent}`, value: String(base) };
}

function letterFact(random: Random): Fact {
  const base: Base = random.pick(['e', 'e', 2, 3, 5, 7, 10]);
  const letter = random.pick(['x', 't', 'n']);
  const number = String(random.whole(base === 'e' ? 2 : 11, 30));
  const exponent = random.oneIn(2)
    ? sumText([random.whole(2, 5), letter])
    : sumText([1, letter], [random.wholeExcept(-5, 5, 0), '']);
  return { base, exponent, value: number };
}

/** Writes a string so that it can be raised to a power. */
const grouped = (text: string): string => (/^\d+$/.test(text) ? text : `(${text})`);
const powerOf = ({ base, exponent }: Fact): string => powerText(base, exponent);

function toLogarithm(fact: Fact): Draft {
  const { base, exponent, value } = fact;
  const [letter] = /[a-z]/.exec(exponent) ?? [];
  const answer = `${logText(base, value)} = ${exponent}`;
  return {
    ...ask('Write {given} as a logarithmic equation.', 'convert', `${powerOf(fact)} = ${value}`),
    answer,
    form: { kind: 'equation' },
    mistakes: slips(
      base !== 'e' && [
        `${logText(value, base)} = ${exponent}`,
        `The base and the number are swapped: ${base} is the base of the power, so it is also the base of the logarithm.`,
      ],
      /^[\d/]+$/.test(exponent) && [
        `${logText(base, exponent)} = ${value}`,
        `You put the exponent inside the logarithm. The logarithm itself equals the exponent $${exponent}$. The result $${value}$ goes inside.`,
      ],
      base === 'e'
        ? [
            `log_10(${value}) = ${exponent}`,
            'The base of the power is e, so use the natural logarithm ln, not base 10.',
          ]
        : [`ln(${value}) = ${exponent}`, `The natural logarithm has base e. Here, the base is ${base}.`],
      letter !== undefined && [
        `${logText(base, value)} = ${letter}`,
        `You kept only ${letter}. The logarithm equals the whole exponent $${exponent}$.`,
      ],
    ),
    hints: [
      'A logarithm is an exponent. Which part of the equation is the exponent?',
      `The base of the power becomes the base of the logarithm. Use ${nameOf(base)}.`,
      `Take the logarithm of $${value}$. It equals the exponent.`,
    ],
    steps: [
      line(
        'practice.name-base-exponent',
        `The base is ${base} and the exponent is ${exponent}`,
        powerOf(fact),
        '=',
        value,
      ),
      line(
        'practice.power-to-logarithm',
        'The logarithm of the value is the exponent',
        logText(base, value),
        '=',
        exponent,
      ),
    ],
  };
}

function toPower(fact: Fact): Draft {
  const { base, exponent, value } = fact;
  const [letter] = /[a-z]/.exec(exponent) ?? [];
  return {
    ...ask('Write {given} as an exponential equation.', 'convert', `${logText(base, value)} = ${exponent}`),
    answer: `${powerOf(fact)} = ${value}`,
    form: { kind: 'equation' },
    mistakes: slips(
      base !== 'e' &&
        Number(exponent) ** Number(base) !== Number(value) && [
          `${powerText(grouped(exponent), String(base))} = ${value}`,
          `Base and exponent are swapped. The base of the logarithm, ${base}, is the base of the power.`,
        ],
      (value.length < 3 || value.includes('/')) && [
        `${powerText(base, value)} = ${exponent}`,
        `The exponent is what the logarithm equals: $${exponent}$. The number inside, $${value}$, is the result of the power.`,
      ],
      [
        `${powerText(grouped(value), exponent)} = ${base}`,
        `The number inside the logarithm, $${value}$, is the result. The base is ${base}.`,
      ],
      letter !== undefined && [
        `${powerText(base, letter)} = ${value}`,
        `You kept only ${letter}. The whole right side, $${exponent}$, is the exponent.`,
      ],
    ),
    hints: [
      'A logarithm is an exponent. What does this logarithm equal?',
      base === 'e'
        ? 'The natural logarithm has base e, so the power also has base e.'
        : `The base of the logarithm, ${base}, becomes the base of the power.`,
      `Raise the base to the value of the logarithm. The result is $${value}$.`,
    ],
    steps: [
      line(
        'practice.name-base-exponent',
        `The base is ${base} and the exponent is ${exponent}`,
        logText(base, value),
        '=',
        exponent,
      ),
      line(
        'practice.logarithm-to-power',
        'The base raised to the logarithm gives the value',
        powerOf(fact),
        '=',
        value,
      ),
    ],
  };
}
