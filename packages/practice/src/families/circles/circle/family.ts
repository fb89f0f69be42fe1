import { type Draft, type Family, line } from '../../../family.js';
import type { Drawing } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { figure, segment } from '../../shared/figure.js';
import { answerWithUnit, multiple } from '../../shared/measure.js';
import { slips } from '../../shared/slips.js';

/** The circumference and area of a circle, exact or rounded, and the radius from them. */
export const circle: Family = {
  id: 'circle',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'medium') return roundedAnswer(random);
    const [radius, unit] = [random.whole(2, 15), random.pick(['cm', 'm', 'mm'])];
    if (difficulty === 'easy') return exact(random, radius, unit);
    return random.oneIn(2) ? fromArea(radius, unit) : ring(random, unit);
  },
};

function drawing(radius: number, text: string, isDiameter: boolean): Drawing {
  const [name, from] = isDiameter ? ['diameter', -radius] : ['radius', 0];
  return figure(
    `A circle. Its ${name} is ${text}.`,
    [
      { kind: 'circle', center: [0, 0], radius },
      { kind: 'dot', at: [0, 0] },
      segment([from, 0], [radius, 0]),
    ],
    [[[from, 0], [radius, 0], text]],
  );
}

function exact(random: Random, radius: number, unit: string): Draft {
  const [isArea, isDiameter] = [random.oneIn(2), random.oneIn(2)];
  const [r, d] = [String(radius), String(2 * radius)];
  const text = `${isDiameter ? d : r} ${unit}`;
  const half = isDiameter ? [line('practice.radius-from-diameter', 'Radius', `${d}/2`, '=', r)] : [];
  return {
    question: `A circle has a ${isDiameter ? 'diameter' : 'radius'} of ${text}. What is its ${isArea ? 'area' : 'circumference'}? Give the exact answer with π.`,
    ...(isArea
      ? answerWithUnit(multiple(radius ** 2, 'π'), `${unit}²`)
      : answerWithUnit(multiple(2 * radius, 'π'), unit)),
    mistakes: isArea
      ? slips(
          [multiple(2 * radius, 'π'), `That is the circumference, $2π*r$. The area is $π*r^2$.`],
          isDiameter && [
            multiple(4 * radius ** 2, 'π'),
            `You squared the diameter. Divide it by 2 first: the radius is ${r} ${unit}.`,
          ],
          !isDiameter && [`${radius ** 2}π/4`, `You divided ${r} by 2, but it is already the radius.`],
          [radius ** 2, `The factor π is missing. The area is $π*r^2$.`],
          !isDiameter && [
            multiple(2 * radius ** 2, 'π'),
            `You doubled the area. It is $π*r^2$, without a factor of 2.`,
          ],
          [`${radius ** 2}π^2`, `You squared π as well. Square only the radius.`],
        )
      : slips(
          [multiple(radius ** 2, 'π'), `That is the area, $π*r^2$. The circumference is $2π*r$.`],
          isDiameter && [
            multiple(4 * radius, 'π'),
            `You used the diameter as the radius. The circumference is π times the diameter.`,
          ],
          [
            multiple(radius, 'π'),
            isDiameter
              ? `That is π times the radius. The circumference is $2π*r$, or π times the diameter.`
              : `The factor 2 is missing. The circumference is $2π*r$.`,
          ],
          [2 * radius, `The factor π is missing. The circumference is $2π*r$.`],
        ),
    hints: [
      isDiameter
        ? 'First find the radius: it is half the diameter.'
        : 'Which formula uses the radius to give you the answer?',
      isArea ? 'The area of a circle is $π*r^2$.' : 'The circumference of a circle is $2π*r$.',
      `Substitute $r = ${r}$ and keep π as it is.`,
    ],
    steps: [
      ...half,
      ...(isArea
        ? [
            line('practice.circle-area', 'Area of a circle', 'π*r^2', '=', `π*${r}^2`),
            line('practice.square', 'Square', `π*${r}^2`, '=', multiple(radius ** 2, 'π')),
          ]
        : [
            line('practice.circumference', 'Circumference of a circle', '2π*r', '=', `2π*${r}`),
            line('practice.multiply', 'Multiply', `2π*${r}`, '=', multiple(2 * radius, 'π')),
          ]),
    ],
    drawing: drawing(radius, text, isDiameter),
  };
}

/** Round objects with the range of their diameters. */
const THINGS = [
  ['plate', 'cm', 15, 30],
  ['pond', 'm', 3, 25],
  ['clock face', 'cm', 13, 40],
  ['flower bed', 'm', 3, 14],
  ['pizza', 'cm', 22, 40],
  ['coin', 'mm', 16, 31],
  ['mirror', 'cm', 18, 45],
  ['cake', 'cm', 16, 32],
  ['lid', 'cm', 7, 28],
  ['button', 'mm', 9, 30],
  ['fountain', 'm', 3, 15],
  ['stage', 'm', 5, 20],
  ['badge', 'mm', 20, 45],
  ['tray', 'cm', 24, 42],
  ['drum', 'cm', 20, 45],
  ['rug', 'm', 2, 5],
] as const;

/** Creates a problem with a rounded answer that is the same for π ≈ 3.14 and for the π of a calculator. */
function roundedAnswer(random: Random): Draft {
  const [thing, unit, least, most] = random.pick(THINGS);
  const [diameter, isArea] = [random.whole(least, most), random.oneIn(2)];
  const factor = isArea ? diameter ** 2 / 4 : diameter;
  const [shown, coarse] = [Math.PI, 3.14].map((pi) => (factor * pi).toFixed(1));
  // The value is far from a tie, so rounding twice is harmless.
  const tenths = (factor * Math.PI * 10) % 1;
  if (shown === undefined || shown !== coarse || shown.endsWith('.0') || Math.abs(tenths - 0.5) < 0.06)
    return roundedAnswer(random);
  const [d, r] = [String(diameter), String(diameter / 2)];
  const answerUnit = isArea ? `${unit}²` : unit;
  const exactly = isArea ? multiple(factor, 'π') : `${d}π`;
  return {
    question: `A round ${thing} has a diameter of ${d} ${unit}. What is its ${isArea ? 'area' : 'circumference'}? Round to 1 decimal place.`,
    answer: shown,
    form: { kind: 'rounded', decimals: 1, unit: answerUnit },
    mistakes: isArea
      ? slips(
          [
            (Math.PI * diameter ** 2).toFixed(1),
            `You squared the diameter. Divide it by 2 first: the radius is ${r} ${unit}.`,
          ],
          [
            (Math.PI * diameter).toFixed(1),
            `That is the circumference, π times the diameter. The area is $π*r^2$.`,
          ],
          [factor.toFixed(1), `The factor π is missing. The area is $π*r^2$.`],
          [
            ((Math.PI * diameter ** 2) / 2).toFixed(1),
            `You halved the square of ${d}. Square the radius, ${r}, instead.`,
          ],
        )
      : slips(
          [
            (2 * Math.PI * diameter).toFixed(1),
            `You used the diameter as the radius. The circumference is π times the diameter.`,
          ],
          [
            ((Math.PI * diameter ** 2) / 4).toFixed(1),
            `That is the area. The circumference is π times the diameter.`,
          ],
          [
            ((Math.PI * diameter) / 2).toFixed(1),
            `You divided by 2 one time too many. With radius ${r}, the circumference is $2π*r$.`,
          ],
          [
            (Math.PI * diameter ** 2).toFixed(1),
            `You squared the diameter. The circumference is just π times the diameter.`,
          ],
        ),
    hints: [
      isArea
        ? 'The area of a circle needs the radius, not the diameter.'
        : 'The circumference is about three times the diameter. What is the exact number?',
      isArea
        ? `The radius is ${r} ${unit}, and the area is $π*r^2$.`
        : 'The circumference is π times the diameter.',
      `Evaluate $${exactly}$ with a calculator, and round only at the end.`,
    ],
    steps: isArea
      ? [
          line('practice.radius-from-diameter', 'Radius', `${d}/2`, '=', r),
          line('practice.circle-area', 'Area of a circle', 'π*r^2', '=', exactly),
          line('practice.round', 'Round to 1 decimal place', exactly, '≈', shown),
        ]
      : [
          line('practice.circumference', 'Circumference of a circle', 'π*d', '=', exactly),
          line('practice.round', 'Round to 1 decimal place', exactly, '≈', shown),
        ],
    drawing: drawing(diameter / 2, `${d} ${unit}`, true),
  };
}

function fromArea(radius: number, unit: string): Draft {
  const [r, square] = [String(radius), String(radius ** 2)];
  return {
    question: `A circle has an area of $${square}π$ ${unit}². What is its circumference? Give the exact answer with π.`,
    ...answerWithUnit(multiple(2 * radius, 'π'), unit),
    mistakes: slips(
      [
        multiple(radius, 'π'),
        `You found the radius, ${r} ${unit}, but the factor 2 is missing. The circumference is $2π*r$.`,
      ],
      [multiple(2 * radius ** 2, 'π'), `You forgot the square root: $r^2 = ${square}$, so r is ${r}.`],
      [
        multiple(radius ** 2, 'π'),
        `That is the number in the area. To find the radius, take the square root of ${square}, not half of it. Then calculate $2π*r$.`,
      ],
      [r, `That is the radius. The circumference is $2π*r$.`],
    ),
    hints: [
      'The circumference and the area both depend on the radius. Find it first.',
      `The area is $π*r^2$. Compare it with $${square}π$: what is $r^2$?`,
      `Since $r^2 = ${square}$, you know the radius. The circumference is $2π*r$.`,
    ],
    steps: [
      line('practice.circle-area', 'Area of a circle', 'π*r^2', '=', `${square}π`),
      line('practice.divide-both-sides', 'Divide both sides by π', 'r^2', '=', square),
      line('practice.square-root', 'Square root', 'r', '=', r),
      line('practice.circumference', 'Circumference of a circle', `2π*${r}`, '=', multiple(2 * radius, 'π')),
    ],
  };
}

function ring(random: Random, unit: string): Draft {
  const [inner, more] = [random.whole(2, 8), random.whole(2, 6)];
  const outer = inner + more;
  const [a, b, large, small] = [outer, inner, outer ** 2, inner ** 2].map(String) as [
    string,
    string,
    string,
    string,
  ];
  const area = multiple(outer ** 2 - inner ** 2, 'π');
  return {
    question: `Two circles have the same center. Their radii are ${a} ${unit} and ${b} ${unit}. What is the area of the ring between them? Give the exact answer with π.`,
    ...answerWithUnit(area, `${unit}²`),
    mistakes: slips(
      [
        multiple(more ** 2, 'π'),
        `You squared the difference of the radii. Square each radius first, then subtract: $${large} - ${small}$.`,
      ],
      [
        multiple(outer ** 2 + inner ** 2, 'π'),
        `You added the two areas. The small circle is cut out, so subtract it.`,
      ],
      [
        multiple(2 * more, 'π'),
        `You subtracted the circumferences. The ring is a difference of areas: $π*r^2$.`,
      ],
      [multiple(outer ** 2, 'π'), `That is the large circle. Subtract the small one.`],
      [outer ** 2 - inner ** 2, `The factor π is missing.`],
    ),
    hints: [
      'The ring is what is left of the large circle when the small one is cut out.',
      `Calculate both areas with $π*r^2$.`,
      `The areas are $${large}π$ and $${small}π$. (Don’t square the difference of the radii.)`,
    ],
    steps: [
      line('practice.circle-area', 'Area of the large circle', `π*${a}^2`, '=', `${large}π`),
      line('practice.circle-area', 'Area of the small circle', `π*${b}^2`, '=', `${small}π`),
      line('practice.subtract-areas', 'Subtract', `${large}π - ${small}π`, '=', area),
    ],
    drawing: figure(
      `Two circles with the same center. The outer radius is ${a} ${unit}, and the inner radius is ${b} ${unit}.`,
      [
        { kind: 'circle', center: [0, 0], radius: outer },
        { kind: 'circle', center: [0, 0], radius: inner },
        { kind: 'dot', at: [0, 0] },
      ],
    ),
  };
}
