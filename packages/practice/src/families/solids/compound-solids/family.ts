import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { answerWithUnit, multiple } from '../../shared/measure.js';
import { slips } from '../../shared/slips.js';
import { roundDrawing, stepsDrawing } from './drawings.js';

/** Solids made of parts: volumes of steps, of a silo and of a tower, and their surface areas. */
export const compoundSolids: Family = {
  id: 'compound-solids',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return steps(random);
    if (difficulty === 'medium') return random.oneIn(2) ? domeVolume(random) : coneVolume(random);
    return random.oneIn(2) ? domeSurface(random) : coneSurface(random);
  },
};

const pi = (factor: number): string => multiple(factor, 'π');
const EXACT = 'Give the exact answer with π.';

function steps(random: Random): Draft {
  const [length, height, depth, unit] = [
    random.whole(9, 14),
    random.whole(8, 12),
    random.whole(5, 10),
    random.pick(['cm', 'm']),
  ];
  const [top, low] = [random.whole(4, length - 5), random.whole(4, height - 3)];
  const [first, second] = [length * low, top * (height - low)];
  const front = first + second;
  const volume = front * depth;
  if (new Set([length, height, depth, top, low]).size < 5) return steps(random);
  return {
    question: random.pick([
      `The front of a prism is shaped like an L: ${length} ${unit} wide at the bottom, ${height} ${unit} high at the left, ${top} ${unit} wide at the top, and ${low} ${unit} high at the right. The prism is ${depth} ${unit} deep. What is its volume?`,
      `A prism has an L-shaped front. Its lower part is ${length} ${unit} wide, the whole front is ${height} ${unit} high, its upper part is ${top} ${unit} wide, and the lower part is ${low} ${unit} high. Find the volume if the depth is ${depth} ${unit}.`,
    ]),
    ...answerWithUnit(volume, `${unit}³`),
    drawing: stepsDrawing([length, top, height, low, depth], unit),
    mistakes: slips(
      [
        length * height * depth,
        `That is the whole box. The front isn’t a full rectangle: the upper part is only ${top} ${unit} wide.`,
      ],
      [
        (first + top * height) * depth,
        `You counted a part twice. The upper part is only ${height - low} ${unit} high.`,
      ],
      [front, `That is the area of the front. Multiply it by the depth of ${depth} ${unit}.`],
      [first * depth, `That is only the lower part. Add the upper part, ${top} ${unit} wide.`],
    ),
    hints: [
      'Divide the front into two rectangles.',
      `The lower one is ${length} by ${low}. The upper one is ${top} by $${height} - ${low}$.`,
      `The front has an area of $${first} + ${second} = ${front}$. Multiply by the depth.`,
    ],
    steps: [
      line('practice.rectangle-area', 'Lower rectangle', `${length}*${low}`, '=', String(first)),
      line('practice.rectangle-area', 'Upper rectangle', `${top}*(${height} - ${low})`, '=', String(second)),
      line('practice.add-areas', 'Area of the front', `${first} + ${second}`, '=', String(front)),
      line('practice.prism-volume', 'Multiply by the depth', `${front}*${depth}`, '=', String(volume)),
    ],
  };
}

const DOMES = ['A silo', 'A water tank', 'An observatory', 'A solid'] as const;
const TOWERS = ['A tower', 'A grain silo', 'A castle tower', 'A solid'] as const;

function domeVolume(random: Random): Draft {
  const [radius, height, unit] = [3 * random.whole(1, 4), random.whole(4, 24), random.pick(['cm', 'm'])];
  if (height > 3 * radius || 2 * height < radius || radius === height) return domeVolume(random);
  const [body, dome] = [radius ** 2 * height, (2 * radius ** 3) / 3];
  const what = unit === 'cm' ? 'A solid' : random.pick(DOMES);
  const [r, h] = [`${radius} ${unit}`, `${height} ${unit}`];
  return {
    question: random.pick([
      `${what} is a cylinder with a hemisphere on top. The radius is ${r}, and the cylinder is ${h} high. What is the volume? ${EXACT}`,
      `${what} consists of a cylinder with a radius of ${r} and a height of ${h}, and a hemisphere of the same radius on top. Find its volume. ${EXACT}`,
    ]),
    ...answerWithUnit(pi(body + dome), `${unit}³`),
    drawing: roundDrawing([radius, height], unit),
    mistakes: slips(
      [pi(body + 2 * dome), `You added a whole sphere. There is only half of one on top: $${pi(dome)}$.`],
      [pi(body), `That is only the cylinder. Add the hemisphere, $${pi(dome)}$.`],
      [
        pi(radius ** 2 * (height + radius)),
        `You treated the top as a cylinder. The volume of a hemisphere is $2/3*π*r^3$.`,
      ],
      [
        pi(body + (2 * radius ** 2) / 3),
        `You squared the radius of ${r} for the hemisphere. Its volume contains the cube of the radius.`,
      ],
    ),
    hints: [
      'Add the volumes of the two parts.',
      `The volume of the cylinder is $π*r^2*h = ${pi(body)}$.`,
      `The volume of a hemisphere is $2/3*π*r^3 = ${pi(dome)}$.`,
    ],
    steps: [
      line('practice.cylinder-volume', 'Volume of the cylinder', `π*${radius}^2*${height}`, '=', pi(body)),
      line('practice.sphere-volume', 'Volume of the hemisphere', `2/3*π*${radius}^3`, '=', pi(dome)),
      line('practice.add-volumes', 'Add', `${pi(body)} + ${pi(dome)}`, '=', pi(body + dome)),
    ],
  };
}

function coneVolume(random: Random): Draft {
  const [radius, height, cone, unit] = [
    random.whole(2, 9),
    random.whole(4, 18),
    3 * random.whole(1, 6),
    random.pick(['cm', 'm']),
  ];
  const isFine =
    height <= 3 * radius &&
    2 * height >= radius &&
    cone <= 3 * radius &&
    cone >= radius &&
    new Set([radius, height, cone]).size === 3;
  if (!isFine) return coneVolume(random);
  const [body, roof] = [radius ** 2 * height, (radius ** 2 * cone) / 3];
  const what = unit === 'cm' ? 'A solid' : random.pick(TOWERS);
  const [r, h, k] = [`${radius} ${unit}`, `${height} ${unit}`, `${cone} ${unit}`];
  return {
    question: random.pick([
      `${what} is a cylinder with a cone on top. The radius is ${r}. The cylinder is ${h} high, and the cone ${k}. What is the volume? ${EXACT}`,
      `${what} consists of a cylinder with a radius of ${r} and a height of ${h}, and a cone of the same radius with a height of ${k}. Find its volume. ${EXACT}`,
    ]),
    ...answerWithUnit(pi(body + roof), `${unit}³`),
    drawing: roundDrawing([radius, height], unit, { height: cone }),
    mistakes: slips(
      [
        pi(radius ** 2 * (height + cone)),
        `You treated the cone as a cylinder. Divide its part by 3: $${pi(roof)}$.`,
      ],
      [pi(body), `That is only the cylinder. Add the cone, $${pi(roof)}$.`],
      [pi(body - roof), `You subtracted the cone. It is on top, so add $${pi(roof)}$.`],
      (radius ** 2 * (height + cone)) % 3 === 0 && [
        pi((radius ** 2 * (height + cone)) / 3),
        `You divided everything by 3. Only the cone is divided by 3.`,
      ],
    ),
    hints: [
      'Add the volumes of the two parts.',
      `The volume of the cylinder is $π*r^2*h = ${pi(body)}$.`,
      `The cone has a third of the volume of a cylinder with the same height: $${pi(roof)}$.`,
    ],
    steps: [
      line('practice.cylinder-volume', 'Volume of the cylinder', `π*${radius}^2*${height}`, '=', pi(body)),
      line('practice.cone-volume', 'Volume of the cone', `1/3*π*${radius}^2*${cone}`, '=', pi(roof)),
      line('practice.add-volumes', 'Add', `${pi(body)} + ${pi(roof)}`, '=', pi(body + roof)),
    ],
  };
}

function domeSurface(random: Random): Draft {
  const [radius, height, unit] = [random.whole(2, 12), random.whole(3, 24), random.pick(['cm', 'm'])];
  if (height > 3 * radius || 2 * height < radius || radius === height) return domeSurface(random);
  const [side, dome, base] = [2 * radius * height, 2 * radius ** 2, radius ** 2];
  const [r, h] = [`${radius} ${unit}`, `${height} ${unit}`];
  return {
    question: random.pick([
      `A solid is a cylinder with a hemisphere on top. The radius is ${r}, and the cylinder is ${h} high. What is its surface area? ${EXACT}`,
      `A solid consists of a cylinder with a radius of ${r} and a height of ${h}, and a hemisphere of the same radius on top. Find its surface area. ${EXACT}`,
    ]),
    ...answerWithUnit(pi(side + dome + base), `${unit}²`),
    drawing: roundDrawing([radius, height], unit),
    mistakes: slips(
      [
        pi(side + dome + 2 * base),
        `You counted the circle of $${pi(base)}$ between the two parts. It is inside the solid.`,
      ],
      [pi(side + dome), `You forgot the base, a circle with the area $${pi(base)}$.`],
      [
        pi(side + 2 * dome + base),
        `You used a whole sphere. The curved surface of a hemisphere is $2π*r^2 = ${pi(dome)}$.`,
      ],
      radius % 3 === 0 && [
        pi(radius ** 2 * height + (2 * radius ** 3) / 3),
        `That is the volume. The surface has a side of $${pi(side)}$, a dome and a base.`,
      ],
    ),
    hints: [
      'Which faces can you touch? There are three faces: base, side and dome.',
      `The area of the side is $2π*r*h = ${pi(side)}$, and the base $${pi(base)}$.`,
      `The curved surface of a hemisphere is $2π*r^2 = ${pi(dome)}$. Add all three.`,
    ],
    steps: [
      line('practice.circle-area', 'Base', `π*${radius}^2`, '=', pi(base)),
      line('practice.cylinder-side', 'Side of the cylinder', `2π*${radius}*${height}`, '=', pi(side)),
      line('practice.sphere-surface', 'Half of the surface of a sphere', `2π*${radius}^2`, '=', pi(dome)),
      line(
        'practice.add-areas',
        'Add',
        `${pi(base)} + ${pi(side)} + ${pi(dome)}`,
        '=',
        pi(side + dome + base),
      ),
    ],
  };
}

function coneSurface(random: Random): Draft {
  const [[legs, up, slant], factor] = [
    random.pick([
      [3, 4, 5],
      [5, 12, 13],
      [4, 3, 5],
      [8, 15, 17],
      [8, 6, 10],
    ] as const),
    random.whole(1, 3),
  ];
  const [radius, cone, s, unit] = [legs * factor, up * factor, slant * factor, random.pick(['cm', 'm'])];
  const height = random.whole(3, 24);
  if (height > 3 * radius || 2 * height < radius || new Set([height, radius, cone, s]).size < 4 || s > 30)
    return coneSurface(random);
  const [side, roof, base] = [2 * radius * height, radius * s, radius ** 2];
  const [r, h, slope] = [`${radius} ${unit}`, `${height} ${unit}`, `${s} ${unit}`];
  return {
    question: random.pick([
      `A solid is a cylinder with a cone on top. The radius is ${r}, the cylinder is ${h} high, and the slant side of the cone is ${slope} long. What is its surface area? ${EXACT}`,
      `A solid consists of a cylinder with a radius of ${r} and a height of ${h}, and a cone of the same radius with a slant side of ${slope}. Find its surface area. ${EXACT}`,
    ]),
    ...answerWithUnit(pi(side + roof + base), `${unit}²`),
    drawing: roundDrawing([radius, height], unit, { height: cone, slant: s }),
    mistakes: slips(
      [
        pi(side + roof + 3 * base),
        `You counted the circles between the parts, $${pi(base)}$ each. They are inside the solid.`,
      ],
      [
        pi(side + roof + 2 * base),
        `You counted the circle of $${pi(base)}$ between the two parts. It is inside the solid.`,
      ],
      [pi(side + roof), `You forgot the base, a circle with the area $${pi(base)}$.`],
      [
        pi(side + radius * cone + base),
        `You used the height of the cone. The area of its side is $π*r*s = ${pi(roof)}$.`,
      ],
    ),
    hints: [
      'Which faces can you touch? There are three faces: base, side and cone.',
      `The area of the side is $2π*r*h = ${pi(side)}$, and the base $${pi(base)}$.`,
      `The side area of the cone is $π*r*s = ${pi(roof)}$. Add all three.`,
    ],
    steps: [
      line('practice.circle-area', 'Base', `π*${radius}^2`, '=', pi(base)),
      line('practice.cylinder-side', 'Side of the cylinder', `2π*${radius}*${height}`, '=', pi(side)),
      line('practice.cone-side', 'Side of the cone', `π*${radius}*${s}`, '=', pi(roof)),
      line(
        'practice.add-areas',
        'Add',
        `${pi(base)} + ${pi(side)} + ${pi(roof)}`,
        '=',
        pi(side + roof + base),
      ),
    ],
  };
}
