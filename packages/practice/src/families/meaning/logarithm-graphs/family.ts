import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { linearSteps, type Side, sideText, undone } from '../../shared/linear-steps.js';
import { argumentText, logText, powerText } from '../../shared/logarithm-text.js';
import { quotientText } from '../../shared/lowest.js';
import { powersOf } from '../../shared/powers.js';
import { slips } from '../../shared/slips.js';

const POWERS = powersOf([2, 3, 4, 5, 10], 2, 130);

/** Points on the graph of a logarithm, where it is defined, and where it crosses the x-axis. */
export const logarithmGraphs: Family = {
  id: 'logarithm-graphs',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    ({ easy: random.oneIn(2) ? height : place, medium: domain, hard: crossing })[difficulty](random),
};

interface Point {
  readonly base: number;
  readonly value: number;
  readonly y: number;
  readonly x: number;
  readonly shift: number;
  readonly inside: string;
}

/** Draws a point on the graph of y = log_b(x + s). */
function point(random: Random): Point {
  const { base, exponent: y, value } = random.pick(POWERS);
  const shift = random.whole(-9, 9);
  const x = value - shift;
  return x === y ? point(random) : { base, value, y, x, shift, inside: sideText([1, shift]) };
}

/** Creates a problem that asks for the y-coordinate of a point. */
function height(random: Random): Draft {
  const { base, value, y, x, shift, inside } = point(random);
  const graph = logText(base, inside);
  const given = `(${x}, ?)`;
  return {
    question: `A point on the graph of $y = ${graph}$ has the x-coordinate ${x}. What is its y-coordinate?`,
    answer: String(y),
    form: { kind: 'number', variable: 'y' },
    hints: [
      `A point ${given} is on the graph if its coordinates satisfy the equation.`,
      `Substitute ${x} for x: $y = ${logText(base, value)}$.`,
      `Which power of ${base} is ${value}?`,
    ],
    steps: [
      line(
        'practice.substitute',
        'Substitute for x',
        'y',
        '=',
        logText(base, shift === 0 ? value : `${x} ${shift < 0 ? '-' : '+'} ${Math.abs(shift)}`),
      ),
      ...(shift === 0
        ? []
        : [line('practice.work-out', 'Evaluate the argument', 'y', '=', logText(base, value))]),
      line(
        'practice.write-as-power',
        `Write ${value} as a power of ${base}`,
        'y',
        '=',
        logText(base, powerText(base, y)),
      ),
      line('practice.logarithm-is-exponent', 'The logarithm is the exponent', 'y', '=', String(y)),
    ],
    mistakes: slips(
      [
        quotientText(value, base),
        `You divided ${value} by ${base}. Find the power instead: $${base}^y = ${value}$.`,
      ],
      [value, `That is the argument of the logarithm. Find y so that $${base}^y = ${value}$.`],
      shift !== 0 && [
        y + shift,
        `The ${Math.abs(shift)} belongs to the argument: $y = ${logText(base, value)}$.`,
      ],
      [y + 1, `Count the factors again: $${powerText(base, y)} = ${value}$.`],
      y > 1 && [
        y - 1,
        `Count the factors again: $${powerText(base, y)} = ${value}$, so the exponent is larger.`,
      ],
    ),
  };
}

/** Creates a problem that asks for the x-coordinate of a point. */
function place(random: Random): Draft {
  const { base, value, y, x, shift, inside } = point(random);
  const graph = logText(base, inside);
  return {
    question: `A point on the graph of $y = ${graph}$ has the y-coordinate ${y}. What is its x-coordinate?`,
    answer: String(x),
    form: { kind: 'number', variable: 'x' },
    hints: [
      'The coordinates of the point satisfy the equation of the graph.',
      `Solve $${graph} = ${y}$. Write it in exponential form.`,
      `The argument is $${powerText(base, y)} = ${value}$.`,
    ],
    steps: [
      line('practice.substitute', 'Substitute for y', graph, '=', String(y)),
      line('practice.logarithm-to-power', 'Write in exponential form', inside, '=', `${base}^${y}`),
      line('practice.work-out-power', 'Evaluate the power', inside, '=', String(value)),
      ...linearSteps([1, shift], '=', [0, value]),
    ],
    mistakes: slips(
      [
        base * y - shift,
        `You multiplied ${base} by ${y}. The argument is the power $${powerText(base, y)} = ${value}$.`,
      ],
      y ** base < 1000 && [
        y ** base - shift,
        `Base and exponent are swapped: the argument is $${base}^${y} = ${value}$.`,
      ],
      shift !== 0 && [value, `That is the argument, $${inside}$. Now ${undone([shift, ''])}.`],
      shift !== 0 && [
        value + shift,
        `Watch the sign of ${Math.abs(shift)}: from $${inside} = ${value}$, ${undone([shift, ''])}.`,
      ],
    ),
  };
}

/** Creates a problem that asks where a logarithm is defined. */
function domain(random: Random): Draft {
  const base = random.pick([2, 3, 4, 5, 7, 8, 10, 'e']);
  const inside: Side = [random.pick([1, 2, 3, 4, 5, -1, -2, -3]), random.wholeExcept(-12, 12, 0)];
  const [a, b] = inside;
  const graph = logText(base, argumentText(inside));
  const [bound, opposite] = [quotientText(-b, a), quotientText(b, a)];
  const sign = a > 0 ? '>' : '<';
  const steps = linearSteps(inside, '>', [0, 0]);
  return {
    question: `For which x is $y = ${graph}$ defined? Answer with an inequality.`,
    answer: `x ${sign} ${bound}`,
    form: { kind: 'inequality', variable: 'x' },
    hints: [
      'Which numbers have a logarithm?',
      `The argument must be positive: $${argumentText(inside)} > 0$.`,
      a < 0
        ? `Solve the inequality. You divide by ${a}, which flips the sign.`
        : 'Solve the inequality for x.',
    ],
    steps: [
      line('practice.check-domain', 'The argument must be positive', argumentText(inside), '>', '0'),
      ...steps,
    ],
    mistakes: slips(
      [
        `x ${sign === '>' ? '≥' : '≤'} ${bound}`,
        `At $x = ${bound}$, the argument is 0, and 0 has no logarithm. That number isn’t part of the solution.`,
      ],
      [
        `x ${sign} ${opposite}`,
        `Watch the sign of ${Math.abs(b)}: from $${argumentText(inside)} > 0$, ${undone([b, ''])}.`,
      ],
      [
        `x ${sign === '>' ? '<' : '>'} ${bound}`,
        a < 0
          ? `The inequality sign flips when you divide by the negative number $${a}$.`
          : `The argument must be positive: $${argumentText(inside)} > 0$, so x is greater than $${bound}$.`,
      ],
      [`x ${sign} 0`, `The whole argument must be positive, not only x: $${argumentText(inside)} > 0$.`],
      Math.abs(a) > 1 && [
        `x ${sign} ${-Math.sign(a) * b}`,
        `Divide by the coefficient of x, $${a}$, as well.`,
      ],
    ),
  };
}

/** Creates a problem that asks where y = log_b(ax + c) - k crosses the x-axis. */
function crossing(random: Random): Draft {
  const { base, exponent: k, value } = random.pick(POWERS);
  const a = random.pick([1, 1, 2, 2, 3, 4]);
  const x = random.wholeExcept(-9, 20, 0);
  const inside: Side = [a, value - a * x];
  const isBelow = random.oneIn(2);
  const [logarithm, text] = [logText(base, sideText(inside)), sideText(inside)];
  const graph = isBelow ? `${logarithm} - ${k}` : `${k} - ${logarithm}`;
  if (k === x || inside[1] === 0) return crossing(random);
  return {
    question: `At what value of x does the graph of $y = ${graph}$ cross the x-axis?`,
    answer: String(x),
    form: { kind: 'number', variable: 'x' },
    hints: [
      'On the x-axis, y is 0.',
      `Solve $${graph} = 0$. What is the value of the logarithm?`,
      `In exponential form: $${text} = ${powerText(base, k)}$.`,
    ],
    steps: [
      line('practice.set-up', 'On the x-axis, y is 0', graph, '=', '0'),
      isBelow
        ? line('practice.add-to-both-sides', `Add ${k} to both sides`, logarithm, '=', String(k))
        : line('practice.add-to-both-sides', 'Add the logarithm to both sides', logarithm, '=', String(k)),
      line('practice.logarithm-to-power', 'Write in exponential form', text, '=', `${base}^${k}`),
      line('practice.work-out-power', 'Evaluate the power', text, '=', String(value)),
      ...linearSteps(inside, '=', [0, value]),
    ],
    mistakes: slips(
      [
        quotientText(1 - inside[1], a),
        `A logarithm is 0 if its argument is 1, but here the logarithm must be ${k}: the argument is $${powerText(base, k)}$.`,
      ],
      [
        quotientText(base * k - inside[1], a),
        `You multiplied ${base} by ${k}. The argument is the power $${powerText(base, k)} = ${value}$.`,
      ],
      [
        quotientText(value + inside[1], a),
        `Watch the sign of ${Math.abs(inside[1])}: from $${text} = ${value}$, ${undone([inside[1], ''])}.`,
      ],
      a > 1 && [value - inside[1], `The last step is missing. Divide by ${a}, the coefficient of x.`],
      [
        quotientText(k - inside[1], a),
        `You left out the logarithm. Write it in exponential form: $${text} = ${powerText(base, k)}$.`,
      ],
    ),
  };
}
