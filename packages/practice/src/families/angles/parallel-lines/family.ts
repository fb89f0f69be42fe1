import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Mistake } from '../../../problem.js';
import type { Drawing, DrawnShape, Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { angle, figure, polar, segment } from '../../shared/figure.js';
import { degrees } from '../../shared/measure.js';
import { quotientText } from '../../shared/lowest.js';
import { slips } from '../../shared/slips.js';

/** Angles where a line crosses two parallel lines. */
export const parallelLines: Family = {
  id: 'parallel-lines',
  category: 'geometry',
  difficulties: ['medium', 'hard'],
  repeatsAnswers: true,
  make: (random, difficulty) => (difficulty === 'medium' ? parallels(random) : equation(random)),
};

type Pair = 'corresponding' | 'alternate interior' | 'same-side interior';

/**
 * Describes two horizontal lines and a transversal. The known angle is at the lower intersection, to the
 * upper right.
 */
function acrossParallels(slope: number, pair: Pair, known: string, other: string, said: string): Drawing {
  const [low, high]: readonly [Point, Point] = [
    [0, 0],
    polar([0, 0], 10 / Math.sin((slope * Math.PI) / 180), slope),
  ];
  const across = (at: Point, direction: number): Point => polar(at, 5, direction);
  const level = (at: Point): DrawnShape => segment(polar(at, 7, 180), polar(at, 7, 0));
  const [from, to] = {
    corresponding: [0, slope],
    'alternate interior': [180, 180 + slope],
    'same-side interior': [180 + slope, 360],
  }[pair] as [number, number];
  return figure(`Two parallel lines and a transversal. ${said}`, [
    level(low),
    level(high),
    segment(across(low, slope + 180), across(high, slope)),
    angle(low, across(low, 0), across(low, slope), known),
    angle(high, across(high, from), across(high, to), other),
  ]);
}

const LAWS = {
  corresponding: ['practice.corresponding-angles', 'Corresponding angles are equal'],
  'alternate interior': ['practice.alternate-angles', 'Alternate interior angles are equal'],
  'same-side interior': ['practice.co-interior-angles', 'Same-side interior angles are supplementary'],
} as const;

const PLACES = {
  'alternate interior':
    'below the upper parallel line, on the other side of the transversal (an alternate interior angle)',
  'same-side interior':
    'below the upper parallel line, on the same side of the transversal (a same-side interior angle)',
} as const;

function parallels(random: Random): Draft {
  const pair = random.pick(['alternate interior', 'same-side interior']);
  const [id, law] = LAWS[pair];
  const known = random.wholeExcept(45, 135, 90);
  const [k, x] = [String(known), pair === 'same-side interior' ? 180 - known : known];
  return {
    question: `A transversal crosses two parallel lines. The angle above the lower parallel line and to the right of the transversal is ${k}°. What is the measure of the angle ${PLACES[pair]}?`,
    ...degrees(x),
    mistakes:
      pair === 'same-side interior'
        ? slips(
            [
              known,
              `Alternate interior angles are equal, but these two are on the same side of the transversal. They add up to 180°.`,
            ],
            [360 - known, `You used a full turn. The two angles add up to a straight angle, 180°.`],
            known < 90 && [
              90 - known,
              `You subtracted ${k}° from a right angle. The two angles add up to 180°.`,
            ],
          )
        : slips(
            [
              180 - known,
              `That is the adjacent angle. Alternate interior angles of parallel lines are equal.`,
            ],
            [360 - known, `You used a full turn. Alternate interior angles of parallel lines are equal.`],
            known < 90 && [
              90 - known,
              `No right angle is given here. Alternate interior angles of parallel lines are equal.`,
            ],
          ),
    hints: [
      'Slide the lower parallel line up onto the other one. Where does the known angle go?',
      'Now it is at the same intersection as x. Are the two angles equal, or are they side by side on a straight line?',
      pair === 'same-side interior'
        ? 'The two angles add up to 180°.'
        : `The two angles are equal. Compare x with ${k}°.`,
    ],
    steps:
      pair === 'same-side interior'
        ? [
            line(id, law, `x + ${k}`, '=', '180'),
            line('practice.subtract-from-both-sides', `Subtract ${k} from both sides`, 'x', '=', String(x)),
          ]
        : [
            line(
              'practice.corresponding-angles',
              'Corresponding angle y at the other intersection',
              'y',
              '=',
              k,
            ),
            line('practice.vertical-angles', 'Opposite angles are equal', 'x', '=', k),
          ],
    drawing: acrossParallels(
      known,
      pair,
      `${k}°`,
      'x',
      `An angle at the lower parallel line is ${k}°. The ${pair} angle at the upper one is x.`,
    ),
  };
}

function equation(random: Random): Draft {
  const pair = random.pick(['alternate interior', 'corresponding', 'same-side interior']);
  const [x, a] = [random.whole(8, 25), random.whole(2, 5)];
  const first = random.wholeExcept(50, 130, 90, a * x);
  const second = pair === 'same-side interior' ? 180 - first : first;
  const b = first - a * x;
  const c = random.wholeExcept(1, 6, a);
  const d = second - c * x;
  if (Math.abs(b) > 60 || Math.abs(d) > 60 || d === 0) return equation(random);
  const [left, right] = [sumText([a, 'x'], [b, '']), sumText([c, 'x'], [d, ''])];
  const [id, law] = LAWS[pair];
  return {
    question: `A transversal crosses two parallel lines. Two ${pair} angles are $${left}$ and $${right}$ degrees. What is x?`,
    answer: String(x),
    form: { kind: 'number', variable: 'x' },
    mistakes:
      pair === 'same-side interior'
        ? wrongSums({ a, b, c, d }, first, second)
        : slips(
            (180 - b - d) / (a + c) > 0 && [
              quotientText(180 - b - d, a + c),
              `You set the sum of the angles equal to 180°. With parallel lines, ${pair} angles are equal.`,
            ],
            (d + b) / (a - c) > 0 && [
              quotientText(d + b, a - c),
              `Watch the sign when you move a number to the other side of $${left} = ${right}$.`,
            ],
            (d - b) / (a + c) > 0 && [
              quotientText(d - b, a + c),
              `Watch the sign when you move the x term to the other side of $${left} = ${right}$.`,
            ],
            [first, `That is the measure of the angles. The question asks for x.`],
          ),
    hints: [
      `What do you know about ${pair} angles of parallel lines?`,
      pair === 'same-side interior'
        ? 'They are between the parallel lines, on the same side of the transversal, and they add up to 180°.'
        : 'They are equal, so you can write an equation.',
      pair === 'same-side interior'
        ? `Combine like terms in $${left} + ${right} = 180$.`
        : `Solve $${left} = ${right}$.`,
    ],
    steps:
      pair === 'same-side interior'
        ? [
            line(id, law, sumText([a, 'x'], [b, ''], [c, 'x'], [d, '']), '=', '180'),
            line(
              'practice.collect-like-terms',
              'Combine like terms',
              sumText([a + c, 'x'], [b + d, '']),
              '=',
              '180',
            ),
            ...solved(a + c, b + d, 180),
          ]
        : [line(id, law, left, '=', right), ...bothSides(a, b, c, d)],
    drawing: acrossParallels(
      first,
      pair,
      left,
      right,
      `An angle at the lower line is ${left} degrees, and the ${pair} angle at the upper line is ${right} degrees.`,
    ),
  };
}

/** Returns the mistakes with the angles ax + b and cx + d, which add up to 180°. */
function wrongSums(
  { a, b, c, d }: Readonly<Record<'a' | 'b' | 'c' | 'd', number>>,
  first: number,
  second: number,
): readonly Mistake[] {
  return slips(
    a !== c &&
      (d - b) / (a - c) > 0 && [
        quotientText(d - b, a - c),
        `You set the two angles equal. Same-side interior angles add up to 180°.`,
      ],
    [quotientText(360 - b - d, a + c), `You used 360°. The two angles add up to 180°.`],
    180 + b + d > 0 &&
      b + d !== 0 && [
        quotientText(180 + b + d, a + c),
        `Watch the sign: in $${sumText([a + c, 'x'], [b + d, ''])} = 180$ ${b + d > 0 ? 'subtract' : 'add'} ${Math.abs(b + d)} on both sides.`,
      ],
    [first, `That is one of the angles. The question asks for x.`],
    [second, `That is one of the angles. The question asks for x.`],
  );
}

function bothSides(a: number, b: number, c: number, d: number) {
  if (a < c) return bothSides(c, d, a, b);
  return [
    line(
      'practice.subtract-from-both-sides',
      `Subtract ${sumText([c, 'x'])} from both sides`,
      sumText([a - c, 'x'], [b, '']),
      '=',
      String(d),
    ),
    ...solved(a - c, b, d),
  ];
}

/** Returns the steps from ax + b = c to x. */
function solved(a: number, b: number, c: number) {
  const size = String(Math.abs(b));
  return [
    ...(b === 0
      ? []
      : [
          b > 0
            ? line(
                'practice.subtract-from-both-sides',
                `Subtract ${size} from both sides`,
                sumText([a, 'x']),
                '=',
                String(c - b),
              )
            : line(
                'practice.add-to-both-sides',
                `Add ${size} to both sides`,
                sumText([a, 'x']),
                '=',
                String(c - b),
              ),
        ]),
    ...(a === 1
      ? []
      : [line('practice.divide-both-sides', `Divide both sides by ${a}`, 'x', '=', String((c - b) / a))]),
  ];
}
