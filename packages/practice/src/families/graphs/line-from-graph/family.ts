import { type Draft, type Family, line } from '../../../family.js';
import type { Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { lineText } from '../../../set-answer.js';
import { dot, drawnLine, grid, isInside, placeText, slopeOf } from '../../shared/grid.js';
import { pointText } from '../../shared/measure.js';
import { ratio, slips } from '../../shared/slips.js';

/** A line in a graph: its slope, its intercepts, its equation, and lines parallel or perpendicular to it. */
export const lineFromGraph: Family = {
  id: 'line-from-graph',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const [a, b] = drawnLine(random);
    if (difficulty === 'easy') return random.oneIn(3) ? intercept(random, a, b) : slope(random, a, b);
    return difficulty === 'medium' ? equation(random, a, b) : related(random, a, b);
  },
};

function drawn(a: Point, b: Point, names = true) {
  return grid(
    `A coordinate grid with a straight line. ${names ? 'Point A on it' : 'One of its points'} is ${placeText(a)}. ${names ? 'Point B on it' : 'Another'} is ${placeText(b)}.`,
    [{ kind: 'line', through: a, and: b }, ...(names ? [dot(a, 'A'), dot(b, 'B')] : [])],
  );
}

function slope(random: Random, a: Point, b: Point): Draft {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const [quotient, m] = slopeOf(a, b);
  return {
    question: random.pick([
      'What is the slope of the line through A and B?',
      'Read the slope of the line from the graph.',
    ]),
    answer: m,
    form: { kind: 'number', variable: 'm' },
    graph: drawn(a, b),
    mistakes: slips(
      [
        ratio(dx, dy),
        `The quotient is upside down. Divide the change in y, ${dy}, by the change in x, ${dx}.`,
      ],
      [
        ratio(-dy, dx),
        `The sign is wrong. From left to right, the line ${dy * dx > 0 ? 'rises' : 'falls'}, and y changes by ${dx > 0 ? dy : -dy}.`,
      ],
      [dy, `That is the change in y. Divide it by the change in x, ${dx}.`],
      [a[1], `That is where the line crosses the y-axis. The slope is the change in y divided by ${dx}.`],
    ),
    hints: [
      'Go from A to B. Count the units across, then the units up or down.',
      `From A to B, x changes by ${dx}.`,
      `From A to B, y changes by ${dy}. Divide it by ${dx}.`,
    ],
    steps: [
      line('practice.slope', 'Slope through A and B', 'm', '=', quotient),
      line('practice.divide', 'Evaluate', quotient, '=', m),
    ],
  };
}

function intercept(random: Random, a: Point, b: Point): Draft {
  const [, m] = slopeOf(a, b);
  return {
    question: random.pick([
      'At what value of y does the line cross the y-axis?',
      'What is the y-intercept b of the line?',
    ]),
    answer: String(a[1]),
    form: { kind: 'number', variable: 'b' },
    graph: drawn(a, b, false),
    mistakes: slips(
      [m, `That is the slope of the line. The y-intercept is y at $x = 0$.`],
      a[1] !== 0 && [
        -a[1],
        `Check the sign: the line crosses the y-axis ${a[1] > 0 ? 'above' : 'below'} the x-axis.`,
      ],
      [
        ratio(-a[1] * (b[0] - a[0]), b[1] - a[1]),
        `That is where the line crosses the x-axis. Find y where $x = 0$.`,
      ],
      [b[1], `That is y at $x = ${b[0]}$. The y-intercept is y at $x = 0$.`],
    ),
    hints: [
      'All points on the y-axis have the same x-coordinate.',
      'Find the point on the line with $x = 0$.',
      'Read the height of that point on the y-axis.',
    ],
    steps: [
      line('practice.read-coordinate', 'The point is on the y-axis', 'x', '=', '0'),
      line('practice.read-intercept', 'Read its y-coordinate', 'b', '=', String(a[1])),
    ],
  };
}

function equation(random: Random, a: Point, b: Point): Draft {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const [quotient, m] = slopeOf(a, b);
  const through = (point: Point, by: Point): string => lineText(point, [point[0] + by[0], point[1] + by[1]]);
  return {
    question: random.pick([
      'Write the equation of the line in the graph in the form y = mx + b.',
      'The graph shows a line. What is its equation in the form y = mx + b?',
    ]),
    answer: lineText(a, b),
    form: { kind: 'equation' },
    graph: drawn(a, b),
    mistakes: slips(
      [
        through(a, [dx, -dy]),
        `The sign of the slope is wrong. From A to B, y changes by ${dy} and x by ${dx}.`,
      ],
      [
        through(a, [dy, dx]),
        `The slope is upside down. Divide the change in y, ${dy}, by the change in x, ${dx}.`,
      ],
      a[1] !== 0 && [
        through([0, -a[1]], [dx, dy]),
        `The sign of b is wrong. The line crosses the y-axis at ${a[1]}.`,
      ],
      [
        through([0, b[1]], [dx, dy]),
        `You used the y-coordinate of B for b. The line crosses the y-axis at ${a[1]}.`,
      ],
    ),
    hints: [
      'Read b where the line crosses the y-axis.',
      `The line crosses the y-axis at A, so b is ${a[1]}.`,
      `From A to B, x changes by ${dx} and y by ${dy}. The slope is $${m}$.`,
    ],
    steps: [
      line('practice.read-intercept', 'Read where the line crosses the y-axis', 'b', '=', String(a[1])),
      line('practice.slope', 'Slope through A and B', 'm', '=', quotient),
      line('practice.divide', 'Evaluate', quotient, '=', m),
      line('practice.line-equation', 'Equation of the line', 'y', '=', lineText(a, b).slice(4)),
    ],
  };
}

function related(random: Random, a: Point, b: Point): Draft {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const isParallel = random.oneIn(2);
  const [px, py] = isParallel ? [dx, dy] : [-dy, dx];
  const [, m] = slopeOf(a, b);
  const [, own] = slopeOf([0, 0], [px, py]);
  const p: Point = [random.pick([-1, 1, 2]) * px, random.whole(-4, 4) + py];
  const c = p[1] - (py * p[0]) / px;
  if (
    !isInside(p) ||
    !Number.isInteger(c) ||
    !isInside([0, c]) ||
    c === 0 ||
    dx * (p[1] - a[1]) === dy * p[0]
  )
    return related(random, ...drawnLine(random));
  const kind = isParallel ? 'parallel' : 'perpendicular';
  const through = (x: number, y: number): string => lineText(p, [p[0] + x, p[1] + y]);
  const slopes = isParallel
    ? 'Parallel lines have the same slope'
    : 'The product of the slopes of perpendicular lines is −1';
  return {
    question: random.pick([
      `Which line is ${kind} to the line in the graph and passes through P? Write its equation.`,
      `A second line passes through P and is ${kind} to the drawn line. Draw it on the grid, or type its equation.`,
    ]),
    answer: lineText(p, [p[0] + px, p[1] + py]),
    form: { kind: 'equation' },
    graph: {
      ...drawn(a, b),
      description: `${drawn(a, b).description} Point P is ${placeText(p)}.`,
      parts: [...drawn(a, b).parts, dot(p, 'P')],
      set: 'line',
    },
    mistakes: slips(
      isParallel
        ? [through(-dy, dx), `That line is perpendicular. The slope of a parallel line is $${m}$, too.`]
        : [through(dx, dy), `That line is parallel. The slope of a perpendicular line is $${own}$.`],
      [through(px, -py), `The sign of the slope is wrong. The slope is $${own}$.`],
      [
        lineText([0, p[1]], [px, p[1] + py]),
        `You used the y-coordinate of P, ${p[1]}, for b. P is not on the y-axis.`,
      ],
      [
        lineText([0, a[1]], [px, a[1] + py]),
        `That line passes through A. The second line passes through P, ${pointText(...p)}.`,
      ],
    ),
    hints: [
      `${slopes}.`,
      `The slope of the drawn line is $${m}$, so the other slope is $${own}$.`,
      `Start at P, ${pointText(...p)}, and use the slope $${own}$ to reach the y-axis.`,
    ],
    steps: [
      isParallel
        ? line('practice.parallel-slope', slopes, 'm', '=', own)
        : line('practice.perpendicular-slope', slopes, `(${m})*m`, '=', '-1'),
      line(
        'practice.point-on-line',
        `Substitute ${pointText(...p)}`,
        String(p[1]),
        '=',
        `(${own})*(${p[0]}) + b`,
      ),
      line('practice.solve-for-intercept', 'Solve for b', 'b', '=', String(c)),
      line(
        'practice.line-equation',
        'Equation of the line',
        'y',
        '=',
        lineText(p, [p[0] + px, p[1] + py]).slice(4),
      ),
    ],
  };
}
