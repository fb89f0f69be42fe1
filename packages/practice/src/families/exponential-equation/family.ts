import { linearSteps, sideText, solveForX } from '../shared/linear-steps.js';
import { type Draft, type Family, line } from '../../family.js';
import type { Random } from '../../random.js';
import { powerText, sumWithNumber } from '../shared/logarithm-text.js';
import { powersOf } from '../shared/powers.js';

const WHOLE = powersOf([2, 3, 4, 5, 6, 7, 8, 9, 10], 2, 1024);

/** The unknown in an exponent, with both sides powers of one number: 2^(x + 1) = 32. */
export const exponentialEquation: Family = {
  id: 'exponential-equation',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    ({ easy: shiftedExponent, medium: linearExponent, hard: twoPowers })[difficulty](random),
};

function shiftedExponent(random: Random): Draft {
  const { base, exponent, value } = random.pick(WHOLE);
  const shift = random.wholeExcept(-6, 6, exponent);
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
  return solveForX(
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
        'Equal powers of one base have equal exponents',
        sideText(inside),
        '=',
        String(exponent),
      ),
      ...linearSteps(inside, '=', [0, exponent]),
    ],
  );
}

/** root^k to the power x + s equals root^m to the power x + t, so k(x + s) = m(x + t). */
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
  return solveForX(
    `${left} = ${right}`,
    String(x),
    [
      `Both ${root ** k} and ${root ** m} are powers of the same number. Which one?`,
      `Write both sides with the base ${root}. A power of a power multiplies the exponents.`,
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
      line(
        'practice.compare-exponents',
        'Equal powers of one base have equal exponents',
        exponents[0],
        '=',
        exponents[1],
      ),
      ...linearSteps([k, k * s], '=', [m, m * t]),
    ],
  );
}
