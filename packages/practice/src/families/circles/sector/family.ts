import { type Draft, type Family, line } from '../../../family.js';
import type { Drawing } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { angle, figure, polar, segment } from '../../shared/figure.js';
import { quotientText } from '../../shared/lowest.js';
import { answerWithUnit, multiple, quotientPi } from '../../shared/measure.js';
import { slips } from '../../shared/slips.js';

/** A sector of a circle: its arc, its area, its angle. */
export const sector: Family = {
  id: 'sector',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return simple(random);
    const [degrees, radius, unit] = [
      random.pick([40, 45, 60, 72, 80, 108, 120, 135, 144]),
      random.whole(3, 24),
      random.pick(['cm', 'm']),
    ];
    const isWhole =
      (degrees * radius ** 2) % 360 === 0 && (degrees * radius) % 180 === 0 && degrees * radius > 180;
    if (!isWhole) return sector.make(random, difficulty);
    if (difficulty === 'medium')
      return random.oneIn(2) ? arc(degrees, radius, unit) : area(degrees, radius, unit);
    return random.oneIn(2) ? fromArc(degrees, radius, unit) : perimeter(degrees, radius, unit);
  },
};

function drawing(
  degrees: number,
  radius: number,
  angleText: string,
  radiusText: string,
  said: string,
): Drawing {
  const [start, end] = [polar([0, 0], radius, 0), polar([0, 0], radius, degrees)];
  return figure(
    `A circle with two radii that form a sector. ${said}`,
    [
      { kind: 'circle', center: [0, 0], radius },
      segment([0, 0], start),
      segment([0, 0], end),
      angle([0, 0], start, end, angleText),
    ],
    [[[0, 0], start, radiusText]],
  );
}

function both(degrees: number, radius: number, unit: string): Drawing {
  const [d, r] = [`${degrees}°`, `${radius} ${unit}`];
  return drawing(degrees, radius, d, r, `The radius is ${r}, and the angle between the radii is ${d}.`);
}

/** Returns an angle as a fraction of the full circle, in lowest terms: 1/3 for 120 degrees. */
function part(degrees: number): string {
  return quotientText(degrees, 360);
}

const partStep = (degrees: number) =>
  line('practice.part-of-circle', 'Fraction of the whole circle', `${degrees}/360`, '=', part(degrees));

function simple(random: Random): Draft {
  const [slices, name] = random.pick([
    [2, 'half'],
    [4, 'quarter'],
  ]);
  const [radius, unit, isArea] = [2 * random.whole(1, 12), random.pick(['cm', 'm', 'mm']), random.oneIn(2)];
  const [r, text] = [String(radius), `${radius} ${unit}`];
  const [whole, result] = isArea ? [radius ** 2, radius ** 2 / slices] : [2 * radius, (2 * radius) / slices];
  const formula = isArea ? `π*${r}^2` : `2π*${r}`;
  const degrees = 360 / slices;
  return {
    question: isArea
      ? `What is the area of a ${name} circle with a radius of ${text}? Give the exact answer with π.`
      : `How long is the curved edge of a ${name} circle with a radius of ${text}? Give the exact answer with π.`,
    ...answerWithUnit(multiple(result, 'π'), isArea ? `${unit}²` : unit),
    mistakes: slips(
      [multiple(whole, 'π'), `That is the whole circle. Take ${slices === 2 ? 'half' : 'a quarter'} of it.`],
      isArea
        ? [quotientPi(2 * radius, slices), `You used the circumference, $2π*r$. The area is $π*r^2$.`]
        : [
            quotientPi(radius ** 2, slices),
            `You used the area, $π*r^2$. The curved edge is part of the circumference $2π*r$.`,
          ],
      [
        quotientPi(whole, slices === 2 ? 4 : 2),
        slices === 2
          ? 'You divided by 4. A half circle is half of the whole circle.'
          : 'You divided by 2. A quarter circle is one fourth of the whole circle.',
      ],
      isArea
        ? [quotientPi(4 * radius ** 2, slices), `You squared the diameter. Use the radius of ${text}.`]
        : [
            `${multiple(result, 'π')} + ${2 * radius}`,
            'You added the straight edges. The question asks only for the curved edge.',
          ],
    ),
    hints: [
      `Start with the whole circle. How much of it is a ${name} circle?`,
      isArea
        ? 'The area of the whole circle is $π*r^2$.'
        : 'The circumference of the whole circle is $2π*r$.',
      `The whole circle gives $${multiple(whole, 'π')}$. Divide by ${slices}.`,
    ],
    steps: [
      isArea
        ? line('practice.circle-area', 'Area of the whole circle', formula, '=', multiple(whole, 'π'))
        : line(
            'practice.circumference',
            'Circumference of the whole circle',
            formula,
            '=',
            multiple(whole, 'π'),
          ),
      line(
        'practice.divide',
        `Divide by ${slices}`,
        `${multiple(whole, 'π')}/${slices}`,
        '=',
        multiple(result, 'π'),
      ),
    ],
    drawing: drawing(
      degrees,
      radius,
      slices === 4 ? '90°' : '180°',
      text,
      `The radius is ${text}, and the angle between the radii is ${degrees}°.`,
    ),
  };
}

function arc(degrees: number, radius: number, unit: string): Draft {
  const [d, r] = [String(degrees), String(radius)];
  const result = multiple((degrees * radius) / 180, 'π');
  return {
    question: `A sector of a circle has a radius of ${r} ${unit} and an angle of ${d}°. How long is its arc? Give the exact answer with π.`,
    ...answerWithUnit(result, unit),
    mistakes: slips(
      [
        quotientPi(degrees * radius ** 2, 360),
        `That is the area of the sector. The arc is part of the circumference $2π*r$.`,
      ],
      [quotientPi(degrees * radius, 360), `The factor 2 is missing. The circumference is $2π*r$.`],
      [`${2 * radius}π`, `That is the whole circumference. The arc is only $${part(degrees)}$ of it.`],
      [
        quotientPi(degrees * radius, 90),
        `That is twice the arc. A full turn is 360°. Take $${part(degrees)}$ of the circumference.`,
      ],
      [
        quotientPi((360 - degrees) * radius, 180),
        `That is the arc on the other side, with ${360 - degrees}°. The angle of the sector is ${d}°.`,
      ],
    ),
    hints: [
      `A full turn is 360°. What fraction of it is ${d}°?`,
      `The arc is the same fraction of the circumference $2π*r$.`,
      `The circumference is $${2 * radius}π$. Take $${part(degrees)}$ of it.`,
    ],
    steps: [
      partStep(degrees),
      line('practice.circumference', 'Circumference of the whole circle', `2π*${r}`, '=', `${2 * radius}π`),
      line('practice.arc-length', 'Length of the arc', `${part(degrees)}*${2 * radius}π`, '=', result),
    ],
    drawing: both(degrees, radius, unit),
  };
}

function area(degrees: number, radius: number, unit: string): Draft {
  const [d, r, square] = [String(degrees), String(radius), String(radius ** 2)];
  const result = multiple((degrees * radius ** 2) / 360, 'π');
  return {
    question: `A sector of a circle has a radius of ${r} ${unit} and an angle of ${d}°. What is its area? Give the exact answer with π.`,
    ...answerWithUnit(result, `${unit}²`),
    mistakes: slips(
      [
        quotientPi(degrees * radius, 180),
        `That is the length of the arc. The sector is part of the area $π*r^2$.`,
      ],
      [`${square}π`, `That is the whole circle. The sector is only $${part(degrees)}$ of it.`],
      [
        quotientPi(degrees * radius ** 2, 180),
        `That is twice the sector. A full turn is 360°. Take $${part(degrees)}$ of the whole area.`,
      ],
      [quotientPi(degrees * radius, 360), `You forgot to square the radius. The whole area is $π*r^2$.`],
      [
        quotientPi((360 - degrees) * radius ** 2, 360),
        `That is the rest of the circle, which measures ${360 - degrees}°. The angle of the sector is ${d}°.`,
      ],
    ),
    hints: [
      `A full turn is 360°. What fraction of it is ${d}°?`,
      'The sector is the same fraction of the whole area $π*r^2$.',
      `The whole area is $${square}π$. Take $${part(degrees)}$ of it.`,
    ],
    steps: [
      partStep(degrees),
      line('practice.circle-area', 'Area of the whole circle', `π*${r}^2`, '=', `${square}π`),
      line('practice.sector-area', 'Area of the sector', `${part(degrees)}*${square}π`, '=', result),
    ],
    drawing: both(degrees, radius, unit),
  };
}

function fromArc(degrees: number, radius: number, unit: string): Draft {
  const [r, around] = [String(radius), `${2 * radius}π`];
  const length = multiple((degrees * radius) / 180, 'π');
  return {
    question: `A sector of a circle has a radius of ${r} ${unit}, and its arc is $${length}$ ${unit} long. What is the measure of its angle, in degrees?`,
    answer: String(degrees),
    form: { kind: 'number', unit: '°' },
    mistakes: slips(
      [2 * degrees, `The factor 2 is missing in the circumference. It is $2π*r = ${around}$.`],
      [
        quotientText(degrees, 2),
        `That is half of the angle. A full turn is 360°. Take $${part(degrees)}$ of it.`,
      ],
      [
        quotientText(degrees * 2, radius),
        `You compared the arc with the area. Compare it with the circumference $${around}$.`,
      ],
      [
        360 - degrees,
        `That is the rest of the full turn. The arc is the smaller part, $${part(degrees)}$ of it.`,
      ],
    ),
    hints: [
      'Compare the arc with the whole circumference.',
      `The circumference is $${around}$. What fraction of it is the arc?`,
      `The angle is $${part(degrees)}$ of 360°.`,
    ],
    steps: [
      line('practice.circumference', 'Circumference of the whole circle', `2π*${r}`, '=', around),
      line(
        'practice.part-of-circle',
        'Fraction of the whole circle',
        `(${length})/(${around})`,
        '=',
        part(degrees),
      ),
      line('practice.sector-angle', 'Angle of the sector', `${part(degrees)}*360`, '=', String(degrees)),
    ],
    drawing: drawing(
      degrees,
      radius,
      '?',
      `${r} ${unit}`,
      `The radius is ${r} ${unit}. The angle between the radii is unknown.`,
    ),
  };
}

function perimeter(degrees: number, radius: number, unit: string): Draft {
  const [d, r, straight] = [String(degrees), String(radius), String(2 * radius)];
  const length = multiple((degrees * radius) / 180, 'π');
  return {
    question: `A sector of a circle has a radius of ${r} ${unit} and an angle of ${d}°. What is its perimeter? Give the exact answer with π.`,
    ...answerWithUnit(`${straight} + ${length}`, unit),
    mistakes: slips(
      [length, `That is only the arc. The perimeter also includes two radii.`],
      [`${radius} + ${length}`, `You added one radius. The sector has two straight edges.`],
      [
        `${straight} + ${quotientPi(degrees * radius, 360)}`,
        `The factor 2 is missing in the circumference. It is $2π*r$.`,
      ],
      [
        `${straight} + ${quotientPi(degrees * radius ** 2, 360)}`,
        `You used the area of the sector. The perimeter needs the arc, part of $2π*r$.`,
      ],
      [
        `${straight} + ${2 * radius}π`,
        `You went around the whole circle. The arc is only $${part(degrees)}$ of it.`,
      ],
    ),
    hints: [
      'Go once around the sector. Which parts are straight?',
      'The perimeter is the arc plus two radii.',
      `The arc is $${part(degrees)}$ of the circumference $${straight}π$. Add the two radii.`,
    ],
    steps: [
      partStep(degrees),
      line('practice.arc-length', 'Length of the arc', `${part(degrees)}*2π*${r}`, '=', length),
      line('practice.straight-sides', 'Two radii', `2*${r}`, '=', straight),
      line(
        'practice.add-lengths',
        'Add',
        `2*${r} + ${part(degrees)}*2π*${r}`,
        '=',
        `${straight} + ${length}`,
      ),
    ],
    drawing: both(degrees, radius, unit),
  };
}
