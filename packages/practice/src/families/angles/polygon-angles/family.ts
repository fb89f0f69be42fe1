import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Drawing, Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { angle, figure, labelledPolygon, polar } from '../../shared/figure.js';
import { answerWithUnit, degrees } from '../../shared/measure.js';
import { quotientText } from '../../shared/lowest.js';
import { slips } from '../../shared/slips.js';

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
    question: `Two angles of a triangle are ${a}° and ${b}°. What is the measure of the third angle?`,
    ...degrees(x),
    mistakes: slips(
      [sum, `That is the sum of the two known angles. Subtract it from 180°.`],
      [360 - first - second, `You used 360°. The angles of a triangle add up to 180°.`],
      [180 - first, `You subtracted only one angle. Subtract the ${b}° angle as well.`],
      [180 - second, `You subtracted only one angle. Subtract the ${a}° angle as well.`],
      first + second < 90 && [90 - first - second, 'You used 90°. The angles of a triangle add up to 180°.'],
    ),
    hints: [
      'What do you know about all three angles of a triangle together?',
      'The angles of every triangle add up to 180°.',
      `The two known angles add up to ${sum}°. How many degrees are left when you subtract ${sum}° from 180°?`,
    ],
    steps: [
      line('practice.triangle-angle-sum', 'Sum of the angles of a triangle', `x + ${a} + ${b}`, '=', '180'),
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
      ? `In an isosceles triangle, the two equal angles are ${b}° each. What is the measure of the third angle?`
      : `In an isosceles triangle, the angle between the two equal sides is ${t}°. What is the measure of each of the other two angles?`,
    ...degrees(isBaseGiven ? top : base),
    mistakes: isBaseGiven
      ? slips(
          [180 - base, `You subtracted ${b}° only once. There are two equal angles of ${b}°.`],
          [base, `That is one of the two equal angles. The question asks for the third angle.`],
          [2 * base, `That is the sum of the two equal angles. Subtract it from 180°.`],
          [360 - 2 * base, 'You used 360°. The angles of a triangle add up to 180°.'],
        )
      : slips(
          [2 * base, `That is what is left for both angles together. Each of them is half of it.`],
          [
            top,
            `The ${t}° angle is between the equal sides. The other two angles are equal and split what is left of 180°.`,
          ],
          top < 90 && [
            180 - 2 * top,
            `You subtracted ${t}° twice. There is only one ${t}° angle. The other two split the rest.`,
          ],
          [quotientText(360 - top, 2), 'You used 360°. The angles of a triangle add up to 180°.'],
          [quotientText(top, 2), `You divided ${t}° by 2. First subtract it from 180°.`],
        ),
    hints: [
      'The angles opposite equal sides of a triangle are equal.',
      'The three angles add up to 180°.',
      isBaseGiven
        ? `The two equal angles add up to ${rest}°.`
        : `That leaves ${rest}° for the two equal angles together.`,
    ],
    steps: isBaseGiven
      ? [
          line(
            'practice.triangle-angle-sum',
            'Sum of the angles of a triangle',
            `x + ${b} + ${b}`,
            '=',
            '180',
          ),
          line('practice.add', 'Add the equal angles', `x + ${rest}`, '=', '180'),
          line('practice.subtract-from-both-sides', `Subtract ${rest} from both sides`, 'x', '=', t),
        ]
      : [
          line('practice.triangle-angle-sum', 'Sum of the angles of a triangle', `2x + ${t}`, '=', '180'),
          line('practice.subtract-from-both-sides', `Subtract ${t} from both sides`, '2x', '=', rest),
          line('practice.divide-both-sides', 'Divide both sides by 2', 'x', '=', b),
        ],
    drawing: isBaseGiven
      ? triangle(
          base,
          base,
          [`${b}°`, `${b}°`, 'x'],
          `An isosceles triangle. The two angles at its base are ${b}° each, and the angle at the top is x.`,
        )
      : triangle(
          base,
          base,
          ['x', 'x', `${t}°`],
          `An isosceles triangle. The angle at the top is ${t}°, and the two angles at the base are x each.`,
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
    question: `Three angles of a quadrilateral are ${a}°, ${b}° and ${c}°. What is the measure of the fourth angle?`,
    ...degrees(x),
    mistakes: slips(
      [sum, `That is the sum of the three known angles. Subtract it from 360°.`],
      [540 - sum, 'You used 540°, the sum for a pentagon. A quadrilateral is two triangles: 360°.'],
      [
        sum - 180,
        'You subtracted 180° from the sum. A quadrilateral is two triangles. Subtract the sum from 360°.',
      ],
      [x + Number(c), `You subtracted only two of the angles. Subtract the ${c}° angle as well.`],
    ),
    hints: [
      'Draw a diagonal: it divides the quadrilateral into two triangles.',
      'The angles of two triangles add up to two times 180°.',
      `The three known angles add up to ${sum}°. How many degrees are left when you subtract ${sum}° from 360°?`,
    ],
    steps: [
      line(
        'practice.quadrilateral-angle-sum',
        'Sum of the angles of a quadrilateral',
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
  const least = 24; // The minimum angle leaves room for a label.
  const isFine =
    180 % total === 0 && angles.every((one) => one >= least && one <= 125) && new Set(parts).size === 3;
  if (!isFine || parts.every((part) => part % 2 === 0)) return ratio(random);
  const [p, q, r] = parts.map(String) as [string, string, string];
  const [unit, isLargest] = [180 / total, random.oneIn(2)];
  const [sought, name] = isLargest ? [Math.max(...parts), 'largest'] : [Math.min(...parts), 'smallest'];
  const sum = sumText([parts[0], 'x'], [parts[1], 'x'], [parts[2], 'x']);
  const texts = parts.map((part) => sumText([part, 'x'])) as [string, string, string];
  return {
    question: `The angles of a triangle are in the ratio ${p} : ${q} : ${r}. What is the measure of the ${name} angle?`,
    ...answerWithUnit(sought * unit, '°'),
    mistakes: slips(
      [unit, `That is one part. The ${name} angle has ${sought} parts.`],
      [
        (isLargest ? Math.min(...parts) : Math.max(...parts)) * unit,
        `That is the ${isLargest ? 'smallest' : 'largest'} angle. The question asks for the ${name} one, which has ${sought} parts.`,
      ],
      [2 * sought * unit, 'You used 360°. The angles of a triangle add up to 180°.'],
      [
        quotientText(180, sought),
        `You divided 180° by ${sought}. Divide it by the total number of parts, ${total}, then take ${sought} of them.`,
      ],
      [60, 'You divided 180° equally. The angles have different numbers of parts.'],
    ),
    hints: [
      'Think of the 180° as divided into equal parts.',
      `How many parts are there? Add the three numbers of the ratio.`,
      `There are ${total} parts of ${unit}° each.`,
    ],
    steps: [
      line('practice.triangle-angle-sum', 'Sum of the angles of a triangle', sum, '=', '180'),
      line('practice.collect-like-terms', 'Combine like terms', `${total}x`, '=', '180'),
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

/** Creates a problem that asks for the interior angle of a regular polygon, or for its number of sides. */
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
    question: `A regular polygon has ${count} sides${name}. What is the measure of each interior angle?`,
    ...degrees(inner),
    mistakes: slips(
      [
        quotientText(360, n),
        `That is the exterior angle, the turn at each vertex. An interior and an exterior angle add up to 180°.`,
      ],
      [sum, `That is the sum of all interior angles. Divide it by ${count}.`],
      [180, `You forgot to subtract 2. There are only ${n - 2} triangles, so the sum is $${n - 2} * 180$.`],
      [
        quotientText((n - 1) * 180, n),
        `You counted one triangle too many. There are two fewer triangles than sides, ${n - 2}.`,
      ],
    ),
    hints: [
      'From one vertex, draw all the diagonals. How many triangles do you get?',
      `There are two fewer triangles than sides: ${n - 2}.`,
      `The angles add up to $${n - 2} * 180 = ${sum}$ degrees. All ${count} are equal, so divide by ${count}.`,
    ],
    steps: [
      line(
        'practice.polygon-angle-sum',
        'Sum of the angles of a polygon',
        '(n - 2)*180',
        '=',
        `(${count} - 2)*180`,
      ),
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
      ? `Each interior angle of a regular polygon measures ${inner}°. How many sides does it have?`
      : `At each vertex of a regular polygon, the direction of the edge turns by ${outer}° (the exterior angle). How many sides does it have?`,
    answer: count,
    form: { kind: 'number', variable: 'n' },
    mistakes: isInner
      ? slips(
          [
            quotientText(360 * n, (n - 2) * 180),
            `You divided 360° by the interior angle. The exterior angles make the full turn. Each is $180 - ${inner}$ degrees.`,
          ],
          [outer, `That is the exterior angle. How many times does it go into 360°?`],
          [
            quotientText(n, 2),
            `You divided 180° by the exterior angle. The exterior angles make a full turn, 360°.`,
          ],
          [n - 2, `That is the number of triangles. A polygon has two more sides.`],
        )
      : slips(
          [quotientText(n, 2), `You used 180°. Going once around, you turn by 360°.`],
          [inner, `That is the interior angle. How many times does ${outer}° go into 360°?`],
          [n - 2, `That is the number of triangles. A polygon has two more sides.`],
          [360 - 360 / n, `You subtracted. How many times does ${outer}° go into 360°?`],
        ),
    hints: [
      'Imagine walking once around the polygon. By how much do you turn altogether?',
      'The exterior angles make one full turn, 360°.',
      isInner
        ? `An interior angle and its exterior angle add up to 180°, so the exterior angle is ${outer}°.`
        : `How many times does ${outer}° go into 360°?`,
    ],
    steps: [
      ...(isInner ? [line('practice.outer-angle', 'Exterior angle', `180 - ${inner}`, '=', outer)] : []),
      line('practice.outer-angle-sum', 'The exterior angles make a full turn', `n*${outer}`, '=', '360'),
      line('practice.divide-both-sides', `Divide both sides by ${outer}`, 'n', '=', count),
    ],
  };
}
