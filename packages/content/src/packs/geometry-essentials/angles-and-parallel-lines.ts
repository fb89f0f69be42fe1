import type { Lesson } from '../pack.js';
import {
  angleSum,
  crossing,
  crossingUnknown,
  exterior,
  parallels,
  pentagon,
  zigzag,
} from './angles-and-parallel-lines-figures.js';

export const anglesAndParallelLines: Lesson = {
  id: 'angles-and-parallel-lines',
  title: 'Angles and parallel lines',
  minutes: 20,
  idea: [
    'Two straight streets cross. One of the four angles at the intersection measures 40°. What are the measures of the other three? You can tell without measuring, and everything in this lesson builds on that.',
    'A straight line is half of a full turn, so 180°. Two adjacent angles at the intersection form a straight line. Next to the 40° angle there must be a 140° angle. And the angle opposite the 40° angle? It is also adjacent to the 140° angle, so it must be 40° as well.',
    { drawing: crossing },
    {
      list: [
        'Adjacent angles at an intersection add up to 180°. They are called a linear pair.',
        'Opposite angles are equal, because each of them and the same adjacent angle add up to 180°. They are called vertical angles, after the vertex they share.',
      ],
    },
    { heading: 'A second street, parallel to the first' },
    'Now let a slanted road cross two parallel streets. The road is called a transversal. Slide the lower street up along the road until it lies on the upper one. Sliding doesn’t rotate it, so its angle with the road stays the same. The two intersections are copies of each other.',
    { drawing: parallels },
    {
      list: [
        'Corresponding angles, in the same position at both intersections, are equal.',
        'Alternate interior angles are between the parallel lines, on opposite sides of the transversal, like the corners of a Z. They are equal, because each is vertical to the other’s corresponding angle.',
        'Same-side interior angles are between the parallel lines, on the same side of the transversal. They add up to 180°, because each forms a linear pair with the other’s alternate interior angle.',
      ],
    },
    'If the lines aren’t parallel, none of these three facts is true.',
    { heading: 'Why the angles of a triangle add up to 180°' },
    'Take any triangle with angles $a$, $b$ and $c$. Draw a line through its top vertex, parallel to the base. Angle $a$ appears again to the left of $c$, and angle $b$ appears again to the right, because they are alternate interior angles. Side by side, the three angles form a straight line.',
    { drawing: angleSum },
    {
      formula: 'c = 180 - a - b',
      words: 'The angles of a triangle add up to 180°. If you know two, you can find the third.',
      solves: 'a + b + c = 180',
    },
    'A second fact about triangles comes from folding. If two sides are equal, fold the triangle along the line from their common vertex to the midpoint of the third side. The two halves match exactly, so the angles opposite the equal sides are equal.',
    'The converse is also true. If alternate interior angles are equal, the two lines can’t meet. They would form a triangle with the transversal, and two of its angles would already add up to 180°.',
    { heading: 'What about polygons?' },
    'From one vertex, you can divide a pentagon into three triangles, two fewer than it has sides. Together, their angles make up the angles of the pentagon: $3 * 180 = 540$ degrees. Each additional side adds one more triangle.',
    { drawing: pentagon },
    { formula: '180(n - 2)', words: 'The sum of the interior angles of a polygon with n sides, in degrees.' },
    'In every triangle, two angles determine the third. In a right triangle, two sides also determine the third. That is the topic of the next lesson.',
  ],
  examples: [
    {
      task: 'Two lines intersect. Two adjacent angles measure $4x$ and $x + 30$ degrees. What is the measure of the angle labeled $4x$?',
      steps: [
        ['Adjacent angles form a straight line', '4x + (x + 30)', '=', '180'],
        ['Combine like terms', '5x + 30', '=', '180'],
        ['Subtract 30 from both sides', '5x', '=', '150'],
        ['Divide both sides by 5', 'x', '=', '30'],
        ['The angle that the question asks for', '4x', '=', '120'],
      ],
      answer: '120°',
      remark:
        'x is not the answer yet: read the question again at the end. Check: 120° and 60° add up to 180°.',
      drawing: crossingUnknown,
      check: { kind: 'value', expression: '4(180 - 30)/5' },
      letters: { x: '30' },
    },
    {
      task: 'The left and right sides of a triangle are equal. The base is extended to the right, and the exterior angle between it and the right side measures 110°. What is the measure of the angle x at the top?',
      steps: [
        ['Interior angle next to 110°', '180 - 110', '=', '70'],
        ['Equal base angles; the sum is 180°', '70 + 70 + x', '=', '180'],
        ['Subtract 140 from both sides', 'x', '=', '40'],
      ],
      answer: '40°',
      remark:
        'Notice that the two interior angles that are not next to the exterior angle, 70° and 40°, add up to 110°. This is always true: together with the third interior angle, these two add up to 180°, and so does the exterior angle.',
      drawing: exterior,
      check: { kind: 'value', expression: '180 - 2(180 - 110)' },
      letters: { x: '40' },
    },
    {
      task: 'A path bends between two parallel roads. It leaves the upper road at a 35° angle and the lower road at a 50° angle. What is the measure of the angle x at the bend?',
      steps: [
        ['Parallel through the bend: upper part, alternate to 35°', 'a', '=', '35'],
        ['Lower part, alternate to 50°', 'b', '=', '50'],
        ['Add both parts', '35 + 50', '=', '85'],
      ],
      answer: '85°',
      remark:
        'The third line wasn’t given. When the vertex of an angle is between two parallel lines, draw another parallel line through it. This one idea solves all such zigzags.',
      drawing: zigzag,
      check: { kind: 'value', expression: '360 - (180 - 35) - (180 - 50)' },
      letters: { a: '35', b: '50' },
    },
    {
      task: 'Every interior angle of a polygon measures 140°. How many sides does it have?',
      steps: [
        ['The sum of the angles, written in two ways', '180(n - 2)', '=', '140n'],
        ['Expand', '180n - 360', '=', '140n'],
        ['Subtract 140n and add 360', '40n', '=', '360'],
        ['Divide both sides by 40', 'n', '=', '9'],
      ],
      answer: '9',
      remark:
        'Another way: walk around the edge. At each corner you turn by 180° − 140°, so 40°, and after one trip around you have turned by 360°. That makes 9 corners, so 9 sides.',
      check: { kind: 'solve', equations: ['180(n - 2) = 140n'], variables: ['n'] },
    },
  ],
  pitfalls: [
    {
      wrong: 'Opposite angles add up to 180°.',
      right: 'Opposite angles are equal; adjacent angles add up to 180°.',
      why: 'Both facts describe the same intersection, so they get mixed up. Think of scissors: when you open the handles, the blades on the opposite side open just as far.',
    },
    {
      wrong: 'The lines look parallel, so the angles are equal.',
      right:
        'Use these equalities only if you are told that the lines are parallel, or if you have proved that they are.',
      why: 'The proof slides one line onto the other. If their directions differ by just one degree, they don’t match after sliding, and the angles differ by one degree too. Figures in tests are often not to scale.',
    },
    {
      wrong: 'The angles of a pentagon add up to $5 * 180$ degrees.',
      right: 'The angles of a pentagon add up to $(5 - 2) * 180$ degrees.',
      why: 'You get five triangles if you cut from a point in the middle. But then you also count the five angles around that point, which aren’t angles of the pentagon. Subtract 360.',
    },
    {
      wrong: 'The exterior angle is 110°, so the base angle is 110°.',
      right: 'The exterior angle is 110°, so the base angle is 70°.',
      why: 'The exterior angle is next to the base angle; it isn’t the base angle itself. Two base angles of 110° would already add up to more than 180°.',
    },
  ],
};
