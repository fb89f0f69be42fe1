import type { Lesson } from '../pack.js';
import { can, cone, layers, pyramidInCube, unrolled } from './volume-and-surface-figures.js';

export const volumeAndSurface: Lesson = {
  id: 'volume-and-surface',
  title: 'Volume and surface area',
  minutes: 28,
  idea: [
    'How many 1 cm cubes fill a box that is 5 cm long, 4 cm deep and 3 cm high? You don’t have to count them all. Count one layer, $5 * 4 = 20$, and the number of layers, 3. That makes 60.',
    { drawing: layers },
    { heading: 'Straight sides: base times height' },
    'The same works for every solid whose layers are all alike. The base can be a triangle, a circle or any other shape. A column as high as the solid rests on each square centimeter of it.',
    {
      formula: 'V = b*h',
      words: 'Volume of a box, a prism or a cylinder: area of the base b, times the height h.',
    },
    { formula: 'V = π*r^2*h', words: 'Volume of a cylinder: its base is a circle.' },
    { heading: 'When it narrows to a point: one third of that' },
    'Choose one corner of a cube. Three of the six faces don’t touch it. On each of them, build a pyramid with its tip at the chosen corner. The picture shows the one on the bottom face. The three have the same shape, and together they fill the cube. Every straight line from the tip through the cube leaves it through one of those faces. So each is one third of base times height. Stretching the cube multiplies all three volumes by the same factor, so each is still one third.',
    'What if the tip is somewhere else? Think of the solid as a stack of thin layers. Pushing them sideways, like coins in a stack, moves the tip but doesn’t change the volume. A cone is like a pyramid with a huge number of narrow sides, so it is also one third.',
    { drawing: pyramidInCube },
    {
      formula: 'V = b*h/3',
      words: 'Volume of a pyramid or a cone: a third of the base area times the height.',
    },
    { formula: 'V = π*r^2*h/3', words: 'Volume of a cone.' },
    { heading: 'Surface area: unroll it' },
    'To find the surface area of a solid, cut it open, lay it flat, and add the areas. A can becomes two circles and a rectangle. The rectangle is as high as the can, and its length is the circumference of the circle it was wrapped around: $2π*r$.',
    { drawing: unrolled },
    { formula: 'S = 2π*r^2 + 2π*r*h', words: 'Surface area of a closed cylinder: two circles and the side.' },
    { heading: 'The sphere' },
    'Imagine a ball made of a huge number of thin pyramids, all with their tips at the center. Each is r high. Together, their bases form the surface of the ball, so its volume is a third of its surface area times r. And the surface area? It equals the area of the side of a can that just fits around the ball, $2π*r$ around and $2r$ high. Proving that takes longer; the rest you can explain yourself.',
    { formula: 'S = 4π*r^2', words: 'Surface area of a sphere with radius r.' },
    { formula: 'V = 4/3*π*r^3', words: 'Volume of a sphere: a third of its surface area, times r.' },
    'Units: 1 liter is 1000 cm³, a cube with 10 cm edges. A cubic meter is $100^3$ cm³, so 1000 liters.',
    'So far, figures could be anywhere. In the next and final lesson, two numbers describe every point, and you can calculate lengths without a drawing.',
  ],
  examples: [
    {
      task: 'The box in the first picture is closed: 5 cm long, 4 cm deep and 3 cm high. What is its surface area?',
      steps: [
        ['Top and bottom', '2 * 5 * 4', '=', '40'],
        ['Front and back', '2 * 5 * 3', '=', '30'],
        ['Left and right', '2 * 4 * 3', '=', '24'],
        ['Add', '40 + 30 + 24', '=', '94'],
      ],
      answer: '94 cm²',
      remark: 'There are six faces, in three equal pairs. If the box is open, leave out the top: 74 cm².',
      check: { kind: 'value', expression: '2(5*4 + 5*3 + 4*3)' },
    },
    {
      task: 'A tent is 3 m long. Its front is a triangle, 2 m wide and 1.5 m high. How many liters of air does it hold?',
      steps: [
        ['The base is the triangle: half its base times its height', '2 * 1.5/2', '=', '1.5'],
        ['Multiply by the length of 3 m', '1.5 * 3', '=', '4.5'],
        ['1 cubic meter is 1000 liters', '4.5 * 1000', '=', '4500'],
      ],
      answer: '4500 liters',
      remark:
        'The tent is a prism lying on its side. The base of a prism is the face whose shape every layer repeats, whichever way the prism lies. Here, the length of the tent is the height of the prism.',
      check: { kind: 'value', expression: '2*1.5/2*3*1000' },
    },
    {
      task: 'A closed can has a radius of 3 cm and a height of 10 cm. How much sheet metal does it take to make it? Give the exact answer with π.',
      steps: [
        ['Two circles', '2π * 3^2', '=', '18π'],
        ['The side, unrolled', '2π * 3 * 10', '=', '60π'],
        ['Add', '18π + 60π', '=', '78π'],
      ],
      answer: '78π cm²',
      remark: 'About 245 cm². Its volume is $90π$ cm³, about 283 cm³, a bit more than a quarter of a liter.',
      drawing: can,
      check: { kind: 'value', expression: '2π*3^2 + 2π*3*10' },
    },
    {
      task: 'A cone has a radius of 5 cm. Its slant height, from the tip down the side to the edge, is 13 cm. What is its volume? Give the exact answer with π.',
      steps: [
        ['Pythagorean theorem for the height', '5^2 + h^2', '=', '13^2'],
        ['Subtract 25 from both sides', 'h^2', '=', '144'],
        ['Take the square root', 'h', '=', '12'],
        ['A third of base area times height', 'π * 5^2 * 12/3', '=', '100π'],
      ],
      answer: '100π cm³',
      remark:
        'The 13 cm line is slanted; the height goes straight up from the center of the base to the tip. This problem combines three ideas: the Pythagorean theorem, the circle, and the factor one third.',
      drawing: cone,
      check: { kind: 'value', expression: 'π*5^2*sqrt(13^2 - 5^2)/3' },
      letters: { h: '12' },
    },
    {
      task: 'A ball with a radius of 6 cm just fits into a can of the same radius. What fraction of the can does it fill?',
      steps: [
        ['The can is as high as the ball', '2 * 6', '=', '12'],
        ['Volume of the can', 'π * 6^2 * 12', '=', '432π'],
        ['Volume of the ball', '4/3 * π * 6^3', '=', '288π'],
        ['Divide', '288π/(432π)', '=', '2/3'],
      ],
      answer: '2/3',
      remark:
        'π and all the sixes cancel: every ball fills two thirds of its can. A cone of the same size fills one third. So a cone and a ball together fill the can.',
      check: { kind: 'value', expression: '(4/3*π*6^3)/(π*6^2*12)' },
    },
  ],
  pitfalls: [
    {
      wrong: 'The height of the cone is its slant height.',
      right: 'The height goes from the tip to the base at a right angle; the slant height is longer.',
      why: 'The slant height is the one you can measure directly, so problems often give it. It is the hypotenuse of a right triangle with the radius and the height as legs.',
    },
    {
      wrong: 'A pyramid has half the volume of the box around it.',
      right: 'A pyramid has a third of the volume of the box around it.',
      why: 'Half is right for a triangle, which narrows in one direction. A pyramid narrows in two directions at once, so less is left.',
    },
    {
      wrong: 'The surface area of a closed can is $2π*r*h$.',
      right: 'The surface area of a closed can is $2π*r*h + 2π*r^2$.',
      why: 'That is the side alone. Unroll the can in your mind and count the pieces: three.',
    },
    {
      wrong: 'One cubic meter is 100 liters.',
      right: 'One cubic meter is 1000 liters.',
      why: 'A liter is the volume of a cube with 10 cm edges. Ten such cubes fit along each edge of the cubic meter, and there are three directions: $10 * 10 * 10$.',
    },
  ],
};
