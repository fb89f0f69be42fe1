import type { Lesson } from '../pack.js';
import { dam, gable, leaning, parallelogram, trapezoid, triangle, twoHeights } from './area-figures.js';

export const area: Lesson = {
  id: 'area',
  title: 'Area: everything becomes a rectangle',
  minutes: 22,
  idea: [
    'A frame made of four bars, two 9 cm long and two 5 cm long, is hinged at its corners. Upright, it is a rectangle with an area of 45 cm². Push it sideways. The bars keep their lengths, but the figure gets lower and lower until it is flat and has no area at all. So the area can’t depend only on the sides. What does it depend on?',
    'Area counts unit squares. In a rectangle, they form rows: b in each row and h rows, so $b*h$. You can cut and move, or double, any other figure with straight sides until it becomes a rectangle. That is where the formulas below come from.',
    { heading: 'Parallelogram: cut and move' },
    { drawing: parallelogram },
    'Cut off the triangle that sticks out on the right and move it to the left, where the same triangle is missing. You get a rectangle with the same base and the same height. The height is measured at a right angle to the base. The slanted side doesn’t matter. That answers the question about the hinged frame. Its height shrinks.',
    { formula: 'A = b*h', words: 'Area of a parallelogram: base times the height to that base.' },
    { heading: 'Triangle: double it' },
    { drawing: triangle },
    'Turn a copy of the triangle upside down and place it next to the original. Together they form a parallelogram with the same base and height, so one triangle is half of it. Any of the three sides can be the base, as long as the height meets it at a right angle. If the triangle leans so far that the height falls outside the base, extend the base to meet it. The two copies still form a parallelogram, and the formula is the same.',
    { formula: 'A = b*h/2', words: 'Area of a triangle: half the base times the height.' },
    { heading: 'Trapezoid: double it too' },
    { drawing: trapezoid },
    'Two identical trapezoids form a parallelogram whose base is the sum of the two parallel sides. One trapezoid is half of it.',
    {
      formula: 'A = (a + c)*h/2',
      words: 'Area of a trapezoid: the mean of the parallel sides, times the height between them.',
    },
    'For any other figure, divide it into these shapes and add, or complete it to a larger shape and subtract.',
    { heading: 'Units' },
    'One meter is 100 cm, but a square meter has 100 rows of 100 little squares each: $100 * 100 = 10000$ cm². Write all lengths in the same unit before you multiply.',
    'What happens to the area when you enlarge a figure? Something surprising, as the next lesson shows.',
  ],
  examples: [
    {
      task: 'A parallelogram has a base of 9 cm and slanted sides of 5 cm. Its height is 4 cm. What is its area?',
      steps: [
        ['Base times height', 'b*h', '=', '9 * 4'],
        ['Multiply', '9 * 4', '=', '36'],
      ],
      answer: '36 cm²',
      remark: 'You don’t need the 5 cm. Problems often give you more numbers than you need.',
      drawing: leaning,
      check: { kind: 'value', expression: '9 * 4' },
      letters: { b: '9', h: '4' },
    },
    {
      task: 'The cross section of a dam is a trapezoid, 10 m wide at the bottom, 6 m wide at the top and 5 m high. What is its area?',
      steps: [
        ['Mean of the parallel sides', '(10 + 6)/2', '=', '8'],
        ['Times the height', '8 * 5', '=', '40'],
      ],
      answer: '40 m²',
      remark:
        'Bounds: a rectangle of 6 m by 5 m fits inside, 30 m²; one of 10 m by 5 m covers it, 50 m². The answer must be between the two, and for a trapezoid it is exactly halfway.',
      drawing: dam,
      check: { kind: 'value', expression: '6 * 5 + (10 - 6) * 5/2' },
    },
    {
      task: 'A floor is 4 m long and 3 m wide. Each tile is 40 cm by 25 cm. How many tiles do you need to cover the floor?',
      steps: [
        ['The floor, all lengths in centimeters', '400 * 300', '=', '120000'],
        ['One tile', '40 * 25', '=', '1000'],
        ['Number of tiles that fit', '120000/1000', '=', '120'],
      ],
      answer: '120 tiles',
      remark:
        'Check along the edges: 10 tiles of 40 cm make 4 m, 12 tiles of 25 cm make 3 m, and 10 rows of 12 make 120. Dividing 12 m² by 1000 cm² would be meaningless. Convert to the same unit first.',
      check: { kind: 'value', expression: '4*3/(0.4*0.25)' },
    },
    {
      task: 'The front of a house is a rectangle, 8 m wide and 5 m high, with a triangular gable 3 m high on top. A door that is 1 m by 2 m is not painted. How many square meters are painted?',
      steps: [
        ['The rectangle', '8 * 5', '=', '40'],
        ['The gable', '8 * 3/2', '=', '12'],
        ['The door', '1 * 2', '=', '2'],
        ['Add the pieces and subtract the door', '40 + 12 - 2', '=', '50'],
      ],
      answer: '50 m²',
      remark:
        'List the pieces before you calculate. Students usually lose points by forgetting a piece, not by multiplying incorrectly.',
      drawing: gable,
      check: { kind: 'value', expression: '8 * (5 + 3/2) - 2' },
    },
    {
      task: 'A triangle has sides of 13 cm, 14 cm and 15 cm. The height to the 14 cm side is 12 cm. What is the height h to the 15 cm side?',
      steps: [
        ['Area with base 14', '14 * 12/2', '=', '84'],
        ['The same area with base 15', '15h/2', '=', '84'],
        ['Multiply both sides by 2', '15h', '=', '168'],
        ['Divide both sides by 15', 'h', '=', '11.2'],
      ],
      answer: '11.2 cm',
      remark:
        'A triangle has one area, but you can write it in three ways. Set two of them equal, and you can find a height without using a right triangle. The longer the base, the shorter its height.',
      drawing: twoHeights,
      check: { kind: 'value', expression: '14 * 12/15' },
      letters: { h: '11.2' },
    },
  ],
  pitfalls: [
    {
      wrong: 'A parallelogram with sides of 9 cm and 5 cm has an area of 45 cm².',
      right: 'Its area is 9 cm times its height, which is less than 5 cm.',
      why: 'Multiplying the sides works only if they meet at a right angle. A slanted side is the hypotenuse of a triangle in which the height is a leg, so the height is always shorter.',
    },
    {
      wrong: 'The area of a triangle is base times height.',
      right: 'The area of a triangle is half the base times the height.',
      why: 'That would be the whole parallelogram. Sketch a rectangle around the triangle. The triangle clearly doesn’t fill it.',
    },
    {
      wrong: 'One square meter is 100 cm².',
      right: 'One square meter is 10,000 cm².',
      why: 'The factor 100 is for one dimension. An area has two dimensions, so you multiply by it twice. For volumes, you multiply by it three times.',
    },
  ],
};
