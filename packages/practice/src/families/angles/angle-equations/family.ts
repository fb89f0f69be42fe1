import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Drawing, Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { figure, type PointLabel, polar } from '../../shared/figure.js';
import { degrees } from '../../shared/measure.js';
import { slips } from '../../shared/slips.js';

/** Equations from the sum of the angles of a triangle or a quadrilateral. */
export const angleEquations: Family = {
  id: 'angle-equations',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const terms = drawn(random, difficulty === 'easy' ? 3 : 4);
    const drawing = drawingOf(terms.map(({ size }) => size));
    if (!drawing) return angleEquations.make(random, difficulty);
    return problem(random, terms, drawing, difficulty === 'hard');
  },
};

/** An angle of a·x + b degrees. */
interface Term {
  readonly a: number;
  readonly b: number;
  readonly size: number;
  readonly text: string;
}

function drawn(random: Random, count: number): readonly Term[] {
  const x = random.whole(count === 3 ? 16 : 20, 40);
  const free = Array.from({ length: count - 1 }, (_, index): readonly [number, number] => [
    random.whole(1, 3),
    index === 0 ? 0 : 5 * random.whole(-5, 6),
  ]);
  const a = random.whole(1, 3);
  const total = (count - 2) * 180;
  const last = total - free.reduce((sum, [k, b]) => sum + k * x + b, a * x);
  const terms = [...free, [a, last] as const].map(
    ([k, b]): Term => ({
      a: k,
      b,
      size: k * x + b,
      text: sumText([k, 'x'], [b, '']),
    }),
  );
  const sizes = terms.map(({ size }) => size);
  const isFine =
    Math.abs(last) <= 60 &&
    Math.min(...sizes) >= 32 &&
    Math.max(...sizes) <= 130 &&
    new Set(sizes).size === count &&
    new Set(terms.map(({ text }) => text)).size === count &&
    !sizes.includes(x + 180);
  return isFine ? terms : drawn(random, count);
}

/** Draws the polygon with these angles, or returns undefined if a quadrilateral gets too flat. */
function drawingOf(sizes: readonly number[]): Drawing | undefined {
  const [alpha = 60, beta = 60, , delta = 60] = sizes;
  const [A, B]: readonly [Point, Point] = [
    [0, 0],
    [10, 0],
  ];
  const isTriangle = sizes.length === 3;
  const D: Point = isTriangle ? A : polar(A, 7, alpha);
  const C = crossing(B, 180 - beta, D, isTriangle ? alpha : alpha - 180 + delta);
  if (!C) return undefined;
  const points: readonly Point[] = isTriangle ? [A, B, C] : [A, B, C, D];
  const names = isTriangle ? 'ABC' : 'ABCD';
  const directions = isTriangle ? [225, 315, 90] : [225, 315, 45, 135];
  return figure(
    `A ${isTriangle ? 'triangle ABC' : 'quadrilateral ABCD'}. The angles aren’t labeled.`,
    [{ kind: 'polygon', points }],
    points.map((point, index): PointLabel => [point, directions[index] ?? 0, names.charAt(index)]),
  );
}

/** Returns the point where two rays meet, if it is at a fair distance from both. */
function crossing([px, py]: Point, first: number, [qx, qy]: Point, second: number): Point | undefined {
  const [u, v] = [polar([0, 0], 1, first), polar([0, 0], 1, second)];
  const cross = u[0] * v[1] - u[1] * v[0];
  const along = ((qx - px) * v[1] - (qy - py) * v[0]) / cross;
  const other = ((qx - px) * u[1] - (qy - py) * u[0]) / cross;
  const isFair = along > 3 && along < 18 && other > 3 && other < 18;
  return isFair ? [px + u[0] * along, py + u[1] * along] : undefined;
}

function problem(random: Random, terms: readonly Term[], drawing: Drawing, isLargest: boolean): Draft {
  const [name, count] = terms.length === 3 ? ['triangle', 3] : ['quadrilateral', 4];
  const sum = (count - 2) * 180;
  const [a, b] = [terms.reduce((all, one) => all + one.a, 0), terms.reduce((all, one) => all + one.b, 0)];
  const x = (sum - b) / a;
  const texts = terms.map(({ text }) => `$${text}$`);
  const list = `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`;
  const largest = terms.reduce((best, one) => (one.size > best.size ? one : best));
  const answer = isLargest ? largest.size : x;
  const wrongSum = count === 3 ? 360 : 180;
  const inAngle = (value: number): number => (isLargest ? largest.a * value + largest.b : value);
  const slip = (top: number, bottom: number): number | undefined => {
    const value = top / bottom;
    return Number.isInteger(value) && inAngle(value) > 0 ? inAngle(value) : undefined;
  };
  const left = terms.map(({ text }, index) => (index > 0 ? `(${text})` : text)).join(' + ');
  const collected = sumText([a, 'x'], [b, '']);
  return {
    question: isLargest
      ? random.pick([
          `The angles of a ${name} are ${list} degrees. What is the measure of the largest angle?`,
          `A ${name} has angles of ${list} degrees. Find the largest of them.`,
        ])
      : random.pick([
          `The angles of a ${name} are ${list} degrees. What is x?`,
          `A ${name} has angles of ${list} degrees. Find x.`,
        ]),
    ...degrees(answer),
    drawing,
    mistakes: slips(
      [slip(wrongSum - b, a), `You used ${wrongSum}°. The angles of a ${name} add up to ${sum}°.`],
      b !== 0 && [
        slip(sum + b, a),
        `Check the sign of ${b}. From $${collected} = ${sum}$, you get $${a}x = ${sum - b}$.`,
      ],
      b !== 0 && [slip(sum, a), `You left out the numbers without x, which add up to ${b}.`],
      isLargest && [x, `That is x. The largest angle is $${largest.text}$.`],
      isLargest && [
        Math.min(...terms.map(({ size }) => size)),
        `That is the smallest angle. Substitute $x = ${x}$ into all ${count} expressions.`,
      ],
      !isLargest && [sum - b, `That is $${a}x$. Divide it by ${a}.`],
      !isLargest && [largest.size, `That is an angle, $${largest.text}$. The question asks for x.`],
    ),
    hints: [
      `What do the angles of a ${name} add up to?`,
      `They add up to ${sum}°. Write the sum of all ${count} expressions.`,
      isLargest
        ? `The equation is $${collected} = ${sum}$. Solve it, and put x into each expression.`
        : `The equation is $${collected} = ${sum}$.`,
    ],
    steps: [
      line(
        count === 3 ? 'practice.triangle-angle-sum' : 'practice.quadrilateral-angle-sum',
        `Sum of the angles of a ${name}`,
        left,
        '=',
        String(sum),
      ),
      line('practice.collect-like-terms', 'Combine like terms', collected, '=', String(sum)),
      line('practice.solve-for-x', 'Solve for x', 'x', '=', String(x)),
      ...(isLargest
        ? [
            line(
              'practice.substitute',
              'Put x into the largest expression',
              largest.text,
              '=',
              String(answer),
            ),
          ]
        : []),
    ],
  };
}
