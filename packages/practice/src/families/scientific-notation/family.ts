import { type Draft, type Family, line } from '../../family.js';
import type { Random } from '../../random.js';
import { chain } from '../shared/chain.js';
import { slips } from '../shared/slips.js';

/** Scientific notation: conversion, products and quotients, sums. */
export const scientificNotation: Family = {
  id: 'scientific-notation',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return random.pick([ofLarge, ofSmall, ofWords])(random);
    if (difficulty === 'medium') return random.oneIn(2) ? ofProduct(random) : ofQuotient(random);
    return ofSum(random);
  },
};

const FORM = { kind: 'expression', shape: 'simplified' } as const;

/** Returns digits with a decimal point: `decimal(345, 2)` is "3.45". */
function decimal(digits: number, places: number): string {
  const text = String(digits).padStart(places + 1, '0');
  if (places === 0) return text;
  return `${text.slice(0, -places)}.${text.slice(-places)}`.replace(/\.?0+$/, '');
}

/** Returns a number in scientific notation: `scientific('3.45', -4)` is "3.45 × 10^(-4)". */
function scientific(factor: string, exponent: number): string {
  return `${factor} × 10^${exponent < 0 ? `(${exponent})` : exponent}`;
}

const places = (n: number): string => `${n} place${n === 1 ? '' : 's'}`;

/** Returns two or three digits of which the last isn't 0. */
function significant(random: Random): readonly [digits: number, count: number] {
  const digits = random.oneIn(2) ? random.whole(11, 99) : random.whole(101, 999);
  return digits % 10 === 0 ? significant(random) : [digits, String(digits).length];
}

function written(random: Random, number: string): string {
  return random.pick([
    `Write $${number}$ in scientific notation.`,
    `Write in scientific notation: $${number}$`,
  ]);
}

function ofLarge(random: Random): Draft {
  const [[digits, count], exponent] = [significant(random), random.whole(3, 5)];
  const [number, factor] = [String(digits * 10 ** (exponent - count + 1)), decimal(digits, count - 1)];
  const power = String(10 ** exponent);
  return {
    question: written(random, number),
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

function ofSmall(random: Random): Draft {
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
    question: written(random, number),
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
  ['A computer makes NUMBER steps a second.', 9],
  ['Light takes a path of NUMBER miles.', 12],
  ['A national debt is NUMBER dollars.', 12],
] as const;
const NAMES = { 6: 'million', 9: 'billion', 12: 'trillion' } as const;

/** Asks for a number such as 45 million. */
function ofWords(random: Random): Draft {
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

function asked(random: Random, expression: string): string {
  return random.pick([
    `Evaluate $${expression}$ in scientific notation.`,
    `Write the result in scientific notation: $${expression}$`,
  ]);
}

const power = (exponent: number): string => `10^${exponent < 0 ? `(${exponent})` : exponent}`;

/** Asks for a product such as (3 × 10⁵) × (4.5 × 10⁷). */
function ofProduct(random: Random): Draft {
  const [a, b] = [random.whole(2, 9), random.wholeExcept(12, 95, 20, 30, 40, 50, 60, 70, 80, 90)];
  const [m, n] = [random.wholeExcept(-8, 12, 0, 1, -1), random.wholeExcept(-8, 12, 0, 1, -1)];
  if (m + n === 0 || Math.abs(m + n) < 2) return ofProduct(random);
  const [first, second] = random.oneIn(2) ? [String(a), decimal(b, 1)] : [decimal(b, 1), String(a)];
  const product = a * b; // In tenths.
  const isLarge = product >= 100;
  const [text, factor] = [decimal(product, 1), decimal(product, isLarge ? 2 : 1)];
  const exponent = m + n + (isLarge ? 1 : 0);
  const expression = `(${first} * ${power(m)}) * (${second} * ${power(n)})`;
  return {
    question: asked(random, expression),
    answer: scientific(factor, exponent),
    form: FORM,
    hints: [
      'Multiply the first factors, and multiply the powers of ten.',
      `$${first} * ${second} = ${text}$, and the exponents are added: $${m} + ${n < 0 ? `(${n})` : n}$.`,
      isLarge
        ? `You get $${text} * ${power(m + n)}$. The first factor must be smaller than 10.`
        : `You get $${text} * ${power(m + n)}$.`,
    ],
    steps: chain(
      expression,
      [
        'practice.product-of-powers',
        'Multiply the factors, and add the exponents',
        isLarge ? `${text} * ${power(m + n)}` : `${first} * ${second} * ${power(m + n)}`,
      ],
      isLarge
        ? [
            'practice.split-at-place',
            'Move the decimal point 1 place to the left',
            scientific(factor, exponent),
          ]
        : ['practice.multiply', 'Multiply', scientific(factor, exponent)],
    ),
    mistakes: slips(
      [
        scientific(factor, m * n),
        `For a product of powers, add the exponents $${m}$ and $${n}$; don’t multiply them.`,
      ],
      isLarge && [
        scientific(factor, m + n),
        `From $${text} * ${power(m + n)}$, the first factor becomes smaller, so the exponent grows by 1.`,
      ],
      isLarge && [
        scientific(factor, m + n - 1),
        `The first factor becomes smaller, so the exponent must grow: $${m + n} + 1$.`,
      ],
      isLarge && [
        scientific(text, m + n),
        `The first factor must be smaller than 10: $${text} = ${factor} * 10$.`,
      ],
      [
        scientific(decimal(a * 10 + b, a * 10 + b >= 100 ? 2 : 1), m + n),
        `You added $${first}$ and $${second}$. Multiply them: $${first} * ${second} = ${text}$.`,
      ],
      [
        scientific(factor, m - n + (isLarge ? 1 : 0)),
        `You subtracted the exponents. For a product, add them: $${m} + ${n < 0 ? `(${n})` : n}$.`,
      ],
    ),
  };
}

/** Asks for a quotient such as (8.4 × 10⁹)/(2 × 10⁴). */
function ofQuotient(random: Random): Draft {
  const [b, q] = [random.whole(2, 9), random.wholeExcept(11, 95, 20, 30, 40, 50, 60, 70, 80, 90)];
  const [m, n] = [random.wholeExcept(-8, 12, 0, 1, -1), random.wholeExcept(-8, 12, 0, 1, -1)];
  const top = b * q; // In tenths, if it is below 100.
  const isSmall = top >= 100; // Then the numerator is divided by 10, and so is the quotient.
  const exponent = m - n - (isSmall ? 1 : 0);
  if (Math.abs(exponent) < 2 || Math.abs(m - n) < 2) return ofQuotient(random);
  const [above, factor] = [decimal(top, isSmall ? 2 : 1), decimal(q, 1)];
  const text = decimal(q, isSmall ? 2 : 1);
  const expression = `(${above} * ${power(m)})/(${b} * ${power(n)})`;
  return {
    question: asked(random, expression),
    answer: scientific(factor, exponent),
    form: FORM,
    hints: [
      'Divide the first factors, and divide the powers of ten.',
      `$${above} ÷ ${b} = ${text}$, and the exponents are subtracted: $${m} - ${n < 0 ? `(${n})` : n}$.`,
      isSmall
        ? `You get $${text} * ${power(m - n)}$. The first factor must be at least 1.`
        : `You get $${text} * ${power(m - n)}$.`,
    ],
    steps: chain(
      expression,
      [
        'practice.quotient-of-powers',
        'Divide the factors, and subtract the exponents',
        isSmall ? `${text} * ${power(m - n)}` : `${above}/${b} * ${power(m - n)}`,
      ],
      isSmall
        ? [
            'practice.split-at-place',
            'Move the decimal point 1 place to the right',
            scientific(factor, exponent),
          ]
        : ['practice.divide', 'Divide', scientific(factor, exponent)],
    ),
    mistakes: slips(
      [
        scientific(factor, m + n - (isSmall ? 1 : 0)),
        `You added the exponents. In a quotient, subtract them: $${m} - ${n < 0 ? `(${n})` : n}$.`,
      ],
      isSmall && [
        scientific(factor, m - n),
        `From $${text} * ${power(m - n)}$, the first factor becomes larger, so the exponent becomes smaller by 1.`,
      ],
      isSmall && [
        scientific(factor, m - n + 1),
        `The first factor becomes larger, so the exponent must become smaller: $${m - n} - 1$.`,
      ],
      isSmall && [
        scientific(text, m - n),
        `The first factor must be at least 1: $${text} = ${factor} * 10^(-1)$.`,
      ],
      [
        scientific(factor, n - m - (isSmall ? 1 : 0)),
        `You subtracted the exponents the wrong way around: it is $${m} - ${n < 0 ? `(${n})` : n}$.`,
      ],
      m % n === 0 && [
        scientific(factor, m / n),
        `You divided the exponents. Subtract them: $${m} - ${n < 0 ? `(${n})` : n}$.`,
      ],
    ),
  };
}

/** Asks for a sum or a difference with different exponents. */
function ofSum(random: Random): Draft {
  const [a, b] = [random.whole(21, 89), random.whole(12, 95)];
  const [m, sign] = [random.wholeExcept(-6, 9, 0, 1, 2, -1), random.pick([1, -1])];
  const total = 10 * a + sign * b; // In hundredths.
  if (a % 10 === 0 || b % 10 === 0 || total >= 1000 || total < 100) return ofSum(random);
  const [first, second, shifted, factor] = [decimal(a, 1), decimal(b, 1), decimal(b, 2), decimal(total, 2)];
  const operator = sign > 0 ? '+' : '-';
  const expression = `${first} * ${power(m)} ${operator} ${second} * ${power(m - 1)}`;
  const same = `${first} * ${power(m)} ${operator} ${shifted} * ${power(m)}`;
  return {
    question: asked(random, expression),
    answer: scientific(factor, m),
    form: FORM,
    hints: [
      'You can add or subtract only multiples of the same power of ten.',
      `Write the second number with $${power(m)}$: move its decimal point 1 place to the left.`,
      `Calculate $${first} ${operator} ${shifted}$, and keep $${power(m)}$.`,
    ],
    steps: chain(
      expression,
      ['practice.split-at-place', 'Write the second number with the same power of ten', same],
      [
        'practice.common-factor',
        'Factor out the power of ten',
        `(${first} ${operator} ${shifted}) * ${power(m)}`,
      ],
      [sign > 0 ? 'practice.add' : 'practice.subtract', sign > 0 ? 'Add' : 'Subtract', scientific(factor, m)],
    ),
    mistakes: slips(
      10 * a + sign * 10 * b > 99 &&
        10 * a + sign * 10 * b < 1000 && [
          scientific(decimal(a + sign * b, 1), m),
          `The powers of ten differ. Write $${second} * ${power(m - 1)}$ as $${shifted} * ${power(m)}$ first.`,
        ],
      [
        scientific(factor, m + m - 1),
        `Don’t add the exponents in a sum. Both numbers are multiples of $${power(m)}$, and so is the result.`,
      ],
      [scientific(factor, m - 1), `You factored out $${power(m)}$, so the result has this power of ten.`],
      [
        scientific(decimal(10 * a - sign * b, 2), m),
        `You ${sign > 0 ? 'subtracted' : 'added'} the second number. ${sign > 0 ? 'Add' : 'Subtract'} it.`,
      ],
    ),
  };
}
