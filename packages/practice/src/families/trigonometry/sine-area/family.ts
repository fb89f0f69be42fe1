import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { answerWithUnit } from '../../shared/measure.js';
import { slips } from '../../shared/slips.js';
import {
  about,
  angleOf,
  fourDigits,
  isFirm,
  ratioOf,
  tenths,
  triangleOf,
  wrongTenths,
} from '../../shared/trig.js';

/** The area of a triangle from two sides and the angle between them, and the angle from the area. */
export const sineArea: Family = {
  id: 'sine-area',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const [a, b, unit] = [random.whole(5, 24), random.whole(5, 24), random.pick(['cm', 'm'])];
    if (a === b || Math.max(a, b) > 2 * Math.min(a, b)) return sineArea.make(random, difficulty);
    if (difficulty === 'easy') return half(random, [a, b, unit]);
    return difficulty === 'medium' ? area(random, [a, b, unit]) : angle(random, [a, b, unit]);
  },
};

type Sides = readonly [a: number, b: number, unit: string];

function drawing([a, b, unit]: Sides, degrees: number, text: string) {
  const third = Math.sqrt(a ** 2 + b ** 2 - 2 * a * b * ratioOf('cos', degrees));
  const said =
    text === '?' ? 'The angle between these sides is unknown.' : `The angle between these sides is ${text}.`;
  return triangleOf(`A triangle with sides of ${a} ${unit} and ${b} ${unit}. ${said}`, [third, b, a], {
    A: text,
    b: `${b} ${unit}`,
    c: `${a} ${unit}`,
  });
}

/** The angle is 30° or 150°, so its sine is one half. */
function half(random: Random, sides: Sides): Draft {
  const [a, b, unit] = sides;
  const degrees = 30;
  const exact = (a * b) / 4;
  return {
    question: random.pick([
      `Two sides of a triangle are ${a} ${unit} and ${b} ${unit} long. The angle between them is ${degrees}°, and sin ${degrees}° is $1/2$. What is the area?`,
      `A triangle has sides of ${a} ${unit} and ${b} ${unit} with an angle of ${degrees}° between them. Find its area. Use that sin ${degrees}° is $1/2$.`,
    ]),
    ...answerWithUnit(exact, `${unit}²`),
    drawing: drawing(sides, degrees, `${degrees}°`),
    mistakes: slips(
      [
        (a * b) / 2,
        `You used only one half. There are two: one from the area formula and one from sin ${degrees}°.`,
      ],
      [a * b, `That is the product of the sides. Multiply it by $1/2$ and by sin ${degrees}°.`],
      [(a * b) / 8, `You halved three times. The area is $1/2 * ${a} * ${b} * (1/2)$.`],
      [(a + b) / 4, `You added the sides. Multiply them: $${a} * ${b}$.`],
    ),
    hints: [
      'The height is one side times the sine of the angle.',
      `The area is half of ${a} times ${b} times sin ${degrees}°.`,
      `Calculate $1/2 * ${a} * ${b} * (1/2)$.`,
    ],
    steps: [
      line(
        'practice.sine-area',
        'Half of the sides, times the sine of the angle between them',
        `1/2*${a}*${b}*(1/2)`,
        '=',
        `${a * b}/4`,
      ),
      line('practice.divide', 'Divide', `${a * b}/4`, '=', String(exact)),
    ],
  };
}

function area(random: Random, sides: Sides): Draft {
  const [a, b, unit] = sides;
  const degrees = random.pick([random.whole(32, 80), random.whole(98, 110)]);
  const [four, exact] = [fourDigits('sin', degrees), (a * b * ratioOf('sin', degrees)) / 2];
  if (!isFirm(exact, (a * b * Number(four)) / 2)) return area(random, sides);
  const answer = tenths(exact);
  return {
    question: random.pick([
      `Two sides of a triangle are ${a} ${unit} and ${b} ${unit} long, and the angle between them is ${degrees}°. What is the area? Round to 1 decimal place.`,
      `A triangle has sides of ${a} ${unit} and ${b} ${unit} with an angle of ${degrees}° between them. Find its area, rounded to 1 decimal place.`,
    ]),
    answer,
    form: { kind: 'rounded', decimals: 1, unit: `${unit}²` },
    drawing: drawing(sides, degrees, `${degrees}°`),
    mistakes: slips(
      [
        wrongTenths(2 * exact, exact),
        `You forgot to take half. The area is half of ${a} times ${b} times sin ${degrees}°.`,
      ],
      [
        wrongTenths((a * b * ratioOf('cos', degrees)) / 2, exact),
        `You used the cosine. The height is ${b} times the sine of ${degrees}°.`,
      ],
      [
        wrongTenths((a * b) / 2, exact),
        `That would be right for a right angle. Multiply by sin ${degrees}°.`,
      ],
      [
        wrongTenths((a * b * Math.sin(degrees)) / 2, exact),
        `Your calculator is set to radians. In degrees, sin ${degrees}° ≈ ${four}.`,
      ],
    ),
    hints: [
      `Take ${a} ${unit} as the base. How high is the triangle?`,
      `The height is ${b} times sin ${degrees}°.`,
      `Calculate $1/2 * ${a} * ${b}$ times sin ${degrees}°, which is about ${four}.`,
    ],
    steps: [
      line(
        'practice.triangle-area',
        'Half of the product of the sides',
        `1/2*${a}*${b}`,
        '=',
        String((a * b) / 2),
      ),
      line(
        'practice.sine-area',
        `Multiply by the sine, about ${four}`,
        `${(a * b) / 2}*${four}`,
        '≈',
        answer,
      ),
    ],
  };
}

function angle(random: Random, sides: Sides): Draft {
  const [a, b, unit] = sides;
  const size = Math.round((a * b * ratioOf('sin', random.whole(28, 72))) / 2);
  const ratio = (2 * size) / (a * b);
  const [four, exact] = [ratio.toFixed(4), angleOf('sin', Math.min(1, ratio))];
  if (exact < 25 || exact > 75 || !isFirm(exact, angleOf('sin', Number(four)))) return angle(random, sides);
  const answer = tenths(exact);
  return {
    question: random.pick([
      `A triangle with an area of ${size} ${unit}² has sides of ${a} ${unit} and ${b} ${unit}. The angle between them is acute. What is its measure? Round to 1 decimal place.`,
      `The area of a triangle is ${size} ${unit}². Two sides are ${a} ${unit} and ${b} ${unit} long. Find the acute angle between them, rounded to 1 decimal place.`,
    ]),
    answer,
    form: { kind: 'rounded', decimals: 1, variable: 'x', unit: '°' },
    drawing: drawing(sides, exact, '?'),
    mistakes: slips(
      [
        wrongTenths(angleOf('sin', ratio / 2), exact),
        `You forgot the half in the formula. Twice the area, ${2 * size}, is ${a} times ${b} times sin x.`,
      ],
      [
        wrongTenths(angleOf('cos', ratio), exact),
        `You used the cosine. The formula has the sine: sin x is $${2 * size}/${a * b}$.`,
      ],
      [
        wrongTenths(angleOf('tan', ratio), exact),
        `You used the tangent. The formula has the sine: sin x is $${2 * size}/${a * b}$.`,
      ],
      [
        wrongTenths(180 - exact, exact),
        `That angle has the same sine, but the angle between ${a} ${unit} and ${b} ${unit} is acute.`,
      ],
    ),
    hints: [
      'The area is half of the product of the sides, times the sine of the angle.',
      `So ${size} is $1/2 * ${a} * ${b}$ times sin x.`,
      `The sine of x is $${2 * size}/${a * b}$, about ${four}. Use sin⁻¹.`,
    ],
    steps: [
      line(
        'practice.sine-area',
        'Solve the area formula for sin x',
        `(2*${size})/(${a}*${b})`,
        about(ratio, four),
        four,
      ),
      line(
        'practice.angle-from-ratio',
        `The acute angle with this sine: x = sin⁻¹(${four})`,
        'x',
        '≈',
        answer,
      ),
    ],
  };
}
