import { type Draft, type Family, line } from '../../../family.js';
import type { Drawing, Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { angle, labelledPolygon, rightAngle } from '../../shared/figure.js';
import { answerWithUnit, multiple } from '../../shared/measure.js';
import { quotientText } from '../../shared/lowest.js';
import { slips } from '../../shared/slips.js';

/** Right triangles with angles of 45, or of 30 and 60 degrees, where one side determines the others. */
export const specialTriangle: Family = {
  id: 'special-triangle',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const [n, unit] = [random.whole(2, difficulty === 'hard' ? 40 : 18), random.pick(['cm', 'm', 'mm'])];
    if (difficulty === 'easy') return random.oneIn(2) ? diagonal(random, n, unit) : shortLeg(random, n, unit);
    if (difficulty === 'medium')
      return random.oneIn(2) ? longLeg(random, n, unit) : hypotenuseFromLongLeg(n, unit);
    return random.oneIn(2) ? equilateral(n, unit) : legOf45(n, unit);
  },
};

const ROOT_3 = Math.sqrt(3);

function half(
  n: number,
  texts: readonly [string | undefined, (string | undefined)?, string?],
  said: string,
): Drawing {
  const points: readonly [Point, Point, Point] = [
    [0, 0],
    [n * ROOT_3, 0],
    [0, n],
  ];
  const [origin, right, top] = points;
  const lines = [
    rightAngle(origin, right, top),
    angle(right, top, origin, '30°'),
    angle(top, origin, right, '60°'),
  ];
  return labelledPolygon(`A right triangle with angles of 30° and 60°. ${said}`, points, texts, { lines });
}

function square(
  n: number,
  texts: readonly [string | undefined, (string | undefined)?, string?],
  said: string,
): Drawing {
  const points: readonly [Point, Point, Point] = [
    [0, 0],
    [n, 0],
    [0, n],
  ];
  const [origin, right, top] = points;
  const lines = [
    rightAngle(origin, right, top),
    angle(right, top, origin, '45°'),
    angle(top, origin, right, '45°'),
  ];
  return labelledPolygon(`A right triangle with two 45° angles. ${said}`, points, texts, { lines });
}

function diagonal(random: Random, n: number, unit: string): Draft {
  const [leg, answer] = [`${n} ${unit}`, multiple(n, '√2')];
  const isSquare = random.oneIn(2);
  return {
    question: isSquare
      ? `A square has sides of ${leg}. How long is its diagonal? Give the exact answer in radical form.`
      : `The legs of a right triangle with two 45° angles are ${leg} long. How long is the hypotenuse? Give the exact answer in radical form.`,
    ...answerWithUnit(answer, unit),
    mistakes: slips(
      [2 * n, `You added the two sides. Add the squares, $${n}^2 + ${n}^2$, and then take the square root.`],
      [2 * n ** 2, `That is the square of the length. Take the square root.`],
      [multiple(n, '√3'), `The factor √3 is for angles of 30° and 60°. With two 45° angles, it is √2.`],
      [multiple(2 * n, '√2'), `You also doubled ${n}. The square root of $2 * ${n}^2$ is ${n} times √2.`],
      [`${n}/√2`, `You divided by √2. The side opposite the right angle is the longest, so multiply.`],
    ),
    hints: [
      isSquare
        ? 'The diagonal divides the square into two right triangles with equal legs.'
        : 'Two angles are equal, so the legs are equal too.',
      'In this triangle, the hypotenuse is √2 times a leg.',
      `The square of the hypotenuse is $${n}^2 + ${n}^2$, twice $${n ** 2}$.`,
    ],
    steps: [
      line('practice.pythagorean-theorem', 'Pythagorean theorem', 'c^2', '=', `${n}^2 + ${n}^2`),
      line('practice.add', 'Add', `${n}^2 + ${n}^2`, '=', `2*${n}^2`),
      line('practice.square-root', 'Square root', 'c', '=', answer),
    ],
    drawing: square(n, [leg, '?', leg], `Both legs are ${leg}. The hypotenuse is unknown.`),
  };
}

function shortLeg(random: Random, n: number, unit: string): Draft {
  const hypotenuse = `${2 * n} ${unit}`;
  const isRamp = unit === 'm' && random.oneIn(2);
  return {
    question: isRamp
      ? `A straight ramp ${hypotenuse} long rises at an angle of 30°. How high is its upper end?`
      : `A right triangle has an angle of 30°. Its hypotenuse is ${hypotenuse} long. How long is the leg opposite the 30° angle?`,
    ...answerWithUnit(n, unit),
    mistakes: slips(
      [
        multiple(n, '√3'),
        `That is the other leg, opposite 60°. The leg opposite 30° is half the hypotenuse.`,
      ],
      [4 * n, `You doubled the hypotenuse. It is the longest side, so take half of it.`],
      [
        multiple(n, '√2'),
        `The factor √2 is for two 45° angles. The leg opposite 30° is half the hypotenuse.`,
      ],
      [`${2 * n}/√3`, `You divided by √3. The leg opposite 30° is half the hypotenuse.`],
      [
        quotientText(2 * n, 3),
        `You took a third, because 30° is a third of 90°. The side opposite 30° is half the hypotenuse.`,
      ],
    ),
    hints: [
      'Put a mirror image of the triangle next to it. What triangle do the two form together?',
      'They form an equilateral triangle whose side is the hypotenuse.',
      'So the leg opposite the 30° angle is half the hypotenuse.',
    ],
    steps: [
      line('practice.side-of-30-60-90', 'Leg opposite 30 degrees', 'a', '=', 'c/2'),
      line('practice.substitute', 'Substitute', 'c/2', '=', `${2 * n}/2`),
      line('practice.divide', 'Divide', `${2 * n}/2`, '=', String(n)),
    ],
    drawing: half(
      n,
      [undefined, hypotenuse, '?'],
      `The side opposite the right angle is ${hypotenuse}. The side opposite 30° is unknown.`,
    ),
  };
}

function longLeg(random: Random, n: number, unit: string): Draft {
  const isFromHypotenuse = random.oneIn(2);
  const [shorter, longer, answer] = [`${n} ${unit}`, `${2 * n} ${unit}`, multiple(n, '√3')];
  const given = isFromHypotenuse ? `hypotenuse is ${longer} long` : `shorter leg is ${shorter} long`;
  return {
    question: `A right triangle has angles of 30° and 60°. Its ${given}. How long is the longer leg? Give the exact answer in radical form.`,
    ...answerWithUnit(answer, unit),
    mistakes: slips(
      isFromHypotenuse && [n, `That is the shorter leg, opposite 30°. The longer leg is √3 times as long.`],
      !isFromHypotenuse && [2 * n, `That is the hypotenuse. The longer leg is √3 times the shorter one.`],
      [multiple(2 * n, '√3'), `The factor √3 goes with the shorter leg, which is ${n} ${unit} long.`],
      [multiple(n, '√2'), `The factor √2 is for two 45° angles. With 30° and 60°, it is √3.`],
      [3 * n ** 2, `That is the square of the length. Take the square root.`],
      [
        multiple(n, '√5'),
        `You added the squares. The hypotenuse is ${longer}, so subtract: $${4 * n ** 2} - ${n ** 2}$.`,
      ],
    ),
    hints: [
      isFromHypotenuse
        ? 'First find the shorter leg: it is opposite 30°.'
        : 'First find the hypotenuse from the shorter leg.',
      'The hypotenuse is twice the shorter leg.',
      `Now you know two sides, ${shorter} and ${longer}. The square of the third is $${4 * n ** 2} - ${n ** 2}$.`,
    ],
    steps: [
      isFromHypotenuse
        ? line('practice.side-of-30-60-90', 'Leg opposite 30 degrees', `${2 * n}/2`, '=', String(n))
        : line('practice.side-of-30-60-90', 'Hypotenuse', `2*${n}`, '=', String(2 * n)),
      line('practice.pythagorean-theorem', 'Pythagorean theorem', 'b^2', '=', `${2 * n}^2 - ${n}^2`),
      line('practice.subtract', 'Calculate the difference', `${2 * n}^2 - ${n}^2`, '=', `3*${n}^2`),
      line('practice.square-root', 'Square root', 'b', '=', answer),
    ],
    drawing: isFromHypotenuse
      ? half(
          n,
          ['?', longer],
          `The side opposite the right angle is ${longer}. The side opposite 60° is unknown.`,
        )
      : half(
          n,
          ['?', undefined, shorter],
          `The side opposite 30° is ${shorter}. The side opposite 60° is unknown.`,
        ),
  };
}

function hypotenuseFromLongLeg(n: number, unit: string): Draft {
  const longer = multiple(n, '√3');
  return {
    question: `A right triangle has angles of 30° and 60°. Its longer leg is $${longer}$ ${unit} long. How long is the hypotenuse?`,
    ...answerWithUnit(2 * n, unit),
    mistakes: slips(
      [n, `That is the shorter leg. The hypotenuse is twice as long.`],
      [multiple(2 * n, '√3'), `You doubled the longer leg. The hypotenuse is twice the shorter leg.`],
      [
        3 * n,
        `You multiplied by √3. To get from the longer leg to the shorter one, divide by √3, then double.`,
      ],
      [multiple(n, '√6'), `The factor √2 is for two 45° angles. Here, first divide by √3, then double.`],
    ),
    hints: [
      'The sides of such a triangle are a, √3 times a, and twice a.',
      'Compare the longer leg with √3 times a. How long is the shorter leg?',
      `The shorter leg is ${n} ${unit}, and the hypotenuse is twice as long.`,
    ],
    steps: [
      line('practice.side-of-30-60-90', 'Longer leg', 'a*√3', '=', longer),
      line('practice.divide-both-sides', 'Divide both sides by the root of 3', 'a', '=', String(n)),
      line('practice.side-of-30-60-90', 'Hypotenuse', `2*${n}`, '=', String(2 * n)),
    ],
    drawing: half(
      n,
      [`${longer} ${unit}`, '?'],
      `The side opposite 60° is ${longer} ${unit}. The side opposite the right angle is unknown.`,
    ),
  };
}

/** Describes a triangle with two 45° angles and the hypotenuse 2n. */
function legOf45(n: number, unit: string): Draft {
  const [hypotenuse, answer] = [`${2 * n} ${unit}`, multiple(n, '√2')];
  const [c, square4] = [String(2 * n), String(4 * n ** 2)];
  return {
    question: `The hypotenuse of a right triangle with two 45° angles is ${hypotenuse} long. How long is each leg? Give the exact answer in radical form.`,
    ...answerWithUnit(answer, unit),
    mistakes: slips(
      [
        n,
        `Half the hypotenuse is too short: two legs of ${n} ${unit} would lie flat on it. Use $a^2 + a^2 = ${c}^2$.`,
      ],
      [multiple(2 * n, '√2'), `You multiplied by √2. A leg is shorter than the hypotenuse, so divide.`],
      [2 * n ** 2, `That is the square of the length. Take the square root.`],
      [multiple(n, '√3'), `The factor √3 is for angles of 30° and 60°. With two 45° angles, it is √2.`],
    ),
    hints: [
      'The two legs are equal. Call each of them a.',
      `The Pythagorean theorem becomes $a^2 + a^2 = ${c}^2$.`,
      `So $2a^2 = ${square4}$. Divide by 2 and take the square root.`,
    ],
    steps: [
      line('practice.pythagorean-theorem', 'Pythagorean theorem', 'a^2 + a^2', '=', `${c}^2`),
      line('practice.collect-like-terms', 'Combine like terms', '2a^2', '=', square4),
      line('practice.divide-both-sides', 'Divide both sides by 2', 'a^2', '=', String(2 * n ** 2)),
      line('practice.square-root', 'Square root', 'a', '=', answer),
    ],
    drawing: square(
      n * Math.SQRT2,
      ['?', hypotenuse],
      `The side opposite the right angle is ${hypotenuse}. The other two sides are equal and unknown.`,
    ),
  };
}

/** Describes an equilateral triangle with the side 2n. */
function equilateral(n: number, unit: string): Draft {
  const [side, area] = [String(2 * n), multiple(n ** 2, '√3')];
  const height = multiple(n, '√3');
  const top: Point = [n, n * ROOT_3];
  return {
    question: `An equilateral triangle has sides of ${side} ${unit}. What is its area? Give the exact answer in radical form.`,
    ...answerWithUnit(area, `${unit}²`),
    mistakes: slips(
      [multiple(2 * n ** 2, '√3'), `That is base times height, ${side} times $${height}$. Take half of it.`],
      [
        2 * n ** 2,
        `You used the side of ${side} ${unit} as the height. The height is shorter: $${height}$ ${unit}.`,
      ],
      [`${n ** 2}√3/2`, `You also used half the base in the area. Half the base is only for the height.`],
      [height, `That is the height. The area is half the base times the height.`],
      [
        multiple(n ** 2, '√5'),
        `You added the squares for the height. The side is the hypotenuse, so subtract: $${side}^2 - ${n}^2$.`,
      ],
      [6 * n, `That is the perimeter. The area is half the base times the height.`],
    ),
    hints: [
      'You need the height. It divides the triangle into two right triangles.',
      `Each half has a hypotenuse of ${side} ${unit} and a leg of ${n} ${unit}.`,
      `The height is $${height}$ ${unit}. The area is half the base times the height.`,
    ],
    steps: [
      line('practice.half-base', 'Half the base', `${side}/2`, '=', String(n)),
      line('practice.pythagorean-theorem', 'Pythagorean theorem', 'h^2', '=', `${side}^2 - ${n}^2`),
      line('practice.subtract', 'Calculate the difference', `${side}^2 - ${n}^2`, '=', `3*${n}^2`),
      line('practice.square-root', 'Square root', 'h', '=', height),
      line('practice.triangle-area', 'Area of a triangle', `1/2*${side}*${height}`, '=', area),
    ],
    drawing: labelledPolygon(
      `An equilateral triangle. Each side is ${side} ${unit}.`,
      [[0, 0], [2 * n, 0], top],
      [`${side} ${unit}`, `${side} ${unit}`, `${side} ${unit}`],
    ),
  };
}
