import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
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

/** The law of cosines: the third side from two sides and their angle, and an angle from three sides. */
export const cosineRule: Family = {
  id: 'cosine-rule',
  category: 'geometry',
  difficulties: ['medium', 'hard'],
  make: (random, difficulty) => (difficulty === 'medium' ? side(random) : angle(random)),
};

function side(random: Random): Draft {
  const [a, b, C, unit] = [
    random.whole(5, 20),
    random.whole(5, 20),
    random.whole(35, 115),
    random.pick(['cm', 'm', 'km']),
  ];
  const four = fourDigits('cos', C);
  const [square, near] = [ratioOf('cos', C), Number(four)].map(
    (cos) => a ** 2 + b ** 2 - 2 * a * b * cos,
  ) as [number, number];
  const exact = Math.sqrt(square);
  const isFine = a !== b && Math.max(a, b) < 2 * Math.min(a, b) && Math.abs(C - 90) > 8;
  if (!isFine || !isFirm(exact, Math.sqrt(Number(near.toFixed(2))))) return side(random);
  const answer = tenths(exact);
  const [twice, sum] = [2 * a * b, a ** 2 + b ** 2];
  const sign = Number(four) < 0 ? `+ ${twice}*${four.slice(1)}` : `- ${twice}*${four}`;
  return {
    question: random.pick([
      `Two sides of a triangle are ${a} ${unit} and ${b} ${unit} long, and the angle between them is ${C}°. How long is the third side? Round to 1 decimal place.`,
      `A triangle has sides of ${a} ${unit} and ${b} ${unit} with an angle of ${C}° between them. Find the third side, rounded to 1 decimal place.`,
    ]),
    answer,
    form: { kind: 'rounded', decimals: 1, unit },
    drawing: triangleOf(
      `A triangle with sides of ${a} ${unit} and ${b} ${unit} and an angle of ${C}° between them. The third side is unknown.`,
      [exact, b, a],
      { A: `${C}°`, a: '?', b: `${b} ${unit}`, c: `${a} ${unit}` },
    ),
    mistakes: slips(
      [
        wrongTenths(Math.sqrt(sum), exact),
        `That is the Pythagorean theorem, which needs a right angle. With ${C}°, subtract $${twice}$ times cos ${C}°.`,
      ],
      [
        wrongTenths(Math.sqrt(2 * sum - square), exact),
        `You added the last term. Subtract $${twice}$ times cos ${C}°, with its sign.`,
      ],
      [wrongTenths(square, exact), `That is the square of the side. Take its square root.`],
      [
        wrongTenths(Math.sqrt(sum - a * b * ratioOf('cos', C)), exact),
        `The factor 2 is missing: $2 * ${a} * ${b} = ${twice}$.`,
      ],
    ),
    hints: [
      'There is no right angle. Which law extends the Pythagorean theorem to all triangles?',
      `The square of the third side is $${a}^2 + ${b}^2$ minus $2 * ${a} * ${b}$ times cos ${C}°.`,
      `That is ${sum} minus ${twice} times ${four}. Take the square root.`,
    ],
    steps: [
      line(
        'practice.cosine-rule',
        `Law of cosines, with ${four.replace('-', '−')} for the cosine`,
        `${a}^2 + ${b}^2 ${sign}`,
        about(near, near.toFixed(2)),
        near.toFixed(2),
      ),
      line('practice.square-root', 'Take the square root', `sqrt(${near.toFixed(2)})`, '≈', answer),
    ],
  };
}

function angle(random: Random): Draft {
  const [a, b, c, unit] = [
    random.whole(5, 20),
    random.whole(5, 20),
    random.whole(5, 20),
    random.pick(['cm', 'm']),
  ];
  const isTriangle = a + b > c + 2 && a + c > b + 2 && b + c > a + 2 && new Set([a, b, c]).size === 3;
  const [top, bottom] = [b ** 2 + c ** 2 - a ** 2, 2 * b * c];
  const exact = isTriangle ? angleOf('cos', top / bottom) : 0;
  const four = (top / bottom).toFixed(4);
  const isFine = exact > 30 && exact < 110 && Math.abs(exact - 90) > 3;
  if (!isFine || !isFirm(exact, angleOf('cos', Number(four)))) return angle(random);
  const answer = tenths(exact);
  const [B, C] = [
    angleOf('cos', (a ** 2 + c ** 2 - b ** 2) / (2 * a * c)),
    angleOf('cos', (a ** 2 + b ** 2 - c ** 2) / (2 * a * b)),
  ];
  return {
    question: random.pick([
      `The sides of a triangle are ${a} ${unit}, ${b} ${unit} and ${c} ${unit} long. What is the measure of the angle opposite the side of ${a} ${unit}? Round to 1 decimal place.`,
      `A triangle has sides of ${a} ${unit}, ${b} ${unit} and ${c} ${unit}. Find the angle opposite the side of ${a} ${unit}, rounded to 1 decimal place.`,
    ]),
    answer,
    form: { kind: 'rounded', decimals: 1, variable: 'x', unit: '°' },
    drawing: triangleOf(
      `A triangle with a bottom side of ${c} ${unit}, a right side of ${a} ${unit} and a left side of ${b} ${unit}. The angle at the left, opposite ${a} ${unit}, is unknown.`,
      [a, b, c],
      { A: '?', a: `${a} ${unit}`, b: `${b} ${unit}`, c: `${c} ${unit}` },
    ),
    mistakes: slips(
      [
        wrongTenths(B, exact),
        `That is the angle opposite ${b} ${unit}. Subtract the square of ${a}, the side opposite the angle you want.`,
      ],
      [
        wrongTenths(C, exact),
        `That is the angle opposite ${c} ${unit}. Subtract the square of ${a}, the side opposite the angle you want.`,
      ],
      [
        wrongTenths(180 - exact, exact),
        `The sign is wrong. The cosine is $(${b}^2 + ${c}^2 - ${a}^2)/(2*${b}*${c})$.`,
      ],
      Math.abs(top) < b * c && [
        wrongTenths(angleOf('cos', top / (b * c)), exact),
        `The factor 2 is missing in the denominator, $2 * ${b} * ${c}$.`,
      ],
    ),
    hints: [
      'Three sides are known. Which law connects them with an angle?',
      `By the law of cosines, ${a}² is ${b}² + ${c}² minus 2 times ${b} times ${c} times the cosine of the angle.`,
      `The cosine is $(${b}^2 + ${c}^2 - ${a}^2)/(2*${b}*${c})$, about ${four}.`,
    ],
    steps: [
      line(
        'practice.cosine-rule',
        'Solve the law of cosines for the cosine',
        `(${b}^2 + ${c}^2 - ${a}^2)/(2*${b}*${c})`,
        about(top / bottom, four),
        four,
      ),
      line('practice.angle-from-ratio', `The angle with this cosine: x = cos⁻¹(${four})`, 'x', '≈', answer),
    ],
  };
}
