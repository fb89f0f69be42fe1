import { commonDivisor, quotientText } from '../../shared/lowest.js';
import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { logText, powerText } from '../../shared/logarithm-text.js';
import { MANY_POWERS, powersOf } from '../../shared/powers.js';
import { slips } from '../../shared/slips.js';

const ROOTS = powersOf([2, 3, 5, 6, 7, 10], 2, 1024);

/** The largest number whose root students know: 1024 is 2 to the power 10. */
const MOST_AS_BASE = 1024;

/** Numbers that aren't squares. */
const ROOT_BASES = [
  2, 3, 5, 6, 7, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 26, 28, 29, 30, 31, 33, 35, 37, 41,
  43, 47,
] as const;

/** Logarithms with an exact value: integers first, then fractions. */
export const evaluateLogarithm: Family = {
  id: 'evaluate-logarithm',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    ({ easy: wholeResult, medium: oneExponent, hard: twoExponents })[difficulty](random),
};

function draft(
  base: number | string,
  value: number | string,
  answer: string,
): Pick<Draft, 'question' | 'task' | 'answer' | 'form'> {
  return { ...ask('Evaluate {given}.', 'evaluate', logText(base, value)), answer, form: { kind: 'number' } };
}

function wholeResult(random: Random): Draft {
  const small = random.oneIn(3) ? random.pick([0, 1, -1]) : undefined;
  const power = random.pick(MANY_POWERS);
  const { base, exponent } = small === undefined ? power : { base: random.whole(2, 30), exponent: small };
  const value = exponent === 0 ? '1' : exponent === -1 ? `1/${base}` : String(base ** exponent);
  return {
    ...draft(base, value, String(exponent)),
    mistakes:
      exponent > 1
        ? slips(
            [
              Number(value) / base,
              `You divided ${value} by ${base}. The logarithm asks how many factors of ${base} you multiply to get ${value}.`,
            ],
            [
              `1/${exponent}`,
              `You swapped the two numbers. That is $${logText(value, base)}$. Here ${base} is the base of the power.`,
            ],
            [
              exponent - 1,
              exponent === 2
                ? `Count the factors, not the multiplication sign between them: $${base} * ${base}$ has two factors.`
                : `Count the factors, not the multiplication signs between them: $${powerText(base, exponent - 1)}$ is only ${base ** (exponent - 1)}.`,
            ],
          )
        : exponent === 1
          ? slips(
              [0, `Only the logarithm of 1 is 0: $${base}^0 = 1$. Here you need to get ${base}.`],
              [
                base,
                `That is the number inside. The logarithm is the exponent. Which power of ${base} is ${base} itself?`,
              ],
            )
          : exponent === 0
            ? slips(
                [1, `The first power of ${base} is ${base} itself, but you need 1. Which exponent gives 1?`],
                [base, `You divided ${base} by 1. The logarithm is an exponent. What power of ${base} is 1?`],
                [
                  -1,
                  `The power $${base}^(-1)$ is $1/${base}$, not 1. Which whole number is between −1 and 1?`,
                ],
              )
            : slips(
                [1, `The minus sign is missing: $${base}^1$ is ${base}, and you need to get $1/${base}$.`],
                [0, `The power $${base}^0$ is 1, and you need to get $1/${base}$. Go one exponent lower.`],
                [
                  `1/${base ** 2}`,
                  `You divided $1/${base}$ by ${base}. The logarithm is an exponent. Which power of ${base} is $1/${base}$?`,
                ],
              ),
    hints: [
      `The logarithm asks: what power do you raise ${base} to in order to get $${value}$?`,
      exponent > 1
        ? `Multiply: $${base} * ${base} = ${base ** 2}$. How many factors of ${base} does it take to get ${value}?`
        : 'Think of the exponents 1, 0 and −1: what does each of them do?',
    ],
    steps: exponentSteps(base, value, String(exponent), `Write ${value} as a power of ${base}`),
  };
}

function exponentSteps(base: number, value: string, exponent: string, law: string): Draft['steps'] {
  const power = `${base}^(${exponent})`;
  return [
    line('practice.write-as-power', law, value, '=', power),
    line(
      'practice.logarithm-is-exponent',
      'The logarithm is the exponent',
      logText(base, value),
      '=',
      exponent,
    ),
  ];
}

function oneExponent(random: Random): Draft {
  const { base, exponent, value } = random.pick(MANY_POWERS);
  const kind = random.pick(['reciprocal', 'root', 'square root']);
  if (kind === 'root' && value > MOST_AS_BASE) return oneExponent(random);
  if (kind === 'reciprocal') return reciprocal(base, exponent, value);
  return kind === 'root' ? rootOfBase(base, exponent, value) : squareRoot(random);
}

function reciprocal(base: number, exponent: number, value: number): Draft {
  const [inverse, n] = [`1/${value}`, String(exponent)];
  return {
    ...draft(base, inverse, `-${n}`),
    mistakes: slips(
      [
        n,
        `The minus sign is missing: $${powerText(base, n)}$ is ${value}, but you need to get $${inverse}$.`,
      ],
      [
        `1/${n}`,
        `A fraction inside doesn’t make the exponent a fraction: $${inverse}$ is the reciprocal of a power, so the exponent is negative.`,
      ],
      [
        `-1/${n}`,
        `The exponent of ${base} is a whole number here: $${powerText(base, n)} = ${value}$. Only the minus sign comes from the fraction.`,
      ],
      exponent > 2 && [
        `-${value / base}`,
        `You divided ${value} by ${base}. Count how many factors of ${base} make ${value}.`,
      ],
    ),
    hints: [
      `First look at the denominator: which power of ${base} is ${value}?`,
      `What does a negative exponent do? For example, $${base}^(-1) = 1/${base}$.`,
    ],
    steps: [
      line(
        'practice.write-as-power',
        `Write ${value} as a power of ${base}`,
        String(value),
        '=',
        powerText(base, n),
      ),
      ...exponentSteps(base, inverse, `-${n}`, 'A negative exponent gives the reciprocal'),
    ],
  };
}

function rootOfBase(base: number, exponent: number, value: number): Draft {
  const [root, n] = [String(base), String(exponent)];
  return {
    ...draft(value, base, `1/${n}`),
    mistakes: slips(
      [
        n,
        `You swapped the two numbers: ${root} to the power ${n} is ${value}, but here ${value} is the base.`,
      ],
      [
        `-${n}`,
        `A negative exponent gives the reciprocal of a power. To get from ${value} down to ${root}, you take a root. The exponent is a fraction.`,
      ],
      [`-1/${n}`, `A minus sign would give 1 over the root. The root itself has a positive exponent.`],
      exponent > 2 && [
        value / base,
        `You divided ${value} by ${root}. The logarithm asks for an exponent: ${value} to what power is ${root}?`,
      ],
    ),
    hints: [
      `${root} is smaller than ${value}, so the logarithm is less than 1. Which power of ${root} is ${value}?`,
      'A root is a power with a fractional exponent. A square root has the exponent $1/2$, and a cube root has the exponent $1/3$.',
    ],
    steps: [
      line(
        'practice.write-as-power',
        `Write ${value} as a power of ${root}`,
        String(value),
        '=',
        powerText(root, n),
      ),
      ...exponentSteps(value, root, `1/${n}`, `Reverse it: a root has a fractional exponent`),
    ],
  };
}

function squareRoot(random: Random): Draft {
  const base = random.pick(ROOT_BASES);
  return {
    ...draft(base, `sqrt(${base})`, '1/2'),
    mistakes: slips(
      [
        2,
        `The power $${base}^2$ is ${base ** 2}, more than ${base}. But $sqrt(${base})$ is smaller than ${base}, so its exponent is less than 1.`,
      ],
      [
        '-1/2',
        `A minus sign gives 1 over the root: $${base}^(-1/2) = 1/sqrt(${base})$. The root itself has a positive exponent.`,
      ],
      [
        -2,
        `The power $${base}^(-2)$ is $1/${base ** 2}$. A root has a fractional exponent, without a minus sign.`,
      ],
    ),
    hints: [
      'Write the root as a power.',
      `Multiplied by itself, $sqrt(${base})$ gives ${base}. So which power of ${base} is it?`,
    ],
    steps: exponentSteps(base, `sqrt(${base})`, '1/2', 'A square root is a power with the exponent 1/2'),
  };
}

function twoExponents(random: Random): Draft {
  const { base: root, exponent: below, value: base } = random.pick(ROOTS);
  const above = random.pick(exponentsBeside(root, below)) * (random.oneIn(3) ? -1 : 1);
  const isTurned = random.oneIn(4);
  const divisor = isTurned ? -below : below;
  const baseText = isTurned ? `1/${base}` : String(base);
  const value = above < 0 ? `1/${root ** -above}` : String(root ** above);
  return {
    ...draft(baseText, value, quotientText(above, divisor)),
    mistakes: slips(
      [
        quotientText(divisor, above),
        `Your quotient is upside down. The base is $${powerText(root, divisor)}$, so divide by ${divisor}.`,
      ],
      [
        above,
        `That is the exponent of ${root} alone. The base is $${powerText(root, divisor)}$, so divide ${above} by ${divisor}.`,
      ],
      (above < 0 || isTurned) && [
        quotientText(-above, divisor),
        'Look at the signs again: the reciprocal of a power has a negative exponent.',
      ],
      [
        quotientText(above - divisor, 1),
        `You subtracted the exponents. For a power of a power, multiply them. Solve $${sumText([divisor, 'x'])} = ${above}$.`,
      ],
    ),
    hints: [
      `Let x be the logarithm, and write the equation in exponential form.`,
      `Both numbers are powers of ${root}.`,
      `Compare the exponents in $${powerText(root, sumText([divisor, 'x']))} = ${powerText(root, above)}$.`,
    ],
    steps: [
      line(
        'practice.logarithm-to-power',
        'Let x be the logarithm, and write in exponential form',
        isTurned ? `(${baseText})^x` : `${baseText}^x`,
        '=',
        value,
      ),
      line(
        'practice.same-base',
        `Write both sides as powers of ${root}`,
        powerText(root, sumText([divisor, 'x'])),
        '=',
        powerText(root, above),
      ),
      line(
        'practice.compare-exponents',
        'Set the exponents equal',
        sumText([divisor, 'x']),
        '=',
        String(above),
      ),
      line(
        'practice.divide-both-sides',
        `Divide both sides by ${divisor}`,
        'x',
        '=',
        quotientText(above, divisor),
      ),
    ],
  };
}

/** Returns the exponents that are coprime to the given one and keep the value within 1024. */
function exponentsBeside(root: number, exponent: number): readonly [number, ...number[]] {
  const [first = 1, ...others] = powersOf([root], 2, 1024)
    .map((power) => power.exponent)
    .filter((n) => commonDivisor(n, exponent) === 1);
  return [first, ...others];
}
