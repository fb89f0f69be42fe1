import type { Lesson } from '../pack.js';
import { names, rearranged, ring, sector, slice, tunnel } from './circles-and-sectors-figures.js';

export const circlesAndSectors: Lesson = {
  id: 'circles-and-sectors',
  title: 'Circles and sectors',
  minutes: 25,
  idea: [
    'A wheel measures 70 cm across. How far does it roll in one turn? Exactly as far as its edge is long: its circumference. A string around a cup shows that the way around is a bit more than three times the way across. But how much is that bit, and is it the same for a cup and for a wheel?',
    { drawing: names },
    'It is the same. All circles are similar: a wheel is a cup enlarged by some factor k, and k multiplies the way around and the way across alike, as you saw in the last lesson. So their quotient never changes. It is called π, and $π ≈ 3.1416$. The diameter is twice the radius, so:',
    { formula: 'C = 2π*r', words: 'Circumference of a circle with the radius r: π times the diameter.' },
    { heading: 'Why the area is π times the radius squared' },
    'Cut the circle into many thin slices and lay them side by side, tips up and down in turn. The result is nearly a rectangle. It is r high. Along its lower edge lies one half of the circumference, the other half lies above, so it is $π*r$ long. The thinner you slice, the straighter the edge becomes, and nothing is lost by cutting: the area is $π*r$ times r.',
    { drawing: rearranged },
    { formula: 'A = π*r^2', words: 'Area of a circle with the radius r.' },
    'Picture it: a square on the radius has the area $r^2$. Four of them would cover the circle with room to spare; it takes a bit more than three.',
    { heading: 'A slice is a part of the full turn' },
    'A slice with an angle of 90° is a quarter of everything: of the area and of the edge. An angle of a degrees is the part $a/360$ of the full turn, and so is all that belongs to it.',
    { drawing: sector },
    { formula: 'A = a/360*π*r^2', words: 'Area of a sector with an angle of a degrees.' },
    { formula: 'a/360*2π*r', words: 'Length of its arc, the curved part of its edge.' },
    'No fraction is equal to π, and its decimals never end. So an exact answer keeps π as a letter: $16π$. Only if a decimal is wanted, use the π key of your calculator, and only at the very end. Area formulas multiply two lengths and give cm²; length formulas have one length in them and give cm. That is how to tell $π*r^2$ from $2π*r$ without remembering.',
    'The circle is also the bottom of a can, of a cone, and the shadow of a ball. You need both formulas there, in the next lesson.',
  ],
  examples: [
    {
      task: 'A wheel measures 70 cm across. How many meters does it roll in 100 turns, to 1 decimal?',
      steps: [
        ['The diameter in meters', '70/100', '=', '0.7'],
        ['One turn is one circumference', 'π * 0.7', '=', '0.7π'],
        ['100 turns', '100 * 0.7π', '=', '70π'],
        ['Round once, at the end', '70π', '≈', '219.9'],
      ],
      answer: '219.9 m',
      remark: 'Estimate: a bit more than three times 0.7 m, a hundred times, is a bit more than 210 m.',
      check: { kind: 'value', expression: '70π' },
    },
    {
      task: 'A ring lies between two circles with the same center. Their radii are 6 cm and 10 cm. What is its area? Give the exact answer with π.',
      steps: [
        ['The outer circle', 'π * 10^2', '=', '100π'],
        ['The inner circle', 'π * 6^2', '=', '36π'],
        ['What lies between', '100π - 36π', '=', '64π'],
      ],
      answer: '64π cm²',
      remark:
        'It is the area of a circle with the radius 8, not 4: radii must be squared before you subtract.',
      drawing: ring,
      check: { kind: 'value', expression: 'π*(10^2 - 6^2)' },
    },
    {
      task: 'A slice of a circle has a radius of 9 cm and an angle of 80°. How long is its whole edge, to 1 decimal?',
      steps: [
        ['The part of the full turn', '80/360', '=', '2/9'],
        ['The arc: that part of the circumference', '2/9 * 2π * 9', '=', '4π'],
        ['The edge: arc and two radii', '4π + 2 * 9', '=', '18 + 4π'],
        ['Round once, at the end', '18 + 4π', '≈', '30.6'],
      ],
      answer: '30.6 cm',
      remark:
        'Run a finger around the slice: out along a radius, along the arc, back along the other radius.',
      drawing: slice,
      check: { kind: 'value', expression: '80/360*2π*9 + 18' },
    },
    {
      task: 'A pizza has an area of 600 cm². What is its diameter, to 1 decimal?',
      steps: [
        ['The area, with the radius unknown', 'π * r^2', '=', '600'],
        ['Divide both sides by π', 'r^2', '=', '600/π'],
        ['Take the root', 'r', '=', 'sqrt(600/π)'],
        ['The diameter is two radii; round once', '2sqrt(600/π)', '≈', '27.6'],
      ],
      answer: '27.6 cm',
      remark:
        'Check forwards: half of 27.6 is 13.8, its square about 190, and a bit more than three times that is about 600. The formula gives the radius; the question was about the diameter.',
      check: { kind: 'value', expression: '2sqrt(600/π)' },
      letters: { r: '13.8197659788534191706097858412755873255750948130497325394683' },
    },
    {
      task: 'The entrance of a tunnel is a rectangle, 8 m wide and 5 m high, with a half circle on top that is as wide as the rectangle. What is its area, to 1 decimal?',
      steps: [
        ['The rectangle', '8 * 5', '=', '40'],
        ['The radius is half of the width', '8/2', '=', '4'],
        ['Half of the circle', 'π * 4^2/2', '=', '8π'],
        ['Together', '40 + 8π', '≈', '65.1'],
      ],
      answer: '65.1 m²',
      remark: 'The half circle has about 25 m². The rectangle around it, 8 m by 4 m, has 32 m²: it fits.',
      drawing: tunnel,
      check: { kind: 'value', expression: '8*5 + π*4^2/2' },
    },
  ],
  pitfalls: [
    {
      wrong: '$π*(2r)^2 = 2π*r^2$',
      right: '$π*(2r)^2 = 4π*r^2$',
      why: 'If you put the diameter where the radius belongs, the 2 is squared as well, and the area comes out four times too large. “Across” means diameter: halve it first.',
    },
    {
      wrong: 'A circle with a radius of 5 cm has an area of 10π cm².',
      right: 'A circle with a radius of 5 cm has an area of 25π cm², and a circumference of 10π cm.',
      why: 'The two formulas were swapped. An area needs two lengths multiplied: look for the square.',
    },
    {
      wrong: 'The edge of a slice is its arc.',
      right: 'The edge of a slice is its arc and two radii.',
      why: 'The formula gives the curved part only. The straight parts are not on the circle, so no circle formula counts them.',
    },
    {
      wrong: 'A ring between the radii 10 and 6 has the area of a circle with the radius 4.',
      right: 'A ring between the radii 10 and 6 has the area $π*(10^2 - 6^2)$.',
      why: 'The width of the ring is 4, but it runs all the way around, far from the center, where there is much more room. Squares must be taken before the difference.',
    },
  ],
};
