import { type Draft, type Family, line } from '../../../family.js';
import type { Drawing } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { dashed, labelledPolygon, rightAngle } from '../../shared/figure.js';
import { answerWithUnit } from '../../shared/measure.js';
import { scaledTriple } from '../../shared/triple.js';
import { quotientText } from '../../shared/lowest.js';
import { slips } from '../../shared/slips.js';

/** Triangles: area, a missing height, an isosceles triangle. */
export const triangleArea: Family = {
  id: 'triangle-area',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'hard') return isosceles(random);
    const base = random.whole(5, 14);
    const height = random.whole(Math.ceil(base * 0.5), base);
    const [b, h] = (base * height) % 2 === 0 ? [base, height] : [base + 1, height];
    return difficulty === 'easy' ? area(random, b, h) : missing(random, b, h);
  },
};

function drawing(b: number, h: number, base: string, height: string, said: string): Drawing {
  const foot = b * 0.35;
  return labelledPolygon(
    said,
    [
      [0, 0],
      [b, 0],
      [foot, h],
    ],
    [base],
    {
      lines: [dashed([foot, 0], [foot, h]), rightAngle([foot, 0], [b, 0], [foot, h])],
      labels: [[[foot, 0], [foot, h], height]],
    },
  );
}

function area(random: Random, base: number, height: number): Draft {
  const [b, h, product] = [String(base), String(height), base * height];
  const [thing, unit] = random.pick([
    ['triangle', 'cm'],
    ['triangular sail', 'm'],
    ['triangular flag', 'cm'],
    ['triangular flower bed', 'm'],
  ]);
  const [bu, hu] = [`${b} ${unit}`, `${h} ${unit}`];
  return {
    question: `A ${thing} has a base of ${bu} and a height of ${hu}. What is its area?`,
    ...answerWithUnit(product / 2, `${unit}²`),
    mistakes: slips(
      [product, `That is base times height, the area of a parallelogram. The triangle is half of it.`],
      [base + height, `You added the base and the height. Multiply them, then take half.`],
      [quotientText(product, 4), `You divided by 2 twice. The area is half of $${b} * ${h}$.`],
      [
        quotientText(base + height, 2),
        `You added the base and the height. Multiply them before you take half.`,
      ],
    ),
    hints: [
      'Two copies of the triangle form a parallelogram with the same base and height.',
      'The area is half the base times the height.',
      `Calculate $${b} * ${h}$ and take half of it.`,
    ],
    steps: [
      line('practice.triangle-area', 'Area of a triangle', '1/2*b*h', '=', `1/2*${b}*${h}`),
      line('practice.multiply', 'Multiply the base by the height', `1/2*${b}*${h}`, '=', `1/2*${product}`),
      line('practice.multiply', 'Take half', `1/2*${product}`, '=', String(product / 2)),
    ],
    drawing: drawing(
      base,
      height,
      bu,
      hu,
      `A triangle with a base of ${bu}. Its height, drawn dashed, is ${hu}.`,
    ),
  };
}

function missing(random: Random, base: number, height: number): Draft {
  const [unit, isHeight] = [random.pick(['cm', 'm', 'mm']), random.oneIn(2)];
  const [known, sought] = isHeight ? [base, height] : [height, base];
  const [k, s, letter] = [String(known), String(sought), isHeight ? 'h' : 'b'];
  const [given, wanted] = isHeight ? ['base', 'height'] : ['height', 'base'];
  const [area, twice] = [String((base * height) / 2), String(base * height)];
  return {
    question: `A triangle has an area of ${area} ${unit}² and a ${given} of ${k} ${unit}. How long is its ${wanted}?`,
    ...answerWithUnit(sought, unit),
    mistakes: slips(
      [
        quotientText(sought, 2),
        `You divided ${area} by ${k}. The area is only half the base times the height, so double it first.`,
      ],
      [quotientText(sought, 4), `You divided the area by 2. Base times height is twice the area: ${twice}.`],
      (base * height) / 2 > known && [
        (base * height) / 2 - known,
        `You subtracted ${k}. Base times height is ${twice}, so divide.`,
      ],
      [twice, `That is base times height. Divide it by the ${given} of ${k} ${unit}.`],
    ),
    hints: [
      'Write down the formula for the area in terms of the base and the height.',
      `The area is half the base times the height. So what is the base times the height here?`,
      `Base times height is ${twice}. Solve $${k}${letter} = ${twice}$.`,
    ],
    steps: [
      line('practice.triangle-area', 'Area of a triangle', `1/2*${k}*${letter}`, '=', area),
      line('practice.multiply-both-sides', 'Multiply both sides by 2', `${k}${letter}`, '=', twice),
      line('practice.divide-both-sides', `Divide both sides by ${k}`, letter, '=', s),
    ],
    drawing: isHeight
      ? drawing(
          base,
          height,
          `${k} ${unit}`,
          '?',
          `A triangle with a base of ${k} ${unit}. Its height, drawn dashed, is unknown.`,
        )
      : drawing(
          base,
          height,
          '?',
          `${k} ${unit}`,
          `A triangle with a height of ${k} ${unit}, drawn dashed. Its base is unknown.`,
        ),
  };
}

function isosceles(random: Random): Draft {
  const [half, height, side] = scaledTriple(random, 75);
  if (height > half * 3) return isosceles(random);
  const [unit, base] = [random.pick(['cm', 'm']), 2 * half];
  const [a, b, h, s] = [half, base, height, side].map(String) as [string, string, string, string];
  const isPerimeter = random.oneIn(2);
  const perimeter = String(base + 2 * side);
  return {
    question: isPerimeter
      ? `An isosceles triangle has a base of ${b} ${unit} and a perimeter of ${perimeter} ${unit}. What is its area?`
      : `An isosceles triangle has a base of ${b} ${unit} and two equal sides of ${s} ${unit}. What is its area?`,
    ...answerWithUnit(half * height, `${unit}²`),
    mistakes: slips(
      [base * height, `That is base times height, a whole rectangle. The triangle is half of it.`],
      [
        half * side,
        `You used the side of ${s} ${unit} as the height. The height is the dashed line. It forms a right triangle with the side of ${s} ${unit} and half the base, ${a} ${unit}.`,
      ],
      [
        quotientText(half * height, 2),
        `You also used half the base in the area. Half the base is only for the height. The area uses the whole base.`,
      ],
      [
        base * side,
        `You multiplied the base by the side. Find the height first. Then take half of the base times the height.`,
      ],
    ),
    hints: [
      ...(isPerimeter ? (['First find the length of the two equal sides.'] as const) : []),
      'You need the height. It bisects the base of an isosceles triangle.',
      `Half the base, the height and an equal side form a right triangle: $h^2 = ${s}^2 - ${a}^2$.`,
    ] as [string, ...string[]],
    steps: [
      ...(isPerimeter
        ? [line('practice.equal-sides', 'Equal sides', `(${perimeter} - ${b})/2`, '=', s)]
        : []),
      line('practice.half-base', 'Half the base', `${b}/2`, '=', a),
      line('practice.pythagorean-theorem', 'Pythagorean theorem', 'h^2', '=', `${s}^2 - ${a}^2`),
      line('practice.square', 'Calculate the squares', `${s}^2 - ${a}^2`, '=', String(height ** 2)),
      line('practice.square-root', 'Square root', 'h', '=', h),
      line('practice.triangle-area', 'Area of a triangle', `1/2*${b}*${h}`, '=', String(half * height)),
    ],
    drawing: labelledPolygon(
      isPerimeter
        ? `An isosceles triangle with a base of ${b} ${unit}. The dashed height meets the midpoint of the base at a right angle.`
        : `An isosceles triangle with a base of ${b} ${unit} and two sides of ${s} ${unit}. The dashed height meets the midpoint of the base at a right angle.`,
      [
        [0, 0],
        [base, 0],
        [half, height],
      ],
      isPerimeter ? [`${b} ${unit}`] : [`${b} ${unit}`, `${s} ${unit}`, `${s} ${unit}`],
      { lines: [dashed([half, 0], [half, height]), rightAngle([half, 0], [base, 0], [half, height])] },
    ),
  };
}
