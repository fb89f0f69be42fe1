import { type Draft, type Family, line } from '../../../family.js';
import type { GraphPart, Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { lineText } from '../../../set-answer.js';
import { dot, drawnLine, grid, isInside, placeText, slopeOf } from '../../shared/grid.js';
import { TURNED } from '../../shared/linear-steps.js';
import { slips } from '../../shared/slips.js';

/** Inequalities and their shaded regions: read from the graph, or tested with points. */
export const inequalityRegion: Family = {
  id: 'inequality-region',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return straight(random);
    return difficulty === 'medium' ? bounded(random) : inBoth(random);
  },
};

type Sign = '<' | '>' | '≤' | '≥';

const LETTERS = 'ABCD';
const letterAt = (index: number): string => LETTERS.charAt(index);
const isWide = (sign: Sign): boolean => sign === '≤' || sign === '≥';
const isAbove = (sign: Sign): boolean => sign === '>' || sign === '≥';
/** Returns the sign that differs only at the boundary. */
const widened = (sign: Sign): Sign => (({ '<': '≤', '>': '≥', '≤': '<', '≥': '>' }) as const)[sign];

/** Returns the boundary and the shaded region of an inequality. */
function shaded(a: Point, b: Point, sign: Sign, side: Point): readonly GraphPart[] {
  return [
    { kind: 'half-plane', through: a, and: b, side },
    { kind: 'line', through: a, and: b, ...(!isWide(sign) && { dashed: true }) },
  ];
}

const lineWords = (sign: Sign): string => (isWide(sign) ? 'solid' : 'dashed');

function straight(random: Random): Draft {
  const [name, sign, n] = [
    random.pick(['x', 'y']),
    random.pick(['<', '>', '≤', '≥']),
    random.wholeExcept(-5, 5, 0),
  ];
  const away = n + (isAbove(sign) ? 1 : -1);
  const at = (value: number, other: number): Point => (name === 'x' ? [value, other] : [other, value]);
  const side =
    name === 'x' ? (['to the right of', 'to the left of'] as const) : (['above', 'below'] as const);
  const where = isAbove(sign) ? side[0] : side[1];
  return {
    question: random.pick([
      `Which inequality in ${name} has this graph?`,
      `The shaded region is the graph of an inequality in ${name}. Write the inequality.`,
    ]),
    answer: `${name} ${sign} ${n}`,
    form: { kind: 'inequality', variable: name },
    graph: grid(
      `A coordinate grid with a ${lineWords(sign)} ${name === 'x' ? 'vertical' : 'horizontal'} line through ${n} on the ${name}-axis. The region ${where} it is shaded.`,
      shaded(at(n, 0), at(n, 1), sign, at(away, 0)),
    ),
    mistakes: slips(
      [
        `${name} ${TURNED[sign]} ${n}`,
        `The sign points the wrong way. The shaded points have ${name} ${isAbove(sign) ? 'greater' : 'less'} than ${n}.`,
      ],
      [
        `${name} ${widened(sign)} ${n}`,
        `Look at the line. It is ${lineWords(sign)}, so ${n} ${isWide(sign) ? 'is included' : "isn't included"}.`,
      ],
      [`${name} ${sign} ${-n}`, `Check the sign of the number. The line crosses the ${name}-axis at ${n}.`],
    ),
    hints: [
      `Where does the line cross the ${name}-axis?`,
      `Is ${name} greater or less than ${n} in the shaded region?`,
      `The line is ${lineWords(sign)}, so points on it ${isWide(sign) ? 'belong' : "don't belong"} to the region.`,
    ],
    steps: [
      line('practice.read-coordinate', 'Read the line', name, '=', String(n)),
      line(
        'practice.shaded-side',
        `The shaded region, with a ${lineWords(sign)} line`,
        name,
        sign,
        String(n),
      ),
    ],
  };
}

/** Asks for the inequality of a shaded region, typed or chosen from four. */
function bounded(random: Random): Draft {
  const [a, b] = drawnLine(random);
  const sign = random.pick(['<', '>', '≤', '≥']);
  const right = lineText(a, b).slice(4);
  const opposite = TURNED[sign];
  const where = isAbove(sign) ? 'above' : 'below';
  const [quotient, m] = slopeOf(a, b);
  const wrongSide = `The shaded region is ${where} the line, where y is ${isAbove(sign) ? 'greater' : 'less'} than $${right}$.`;
  const wrongLine = `The line is ${lineWords(sign)}, so its points ${isWide(sign) ? 'belong' : "don't belong"} to the region, such as $x = 0$, $y = ${a[1]}$.`;
  const task = random.oneIn(2) ? written(random, sign, right) : chosen(random, sign, right);
  return {
    ...task.asked,
    graph: grid(
      `A coordinate grid with a ${lineWords(sign)} line. One of its points is ${placeText(a)}. Another is ${placeText(b)}. The region ${where} the line is shaded.`,
      shaded(a, b, sign, [0, a[1] + (isAbove(sign) ? 1 : -1)]),
    ),
    mistakes: slips(
      [task.answerFor(opposite), wrongSide],
      [task.answerFor(widened(sign)), wrongLine],
      [task.answerFor(widened(opposite)), `${wrongSide} ${wrongLine}`],
    ),
    hints: [
      task.hint,
      `The shaded region is ${where} the line, so y is ${isAbove(sign) ? 'greater' : 'less'} than on the line.`,
      `The line is ${lineWords(sign)}, so points on it ${isWide(sign) ? 'belong' : "don't belong"} to the region.`,
    ],
    steps: [
      line('practice.slope', 'Slope of the line', 'm', '=', quotient),
      line('practice.divide', 'Evaluate', quotient, '=', m),
      line('practice.shaded-side', `The region ${where} a ${lineWords(sign)} line`, 'y', sign, right),
    ],
  };
}

/** A way of asking for an inequality, and the answer that another sign would be. */
interface Task {
  readonly asked: Pick<Draft, 'question' | 'answer' | 'form'>;
  readonly hint: string;
  readonly answerFor: (sign: Sign) => string;
}

function written(random: Random, sign: Sign, right: string): Task {
  const answerFor = (one: Sign): string => `y ${one} ${right}`;
  return {
    asked: {
      question: random.pick([
        'Which inequality does the shaded region show? Write it with y on the left side.',
        'Write the inequality of the shaded region, with y on the left side.',
      ]),
      answer: answerFor(sign),
      form: { kind: 'inequality', variable: 'y' },
    },
    hint: 'Find the equation of the line first. Then compare y with it in the shaded region.',
    answerFor,
  };
}

function chosen(random: Random, sign: Sign, right: string): Task {
  const wanted = random.whole(0, 3);
  const opposite = TURNED[sign];
  const others: Sign[] = [opposite, widened(sign), widened(opposite)];
  const signs = [0, 1, 2, 3].map((index) => (index === wanted ? sign : (others.pop() ?? sign)));
  const list = signs.map((one, index) => `${letterAt(index)}: $y ${one} ${right}$`).join(', ');
  return {
    asked: {
      question: random.pick([
        `Which inequality does the shaded region show? ${list}. Type the letter.`,
        `The graph shows the solutions of one of these inequalities: ${list}. Type its letter.`,
      ]),
      answer: letterAt(wanted),
      form: { kind: 'text' },
    },
    hint: 'Compare two things: the side of the line, and whether the line is solid or dashed.',
    answerFor: (one) => letterAt(signs.indexOf(one)),
  };
}

/** Asks for the one of four points that is in both shaded regions. */
function inBoth(random: Random): Draft {
  const cross: Point = [random.whole(-2, 2), random.whole(-2, 2)];
  const [m, n] = [random.wholeExcept(-3, 3, 0), random.wholeExcept(-3, 3, 0)];
  const [first, second] = [random.pick(['<', '>']), random.pick(['<', '>'])];
  if (Math.abs(m - n) < 2) return inBoth(random); // The lines would be hard to tell apart.
  const [c, d] = [cross[1] - m * cross[0], cross[1] - n * cross[0]];
  const passes = ([x, y]: Point, slope: number, height: number, sign: Sign): boolean | undefined => {
    const apart = y - (slope * x + height);
    return Math.abs(apart) < Math.hypot(1, slope) ? undefined : apart > 0 === isAbove(sign);
  };
  const wanted = random.whole(0, 3);
  const points: Point[] = [];
  for (let turn = 0; turn < 200 && points.length < 4; turn++) {
    const at: Point = [random.whole(-5, 5), random.whole(-5, 5)];
    const found = [passes(at, m, c, first), passes(at, n, d, second)];
    const isApart = points.every(([x, y]) => Math.abs(x - at[0]) + Math.abs(y - at[1]) > 2);
    const isBoth = found[0] === true && found[1] === true;
    if (isApart && !found.includes(undefined) && isBoth === (points.length === wanted)) points.push(at);
  }
  const answer = points[wanted];
  if (points.length < 4 || !answer || !isInside(answer)) return inBoth(random);
  const [one, other] = [
    lineText(cross, [cross[0] + 1, cross[1] + m]),
    lineText(cross, [cross[0] + 1, cross[1] + n]),
  ].map((text) => text.slice(4)) as [string, string];
  const why = (at: Point): string => {
    const isOut = passes(at, m, c, first) !== true;
    const [sign, right, slope, height] = isOut
      ? ([first, one, m, c] as const)
      : ([second, other, n, d] as const);
    return `At $x = ${at[0]}$, $${right}$ is ${slope * at[0] + height}, but y is ${at[1]} there, which isn't ${isAbove(sign) ? 'greater' : 'less'}.`;
  };
  const above = (sign: Sign): string => (isAbove(sign) ? 'above' : 'below');
  return {
    question: random.pick([
      `Which of the points A, B, C and D is a solution of both $y ${first} ${one}$ and $y ${second} ${other}$? Type its letter.`,
      `The graph shows $y ${first} ${one}$ and $y ${second} ${other}$. Which point is in both regions? Type its letter.`,
    ]),
    answer: letterAt(wanted),
    form: { kind: 'text' },
    graph: grid(
      `A coordinate grid with two dashed lines that cross at a point ${placeText(cross)}, and a region shaded for each. ${points.map((at, index) => `Point ${letterAt(index)} is ${placeText(at)}.`).join(' ')}`,
      [
        ...shaded(cross, [cross[0] + 1, cross[1] + m], first, [
          cross[0],
          cross[1] + (isAbove(first) ? 1 : -1),
        ]),
        ...shaded(cross, [cross[0] + 1, cross[1] + n], second, [
          cross[0],
          cross[1] + (isAbove(second) ? 1 : -1),
        ]),
        ...points.map((at, index) => dot(at, letterAt(index))),
      ],
    ),
    mistakes: slips(
      ...points.flatMap((at, index) => (index === wanted ? [] : [[letterAt(index), why(at)] as const])),
    ),
    hints: [
      'A solution of both inequalities is in both regions, where the shading is darker.',
      `The point must be ${above(first)} the line of $y = ${one}$.`,
      `It must also be ${above(second)} the line of $y = ${other}$.`,
    ],
    steps: [
      line('practice.shaded-side', 'In the first region', 'y', first, one),
      line('practice.shaded-side', 'In the second region', 'y', second, other),
    ],
  };
}
