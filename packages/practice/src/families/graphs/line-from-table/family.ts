import { type Draft, type Family, line } from '../../../family.js';
import type { Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { lineText } from '../../../set-answer.js';
import { grid, slopeOf } from '../../shared/grid.js';
import { pointText } from '../../shared/measure.js';
import { slips } from '../../shared/slips.js';

/** The equation of a line from a table of values or from two points. The line can be set on the grid. */
export const lineFromTable: Family = {
  id: 'line-from-table',
  category: 'algebra',
  difficulties: ['easy', 'medium'],
  make: (random, difficulty) => (difficulty === 'easy' ? fromTable(random) : fromPoints(random)),
};

const isOnGrid = ([x, y]: Point): boolean => Math.max(Math.abs(x), Math.abs(y)) <= 6;

function fromTable(random: Random): Draft {
  const [m, c, start] = [
    random.wholeExcept(-4, 4, 0),
    random.wholeExcept(-5, 5, 0),
    random.pick([-2, -1, 0]),
  ];
  const points = [0, 1, 2, 3].map((step): Point => [start + step, m * (start + step) + c]);
  const [a, b] = points;
  if (!a || !b || points.filter(isOnGrid).length < 2) return fromTable(random);
  const xs = points.map(([x]) => x).join(', ');
  const ys = points.map(([, y]) => y).join(', ');
  return {
    question: random.pick([
      `A table has x = ${xs} and y = ${ys}. Which line passes through all of these points?`,
      `For x = ${xs}, a linear function has the values ${ys}. Draw its line on the grid, or type its equation.`,
    ]),
    ...answered(a, b),
    mistakes: slips(
      [
        lineText([0, c], [1, c - m]),
        `The sign of the slope is wrong. From ${a[1]} to ${b[1]}, y changes by ${m}.`,
      ],
      start !== 0 && [
        lineText([0, a[1]], [1, a[1] + m]),
        `The first value, ${a[1]}, belongs to $x = ${a[0]}$. For b, find the value at $x = 0$.`,
      ],
      [lineText([0, m], [1, m + c]), `You swapped the slope, ${m}, and the value at $x = 0$, ${c}.`],
      [lineText([0, -c], [1, m - c]), `The sign of b is wrong. At $x = 0$, y is ${c}.`],
    ),
    hints: [
      'How does y change when x increases by 1?',
      `When x increases by 1, y changes by ${m}. That is the slope.`,
      `At $x = 0$, y is ${c}. That is b in y = mx + b.`,
    ],
    steps: solved(a, b, c),
  };
}

function fromPoints(random: Random): Draft {
  const a: Point = [random.wholeExcept(-5, 5, 0), random.whole(-5, 5)];
  const b: Point = [random.wholeExcept(-5, 5, 0, a[0]), random.wholeExcept(-5, 5, a[1])];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const c = a[1] - (dy * a[0]) / dx;
  if (!Number.isInteger(c) || Math.abs(c) > 6) return fromPoints(random);
  const from = (y: number, x: number, change: number): string => lineText([0, y], [x, y + change]);
  return {
    question: random.pick([
      `A line passes through ${pointText(...a)} and ${pointText(...b)}. Draw it on the grid, or type its equation.`,
      `Which line passes through ${pointText(...a)} and ${pointText(...b)}? Write its equation in the form y = mx + b.`,
    ]),
    ...answered(a, b),
    mistakes: slips(
      [
        lineText(a, [a[0] + dx, a[1] - dy]),
        `The sign of the slope is wrong. When x changes by ${dx}, y changes by ${dy}.`,
      ],
      [
        lineText(a, [a[0] + dy, a[1] + dx]),
        `The slope is upside down. Divide the change in y, ${dy}, by the change in x, ${dx}.`,
      ],
      [from(a[1], dx, dy), `You used ${a[1]} for b, but it is y at $x = ${a[0]}$. For b, find y at $x = 0$.`],
      [from(-c, dx, dy), `The sign of b is wrong. Substitute ${pointText(...a)} and solve for b.`],
    ),
    hints: [
      'First find the slope from the two points.',
      `y changes by ${dy} while x changes by ${dx}.`,
      `Substitute ${pointText(...a)} into y = mx + b and solve for b.`,
    ],
    steps: solved(a, b, c),
  };
}

function answered(a: Point, b: Point): Pick<Draft, 'answer' | 'form' | 'graph'> {
  return {
    answer: lineText(a, b),
    form: { kind: 'equation' },
    graph: grid('An empty coordinate grid.', [], 'line'),
  };
}

function solved(a: Point, b: Point, c: number): Draft['steps'] {
  const [quotient, m] = slopeOf(a, b);
  return [
    line('practice.slope', 'Slope through two points', 'm', '=', quotient),
    line('practice.divide', 'Evaluate', quotient, '=', m),
    line(
      'practice.point-on-line',
      `Substitute ${pointText(...a)}`,
      String(a[1]),
      '=',
      `(${m})*(${a[0]}) + b`,
    ),
    line('practice.solve-for-intercept', 'Solve for b', 'b', '=', String(c)),
    line('practice.line-equation', 'Equation of the line', 'y', '=', lineText(a, b).slice(4)),
  ];
}
