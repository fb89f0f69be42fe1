import { linearSteps, sideText, solveForX, undone } from '../shared/linear-steps.js';
import { type Draft, type Family, line } from '../../family.js';
import type { Random } from '../../random.js';
import { powerText, sumWithNumber } from '../shared/logarithm-text.js';
import { powersOf } from '../shared/powers.js';
import { quotientText } from '../shared/lowest.js';
import { slips } from '../shared/slips.js';

const WHOLE = powersOf([2, 3, 4, 5, 6, 7, 8, 9, 10], 2, 1024);

/** Equations with the unknown in an exponent, where both sides are powers of one number: 2^(x + 1) = 32. */
export const exponentialEquation: Family = {
  id: 'exponential-equation',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    ({ easy: shiftedExponent, medium: linearExponent, hard: twoPowers })[difficulty](random),
};

/** Creates b^(x + n) = c. */
function shiftedExponent(random: Random): Draft {
  const { base, exponent, value } = random.pick(WHOLE);
  const shift = random.wholeExcept(-6, 6, exponent, 0);
  return oneUnknown({ base, exponent, value: String(value) }, [1, shift], exponent - shift);
}

function linearExponent(random: Random): Draft {
  const { base, exponent, value } = random.pick(WHOLE);
  const isBelowOne = random.oneIn(2);
  const n = isBelowOne ? -exponent : exponent;
  const p = random.whole(2, 5);
  const x = random.wholeExcept(-5, 5, 0, n / p);
  return oneUnknown(
    { base, exponent: n, value: isBelowOne ? `1/${value}` : String(value) },
    [p, n - p * x],
    x,
  );
}

interface Value {
  readonly base: number;
  readonly exponent: number;
  readonly value: string;
}

function oneUnknown({ base, exponent, value }: Value, inside: readonly [number, number], x: number): Draft {
  const left = powerText(base, sideText(inside));
  return {
    ...solveForX(
      `${left} = ${value}`,
      String(x),
      [
        `Can you write $${value}$ as a power of ${base}?`,
        'When two powers of the same base are equal, their exponents are equal.',
        `The exponents give $${sideText(inside)} = ${exponent}$.`,
      ],
      [
        line(
          'practice.same-base',
          `Write ${value} as a power of ${base}`,
          left,
          '=',
          powerText(base, exponent),
        ),
        line(
          'practice.compare-exponents',
          'Set the exponents equal',
          sideText(inside),
          '=',
          String(exponent),
        ),
        ...linearSteps(inside, '=', [0, exponent]),
      ],
    ),
    mistakes: slips(
      inside[1] !== 0 && [
        quotientText(exponent + inside[1], inside[0]),
        `The sign of ${Math.abs(inside[1])} is wrong. From $${sideText(inside)} = ${exponent}$, ${undone([inside[1], ''])}.`,
      ],
      inside[1] !== 0 && [
        quotientText(exponent, inside[0]),
        `You solved without the number ${Math.abs(inside[1])}. The whole exponent is $${sideText(inside)}$.`,
      ],
      inside[0] > 1 && [
        exponent - inside[1],
        `The last step is missing. Divide by ${inside[0]}, the coefficient of x.`,
      ],
      exponent < 0 && [
        quotientText(-exponent - inside[1], inside[0]),
        `You lost the minus sign: $${value}$ is ${base} to the power ${exponent}.`,
      ],
      exponent > 0 &&
        inside[0] === 1 && [
          Number(value) / base - inside[1],
          `You divided ${value} by ${base}. Find which power of ${base} it is: $${value} = ${powerText(base, exponent)}$.`,
        ],
    ),
  };
}

/**
 * Creates an equation in which root^k to the power x + s equals root^m to the power x + t, so k(x + s) = m(x
 * + t).
 */
function twoPowers(random: Random): Draft {
  const root = random.pick([2, 2, 3, 5, 10]);
  const most = root === 2 ? 6 : root === 3 ? 4 : 3;
  const k = random.whole(1, most);
  const m = random.wholeExcept(1, most, k);
  const x = random.wholeExcept(-6, 6, -1, 0, 1);
  const w = random.pick([-2, -1, 1, 2]);
  const [s, t] = [m * w - x, k * w - x];
  const [left, right] = [
    powerText(root ** k, sumWithNumber('x', s)),
    powerText(root ** m, sumWithNumber('x', t)),
  ];
  const exponents = [sideText([k, k * s]), sideText([m, m * t])] as const;
  const [n, side] = k === 1 ? [m, 'right'] : [k, 'left'];
  return {
    ...solveForX(
      `${left} = ${right}`,
      String(x),
      [
        `Both ${root ** k} and ${root ** m} are powers of the same number. Which one?`,
        `Write both sides with base ${root}. For a power of a power, multiply the exponents.`,
        `The exponents give $${exponents[0]} = ${exponents[1]}$.`,
      ],
      [
        line(
          'practice.same-base',
          `Write both sides as powers of ${root}`,
          powerText(root, exponents[0]),
          '=',
          powerText(root, exponents[1]),
        ),
        line('practice.compare-exponents', 'Set the exponents equal', exponents[0], '=', exponents[1]),
        ...linearSteps([k, k * s], '=', [m, m * t]),
      ],
    ),
    mistakes: slips(
      [
        quotientText(t - s, k - m),
        `You multiplied only x. Multiply each exponent as a whole: solve $${exponents[0]} = ${exponents[1]}$.`,
      ],
      [
        quotientText(m * t + k * s, k - m),
        `Watch the sign when you move a number to the other side: solve $${exponents[0]} = ${exponents[1]}$.`,
      ],
      [
        -x,
        `The sign is wrong at the end. Substitute ${-x} into $${exponents[0]} = ${exponents[1]}$ to check.`,
      ],
      [
        quotientText(k * t - m * s, m - k),
        `The two factors are swapped: $${root ** n} = ${powerText(root, n)}$ is on the ${side}, so multiply its exponent by ${n}.`,
      ],
    ),
  };
}
