import { type Draft, type Family, line } from '../../../family.js';
import type { Drawing } from '../../../problem.js';
import { figure, segment } from '../../shared/figure.js';
import { answerWithUnit, multiple, quotientPi } from '../../shared/measure.js';
import { ASPECT_RATIO, circleFromSide } from '../../shared/seen-circle.js';
import { slips } from '../../shared/slips.js';

/** The volume and surface area of a cylinder, exact in π. */
export const cylinder: Family = {
  id: 'cylinder',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const [radius, height, unit] = [random.whole(2, 10), random.whole(3, 15), random.pick(['cm', 'm'])];
    if (height > 4 * radius || radius > 2 * height) return cylinder.make(random, difficulty);
    return { easy: volume, medium: surface, hard: surfaceFromVolume }[difficulty](radius, height, unit);
  },
};

function drawing(radius: number, height: number, texts: readonly [string, string], said: string): Drawing {
  const top = height + radius * ASPECT_RATIO;
  return figure(
    `A cylinder. ${said}`,
    [
      ...circleFromSide(height, radius, false),
      ...circleFromSide(0, radius, true),
      segment([-radius, 0], [-radius, height]),
      segment([radius, 0], [radius, height]),
      segment([0, height], [radius, height]),
    ],
    [
      [[radius, top], [0, top], texts[0]],
      [[radius, 0], [radius, height], texts[1]],
    ],
  );
}

function volume(radius: number, height: number, unit: string): Draft {
  const [r, h, square] = [String(radius), String(height), radius ** 2];
  return {
    question: `A cylinder has a radius of ${r} ${unit} and a height of ${h} ${unit}. What is its volume? Give the exact answer with π.`,
    ...answerWithUnit(multiple(square * height, 'π'), `${unit}³`),
    mistakes: slips(
      [
        multiple(2 * radius * height, 'π'),
        `That is the area of the curved side. The volume is the area of the base, $π*r^2$, times the height.`,
      ],
      [
        multiple(radius * height, 'π'),
        `You forgot to square the radius. The area of the base is $${square}π$ ${unit}².`,
      ],
      [multiple(4 * square * height, 'π'), `You squared the diameter. Use the radius of ${r} ${unit}.`],
      [
        quotientPi(square * height, 3),
        `You divided by 3. That is for a cone. The volume of a cylinder is the whole product.`,
      ],
      [square * height, `The factor π is missing. The base is a circle.`],
      [multiple(radius * height ** 2, 'π'), `You squared the height. Square the radius: $π*r^2*h$.`],
    ),
    hints: [
      'As with a box, the volume is the area of the base times the height.',
      'The base is a circle with area $π*r^2$.',
      `The area of the base is $${square}π$ ${unit}². Multiply it by the height.`,
    ],
    steps: [
      line('practice.cylinder-volume', 'Volume of a cylinder', 'V', '=', 'π*r^2*h'),
      line('practice.substitute', 'Substitute the numbers', 'π*r^2*h', '=', `π*${r}^2*${h}`),
      line('practice.square', 'Square', `π*${r}^2*${h}`, '=', `${square}π*${h}`),
      line('practice.multiply', 'Multiply', `${square}π*${h}`, '=', multiple(square * height, 'π')),
    ],
    drawing: drawing(
      radius,
      height,
      [`${r} ${unit}`, `${h} ${unit}`],
      `The radius of its bases is ${r} ${unit}, and its height is ${h} ${unit}.`,
    ),
  };
}

function surface(radius: number, height: number, unit: string): Draft {
  const [r, h, circles, side] = [String(radius), String(height), 2 * radius ** 2, 2 * radius * height];
  return {
    question: `A closed cylinder has a radius of ${r} ${unit} and a height of ${h} ${unit}. What is its surface area? Give the exact answer with π.`,
    ...answerWithUnit(multiple(circles + side, 'π'), `${unit}²`),
    mistakes: slips(
      [multiple(side, 'π'), `That is only the curved side. Add the two circles, top and bottom.`],
      [multiple(circles / 2 + side, 'π'), `One circle is missing. A closed cylinder has a top and a bottom.`],
      [
        multiple(radius ** 2 * height, 'π'),
        `That is the volume. The surface area is two circles plus the curved side.`,
      ],
      [
        multiple(circles + side / 2, 'π'),
        `The factor 2 is missing in the curved side. It is as long as the circumference, $2π*r$.`,
      ],
      [multiple(circles, 'π'), `Those are only the two circles. Add the curved side.`],
    ),
    hints: [
      'Imagine cutting the cylinder open and laying it flat. What shapes do you see?',
      'Two circles and a rectangle. The rectangle is as long as the circumference of a circle.',
      `The area of the two circles is $${multiple(circles, 'π')}$ ${unit}². The rectangle is $${multiple(2 * radius, 'π')}$ ${unit} long and ${h} ${unit} high.`,
    ],
    steps: [
      line(
        'practice.cylinder-surface',
        'Surface area of a cylinder',
        '2π*r^2 + 2π*r*h',
        '=',
        `2π*${r}^2 + 2π*${r}*${h}`,
      ),
      line(
        'practice.multiply',
        'Multiply',
        `2π*${r}^2 + 2π*${r}*${h}`,
        '=',
        `${multiple(circles, 'π')} + ${multiple(side, 'π')}`,
      ),
      line(
        'practice.add',
        'Add',
        `${multiple(circles, 'π')} + ${multiple(side, 'π')}`,
        '=',
        multiple(circles + side, 'π'),
      ),
    ],
    drawing: drawing(
      radius,
      height,
      [`${r} ${unit}`, `${h} ${unit}`],
      `The radius of its bases is ${r} ${unit}, and its height is ${h} ${unit}.`,
    ),
  };
}

function surfaceFromVolume(radius: number, height: number, unit: string): Draft {
  const [r, h, square, volume] = [radius, height, radius ** 2, radius ** 2 * height].map(String) as [
    string,
    string,
    string,
    string,
  ];
  const result = multiple(2 * radius ** 2 + 2 * radius * height, 'π');
  return {
    question: `A closed cylinder has a radius of ${r} ${unit} and a volume of $${volume}π$ ${unit}³. What is its surface area? Give the exact answer with π.`,
    ...answerWithUnit(result, `${unit}²`),
    mistakes: slips(
      [
        multiple(2 * radius * height, 'π'),
        `That is only the curved side. Add the two circles, top and bottom.`,
      ],
      [
        multiple(radius ** 2 + 2 * radius * height, 'π'),
        `One circle is missing. A closed cylinder has a top and a bottom.`,
      ],
      [
        multiple(2 * radius ** 2 + radius * height, 'π'),
        `The factor 2 is missing in the curved side. It is as long as the circumference, $2π*r$.`,
      ],
      [
        multiple(2 * radius ** 2 + 2 * radius ** 2 * height, 'π'),
        `You divided the volume by the radius only. The area of the base contains the square of the radius, ${square}. The height is ${h} ${unit}.`,
      ],
      [h, `That is the height. Now calculate the surface area: two circles plus the curved side.`],
    ),
    hints: [
      'The surface area needs the height. You can find it from the volume.',
      `The area of the base is $${square}π$ ${unit}². How tall must the cylinder be to have this volume?`,
      `The height is ${h} ${unit}. Add two circles and the curved side, $2π*r*h$.`,
    ],
    steps: [
      line('practice.cylinder-volume', 'Volume of a cylinder', `π*${r}^2*h`, '=', `${volume}π`),
      line(
        'practice.divide-both-sides',
        'Divide both sides by the area of the base',
        'h',
        '=',
        `${volume}π/(${square}π)`,
      ),
      line('practice.divide', 'Divide', `${volume}π/(${square}π)`, '=', h),
      line(
        'practice.cylinder-surface',
        'Surface area of a cylinder',
        `2π*${r}^2 + 2π*${r}*${h}`,
        '=',
        result,
      ),
    ],
    drawing: drawing(
      radius,
      height,
      [`${r} ${unit}`, 'h'],
      `The radius of its bases is ${r} ${unit}. Its height h is not given.`,
    ),
  };
}
