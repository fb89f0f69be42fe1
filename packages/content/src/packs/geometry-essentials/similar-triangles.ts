import type { Lesson } from '../pack.js';
import { nested, parallelCut, pinhole, scaled, shadow } from './similar-triangles-figures.js';

export const similarTriangles: Lesson = {
  id: 'similar-triangles',
  title: 'Similar triangles',
  minutes: 20,
  idea: [
    'How tall is a tree that you can’t climb? Its shadow is 12 m long. At the same time a stick of 1.5 m has a shadow of 2 m. The rays of the sun come in parallel, so tree and stick make triangles with the same angles: one is an enlarged picture of the other. And an enlarged picture keeps all proportions.',
    { heading: 'Same angles, same proportions' },
    'Why is that so? Look at nine equal small triangles, laid side by side along parallel lines. Together they are one large triangle. Its angles are those of the small ones, since they are corresponding angles at parallels. Each of its sides is three small sides long – all three by the same factor.',
    { drawing: scaled },
    'The same net gives other factors: from two small sides to three it is 1.5, and with a finer net you get as close to any factor as you like. Triangles with the same angles are called similar. What belongs together lies opposite equal angles.',
    {
      formula: 'k = d/a',
      words:
        'Scale factor: a side d of the enlarged triangle, divided by the matching side a of the first one. All three pairs give the same k.',
      solves: 'k*a = d',
    },
    'You need not check three angles. If two of them agree, the third does too, as all three add up to 180°. A line parallel to one side always cuts off a similar triangle: it makes corresponding angles.',
    { drawing: nested },
    { heading: 'How to work with it' },
    {
      list: [
        'Find two triangles with the same angles and say why: parallel lines, a common angle, opposite angles, right angles.',
        'Write the pairs of matching sides under each other – each pair opposite equal angles.',
        'A pair of which you know both sides gives the factor k.',
        'Multiply by k to get to the larger triangle, divide to get back.',
      ],
    },
    { heading: 'Areas grow faster' },
    'Count once more in the picture of nine: all sides are 3 times as long, but the area is 9 times as large. Length and height both grow by the factor k, so the area grows by k times k. A solid has a third direction, and its volume grows by k three times.',
    { formula: 'k^2', words: 'All areas are multiplied by the square of the scale factor.' },
    { formula: 'k^3', words: 'All volumes are multiplied by its third power.' },
    'Not only triangles can be similar. All circles are: each is an enlarged copy of every other. What follows from that is the next lesson.',
  ],
  examples: [
    {
      task: 'A tree’s shadow is 12 m long. A stick of 1.5 m, held upright beside it, has a shadow of 2 m. How tall is the tree?',
      steps: [
        ['Scale factor, from the shadows', 'k', '=', '12/2'],
        ['Divide', '12/2', '=', '6'],
        ['The height grows by the same factor', '1.5 * 6', '=', '9'],
      ],
      answer: '9 m',
      remark:
        'In the figure stick and tree are moved so that their shadows end at the same tip. The right angles and the angle of the sun make the triangles similar.',
      drawing: shadow,
      check: { kind: 'value', expression: '1.5 * 12/2' },
      letters: { k: '6' },
    },
    {
      task: 'In a triangle a line parallel to the base cuts the left side into 6 cm above and 3 cm below. It is 8 cm long. How long is the base x?',
      steps: [
        ['Left side of the whole triangle', '6 + 3', '=', '9'],
        ['Scale factor from small to large', '9/6', '=', '1.5'],
        ['The base', '8 * 1.5', '=', '12'],
      ],
      answer: '12 cm',
      remark:
        'The large triangle goes from the tip to the base, so its side is 9 cm, not 3 cm. The 3 cm belong to no triangle.',
      drawing: parallelCut,
      check: { kind: 'value', expression: '8 * (6 + 3)/6' },
    },
    {
      task: 'A candle of 12 cm stands 20 cm in front of a small hole. 5 cm behind the hole a screen catches its image, upside down. How tall is the image?',
      steps: [
        ['Opposite angles at the hole: similar. Factor', '5/20', '=', '1/4'],
        ['A quarter of the candle', '12/4', '=', '3'],
      ],
      answer: '3 cm',
      remark:
        'Candle and screen are parallel, so the other angles agree as alternate angles. The distances to the hole are the heights of the two triangles, and heights shrink by the same factor as sides.',
      drawing: pinhole,
      check: { kind: 'value', expression: '12 * 5/20' },
    },
    {
      task: 'A triangle has an area of 12 cm², and one of its sides is 5 cm long. In a similar triangle the matching side is 7.5 cm long. What is the area of that triangle?',
      steps: [
        ['Scale factor of the lengths', '7.5/5', '=', '1.5'],
        ['Factor of the areas', '1.5^2', '=', '2.25'],
        ['The new area', '12 * 2.25', '=', '27'],
      ],
      answer: '27 cm²',
      remark:
        'The sides grew by one half, the area more than doubled. You need no height and no angle for it.',
      check: { kind: 'value', expression: '12 * (7.5/5)^2' },
    },
  ],
  pitfalls: [
    {
      wrong: 'From 5 to 7.5 it is 2.5 more, so a side of 4 becomes 6.5.',
      right: 'From 5 to 7.5 it is 1.5 times as much, so a side of 4 becomes 6.',
      why: 'Enlarging multiplies. If the same length were added to each side, short sides would grow more strongly than long ones, and the shape would change.',
    },
    {
      wrong: 'With parts of 6 and 3 on the side the factor is $6/3$.',
      right: 'With parts of 6 and 3 on the side the factor is $(6 + 3)/6$.',
      why: 'A part was compared with the rest. Compare a side of one triangle with a side of the other: the large triangle has the whole side, 9.',
    },
    {
      wrong: 'Twice as long and twice as wide means twice the area.',
      right: 'Twice as long and twice as wide means four times the area.',
      why: 'The factor acts in both directions. Draw a square and one of double side: four of the small ones fit in.',
    },
    {
      wrong: 'Sides that point the same way in the figure belong together.',
      right: 'Sides opposite equal angles belong together.',
      why: 'One of the triangles may be turned or flipped, like the image of the candle. Mark equal angles with the same sign first; then read the pairs from the marks.',
    },
  ],
};
