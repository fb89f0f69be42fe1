import type { Lesson } from '../pack.js';
import { can, cone, layers, pyramidInCube, unrolled } from './volume-and-surface-figures.js';

export const volumeAndSurface: Lesson = {
  id: 'volume-and-surface',
  title: 'Volume and surface',
  minutes: 28,
  idea: [
    'How many cubes of 1 cm fill a box that is 5 cm long, 4 cm deep and 3 cm high? Nobody counts them all. You count one layer, $5 * 4 = 20$, and the layers, 3. That makes 60.',
    { drawing: layers },
    { heading: 'Straight up: base times height' },
    'The same works for every solid whose layers are all alike. The base may be a triangle, a circle, anything: over each square centimeter of it stands a column as high as the solid.',
    {
      formula: 'V = b*h',
      words: 'Volume of a box, a prism or a cylinder: area of the base b, times the height h.',
    },
    { formula: 'V = π*r^2*h', words: 'Volume of a cylinder: its base is a circle.' },
    { heading: 'To a point: one third of it' },
    'In a cube, choose one corner. Three of the six faces don’t touch it. Over each of them stands a pyramid with its tip in the chosen corner; the picture shows the one over the bottom. The three have the same shape, and together they fill the cube: every straight line from the tip through the cube leaves it through one of those faces. So each is one third of base times height. Stretching the cube multiplies all three volumes alike, so the third stays.',
    'And a tip elsewhere? Think of the solid as a stack of thin layers. Pushing them sideways, like coins in a pile, moves the tip but takes nothing away. A cone is a pyramid with very many narrow sides, so it has the third as well.',
    { drawing: pyramidInCube },
    { formula: 'V = b*h/3', words: 'Volume of a pyramid or a cone: a third of base times height.' },
    { formula: 'V = π*r^2*h/3', words: 'Volume of a cone.' },
    { heading: 'Surface: unroll it' },
    'To find how much skin a solid has, cut it open, lay it flat, and add the areas. A can becomes two circles and a rectangle. The rectangle is as high as the can, and as long as the circle it was wrapped around: $2π*r$.',
    { drawing: unrolled },
    { formula: 'S = 2π*r^2 + 2π*r*h', words: 'Surface of a closed cylinder: two circles and the side.' },
    { heading: 'The ball' },
    'Imagine a ball made of very many thin pyramids, all with their tips in the center. Each is r high. Together their bases are the surface of the ball, so its volume is a third of surface times r. And the surface? It is as large as the side of a can that just fits around the ball, $2π*r$ around and $2r$ high. That fact takes a longer proof; the rest is yours.',
    { formula: 'S = 4π*r^2', words: 'Surface of a ball with the radius r.' },
    { formula: 'V = 4/3*π*r^3', words: 'Volume of a ball: a third of its surface, times r.' },
    'Units: 1 liter is 1000 cm³, a cube of 10 cm. A cubic meter is $100^3$ cm³, so 1000 liters.',
    'So far figures could lie anywhere. In the last lesson every point gets two numbers, and lengths can be calculated without any drawing.',
  ],
  examples: [
    {
      task: 'The box of the first picture is closed: 5 cm long, 4 cm deep and 3 cm high. What is its surface area?',
      steps: [
        ['Top and bottom', '2 * 5 * 4', '=', '40'],
        ['Front and back', '2 * 5 * 3', '=', '30'],
        ['Left and right', '2 * 4 * 3', '=', '24'],
        ['Add', '40 + 30 + 24', '=', '94'],
      ],
      answer: '94 cm²',
      remark: 'Six faces, in three equal pairs. If the box is open, leave the top out: 74 cm².',
      check: { kind: 'value', expression: '2(5*4 + 5*3 + 4*3)' },
    },
    {
      task: 'A tent is 3 m long. Its front is a triangle, 2 m wide and 1.5 m high. How many liters of air does it hold?',
      steps: [
        ['The base is the triangle: half of base times height', '2 * 1.5/2', '=', '1.5'],
        ['The layers lie one behind the other for 3 m', '1.5 * 3', '=', '4.5'],
        ['1 cubic meter is 1000 liters', '4.5 * 1000', '=', '4500'],
      ],
      answer: '4500 liters',
      remark:
        'The tent is a prism that lies on its side. The base of a prism is the face that all its layers repeat, wherever it points; here the length of the tent is the height of the prism.',
      check: { kind: 'value', expression: '2*1.5/2*3*1000' },
    },
    {
      task: 'A closed can has a radius of 3 cm and a height of 10 cm. How much sheet metal is that? Give the exact answer with π.',
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
      task: 'A cone has a radius of 5 cm. From the tip straight down its side to the edge it is 13 cm. What is its volume? Give the exact answer with π.',
      steps: [
        ['Pythagorean theorem for the height', '5^2 + h^2', '=', '13^2'],
        ['Subtract 25 from both sides', 'h^2', '=', '144'],
        ['Take the root', 'h', '=', '12'],
        ['A third of base times height', 'π * 5^2 * 12/3', '=', '100π'],
      ],
      answer: '100π cm³',
      remark:
        'The line of 13 cm leans; the height stands upright, from the middle of the bottom to the tip. Three lessons meet in this task: Pythagoras, the circle, and the third.',
      drawing: cone,
      check: { kind: 'value', expression: 'π*5^2*sqrt(13^2 - 5^2)/3' },
      letters: { h: '12' },
    },
    {
      task: 'A ball with a radius of 6 cm just fits into a can of the same radius. Which fraction of the can does it fill?',
      steps: [
        ['The can is as high as the ball', '2 * 6', '=', '12'],
        ['Volume of the can', 'π * 6^2 * 12', '=', '432π'],
        ['Volume of the ball', '4/3 * π * 6^3', '=', '288π'],
        ['Divide', '288π/(432π)', '=', '2/3'],
      ],
      answer: '2/3',
      remark:
        'π and all sixes cancel: every ball fills two thirds of its can. A cone of the same size fills one third. So cone and ball together fill the can.',
      check: { kind: 'value', expression: '(4/3*π*6^3)/(π*6^2*12)' },
    },
  ],
  pitfalls: [
    {
      wrong: 'The height of the cone is its slanted line.',
      right: 'The height goes from the tip to the bottom at a right angle; the slanted line is longer.',
      why: 'The slanted line is the one you can touch, so tasks state it. It is the hypotenuse of a right triangle with the radius and the height as legs.',
    },
    {
      wrong: 'A pyramid has half the volume of the box around it.',
      right: 'A pyramid has a third of the volume of the box around it.',
      why: 'Half is right in the plane, where a triangle narrows in one direction. A pyramid narrows in two at once, so less is left.',
    },
    {
      wrong: 'The surface of a closed can is $2π*r*h$.',
      right: 'The surface of a closed can is $2π*r*h + 2π*r^2$.',
      why: 'That is the side alone. Unroll the can in your mind and count the pieces: three.',
    },
    {
      wrong: 'One cubic meter is 100 liters.',
      right: 'One cubic meter is 1000 liters.',
      why: 'A liter is a cube of 10 cm. Ten of them fit along each edge of the cubic meter, and there are three directions: $10 * 10 * 10$.',
    },
  ],
};
