import type { Lesson } from '../pack.js';
import { isosceles, ladder, named, proof, screen } from './triangles-and-pythagoras-figures.js';

export const trianglesAndPythagoras: Lesson = {
  id: 'triangles-and-pythagoras',
  title: 'Right triangles and the Pythagorean theorem',
  minutes: 25,
  idea: [
    'A screen is 15 cm wide and 8 cm high. How long is its diagonal? Along the edges from corner to corner, the distance is 23 cm. Straight across is shorter, but by how much?',
    'The diagonal divides the screen into two right triangles. In a right triangle, the two sides that form the right angle are called legs, here a and b. The side opposite the right angle is the hypotenuse c. It is always the longest side.',
    { drawing: named },
    { heading: 'A proof that you can cut out of paper' },
    'Cut out four identical right triangles and place them in a square, one in each corner, as in the picture. The big square has sides a + b. The space left between the triangles is a figure with four sides of length c. It is a square. Next to each of its angles are the two acute angles of the triangle. Together they make 90°, which leaves 90° for the angle of the figure.',
    { drawing: proof },
    'Now write the area of the big square in two ways. As one square, it is $(a + b)^2$, which expands to $a^2 + 2a*b + b^2$. In pieces, it is the tilted square $c^2$ plus four triangles of $a*b/2$ each, so $c^2 + 2a*b$. Both contain $2a*b$. Subtract it, and what is left must be equal: $a^2 + b^2$ and $c^2$.',
    {
      formula: 'c = sqrt(a^2 + b^2)',
      words: 'Hypotenuse from the legs: add the squares, then take the square root of the sum.',
      solves: 'a^2 + b^2 = c^2',
    },
    {
      formula: 'a = sqrt(c^2 - b^2)',
      words: 'A leg from the hypotenuse and the other leg: subtract the squares, then take the square root.',
      where: 'c is the hypotenuse, the longest side',
      solves: 'a^2 + b^2 = c^2',
    },
    { heading: 'The converse tests for a right angle' },
    'If three sides satisfy $a^2 + b^2 = c^2$, the triangle is a right triangle with its right angle opposite c. Here is why: a right triangle with legs a and b would have the same third side, and three sides determine the shape. If $c^2$ is larger than the sum, the angle is greater than 90°; if it is smaller, the angle is less than 90°.',
    'Some triples of whole numbers are worth knowing, with all their multiples: 3, 4, 5; 5, 12, 13; 8, 15, 17; 7, 24, 25.',
    { heading: 'Two triangles you’ll see all the time' },
    'Half of a square has two legs of length s, so $d^2 = 2s^2$. Half of an equilateral triangle has hypotenuse s and one leg $s/2$, so $h^2 = s^2 - s^2/4$, three quarters of $s^2$. Take the square roots:',
    {
      formula: 'd = s*sqrt(2)',
      words: 'The diagonal of a square with sides s.',
      solves: 's^2 + s^2 = d^2',
    },
    {
      formula: 'h = s*sqrt(3)/2',
      words: 'The height of an equilateral triangle with sides s. It bisects the base.',
      solves: '(s/2)^2 + h^2 = s^2',
    },
    'Whenever a length is hidden in a figure, look for a right triangle, or make one by drawing a height. You’ll do that in the next lesson to find areas.',
  ],
  examples: [
    {
      task: 'A screen is 15 cm wide and 8 cm high. How long is its diagonal?',
      steps: [
        ['Pythagorean theorem', 'd^2', '=', '15^2 + 8^2'],
        ['Square first, then add', '15^2 + 8^2', '=', '289'],
        ['Take the square root', 'd', '=', 'sqrt(289)'],
        ['Since 17 × 17 = 289', 'sqrt(289)', '=', '17'],
      ],
      answer: '17 cm',
      remark:
        'It is longer than the longer side, 15 cm, and 6 cm shorter than the 23 cm along the edges. That answers the opening question.',
      drawing: screen,
      check: { kind: 'value', expression: 'sqrt(15^2 + 8^2)' },
      letters: { d: '17' },
    },
    {
      task: 'A 6.5 m ladder leans against a wall, with its foot 2.5 m from the wall. How high does it reach?',
      steps: [
        ['The ladder is the hypotenuse', '2.5^2 + h^2', '=', '6.5^2'],
        ['Calculate the squares', '6.25 + h^2', '=', '42.25'],
        ['Subtract 6.25 from both sides', 'h^2', '=', '36'],
        ['Take the square root; a length is positive', 'h', '=', '6'],
      ],
      answer: '6 m',
      remark:
        'It is half of the triple 5, 12, 13. First find the right angle, between the wall and the ground, then the side opposite it. That is c, whatever the problem calls it.',
      drawing: ladder,
      check: { kind: 'value', expression: 'sqrt(6.5^2 - 2.5^2)' },
      letters: { h: '6' },
    },
    {
      task: 'A square field has sides of 50 m. How much shorter is it to walk straight across, from corner to corner, than along two sides? Round to 1 decimal place.',
      steps: [
        ['Pythagorean theorem, with two equal legs', 'd^2', '=', '50^2 + 50^2'],
        ['Square first, then add', '50^2 + 50^2', '=', '5000'],
        ['Take the square root', 'd', '=', 'sqrt(5000)'],
        ['The walk along two sides', '2 * 50', '=', '100'],
        ['Subtract; round once, at the end', '100 - sqrt(5000)', '≈', '29.3'],
      ],
      answer: '29.3 m',
      remark:
        'Most square roots aren’t whole numbers. Keep the root until the last step, then use a calculator. Estimate to be safe: 70 × 70 = 4900, so d is a little more than 70.',
      check: { kind: 'value', expression: '100 - 50sqrt(2)' },
      letters: { d: '70.710678118654752440084436210484903928483593768847403658834' },
    },
    {
      task: 'A triangle has two sides of 10 cm and a base of 12 cm. What is its height?',
      steps: [
        ['The height bisects the base', '12/2', '=', '6'],
        ['Pythagorean theorem in one half', '6^2 + h^2', '=', '10^2'],
        ['Subtract 36 from both sides', 'h^2', '=', '64'],
        ['Take the square root', 'h', '=', '8'],
      ],
      answer: '8 cm',
      remark:
        'The triangle itself has no right angle. The height divides it into two right triangles, and half the base, not the whole base, is a leg.',
      drawing: isosceles,
      check: { kind: 'value', expression: 'sqrt(10^2 - (12/2)^2)' },
      letters: { h: '8' },
    },
    {
      task: 'A gardener marks out a flower bed. Two sides are 2.8 m and 4.5 m long, and the distance between their ends is 5.3 m. Do the two sides form a right angle?',
      steps: [
        ['Squares of the two sides', '2.8^2 + 4.5^2', '=', '7.84 + 20.25'],
        ['Add', '7.84 + 20.25', '=', '28.09'],
        ['Square of the longest side', '5.3^2', '=', '28.09'],
      ],
      answer: 'yes',
      remark:
        'Builders mark out right angles this way, with a rope divided into three measured parts. Always compare the longest side with the other two.',
      check: { kind: 'true', relations: ['2.8^2 + 4.5^2 = 5.3^2'] },
    },
  ],
  pitfalls: [
    {
      wrong: '$sqrt(a^2 + b^2) = a + b$',
      right: '$sqrt((a + b)^2) = a + b$',
      why: 'A square root undoes the square of the whole sum, not the square of each part. Try it with 3 and 4: the square root of 9 + 16 is 5, not 7. If this were true, no shortcut would ever be shorter.',
    },
    {
      wrong: 'The hypotenuse is 13 and a leg is 5, so $x^2 = 13^2 + 5^2$.',
      right: 'The hypotenuse is 13 and a leg is 5, so $x^2 = 13^2 - 5^2$.',
      why: 'You add only to find the hypotenuse. Here, adding gives a leg of about 13.9, longer than the longest side. Mark the right angle and label the opposite side c before you calculate.',
    },
    {
      wrong: '$6^2 = 12$',
      right: '$6^2 = 36$',
      why: 'The exponent 2 means “times itself,” not “times 2.” A square with sides of 6 contains 36 little squares.',
    },
    {
      wrong: 'The legs are 15 and 8, so the hypotenuse is 289.',
      right: 'The legs are 15 and 8, so the hypotenuse is $sqrt(289)$, which is 17.',
      why: 'The theorem is about squares, and 289 is the area of the square on the hypotenuse. The side of that square is its square root. A look at the figure shows you that 289 is impossible.',
    },
  ],
};
