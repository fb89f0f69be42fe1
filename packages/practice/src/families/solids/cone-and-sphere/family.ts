import { type Draft, type Family, line } from '../../../family.js';
import type { Drawing, Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { dashed, figure, rightAngle, segment, type SideLabel } from '../../shared/figure.js';
import { answerWithUnit, multiple, quotientPi } from '../../shared/measure.js';
import { ASPECT_RATIO, circleFromSide } from '../../shared/seen-circle.js';
import { scaledTriple } from '../../shared/triple.js';
import { slips } from '../../shared/slips.js';

/** The volume and surface area of cones and spheres, exact in π, with every step from the slant height. */
export const coneAndSphere: Family = {
  id: 'cone-and-sphere',
  category: 'geometry',
  difficulties: ['medium', 'hard'],
  make: (random, difficulty) => {
    const unit = random.pick(['cm', 'm', 'mm']);
    if (difficulty === 'hard') return coneFromSlant(random, unit);
    return random.oneIn(2) ? coneVolume(random, unit) : sphere(random, unit);
  },
};

function cone(
  radius: number,
  height: number,
  texts: readonly [string, (string | undefined)?, string?],
  said: string,
): Drawing {
  const low = -1.4 * radius * ASPECT_RATIO;
  const tip: Point = [0, height];
  const [foot, head]: readonly [Point, Point] = [
    [-1.25 * radius, 0],
    [-1.25 * radius, height],
  ];
  const isMeasured = texts[1] !== undefined;
  const labels: readonly SideLabel[] = [
    [[0, low], [radius, low], texts[0]],
    ...(texts[1] === undefined ? [] : ([[head, foot, texts[1]]] as const)),
    ...(texts[2] === undefined ? [] : ([[[radius, 0], tip, texts[2]]] as const)),
  ];
  return figure(
    `A cone. ${said}`,
    [
      ...circleFromSide(0, radius, true),
      segment([-radius, 0], tip),
      segment([radius, 0], tip),
      dashed([0, 0], tip),
      dashed([0, 0], [radius, 0]),
      rightAngle([0, 0], [radius, 0], tip),
      ...(isMeasured ? [segment(foot, head)] : []),
      segment([0, low], [radius, low]),
    ],
    labels,
  );
}

function coneVolume(random: Random, unit: string): Draft {
  const [radius, height] = [random.whole(3, 9), random.whole(3, 15)];
  if (height >= 2 * radius || 2 * height < radius || (radius ** 2 * height) % 3 !== 0)
    return coneVolume(random, unit);
  const [r, h, product] = [String(radius), String(height), radius ** 2 * height];
  return {
    question: `A cone has a radius of ${r} ${unit} and a height of ${h} ${unit}. What is its volume? Give the exact answer with π.`,
    ...answerWithUnit(multiple(product / 3, 'π'), `${unit}³`),
    mistakes: slips(
      [multiple(product, 'π'), `That is the cylinder. The cone is only one third of it.`],
      [quotientPi(product, 2), `You took half. A cone is one third of the cylinder.`],
      [
        quotientPi(radius * height, 3),
        `You forgot to square the radius. The area of the base is $π*${r}^2$.`,
      ],
      [quotientPi(4 * product, 3), `You squared the diameter. Use the radius of ${r} ${unit}.`],
      [product / 3, `The factor π is missing. The base is a circle.`],
    ),
    hints: [
      'Compare the cone with a cylinder of the same radius and height.',
      'The cone is one third of that cylinder.',
      `The volume of the cylinder is $${product}π$ ${unit}³. Take one third of it.`,
    ],
    steps: [
      line('practice.cone-volume', 'Volume of a cone', 'V', '=', '1/3*π*r^2*h'),
      line('practice.substitute', 'Substitute the numbers', '1/3*π*r^2*h', '=', `1/3*π*${r}^2*${h}`),
      line('practice.multiply', 'Multiply', `1/3*π*${r}^2*${h}`, '=', `1/3*${product}π`),
      line('practice.divide', 'Take one third', `1/3*${product}π`, '=', multiple(product / 3, 'π')),
    ],
    drawing: cone(
      radius,
      height,
      [`${r} ${unit}`, `${h} ${unit}`],
      `The radius of its circle is ${r} ${unit}, and its height is ${h} ${unit}.`,
    ),
  };
}

function coneFromSlant(random: Random, unit: string): Draft {
  const [radius, height, slant] = scaledTriple(random, 60);
  const product = radius ** 2 * height;
  if (product % 3 !== 0 || height > 3 * radius || radius > 2 * height) return coneFromSlant(random, unit);
  const [r, h, s] = [radius, height, slant].map(String) as [string, string, string];
  const isVolume = random.oneIn(2);
  const surface = multiple(radius ** 2 + radius * slant, 'π');
  const given = isVolume ? `a slant height of ${s} ${unit}` : `a height of ${h} ${unit}`;
  const hypotenuse = isVolume
    ? [
        line('practice.pythagorean-theorem', 'Pythagorean theorem', 'h^2', '=', `${s}^2 - ${r}^2`),
        line('practice.square', 'Calculate the squares', `${s}^2 - ${r}^2`, '=', String(height ** 2)),
        line('practice.square-root', 'Square root', 'h', '=', h),
      ]
    : [
        line('practice.pythagorean-theorem', 'Pythagorean theorem', 's^2', '=', `${r}^2 + ${h}^2`),
        line('practice.square', 'Calculate the squares', `${r}^2 + ${h}^2`, '=', String(slant ** 2)),
        line('practice.square-root', 'Square root', 's', '=', s),
      ];
  return {
    question: `A cone has a radius of ${r} ${unit} and ${given}${isVolume ? ', measured from the rim up to the tip' : ''}. What is its ${isVolume ? 'volume' : 'surface area, including the base'}? Give the exact answer with π.`,
    ...(isVolume
      ? answerWithUnit(multiple(product / 3, 'π'), `${unit}³`)
      : answerWithUnit(surface, `${unit}²`)),
    mistakes: isVolume
      ? slips(
          [
            quotientPi(radius ** 2 * slant, 3),
            `You used the slant height. The volume needs the vertical height, ${h} ${unit}.`,
          ],
          [multiple(product, 'π'), `One third is missing. That is the cylinder around the cone.`],
          [
            multiple(radius ** 2 * slant, 'π'),
            `You used the slant height and left out the factor 1/3. Find the vertical height first.`,
          ],
          [quotientPi(product, 2), `You took half. A cone is one third of the cylinder.`],
          [
            quotientPi(radius * height, 3),
            `You forgot to square the radius. The area of the base is $π*${r}^2$.`,
          ],
        )
      : slips(
          [multiple(radius * slant, 'π'), `That is only the lateral area. Add the circular base.`],
          [
            multiple(radius ** 2 + radius * height, 'π'),
            `You used the height. The lateral area needs the slant height, ${s} ${unit}.`,
          ],
          [
            quotientPi(product, 3),
            `That is the volume. The surface area is the lateral area plus the circle.`,
          ],
          [
            multiple(radius ** 2 + 2 * radius * slant, 'π'),
            `You doubled the lateral area. It is $π*r*s$, without a 2.`,
          ],
          [multiple(2 * radius ** 2 + radius * slant, 'π'), `You added two circles. A cone has only one.`],
        ),
    hints: isVolume
      ? [
          'The volume needs the vertical height, not the slant height.',
          'The radius, height and slant height form a right triangle.',
          `By the Pythagorean theorem the height is ${h} ${unit}. The volume is $1/3*π*r^2*h$.`,
        ]
      : [
          'The lateral area of the cone needs the slant height s.',
          'The radius, height and slant height form a right triangle.',
          `The slant height is ${s} ${unit}. The lateral area is $π*r*s$, and the circle is $π*r^2$.`,
        ],
    steps: [
      ...hypotenuse,
      isVolume
        ? line(
            'practice.cone-volume',
            'Volume of a cone',
            `1/3*π*${r}^2*${h}`,
            '=',
            multiple(product / 3, 'π'),
          )
        : line('practice.cone-surface', 'Surface area of a cone', `π*${r}^2 + π*${r}*${s}`, '=', surface),
    ],
    drawing: isVolume
      ? cone(
          radius,
          height,
          [`${r} ${unit}`, undefined, `${s} ${unit}`],
          `The radius of its circle is ${r} ${unit}. From the rim to the tip it is ${s} ${unit}.`,
        )
      : cone(
          radius,
          height,
          [`${r} ${unit}`, `${h} ${unit}`],
          `The radius of its circle is ${r} ${unit}, and its height is ${h} ${unit}.`,
        ),
  };
}

function sphere(random: Random, unit: string): Draft {
  const isVolume = random.oneIn(2);
  const radius = isVolume ? 3 * random.whole(1, 4) : random.whole(2, 12);
  const r = String(radius);
  const [square, cube] = [4 * radius ** 2, radius ** 3];
  return {
    question: `A sphere has a radius of ${r} ${unit}. What is its ${isVolume ? 'volume' : 'surface area'}? Give the exact answer with π.`,
    ...(isVolume
      ? answerWithUnit(multiple((4 * cube) / 3, 'π'), `${unit}³`)
      : answerWithUnit(multiple(square, 'π'), `${unit}²`)),
    mistakes: isVolume
      ? slips(
          [multiple(square, 'π'), `That is the surface area, $4π*r^2$. The volume is $4/3*π*r^3$.`],
          [multiple(4 * cube, 'π'), `You forgot to divide by 3. The volume is $4/3*π*r^3$.`],
          [quotientPi(4 * radius ** 2, 3), `You squared the radius. The volume needs its cube, ${cube}.`],
          [quotientPi(cube, 3), `The factor 4 is missing. The volume is $4/3*π*r^3$.`],
          [quotientPi(32 * cube, 3), `You used the diameter. The radius is ${r} ${unit}.`],
          [multiple(4 * radius, 'π'), `You multiplied the radius by 3. The cube is $${r} * ${r} * ${r}$.`],
        )
      : slips(
          [
            multiple(radius ** 2, 'π'),
            `That is a circle through the center. The surface area of a sphere is four times as large.`,
          ],
          [quotientPi(4 * cube, 3), `That is the volume, $4/3*π*r^3$. The surface area is $4π*r^2$.`],
          [
            multiple(8 * radius, 'π'),
            `You doubled the radius. To square a number, multiply it by itself: $${r} * ${r}$.`,
          ],
          [multiple(2 * radius ** 2, 'π'), `The factor is 4, not 2. The surface area is $4π*r^2$.`],
          [multiple(16 * radius ** 2, 'π'), `You used the diameter. The radius is ${r} ${unit}.`],
          [multiple(4 * radius, 'π'), `You forgot to square the radius. The surface area is $4π*r^2$.`],
        ),
    hints: isVolume
      ? [
          'Recall the volume of a sphere. It depends on the cube of the radius.',
          'The volume is $4/3*π*r^3$.',
          `Here $r^3 = ${cube}$.`,
        ]
      : [
          'The surface area of a sphere is four times the area of a circle through its center.',
          'The surface area is $4π*r^2$.',
          `Here $r^2 = ${radius ** 2}$.`,
        ],
    steps: isVolume
      ? [
          line('practice.sphere-volume', 'Volume of a sphere', 'V', '=', '4/3*π*r^3'),
          line('practice.substitute', 'Substitute the numbers', '4/3*π*r^3', '=', `4/3*π*${r}^3`),
          line('practice.multiply', 'Multiply', `4/3*π*${r}^3`, '=', multiple((4 * cube) / 3, 'π')),
        ]
      : [
          line('practice.sphere-surface', 'Surface area of a sphere', '4π*r^2', '=', `4π*${r}^2`),
          line('practice.multiply', 'Multiply', `4π*${r}^2`, '=', multiple(square, 'π')),
        ],
    drawing: figure(
      `A sphere. Its radius is ${r} ${unit}.`,
      [
        { kind: 'circle', center: [0, 0], radius },
        ...circleFromSide(0, radius, true),
        segment([0, 0], [0, radius]),
      ],
      [[[0, 0], [0, radius], `${r} ${unit}`]],
    ),
  };
}
