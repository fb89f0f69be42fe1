import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { pointText } from '../../shared/measure.js';
import { slips } from '../../shared/slips.js';

/** The equation y = mx + b of a line, from a slope, a point, two points or another line. */
export const lineEquation: Family = {
  id: 'line-equation',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const [m, b] = [random.wholeExcept(-5, 5, 0, 1, -1), random.wholeExcept(-9, 9, 0)];
    if (difficulty === 'easy') return fromIntercept(m, b);
    const x = random.wholeExcept(-5, 5, 0);
    if (difficulty === 'medium') return random.oneIn(2) ? fromPoint(m, b, x) : toParallel(random, m, b, x);
    return random.oneIn(2)
      ? fromPoints(m, b, x, random.wholeExcept(-5, 6, x, 0))
      : toPerpendicular(random, m, b);
  },
};

const term = (n: number): string => (n < 0 ? `(${n})` : String(n));
const right = (m: number, b: number): string => sumText([m, 'x'], [b, '']);

const equationText = (m: number, b: number): string => `y = ${right(m, b)}`;

/** Writes the equation of a line with the slope 1/m. */
const turnedText = (m: number, b: number): string =>
  `y = ${sumText([Math.sign(m), `x/${Math.abs(m)}`], [b, ''])}`;

function asked(given: string, m: number, b: number): Pick<Draft, 'question' | 'answer' | 'form'> {
  return {
    question: `${given} Write its equation in the form y = mx + b.`,
    answer: `y = ${right(m, b)}`,
    form: { kind: 'equation' },
  };
}

function ending(m: number, b: number, x: number, y: number) {
  const product = `${term(m)}*${term(x)}`;
  return [
    line('practice.point-on-line', `Substitute ${pointText(x, y)}`, String(y), '=', `${product} + b`),
    line('practice.multiply', 'Multiply', String(y), '=', `${m * x} + b`),
    line('practice.solve-for-intercept', 'Solve for b', 'b', '=', String(b)),
    line('practice.line-equation', 'Equation of the line', 'y', '=', right(m, b)),
  ];
}

function fromIntercept(m: number, b: number): Draft {
  return {
    ...asked(`A line has slope $${m}$ and crosses the y-axis at ${pointText(0, b)}.`, m, b),
    mistakes: slips(
      [
        equationText(b, m),
        `The slope and the y-intercept are swapped. The slope ${m} is the coefficient of x.`,
      ],
      [equationText(m, -b), `The sign of the y-intercept is wrong. At (0, ${b}), y is ${b}.`],
      [equationText(-m, b), `The sign of the slope is wrong. The slope is ${m}.`],
      [`y = ${sumText([m, 'x'])}`, `The y-intercept is missing. On the y-axis, y is ${b}.`],
    ),
    hints: [
      'In y = mx + b, the number m is the slope. What is b?',
      'On the y-axis, x is 0, so y = b.',
      `The slope m is ${m}, and b is ${b}.`,
    ],
    steps: [
      line('practice.slope', 'Slope', 'm', '=', String(m)),
      line('practice.intercept', 'The y-intercept', 'b', '=', String(b)),
      line('practice.line-equation', 'Equation of the line', 'y', '=', right(m, b)),
    ],
  };
}

function fromPoint(m: number, b: number, x: number): Draft {
  const y = m * x + b;
  return {
    ...asked(`A line has slope $${m}$ and passes through ${pointText(x, y)}.`, m, b),
    mistakes: slips(
      [
        equationText(m, y),
        `You used the y-coordinate of the point for b. The point is not on the y-axis. Solve $${y} = ${term(m)}*${term(x)} + b$.`,
      ],
      [
        equationText(m, y + m * x),
        `The sign is wrong. From $${y} = ${m * x} + b$, ${m * x < 0 ? 'add' : 'subtract'} ${Math.abs(m * x)} to get b.`,
      ],
      [equationText(m, -b), `The sign of b is wrong. Solve $${y} = ${m * x} + b$ for b.`],
      [
        equationText(m, x),
        `You used the x-coordinate of the point for b. Substitute x and y into the equation and solve for b.`,
      ],
    ),
    hints: [
      'You already know m. One number is missing.',
      'The point is on the line, so its coordinates make the equation true.',
      `Solve $${y} = ${term(m)}*${term(x)} + b$ for b.`,
    ],
    steps: [line('practice.slope', 'Slope', 'm', '=', String(m)), ...ending(m, b, x, y)],
  };
}

function toParallel(random: Random, m: number, b: number, x: number): Draft {
  const [y, other] = [m * x + b, random.wholeExcept(-9, 9, 0, b)];
  return {
    ...asked(`A line is parallel to $y = ${right(m, other)}$ and passes through ${pointText(x, y)}.`, m, b),
    mistakes: slips(
      [
        equationText(m, other),
        `That is the given line itself. The new one has the same slope, but passes through ${pointText(x, y)}.`,
      ],
      [
        equationText(m, y),
        `You used the y-coordinate of the point for b. The point is not on the y-axis. Solve $${y} = ${term(m)}*${term(x)} + b$.`,
      ],
      [
        equationText(-m, y + m * x),
        `The sign of the slope is flipped. Parallel lines have the same slope, ${m}.`,
      ],
      [
        equationText(m, y + m * x),
        `The sign is wrong. From $${y} = ${m * x} + b$, ${m * x < 0 ? 'add' : 'subtract'} ${Math.abs(m * x)} to get b.`,
      ],
    ),
    hints: [
      'What do parallel lines have in common?',
      `Parallel lines have the same slope, so m is ${m}.`,
      `Substitute the point: $${y} = ${term(m)}*${term(x)} + b$.`,
    ],
    steps: [
      line('practice.parallel-slope', 'Parallel lines have the same slope', 'm', '=', String(m)),
      ...ending(m, b, x, y),
    ],
  };
}

function fromPoints(m: number, b: number, x: number, second: number): Draft {
  const [y, end] = [m * x + b, m * second + b];
  const quotient = `(${end} - ${term(y)})/(${second} - ${term(x)})`;
  return {
    ...asked(`A line passes through ${pointText(x, y)} and ${pointText(second, end)}.`, m, b),
    mistakes: slips(
      [
        equationText(-m, y + m * x),
        `The sign of the slope is wrong. The points must be in the same order in both differences.`,
      ],
      [equationText(m, y), `You used the y-coordinate of a point for b. Solve $${y} = ${m * x} + b$.`],
      [
        equationText(m, y + m * x),
        `The sign is wrong. From $${y} = ${m * x} + b$, ${m * x < 0 ? 'add' : 'subtract'} ${Math.abs(m * x)} to get b.`,
      ],
      (y * m - x) % m === 0 && [
        turnedText(m, y - x / m),
        `The slope is upside down. Divide the change in y, ${end - y}, by the change in x, ${second - x}.`,
      ],
    ),
    hints: [
      'First find the slope from the two points.',
      `y changes by ${end - y} while x changes by ${second - x}.`,
      `The slope is ${m}. Substitute one of the points into $y = ${sumText([m, 'x'])} + b$.`,
    ],
    steps: [
      line('practice.slope', 'Slope through two points', 'm', '=', quotient),
      line('practice.divide', 'Evaluate', quotient, '=', String(m)),
      ...ending(m, b, x, y),
    ],
  };
}

function toPerpendicular(random: Random, m: number, b: number): Draft {
  const [x, other] = [m * random.pick([1, -1, 2]), random.wholeExcept(-9, 9, 0, b)];
  const y = -x / m + b;
  const slope = `${m > 0 ? '-' : ''}1/${Math.abs(m)}`;
  const [given, result] = [
    sumText([m, 'x'], [other, '']),
    `${m > 0 ? '-' : ''}x/${Math.abs(m)} ${b < 0 ? '-' : '+'} ${Math.abs(b)}`,
  ];
  return {
    question: `A line is perpendicular to $y = ${given}$ and passes through ${pointText(x, y)}. Write its equation in the form y = mx + b.`,
    answer: `y = ${result}`,
    form: { kind: 'equation' },
    mistakes: slips(
      [
        equationText(m, y - m * x),
        `That line is parallel. It has the same slope. For perpendicular lines, the product of the slopes is −1.`,
      ],
      [
        equationText(-m, y + m * x),
        `You changed only the sign. Take the reciprocal of the slope as well: $${slope}$.`,
      ],
      [
        turnedText(m, y - x / m),
        `You took only the reciprocal of the slope. Change its sign as well: $${slope}$.`,
      ],
      y !== 0 && [
        turnedText(-m, y),
        `You used the y-coordinate of the point for b. Substitute the point and solve for b.`,
      ],
    ),
    hints: [
      'The two lines are perpendicular. How are their slopes related?',
      `The product of the two slopes is −1, so $${term(m)}*m = -1$.`,
      `The slope is $${slope}$. Substitute the point to find b.`,
    ],
    steps: [
      line('practice.perpendicular-slope', 'The product of the slopes is −1', `${term(m)}*m`, '=', '-1'),
      line('practice.divide-both-sides', `Divide both sides by ${m}`, 'm', '=', slope),
      line(
        'practice.point-on-line',
        `Substitute ${pointText(x, y)}`,
        String(y),
        '=',
        `(${slope})*${term(x)} + b`,
      ),
      line('practice.multiply', 'Multiply', String(y), '=', `${-x / m} + b`),
      line('practice.solve-for-intercept', 'Solve for b', 'b', '=', String(b)),
      line('practice.line-equation', 'Equation of the line', 'y', '=', result),
    ],
  };
}
