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
    'A trapezoid has parallel sides of 16 cm and 6 cm and two equal slanted sides of 13 cm. You want its area, but the formula needs a height that isn’t given. Nearly all exam geometry is like that: you know the formula, but one of its lengths is hidden. The question is always the same: where is it hidden?',
    { heading: 'Three places to find a hidden length' },
    {
      list: [
        'In a right triangle: look for a height, a diagonal, or a radius that meets a tangent. Then the Pythagorean theorem gives you the third side.',
        'In similar triangles: look for parallel lines or a shared angle. Then the scale factor gives you the side.',
        'In a quantity that you can write in two ways: one area with two bases, or one volume in two containers. Then an equation gives you the length.',
      ],
    },
    { drawing: hiddenTriangles },
    'In the trapezoid, draw both heights. They cut off two right triangles, which split the difference between the two parallel sides equally. An added line is often the whole solution, so draw a large figure with a ruler, and write each number next to what it measures.',
    { heading: 'The formulas, and where they come from' },
    {
      head: ['Figure', 'Formula', 'Because'],
      rows: [
        ['rectangle, parallelogram', '$b*h$', 'unit squares in rows'],
        ['triangle', '$b*h/2$', 'half a parallelogram'],
        ['trapezoid', '$(a + c)*h/2$', 'two of them make a parallelogram'],
        [
          'circle: circumference, area',
          '$2π*r$ and $π*r^2$',
          'thin slices form a strip, half the circumference long and $r$ high',
        ],
        ['sector of $a$ degrees', '$a/360$ of the circle', 'a fraction of a full turn'],
        ['prism, cylinder', 'base area times $h$', 'equal layers'],
        ['pyramid, cone', 'base area times $h/3$', 'three of them fill the prism or cylinder around it'],
        ['sphere', '$4/3*π*r^3$', 'thin pyramids from the center'],
        [
          'distance from (p, q) to (u, v)',
          '$sqrt((u - p)^2 + (v - q)^2)$',
          'Pythagorean theorem on the grid',
        ],
        ['slope of the line through them', '$(v - q)/(u - p)$', 'all slope triangles on a line are similar'],
      ],
    },
    'Can’t remember which formula is which? Count the dimensions; numbers and π don’t count. A length formula contains one length, an area formula multiplies two, and a volume formula three. So $π*r^2*h$ can only be a volume, and $2π*r*h$ can only be an area.',
    { heading: 'Scaling' },
    'If all lengths are multiplied by $k$, areas are multiplied by $k^2$ and volumes by $k^3$. So a cone filled to half its height is not half full. This one fact answers many questions that give you hardly any numbers.',
    'You can check every result in this lesson with a quick look at your figure, if you know what to look for. The next lesson shows you how.',
  ],
  examples: [
    {
      task: 'A trapezoid has parallel sides of 16 cm and 6 cm. Its slanted sides are both 13 cm long. What is its area?',
      steps: [
        ['Overhang on each side', '(16 - 6)/2', '=', '5'],
        ['Right triangle at the side', '5^2 + h^2', '=', '13^2'],
        ['Subtract 25 and take the square root', 'h', '=', '12'],
        ['Area of the trapezoid', '(16 + 6) * 12/2', '=', '132'],
      ],
      answer: '132 cm²',
      remark:
        'Bounds: the area is more than 6 × 12 = 72, less than 16 × 12 = 192, and exactly halfway between.',
      drawing: fieldTrapezoid,
      check: { kind: 'value', expression: '(16 + 6)/2*sqrt(13^2 - ((16 - 6)/2)^2)' },
      letters: { h: '12' },
    },
    {
      task: 'A circle passes through all four corners of an 8 cm by 6 cm rectangle. What is the area between the circle and the rectangle, to 1 decimal place?',
      steps: [
        ['The diagonal is a diameter', 'd^2', '=', '8^2 + 6^2'],
        ['Take the square root', 'd', '=', '10'],
        ['The radius is half of it', '10/2', '=', '5'],
        ['Circle minus rectangle', 'π * 5^2 - 8 * 6', '=', '25π - 48'],
        ['Round once, at the end', '25π - 48', '≈', '30.5'],
      ],
      answer: '30.5 cm²',
      remark:
        'Why is the diagonal a diameter? The diagonals of a rectangle are equal and bisect each other, so the point where they cross is the same distance from all four corners: it is the center.',
      drawing: aroundRectangle,
      check: { kind: 'value', expression: 'π*((8^2 + 6^2)/4) - 8*6' },
      letters: { d: '10' },
    },
    {
      task: 'The legs of a right triangle are 15 cm and 20 cm long. What is the height of the triangle above its longest side?',
      steps: [
        ['Pythagorean theorem for the longest side', 'c^2', '=', '15^2 + 20^2'],
        ['Take the square root', 'c', '=', '25'],
        ['The area, with a leg as base', '15 * 20/2', '=', '150'],
        ['The same area, with c as base', '25 * h/2', '=', '150'],
        ['Multiply by 2 and divide by 25', 'h', '=', '12'],
      ],
      answer: '12 cm',
      remark:
        'The same area, written in two ways: with one leg as the base, the other leg is the height. The height must be shorter than both legs, and 12 is.',
      drawing: twoBases,
      check: { kind: 'value', expression: '15 * sqrt(1 - (15/sqrt(15^2 + 20^2))^2)' },
      letters: { c: '25', h: '12' },
    },
    {
      task: 'A girl who is 1.5 m tall stands 6 m away from a street lamp that is 6 m tall. How long is her shadow?',
      steps: [
        ['Similar triangles: shadow to girl equals ground to lamp', 's/1.5', '=', '(s + 6)/6'],
        ['Multiply both sides by 6', '4s', '=', 's + 6'],
        ['Subtract s and divide by 3', 's', '=', '2'],
      ],
      answer: '2 m',
      remark:
        'Both triangles have the angle at the tip of the shadow and a right angle on the ground, so they are similar. The base of the large one is $s + 6$, not 6: it extends to the same tip. Check: the ratios 2 to 1.5 and 8 to 6 are equal.',
      drawing: lamp,
      check: { kind: 'value', expression: '1.5 * 6/(6 - 1.5)' },
      letters: { s: '2' },
    },
    {
      task: 'A paper cup is a cone 12 cm high with its tip at the bottom. The water in it is 6 cm deep. What fraction of the cup is filled?',
      steps: [
        ['Scale factor from cup to water', '6/12', '=', '1/2'],
        ['Volumes scale by its cube', '(1/2)^3', '=', '1/8'],
      ],
      answer: '1/8',
      remark:
        'No radius is needed: water and cup are similar cones. The upper half of the cup holds the other seven eighths.',
      drawing: cup,
      check: { kind: 'value', expression: '((1/2)^2*6)/(1^2*12)' },
    },
    {
      task: 'Which line consists of all points that are the same distance from (1, 1) and (7, 9)? Give its equation.',
      steps: [
        ['The midpoint is on it: x-coordinate', '(1 + 7)/2', '=', '4'],
        ['y-coordinate', '(1 + 9)/2', '=', '5'],
        ['Slope between the points', '(9 - 1)/(7 - 1)', '=', '4/3'],
        ['Perpendicular: negative reciprocal', 'm', '=', '-3/4'],
        ['Substitute the midpoint', '5', '=', '-3/4 * 4 + b'],
        ['Add 3 to both sides', 'b', '=', '8'],
        ['The equation', 'y', '=', '-3x/4 + 8'],
      ],
      answer: 'y = -3x/4 + 8',
      remark:
        'Test with the point (0, 8) on the line: its distance to (1, 1) is the square root of 1 + 49, and its distance to (7, 9) is the square root of 49 + 1. They are equal.',
      check: { kind: 'true', relations: ['-3/4*4 + 8 = 5', '1^2 + 7^2 = 7^2 + 1^2', '4/3*(-3/4) = -1'] },
      letters: { m: '-3/4', b: '8', x: '0', y: '8' },
    },
  ],
  pitfalls: [
    {
      wrong: 'The area of the trapezoid is $(16 + 6) * 13/2$.',
      right: 'The area of the trapezoid is $(16 + 6) * 12/2$.',
      why: 'The slanted side was used as the height because it was given. A height meets the base at a right angle; look for the little square in the corner.',
    },
    {
      wrong: 'A cup filled to half its height is half full.',
      right: 'A cone-shaped cup filled to half its height is one eighth full.',
      why: 'Half is right for straight walls. When the shape narrows, all three dimensions shrink, so the factor counts three times.',
    },
    {
      wrong: 'The circle is 10 cm across, so its area is $π*10^2$.',
      right: 'The circle is 10 cm across, so its area is $π*5^2$.',
      why: '“Across” means diameter, but the formula needs the radius. The wrong result is four times too large: it is more than the area of the square around the circle, 100 cm².',
    },
    {
      wrong: 'The angle looks like 90° in the figure, so you can use the Pythagorean theorem.',
      right: 'Use the Pythagorean theorem only where a right angle is given or proved.',
      why: 'Exam figures are sketches. Valid reasons: a height, a rectangle, an axis of symmetry, a tangent and its radius, slopes whose product is −1.',
    },
  ],
};
