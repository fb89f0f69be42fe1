import { type Draft, type Family, line } from '../../../family.js';
import type { Drawing, Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { angle, dashed, figure, polar, segment } from '../../shared/figure.js';
import { degrees } from '../../shared/measure.js';
import { slips } from '../../shared/slips.js';
import { about, angleOf, fourDigits, isFirm, ratioOf, tenths, wrongTenths } from '../../shared/trig.js';

/** Bearings: the bearing back, distances north and east, and a bearing from two distances. */
export const bearings: Family = {
  id: 'bearings',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return back(random);
    return difficulty === 'medium' ? distance(random) : direction(random);
  },
};

/** Returns a bearing with three digits: 065°. */
const three = (bearing: number): string => `${String(bearing).padStart(3, '0')}°`;

/** Returns the label of a place: S for "a ship". */
const initial = (name: string): string => name.replace(/^a /, '').charAt(0).toUpperCase();

/** Draws the path from one point to another, and the direction north. */
function way(bearing: number, said: string, [from, to]: readonly [string, string] = ['A', 'B']): Drawing {
  const [A, north, B]: readonly [Point, Point, Point] = [[0, 0], [0, 10], polar([0, 0], 14, 90 - bearing)];
  return figure(
    said,
    [
      dashed(A, north),
      segment(A, B),
      angle(A, B, north, three(bearing)),
      { kind: 'dot', at: A },
      { kind: 'dot', at: B },
    ],
    [
      [A, bearing > 180 && bearing < 270 ? 90 - (bearing + 360) / 2 : 225, from],
      [B, 90 - bearing, to],
      [north, 90, 'N'],
    ],
  );
}

function back(random: Random): Draft {
  const bearing = random.wholeExcept(20, 340, 90, 180, 270);
  if (bearing % 90 < 12 || bearing % 90 > 78) return back(random);
  const sought = (bearing + 180) % 360;
  const isLess = bearing < 180;
  const [p, q] = random.pick([
    ['A', 'B'],
    ['a ship', 'a lighthouse'],
    ['a tower', 'a church'],
  ]);
  const [one, other] = [p, q].map((name) => name.replace(/^a /, 'the ')) as [string, string];
  return {
    question: random.pick([
      `The bearing of ${q} from ${p} is ${three(bearing)}. What is the bearing of ${one} from ${other}?`,
      `Seen from ${p}, ${q} is on a bearing of ${three(bearing)}. On what bearing is ${one}, seen from ${other}?`,
    ]),
    ...degrees(sought),
    drawing: way(
      bearing,
      `A dashed line north from ${one}, and a line to ${other}. The bearing is ${three(bearing)}, clockwise from north.`,
      [initial(p), initial(q)],
    ),
    mistakes: slips(
      [
        360 - bearing,
        `You turned the other way from north. The bearing back is the opposite direction: ${isLess ? 'add' : 'subtract'} 180°.`,
      ],
      isLess && [
        180 - bearing,
        `You subtracted ${bearing}° from 180°. The bearing back is half a turn more: add 180°.`,
      ],
      [
        (bearing + 90) % 360,
        `That is a quarter turn. The way back needs half a turn, so ${isLess ? 'add' : 'subtract'} 180°.`,
      ],
      [
        (bearing + 270) % 360,
        `That is a quarter turn to the left of ${three(bearing)}. The way back needs half a turn.`,
      ],
      [bearing, `The direction back is the opposite of ${bearing}°, half a turn away.`],
    ),
    hints: [
      'Draw a line to the north from both places. These lines are parallel.',
      'The bearing back is the opposite direction, half a turn away.',
      `${isLess ? 'Add 180° to' : 'Subtract 180° from'} ${bearing}°.`,
    ],
    steps: [
      line(
        'practice.opposite-direction',
        'The opposite direction is half a turn away',
        'x',
        '=',
        isLess ? `${bearing} + 180` : `${bearing} - 180`,
      ),
      isLess
        ? line('practice.add', 'Add', `${bearing} + 180`, '=', String(sought))
        : line('practice.subtract', 'Subtract', `${bearing} - 180`, '=', String(sought)),
    ],
  };
}

function distance(random: Random): Draft {
  const [bearing, length, isNorth] = [random.whole(22, 68), random.whole(6, 48), random.oneIn(2)];
  const [name, other] = isNorth ? (['cos', 'sin'] as const) : (['sin', 'cos'] as const);
  const [words, turned] = isNorth ? ['north', 'east'] : ['east', 'north'];
  const [long, wrong] = isNorth ? ['cosine', 'sine'] : ['sine', 'cosine'];
  const [four, exact] = [fourDigits(name, bearing), length * ratioOf(name, bearing)];
  if (Math.abs(bearing - 45) < 3 || !isFirm(exact, length * Number(four))) return distance(random);
  const answer = tenths(exact);
  return {
    question: random.pick([
      `A ship sails ${length} km on a bearing of ${three(bearing)}. How far ${words} of its starting point is it? Round to 1 decimal place.`,
      `A plane flies ${length} km on a bearing of ${three(bearing)}. By how many kilometers has it moved ${words}? Round to 1 decimal place.`,
    ]),
    answer,
    form: { kind: 'rounded', decimals: 1, unit: 'km' },
    drawing: way(
      bearing,
      `A dashed line north from A, and a line from A to B. The bearing is ${three(bearing)}, clockwise from north.`,
    ),
    mistakes: slips(
      [
        wrongTenths(length * ratioOf(other, bearing), exact),
        `That is how far ${turned}. For the distance ${words}, use the ${long} of ${bearing}°, not the ${wrong}.`,
      ],
      [
        wrongTenths(length * ratioOf('tan', bearing), exact),
        `You used the tangent. The ${length} km side is the hypotenuse, so use the ${long}.`,
      ],
      [
        wrongTenths(length / ratioOf(name, bearing), exact),
        `You divided by the ${long}. The distance ${words} is less than ${length} km, so multiply.`,
      ],
      [
        wrongTenths(length * Math[name](bearing), exact),
        `Your calculator is set to radians. In degrees, ${name} ${bearing}° ≈ ${four}.`,
      ],
    ),
    hints: [
      `Draw a right triangle with a hypotenuse of ${length} km and one leg to the north.`,
      `The leg to the north is next to the angle of ${bearing}°. The leg to the east is opposite it.`,
      `Multiply ${length} by ${name} ${bearing}°, about ${four}.`,
    ],
    steps: [
      line(
        'practice.trig-ratio',
        `The ${long} is the distance ${words} divided by ${length}`,
        `x/${length}`,
        '≈',
        four,
      ),
      line('practice.multiply', `Multiply by ${length}, and round`, `${length}*${four}`, '≈', answer),
    ],
  };
}

/** The bearing with an angle to the north–south line, by the quarter of the directions. */
const QUARTERS = {
  'north east': { from: (a: number) => a, before: '', rule: 'It is the bearing itself.' },
  'north west': { from: (a: number) => 360 - a, before: '360 - ', rule: 'Subtract it from 360°.' },
  'south east': { from: (a: number) => 180 - a, before: '180 - ', rule: 'Subtract it from 180°.' },
  'south west': { from: (a: number) => 180 + a, before: '180 + ', rule: 'Add it to 180°.' },
};

function direction(random: Random): Draft {
  const [across, up] = [random.whole(4, 30), random.whole(4, 30)];
  const [isEast, isNorth] = [random.oneIn(2), random.oneIn(2)];
  const [four, acute] = [(across / up).toFixed(4), angleOf('tan', across / up)];
  const [ew, ns] = [isEast ? 'east' : 'west', isNorth ? 'north' : 'south'] as const;
  const { from, before, rule } = QUARTERS[`${ns} ${ew}`];
  const exact = from(acute);
  const near = angleOf('tan', Number(four));
  if (
    acute < 20 ||
    acute > 70 ||
    Math.abs(acute - 45) < 3 ||
    !isFirm(exact, exact - acute + near) ||
    !isFirm(acute, near)
  )
    return direction(random);
  const answer = tenths(exact);
  return {
    question: random.pick([
      `A hiker walks ${across} km ${ew} and then ${up} km ${ns}. What is the bearing of the end point from the starting point, in degrees? Round to 1 decimal place.`,
      `A boat sails ${across} km ${ew}, then ${up} km ${ns}. What is its bearing from the starting point, in degrees? Round to 1 decimal place.`,
    ]),
    answer,
    form: { kind: 'rounded', decimals: 1, variable: 'x', unit: '°' },
    mistakes: slips(
      [
        wrongTenths(from(90 - acute), exact),
        `You divided in the wrong order. The tangent of the angle with the north–south line is $${across}/${up}$.`,
      ],
      before !== '' && [
        wrongTenths(acute, exact),
        `That is the angle with the ${ns}ward line. Bearings are measured clockwise from north.`,
      ],
      (!isNorth || isEast) && [
        wrongTenths(360 - exact, exact),
        `You turned counterclockwise from north. With ${ew} and ${ns}, turn clockwise.`,
      ],
      (isNorth || isEast) && [
        wrongTenths((exact + 180) % 360, exact),
        `That is the bearing of the starting point from the end. Begin at the start: ${across} km ${ew}, ${up} km ${ns}.`,
      ],
      before === '' && [
        wrongTenths(90 + acute, exact),
        `The end is ${ns} and ${ew}, so the bearing is less than 90°.`,
      ],
    ),
    hints: [
      `Sketch it: the end is ${ew} and ${ns} of the start.`,
      `The tangent of the angle between the line to the end point and the line to the ${ns} is $${across}/${up}$.`,
      `That angle is about ${tenths(acute)}°. ${rule}`,
    ],
    steps: [
      line(
        'practice.trig-ratio',
        `Tangent of the angle with the line to the ${ns}`,
        `${across}/${up}`,
        about(across / up, four),
        four,
      ),
      line(
        'practice.angle-from-ratio',
        `The angle with this tangent: tan⁻¹(${four})`,
        'a',
        '≈',
        tenths(acute),
      ),
      ...(before === ''
        ? []
        : [
            line(
              'practice.clockwise-from-north',
              'Measure clockwise from north',
              before + tenths(acute),
              '=',
              answer,
            ),
          ]),
    ],
  };
}
