import {
  linearSteps,
  type Side,
  sideText,
  solveForX,
  subtractFromBothSides,
  undone,
} from '../shared/linear-steps.js';
import { type Draft, type Family, line, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import { logText } from '../shared/logarithm-text.js';
import { MANY_POWERS, type Power, powersOf } from '../shared/powers.js';
import { quotientText } from '../shared/lowest.js';
import { slips } from '../shared/slips.js';

const SMALL = powersOf([2, 3, 4, 5, 6, 7, 10], 2, 130);

/** Equations with the unknown inside one logarithm: log_2 (3x + 1) = 4. */
export const logarithmEquation: Family = {
  id: 'logarithm-equation',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    difficulty === 'easy' ? alone(random) : linear(random, difficulty === 'hard'),
};

function firstPower(base: number): Power {
  return { base, exponent: 1, value: base };
}

function alone(random: Random): Draft {
  const isBelowOne = random.oneIn(3);
  const { base, exponent, value } =
    isBelowOne && random.oneIn(2) ? firstPower(random.whole(2, 30)) : random.pick(MANY_POWERS);
  const n = String(isBelowOne ? -exponent : exponent);
  const x = isBelowOne ? `1/${value}` : String(value);
  return {
    ...solveForX(
      `${logText(base, 'x')} = ${n}`,
      x,
      [
        'A logarithm is an exponent. Write the equation in exponential form.',
        isBelowOne
          ? `A negative exponent gives the reciprocal: $${base}^(-1) = 1/${base}$.`
          : `The base is ${base} and the exponent is ${n}.`,
      ],
      [
        line('practice.logarithm-to-power', 'Write in exponential form', 'x', '=', `${base}^(${n})`),
        line('practice.work-out-power', 'Evaluate the power', 'x', '=', x),
      ],
    ),
    mistakes: slips(
      [
        base * Number(n),
        `You multiplied ${base} by ${n}. The logarithm is an exponent: $x = ${base}^(${n})$.`,
      ],
      exponent ** base < 100_000 &&
        (isBelowOne
          ? [`-${exponent ** base}`, `Base and exponent are swapped: $x = ${base}^(${n})$.`]
          : [exponent ** base, `Base and exponent are swapped: ${base} is raised to the power ${n}.`]),
      isBelowOne && [
        value,
        `You lost the minus sign. A negative exponent gives the reciprocal, so $x = 1/${base}^${exponent}$.`,
      ],
      isBelowOne && [
        -value,
        'A negative exponent doesn’t make the power negative. It gives the reciprocal: 1 divided by the power.',
      ],
      !isBelowOne &&
        base !== exponent && [
          quotientText(exponent, base),
          `You divided ${n} by ${base}. Write it in exponential form: $x = ${base}^${n}$.`,
        ],
    ),
  };
}

function linear(random: Random, isHard: boolean): Draft {
  const { base, exponent, value } = random.pick(SMALL);
  const p = random.pick(isHard ? [2, 3, 4, 5] : [1, 1, 2, 3]);
  const x = random.wholeExcept(-9, 15, -1, 0, 1, value / p);
  const inside: Side = [p, value - p * x];
  const logarithm = logText(base, sideText(inside));
  const [times, added] = isHard ? [random.whole(2, 5), random.wholeExcept(-9, 9, 0)] : [1, 0];
  const right = times * exponent + added;
  return {
    ...solveForX(
      `${sumText([times, logarithm], [added, ''])} = ${right}`,
      String(x),
      [
        isHard
          ? 'First isolate the logarithm on one side.'
          : 'A logarithm is an exponent. Write the equation in exponential form.',
        `The power has base ${base} and exponent ${exponent}.`,
        `You should get $${sideText(inside)} = ${value}$.`,
      ],
      [
        ...(isHard
          ? [
              subtractFromBothSides([added, ''], sumText([times, logarithm]), '=', String(times * exponent)),
              line(
                'practice.divide-both-sides',
                `Divide both sides by ${times}`,
                logarithm,
                '=',
                String(exponent),
              ),
            ]
          : []),
        line(
          'practice.logarithm-to-power',
          'Write in exponential form',
          sideText(inside),
          '=',
          `${base}^(${exponent})`,
        ),
        line('practice.work-out-power', 'Evaluate the power', sideText(inside), '=', String(value)),
        ...linearSteps(inside, '=', [0, value]),
      ],
    ),
    mistakes: slips(
      [
        quotientText(base * exponent - inside[1], p),
        `You multiplied ${base} by ${exponent}. Raise ${base} to the power ${exponent} instead: $${base}^${exponent} = ${value}$.`,
      ],
      [
        quotientText(exponent - inside[1], p),
        `You left out the logarithm. First write the equation in exponential form: $${sideText(inside)} = ${base}^${exponent}$.`,
      ],
      [
        quotientText(value + inside[1], p),
        `The sign of ${Math.abs(inside[1])} is wrong. From $${sideText(inside)} = ${value}$, ${undone([inside[1], ''])}.`,
      ],
      p > 1 && [value - inside[1], `The last step is missing. Divide by ${p}, the coefficient of x.`],
      isHard &&
        value ** times < 100_000 && [
          quotientText(value ** times - inside[1], p),
          `You forgot to divide ${times * exponent} by ${times}. First isolate the logarithm.`,
        ],
    ),
  };
}
