import { power, rational } from '@mathtools/math-core/rational';
import type { Step } from '@mathtools/math-core/steps';
import { sideText, subtractFromBothSides } from '../../shared/linear-steps.js';
import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { powerText, sumWithNumber } from '../../shared/logarithm-text.js';
import { areOfOneRoot } from '../../shared/powers.js';
import { roundedQuotient, roundingStep } from '../../shared/rounded.js';
import { slips } from '../../shared/slips.js';

/** Equations with the unknown in an exponent, solved with logarithms and rounded: 2^x = 7. */
export const exponentialEquationRounded: Family = {
  id: 'exponential-equation-rounded',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return withFactor(random, 1);
    if (difficulty === 'medium') return withFactor(random, random.whole(2, 9));
    return random.oneIn(2) ? linearExponent(random) : twoBases(random);
  },
};

function solveRounded(equation: string, x: string, hints: Draft['hints'], steps: readonly Step[]): Draft {
  return {
    ...ask('Solve for x, to 2 decimal places: {given}', 'solve', equation),
    answer: x,
    form: { kind: 'rounded', decimals: 2, variable: 'x' },
    hints,
    steps: [...steps, roundingStep('x', x)],
  };
}

function otherThan(random: Random, base: number, most: number): number {
  const [first = 7, ...others] = Array.from({ length: most - 1 }, (_, n) => n + 2).filter(
    (n) => !areOfOneRoot(n, base),
  );
  return random.pick([first, ...others]);
}

const ln = (n: number): string => `ln(${n})`;

function takeLogarithms(left: string, right: string | number): Step {
  const law = 'Take the natural logarithm of both sides';
  return line('practice.take-logarithms', law, `ln(${left})`, '=', `ln(${right})`);
}

function withFactor(random: Random, factor: number): Draft {
  const base = random.whole(2, 12);
  const value = otherThan(random, base, 60);
  const left = powerText(base, 'x');
  return {
    ...solveRounded(
      factor === 1 ? `${left} = ${value}` : `${factor} * ${left} = ${factor * value}`,
      roundedQuotient(value, base, 2),
      [
        factor === 1
          ? `${value} is not a whole power of ${base}, so you need logarithms.`
          : 'First isolate the power on one side.',
        'Take the natural logarithm of both sides. The power rule brings x down as a factor.',
        `You should get $x * ${ln(base)} = ${ln(value)}$.`,
      ],
      [
        ...(factor === 1
          ? []
          : [line('practice.divide-both-sides', `Divide both sides by ${factor}`, left, '=', String(value))]),
        takeLogarithms(left, value),
        line('practice.power-law', 'Power rule', `x * ${ln(base)}`, '=', ln(value)),
        line(
          'practice.divide-both-sides',
          `Divide both sides by ln ${base}`,
          'x',
          '=',
          `${ln(value)} ÷ ${ln(base)}`,
        ),
      ],
    ),
    mistakes: slips(
      [
        (value / base).toFixed(2),
        `You divided ${value} by ${base}. Divide their logarithms: $${ln(value)} ÷ ${ln(base)}$.`,
      ],
      [
        Math.log(value / base).toFixed(2),
        `You subtracted the logarithms, or took the logarithm of $${value} ÷ ${base}$. Divide one logarithm by the other.`,
      ],
      [
        (Math.log(base) / Math.log(value)).toFixed(2),
        `The quotient is upside down. From $x * ${ln(base)} = ${ln(value)}$, divide by $${ln(base)}$.`,
      ],
      [Math.log(value).toFixed(2), `That is only $${ln(value)}$. Divide it by $${ln(base)}$.`],
      factor > 1 && [
        (Math.log(factor * value) / Math.log(base)).toFixed(2),
        `First divide both sides by ${factor}: the power itself is ${value}.`,
      ],
    ),
  };
}

function linearExponent(random: Random): Draft {
  const base = random.whole(2, 9);
  const value = otherThan(random, base, 60);
  const [p, q] = [random.whole(2, 5), random.wholeExcept(-5, 5, 0)];
  const [inside, quotient] = [sideText([p, q]), `${ln(value)} ÷ ${ln(base)}`];
  const left = powerText(base, inside);
  const shiftedQuotient = `${quotient} ${q > 0 ? '-' : '+'} ${Math.abs(q)}`;
  // Because px + q = ln v ÷ ln b, x is the logarithm of v ÷ b^q with base b^p.
  const inOne = {
    numerator: BigInt(value) * BigInt(base) ** BigInt(Math.max(-q, 0)),
    denominator: BigInt(base) ** BigInt(Math.max(q, 0)),
  };
  return {
    ...solveRounded(
      `${left} = ${value}`,
      roundedQuotient(inOne, base ** p, 2),
      [
        `${value} is not a whole power of ${base}, so take the natural logarithm of both sides.`,
        `The power rule brings the whole exponent down: $(${inside}) * ${ln(base)} = ${ln(value)}$.`,
        `Divide by $${ln(base)}$ first, then solve for x. Round only at the end.`,
      ],
      [
        takeLogarithms(left, value),
        line('practice.power-law', 'Power rule', `(${inside}) * ${ln(base)}`, '=', ln(value)),
        line('practice.divide-both-sides', `Divide both sides by ln ${base}`, inside, '=', quotient),
        subtractFromBothSides([q, ''], sideText([p, 0]), '=', shiftedQuotient),
        line(
          'practice.divide-both-sides',
          `Divide both sides by ${p}`,
          'x',
          '=',
          `(${shiftedQuotient}) ÷ ${p}`,
        ),
      ],
    ),
    mistakes: slips(
      [
        ((Math.log(value) / Math.log(base) + q) / p).toFixed(2),
        `The sign of ${Math.abs(q)} is wrong: to isolate x, ${q > 0 ? 'subtract' : 'add'} it.`,
      ],
      [
        (Math.log(value) / Math.log(base) / p).toFixed(2),
        `You solved without the number ${Math.abs(q)}. The whole exponent is $${inside}$.`,
      ],
      [
        (Math.log(value) / Math.log(base) - q).toFixed(2),
        `The last step is missing. Divide by ${p}, the coefficient of x.`,
      ],
      [
        (Math.log(value) / Math.log(base) / p - q).toFixed(2),
        `You divided only the logarithms by ${p}. First ${q > 0 ? 'subtract' : 'add'} ${Math.abs(q)}, then divide everything.`,
      ],
    ),
  };
}

function twoBases(random: Random): Draft {
  const base = random.whole(2, 7);
  const [first = 11, ...others] = [3, 4, 5, 6, 7, 8, 9, 10, 11].filter(
    (n) => n > base && !areOfOneRoot(n, base),
  );
  const other = random.pick([first, ...others]);
  const c = random.whole(1, 5);
  const [left, right] = [powerText(base, sumWithNumber('x', c)), powerText(other, 'x')];
  const times = c === 1 ? '' : `${c} * `;
  const difference = `${ln(other)} - ${ln(base)}`;
  return {
    ...solveRounded(
      `${left} = ${right}`,
      roundedQuotient(power(rational(BigInt(base)), c), rational(BigInt(other), BigInt(base)), 2),
      [
        `You can’t write ${base} and ${other} as powers of the same whole number, so take the natural logarithm of both sides.`,
        `The power rule brings both exponents down: $(${sumWithNumber('x', c)}) * ${ln(base)} = x * ${ln(other)}$.`,
        'Move the x terms to one side and factor out x. The logarithms are just numbers.',
      ],
      [
        takeLogarithms(left, right),
        line(
          'practice.power-law',
          'Power rule',
          `(${sumWithNumber('x', c)}) * ${ln(base)}`,
          '=',
          `x * ${ln(other)}`,
        ),
        line(
          'practice.distributive-law',
          'Expand',
          `x * ${ln(base)} + ${times}${ln(base)}`,
          '=',
          `x * ${ln(other)}`,
        ),
        line(
          'practice.common-factor',
          'Move the x terms to one side and factor out x',
          `${times}${ln(base)}`,
          '=',
          `x * (${difference})`,
        ),
        line(
          'practice.divide-both-sides',
          'Divide both sides by the coefficient of x',
          'x',
          '=',
          `${times}${ln(base)} ÷ (${difference})`,
        ),
      ],
    ),
    mistakes: slips(
      c > 1 && [
        (Math.log(base) / Math.log(other / base)).toFixed(2),
        `You lost the factor ${c}: $(${sumWithNumber('x', c)}) * ${ln(base)} = x * ${ln(base)} + ${c} * ${ln(base)}$.`,
      ],
      [
        ((c * Math.log(base)) / Math.log(other * base)).toFixed(2),
        `The sign is wrong. Subtract $x * ${ln(base)}$ from both sides so that the coefficient of x is $${difference}$.`,
      ],
      [
        (c / Math.log(other / base)).toFixed(2),
        `You multiplied only x by $${ln(base)}$. Multiply the number ${c} by it as well.`,
      ],
      [
        ((-c * Math.log(base)) / Math.log(other / base)).toFixed(2),
        `The sign is wrong. Divide by $${difference}$, which is positive.`,
      ],
    ),
  };
}
