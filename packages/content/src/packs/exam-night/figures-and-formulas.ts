import type { Lesson } from '../pack.js';
import {
  aroundRectangle,
  cup,
  fieldTrapezoid,
  hiddenTriangles,
  lamp,
  twoBases,
} from './figures-and-formulas-figures.js';

export const figuresAndFormulas: Lesson = {
  id: 'figures-and-formulas',
  title: 'Figures and formulas',
  minutes: 30,
  idea: [
    'A trapezoid has parallel sides of 16 cm and 6 cm and two equal slanted sides of 13 cm. You want its area, and the formula asks for a height that nobody gave you. Nearly all exam geometry is like that: the formula is known, one length in it is hidden. The question is always the same: where does it hide?',
    { heading: 'Three places where lengths hide' },
    {
      list: [
        'In a right triangle: look for a height, a diagonal, a radius that meets a tangent. Then the Pythagorean theorem gives the third side.',
        'In similar triangles: look for parallel lines or a common angle. Then a factor gives the side.',
        'In something that can be said twice: one area with two bases, one volume in two vessels. Then an equation gives it.',
      ],
    },
    { drawing: hiddenTriangles },
    'In the trapezoid, drop both heights. They cut off two right triangles, and what the lower side has more than the upper one is shared between them. A line drawn into the figure is often the whole solution, so draw, large and with a ruler, and write each number beside what it measures.',
    { heading: 'The formulas, ordered by what they rest on' },
    {
      head: ['Figure', 'Formula', 'Because'],
      rows: [
        ['rectangle, parallelogram', '$b*h$', 'unit squares in rows'],
        ['triangle', '$b*h/2$', 'half a parallelogram'],
        ['trapezoid', '$(a + c)*h/2$', 'two of them make a parallelogram'],
        [
          'circle: circumference, area',
          '$2π*r$ and $π*r^2$',
          'thin slices make a strip, half the circumference long and $r$ high',
        ],
        ['sector of $a$ degrees', '$a/360$ of the circle', 'a part of the full turn'],
        ['prism, cylinder', 'base area times $h$', 'equal layers'],
        ['pyramid, cone', 'base area times $h/3$', 'three fill the prism or cylinder around one'],
        ['sphere', '$4/3*π*r^3$', 'thin pyramids from the center'],
        ['distance from (p, q) to (u, v)', '$sqrt((u - p)^2 + (v - q)^2)$', 'Pythagoras on the grid'],
        ['slope of the line through them', '$(v - q)/(u - p)$', 'all steps on a line are similar'],
      ],
    },
    'Can’t remember which formula it was? Count dimensions; numbers and π don’t count. A length has one length in it, an area two multiplied, a volume three. $π*r^2*h$ can only be a volume, $2π*r*h$ only an area.',
    { heading: 'Enlarging' },
    'If all lengths are multiplied by $k$, areas grow by $k^2$ and volumes by $k^3$. Half the height of a cone is therefore not half of its water. This single fact answers many questions in which hardly any number is given.',
    'Every result of this lesson can be checked by a glance at your figure, if you know how to glance: that is the next lesson.',
  ],
  examples: [
    {
      task: 'A trapezoid has parallel sides of 16 cm and 6 cm. Its slanted sides are both 13 cm long. What is its area?',
      steps: [
        ['What sticks out on each side', '(16 - 6)/2', '=', '5'],
        ['Right triangle at the side', '5^2 + h^2', '=', '13^2'],
        ['Subtract 25, take the root', 'h', '=', '12'],
        ['Area of the trapezoid', '(16 + 6) * 12/2', '=', '132'],
      ],
      answer: '132 cm²',
      remark: 'Bounds: more than 6 × 12 = 72, less than 16 × 12 = 192, and exactly in the middle.',
      drawing: fieldTrapezoid,
      check: { kind: 'value', expression: '(16 + 6)/2*sqrt(13^2 - ((16 - 6)/2)^2)' },
      letters: { h: '12' },
    },
    {
      task: 'A circle passes through all corners of a rectangle of 8 cm by 6 cm. What is the area between circle and rectangle, to 1 decimal?',
      steps: [
        ['The diagonal is a diameter', 'd^2', '=', '8^2 + 6^2'],
        ['Take the root', 'd', '=', '10'],
        ['The radius is half of it', '10/2', '=', '5'],
        ['Circle minus rectangle', 'π * 5^2 - 8 * 6', '=', '25π - 48'],
        ['Round once, at the end', '25π - 48', '≈', '30.5'],
      ],
      answer: '30.5 cm²',
      remark:
        'Why is the diagonal a diameter? The diagonals of a rectangle halve each other and are equal, so their crossing is equally far from all four corners: it is the center.',
      drawing: aroundRectangle,
      check: { kind: 'value', expression: 'π*((8^2 + 6^2)/4) - 8*6' },
      letters: { d: '10' },
    },
    {
      task: 'The legs of a right triangle are 15 cm and 20 cm long. How high is the triangle above its longest side?',
      steps: [
        ['Pythagorean theorem for the longest side', 'c^2', '=', '15^2 + 20^2'],
        ['Take the root', 'c', '=', '25'],
        ['The area, with a leg as base', '15 * 20/2', '=', '150'],
        ['The same area, with c as base', '25 * h/2', '=', '150'],
        ['Multiply by 2, divide by 25', 'h', '=', '12'],
      ],
      answer: '12 cm',
      remark:
        'One area said twice: the legs are base and height of each other. The height must be shorter than both legs, and 12 is.',
      drawing: twoBases,
      check: { kind: 'value', expression: '15 * sqrt(1 - (15/sqrt(15^2 + 20^2))^2)' },
      letters: { c: '25', h: '12' },
    },
    {
      task: 'A girl is 1.5 m tall and stands 6 m away from a street lamp. The lamp is 6 m high. How long is her shadow?',
      steps: [
        ['Similar triangles: shadow to girl, ground to lamp', 's/1.5', '=', '(s + 6)/6'],
        ['Multiply both sides by 6', '4s', '=', 's + 6'],
        ['Subtract s, divide by 3', 's', '=', '2'],
      ],
      answer: '2 m',
      remark:
        'Both triangles have the angle at the tip of the shadow and a right angle on the ground, so they are similar. The base of the large one is $s + 6$, not 6: it reaches to the same tip. Check: 2 m for 1.5 m, 8 m for 6 m.',
      drawing: lamp,
      check: { kind: 'value', expression: '1.5 * 6/(6 - 1.5)' },
      letters: { s: '2' },
    },
    {
      task: 'A paper cup is a cone, 12 cm high, with its tip below. Water stands in it 6 cm deep. Which fraction of the cup is filled?',
      steps: [
        ['Scale factor from cup to water', '6/12', '=', '1/2'],
        ['Volumes grow by its third power', '(1/2)^3', '=', '1/8'],
      ],
      answer: '1/8',
      remark:
        'No radius is needed: water and cup are similar cones. The upper half of its height holds the other seven eighths.',
      drawing: cup,
      check: { kind: 'value', expression: '((1/2)^2*6)/(1^2*12)' },
    },
    {
      task: 'Which line consists of all points equally far from (1, 1) and (7, 9)? Give its equation.',
      steps: [
        ['The midpoint lies on it: first coordinate', '(1 + 7)/2', '=', '4'],
        ['Second coordinate', '(1 + 9)/2', '=', '5'],
        ['Slope between the points', '(9 - 1)/(7 - 1)', '=', '4/3'],
        ['At a right angle: upside down, other sign', 'm', '=', '-3/4'],
        ['Put in the midpoint', '5', '=', '-3/4 * 4 + b'],
        ['Add 3 to both sides', 'b', '=', '8'],
        ['The equation', 'y', '=', '-3x/4 + 8'],
      ],
      answer: 'y = -3x/4 + 8',
      remark:
        'Test with the point (0, 8) of the line: to (1, 1) it is the root of 1 + 49, to (7, 9) the root of 49 + 1. Equal.',
      check: { kind: 'true', relations: ['-3/4*4 + 8 = 5', '1^2 + 7^2 = 7^2 + 1^2', '4/3*(-3/4) = -1'] },
      letters: { m: '-3/4', b: '8', x: '0', y: '8' },
    },
  ],
  pitfalls: [
    {
      wrong: 'The area of the trapezoid is $(16 + 6) * 13/2$.',
      right: 'The area of the trapezoid is $(16 + 6) * 12/2$.',
      why: 'The slanted side was taken for the height, because it was given. A height meets the base at a right angle; look for the little square in the corner.',
    },
    {
      wrong: 'A cup filled to half of its height is half full.',
      right: 'A cup in the shape of a cone, filled to half of its height, holds one eighth.',
      why: 'Half is true for straight walls. Where the shape narrows, all three directions shrink, and the factor counts three times.',
    },
    {
      wrong: 'The circle is 10 cm across, so its area is $π*10^2$.',
      right: 'The circle is 10 cm across, so its area is $π*5^2$.',
      why: 'Across means diameter, the formula wants the radius. The wrong result is four times too large: more than the square around the circle, 100 cm².',
    },
    {
      wrong: 'In the figure the angle looks like 90°, so the Pythagorean theorem may be used.',
      right: 'Use the Pythagorean theorem only where a right angle is given or has been shown.',
      why: 'Exam figures are sketches. Reasons that count: a height, a rectangle, an axis of symmetry, a tangent and its radius, slopes with the product −1.',
    },
  ],
};
