import { type Draft, line } from '../../../family.js';
import type { Graph, Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { slips } from '../../shared/slips.js';

const PAIRS = [
  ['x is a player’s number of hours of practice, and y is the number of goals scored', 'goals'],
  ['x is a student’s number of hours of sleep, and y is the score on a quiz', 'points'],
  ['x is the age of a used bike in years, and y is its price in tens of dollars', 'tens of dollars'],
  [
    'x is the distance to school in miles, and y is the time by bus in units of 5 minutes',
    'units of 5 minutes',
  ],
] as const;

/** Draws points near a line, and the line. */
function scatter(random: Random) {
  const [slope, start] = random.pick([
    [0.5, 2],
    [0.5, 3],
    [0.5, 4],
    [1, 0],
    [-0.5, 7],
    [-0.5, 8],
    [-1, 10],
  ] as const);
  const isFalling = slope < 0;
  const pair = isFalling ? PAIRS[2] : random.pick([PAIRS[0], PAIRS[1], PAIRS[3]]);
  const onLine = (x: number): number => start + slope * x;
  const points = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((x): readonly Point[] => {
    const y = Math.round(onLine(x) + random.whole(-4, 4) / 2);
    return y >= 0 && y <= 10 && random.whole(1, 4) > 1 ? [[x, y]] : [];
  });
  const axis = (name: string) => ({ name, from: 0, to: 10 });
  const graph: Graph = {
    description: `A scatter plot with a line of best fit. The line goes from (0, ${onLine(0)}) to (10, ${onLine(10)}). The points: ${points.map(([x, y]) => `(${x}, ${y})`).join(', ')}.`,
    x: axis('x'),
    y: axis('y'),
    parts: [
      {
        kind: 'path',
        points: [
          [0, onLine(0)],
          [10, onLine(10)],
        ],
      },
      ...points.map((at) => ({ kind: 'point', at }) as const),
    ],
  };
  return { pair, onLine, points, graph };
}

export function prediction(random: Random): Draft {
  const { pair, onLine, points, graph } = scatter(random);
  const x = 2 * random.whole(1, 4);
  const [y, point] = [onLine(x), points.find(([across]) => across === x)];
  const back = [...Array(11).keys()].find((other) => onLine(other) === x);
  if (y === x || points.length < 5) return prediction(random);
  return {
    question: random.pick([
      `In the scatter plot, ${pair[0]}. What value of y does the line of best fit predict for x = ${x}?`,
      `The scatter plot has a line of best fit: ${pair[0]}. Use the line to predict y for x = ${x}.`,
    ]),
    answer: String(y),
    form: { kind: 'number', variable: 'y' },
    graph,
    mistakes: slips(
      point && [point[1], `That is the height of the point at $x = ${x}$. A prediction uses the line.`],
      [back, `You looked for y = ${x}. Go to ${x} on the x-axis, then up to the line.`],
      [onLine(x + 1), `That is the height of the line at $x = ${x + 1}$. Go up from ${x}.`],
      [onLine(x - 1), `That is the height of the line at $x = ${x - 1}$. Go up from ${x}.`],
      [onLine(0), `That is where the line begins, at $x = 0$. Go up from ${x}.`],
    ),
    hints: [
      'The line of best fit shows the trend. Predictions are read from the line, not from single points.',
      `Find ${x} on the x-axis.`,
      'Go straight up to the line, then straight left to the y-axis.',
    ],
    steps: [
      line('practice.read-coordinate', 'Begin on the x-axis', 'x', '=', String(x)),
      line('practice.read-coordinate', 'Read the height of the line there', 'y', '=', String(y)),
    ],
  };
}

export function residual(random: Random): Draft {
  const { pair, onLine, points, graph } = scatter(random);
  const [x, y] = random.pick([points[0] ?? [0, 0], ...points.slice(1)]);
  const [predicted, gap] = [onLine(x), Math.abs(y - onLine(x))];
  if (gap === 0 || !Number.isInteger(predicted) || points.length < 5) return residual(random);
  const where = y > predicted ? 'above' : 'below';
  const next = points.find(([other]) => other !== x && Math.abs(other - x) < 3);
  return {
    question: random.pick([
      `In the scatter plot, ${pair[0]}. How far ${where} the line of best fit is the point at x = ${x}?`,
      `The scatter plot has a line of best fit: ${pair[0]}. By how much is the point at x = ${x} ${where} the prediction of the line?`,
    ]),
    answer: String(gap),
    form: { kind: 'number' },
    graph,
    mistakes: slips(
      [y, `That is the height of the point. Compare it with the line, which is at ${predicted} there.`],
      [predicted, `That is the height of the line. Compare it with the point, which is at ${y}.`],
      [y + predicted, `You added the heights ${y} and ${predicted}. Subtract them.`],
      [
        Math.abs(y - x),
        `You subtracted the coordinates of the point. Subtract ${predicted}, the height of the line.`,
      ],
      next &&
        next[1] !== y && [
          Math.abs(next[1] - y),
          `You compared two points. Compare the point at $x = ${x}$ with the line.`,
        ],
    ),
    hints: [
      'Compare two heights: that of the point, and that of the line below or above it.',
      `At $x = ${x}$, the height of the point is ${y}.`,
      `At $x = ${x}$, the height of the line is ${predicted}. Subtract.`,
    ],
    steps: [
      line('practice.read-coordinate', 'Height of the point', 'p', '=', String(y)),
      line('practice.read-coordinate', 'Height of the line', 'q', '=', String(predicted)),
      line(
        'practice.subtract',
        'Subtract the smaller height',
        `${Math.max(y, predicted)} - ${Math.min(y, predicted)}`,
        '=',
        String(gap),
      ),
    ],
  };
}
