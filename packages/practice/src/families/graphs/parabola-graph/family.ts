import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Graph, Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { dot, grid, placeText, units } from '../../shared/grid.js';
import { pointText } from '../../shared/measure.js';
import { slips } from '../../shared/slips.js';

/** The vertex, the zeros and the expression of a parabola, read from its graph. */
export const parabolaGraph: Family = {
  id: 'parabola-graph',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return vertex(random);
    return difficulty === 'medium' ? zeros(random) : expression(random);
  },
};

function parabola(a: number, [h, k]: Point, through?: Point): Graph {
  const other = through ?? [h + 1, k + a];
  const way = a > 0 ? 'opens upward, and its lowest point is' : 'opens downward, and its highest point is';
  return grid(
    `A coordinate grid with a parabola. It ${way} ${placeText([h, k])}. ${through ? 'Point P on it' : 'One of its other points'} is ${placeText(other)}.`,
    [{ kind: 'curve', of: 'square', a, h, k }, ...(through ? [dot(through, 'P')] : [])],
  );
}

function vertex(random: Random): Draft {
  const [h, k] = [random.wholeExcept(-4, 4, 0), random.wholeExcept(-4, 4, 0)];
  const a = random.pick([1, -1, 2, -2]);
  if (h === k || h === -k) return vertex(random);
  const start = k + a * h * h;
  return {
    question: random.pick([
      'What is the vertex of the parabola?',
      'Read the vertex of the parabola as a point (x, y).',
    ]),
    answer: pointText(h, k),
    form: { kind: 'point', names: ['x', 'y'] },
    graph: parabola(a, [h, k]),
    mistakes: slips(
      [pointText(k, h), `The coordinates are in the wrong order. The vertex is at $x = ${h}$.`],
      [
        pointText(-h, k),
        `Check the sign of x. The vertex is ${units(h)} ${h > 0 ? 'right' : 'left'} of the y-axis.`,
      ],
      [
        pointText(h, -k),
        `Check the sign of y. The vertex is ${units(k)} ${k > 0 ? 'above' : 'below'} the x-axis.`,
      ],
      [
        pointText(0, start),
        `That point is on the y-axis. The vertex is the ${a > 0 ? 'lowest' : 'highest'} point, at $x = ${h}$.`,
      ],
    ),
    hints: [
      'The vertex is the point where the parabola turns.',
      `This parabola opens ${a > 0 ? 'upward, so the vertex is its lowest' : 'downward, so the vertex is its highest'} point.`,
      `The axis of symmetry is $x = ${h}$. Read y there.`,
    ],
    steps: [
      line('practice.read-coordinate', 'Read the x-coordinate of the vertex', 'x', '=', String(h)),
      line('practice.read-coordinate', 'Read the y-coordinate of the vertex', 'y', '=', String(k)),
    ],
  };
}

function zeros(random: Random): Draft {
  const [low, width] = [random.whole(-5, 3), random.pick([1, 2, 3, 4])];
  const high = low + width;
  const a = random.pick([1, -1]);
  const k = (-a * width * width) / 4;
  const [h, start] = [(low + high) / 2, a * low * high];
  if (high > 5 || low === -high) return zeros(random);
  const graph = grid(
    `A coordinate grid with a parabola that opens ${a > 0 ? 'upward' : 'downward'}. It crosses the x-axis twice, ${placeText([low, 0]).replace(' and on the x-axis', '')} and ${placeText([high, 0]).replace(' and on the x-axis', '')}.`,
    [{ kind: 'curve', of: 'square', a, h, k }],
  );
  return {
    question: random.pick([
      'What are the zeros of the function in the graph?',
      'The graph shows a function f. For which x is f(x) equal to 0?',
    ]),
    answer: `${low}, ${high}`,
    form: { kind: 'numbers', variable: 'x' },
    graph,
    mistakes: slips(
      [`${-high}, ${-low}`, `The signs are flipped. The parabola crosses the x-axis at ${low} and ${high}.`],
      [
        String(low),
        `That is only one of the two zeros. The parabola crosses the x-axis once more, at ${high}.`,
      ],
      [
        String(high),
        `That is only one of the two zeros. The parabola crosses the x-axis once more, at ${low}.`,
      ],
      Math.abs(start) <= 6 && [
        String(start),
        `That is y at $x = 0$. A zero is an x where y is 0, such as ${low}.`,
      ],
    ),
    hints: [
      'At a zero, y is 0. Which points of the graph are those?',
      'Find the points where the parabola crosses the x-axis. There are two.',
      `One of the zeros is ${low}. Find the other one.`,
    ],
    steps: [
      line('practice.read-coordinate', 'First point on the x-axis', 'x', '=', String(low)),
      line('practice.read-coordinate', 'Second point on the x-axis', 'x', '=', String(high)),
    ],
  };
}

/** Returns a(x - h)^2 + k as text. */
function vertexForm(a: number, h: number, k: number): string {
  const square = h === 0 ? 'x^2' : `(${sumText([1, 'x'], [-h, ''])})^2`;
  return sumText([a, square], [k, '']);
}

function expression(random: Random): Draft {
  const [h, k] = [random.wholeExcept(-4, 4, 0), random.wholeExcept(-5, 5, 0)];
  const a = random.pick([1, -1, 2, -2, 3]);
  const through: Point = [h + random.pick([1, -1]), k + a];
  if (Math.abs(through[1]) > 5 || Math.abs(h) === Math.abs(k)) return expression(random);
  return {
    question: random.pick([
      'The graph shows a quadratic function f. Find an expression for f(x).',
      'Which quadratic function has this graph? Give f(x) in terms of x.',
    ]),
    answer: vertexForm(a, h, k),
    form: { kind: 'expression' },
    graph: parabola(a, [h, k], through),
    mistakes: slips(
      [
        vertexForm(a, -h, k),
        `The sign in the parentheses is wrong. The vertex is at $x = ${h}$, so the square is 0 there.`,
      ],
      [
        vertexForm(-a, h, k),
        `The parabola opens ${a > 0 ? 'upward, so a is positive' : 'downward, so a is negative'}.`,
      ],
      Math.abs(a) > 1 && [
        vertexForm(Math.sign(a), h, k),
        `From the vertex, one step to the side changes y by ${a}, so multiply the square by ${a}.`,
      ],
      [vertexForm(a, h, -k), `The sign of the last number is wrong. The vertex is at $y = ${k}$.`],
      [vertexForm(a, k, h), `You swapped the coordinates of the vertex, ${pointText(h, k)}.`],
    ),
    hints: [
      'Read the vertex first.',
      `The vertex is ${pointText(h, k)}, so write a times a square that is 0 at $x = ${h}$, and add ${k}.`,
      `From the vertex to P, y changes by ${a} in one step to the side. That is a.`,
    ],
    steps: [
      line('practice.read-coordinate', 'Read the x-coordinate of the vertex', 'h', '=', String(h)),
      line('practice.read-coordinate', 'Read the y-coordinate of the vertex', 'k', '=', String(k)),
      line(
        'practice.stretch-factor',
        'Change in y one unit to the side of the vertex',
        'a',
        '=',
        `${through[1]} - (${k})`,
      ),
      line('practice.vertex-form', 'Vertex form', 'y', '=', vertexForm(a, h, k)),
    ],
  };
}
