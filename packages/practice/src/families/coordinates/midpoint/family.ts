import { type Draft, type Family, line } from '../../../family.js';
import { pointText } from '../../shared/measure.js';
import { slips } from '../../shared/slips.js';

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
    const isEasy = difficulty === 'easy';
    const isFit = difficulty === 'hard' ? x !== 0 && y !== 0 : isWhole === isEasy && (isPositive || !isEasy);
    if (!isFit) return midpoint.make(random, difficulty);
    if (difficulty === 'hard') return otherEnd([x, y], [x + dx, y + dy]);
    return middle([x, y], [x + dx, y + dy]);
  },
};

type Pair = readonly [x: number, y: number];

/** Formats a number so that it can follow a plus sign. A negative number gets parentheses. */
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
      [pointText(xs, ys), `You added the coordinates. Divide each sum by 2.`],
      [
        pointText(halved(b[0] - a[0]), halved(b[1] - a[1])),
        `You subtracted the coordinates. To find the midpoint, add them, then divide by 2.`,
      ],
      [
        pointText(b[0] - a[0], b[1] - a[1]),
        `That is the change from one point to the other. To find the midpoint, add the coordinates, then divide by 2.`,
      ],
      [
        pointText(halved(ys), halved(xs)),
        `The two coordinates are swapped. The x-coordinates give $${halved(xs)}$, and the y-coordinates give $${halved(ys)}$.`,
      ],
    ),
    hints: [
      'The midpoint is halfway between the two points, in both directions.',
      'Its x-coordinate is the mean of the two x-coordinates. Its y-coordinate is the mean of the two y-coordinates.',
      `The x-coordinates add up to ${xs}, and the y-coordinates add up to ${ys}.`,
    ],
    steps: [
      line('practice.midpoint', 'Mean of the x-coordinates', 'x', '=', sumX),
      line('practice.divide', 'Evaluate', sumX, '=', halved(xs)),
      line('practice.midpoint', 'Mean of the y-coordinates', 'y', '=', sumY),
      line('practice.divide', 'Evaluate', sumY, '=', halved(ys)),
    ],
  };
}

function otherEnd(end: Pair, center: Pair): Draft {
  const [x, y] = [2 * center[0] - end[0], 2 * center[1] - end[1]];
  const equation = (letter: string, from: number, at: number) => [
    line(
      'practice.midpoint',
      `Mean of the ${letter}-coordinates`,
      `(${from} + ${letter})/2`,
      '=',
      String(at),
    ),
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
    question: `One endpoint of a segment is ${pointText(...end)}, and its midpoint is ${pointText(...center)}. What is the other endpoint?`,
    answer: pointText(x, y),
    form: { kind: 'point', names: ['x', 'y'] },
    mistakes: slips(
      [
        pointText(halved(end[0] + center[0]), halved(end[1] + center[1])),
        `That is the midpoint of the two given points. Here, the midpoint is given. Continue past it by the same distance.`,
      ],
      [
        pointText(center[0] - end[0], center[1] - end[1]),
        `That is the change from the end to the midpoint. Make the same change again, starting from the midpoint.`,
      ],
      [
        pointText(2 * center[0], 2 * center[1]),
        `You doubled the midpoint. Subtract the known endpoint from that.`,
      ],
      [
        pointText(2 * end[0] - center[0], 2 * end[1] - center[1]),
        `You went the wrong way. Start at the midpoint and move away from the known endpoint.`,
      ],
    ),
    hints: [
      'The midpoint is as far from the first endpoint as it is from the other.',
      'How far is it from the endpoint to the midpoint in the x direction and in the y direction? Go the same distance again.',
      `The first half of the segment changes x by ${center[0] - end[0]} and y by ${center[1] - end[1]}.`,
    ],
    steps: [...equation('x', end[0], center[0]), ...equation('y', end[1], center[1])],
  };
}
