import { type Draft, type Family, line } from '../../../family.js';
import type { Graph, Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { dot, grid, placeText } from '../../shared/grid.js';
import { pointText } from '../../shared/measure.js';
import { slips } from '../../shared/slips.js';

/** A function given by its graph: its values, its domain and range, and where it increases or decreases. */
export const functionGraph: Family = {
  id: 'function-graph',
  category: 'algebra',
  difficulties: ['easy', 'medium'],
  make: (random, difficulty) => {
    const points = zigzag(random);
    if (difficulty === 'easy') return random.oneIn(2) ? value(random, points) : argument(random, points);
    return random.oneIn(3) ? middle(random, points) : extent(random, points);
  },
};

/** The points of a graph from left to right, between which it is straight. */
type Points = readonly [Point, Point, Point, Point];

/** Draws a graph that falls, rises and falls again, or the opposite. */
function zigzag(random: Random): Points {
  const x = [random.whole(-5, -4), random.whole(-3, -1), random.whole(0, 2), random.whole(3, 5)] as const;
  const low = random.whole(-5, 0);
  const high = random.whole(low + 3, 5);
  const y = [random.whole(low + 1, high - 1), low, high, random.whole(low + 1, high - 1)] as const;
  const sign = random.pick([1, -1]);
  return [
    [x[0], y[0] * sign + 0],
    [x[1], y[1] * sign + 0],
    [x[2], y[2] * sign + 0],
    [x[3], y[3] * sign + 0],
  ];
}

function drawn(points: Points): Graph {
  const [a, b, c, d] = points;
  return grid(
    `A coordinate grid with the graph of a function f. It goes straight from a point ${placeText(a)} to one ${placeText(b)}, then to one ${placeText(c)}, and ends at one ${placeText(d)}.`,
    [{ kind: 'path', points }, dot(points[0]), dot(points[3])],
  );
}

function value(random: Random, points: Points): Draft {
  const [x, y] = random.pick(points);
  const back = points.find(([, height]) => height === x)?.[0];
  const mirrored = points.find(([other]) => other === -x)?.[1];
  return {
    question: random.pick([
      `The graph shows a function f. What is f(${x})?`,
      `Read f(${x}) from the graph of f.`,
    ]),
    answer: String(y),
    form: { kind: 'number', variable: 'y' },
    graph: drawn(points),
    mistakes: slips(
      [back, `That is an x where f(x) is ${x}. Go to $x = ${x}$ instead and read y.`],
      [mirrored, `That is f(${-x}). Look at the sign: go to $x = ${x}$.`],
      [-y, `Check the sign: at $x = ${x}$, the graph is ${y > 0 ? 'above' : 'below'} the x-axis.`],
      [x, `That is the x-coordinate. f(${x}) is the height of the graph at $x = ${x}$.`],
    ),
    hints: [
      'f(x) is the height of the graph at x.',
      `Find ${x} on the x-axis.`,
      `Go from ${x} on the x-axis straight to the graph, and read y there.`,
    ],
    steps: [
      line('practice.read-coordinate', 'Find the point on the graph', 'x', '=', String(x)),
      line('practice.read-coordinate', 'Read its height', 'y', '=', String(y)),
    ],
  };
}

function argument(random: Random, points: Points): Draft {
  const [, b, c] = points;
  const [x, y] = random.pick([b, c]);
  const kind = y === Math.max(b[1], c[1]) ? 'largest' : 'smallest';
  const [other] = x === b[0] ? c : b;
  return {
    question: random.pick([
      `The graph shows a function f. For which x is f(x) equal to ${y}?`,
      `Find the x where the function f in the graph has its ${kind} value.`,
    ]),
    answer: String(x),
    form: { kind: 'number', variable: 'x' },
    graph: drawn(points),
    mistakes: slips(
      [y, `That is the value of f. Find the point on the graph whose height is ${y}, and read x there.`],
      [-x, `Check the sign: the point with the height ${y} is ${x > 0 ? 'right' : 'left'} of the y-axis.`],
      [other, `At $x = ${other}$, the graph also turns, but its height isn't ${y} there.`],
      [points[0][0], `That is where the graph begins. Its height isn't ${y} there.`],
    ),
    hints: [
      'The height of a point on the graph is f(x).',
      `Find the ${kind === 'largest' ? 'highest' : 'lowest'} point on the graph. Its height is ${y}.`,
      'Go from that point straight to the x-axis, and read x.',
    ],
    steps: [
      line('practice.read-coordinate', 'Find the point of this height', 'y', '=', String(y)),
      line('practice.read-coordinate', 'Read its x-coordinate', 'x', '=', String(x)),
    ],
  };
}

const PAIR = { kind: 'point', names: ['a', 'b'] } as const;

function pairSteps(low: number, high: number, [first, second]: readonly [string, string]): Draft['steps'] {
  return [
    line('practice.read-coordinate', first, 'a', '=', String(low)),
    line('practice.read-coordinate', second, 'b', '=', String(high)),
  ];
}

/** Asks for the domain or the range. */
function extent(random: Random, points: Points): Draft {
  const isDomain = random.oneIn(2);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [domain, range] = [xs, ys].map((all): Point => [Math.min(...all), Math.max(...all)]) as [
    Point,
    Point,
  ];
  const [wanted, other] = isDomain ? [domain, range] : [range, domain];
  const [word, letter] = isDomain ? ['domain', 'x'] : ['range', 'y'];
  const ends: Point = isDomain ? [ys[0] ?? 0, ys[3] ?? 0] : [points[0][1], points[3][1]];
  return {
    question: random.pick([
      `What is the ${word} of the function in the graph? Write the smallest and the largest ${letter} as a pair (a, b).`,
      `The ${word} of the function in the graph goes from a to b. Give (a, b).`,
    ]),
    answer: pointText(...wanted),
    form: PAIR,
    graph: drawn(points),
    mistakes: slips(
      [
        pointText(...other),
        isDomain
          ? `That is the range. The domain is about x, and the graph begins at $x = ${wanted[0]}$.`
          : `That is the domain. The range is about y, and the lowest height is ${wanted[0]}.`,
      ],
      [
        pointText(wanted[1], wanted[0]),
        `The order is wrong. The smallest ${letter}, ${wanted[0]}, comes first.`,
      ],
      [
        pointText(...ends),
        `Those are the heights of the two ends. Find the smallest ${letter} of the whole graph, ${wanted[0]}.`,
      ],
    ),
    hints: [
      isDomain
        ? 'The domain contains every x that the graph covers.'
        : 'The range contains every y that the graph reaches.',
      isDomain
        ? 'Look at the left end and the right end of the graph.'
        : 'Look at the lowest point and the highest point on the graph.',
      `The smallest ${letter} is ${wanted[0]}. Find the largest one.`,
    ],
    steps: pairSteps(...wanted, [`Smallest ${letter} of the graph`, `Largest ${letter} of the graph`]),
  };
}

/** Asks where the middle piece increases or decreases. */
function middle(random: Random, points: Points): Draft {
  const [start, b, c, end] = points;
  const word = b[1] < c[1] ? 'increases' : 'decreases';
  return {
    question: random.pick([
      `Between which values of x does the function in the graph ${b[1] < c[1] ? 'increase' : 'decrease'}? Write them as (a, b).`,
      `The function in the graph ${word} from x = a to x = b. Give (a, b).`,
    ]),
    answer: pointText(b[0], c[0]),
    form: PAIR,
    graph: drawn(points),
    mistakes: slips(
      [pointText(b[1], c[1]), `Those are the heights. Read x where the graph turns, first at $x = ${b[0]}$.`],
      [pointText(start[0], b[0]), `From ${start[0]} to ${b[0]}, the graph goes the other way.`],
      [pointText(c[0], end[0]), `From ${c[0]} to ${end[0]}, the graph goes the other way.`],
      [
        pointText(start[0], end[0]),
        `That is the whole graph. It turns at $x = ${b[0]}$ and at $x = ${c[0]}$.`,
      ],
    ),
    hints: [
      `A function ${word} where its graph goes ${b[1] < c[1] ? 'up' : 'down'} from left to right.`,
      'The graph turns twice. Look at the piece between the turns.',
      `The piece begins at $x = ${b[0]}$. Find where it ends.`,
    ],
    steps: pairSteps(b[0], c[0], ['The graph turns here', 'The graph turns again here']),
  };
}
