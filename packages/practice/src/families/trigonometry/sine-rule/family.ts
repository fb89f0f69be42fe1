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

/** The law of sines: a side from two angles and a side, and an angle from two sides and an angle. */
export const sineRule: Family = {
  id: 'sine-rule',
  category: 'geometry',
  difficulties: ['medium', 'hard'],
  make: (random, difficulty) => {
    const [A, B] = [random.whole(35, 80), random.whole(35, 80)];
    const isFine = A !== B && 180 - A - B >= 35 && 180 - A - B <= 95 && Math.abs(A - B) > 4;
    if (!isFine) return sineRule.make(random, difficulty);
    return difficulty === 'medium' ? side(random, A, B) : angle(random, A, B);
  },
};

function side(random: Random, A: number, B: number): Draft {
  const [a, unit] = [random.whole(5, 30), random.pick(['cm', 'm', 'km'])];
  const [sinA, sinB] = [fourDigits('sin', A), fourDigits('sin', B)];
  const exact = (a * ratioOf('sin', B)) / ratioOf('sin', A);
  if (!isFirm(exact, (a * Number(sinB)) / Number(sinA))) return side(random, A, B);
  const answer = tenths(exact);
  const c = (a * ratioOf('sin', A + B)) / ratioOf('sin', A);
  return {
    question: random.pick([
      `In triangle ABC, angle A is ${A}°, angle B is ${B}°, and side a, opposite A, is ${a} ${unit} long. How long is side b, opposite B? Round to 1 decimal place.`,
      `Triangle ABC has the angles A = ${A}° and B = ${B}°. Side a, opposite A, is ${a} ${unit} long. Find side b, opposite B, rounded to 1 decimal place.`,
    ]),
    answer,
    form: { kind: 'rounded', decimals: 1, variable: 'b', unit },
    drawing: triangleOf(
      `A triangle with an angle of ${A}° at the left and one of ${B}° at the right. The right side is ${a} ${unit} long, and the left side is unknown.`,
      [a, exact, c],
      { A: `${A}°`, B: `${B}°`, a: `${a} ${unit}`, b: '?' },
    ),
    mistakes: slips(
      [
        wrongTenths((a * ratioOf('sin', A)) / ratioOf('sin', B), exact),
        `The fraction is upside down. Side b is opposite ${B}°, so multiply ${a} by sin ${B}° and divide by sin ${A}°.`,
      ],
      [
        wrongTenths((a * B) / A, exact),
        `You compared the angles ${B}° and ${A}°. Sides are proportional to the sines of the angles.`,
      ],
      [wrongTenths(c, exact), `That is the third side. Side b is opposite ${B}°.`],
      [wrongTenths(a * ratioOf('sin', B), exact), `You forgot to divide by sin ${A}°.`],
    ),
    hints: [
      'In every triangle, a side divided by the sine of the opposite angle is always the same.',
      `So b divided by sin ${B}° is ${a} divided by sin ${A}°.`,
      `Multiply ${a} by sin ${B}° ≈ ${sinB}, and divide by sin ${A}° ≈ ${sinA}.`,
    ],
    steps: [
      line(
        'practice.sine-rule',
        `b is to ${a} as the sines of the angles`,
        `b/${a}`,
        '≈',
        (exact / a).toFixed(4),
      ),
      line('practice.sine-rule', `Use the sines ${sinB} and ${sinA}`, `${a}*${sinB}/${sinA}`, '≈', answer),
    ],
  };
}

function angle(random: Random, A: number, B: number): Draft {
  const [a, unit] = [random.whole(8, 30), random.pick(['cm', 'm'])];
  const b = Math.round((a * ratioOf('sin', B)) / ratioOf('sin', A));
  const sinA = fourDigits('sin', A);
  const exact = angleOf('sin', Math.min(1, (b * ratioOf('sin', A)) / a));
  const four = ((b * Number(sinA)) / a).toFixed(4);
  const third = 180 - A - exact;
  const isFine = b < a && exact > 28 && exact < 75 && third > 30 && third < 110 && Math.abs(A - exact) > 4;
  if (!isFine || !isFirm(exact, angleOf('sin', Number(four)))) return angle(random, ...fresh(random));
  const answer = tenths(exact);
  return {
    question: random.pick([
      `In triangle ABC, side a is ${a} ${unit} and side b is ${b} ${unit} long. Angle A, opposite a, is ${A}°. What is the measure of angle B? Round to 1 decimal place.`,
      `Triangle ABC has the sides a = ${a} ${unit} and b = ${b} ${unit}, and angle A, opposite a, is ${A}°. Find angle B, rounded to 1 decimal place.`,
    ]),
    answer,
    form: { kind: 'rounded', decimals: 1, variable: 'x', unit: '°' },
    drawing: triangleOf(
      `A triangle with an angle of ${A}° at the left and an unknown angle at the right. The right side is ${a} ${unit} long, and the left side is ${b} ${unit} long.`,
      [a, b, (a * ratioOf('sin', third)) / ratioOf('sin', A)],
      { A: `${A}°`, B: '?', a: `${a} ${unit}`, b: `${b} ${unit}` },
    ),
    mistakes: slips(
      [
        wrongTenths((A * b) / a, exact),
        `You compared the angles with the sides ${b} and ${a}. The sines are proportional to the sides, not the angles.`,
      ],
      [
        a * ratioOf('sin', A) < b
          ? wrongTenths(angleOf('sin', (a * ratioOf('sin', A)) / b), exact)
          : undefined,
        `The fraction is upside down. Multiply sin ${A}° by ${b} and divide by ${a}.`,
      ],
      [wrongTenths(third, exact), `That is angle C. Angle B is opposite ${b} ${unit}.`],
      [
        wrongTenths(180 - exact, exact),
        `That angle has the same sine, but with ${A}° it would be too large, because b is shorter than a.`,
      ],
    ),
    hints: [
      'The sine of an angle divided by the opposite side is the same for all three angles.',
      `So sin B divided by ${b} is sin ${A}° divided by ${a}.`,
      `The sine of B is ${b} times ${sinA}, divided by ${a}: about ${four}.`,
    ],
    steps: [
      line(
        'practice.sine-rule',
        `Sine of B, with ${sinA} for the sine of A`,
        `${b}*${sinA}/${a}`,
        about((b * Number(sinA)) / a, four),
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

function fresh(random: Random): readonly [A: number, B: number] {
  const A = random.whole(45, 80);
  return [A, random.whole(32, A - 5)];
}
