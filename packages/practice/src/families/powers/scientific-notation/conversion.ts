import { type Draft, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { chain } from '../../shared/chain.js';
import { slips } from '../../shared/slips.js';
import { decimal, FORM, places, scientific } from './notation.js';

/** Returns two or three digits of which the last isn't 0. */
function significant(random: Random): readonly [digits: number, count: number] {
  const digits = random.oneIn(2) ? random.whole(11, 99) : random.whole(101, 999);
  return digits % 10 === 0 ? significant(random) : [digits, String(digits).length];
}

function writing(random: Random, number: string) {
  const words = ['Write {given} in scientific notation.', 'Write in scientific notation: {given}'] as const;
  return ask(random.pick(words), 'convert', number);
}

/** Asks for a number such as 45,000. */
export function ofLarge(random: Random): Draft {
  const [[digits, count], exponent] = [significant(random), random.whole(3, 5)];
  const [number, factor] = [String(digits * 10 ** (exponent - count + 1)), decimal(digits, count - 1)];
  const power = String(10 ** exponent);
  return {
    ...writing(random, number),
    answer: scientific(factor, exponent),
    form: FORM,
    hints: [
      'The first factor has exactly one digit before its decimal point, and that digit isn’t 0.',
      `The first factor is $${factor}$. How many places does the decimal point move?`,
      `It moves ${places(exponent)} to the left, so the number is $${factor} * ${power}$.`,
    ],
    steps: chain(
      number,
      [
        'practice.split-at-place',
        `Move the decimal point ${places(exponent)} to the left`,
        `${factor} * ${power}`,
      ],
      ['practice.power-of-ten', 'Write the second factor as a power of ten', scientific(factor, exponent)],
    ),
    mistakes: slips(
      [
        scientific(factor, -exponent),
        `The number is large, so the exponent is positive: multiply by $10$ exactly ${exponent} times.`,
      ],
      [
        scientific(factor, exponent + 1),
        `The exponent counts how far the decimal point moves, which is ${places(exponent)}. The number has ${exponent + 1} digits.`,
      ],
      [
        scientific(factor, exponent - count + 1),
        `You counted only the zeros. The decimal point moves ${places(exponent)} to the left.`,
      ],
      [
        scientific(String(digits), exponent - count + 1),
        `The first factor must be smaller than 10: use $${factor}$ instead of $${digits}$.`,
      ],
    ),
  };
}

/** Asks for a number such as 0.0032. */
export function ofSmall(random: Random): Draft {
  const [digits, exponent] = [
    random.oneIn(4) ? random.whole(2, 9) : random.whole(11, 99),
    random.whole(2, 3),
  ];
  if (digits % 10 === 0) return ofSmall(random);
  const count = String(digits).length;
  const number = decimal(digits, exponent + count - 1);
  const factor = decimal(digits, count - 1);
  const power = decimal(1, exponent);
  return {
    ...writing(random, number),
    answer: scientific(factor, -exponent),
    form: FORM,
    hints: [
      'The first factor has exactly one digit before its decimal point, and that digit isn’t 0.',
      `The first factor is $${factor}$. How many places does the decimal point move?`,
      `It moves ${places(exponent)} to the right, so the number is $${factor} * ${power}$.`,
    ],
    steps: chain(
      number,
      [
        'practice.split-at-place',
        `Move the decimal point ${places(exponent)} to the right`,
        `${factor} * ${power}`,
      ],
      ['practice.power-of-ten', 'Write the second factor as a power of ten', scientific(factor, -exponent)],
    ),
    mistakes: slips(
      [scientific(factor, exponent), `The number is smaller than 1, so the exponent is negative.`],
      [
        scientific(factor, -exponent + 1),
        `Count again: the decimal point moves ${places(exponent)} to the right. The first digit that isn’t 0 counts, too.`,
      ],
      count > 1 && [
        scientific(String(digits), -exponent - count + 1),
        `The first factor must be smaller than 10: use $${factor}$ instead of $${digits}$.`,
      ],
      [
        scientific(factor, -exponent - 1),
        `Count again: the decimal point moves ${places(exponent)} to the right.`,
      ],
    ),
  };
}

const THINGS = [
  ['The distance from Earth to a space probe is NUMBER miles.', 6],
  ['A country has NUMBER inhabitants.', 6],
  ['A video has NUMBER views.', 6],
  ['A bridge costs NUMBER dollars.', 6],
  ['A star is NUMBER years old.', 9],
  ['A company is worth NUMBER dollars.', 9],
  ['A computer performs NUMBER operations a second.', 9],
  ['Light travels NUMBER miles.', 12],
  ['A national debt is NUMBER dollars.', 12],
] as const;
const NAMES = { 6: 'million', 9: 'billion', 12: 'trillion' } as const;

/** Asks for a number such as 45 million. */
export function ofWords(random: Random): Draft {
  const [text, zeros] = random.pick(THINGS);
  const [digits, moved] = [random.whole(12, 989), random.whole(0, 2)];
  if (digits % 10 === 0 || (digits < 100 && moved === 2)) return ofWords(random);
  const count = String(digits).length;
  const left = Math.max(count - 1 - moved, 0); // The decimals of the number of millions.
  const number = decimal(digits, left);
  const [factor, shift] = [decimal(digits, count - 1), count - 1 - left];
  const exponent = zeros + shift;
  const name = NAMES[zeros];
  const before = scientific(number, zeros);
  const thousands = Array.from({ length: zeros / 3 }, () => '10^3').join(' * ');
  return {
    question: `${text.replace('NUMBER', `${number} ${name}`)} ${random.pick(['Write this number in scientific notation.', 'What is this number in scientific notation?'])}`,
    answer: scientific(factor, exponent),
    form: FORM,
    hints: [
      `Which power of ten is one ${name}?`,
      `One ${name} is $10^${zeros}$, so the number is $${before.replace('×', '*')}$.`,
      shift === 0
        ? `The first factor, ${number}, is already between 1 and 10.`
        : `The first factor must be smaller than 10: $${number} = ${factor} * ${10 ** shift}$.`,
    ],
    steps: [
      line('practice.power-of-ten', `One ${name} is 10 to the power ${zeros}`, thousands, '=', `10^${zeros}`),
      ...(shift === 0
        ? []
        : [
            line(
              'practice.split-at-place',
              `Move the decimal point ${places(shift)} to the left`,
              before,
              '=',
              `${factor} * 10^${shift} * 10^${zeros}`,
            ),
          ]),
      line(
        'practice.product-of-powers',
        shift === 0 ? `Multiply by the number of ${name}s` : 'Add the exponents',
        shift === 0 ? `${number} * ${thousands}` : `${factor} * 10^${shift} * 10^${zeros}`,
        '=',
        scientific(factor, exponent),
      ),
    ],
    mistakes: slips(
      shift > 0 && [
        before,
        `The first factor must be smaller than 10: $${number} = ${factor} * 10^${shift}$.`,
      ],
      shift > 0 && [
        scientific(factor, zeros),
        `You moved the decimal point of $${number}$, so the exponent grows by $${shift}$.`,
      ],
      shift > 0 && [
        scientific(factor, zeros - shift),
        `You made the first factor smaller, so the power of ten must be larger: add $${shift}$ to the exponent.`,
      ],
      [scientific(factor, exponent - 3), `One ${name} is $10^${zeros}$.`],
      [scientific(factor, exponent + 3), `One ${name} is $10^${zeros}$, not $10^${zeros + 3}$.`],
    ),
  };
}
