import { type Draft, type Family, line } from '../../../family.js';
import type { Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { dashed, labelledPolygon, polar } from '../../shared/figure.js';
import { answerWithUnit, multiple } from '../../shared/measure.js';
import { slips } from '../../shared/slips.js';

/** Shapes combined or cut out: an L, walls with a gable and objects with a round top, in realistic sizes. */
export const compositeArea: Family = {
  id: 'composite-area',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return corner(random);
    return difficulty === 'medium' ? gable(random) : roundTop(random);
  },
};

function corner(random: Random): Draft {
  const [long, wide] = [random.whole(8, 14), random.whole(6, 10)];
  const [cutLong, cutWide] = [random.whole(4, long - 4), random.whole(3, wide - 3)];
  const [thing, unit] = random.pick([
    ['room', 'm'],
    ['piece of cardboard', 'cm'],
    ['lawn', 'm'],
    ['sheet of metal', 'cm'],
  ]);
  const [l, w, c, d] = [long, wide, cutLong, cutWide].map(String) as [string, string, string, string];
  const [whole, missing] = [String(long * wide), String(cutLong * cutWide)];
  const area = long * wide - cutLong * cutWide;
  const [inner, tip]: readonly [Point, Point] = [
    [long, wide - cutWide],
    [long, wide],
  ];
  return {
    question: `A ${thing} has the shape of a rectangle, ${l} ${unit} by ${w} ${unit}, with a smaller rectangle, ${c} ${unit} by ${d} ${unit}, missing at one corner. What is its area?`,
    ...answerWithUnit(area, `${unit}²`),
    mistakes: slips(
      [whole, `That is the whole rectangle. Subtract the missing corner of ${missing} ${unit}².`],
      [long * wide + cutLong * cutWide, `You added the corner. It is missing, so subtract it.`],
      [
        (long - cutLong) * (wide - cutWide),
        `You subtracted the lengths. That leaves only one part of the shape. Subtract the areas instead.`,
      ],
      [2 * (long + wide), `That is the perimeter. For the area, multiply, then subtract the corner.`],
      [missing, `That is the missing corner. Subtract it from the whole rectangle.`],
    ),
    hints: [
      'Imagine the missing corner filled in. What shape do you see?',
      'Subtract the area of the missing corner from the area of the whole rectangle.',
      `The whole rectangle is ${whole} ${unit}², and the missing corner is ${missing} ${unit}².`,
    ],
    steps: [
      line('practice.rectangle-area', 'Area of the whole rectangle', `${l}*${w}`, '=', whole),
      line('practice.rectangle-area', 'Area of the missing corner', `${c}*${d}`, '=', missing),
      line('practice.subtract-areas', 'Subtract', `${whole} - ${missing}`, '=', String(area)),
    ],
    drawing: labelledPolygon(
      `An L-shape: a rectangle with a bottom side of ${l} ${unit} and a left side of ${w} ${unit}. The top right corner, ${c} ${unit} wide and ${d} ${unit} high, is missing, as dashed lines show.`,
      [
        [0, 0],
        [long, 0],
        [long, wide - cutWide],
        [long - cutLong, wide - cutWide],
        [long - cutLong, wide],
        [0, wide],
      ],
      [`${l} ${unit}`, undefined, undefined, undefined, undefined, `${w} ${unit}`],
      {
        lines: [dashed(inner, tip), dashed(tip, [long - cutLong, wide])],
        labels: [
          [inner, tip, `${d} ${unit}`],
          [tip, [long - cutLong, wide], `${c} ${unit}`],
        ],
      },
    ),
  };
}

type Range = readonly [least: number, most: number];

/** Objects, each with a range for half its width and a range for the height of its rectangle. */
type Things = readonly [Thing, ...Thing[]];
type Thing = readonly [name: string, unit: string, half: Range, height: Range];

const GABLES: Things = [
  ['The front of a barn', 'm', [4, 7], [4, 8]],
  ['The end wall of a house', 'm', [3, 6], [3, 7]],
  ['The side of a birdhouse', 'cm', [6, 10], [8, 20]],
  ['The front of a dollhouse', 'cm', [15, 30], [20, 60]],
];

function gable(random: Random): Draft {
  const [name, unit, half, height] = random.pick(GABLES);
  const [side, wall] = [random.whole(...half), random.whole(...height)];
  const top = random.whole(Math.ceil(side / 2), side);
  if (wall < side / 2 || wall > 2.5 * side) return gable(random);
  return gableOf(name, unit, [2 * side, wall, top]);
}

/**
 * Describes a rectangle with a triangle on top. Its sizes are the width, the height of the rectangle and the
 * height of the triangle, which is drawn next to it.
 */
function gableOf(shape: string, unit: string, [width, wall, top]: readonly [number, number, number]): Draft {
  const [w, h, t] = [width, wall, top].map(String) as [string, string, string];
  const [square, triangle] = [String(width * wall), String((width * top) / 2)];
  const area = width * wall + (width * top) / 2;
  const height: readonly [Point, Point] = [
    [width, wall],
    [width, wall + top],
  ];
  return {
    question: `${shape} is a rectangle ${w} ${unit} wide and ${h} ${unit} high, with a triangle of the same width on top, ${t} ${unit} high. What is the total area?`,
    ...answerWithUnit(area, `${unit}²`),
    mistakes: slips(
      [
        width * (wall + top),
        `You treated the triangle as a rectangle. Its area is only half of $${w} * ${t}$.`,
      ],
      [square, `That is only the rectangle. Add the triangle on top.`],
      [width * wall - (width * top) / 2, `You subtracted the triangle. It is on top, so add it.`],
      [
        width * wall + (width * top) / 4,
        `You divided the triangle by 2 twice. Its base is the whole width of ${w} ${unit}.`,
      ],
      [
        width * wall * top,
        `You multiplied all three numbers. Find the areas of the rectangle and the triangle separately, then add.`,
      ],
    ),
    hints: [
      'Divide the shape into two that you know.',
      `Add the areas of a rectangle and of a triangle with the same base of ${w} ${unit}.`,
      `The rectangle is ${square} ${unit}², and the triangle is half of $${w} * ${t}$.`,
    ],
    steps: [
      line('practice.rectangle-area', 'Area of the rectangle', `${w}*${h}`, '=', square),
      line('practice.triangle-area', 'Area of the triangle', `1/2*${w}*${t}`, '=', triangle),
      line('practice.add-areas', 'Add', `${square} + ${triangle}`, '=', String(area)),
    ],
    drawing: labelledPolygon(
      `A rectangle with a width of ${w} ${unit} and a height of ${h} ${unit}. On top of it is a triangle of the same width. Its dashed height is ${t} ${unit}.`,
      [
        [0, 0],
        [width, 0],
        [width, wall],
        [width / 2, wall + top],
        [0, wall],
      ],
      [`${w} ${unit}`, `${h} ${unit}`],
      {
        lines: [
          dashed([0, wall], [width, wall]),
          dashed(...height),
          dashed([width / 2, wall + top], height[1]),
        ],
        labels: [[...height, `${t} ${unit}`]],
      },
    ),
  };
}

const ARC_PARTS = 24;

const ROUND_TOPS: Things = [
  ['mirror', 'cm', [15, 40], [40, 150]],
  ['window', 'cm', [20, 60], [50, 160]],
  ['paper tag', 'cm', [2, 4], [4, 12]],
  ['tunnel entrance', 'm', [3, 6], [3, 6]],
  ['gate', 'm', [2, 2], [2, 4]],
];

function roundTop(random: Random): Draft {
  const [name, unit, half, height] = random.pick(ROUND_TOPS);
  const [radius, straight, isArea] = [random.whole(...half), random.whole(...height), random.oneIn(2)];
  const isWhole = radius % 2 === 0 || !isArea;
  if (!isWhole || straight < radius || straight > 6 * radius) return roundTop(random);
  return roundTopOf(name, unit, [radius, straight], isArea);
}

/** Describes a rectangle with a half circle on top. */
function roundTopOf(
  thing: string,
  unit: string,
  [radius, height]: readonly [radius: number, height: number],
  isArea: boolean,
): Draft {
  const width = 2 * radius;
  const [w, h, r] = [width, height, radius].map(String) as [string, string, string];
  const arc: Point[] = [];
  for (let part = 0; part <= ARC_PARTS; part++)
    arc.push(polar([radius, height], radius, (180 * part) / ARC_PARTS));
  return {
    question: `A ${thing} is a rectangle ${w} ${unit} wide and ${h} ${unit} high with a semicircle of the same width on top. What is its ${isArea ? 'area' : 'perimeter'}? Give the exact answer with π.`,
    ...(isArea
      ? answerWithUnit(`${width * height} + ${multiple(radius ** 2 / 2, 'π')}`, `${unit}²`)
      : answerWithUnit(`${2 * height + width} + ${multiple(radius, 'π')}`, unit)),
    mistakes: isArea
      ? slips(
          [
            `${width * height} + ${multiple(radius ** 2, 'π')}`,
            `You added a whole circle. There is only half a circle on top.`,
          ],
          [
            `${width * height} + ${multiple(2 * radius ** 2, 'π')}`,
            `You used the width as the radius. It is the diameter, so the radius is ${r} ${unit}.`,
          ],
          [width * height, `That is only the rectangle. Add the semicircle on top.`],
          [
            `${width * height} + ${multiple(radius, 'π')}`,
            `You used the length of the semicircle. Its area is half of $π*${r}^2$.`,
          ],
          [
            `${width * height} - ${multiple(radius ** 2 / 2, 'π')}`,
            `You subtracted the semicircle. It is on top, so add it.`,
          ],
        )
      : slips(
          [
            `${2 * height + 2 * width} + ${multiple(radius, 'π')}`,
            `The line between the rectangle and the semicircle is inside the shape. Only one width is part of the edge.`,
          ],
          [
            `${2 * height + width} + ${multiple(2 * radius, 'π')}`,
            `You added a whole circle. The edge has only half of its circumference.`,
          ],
          [
            `${2 * height + 2 * width} + ${multiple(2 * radius, 'π')}`,
            `Only one width and half of the circumference are part of the edge.`,
          ],
          [`${height + width} + ${multiple(radius, 'π')}`, `One side is missing. The height appears twice.`],
          [
            2 * (height + width),
            `That is the perimeter of the rectangle. On top, the semicircle takes the place of one width.`,
          ],
        ),
    hints: isArea
      ? [
          'Divide the shape into a rectangle and a semicircle.',
          `The width of ${w} ${unit} is the diameter of the semicircle, so its radius is ${r} ${unit}.`,
          `Add half of $π*${r}^2$ to the area of the rectangle.`,
        ]
      : [
          'Go once around the outside. The line between the rectangle and the semicircle is not part of it.',
          `The perimeter is one width, two heights and half the circumference of a circle with a radius of ${r} ${unit}.`,
          `The semicircle is $π*${r}$ long. The three straight sides add up to ${2 * height + width} ${unit}.`,
        ],
    steps: isArea
      ? [
          line('practice.rectangle-area', 'Area of the rectangle', `${w}*${h}`, '=', String(width * height)),
          line('practice.radius-from-diameter', 'Radius', `${w}/2`, '=', r),
          line(
            'practice.half-circle-area',
            'Area of the semicircle',
            `1/2*π*${r}^2`,
            '=',
            multiple(radius ** 2 / 2, 'π'),
          ),
          line(
            'practice.add-areas',
            'Add',
            `${w}*${h} + 1/2*π*${r}^2`,
            '=',
            `${width * height} + ${multiple(radius ** 2 / 2, 'π')}`,
          ),
        ]
      : [
          line('practice.straight-sides', 'Straight sides', `${w} + 2*${h}`, '=', String(2 * height + width)),
          line('practice.radius-from-diameter', 'Radius', `${w}/2`, '=', r),
          line(
            'practice.half-circle-arc',
            'Length of the semicircle',
            `1/2*2*π*${r}`,
            '=',
            multiple(radius, 'π'),
          ),
          line(
            'practice.add-lengths',
            'Add',
            `${w} + 2*${h} + π*${r}`,
            '=',
            `${2 * height + width} + ${multiple(radius, 'π')}`,
          ),
        ],
    drawing: labelledPolygon(
      `A rectangle with a width of ${w} ${unit} and a height of ${h} ${unit}. A semicircle of the same width is on its top side, which is drawn dashed.`,
      [[0, 0], [width, 0], ...arc],
      [`${w} ${unit}`, `${h} ${unit}`],
      { lines: [dashed([0, height], [width, height])] },
    ),
  };
}
