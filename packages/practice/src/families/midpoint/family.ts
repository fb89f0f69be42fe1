import { type Draft, type Family, line } from '../../family.js';
import { pointText } from '../shared/measure.js';
import { slips } from '../shared/slips.js';

/** The midpoint of two points, or the other endpoint. */
export const midpoint: Family = {
  id: 'midpoint',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const low = difficulty === 'easy' ? 0 : -9;
    const [x, y] = [random.whole(low, 10), random.whole(low, 10)];
    const [dx, dy] = [random.wholeExcept(-8, 8, 0), random.wholeExcept(-8, 8, 0)];
    const isWhole = dx % 2 === 0 && dy % 2 === 0;
    const isPositive = x + dx >= 0 && y + dy >= 0;
    if (difficulty === 'hard') return otherEnd([x, y], [x + dx, y + dy]);
    if (isWhole !== (difficulty === 'easy') || (difficulty === 'easy' && !isPositive))
      return midpoint.make(random, difficulty);
    return middle([x, y], [x + dx, y + dy]);
  },
};

type Pair = readonly [x: number, y: number];

/** Formats a number so that it can follow a plus sign: negative ones in parentheses. */
const term = (n: number): string => (n < 0 ? `(${n})` : String(n));
const halved = (n: number): string => (n % 2 === 0 ? String(n / 2) : `${n}/2`);

function middle(a: Pair, b: Pair): Draft {
  const [xs, ys] = [a[0] + b[0], a[1] + b[1]];
  const [sumX, sumY] = [`(${a[0]} + ${term(b[0])})/2`, `(${a[1]} + ${term(b[1])})/2`];
  return {
    question: `What is the midpoint of the segment from ${pointText(...a)} to ${pointText(...b)}?`,
    answer: pointText(halved(xs), halved(ys)),
    form: { kind: 'point', names: ['x', 'y'] },
    mistakes: slips(
      [pointText(xs, ys), `You added the coordinates. Take half of each sum.`],
      [
        pointText(halved(b[0] - a[0]), halved(b[1] - a[1])),
        `You subtracted the coordinates. For the middle add them, then take half.`,
      ],
      [
        pointText(b[0] - a[0], b[1] - a[1]),
        `That is the change from one point to the other. For the middle add the coordinates, then take half.`,
      ],
      [
        pointText(halved(ys), halved(xs)),
        `The two coordinates are swapped: the x values give $${halved(xs)}$, the y values $${halved(ys)}$.`,
      ],
    ),
    hints: [
      'The midpoint lies halfway between the two points, in both directions.',
      'Its x is the mean of the two x values. Its y is the mean of the two y values.',
      `The x values add up to ${xs}, the y values to ${ys}.`,
    ],
    steps: [
      line('practice.midpoint', 'Mean of the x values', 'x', '=', sumX),
      line('practice.divide', 'Work it out', sumX, '=', halved(xs)),
      line('practice.midpoint', 'Mean of the y values', 'y', '=', sumY),
      line('practice.divide', 'Work it out', sumY, '=', halved(ys)),
    ],
  };
}

function otherEnd(end: Pair, center: Pair): Draft {
  const [x, y] = [2 * center[0] - end[0], 2 * center[1] - end[1]];
  const equation = (letter: string, from: number, at: number) => [
    line('practice.midpoint', `Mean of the ${letter} values`, `(${from} + ${letter})/2`, '=', String(at)),
    line(
      'practice.multiply-both-sides',
      'Multiply both sides by 2',
      `${from} + ${letter}`,
      '=',
      String(2 * at),
    ),
    line('practice.solve-for-coordinate', `Solve for ${letter}`, letter, '=', String(2 * at - from)),
  ];
  return {
    question: `One end of a segment is ${pointText(...end)}, its midpoint is ${pointText(...center)}. What is its other end?`,
    answer: pointText(x, y),
    form: { kind: 'point', names: ['x', 'y'] },
    mistakes: slips(
      [
        pointText(halved(end[0] + center[0]), halved(end[1] + center[1])),
        `That is the middle between the two given points. Here the midpoint is given: go on beyond it, just as far.`,
      ],
      [
        pointText(center[0] - end[0], center[1] - end[1]),
        `That is the change from the end to the midpoint. Make the same change once more, starting from the midpoint.`,
      ],
      [
        pointText(2 * center[0], 2 * center[1]),
        `You doubled the midpoint. Take the known end away from that.`,
      ],
      [
        pointText(2 * end[0] - center[0], 2 * end[1] - center[1]),
        `You went the wrong way. Start at the midpoint and go away from the known end.`,
      ],
    ),
    hints: [
      'From the first end to the midpoint you go as far as from there to the other end.',
      'How far is it from the end to the midpoint in the x direction, and in the y direction? Go the same way once more.',
      `The first half of the way changes x by ${center[0] - end[0]} and y by ${center[1] - end[1]}.`,
    ],
    steps: [...equation('x', end[0], center[0]), ...equation('y', end[1], center[1])],
  };
}
