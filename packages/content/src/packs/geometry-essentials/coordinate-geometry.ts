import type { Lesson } from '../pack.js';
import { distance, slope, steps, triangle, turned } from './coordinate-geometry-figures.js';

export const coordinateGeometry: Lesson = {
  id: 'coordinate-geometry',
  title: 'Geometry with coordinates',
  minutes: 25,
  idea: [
    'On a map with a square grid, one village lies at (1, 2), another at (7, 6). How far apart are they, what lies halfway, and how steep is the straight road between them? With coordinates you can answer all three without drawing – and without a figure that may mislead you.',
    'A point is named by two numbers. The first, x, tells how far it lies to the right of the vertical axis, the y-axis; the second, y, how far above the horizontal axis, the x-axis. To the left and below, the numbers are negative.',
    { drawing: steps },
    'One idea carries everything: between two points there is a right triangle with its legs along the grid. Its legs are differences, $7 - 1 = 6$ to the right and $6 - 2 = 4$ up. What you know about right triangles does the rest. Let the points be P at (p, q) and Q at (u, v).',
    { heading: 'How far?' },
    {
      formula: 'sqrt((u - p)^2 + (v - q)^2)',
      words: 'Distance of P and Q: Pythagoras, with the two differences as legs.',
    },
    'Between the villages that is the root of 36 + 16, about 7.2. The order of the points does not matter, since a square has no sign.',
    { heading: 'What lies halfway?' },
    {
      formula: '(p + u)/2',
      words:
        'First coordinate of the midpoint: the mean. The second, in the same way, is the mean of q and v.',
    },
    'Why the mean? Halfway along the slanted side you have gone half of the way to the right and half of the way up: similar triangles with the factor one half. Between the villages it is the point (4, 4).',
    { heading: 'How steep?' },
    {
      formula: 'm = (v - q)/(u - p)',
      words: 'Slope: rise divided by run. It tells how far the line goes up for each step to the right.',
      where: 'u and p are different; a vertical line has no slope',
      solves: 'm*(u - p) = v - q',
    },
    'The road climbs 4 while it goes 6 to the right: its slope is $2/3$. All slope triangles along one line have the same angles, so they are similar, and the quotient is everywhere the same. That is what makes a line straight. Start where it crosses the y-axis, at the height b, and go up m for each step to the right: after x steps you are at $b + m*x$.',
    { drawing: slope },
    {
      formula: 'y = m*x + b',
      words:
        'Equation of a line with the slope m and the y-intercept b, the height at which it crosses the y-axis.',
    },
    { heading: 'When do two lines meet at a right angle?' },
    'Turn a slope triangle by a quarter. The run of 3 becomes a rise of 3, and the rise of 2 becomes a run of 2 to the left. The slope $2/3$ becomes $3/(-2)$: turned upside down, with the other sign.',
    { drawing: turned },
    {
      formula: 'm*(-1/m) = -1',
      words: 'Lines at a right angle: the product of their slopes is −1. Parallel lines have the same slope.',
      where: 'm not 0',
    },
    'This last lesson brings the others together: Pythagoras in the distance, similar triangles in midpoint and slope. A figure has become arithmetic.',
  ],
  examples: [
    {
      task: 'A lies at (1, 2) and B at (9, 8). M is the midpoint between them. How far is it from A to M?',
      steps: [
        ['First coordinate of M', '(1 + 9)/2', '=', '5'],
        ['Second coordinate of M', '(2 + 8)/2', '=', '5'],
        ['Distance from (1, 2) to (5, 5)', 'd', '=', 'sqrt((5 - 1)^2 + (5 - 2)^2)'],
        ['Squares of 4 and 3', 'sqrt((5 - 1)^2 + (5 - 2)^2)', '=', 'sqrt(25)'],
        ['Take the root', 'sqrt(25)', '=', '5'],
      ],
      answer: '5',
      remark: 'Check: from A to B it is the root of 64 + 36, so 10, and half of it is 5.',
      drawing: distance,
      check: { kind: 'value', expression: 'sqrt((9 - 1)^2 + (8 - 2)^2)/2' },
      letters: { d: '5' },
    },
    {
      task: 'Which line passes through (2, 1) and (6, 9)? Give its equation.',
      steps: [
        ['Slope: rise by run', '(9 - 1)/(6 - 2)', '=', '2'],
        ['Put the point (2, 1) into y = 2x + b', '1', '=', '2 * 2 + b'],
        ['Subtract 4 from both sides', 'b', '=', '-3'],
        ['The equation', 'y', '=', '2x - 3'],
      ],
      answer: 'y = 2x - 3',
      remark: 'Check with the other point: $2 * 6 - 3 = 9$. The point you have not used is the best test.',
      check: { kind: 'true', relations: ['1 = 2*2 - 3', '9 = 2*6 - 3'] },
      letters: { b: '-3', x: '0', y: '-3' },
    },
    {
      task: 'Find the equation of the line through (4, 5) at a right angle to the line $y = 2x - 3$.',
      steps: [
        ['The product of the slopes is −1', '2m', '=', '-1'],
        ['Divide both sides by 2', 'm', '=', '-1/2'],
        ['Put in the point (4, 5)', '5', '=', '-1/2*4 + b'],
        ['Add 2 to both sides', 'b', '=', '7'],
        ['The equation', 'y', '=', '-x/2 + 7'],
      ],
      answer: 'y = -x/2 + 7',
      remark:
        'The lines cross where $2x - 3$ and $7 - x/2$ are equal: at x = 4, so in the point (4, 5) itself. It lies on both, and there they make the right angle.',
      check: { kind: 'true', relations: ['-1/2*4 + 7 = 5', '2*4 - 3 = 5', '2*(-1/2) = -1'] },
      letters: { m: '-1/2', b: '7', x: '0', y: '7' },
    },
    {
      task: 'A triangle has the corners A (2, 2), B (8, 5) and C (5, 11). Show that it has a right angle at B, and find its area.',
      steps: [
        ['Slope from A to B', '(5 - 2)/(8 - 2)', '=', '1/2'],
        ['Slope from B to C', '(11 - 5)/(5 - 8)', '=', '-2'],
        ['Product −1: a right angle at B', '1/2*(-2)', '=', '-1'],
        ['Length of AB', 'sqrt((8 - 2)^2 + (5 - 2)^2)', '=', 'sqrt(45)'],
        ['Length of BC', 'sqrt((5 - 8)^2 + (11 - 5)^2)', '=', 'sqrt(45)'],
        ['Half of the product of the legs', 'sqrt(45) * sqrt(45)/2', '=', '22.5'],
      ],
      answer: '22.5',
      remark:
        'The legs of a right triangle are base and height of each other. And since they are equal, the other two angles are 45°.',
      drawing: triangle,
      check: { kind: 'value', expression: '((8 - 2)*(11 - 2) - (5 - 2)*(5 - 2))/2' },
    },
  ],
  pitfalls: [
    {
      wrong: 'The slope through (2, 1) and (6, 9) is $(9 - 1)/(2 - 6)$.',
      right: 'The slope through (2, 1) and (6, 9) is $(9 - 1)/(6 - 2)$.',
      why: 'Above, the second point came first, below the first one. Each order is fine, but it must be the same in both. Look at the line: it rises, so its slope is positive.',
    },
    {
      wrong: '$sqrt((u - p)^2 + (v - q)^2) = u - p + v - q$',
      right: 'First add the squares, then take one root of the sum: $sqrt(36 + 16)$, not 6 + 4.',
      why: 'The root of a sum can’t be taken part by part. That would be the way along the grid, not the straight one.',
    },
    {
      wrong: 'At a right angle to a line with the slope 2 the slope is −2.',
      right: 'At a right angle to a line with the slope 2 the slope is $-1/2$.',
      why: 'Only the sign was changed: that mirrors the line, it does not turn it by 90°. A steep line needs a flat partner, so the slope is also turned upside down.',
    },
    {
      wrong: 'From −3 to 5 the difference is $5 - 3$.',
      right: 'From −3 to 5 the difference is $5 - (-3)$.',
      why: 'The sign of the coordinate got lost beside the minus of the formula. Count on the axis: from −3 to 0 there are 3 steps, to 5 there are 8.',
    },
  ],
};
