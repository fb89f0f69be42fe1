import type { Lesson } from '../pack.js';
import { distance, slope, steps, triangle, turned } from './coordinate-geometry-figures.js';

export const coordinateGeometry: Lesson = {
  id: 'coordinate-geometry',
  title: 'Geometry with coordinates',
  minutes: 25,
  idea: [
    'On a map with a square grid, one village is at (1, 2) and another is at (7, 6). How far apart are they, what point is halfway, and how steep is the straight road between them? With coordinates, you can answer all three without drawing, and without a figure that might mislead you.',
    'Two numbers name a point. The first, the x-coordinate, tells you how far it is to the right of the vertical axis, the y-axis. The second, the y-coordinate, tells you how far it is above the horizontal axis, the x-axis. To the left and below, the numbers are negative.',
    { drawing: steps },
    'Everything rests on one idea: between any two points, there is a right triangle with legs along the grid. Its legs are differences, $7 - 1 = 6$ to the right and $6 - 2 = 4$ up. What you know about right triangles does the rest. Let the points be P (p, q) and Q (u, v).',
    { heading: 'How far?' },
    {
      formula: 'sqrt((u - p)^2 + (v - q)^2)',
      words: 'Distance from P to Q: the Pythagorean theorem, with the two differences as legs.',
    },
    'For the villages, that is the square root of 36 + 16, about 7.2. The order of the points doesn’t matter, because a square is never negative.',
    { heading: 'What point is halfway?' },
    {
      formula: '(p + u)/2',
      words:
        'x-coordinate of the midpoint: the mean of p and u. In the same way, its y-coordinate is the mean of q and v.',
    },
    'Why the mean? Halfway along the slanted side, you have gone half of the way to the right and half of the way up: similar triangles with scale factor one half. For the villages, it is the point (4, 4).',
    { heading: 'How steep?' },
    {
      formula: 'm = (v - q)/(u - p)',
      words: 'Slope: rise divided by run. It tells you how far the line goes up for each step to the right.',
      where: 'u and p are different; a vertical line has no slope',
      solves: 'm*(u - p) = v - q',
    },
    'The road goes up 4 for a run of 6 to the right. Its slope is $2/3$. All slope triangles along a line have the same angles, so they are similar, and the quotient is the same everywhere. That is what makes a line straight. Start where it crosses the y-axis, at height b, and go up m for each step to the right. After x steps you are at height $b + m*x$.',
    { drawing: slope },
    {
      formula: 'y = m*x + b',
      words: 'Equation of a line with slope m and y-intercept b, the height at which it crosses the y-axis.',
    },
    { heading: 'When are two lines perpendicular?' },
    'Rotate a slope triangle a quarter turn. The run of 3 becomes a rise of 3, and the rise of 2 becomes a run of 2 to the left. The slope $2/3$ becomes $3/(-2)$, the negative reciprocal.',
    { drawing: turned },
    {
      formula: 'm*(-1/m) = -1',
      words: 'Perpendicular lines: the product of their slopes is −1. Parallel lines have the same slope.',
      where: 'm not 0',
    },
    'This final lesson brings the others together: the Pythagorean theorem in the distance, similar triangles in the midpoint and the slope. Geometry has become arithmetic.',
  ],
  examples: [
    {
      task: 'A is at (1, 2) and B is at (9, 8). M is the midpoint of AB. What is the distance from A to M?',
      steps: [
        ['x-coordinate of M', '(1 + 9)/2', '=', '5'],
        ['y-coordinate of M', '(2 + 8)/2', '=', '5'],
        ['Distance from (1, 2) to (5, 5)', 'd', '=', 'sqrt((5 - 1)^2 + (5 - 2)^2)'],
        ['Squares of 4 and 3', 'sqrt((5 - 1)^2 + (5 - 2)^2)', '=', 'sqrt(25)'],
        ['Take the square root', 'sqrt(25)', '=', '5'],
      ],
      answer: '5',
      remark: 'Check: the distance from A to B is the square root of 64 + 36, so 10, and half of that is 5.',
      drawing: distance,
      check: { kind: 'value', expression: 'sqrt((9 - 1)^2 + (8 - 2)^2)/2' },
      letters: { d: '5' },
    },
    {
      task: 'Find the equation of the line through (2, 1) and (6, 9).',
      steps: [
        ['Slope: rise over run', '(9 - 1)/(6 - 2)', '=', '2'],
        ['Substitute (2, 1) into y = 2x + b', '1', '=', '2 * 2 + b'],
        ['Subtract 4 from both sides', 'b', '=', '-3'],
        ['The equation', 'y', '=', '2x - 3'],
      ],
      answer: 'y = 2x - 3',
      remark: 'Check with the other point: $2 * 6 - 3 = 9$. The point you haven’t used yet is the best test.',
      check: { kind: 'true', relations: ['1 = 2*2 - 3', '9 = 2*6 - 3'] },
      letters: { b: '-3', x: '0', y: '-3' },
    },
    {
      task: 'Find the equation of the line through (4, 5) that is perpendicular to the line $y = 2x - 3$.',
      steps: [
        ['The product of the slopes is −1', '2m', '=', '-1'],
        ['Divide both sides by 2', 'm', '=', '-1/2'],
        ['Substitute (4, 5)', '5', '=', '-1/2*4 + b'],
        ['Add 2 to both sides', 'b', '=', '7'],
        ['The equation', 'y', '=', '-x/2 + 7'],
      ],
      answer: 'y = -x/2 + 7',
      remark:
        'The lines intersect where $2x - 3$ and $7 - x/2$ are equal: at x = 4, so at the point (4, 5) itself. It is on both lines, and that is where they form the right angle.',
      check: { kind: 'true', relations: ['-1/2*4 + 7 = 5', '2*4 - 3 = 5', '2*(-1/2) = -1'] },
      letters: { m: '-1/2', b: '7', x: '0', y: '7' },
    },
    {
      task: 'A triangle has vertices A (2, 2), B (8, 5) and C (5, 11). Show that it has a right angle at B, and find its area.',
      steps: [
        ['Slope from A to B', '(5 - 2)/(8 - 2)', '=', '1/2'],
        ['Slope from B to C', '(11 - 5)/(5 - 8)', '=', '-2'],
        ['The product is −1: a right angle at B', '1/2*(-2)', '=', '-1'],
        ['Length of AB', 'sqrt((8 - 2)^2 + (5 - 2)^2)', '=', 'sqrt(45)'],
        ['Length of BC', 'sqrt((5 - 8)^2 + (11 - 5)^2)', '=', 'sqrt(45)'],
        ['Half the product of the legs', 'sqrt(45) * sqrt(45)/2', '=', '22.5'],
      ],
      answer: '22.5',
      remark:
        'With one leg of a right triangle as the base, the other leg is the height. And because the legs are equal, the other two angles are 45°.',
      drawing: triangle,
      check: { kind: 'value', expression: '((8 - 2)*(11 - 2) - (5 - 2)*(5 - 2))/2' },
    },
  ],
  pitfalls: [
    {
      wrong: 'The slope through (2, 1) and (6, 9) is $(9 - 1)/(2 - 6)$.',
      right: 'The slope through (2, 1) and (6, 9) is $(9 - 1)/(6 - 2)$.',
      why: 'The numerator starts with the second point, but the denominator starts with the first. Either order is fine, but it must be the same in both. Look at the line: it rises, so its slope is positive.',
    },
    {
      wrong: '$sqrt((u - p)^2 + (v - q)^2) = u - p + v - q$',
      right: 'First add the squares, then take the square root of the sum: $sqrt(36 + 16)$, not 6 + 4.',
      why: 'You can’t take the root of a sum term by term. That would be the distance along the grid, not the straight-line distance.',
    },
    {
      wrong: 'A line perpendicular to a line with slope 2 has slope −2.',
      right: 'A line perpendicular to a line with slope 2 has slope $-1/2$.',
      why: 'Only the sign was changed. That reflects the line; it doesn’t rotate it by 90°. A line perpendicular to a steep line isn’t steep, so you also need the reciprocal.',
    },
    {
      wrong: 'From −3 to 5 the difference is $5 - 3$.',
      right: 'From −3 to 5 the difference is $5 - (-3)$.',
      why: 'The sign of the coordinate was lost next to the minus sign in the formula. Count on the axis: it is 3 steps from −3 to 0, and 8 steps to 5.',
    },
  ],
};
