import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { CurveKind, Graph, GraphPart, Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { dot, grid, isInside, placeText, units } from '../../shared/grid.js';
import { pointText } from '../../shared/measure.js';
import { signed, slips } from '../../shared/slips.js';

/** Graphs that are moved, reflected and stretched: the new expression, or the new place of a point. */
export const transformGraph: Family = {
  id: 'transform-graph',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'hard') return point(random);
    const of = random.pick(['square', 'cube']);
    const [h, k] = [random.wholeExcept(-4, 4, 0), random.wholeExcept(-4, 4, 0)];
    if (difficulty === 'easy' && random.oneIn(3)) return move(random, h, k);
    return expression(random, of, difficulty === 'easy' ? 1 : random.pick([-1, 2, -2]), h, k);
  },
};

type Known = Extract<CurveKind, 'square' | 'cube'>;

/** Returns a · f(x − h) + k as text. */
function textOf(of: Known, a: number, h: number, k: number): string {
  const group = h === 0 ? 'x' : `(${sumText([1, 'x'], [-h, ''])})`;
  const power = `${group}^${of === 'cube' ? 3 : 2}`;
  return sumText([a, power], [k, '']);
}

const NAMES = { square: 'vertex', cube: 'center' } as const;

function expression(random: Random, of: Known, a: number, h: number, k: number): Draft {
  const [across, up] = [`${units(h)} ${h > 0 ? 'right' : 'left'}`, `${units(k)} ${k > 0 ? 'up' : 'down'}`];
  const base: GraphPart = { kind: 'curve', of, a: 1, h: 0, k: 0, dashed: true };
  const graph = grid(
    `A coordinate grid with two graphs of the same kind. The ${NAMES[of]} of the dashed one is the origin. The ${NAMES[of]} of the solid one is ${placeText([h, k])}. One unit farther right, the height of the solid one is ${k + a}.`,
    [base, { kind: 'curve', of, a, h, k }],
  );
  return {
    question: random.pick([
      `The dashed graph is $y = ${textOf(of, 1, 0, 0)}$. Find an expression in x for the solid graph.`,
      `The graph of $y = ${textOf(of, 1, 0, 0)}$ (dashed) is changed to the solid graph. What is y now, in terms of x?`,
    ]),
    answer: textOf(of, a, h, k),
    form: { kind: 'expression' },
    graph,
    mistakes: slips(
      [
        textOf(of, a, -h, k),
        `The sign next to x is wrong. To move a graph ${across}, replace x with $${sumText([1, 'x'], [-h, ''])}$.`,
      ],
      [textOf(of, a, h, -k), `The sign of the last number is wrong. The graph is moved ${up}.`],
      a < 0 && [textOf(of, -a, h, k), `The solid graph is reflected, so multiply by ${a}.`],
      Math.abs(a) > 1 && [
        textOf(of, Math.sign(a), h, k),
        `One unit right of its ${NAMES[of]}, the solid graph changes by ${a}, not by ${Math.sign(a)}.`,
      ],
      [
        textOf(of, a, k, h),
        `You swapped the two shifts. To move ${across}, replace x with $${sumText([1, 'x'], [-h, ''])}$. To move ${up}, ${k > 0 ? 'add' : 'subtract'} ${Math.abs(k)} at the end.`,
      ],
      [textOf(of, a, 0, k), `You only moved the graph ${up}. It is also moved ${across}.`],
    ),
    hints: [
      `Where is the ${NAMES[of]} of the solid graph?`,
      `The graph is moved ${across} and ${up}.`,
      a === 1
        ? `Replace x with $${sumText([1, 'x'], [-h, ''])}$, then ${k > 0 ? 'add' : 'subtract'} ${Math.abs(k)}.`
        : `From its ${NAMES[of]} to one unit right of it, the solid graph changes in height by ${a}. The dashed one changes by 1.`,
    ],
    steps: [
      line('practice.read-coordinate', `Read the x-coordinate of the ${NAMES[of]}`, 'h', '=', String(h)),
      line('practice.read-coordinate', `Read the y-coordinate of the ${NAMES[of]}`, 'k', '=', String(k)),
      ...(a === 1
        ? []
        : [
            line(
              'practice.stretch-factor',
              'Change in y one unit to the right',
              'a',
              '=',
              `${k + a} - ${signed(k)}`,
            ),
          ]),
      line('practice.move-graph', 'Moved graph', 'y', '=', textOf(of, a, h, k)),
    ],
  };
}

/** Asks how far a graph was moved. */
function move(random: Random, h: number, k: number): Draft {
  const [of, part] = random.pick([
    ['absolute', 'tip'],
    ['root', 'starting point'],
  ]);
  if (Math.abs(h) === Math.abs(k)) return move(random, random.wholeExcept(-4, 4, 0), k);
  return {
    question: random.pick([
      'The dashed graph is shifted onto the solid one. How far does it move to the right (h) and up (k)? Give (h, k), with a minus sign for left or down.',
      'The dashed graph is f(x), and the solid one is f(x − h) + k. Give (h, k).',
    ]),
    answer: pointText(h, k),
    form: { kind: 'point', names: ['h', 'k'] },
    graph: grid(
      `A coordinate grid with two graphs of the same shape. The ${part} of the dashed one is the origin. The ${part} of the solid one is ${placeText([h, k])}.`,
      [
        { kind: 'curve', of, a: 1, h: 0, k: 0, dashed: true },
        { kind: 'curve', of, a: 1, h, k },
      ],
    ),
    mistakes: slips(
      [
        pointText(-h, k),
        `Check the sign of h. The graph moves ${units(h)} to the ${h > 0 ? 'right' : 'left'}.`,
      ],
      [pointText(h, -k), `Check the sign of k. The graph moves ${units(k)} ${k > 0 ? 'up' : 'down'}.`],
      [pointText(k, h), `The order is wrong. The move to the side comes first, and it is ${h}.`],
    ),
    hints: [
      'Choose one point of the dashed graph and find the same point of the solid graph.',
      `The ${part} of the dashed graph is the origin. Where is it on the solid graph?`,
      `It moves ${units(h)} to the ${h > 0 ? 'right' : 'left'}. How far does it move up or down?`,
    ],
    steps: [
      line('practice.read-coordinate', `Read the x-coordinate of the ${part}`, 'h', '=', String(h)),
      line('practice.read-coordinate', `Read the y-coordinate of the ${part}`, 'k', '=', String(k)),
    ],
  };
}

function point(random: Random): Draft {
  const p: Point = [random.wholeExcept(-4, 4, 0), random.wholeExcept(-4, 4, 0)];
  const [h, k] = [random.wholeExcept(-5, 5, 0), random.wholeExcept(-5, 5, 0)];
  const a = random.pick([1, -1, 2, -2]);
  const [x, y] = [p[0] + h, a * p[1] + k];
  if (!isInside([x, y])) return point(random);
  const ends: readonly Point[] = [
    [p[0] < -3 ? -6 : -5, random.whole(-5, 5)],
    [p[0] > 3 ? 6 : 5, random.whole(-5, 5)],
  ];
  const [start = p, end = p] = ends;
  const graph: Graph = grid(
    `A coordinate grid with the graph of a function f. Point P of the graph is ${placeText(p)}.`,
    [{ kind: 'path', points: [start, p, end] }, dot(p, 'P')],
    'point',
  );
  const g = sumText([a, `f(${sumText([1, 'x'], [-h, ''])})`], [k, '']);
  return {
    question: random.pick([
      `The graph of f contains P. Which point corresponds to P on the graph of g(x) = ${g}?`,
      `A new function is g(x) = ${g}. Plot the point where P ends up, or type it.`,
    ]),
    answer: pointText(x, y),
    form: { kind: 'point', names: ['x', 'y'] },
    graph,
    mistakes: slips(
      [
        pointText(p[0] - h, y),
        `You moved in the wrong direction. With ${sumText([1, 'x'], [-h, ''])} inside f, the graph moves ${units(h)} to the ${h > 0 ? 'right' : 'left'}.`,
      ],
      a !== 1 && [
        pointText(x, p[1] + k),
        `You didn't multiply the height. Multiply ${p[1]} by ${a} before you ${k > 0 ? 'add' : 'subtract'} ${Math.abs(k)}.`,
      ],
      a !== 1 && [
        pointText(x, a * (p[1] + k)),
        `The order is wrong. First multiply ${p[1]} by ${a}, then ${k > 0 ? 'add' : 'subtract'} ${Math.abs(k)}.`,
      ],
      [
        pointText(x, a * p[1] - k),
        `The sign of the last move is wrong. The graph moves ${units(k)} ${k > 0 ? 'up' : 'down'}.`,
      ],
      [
        pointText(p[0] + k, a * p[1] + h),
        `You swapped the moves. The number inside f moves the graph left or right.`,
      ],
    ),
    hints: [
      'The number next to x moves the graph left or right. The others change the height.',
      `P is ${pointText(...p)}. The graph moves ${units(h)} ${h > 0 ? 'right' : 'left'}.`,
      a === 1
        ? `Then it moves ${units(k)} ${k > 0 ? 'up' : 'down'}.`
        : `Multiply the height ${p[1]} by ${a}, then ${k > 0 ? 'add' : 'subtract'} ${Math.abs(k)}.`,
    ],
    steps: [
      line('practice.add-change', 'Move left or right', `${p[0]} + ${signed(h)}`, '=', String(x)),
      line(
        'practice.add-change',
        'Change the height',
        `${a === 1 ? '' : `${signed(a)}*`}${signed(p[1])} + ${signed(k)}`,
        '=',
        String(y),
      ),
    ],
  };
}
