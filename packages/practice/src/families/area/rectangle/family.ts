import { type Draft, type Family, line } from '../../../family.js';
import type { Drawing } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { labelledPolygon } from '../../shared/figure.js';
import { answerWithUnit } from '../../shared/measure.js';
import { quotientText } from '../../shared/lowest.js';
import { slips } from '../../shared/slips.js';

const THINGS = [
  ['photo', 'cm'],
  ['garden', 'm'],
  ['card', 'cm'],
  ['playground', 'm'],
  ['tile', 'cm'],
  ['stage', 'm'],
] as const;

/** The perimeter and area of a rectangle, and its sides from them. */
export const rectangle: Family = {
  id: 'rectangle',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const [width, unit] = [random.whole(4, 12), random.pick(THINGS)];
    const length = width + random.whole(1, 9);
    if (difficulty === 'hard') return fromDifference(random, width, length - width);
    return difficulty === 'easy'
      ? measure(random, length, width, unit)
      : missingSide(random, length, width, unit);
  },
};

type Thing = (typeof THINGS)[number];

function drawing(length: number, width: number, texts: readonly [string, string], said: string): Drawing {
  return labelledPolygon(
    said,
    [
      [0, 0],
      [length, 0],
      [length, width],
      [0, width],
    ],
    texts,
  );
}

function measure(random: Random, length: number, width: number, [thing, unit]: Thing): Draft {
  const [l, w] = [String(length), String(width)];
  const isArea = random.oneIn(2);
  const said = `A rectangle with sides of ${l} ${unit} and ${w} ${unit}.`;
  return {
    question: `A rectangular ${thing} is ${l} ${unit} long and ${w} ${unit} wide. What is its ${isArea ? 'area' : 'perimeter'}?`,
    ...(isArea ? answerWithUnit(length * width, `${unit}²`) : answerWithUnit(2 * (length + width), unit)),
    mistakes: isArea
      ? slips(
          [
            2 * (length + width),
            `That is the perimeter, the distance around. For the area, multiply: $${l} * ${w}$.`,
          ],
          [length + width, `You added the two sides. For the area, multiply them: $${l} * ${w}$.`],
          [2 * length * width, `You doubled the area. A rectangle has only $${l} * ${w}$ unit squares.`],
          [
            quotientText(length * width, 2),
            `You divided by 2. That is for the area of a triangle. The area of a rectangle is length times width.`,
          ],
        )
      : slips(
          [length * width, `That is the area. For the perimeter, add all four sides.`],
          [length + width, `You added only two sides. A rectangle has four. Each length appears twice.`],
          [2 * length + width, `One side is missing. The width of ${w} ${unit} also appears twice.`],
          [length + 2 * width, `One side is missing. The length of ${l} ${unit} also appears twice.`],
        ),
    hints: isArea
      ? [
          'The area counts how many unit squares cover the rectangle.',
          'How many squares are in each row, and how many rows are there?',
          `Multiply: $${l} * ${w}$.`,
        ]
      : [
          'The perimeter is the distance around the edge.',
          'A rectangle has two sides of each length.',
          `Add the length and the width, $${l} + ${w}$, then double the sum.`,
        ],
    steps: isArea
      ? [
          line('practice.rectangle-area', 'Area of a rectangle', 'l*w', '=', `${l}*${w}`),
          line('practice.multiply', 'Multiply', `${l}*${w}`, '=', String(length * width)),
        ]
      : [
          line('practice.rectangle-perimeter', 'Perimeter of a rectangle', '2(l + w)', '=', `2(${l} + ${w})`),
          line('practice.add', 'Add inside the parentheses', `2(${l} + ${w})`, '=', `2*${length + width}`),
          line('practice.multiply', 'Multiply', `2*${length + width}`, '=', String(2 * (length + width))),
        ],
    drawing: drawing(length, width, [`${l} ${unit}`, `${w} ${unit}`], said),
  };
}

function missingSide(random: Random, length: number, width: number, [thing, unit]: Thing): Draft {
  const [l, w, isArea] = [String(length), String(width), random.oneIn(2)];
  const [area, half] = [String(length * width), String(length + width)];
  const perimeter = String(2 * (length + width));
  const known = isArea ? `area is ${area} ${unit}²` : `perimeter is ${perimeter} ${unit}`;
  return {
    question: `A rectangular ${thing} is ${l} ${unit} long. Its ${known}. How wide is it?`,
    ...answerWithUnit(width, unit),
    mistakes: isArea
      ? slips(
          [
            length * width - length,
            `You subtracted ${l}. The area is length times width, so divide ${area} by ${l}.`,
          ],
          [
            quotientText(length * width - 2 * length, 2),
            `You used the rule for the perimeter. The area is length times width, so divide ${area} by ${l}.`,
          ],
          [
            quotientText(length * width, 2 * length),
            `You divided by 2 at the end. That is for a triangle. Here, just divide ${area} by ${l}.`,
          ],
          [length ** 2 * width, `You multiplied by ${l}. The area is length times width: divide.`],
        )
      : slips(
          [
            2 * width + length,
            `You subtracted only one length. The perimeter has two lengths and two widths.`,
          ],
          [2 * width, `That is both widths together. Divide by 2.`],
          [length + width, `That is half of the perimeter, one length and one width. Subtract the length.`],
          [
            quotientText(2 * width + length, 2),
            `You subtracted only one length before dividing by 2. The perimeter has two.`,
          ],
          [
            quotientText(2 * (length + width), length),
            `You divided by the length. That is for the area. The perimeter is a sum.`,
          ],
        ),
    hints: isArea
      ? [
          'How are the length, width and area of a rectangle related?',
          'You know the product and one factor. Which operation gives the other factor?',
          `The width w makes $${l}w = ${area}$ true.`,
        ]
      : [
          'The perimeter counts each of the two lengths twice.',
          'Half the perimeter is one length and one width together.',
          `So the length and the width add up to ${half} ${unit}.`,
        ],
    steps: isArea
      ? [
          line('practice.rectangle-area', 'Area of a rectangle', `${l}w`, '=', area),
          line('practice.divide-both-sides', `Divide both sides by ${l}`, 'w', '=', `${area}/${l}`),
          line('practice.divide', 'Divide', `${area}/${l}`, '=', w),
        ]
      : [
          line('practice.rectangle-perimeter', 'Perimeter of a rectangle', `2(${l} + w)`, '=', perimeter),
          line('practice.divide-both-sides', 'Divide both sides by 2', `${l} + w`, '=', half),
          line('practice.subtract-from-both-sides', `Subtract ${l} from both sides`, 'w', '=', w),
        ],
    drawing: drawing(
      length,
      width,
      [`${l} ${unit}`, '?'],
      `A rectangle. Its long side is ${l} ${unit}. Its short side is unknown.`,
    ),
  };
}

function fromDifference(random: Random, width: number, more: number): Draft {
  const length = width + more;
  const [w, l, k] = [String(width), String(length), String(more)];
  const [perimeter, unit] = [String(2 * (length + width)), random.pick(['cm', 'm'])];
  const rest = String(4 * width);
  return {
    question: `A rectangle is ${k} ${unit} longer than it is wide. Its perimeter is ${perimeter} ${unit}. What is its area?`,
    ...answerWithUnit(length * width, `${unit}²`),
    mistakes: slips(
      [
        quotientText((length + width) ** 2, 4),
        `You made a square. A quarter of the perimeter is neither side, because the sides differ by ${k} ${unit}.`,
      ],
      [
        quotientText((2 * (length + width) - more) * (2 * (length + width) + 3 * more), 16),
        `You counted the extra ${k} ${unit} once. Two of the four sides are longer: $4w + ${2 * more} = ${perimeter}$.`,
      ],
      [width ** 2, `You multiplied the width by itself. The length is ${k} ${unit} more.`],
      [length + width, `That is the sum of the length and the width. For the area, multiply them.`],
      [
        quotientText((2 * (length + width) - more) * (2 * (length + width) + more), 4),
        `You divided the perimeter between only two sides. It has two widths and two lengths.`,
      ],
    ),
    hints: [
      'Let w be the width. How long is the rectangle then?',
      `Two widths and two lengths make up the perimeter: $2w + 2(w + ${k}) = ${perimeter}$.`,
      `You should find $4w = ${rest}$. The width and the length give you the area.`,
    ],
    steps: [
      line('practice.rectangle-perimeter', 'Perimeter of a rectangle', `2w + 2(w + ${k})`, '=', perimeter),
      line('practice.collect-like-terms', 'Combine like terms', `4w + ${2 * more}`, '=', perimeter),
      line('practice.subtract-from-both-sides', `Subtract ${2 * more} from both sides`, '4w', '=', rest),
      line('practice.divide-both-sides', 'Divide both sides by 4', 'w', '=', w),
      line('practice.other-side', 'Length', `${w} + ${k}`, '=', l),
      line('practice.rectangle-area', 'Area of a rectangle', `${l}*${w}`, '=', String(length * width)),
    ],
    drawing: drawing(
      length,
      width,
      [`w + ${k}`, 'w'],
      `A rectangle. The short side is w ${unit} long, and the long side is w + ${k} ${unit} long.`,
    ),
  };
}
