import { type Draft, type Family, line, sumText } from '../../family.js';
import type { Drawing, Point } from '../../problem.js';
import type { Random } from '../../random.js';
import { angle, figure, labelledPolygon, polar } from '../shared/figure.js';
import { answerWithUnit, degrees } from '../shared/measure.js';
import { quotientText } from '../shared/lowest.js';
import { slips } from '../shared/slips.js';

/** Angles in triangles and other polygons. */
export const polygonAngles: Family = {
  id: 'polygon-angles',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return thirdAngle(random);
    if (difficulty === 'medium') return random.oneIn(2) ? isosceles(random) : quadrilateral(random);
    return random.oneIn(3) ? numberOfSides(random) : ratio(random);
  },
};

function triangle(
  left: number,
  right: number,
  texts: readonly [string, string, string],
  said: string,
): Drawing {
  const [l, r] = [left, right].map((a) => Math.tan((a * Math.PI) / 180)) as [number, number];
  const x = left === 90 ? 0 : right === 90 ? 10 : (10 * r) / (l + r);
  const [a, b, c]: readonly [Point, Point, Point] = [
    [0, 0],
    [10, 0],
    [x, left === 90 ? 10 * r : x * l],
  ];
  return labelledPolygon(said, [a, b, c], [], {
    lines: [angle(a, b, c, texts[0]), angle(b, c, a, texts[1]), angle(c, a, b, texts[2])],
  });
}

function thirdAngle(random: Random): Draft {
  const [first, second] = [random.whole(32, 80), random.whole(32, 80)];
  const x = 180 - first - second;
  if (x < 30 || x === first || x === second || x === 90 || first === second) return thirdAngle(random);
  const [a, b, sum] = [String(first), String(second), String(first + second)];
  return {
    question: `Two angles of a triangle are ${a}° and ${b}°. How large is the third angle?`,
    ...degrees(x),
    mistakes: slips(
      [sum, `That is the sum of the two known angles. Take it away from 180°.`],
      [360 - first - second, `You used 360°. The angles of a triangle add up to 180°.`],
      [180 - first, `You took away only one angle. The angle of ${b}° counts, too.`],
      [180 - second, `You took away only one angle. The angle of ${a}° counts, too.`],
      first + second < 90 && [90 - first - second, 'You used 90°. The angles of a triangle add up to 180°.'],
    ),
    hints: [
      'What do you know about all three angles of a triangle together?',
      'The angles of every triangle add up to 180°.',
      `The two known angles have ${sum}° together. How many degrees are left of 180° when you take ${sum}° away?`,
    ],
    steps: [
      line('practice.triangle-angle-sum', 'Angle sum of a triangle', `x + ${a} + ${b}`, '=', '180'),
      line('practice.add', 'Add the known angles', `x + ${sum}`, '=', '180'),
      line('practice.subtract-from-both-sides', `Subtract ${sum} from both sides`, 'x', '=', String(x)),
    ],
    drawing: triangle(
      first,
      second,
      [`${a}°`, `${b}°`, 'x'],
      `A triangle with angles of ${a}°, ${b}° and x.`,
    ),
  };
}

function isosceles(random: Random): Draft {
  const [base, isBaseGiven] = [random.wholeExcept(35, 74, 45, 60), random.oneIn(2)];
  const top = 180 - 2 * base;
  const [b, t, rest] = [String(base), String(top), String(2 * base)];
  return {
    question: isBaseGiven
      ? `In an isosceles triangle the two equal angles are ${b}° each. How large is the third angle?`
      : `In an isosceles triangle the angle between the two equal sides is ${t}°. How large is each of the other two angles?`,
    ...degrees(isBaseGiven ? top : base),
    mistakes: isBaseGiven
      ? slips(
          [180 - base, `You took ${b}° away only once. There are two equal angles of ${b}°.`],
          [base, `The third angle is another one: the two angles of ${b}° are the equal ones.`],
          [2 * base, `That is the sum of the two equal angles. Take it away from 180°.`],
          [360 - 2 * base, 'You used 360°. The angles of a triangle add up to 180°.'],
        )
      : slips(
          [2 * base, `That is left for both angles together. Each of them is half of it.`],
          [
            top,
            `The angle of ${t}° lies between the equal sides. The other two are the equal angles, and share what is left of 180°.`,
          ],
          top < 90 && [
            180 - 2 * top,
            `You took ${t}° twice. It comes once; the other two angles share the rest.`,
          ],
          [quotientText(360 - top, 2), 'You used 360°. The angles of a triangle add up to 180°.'],
          [quotientText(top, 2), `You halved the angle of ${t}°. Take it away from 180° first.`],
        ),
    hints: [
      'Equal sides of a triangle lie opposite equal angles.',
      'Together the three angles have 180°.',
      isBaseGiven
        ? `The two equal angles have ${rest}° together.`
        : `For the two equal angles together ${rest}° are left.`,
    ],
    steps: isBaseGiven
      ? [
          line('practice.triangle-angle-sum', 'Angle sum of a triangle', `x + ${b} + ${b}`, '=', '180'),
          line('practice.add', 'Add the equal angles', `x + ${rest}`, '=', '180'),
          line('practice.subtract-from-both-sides', `Subtract ${rest} from both sides`, 'x', '=', t),
        ]
      : [
          line('practice.triangle-angle-sum', 'Angle sum of a triangle', `2x + ${t}`, '=', '180'),
          line('practice.subtract-from-both-sides', `Subtract ${t} from both sides`, '2x', '=', rest),
          line('practice.divide-both-sides', 'Divide both sides by 2', 'x', '=', b),
        ],
    drawing: isBaseGiven
      ? triangle(
          base,
          base,
          [`${b}°`, `${b}°`, 'x'],
          `An isosceles triangle. The two angles at its base are ${b}° each, the angle at the top is x.`,
        )
      : triangle(
          base,
          base,
          ['x', 'x', `${t}°`],
          `An isosceles triangle. The angle at the top is ${t}°, the two angles at the base are x each.`,
        ),
  };
}

function quadrilateral(random: Random): Draft {
  const known = [random.whole(60, 125), random.whole(60, 125), random.whole(60, 125)];
  const sum = known.reduce((total, one) => total + one, 0);
  const x = 360 - sum;
  if (x < 55 || x > 130 || new Set([...known, x]).size < 4) return quadrilateral(random);
  const [a, b, c] = known.map(String) as [string, string, string];
  return {
    question: `Three angles of a quadrilateral are ${a}°, ${b}° and ${c}°. How large is the fourth angle?`,
    ...degrees(x),
    mistakes: slips(
      [sum, `That is the sum of the three known angles. Take it away from 360°.`],
      [540 - sum, 'You used 540°, the sum of a pentagon. A quadrilateral is two triangles: 360°.'],
      [
        sum - 180,
        'You took 180° away from the sum. A quadrilateral is two triangles: take the sum away from 360°.',
      ],
      [x + Number(c), `You took away only two of the angles. The angle of ${c}° counts, too.`],
    ),
    hints: [
      'Draw a diagonal: it cuts the quadrilateral into two triangles.',
      'Two triangles have an angle sum of two times 180°.',
      `The three known angles have ${sum}° together. How many degrees are left of 360° when you take ${sum}° away?`,
    ],
    steps: [
      line(
        'practice.quadrilateral-angle-sum',
        'Angle sum of a quadrilateral',
        `x + ${a} + ${b} + ${c}`,
        '=',
        '360',
      ),
      line('practice.add', 'Add the known angles', `x + ${sum}`, '=', '360'),
      line('practice.subtract-from-both-sides', `Subtract ${sum} from both sides`, 'x', '=', String(x)),
    ],
  };
}

function ratio(random: Random): Draft {
  const parts = [random.whole(1, 9), random.whole(2, 9), random.whole(3, 9)] as const;
  const total = parts[0] + parts[1] + parts[2];
  const angles = parts.map((part) => (part * 180) / total) as [number, number, number];
  const least = 24; // a label needs room
  const isFine =
    180 % total === 0 && angles.every((one) => one >= least && one <= 125) && new Set(parts).size === 3;
  if (!isFine || parts.every((part) => part % 2 === 0)) return ratio(random);
  const [p, q, r] = parts.map(String) as [string, string, string];
  const [unit, isLargest] = [180 / total, random.oneIn(2)];
  const [sought, name] = isLargest ? [Math.max(...parts), 'largest'] : [Math.min(...parts), 'smallest'];
  const sum = sumText([parts[0], 'x'], [parts[1], 'x'], [parts[2], 'x']);
  const texts = parts.map((part) => sumText([part, 'x'])) as [string, string, string];
  return {
    question: `The angles of a triangle are in the ratio ${p} : ${q} : ${r}. How large is the ${name} angle?`,
    ...answerWithUnit(sought * unit, '°'),
    mistakes: slips(
      [unit, `That is one part. The ${name} angle has ${sought} of them.`],
      [
        (isLargest ? Math.min(...parts) : Math.max(...parts)) * unit,
        `That is the ${isLargest ? 'smallest' : 'largest'} angle. The ${name} one is asked for: it has ${sought} parts.`,
      ],
      [2 * sought * unit, 'You used 360°. The angles of a triangle add up to 180°.'],
      [
        quotientText(180, sought),
        `You divided 180° by ${sought}. Divide it by the number of all parts, ${total}, then take ${sought} of them.`,
      ],
      [60, 'You shared 180° equally. The angles have different numbers of parts.'],
    ),
    hints: [
      'Think of the 180° as cut into equal parts.',
      `How many parts are there? Add the three numbers of the ratio.`,
      `There are ${total} parts of ${unit}° each.`,
    ],
    steps: [
      line('practice.triangle-angle-sum', 'Angle sum of a triangle', sum, '=', '180'),
      line('practice.collect-like-terms', 'Collect like terms', `${total}x`, '=', '180'),
      line('practice.divide-both-sides', `Divide both sides by ${total}`, 'x', '=', String(unit)),
      line('practice.angle-from-parts', `The ${name} angle`, `${sought}*${unit}`, '=', String(sought * unit)),
    ],
    drawing: triangle(
      angles[0],
      angles[1],
      texts,
      `A triangle with angles of ${texts[0]}, ${texts[1]} and ${texts[2]}, in degrees.`,
    ),
  };
}

const NAMES = ['pentagon', 'hexagon', 'heptagon', 'octagon', 'nonagon', 'decagon'] as const;

/** The inner angle of a regular polygon, or how many sides it has. */
function numberOfSides(random: Random): Draft {
  return random.oneIn(2) ? regular(random) : sides(random);
}

function regular(random: Random): Draft {
  const n = random.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24]);
  const [count, inner] = [String(n), ((n - 2) * 180) / n];
  const name = n <= 10 ? ` (${n === 8 ? 'an' : 'a'} ${NAMES[n - 5] ?? ''})` : '';
  const sum = String((n - 2) * 180);
  const points = Array.from({ length: n }, (_, index) => polar([0, 0], 10, (360 * index) / n - 90 + 180 / n));
  return {
    question: `A regular polygon has ${count} sides${name}. How large is each of its inner angles?`,
    ...degrees(inner),
    mistakes: slips(
      [
        quotientText(360, n),
        `That is the outer angle, the turn at each corner. Inner and outer angle together make 180°.`,
      ],
      [sum, `That is the sum of all inner angles. Divide it by ${count}.`],
      [180, `You forgot to take away 2: there are only ${n - 2} triangles, so the sum is $${n - 2} * 180$.`],
      [
        quotientText((n - 1) * 180, n),
        `You counted one triangle too many: there are two fewer than sides, ${n - 2}.`,
      ],
    ),
    hints: [
      'From one corner, draw the diagonals to all others. How many triangles do you get?',
      `There are two triangles fewer than sides: ${n - 2}.`,
      `All angles together have $${n - 2} * 180 = ${sum}$ degrees, shared by ${count} equal angles.`,
    ],
    steps: [
      line('practice.polygon-angle-sum', 'Angle sum of a polygon', '(n - 2)*180', '=', `(${count} - 2)*180`),
      line('practice.multiply', 'Multiply', `(${count} - 2)*180`, '=', sum),
      line('practice.divide', `Divide by ${count}`, `${sum}/${count}`, '=', String(inner)),
    ],
    drawing: figure(`A regular polygon with ${count} equal sides and equal angles.`, [
      { kind: 'polygon', points },
    ]),
  };
}

function sides(random: Random): Draft {
  const [n, isInner] = [random.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36]), random.oneIn(2)];
  const [outer, inner, count] = [String(360 / n), String(180 - 360 / n), String(n)];
  return {
    question: isInner
      ? `Each inner angle of a regular polygon is ${inner}°. How many sides does it have?`
      : `At each corner of a regular polygon the direction of the edge turns by ${outer}° (its outer angle). How many sides does it have?`,
    answer: count,
    form: { kind: 'number', variable: 'n' },
    mistakes: isInner
      ? slips(
          [
            quotientText(360 * n, (n - 2) * 180),
            `You divided 360° by the inner angle. The outer angles make the full turn: each is $180 - ${inner}$ degrees.`,
          ],
          [outer, `That is the outer angle. How often does it go into 360°?`],
          [
            quotientText(n, 2),
            `You divided 180° by the outer angle. The outer angles make a full turn, 360°.`,
          ],
          [n - 2, `That is the number of triangles. A polygon has two sides more.`],
        )
      : slips(
          [quotientText(n, 2), `You used 180°. Going once around, you turn by 360°.`],
          [inner, `That is the inner angle. Ask how often ${outer}° goes into 360°.`],
          [n - 2, `That is the number of triangles. A polygon has two sides more.`],
          [360 - 360 / n, `You subtracted. Ask how often ${outer}° goes into 360°.`],
        ),
    hints: [
      'Imagine walking once around the polygon. By how much do you turn altogether?',
      'The outer angles make one full turn, 360°.',
      isInner
        ? `Inner and outer angle together make 180°, so the outer angle is ${outer}°.`
        : `How often does ${outer}° go into 360°?`,
    ],
    steps: [
      ...(isInner ? [line('practice.outer-angle', 'Outer angle', `180 - ${inner}`, '=', outer)] : []),
      line('practice.outer-angle-sum', 'The outer angles make a full turn', `n*${outer}`, '=', '360'),
      line('practice.divide-both-sides', `Divide both sides by ${outer}`, 'n', '=', count),
    ],
  };
}
