import { type Draft, type Family, line } from '../../../family.js';
import type { Drawing } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { dashed, labelledPolygon, rightAngle } from '../../shared/figure.js';
import { answerWithUnit } from '../../shared/measure.js';
import { scaledTriple } from '../../shared/triple.js';
import { quotientText } from '../../shared/lowest.js';
import { slips } from '../../shared/slips.js';

/** Parallelograms and trapezoids: area, a missing height, a missing side. */
export const quadrilateralArea: Family = {
  id: 'quadrilateral-area',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return parallelogram(random);
    const short = random.whole(4, 12);
    const sides = {
      short,
      long: short + random.whole(2, 8),
      height: random.whole(4, 10),
      unit: random.pick(['cm', 'm']),
    };
    if (((sides.short + sides.long) * sides.height) % 2 !== 0) sides.height += 1;
    if (difficulty === 'medium') return trapezoid(sides);
    return random.oneIn(2) ? missingHeight(sides) : missingSide(sides);
  },
};

interface Trapezoid {
  readonly short: number;
  readonly long: number;
  readonly height: number;
  readonly unit: string;
}

function parallelogram(random: Random): Draft {
  const [overhang, height, slanted] = scaledTriple(random, 20);
  const [base, unit] = [overhang + random.whole(3, 12), random.pick(['cm', 'm'])];
  const [b, h, s] = [base, height, slanted].map((length) => `${length} ${unit}`) as [string, string, string];
  if (height > base * 1.5 || base > height * 3) return parallelogram(random);
  return {
    question: `A parallelogram has a base of ${b}, slanted sides of ${s} and a height of ${h}. What is its area?`,
    ...answerWithUnit(base * height, `${unit}²`),
    mistakes: slips(
      [
        base * slanted,
        `You multiplied the base by the slanted side. The area needs the height of ${h}, which is perpendicular to the base.`,
      ],
      [2 * (base + slanted), `That is the perimeter. The area is base times height.`],
      [
        quotientText(base * height, 2),
        `You divided by 2, as for a triangle. The area of a parallelogram is the base times the height.`,
      ],
      [base + height, `You added the base and the height. Multiply them.`],
      [base * height * slanted, `You multiplied all three lengths. The slanted sides don’t matter.`],
    ),
    hints: [
      'Cut off the slanted corner and put it on the other side. What shape do you get?',
      'It becomes a rectangle with the same base and the same height. You don’t need one of the three lengths.',
      `Multiply the base by the height: $${base} * ${height}$. The slanted sides don’t matter.`,
    ],
    steps: [
      line('practice.parallelogram-area', 'Area of a parallelogram', 'b*h', '=', `${base}*${height}`),
      line('practice.multiply', 'Multiply', `${base}*${height}`, '=', String(base * height)),
    ],
    drawing: labelledPolygon(
      `A parallelogram with a base of ${b} and slanted sides of ${s}. Its height, drawn dashed, is ${h}.`,
      [
        [0, 0],
        [base, 0],
        [base + overhang, height],
        [overhang, height],
      ],
      [b, s],
      {
        lines: [
          dashed([overhang, 0], [overhang, height]),
          rightAngle([overhang, height], [base + overhang, height], [overhang, 0]),
        ],
        labels: [[[overhang, 0], [overhang, height], h]],
      },
    ),
  };
}

function drawing(
  { short, long, height }: Trapezoid,
  texts: readonly [string, string, string],
  said: string,
): Drawing {
  const start = (long - short) * 0.4;
  return labelledPolygon(
    said,
    [
      [0, 0],
      [long, 0],
      [start + short, height],
      [start, height],
    ],
    [texts[0], undefined, texts[1]],
    {
      lines: [dashed([start, 0], [start, height]), rightAngle([start, 0], [long, 0], [start, height])],
      labels: [[[start, 0], [start, height], texts[2]]],
    },
  );
}

function trapezoid(sides: Trapezoid): Draft {
  const { short, long, height, unit } = sides;
  const [sum, area] = [short + long, ((short + long) * height) / 2];
  const [a, c, h] = [long, short, height].map((length) => `${length} ${unit}`) as [string, string, string];
  const formula = (inner: string): string => `1/2*${inner}*${height}`;
  return {
    question: `The parallel sides of a trapezoid are ${a} and ${c} long. They are ${h} apart. What is its area?`,
    ...answerWithUnit(area, `${unit}²`),
    mistakes: slips(
      [
        2 * area,
        `You left out the factor 1/2. The area is half the sum of the parallel sides, times the height.`,
      ],
      [long * height, `You used only the longer side. Use the mean of the parallel sides.`],
      [short * height, `You used only the shorter side. Use the mean of the parallel sides.`],
      [sum + height, `You added the lengths. Take half of ${sum}, then multiply by ${height}.`],
      [
        quotientText(long * short * height, 2),
        `You multiplied the parallel sides. Add them: ${long} + ${short} = ${sum}.`,
      ],
    ),
    hints: [
      'Imagine a rectangle with the same height and a width between the two parallel sides.',
      'The area is half the sum of the parallel sides, times the height.',
      `The parallel sides add up to ${sum} ${unit}. Take half of that, and multiply it by ${height}.`,
    ],
    steps: [
      line(
        'practice.trapezoid-area',
        'Area of a trapezoid',
        '1/2*(a + c)*h',
        '=',
        formula(`(${long} + ${short})`),
      ),
      line(
        'practice.add',
        'Add inside the parentheses',
        formula(`(${long} + ${short})`),
        '=',
        formula(String(sum)),
      ),
      line('practice.multiply', 'Multiply', formula(String(sum)), '=', String(area)),
    ],
    drawing: drawing(
      sides,
      [a, c, h],
      `A trapezoid with parallel sides of ${a} and ${c}. Its height, drawn dashed, is ${h}.`,
    ),
  };
}

function missingHeight(sides: Trapezoid): Draft {
  const { short, long, height, unit } = sides;
  const [sum, area] = [String(short + long), String(((short + long) * height) / 2)];
  const [a, c] = [long, short].map((length) => `${length} ${unit}`) as [string, string];
  const product = String((short + long) * height);
  return {
    question: `A trapezoid has an area of ${area} ${unit}². Its parallel sides are ${a} and ${c} long. How far apart are they?`,
    ...answerWithUnit(height, unit),
    mistakes: slips(
      [
        quotientText(height, 2),
        `You divided the area by ${sum}. The area is only half of that sum times the height, so double it first.`,
      ],
      [quotientText(height, 4), `You divided the area by 2. Double it instead: $${sum}h = ${product}$.`],
      [
        quotientText((short + long) * height, 2 * long),
        `You divided only by the longer side. The area needs both parallel sides: their mean times the height.`,
      ],
      [product, `That is the doubled area. Divide it by the sum of the parallel sides, ${sum}.`],
    ),
    hints: [
      'The distance between the parallel sides is the height. How is the area related to it?',
      `The area is half of $${sum}h$.`,
      `Double the area: $${sum}h = ${product}$.`,
    ],
    steps: [
      line('practice.trapezoid-area', 'Area of a trapezoid', `1/2*(${long} + ${short})*h`, '=', area),
      line('practice.multiply-both-sides', 'Multiply both sides by 2', `${sum}h`, '=', product),
      line('practice.divide-both-sides', `Divide both sides by ${sum}`, 'h', '=', String(height)),
    ],
    drawing: drawing(
      sides,
      [a, c, '?'],
      `A trapezoid with parallel sides of ${a} and ${c}. Its height, drawn dashed, is unknown.`,
    ),
  };
}

function missingSide(sides: Trapezoid): Draft {
  const { short, long, height, unit } = sides;
  const [area, product] = [String(((short + long) * height) / 2), String((short + long) * height)];
  const [a, h] = [long, height].map((length) => `${length} ${unit}`) as [string, string];
  return {
    question: `A trapezoid has an area of ${area} ${unit}² and a height of ${h}. One of its parallel sides is ${a} long. How long is the other one?`,
    ...answerWithUnit(short, unit),
    mistakes: slips(
      [short + long, `That is the sum of both parallel sides. Subtract the side of ${a}.`],
      [
        quotientText(short + long, 2),
        `That is the mean of the parallel sides: area divided by height. Double it, then subtract ${long}.`,
      ],
      [
        quotientText((short + long) * height, 2 * long),
        `You divided the area by the known side. Divide by the height: that gives the mean of the two parallel sides.`,
      ],
      [2 * long + short, `You added ${long} at the end. It is part of the sum ${short + long}. Subtract it.`],
    ),
    hints: [
      'Write the area using the letter c for the side you don’t know.',
      `It is half of $${height}(${long} + c)$, and it equals ${area}.`,
      `So the two parallel sides add up to ${short + long} ${unit}.`,
    ],
    steps: [
      line('practice.trapezoid-area', 'Area of a trapezoid', `1/2*(${long} + c)*${height}`, '=', area),
      line(
        'practice.multiply-both-sides',
        'Multiply both sides by 2',
        `(${long} + c)*${height}`,
        '=',
        product,
      ),
      line(
        'practice.divide-both-sides',
        `Divide both sides by ${height}`,
        `${long} + c`,
        '=',
        String(short + long),
      ),
      line('practice.subtract-from-both-sides', `Subtract ${long} from both sides`, 'c', '=', String(short)),
    ],
    drawing: drawing(
      sides,
      [a, '?', h],
      `A trapezoid with one parallel side of ${a} and a dashed height of ${h}. The other parallel side is unknown.`,
    ),
  };
}
