import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { commonDivisor, quotientText } from '../../shared/lowest.js';
import { pointText } from '../../shared/measure.js';
import { slips } from '../../shared/slips.js';

/** The slope of a line: through two points, from an equation, or with a missing coordinate. */
export const slope: Family = {
  id: 'slope',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  repeatsAnswers: true,
  make: (random, difficulty) => {
    const a: Pair = [
      random.whole(difficulty === 'easy' ? 0 : -8, 8),
      random.whole(difficulty === 'easy' ? 0 : -8, 8),
    ];
    const dx = random.whole(2, 6);
    if (difficulty === 'easy') {
      const m = random.whole(2, 5);
      return throughPoints(a, [a[0] + dx, a[1] + m * dx]);
    }
    const dy = random.wholeExcept(-9, 9, 0);
    if (dy % dx === 0 || a[1] + dy === 0) return slope.make(random, difficulty);
    if (difficulty === 'medium') return throughPoints(a, [a[0] + dx, a[1] + dy]);
    return random.oneIn(2) ? missingCoordinate(a, dx, dy) : fromEquation(random, dx, dy);
  },
};

type Pair = readonly [x: number, y: number];

const term = (n: number): string => (n < 0 ? `(${n})` : String(n));

function throughPoints(a: Pair, b: Pair): Draft {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const quotient = `(${b[1]} - ${term(a[1])})/(${b[0]} - ${term(a[0])})`;
  const result = quotientText(dy, dx);
  const raw = `${dy}/${dx}`;
  return {
    question: `A line passes through ${pointText(...a)} and ${pointText(...b)}. What is its slope?`,
    answer: result,
    form: { kind: 'number', variable: 'm' },
    mistakes: slips(
      [quotientText(dx, dy), `The quotient is upside down. Divide the change in y by the change in x.`],
      [quotientText(-dy, dx), `The sign is wrong. The points must be in the same order in both differences.`],
      [dy, `That is the change in y. Divide it by the change in x, ${dx}.`],
      a[0] + b[0] !== 0 && [
        quotientText(a[1] + b[1], a[0] + b[0]),
        `You added the coordinates. The slope needs their differences.`,
      ],
      a[1] !== a[0] && [
        quotientText(b[1] - b[0], a[1] - a[0]),
        `You subtracted the x- and y-coordinates of the same point. Subtract y from y, and x from x.`,
      ],
    ),
    hints: [
      'The slope tells you how far the line rises for each step to the right.',
      'Divide the change in y by the change in x.',
      `From the first point to the second, x changes by ${dx} and y by ${dy}.`,
    ],
    steps: [
      line('practice.slope', 'Slope through two points', 'm', '=', quotient),
      line('practice.subtract', 'Subtract', quotient, '=', raw),
      ...(raw === result ? [] : [line('practice.lowest-terms', 'Divide', raw, '=', result)]),
    ],
  };
}

function missingCoordinate(a: Pair, dx: number, dy: number): Draft {
  const m = quotientText(dy, dx);
  const [x, y] = [a[0] + dx, a[1] + dy];
  return {
    question: `A line with slope $${m}$ passes through ${pointText(...a)} and through a point with $x = ${x}$. What is the y-coordinate of this point?`,
    answer: String(y),
    form: { kind: 'number', variable: 'y' },
    mistakes: slips(
      [
        a[1] - dy,
        `The sign of the change is wrong: y ${dy > 0 ? 'increases' : 'decreases'} by ${Math.abs(dy)}, starting from ${a[1]}.`,
      ],
      [dy, `That is the change in y. Add it to the first y-coordinate, ${a[1]}.`],
      (dy * x) % dx === 0 && [
        quotientText(dy * x, dx),
        `You multiplied the slope by ${x}. Multiply it by the number of steps to the right, ${dx}.`,
      ],
      [
        quotientText(a[1] * dx + dy, dx),
        `You counted only one step to the right. The second point is ${dx} steps to the right of the first.`,
      ],
      [
        quotientText(a[1] * dy + dx * dx, dy),
        `The slope is upside down. Multiply the ${dx} steps by $${m}$.`,
      ],
    ),
    hints: [
      'How far is it from the first point to the second in the x direction?',
      `For every step to the right, y changes by $${m}$.`,
      `There are ${dx} steps to the right, so y changes by ${dy}.`,
    ],
    steps: [
      line('practice.coordinate-difference', 'Change in x', `${x} - ${term(a[0])}`, '=', String(dx)),
      line('practice.slope', 'Change in y', `${m.startsWith('-') ? `(${m})` : m}*${dx}`, '=', String(dy)),
      line(
        'practice.add-change',
        'Add the change to the first y-coordinate',
        `${a[1]} + ${term(dy)}`,
        '=',
        String(y),
      ),
    ],
  };
}

function fromEquation(random: Random, dx: number, dy: number): Draft {
  const divisor = commonDivisor(dx, dy);
  const [p, q] = [-dy / divisor, dx / divisor];
  const constant = random.wholeExcept(-20, 20, 0);
  const c = q * constant;
  const m = quotientText(dy, dx);
  return {
    question: `What is the slope of the line $${sumText([p, 'x'], [q, 'y'])} = ${c}$?`,
    answer: m,
    form: { kind: 'number', variable: 'm' },
    mistakes: slips(
      [
        quotientText(-dy, dx),
        `The sign is wrong. First move the x term to the other side, $${sumText([q, 'y'])} = ${sumText([-p, 'x'], [c, ''])}$.`,
      ],
      [p, `That is the coefficient of x, but y also has a coefficient. First solve the equation for y.`],
      [-p, `Now divide by ${q}: the slope is the coefficient of x when y is isolated.`],
      [
        quotientText(dx, dy),
        `The quotient is upside down. From $${sumText([q, 'y'])} = ${sumText([-p, 'x'], [c, ''])}$, divide by ${q}.`,
      ],
      [constant, `That is where the line crosses the y-axis. The slope is the coefficient of x.`],
    ),
    hints: [
      'In the form y = mx + b, the slope is the coefficient of x.',
      'Solve the equation for y: move the x term to the other side, then divide.',
      `You should get $${sumText([q, 'y'])} = ${sumText([-p, 'x'], [c, ''])}$. What is left to do?`,
    ],
    steps: [
      line(
        p > 0 ? 'practice.subtract-from-both-sides' : 'practice.add-to-both-sides',
        `${p > 0 ? 'Subtract' : 'Add'} ${sumText([Math.abs(p), 'x'])} ${p > 0 ? 'from' : 'to'} both sides`,
        sumText([q, 'y']),
        '=',
        sumText([-p, 'x'], [c, '']),
      ),
      line(
        'practice.divide-both-sides',
        `Divide both sides by ${q}`,
        'y',
        '=',
        `${m}*x ${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`,
      ),
      line('practice.slope', 'The coefficient of x is the slope', 'm', '=', m),
    ],
  };
}
