import type { Lesson } from '../pack.js';
import { nested, parallelCut, pinhole, scaled, shadow } from './similar-triangles-figures.js';

export const similarTriangles: Lesson = {
  id: 'similar-triangles',
  title: 'Similar triangles',
  minutes: 20,
  idea: [
    'How tall is a tree that you can’t climb? It casts a shadow 12 m long. At the same time, a 1.5 m stick casts a shadow 2 m long. The sun’s rays are parallel, so the tree and the stick form triangles with the same angles. One is an enlargement of the other. And an enlargement keeps all proportions.',
    { heading: 'Same angles, same proportions' },
    'Why is that? Look at nine identical small triangles, laid side by side along parallel lines. Together they form one large triangle. Its angles are the same as those of the small ones, because they are corresponding angles of parallel lines. Each of its sides is three small sides long, so the factor is the same for all three.',
    { drawing: scaled },
    'The same grid gives other factors. From two small sides to three is a factor of 1.5, and with a finer grid you can get as close to any factor as you like. Triangles with the same angles are called similar. Corresponding sides are opposite equal angles.',
    {
      formula: 'k = d/a',
      words:
        'Scale factor: a side d of the enlarged triangle, divided by the corresponding side a of the original. All three pairs give the same k.',
      solves: 'k*a = d',
    },
    'You don’t have to check all three angles. If two of them are equal, so is the third, because all three add up to 180°. A line parallel to one side always cuts off a similar triangle, because it forms corresponding angles.',
    { drawing: nested },
    { heading: 'How to work with it' },
    {
      list: [
        'Find two triangles with the same angles and say why: parallel lines, a shared angle, vertical angles, right angles.',
        'List the pairs of corresponding sides. Each pair is opposite equal angles.',
        'A pair where you know both sides gives you the factor k.',
        'Multiply by k to go to the larger triangle, and divide by k to go back.',
      ],
    },
    { heading: 'Areas grow faster' },
    'Look again at the picture with nine triangles: all sides are 3 times as long, but the area is 9 times as large. Base and height are both multiplied by k, so the area is multiplied by k times k. A solid has a third dimension, so its volume is multiplied by k three times.',
    { formula: 'k^2', words: 'All areas are multiplied by the square of the scale factor.' },
    { formula: 'k^3', words: 'All volumes are multiplied by its cube.' },
    'Triangles aren’t the only figures that can be similar. All circles are similar. Each is a scaled copy of every other. The next lesson shows what follows from that.',
  ],
  examples: [
    {
      task: 'A tree casts a shadow 12 m long. A 1.5 m stick, held upright next to it, casts a shadow 2 m long. How tall is the tree?',
      steps: [
        ['Scale factor, from the shadows', 'k', '=', '12/2'],
        ['Divide', '12/2', '=', '6'],
        ['Multiply the height by the same factor', '1.5 * 6', '=', '9'],
      ],
      answer: '9 m',
      remark:
        'In the figure, the stick and the tree are placed so that their shadows end at the same point. The right angles and the angle of the sun make the triangles similar.',
      drawing: shadow,
      check: { kind: 'value', expression: '1.5 * 12/2' },
      letters: { k: '6' },
    },
    {
      task: 'In a triangle, a line parallel to the base divides the left side into 6 cm above and 3 cm below. The line is 8 cm long. How long is the base x?',
      steps: [
        ['Left side of the whole triangle', '6 + 3', '=', '9'],
        ['Scale factor from small to large', '9/6', '=', '1.5'],
        ['The base', '8 * 1.5', '=', '12'],
      ],
      answer: '12 cm',
      remark:
        'The large triangle goes from the tip to the base, so its side is 9 cm, not 3 cm. The 3 cm piece isn’t a side of either triangle.',
      drawing: parallelCut,
      check: { kind: 'value', expression: '8 * (6 + 3)/6' },
    },
    {
      task: 'A 12 cm candle is 20 cm in front of a small hole. On a screen 5 cm behind the hole, its image appears upside down. How tall is the image?',
      steps: [
        ['Similar triangles (vertical angles at the hole): factor', '5/20', '=', '1/4'],
        ['A quarter of the candle', '12/4', '=', '3'],
      ],
      answer: '3 cm',
      remark:
        'The candle and the screen are parallel, so the other angles are equal, because they are alternate interior angles. The distances to the hole are the heights of the two triangles, and heights shrink by the same factor as sides.',
      drawing: pinhole,
      check: { kind: 'value', expression: '12 * 5/20' },
    },
    {
      task: 'A triangle has an area of 12 cm², and one of its sides is 5 cm long. In a similar triangle, the corresponding side is 7.5 cm long. What is the area of that triangle?',
      steps: [
        ['Scale factor of the lengths', '7.5/5', '=', '1.5'],
        ['Scale factor of the areas', '1.5^2', '=', '2.25'],
        ['The new area', '12 * 2.25', '=', '27'],
      ],
      answer: '27 cm²',
      remark: 'The sides grew by half, but the area more than doubled. You don’t need a height or an angle.',
      check: { kind: 'value', expression: '12 * (7.5/5)^2' },
    },
  ],
  pitfalls: [
    {
      wrong: '7.5 is 2.5 more than 5, so a side of 4 becomes 6.5.',
      right: '7.5 is 1.5 times 5, so a side of 4 becomes 6.',
      why: 'Enlarging multiplies. If you added the same length to each side, short sides would grow proportionally more than long ones, and the shape would change.',
    },
    {
      wrong: 'With parts of 6 and 3 on the side, the factor is $6/3$.',
      right: 'With parts of 6 and 3 on the side, the factor is $(6 + 3)/6$.',
      why: 'One part was compared with the other part. Compare a side of one triangle with a side of the other: the side of the large triangle is the whole length, 9.',
    },
    {
      wrong: 'Twice as long and twice as wide means twice the area.',
      right: 'Twice as long and twice as wide means four times the area.',
      why: 'The factor applies in both directions. Draw a square and another one with sides twice as long: four of the small ones fit inside.',
    },
    {
      wrong: 'Sides that point the same way in the figure are corresponding sides.',
      right: 'Sides opposite equal angles are corresponding sides.',
      why: 'One of the triangles may be turned or flipped, like the image of the candle. First mark equal angles with the same symbol. Then read the pairs from the marks.',
    },
  ],
};
