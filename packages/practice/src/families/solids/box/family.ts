import { type Draft, type Family, line } from '../../../family.js';
import type { Drawing, Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { dashed, labelledPolygon, segment } from '../../shared/figure.js';
import { answerWithUnit } from '../../shared/measure.js';
import { quotientText } from '../../shared/lowest.js';
import { slips } from '../../shared/slips.js';

/** The volume and surface area of boxes of realistic sizes, missing edges, and cubes. */
export const box: Family = {
  id: 'box',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') {
      const [thing, unit, by, ...ranges] = random.pick(THINGS);
      const [length, width, height] = edgesIn(random, ranges);
      return volume(thing, [by * length, by * width, by * height], unit);
    }
    const edges = edgesIn(random, SMALL);
    if (difficulty === 'medium') return random.oneIn(2) ? surface(edges) : missingEdge(edges);
    return random.oneIn(3) ? cube(random) : edgeFromSurface(edges);
  },
};

type Edges = readonly [length: number, width: number, height: number];
type Range = readonly [least: number, most: number];
type Ranges = readonly [length: Range, width: Range, height: Range];

const SMALL: Ranges = [
  [5, 15],
  [4, 12],
  [3, 12],
];

/**
 * Objects, each with the number that every edge is a multiple of, and the range of each edge divided by it.
 */
const THINGS = [
  ['hall', 'm', 1, [10, 18], [7, 12], [4, 7]],
  ['room', 'm', 1, [5, 9], [4, 8], [3, 3]],
  ['shipping container', 'm', 1, [6, 9], [3, 4], [3, 3]],
  ['box', 'cm', 1, ...SMALL],
  ['block of wood', 'cm', 1, ...SMALL],
  ['carton', 'cm', 5, [4, 8], [3, 6], [2, 5]],
  ['drawer', 'cm', 10, [3, 5], [3, 4], [2, 2]],
] as const satisfies readonly (readonly [string, string, number, ...Ranges])[];

/** Draws three different edges, none longer than three times another. The length is more than the width. */
function edgesIn(random: Random, ranges: Ranges): Edges {
  const [length, width, height] = ranges.map(([least, most]) => random.whole(least, most)) as [
    number,
    number,
    number,
  ];
  const edges: Edges = [length, width, height];
  const isFine = length > width && new Set(edges).size === 3 && Math.max(...edges) <= 3 * Math.min(...edges);
  return isFine ? edges : edgesIn(random, ranges);
}

function drawing([l, w, h]: Edges, texts: readonly [string, string, string], said: string): Drawing {
  const away = w * 0.5 * Math.SQRT1_2;
  const back = ([x, y]: Point): Point => [x + away, y + away];
  const [a, b, c, d]: readonly [Point, Point, Point, Point] = [
    [0, 0],
    [l, 0],
    [l, h],
    [0, h],
  ];
  return labelledPolygon(`A box. ${said}`, [a, b, c, d], [texts[0], undefined, undefined, texts[2]], {
    lines: [
      segment(b, back(b)),
      segment(c, back(c)),
      segment(d, back(d)),
      segment(back(b), back(c)),
      segment(back(c), back(d)),
      dashed(a, back(a)),
      dashed(back(a), back(b)),
      dashed(back(a), back(d)),
    ],
    labels: [[b, back(b), texts[1]]],
  });
}

function written(edges: Edges, unit: string): readonly [string, string, string] {
  return edges.map((edge) => `${edge} ${unit}`) as [string, string, string];
}

function volume(thing: string, edges: Edges, unit: string): Draft {
  const [l, w, h] = edges.map(String) as [string, string, string];
  const texts = written(edges, unit);
  const base = edges[0] * edges[1];
  return {
    question: `A ${thing} is ${texts[0]} long, ${texts[1]} wide and ${texts[2]} high. What is its volume?`,
    ...answerWithUnit(base * edges[2], `${unit}³`),
    mistakes: slips(
      [edges[0] + edges[1] + edges[2], `You added the edges. The volume is length times width times height.`],
      [base, `That is the area of the base. Multiply it by the height of ${texts[2]}.`],
      [
        2 * (base + edges[0] * edges[2] + edges[1] * edges[2]),
        `That is the surface area. The volume is length times width times height.`,
      ],
      [(edges[0] + edges[1]) * edges[2], `You added the length and the width. Multiply all three edges.`],
      [
        quotientText(base * edges[2], 3),
        `You divided by 3. That is for a pyramid. The volume of a box is the whole product.`,
      ],
    ),
    hints: [
      'How many unit cubes are in the bottom layer? How many layers are there?',
      'The volume of a box is length times width times height.',
      `The area of the base is ${base} ${unit}². Multiply it by the height.`,
    ],
    steps: [
      line('practice.box-volume', 'Volume of a box', 'V', '=', 'l*w*h'),
      line('practice.substitute', 'Substitute the numbers', 'l*w*h', '=', `${l}*${w}*${h}`),
      line('practice.multiply', 'Multiply the length by the width', `${l}*${w}*${h}`, '=', `${base}*${h}`),
      line('practice.multiply', 'Multiply by the height', `${base}*${h}`, '=', String(base * edges[2])),
    ],
    drawing: drawing(edges, texts, `It is ${texts[0]} long, ${texts[1]} wide and ${texts[2]} high.`),
  };
}

function surface(edges: Edges): Draft {
  const [l, w, h] = edges.map(String) as [string, string, string];
  const texts = written(edges, 'cm');
  const faces = [edges[0] * edges[1], edges[0] * edges[2], edges[1] * edges[2]] as const;
  const sum = faces[0] + faces[1] + faces[2];
  const added = faces.join(' + ');
  return {
    question: `A closed box is ${texts[0]} long, ${texts[1]} wide and ${texts[2]} high. What is its surface area?`,
    ...answerWithUnit(2 * sum, 'cm²'),
    mistakes: slips(
      [
        sum,
        `You counted each of the three rectangles once. Each one has a matching rectangle on the opposite side. Double the sum.`,
      ],
      [
        edges[0] * edges[1] * edges[2],
        `That is the volume. The surface area is the area of all six faces together.`,
      ],
      [2 * edges[2] * (edges[0] + edges[1]), `The top and bottom are missing. Add twice ${faces[0]} cm².`],
      [2 * sum - faces[0], `One face is missing. The box is closed, so it has a top and a bottom.`],
      [
        4 * (edges[0] + edges[1] + edges[2]),
        `That is the total length of the edges. The surface area is a sum of areas. Add the six faces.`,
      ],
    ),
    hints: [
      'How many faces does a box have? Which of them are equal?',
      'There are three different rectangles, and each of them appears twice.',
      `The areas of the three rectangles are ${faces[0]}, ${faces[1]} and ${faces[2]} cm².`,
    ],
    steps: [
      line(
        'practice.box-surface',
        'Surface area of a box',
        '2(l*w + l*h + w*h)',
        '=',
        `2(${l}*${w} + ${l}*${h} + ${w}*${h})`,
      ),
      line(
        'practice.multiply',
        'The three different faces',
        `2(${l}*${w} + ${l}*${h} + ${w}*${h})`,
        '=',
        `2(${added})`,
      ),
      line('practice.add', 'Add', `2(${added})`, '=', `2*${sum}`),
      line('practice.multiply', 'Multiply', `2*${sum}`, '=', String(2 * sum)),
    ],
    drawing: drawing(edges, texts, `It is ${texts[0]} long, ${texts[1]} wide and ${texts[2]} high.`),
  };
}

function missingEdge(edges: Edges): Draft {
  const [length, width, height] = edges;
  const texts = written(edges, 'cm');
  const [base, whole, h] = [String(length * width), String(length * width * height), String(height)];
  return {
    question: `A box with a volume of ${whole} cm³ is ${texts[0]} long and ${texts[1]} wide. How high is it?`,
    ...answerWithUnit(height, 'cm'),
    mistakes: slips(
      [
        height * width,
        `You divided only by the length. Divide by the width as well: the area of the base is ${base} cm².`,
      ],
      [
        height * length,
        `You divided only by the width. Divide by the length as well: the area of the base is ${base} cm².`,
      ],
      length * width * height > length + width && [
        quotientText(length * width * height, length + width),
        `You divided by the sum of the length and the width. Multiply them: the area of the base is ${base} cm².`,
      ],
      [
        length * width * height - length * width,
        `You subtracted the area of the base. The volume is that area times the height, so divide.`,
      ],
    ),
    hints: [
      'Write down the formula for the volume in terms of the three edges.',
      'Length times width is the area of the base.',
      `The area of the base is ${base} cm². Solve $${base}h = ${whole}$.`,
    ],
    steps: [
      line('practice.box-volume', 'Volume of a box', `${length}*${width}*h`, '=', whole),
      line('practice.multiply', 'Area of the base', `${base}h`, '=', whole),
      line('practice.divide-both-sides', `Divide both sides by ${base}`, 'h', '=', h),
    ],
    drawing: drawing(
      edges,
      [texts[0], texts[1], '?'],
      `It is ${texts[0]} long and ${texts[1]} wide. Its height is unknown.`,
    ),
  };
}

function edgeFromSurface(edges: Edges): Draft {
  const [length, width, height] = edges;
  const texts = written(edges, 'cm');
  const [base, round] = [length * width, 2 * (length + width)];
  const [whole, sides] = [2 * base + round * height, round * height];
  return {
    question: `A closed box is ${texts[0]} long and ${texts[1]} wide. Its surface area is ${whole} cm². How high is it?`,
    ...answerWithUnit(height, 'cm'),
    mistakes: slips(
      [
        quotientText(whole - base, round),
        `You subtracted only the bottom. The box is closed. The area of the top and bottom together is ${2 * base} cm².`,
      ],
      [quotientText(whole, round), `You forgot the top and bottom. Subtract ${2 * base} cm² first.`],
      [
        2 * height,
        `You used only half of the distance around. The four sides form one rectangle, ${round} cm long.`,
      ],
      [sides, `That is the area of the four sides. Divide it by their length, ${round} cm.`],
      [
        quotientText(whole, base),
        `You divided by the area of the base. That works for a volume, not for a surface area.`,
      ],
    ),
    hints: [
      'You know the top and bottom. How much of the surface area is left for the four sides?',
      `The top and bottom are ${2 * base} cm² together, which leaves ${sides} cm².`,
      `Unrolled, the four sides form one rectangle, ${round} cm long and h high.`,
    ],
    steps: [
      line(
        'practice.box-surface',
        'Surface area of a box',
        `2*${length}*${width} + ${round}h`,
        '=',
        String(whole),
      ),
      line('practice.multiply', 'Top and bottom', `${2 * base} + ${round}h`, '=', String(whole)),
      line(
        'practice.subtract-from-both-sides',
        `Subtract ${2 * base} from both sides`,
        `${round}h`,
        '=',
        String(sides),
      ),
      line('practice.divide-both-sides', `Divide both sides by ${round}`, 'h', '=', String(height)),
    ],
    drawing: drawing(
      edges,
      [texts[0], texts[1], '?'],
      `It is ${texts[0]} long and ${texts[1]} wide. Its height is unknown.`,
    ),
  };
}

function cube(random: Random): Draft {
  const edge = random.whole(2, 12);
  const [e, face, whole, volume] = [edge, edge ** 2, 6 * edge ** 2, edge ** 3].map(String) as [
    string,
    string,
    string,
    string,
  ];
  return {
    question: `The surface area of a cube is ${whole} cm². What is its volume?`,
    ...answerWithUnit(volume, 'cm³'),
    mistakes: slips(
      [face, `That is the area of one face. Take the square root to get the edge, then cube it.`],
      [e, `That is the edge. The volume is its cube, $${e}^3$.`],
      [3 * edge, `You multiplied the edge by 3. The volume is $${e} * ${e} * ${e}$.`],
      edge < 10 && [
        edge ** 6,
        `You forgot the root. The area of one face is ${face} cm², so the edge is ${e} cm.`,
      ],
      [
        edge ** 2 * 6 * edge,
        `You multiplied the whole surface area by the edge. The volume is one face times the edge.`,
      ],
    ),
    hints: [
      'How many faces does a cube have, and how do they compare?',
      'The surface is six equal squares. Find the area of one of them, then its side.',
      `The area of one face is ${face} cm². Its side is the edge of the cube.`,
    ],
    steps: [
      line('practice.cube-surface', 'Surface area of a cube', '6a^2', '=', whole),
      line('practice.divide-both-sides', 'Divide both sides by 6', 'a^2', '=', face),
      line('practice.square-root', 'Square root', 'a', '=', e),
      line('practice.cube-volume', 'Volume of a cube', `${e}^3`, '=', volume),
    ],
    drawing: drawing([edge, edge, edge], ['a', 'a', 'a'], 'It is a cube with edge a.'),
  };
}
