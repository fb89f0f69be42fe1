import type { Lesson } from '../pack.js';
import { names, rearranged, ring, sector, slice, tunnel } from './circles-and-sectors-figures.js';

export const circlesAndSectors: Lesson = {
  id: 'circles-and-sectors',
  title: 'Circles and sectors',
  minutes: 25,
  idea: [
    'A wheel measures 70 cm across. How far does it roll in one turn? Exactly the length of its edge: its circumference. If you wrap a string around a cup, you find that the distance around is a bit more than three times the distance across. But how much more, and is it the same for a cup and a wheel?',
    { drawing: names },
    'It is the same. All circles are similar. A wheel is a cup enlarged by some factor k, and both the distance around and the distance across are multiplied by k, as you saw in the last lesson. So their quotient never changes. It is called π, and $π ≈ 3.1416$. The diameter is twice the radius, so:',
    { formula: 'C = 2π*r', words: 'Circumference of a circle with radius r: π times the diameter.' },
    { heading: 'Why the area is π times the radius squared' },
    'Cut the circle into many thin slices and lay them side by side, with the tips alternating up and down. The result is almost a rectangle of height r. Half of the circumference is along its lower edge and the other half along its upper edge, so it is $π*r$ long. The thinner the slices, the straighter the edge becomes, and cutting doesn’t change the area. It is $π*r$ times r.',
    { drawing: rearranged },
    { formula: 'A = π*r^2', words: 'Area of a circle with radius r.' },
    'Picture it: a square whose side is the radius has area $r^2$. Four of them would more than cover the circle; it takes a bit more than three.',
    { heading: 'A slice is a fraction of a full turn' },
    'A slice with an angle of 90° has a quarter of everything: a quarter of the area and a quarter of the circumference. An angle of a degrees is the fraction $a/360$ of a full turn, so its sector has the same fraction of both.',
    { drawing: sector },
    { formula: 'A = a/360*π*r^2', words: 'Area of a sector with an angle of a degrees.' },
    { formula: 'a/360*2π*r', words: 'Length of its arc, the curved part of its boundary.' },
    'No fraction is equal to π, and its decimals never end. So an exact answer keeps the symbol π: $16π$. If you need a decimal, use the π key on your calculator, and only at the very end. Area formulas multiply two lengths and give cm²; length formulas contain one length and give cm. That is how you can tell $π*r^2$ from $2π*r$ without memorizing them.',
    'A circle is also the base of a can or a cone, and the shadow of a ball. You’ll need both formulas in the next lesson.',
  ],
  examples: [
    {
      task: 'A wheel measures 70 cm across. How many meters does it roll in 100 turns, to 1 decimal place?',
      steps: [
        ['The diameter in meters', '70/100', '=', '0.7'],
        ['One turn is one circumference', 'π * 0.7', '=', '0.7π'],
        ['100 turns', '100 * 0.7π', '=', '70π'],
        ['Round once, at the end', '70π', '≈', '219.9'],
      ],
      answer: '219.9 m',
      remark: 'Estimate: a bit more than three times 0.7 m, times a hundred, is a bit more than 210 m.',
      check: { kind: 'value', expression: '70π' },
    },
    {
      task: 'A ring lies between two circles with the same center. Their radii are 6 cm and 10 cm. What is its area? Give the exact answer with π.',
      steps: [
        ['The outer circle', 'π * 10^2', '=', '100π'],
        ['The inner circle', 'π * 6^2', '=', '36π'],
        ['Subtract', '100π - 36π', '=', '64π'],
      ],
      answer: '64π cm²',
      remark:
        'It is the area of a circle with radius 8, not 4. You must square the radii before you subtract.',
      drawing: ring,
      check: { kind: 'value', expression: 'π*(10^2 - 6^2)' },
    },
    {
      task: 'A slice of a circle has a radius of 9 cm and an angle of 80°. What is its perimeter, to 1 decimal place?',
      steps: [
        ['The fraction of a full turn', '80/360', '=', '2/9'],
        ['The arc: that fraction of the circumference', '2/9 * 2π * 9', '=', '4π'],
        ['The perimeter: arc plus two radii', '4π + 2 * 9', '=', '18 + 4π'],
        ['Round once, at the end', '18 + 4π', '≈', '30.6'],
      ],
      answer: '30.6 cm',
      remark:
        'Run a finger around the slice: out along a radius, along the arc, back along the other radius.',
      drawing: slice,
      check: { kind: 'value', expression: '80/360*2π*9 + 18' },
    },
    {
      task: 'A pizza has an area of 600 cm². What is its diameter, to 1 decimal place?',
      steps: [
        ['The area, with the radius unknown', 'π * r^2', '=', '600'],
        ['Divide both sides by π', 'r^2', '=', '600/π'],
        ['Take the square root', 'r', '=', 'sqrt(600/π)'],
        ['The diameter is two radii; round once', '2sqrt(600/π)', '≈', '27.6'],
      ],
      answer: '27.6 cm',
      remark:
        'Check: half of 27.6 is 13.8, its square is about 190, and a bit more than three times that is about 600. The formula gives the radius; the question asks for the diameter.',
      check: { kind: 'value', expression: '2sqrt(600/π)' },
      letters: { r: '13.8197659788534191706097858412755873255750948130497325394683' },
    },
    {
      task: 'The entrance of a tunnel is a rectangle, 8 m wide and 5 m high, with a semicircle of the same width on top. What is its area, to 1 decimal place?',
      steps: [
        ['The rectangle', '8 * 5', '=', '40'],
        ['The radius is half of the width', '8/2', '=', '4'],
        ['The semicircle', 'π * 4^2/2', '=', '8π'],
        ['Add', '40 + 8π', '≈', '65.1'],
      ],
      answer: '65.1 m²',
      remark:
        'The area of the semicircle is about 25 m². The rectangle around it, 8 m by 4 m, has an area of 32 m², so this is reasonable.',
      drawing: tunnel,
      check: { kind: 'value', expression: '8*5 + π*4^2/2' },
    },
  ],
  pitfalls: [
    {
      wrong: '$π*(2r)^2 = 2π*r^2$',
      right: '$π*(2r)^2 = 4π*r^2$',
      why: 'If you use the diameter in place of the radius, the 2 is squared as well, and the area is four times too large. “Across” means diameter. Divide it by 2 first.',
    },
    {
      wrong: 'A circle with a radius of 5 cm has an area of 10π cm².',
      right: 'A circle with a radius of 5 cm has an area of 25π cm², and a circumference of 10π cm.',
      why: 'The two formulas were mixed up. An area multiplies two lengths. Look for the square.',
    },
    {
      wrong: 'The perimeter of a slice is its arc.',
      right: 'The perimeter of a slice is its arc plus two radii.',
      why: 'The formula gives only the curved part. The straight parts are not on the circle, so the circle formulas don’t include them.',
    },
    {
      wrong: 'A ring with radii 10 and 6 has the area of a circle with radius 4.',
      right: 'A ring with radii 10 and 6 has an area of $π*(10^2 - 6^2)$.',
      why: 'The width of the ring is 4, but it runs all the way around, far from the center, where there is much more room. Square the radii before you subtract.',
    },
  ],
};
