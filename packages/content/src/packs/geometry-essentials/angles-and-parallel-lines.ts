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
    'Two straight streets cross. One of the four angles at the crossing is 40°. How large are the other three? You can tell without measuring, and everything in this lesson grows from that.',
    'A straight line is half of a full turn, so 180°. Two neighboring angles at the crossing make a straight line together: beside 40° there must be 140°. And the angle opposite 40°? It is a neighbor of the 140° as well, so it must be 40° again.',
    { drawing: crossing },
    {
      list: [
        'Neighboring angles at a crossing add up to 180°. Books call them a linear pair.',
        'Opposite angles are equal, because both complete the same neighbor to 180°. Books call them vertical angles, after the vertex in which they meet.',
      ],
    },
    { heading: 'A second street, parallel to the first' },
    'Now let the slanted road cross two parallel streets. Push the lower street up along the road until it lies on the upper one. Pushing does not turn it, so its angle with the road stays the same: the two crossings are copies of each other.',
    { drawing: parallels },
    {
      list: [
        'Corresponding angles – in the same place at both crossings – are equal.',
        'Alternate angles – between the parallels, on different sides of the road, like the corners of a Z – are equal: each is opposite the other’s corresponding angle.',
        'Co-interior angles – between the parallels, on the same side of the road – add up to 180°: one is the neighbor of the other’s alternate angle.',
      ],
    },
    'Without parallel lines none of these three is true.',
    { heading: 'Why a triangle has 180°' },
    'Take any triangle with the angles a, b and c. Draw a line through its top, parallel to the base. To the left of c you find a once more, to the right b, both as alternate angles. The three of them side by side make a straight line.',
    { drawing: angleSum },
    {
      formula: 'c = 180 - a - b',
      words: 'The angles of a triangle add up to 180°: two of them give the third.',
      solves: 'a + b + c = 180',
    },
    'A second fact about triangles comes from folding. If two sides are equally long, fold the triangle along the line from their common corner to the middle of the third side. The halves cover each other, so the angles opposite the equal sides are equal.',
    'The law of parallels works backwards too. If alternate angles are equal, the two lines can’t meet: they would make a triangle with the road, and two of its angles would already use up all of the 180°.',
    { heading: 'And a polygon?' },
    'From one corner of a pentagon you can cut it into three triangles, two fewer than it has corners. All their angles together are the angles of the pentagon: $3 * 180 = 540$ degrees. With each further corner comes one more triangle.',
    { drawing: pentagon },
    { formula: '180(n - 2)', words: 'The angles of a polygon with n corners, added up, in degrees.' },
    'In every triangle two angles give the third. In a right triangle two sides give the third as well: that is the next lesson.',
  ],
  examples: [
    {
      task: 'Two lines cross. Two neighboring angles are $4x$ and $x + 30$ degrees. How large is the angle of $4x$ degrees?',
      steps: [
        ['Neighbors make a straight line', '4x + (x + 30)', '=', '180'],
        ['Collect like terms', '5x + 30', '=', '180'],
        ['Subtract 30 from both sides', '5x', '=', '150'],
        ['Divide both sides by 5', 'x', '=', '30'],
        ['The angle that was asked for', '4x', '=', '120'],
      ],
      answer: '120°',
      remark: 'x is not the answer yet: read the question again at the end. Check: 120° and 60° make 180°.',
      drawing: crossingUnknown,
      check: { kind: 'value', expression: '4(180 - 30)/5' },
      letters: { x: '30' },
    },
    {
      task: 'In a triangle the left and the right side are equally long. The base is extended to the right; outside, the angle between it and the right side is 110°. How large is the angle x at the top?',
      steps: [
        ['Neighbor of 110°, inside the triangle', '180 - 110', '=', '70'],
        ['Equal sides, equal angles at the base; 180° in all', '70 + 70 + x', '=', '180'],
        ['Subtract 140 from both sides', 'x', '=', '40'],
      ],
      answer: '40°',
      remark:
        'Notice that the two inner angles far from the outer one, 70° and 40°, add up to its 110°. It is always so: these two together complete the third inner angle to 180°, and so does the outer one.',
      drawing: exterior,
      check: { kind: 'value', expression: '180 - 2(180 - 110)' },
      letters: { x: '40' },
    },
    {
      task: 'A path bends between two parallel roads. It leaves the upper road at 35° and the lower one at 50°. How large is the angle x at the bend?',
      steps: [
        ['Parallel through the bend: alternate to 35°, above it', 'a', '=', '35'],
        ['Alternate to 50°, below it', 'b', '=', '50'],
        ['Both parts together', '35 + 50', '=', '85'],
      ],
      answer: '85°',
      remark:
        'The third line was not in the task. Where the corner of an angle lies between two parallels, draw another one through it: this one idea solves all such zigzags.',
      drawing: zigzag,
      check: { kind: 'value', expression: '360 - (180 - 35) - (180 - 50)' },
      letters: { a: '35', b: '50' },
    },
    {
      task: 'All angles of a polygon are 140°. How many corners does it have?',
      steps: [
        ['The angle sum, written in two ways', '180(n - 2)', '=', '140n'],
        ['Multiply out', '180n - 360', '=', '140n'],
        ['Subtract 140n, add 360', '40n', '=', '360'],
        ['Divide both sides by 40', 'n', '=', '9'],
      ],
      answer: '9',
      remark:
        'Another way: walk around the edge. At each corner you turn by 180° − 140°, so 40°, and after one round you have turned by 360°. That makes 9 corners.',
      check: { kind: 'solve', equations: ['180(n - 2) = 140n'], variables: ['n'] },
    },
  ],
  pitfalls: [
    {
      wrong: 'Opposite angles add up to 180°.',
      right: 'Opposite angles are equal; neighboring angles add up to 180°.',
      why: 'Both facts belong to the same crossing, so they get swapped. Think of scissors: open the handles, and the blades opposite open just as far.',
    },
    {
      wrong: 'The lines look parallel, so the angles are equal.',
      right: 'Use these equalities only if the task says that the lines are parallel, or after showing it.',
      why: 'The proof pushes one line onto the other. If they differ by a single degree, pushing doesn’t make them meet, and the angles differ by that degree. Figures in tests are often not to scale.',
    },
    {
      wrong: 'The angles of a pentagon add up to $5 * 180$ degrees.',
      right: 'The angles of a pentagon add up to $(5 - 2) * 180$ degrees.',
      why: 'Five triangles appear when you cut from a point in the middle. But then the five angles around that point are counted too, and they are no angles of the pentagon: take 360 away.',
    },
    {
      wrong: 'The outer angle is 110°, so the base angle is 110°.',
      right: 'The outer angle is 110°, so the base angle is 70°.',
      why: 'The outer angle is the neighbor of the base angle, not the angle itself. Two base angles of 110° would already be more than all of the 180°.',
    },
  ],
};
