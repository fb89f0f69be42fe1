import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { slips } from '../../shared/slips.js';
import {
  about,
  angleOf,
  fourDigits,
  isFirm,
  type Ratio,
  ratioOf,
  tenths,
  triangleOf,
  wrongTenths,
} from '../../shared/trig.js';

/** Sines, cosines and tangents in right triangles: a side from another side, and an angle from two sides. */
export const trigonometry: Family = {
  id: 'trigonometry',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => (difficulty === 'hard' ? angle(random) : side(random, difficulty === 'easy')),
};

type Side = 'opposite' | 'adjacent' | 'hypotenuse';

const NAMES: Readonly<Record<Side, string>> = {
  opposite: 'the leg opposite the angle',
  adjacent: 'the leg next to the angle',
  hypotenuse: 'the hypotenuse',
};
/** The ratios: the first side divided by the second. */
const RATIOS: Readonly<Record<Ratio, readonly [Side, Side]>> = {
  sin: ['opposite', 'hypotenuse'],
  cos: ['adjacent', 'hypotenuse'],
  tan: ['opposite', 'adjacent'],
};
const WORDS: Readonly<Record<Ratio, string>> = { sin: 'sine', cos: 'cosine', tan: 'tangent' };

/** Asks for a side. It is the product of the given one and the ratio, or the quotient. */
function side(random: Random, isProduct: boolean): Draft {
  const [ratio, degrees, given, unit] = [
    random.pick(['sin', 'cos', 'tan']),
    random.whole(24, 66),
    random.whole(4, 30),
    random.pick(['cm', 'm']),
  ];
  const [top, bottom] = RATIOS[ratio];
  const [known, sought] = isProduct ? [bottom, top] : [top, bottom];
  const four = fourDigits(ratio, degrees);
  const value = ratioOf(ratio, degrees);
  const exact = isProduct ? given * value : given / value;
  const isClear = ![30, 45, 60].includes(degrees) && Math.abs(exact - given) > 0.5;
  if (!isClear || !isFirm(exact, isProduct ? given * Number(four) : given / Number(four)))
    return side(random, isProduct);
  const answer = tenths(exact);
  const lengths: Record<Side, number> = {
    opposite: 0,
    adjacent: 0,
    hypotenuse: 0,
    [known]: given,
    [sought]: exact,
  };
  const long = lengths.hypotenuse || Math.hypot(lengths.opposite, lengths.adjacent);
  const [opposite, adjacent] = [long * ratioOf('sin', degrees), long * ratioOf('cos', degrees)];
  const others = (['sin', 'cos', 'tan'] as const).filter((one) => one !== ratio);
  const label = (one: Side): string | undefined =>
    one === known ? `${given} ${unit}` : one === sought ? '?' : undefined;
  const turned = isProduct ? given / value : given * value;
  const formula = `${NAMES[top]} divided by ${NAMES[bottom]}`;
  return {
    question: random.pick([
      `In a right triangle, one angle is ${degrees}°, and ${NAMES[known]} is ${given} ${unit} long. How long is ${NAMES[sought]}? Round to 1 decimal place.`,
      `A right triangle has an angle of ${degrees}°. Find ${NAMES[sought]} if ${NAMES[known]} is ${given} ${unit} long, rounded to 1 decimal place.`,
    ]),
    answer,
    form: { kind: 'rounded', decimals: 1, unit },
    drawing: triangleOf(
      `A right triangle with an angle of ${degrees}°. ${NAMES[known].replace(/^t/, 'T')} is ${given} ${unit} long, and ${NAMES[sought]} is unknown.`,
      [opposite, long, adjacent],
      { A: `${degrees}°`, a: label('opposite'), b: label('hypotenuse'), c: label('adjacent'), isRight: true },
    ),
    mistakes: slips(
      ...others.map((one) => {
        const wrong = isProduct ? given * ratioOf(one, degrees) : given / ratioOf(one, degrees);
        return [
          wrongTenths(wrong, exact),
          `You used the ${WORDS[one]} of ${degrees}°. The ${WORDS[ratio]} compares ${NAMES[top]} with ${NAMES[bottom]}.`,
        ] as const;
      }),
      [
        wrongTenths(turned, exact),
        isProduct
          ? `You divided by the ${WORDS[ratio]}. Multiply: ${given} times ${four}.`
          : `You multiplied by the ${WORDS[ratio]}. Divide: ${given} by ${four}.`,
      ],
      [
        wrongTenths(isProduct ? given * Math[ratio](degrees) : given / Math[ratio](degrees), exact),
        `Your calculator is set to radians. In degrees, ${ratio} ${degrees}° ≈ ${four}.`,
      ],
    ),
    hints: [
      `Which two sides matter here: opposite the angle, next to it, or the hypotenuse?`,
      `The ${WORDS[ratio]} compares ${NAMES[top]} with ${NAMES[bottom]}.`,
      `${ratio} ${degrees}° is ${formula}. It is about ${four}.`,
    ],
    steps: [
      line(
        'practice.trig-ratio',
        `The ${WORDS[ratio]} is ${formula}`,
        isProduct ? `x/${given}` : `${given}/x`,
        '≈',
        four,
      ),
      line(
        isProduct ? 'practice.multiply' : 'practice.divide',
        isProduct ? `Multiply by ${given}, and round` : `Divide ${given} by the ${WORDS[ratio]}, and round`,
        isProduct ? `${given}*${four}` : `${given}/${four}`,
        '≈',
        answer,
      ),
    ],
  };
}

/** Asks for an angle. */
function angle(random: Random): Draft {
  const [ratio, first, second, unit] = [
    random.pick(['sin', 'cos', 'tan']),
    random.whole(3, 24),
    random.whole(4, 30),
    random.pick(['cm', 'm']),
  ];
  const [top, bottom] = RATIOS[ratio];
  const quotient = first / second;
  const exact = angleOf(ratio, Math.min(quotient, ratio === 'tan' ? 9 : 1));
  const isFine = exact > 22 && exact < 68 && Math.abs(exact - 45) > 2 && first !== second;
  const four = quotient.toFixed(4);
  if (!isFine || !isFirm(exact, angleOf(ratio, Number(four)))) return angle(random);
  const answer = tenths(exact);
  const long = bottom === 'hypotenuse' ? second : Math.hypot(first, second);
  const [opposite, adjacent] = [long * ratioOf('sin', exact), long * ratioOf('cos', exact)];
  const label = (one: Side): string | undefined =>
    one === top ? `${first} ${unit}` : one === bottom ? `${second} ${unit}` : undefined;
  const others = (['sin', 'cos', 'tan'] as const).filter((one) => one !== ratio);
  return {
    question: random.pick([
      `In a right triangle with an unknown acute angle, ${NAMES[top]} is ${first} ${unit} long and ${NAMES[bottom]} ${second} ${unit}. What is the measure of the angle? Round to 1 decimal place.`,
      `An angle of a right triangle is unknown. Find it if ${NAMES[top]} is ${first} ${unit} long and ${NAMES[bottom]} ${second} ${unit}. Round to 1 decimal place.`,
    ]),
    answer,
    form: { kind: 'rounded', decimals: 1, variable: 'x', unit: '°' },
    drawing: triangleOf(
      `A right triangle with an unknown angle. ${NAMES[top].replace(/^t/, 'T')} is ${first} ${unit} long, and ${NAMES[bottom]} is ${second} ${unit} long.`,
      [opposite, long, adjacent],
      { A: '?', a: label('opposite'), b: label('hypotenuse'), c: label('adjacent'), isRight: true },
    ),
    mistakes: slips(
      ...others
        .filter((one) => one === 'tan' || quotient < 1)
        .map(
          (one) =>
            [
              wrongTenths(angleOf(one, quotient), exact),
              `You used the ${WORDS[one]}. The ${WORDS[ratio]} compares ${NAMES[top]} with ${NAMES[bottom]}.`,
            ] as const,
        ),
      [
        wrongTenths(90 - exact, exact),
        `That is the other acute angle. Divide ${first}, ${NAMES[top]}, by ${second}.`,
      ],
      [
        wrongTenths((exact * Math.PI) / 180, exact),
        `Your calculator is set to radians. Set it to degrees for ${ratio}⁻¹(${four}).`,
      ],
    ),
    hints: [
      `Which ratio compares ${NAMES[top]} with ${NAMES[bottom]}?`,
      `It is the ${WORDS[ratio]}: ${ratio} x is $${first}/${second}$.`,
      `The ${WORDS[ratio]} of the angle is about ${four}. Use ${ratio}⁻¹ on your calculator.`,
    ],
    steps: [
      line(
        'practice.trig-ratio',
        `The ${WORDS[ratio]} is ${NAMES[top]} divided by ${NAMES[bottom]}`,
        `${first}/${second}`,
        about(quotient, four),
        four,
      ),
      line(
        'practice.angle-from-ratio',
        `The angle with this ${WORDS[ratio]}: x = ${ratio}⁻¹(${four})`,
        'x',
        '≈',
        answer,
      ),
    ],
  };
}
