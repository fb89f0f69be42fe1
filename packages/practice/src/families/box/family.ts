import { type Draft, type Family, line } from '../../family.js';
import type { Difficulty, Drawing, Point } from '../../problem.js';
import type { Random } from '../../random.js';
import { dashed, labelledPolygon, segment } from '../shared/figure.js';
import { answerWithUnit } from '../shared/measure.js';
import { quotientText } from '../shared/lowest.js';
import { slips } from '../shared/slips.js';

/** Boxes: volume, surface, a missing edge, cubes. */
export const box: Family = {
  id: 'box',
  category: 'geometry',
  difficulties: [],
  retired: { easy: 'box-3', medium: 'box-3', hard: 'box-3' },
  make: (random, difficulty) => drawBox(random, difficulty),
};

/** A problem about a box; its length may be less than its width. */
export function drawBox(random: Random, difficulty: Difficulty, isLengthLonger = false): Draft {
  const drawn: Edges = [random.whole(4, 12), random.whole(3, 10), random.whole(3, 10)];
  const [length, width, height] = drawn;
  const edges: Edges = isLengthLonger && length < width ? [width, length, height] : drawn;
  const unit = random.pick(['cm', 'm']);
  if (new Set(edges).size < 3 || Math.max(...edges) > 3 * Math.min(...edges))
    return drawBox(random, difficulty, isLengthLonger);
  if (difficulty === 'easy') {
    const ofMeters = unit === 'm';
    const thing = ofMeters
      ? random.pick(['container', 'hall'])
      : random.pick(['box', 'carton', 'block of wood']);
    return volume(thing, edges, unit, (base) => `The bottom has ${base} ${unit}². Multiply by the height.`);
  }
  if (difficulty === 'medium')
    return random.oneIn(2)
      ? surface(edges, unit, (faces) => `The three rectangles have ${faces.join(', ')} ${unit}².`)
      : missingEdge(edges, unit);
  return random.oneIn(3) ? cube(random, unit) : edgeFromSurface(edges, unit);
}

export type Edges = readonly [length: number, width: number, height: number];

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

export function volume(thing: string, edges: Edges, unit: string, lastHint: (base: number) => string): Draft {
  const [l, w, h] = edges.map(String) as [string, string, string];
  const texts = written(edges, unit);
  const base = edges[0] * edges[1];
  return {
    question: `A ${thing} is ${texts[0]} long, ${texts[1]} wide and ${texts[2]} high. What is its volume?`,
    ...answerWithUnit(base * edges[2], `${unit}³`),
    mistakes: slips(
      [edges[0] + edges[1] + edges[2], `You added the edges. The volume is length times width times height.`],
      [base, `That is the area of the bottom. Multiply it by the height of ${texts[2]}.`],
      [
        2 * (base + edges[0] * edges[2] + edges[1] * edges[2]),
        `That is the surface area. The volume is length times width times height.`,
      ],
      [(edges[0] + edges[1]) * edges[2], `You added length and width. Multiply all three edges.`],
      [
        quotientText(base * edges[2], 3),
        `You took a third. That belongs to a pyramid; a box has the whole product.`,
      ],
    ),
    hints: [
      'How many unit cubes lie in the lowest layer? How many layers are there?',
      'The volume of a box is length times width times height.',
      lastHint(base),
    ],
    steps: [
      line('practice.box-volume', 'Volume of a box', 'V', '=', 'l*w*h'),
      line('practice.substitute', 'Put in the numbers', 'l*w*h', '=', `${l}*${w}*${h}`),
      line('practice.multiply', 'Multiply length and width', `${l}*${w}*${h}`, '=', `${base}*${h}`),
      line('practice.multiply', 'Multiply by the height', `${base}*${h}`, '=', String(base * edges[2])),
    ],
    drawing: drawing(edges, texts, `It is ${texts[0]} long, ${texts[1]} wide and ${texts[2]} high.`),
  };
}

export function surface(
  edges: Edges,
  unit: string,
  lastHint: (faces: readonly [string, string, string]) => string,
): Draft {
  const [l, w, h] = edges.map(String) as [string, string, string];
  const texts = written(edges, unit);
  const faces = [edges[0] * edges[1], edges[0] * edges[2], edges[1] * edges[2]];
  const sum = faces.reduce((total, face) => total + face, 0);
  const added = faces.map(String).join(' + ');
  return {
    question: `A closed box is ${texts[0]} long, ${texts[1]} wide and ${texts[2]} high. What is its surface area?`,
    ...answerWithUnit(2 * sum, `${unit}²`),
    mistakes: slips(
      [
        sum,
        `You counted each of the three rectangles once. Every one has a twin on the other side: double the sum.`,
      ],
      [
        edges[0] * edges[1] * edges[2],
        `That is the volume. The surface area is that of all six faces together.`,
      ],
      [
        2 * edges[2] * (edges[0] + edges[1]),
        `Top and bottom are missing. Add twice ${faces[0] ?? ''} ${unit}².`,
      ],
      [2 * sum - (faces[0] ?? 0), `One face is missing: the box is closed, so it has a top and a bottom.`],
      [
        4 * (edges[0] + edges[1] + edges[2]),
        `That is the length of all edges. The surface is made of areas: add the six faces.`,
      ],
    ),
    hints: [
      'How many faces does a box have? Which of them are equal?',
      'There are three different rectangles, and each of them comes twice.',
      lastHint(faces.map(String) as [string, string, string]),
    ],
    steps: [
      line(
        'practice.box-surface',
        'Surface of a box',
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

export function missingEdge(edges: Edges, unit: string): Draft {
  const [length, width, height] = edges;
  const texts = written(edges, unit);
  const [base, whole, h] = [String(length * width), String(length * width * height), String(height)];
  return {
    question: `A box with a volume of ${whole} ${unit}³ is ${texts[0]} long and ${texts[1]} wide. How high is it?`,
    ...answerWithUnit(height, unit),
    mistakes: slips(
      [
        height * width,
        `You divided by the length only. Divide by the width, too: the area of the bottom is ${base} ${unit}².`,
      ],
      [
        height * length,
        `You divided by the width only. Divide by the length, too: the area of the bottom is ${base} ${unit}².`,
      ],
      length * width * height > length + width && [
        quotientText(length * width * height, length + width),
        `You divided by length plus width. Multiply them: the area of the bottom is ${base} ${unit}².`,
      ],
      [
        length * width * height - length * width,
        `You subtracted the bottom. The volume is the bottom times the height, so divide.`,
      ],
    ),
    hints: [
      'Write down how the volume comes from the three edges.',
      'Length times width is the area of the bottom.',
      `The bottom has ${base} ${unit}²: solve $${base}h = ${whole}$.`,
    ],
    steps: [
      line('practice.box-volume', 'Volume of a box', `${length}*${width}*h`, '=', whole),
      line('practice.multiply', 'Area of the bottom', `${base}h`, '=', whole),
      line('practice.divide-both-sides', `Divide both sides by ${base}`, 'h', '=', h),
    ],
    drawing: drawing(
      edges,
      [texts[0], texts[1], '?'],
      `It is ${texts[0]} long and ${texts[1]} wide. Its height is to be found.`,
    ),
  };
}

export function edgeFromSurface(edges: Edges, unit: string): Draft {
  const [length, width, height] = edges;
  const texts = written(edges, unit);
  const [base, round] = [length * width, 2 * (length + width)];
  const [whole, sides] = [2 * base + round * height, round * height];
  return {
    question: `A closed box is ${texts[0]} long and ${texts[1]} wide. Its surface area is ${whole} ${unit}². How high is it?`,
    ...answerWithUnit(height, unit),
    mistakes: slips(
      [
        quotientText(whole - base, round),
        `You took away only the bottom. The box is closed: the area of top and bottom together is ${2 * base} ${unit}².`,
      ],
      [quotientText(whole, round), `You forgot top and bottom. Take ${2 * base} ${unit}² away first.`],
      [
        2 * height,
        `You took only half of the way around. The four sides are one rectangle, ${round} ${unit} long.`,
      ],
      [sides, `That is the area of the four sides. Divide it by their length, ${round} ${unit}.`],
      [
        quotientText(whole, base),
        `You divided by the area of the bottom. That works for a volume, not for a surface area.`,
      ],
    ),
    hints: [
      'You know top and bottom. What is left of the surface for the four sides?',
      `Top and bottom have ${2 * base} ${unit}² together, so ${sides} ${unit}² are left.`,
      `Unrolled, the four sides are one rectangle, ${round} ${unit} long and h high.`,
    ],
    steps: [
      line(
        'practice.box-surface',
        'Surface of a box',
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
      `It is ${texts[0]} long and ${texts[1]} wide. Its height is to be found.`,
    ),
  };
}

export function cube(random: Random, unit: string): Draft {
  const edge = random.whole(2, 12);
  const [e, face, whole, volume] = [edge, edge ** 2, 6 * edge ** 2, edge ** 3].map(String) as [
    string,
    string,
    string,
    string,
  ];
  return {
    question: `The surface area of a cube is ${whole} ${unit}². What is its volume?`,
    ...answerWithUnit(volume, `${unit}³`),
    mistakes: slips(
      [face, `That is the area of one face. Take the root to get the edge, then work out its third power.`],
      [e, `That is the edge. The volume is its third power, $${e}^3$.`],
      [3 * edge, `You multiplied the edge by 3. The volume is $${e} * ${e} * ${e}$.`],
      edge < 10 && [
        edge ** 6,
        `You forgot the root: the area of one face is ${face} ${unit}², so the edge is ${e} ${unit}.`,
      ],
      [
        edge ** 2 * 6 * edge,
        `You multiplied the whole surface area by the edge. The volume is one face times the edge.`,
      ],
    ),
    hints: [
      'How many faces does a cube have, and how do they compare?',
      'Six equal squares make the surface. Find one of them, then its side.',
      `One face has ${face} ${unit}². Its side is the edge of the cube.`,
    ],
    steps: [
      line('practice.cube-surface', 'Surface of a cube', '6a^2', '=', whole),
      line('practice.divide-both-sides', 'Divide both sides by 6', 'a^2', '=', face),
      line('practice.square-root', 'Square root', 'a', '=', e),
      line('practice.cube-volume', 'Volume of a cube', `${e}^3`, '=', volume),
    ],
    drawing: drawing([edge, edge, edge], ['a', 'a', 'a'], 'All its edges are equal, a cube with the edge a.'),
  };
}
