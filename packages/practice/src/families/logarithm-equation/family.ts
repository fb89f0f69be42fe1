import {
  linearSteps,
  type Side,
  sideText,
  solveForX,
  subtractFromBothSides,
} from '../shared/linear-steps.js';
import { type Draft, type Family, line, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import { logText } from '../shared/logarithm-text.js';
import { powersOf } from '../shared/powers.js';

const WHOLE = powersOf([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2, 1024);
const SMALL = powersOf([2, 3, 4, 5, 6, 7, 10], 2, 130);

/** The unknown inside one logarithm: log_2 (3x + 1) = 4. */
export const logarithmEquation: Family = {
  id: 'logarithm-equation',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    difficulty === 'easy' ? alone(random) : linear(random, difficulty === 'hard'),
};

function alone(random: Random): Draft {
  const { base, exponent, value } = random.pick(WHOLE);
  const isBelowOne = random.oneIn(3);
  const n = String(isBelowOne ? -exponent : exponent);
  const x = isBelowOne ? `1/${value}` : String(value);
  return solveForX(
    `${logText(base, 'x')} = ${n}`,
    x,
    [
      'A logarithm is an exponent. Write the equation as a power.',
      isBelowOne
        ? `A negative exponent turns the power over: $${base}^(-1) = 1/${base}$.`
        : `The base is ${base} and the exponent is ${n}.`,
    ],
    [
      line('practice.logarithm-to-power', 'Write the equation as a power', 'x', '=', `${base}^(${n})`),
      line('practice.work-out-power', 'Work out the power', 'x', '=', x),
    ],
  );
}

function linear(random: Random, isHard: boolean): Draft {
  const { base, exponent, value } = random.pick(SMALL);
  const p = random.pick(isHard ? [2, 3, 4, 5] : [1, 1, 2, 3]);
  const x = random.wholeExcept(-9, 15, -1, 0, 1, value / p);
  const inside: Side = [p, value - p * x];
  const logarithm = logText(base, sideText(inside));
  const [times, added] = isHard ? [random.whole(2, 5), random.wholeExcept(-9, 9, 0)] : [1, 0];
  const right = times * exponent + added;
  return solveForX(
    `${sumText([times, logarithm], [added, ''])} = ${right}`,
    String(x),
    [
      isHard
        ? 'First get the logarithm alone on one side.'
        : 'A logarithm is an exponent. Write the equation as a power.',
      `The power has the base ${base} and the exponent ${exponent}.`,
      `You should reach $${sideText(inside)} = ${value}$.`,
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
        'Write the equation as a power',
        sideText(inside),
        '=',
        `${base}^(${exponent})`,
      ),
      line('practice.work-out-power', 'Work out the power', sideText(inside), '=', String(value)),
      ...linearSteps(inside, '=', [0, value]),
    ],
  );
}
