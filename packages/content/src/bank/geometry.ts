import type { BankProblem } from './bank-problem.js';

/** The authored problems of geometry, easiest first. */
export const geometry: readonly BankProblem[] = [
  {
    id: 'geometry-fences-01',
    difficulty: 'easy',
    question:
      'A square sheep pen has sides of 9 m. Three rows of wire, one above the other, run all the way around it. How many meters of wire does that take?',
    answer: '108',
    form: { kind: 'number', unit: 'm' },
    hints: [
      'How long is one row of wire?',
      'One row is as long as the perimeter of the square.',
      'One row takes 36 m, and there are three of them.',
    ],
    steps: [
      ['Perimeter of a square', '4*9', '=', '36'],
      ['Three rows', '3*36', '=', '108'],
    ],
    mistakes: [
      ['36', 'That is one row of wire. There are three of them.'],
      ['27', 'You counted one side for each row. Each row runs along four sides.'],
      ['243', 'That is three times the area. The wire runs around the edge. Use the perimeter.'],
    ],
    check: { kind: 'value', expression: '3*4*9' },
  },
  {
    id: 'geometry-tiles-01',
    difficulty: 'easy',
    question:
      'A kitchen floor is 4 m long and 3 m wide. It is covered with square tiles that measure 50 cm by 50 cm. How many tiles are needed?',
    answer: '48',
    form: { kind: 'number' },
    hints: [
      'How many tiles fit side by side along 1 m?',
      'Two tiles fit along 1 m, so 8 fit along the length of 4 m.',
      'There are 8 tiles in a row. Count the rows along the width of 3 m.',
    ],
    steps: [
      ['Tiles along the length', '400/50', '=', '8'],
      ['Tiles along the width', '300/50', '=', '6'],
      ['Total number of tiles', '8*6', '=', '48'],
    ],
    mistakes: [
      [
        '24',
        'That is two tiles for each square meter. Two fit along each side of a square meter, so it takes four.',
      ],
      ['12', 'That is the area in square meters. It takes four tiles to cover one square meter.'],
      [
        '28',
        'That is the perimeter, measured in tiles: $2(8 + 6)$. Multiply the 8 tiles of a row by the 6 rows.',
      ],
    ],
    check: { kind: 'value', expression: '4*3/0.5^2' },
  },
  {
    id: 'geometry-clocks-01',
    difficulty: 'easy',
    question: 'What angle do the two hands of a clock form at 4 o’clock? Give the smaller angle.',
    answer: '120',
    form: { kind: 'number', unit: '°' },
    hints: [
      'Into how many equal parts do the hours divide a full turn?',
      'From one hour to the next is one twelfth of 360°.',
      'Each hour is 30°. How many hours are between the hands?',
    ],
    steps: [
      ['From one hour to the next', '360/12', '=', '30'],
      ['Four hours', '4*30', '=', '120'],
    ],
    mistakes: [
      ['90', 'That is the angle at 3 o’clock. There are four hours between the hands.'],
      ['240', 'That is the larger angle. The question asks for the smaller one.'],
      ['60', 'That is the angle for two hours. Each hour is 30°, and there are four.'],
    ],
    check: { kind: 'value', expression: '360*4/12' },
  },
  {
    id: 'geometry-mistake-01',
    difficulty: 'easy',
    question:
      'Ada calculates the perimeter of a 7 cm by 5 cm rectangle. She writes $7 + 5 = 12$. What is the correct perimeter?',
    answer: '24',
    form: { kind: 'number', unit: 'cm' },
    hints: [
      'Trace the edge of the rectangle with a finger. How many sides do you pass?',
      'Ada counted only one side of each kind.',
      'A rectangle has two sides of each kind. Double her sum.',
    ],
    steps: [
      ['Perimeter of a rectangle', '2(7 + 5)', '=', '2*12'],
      ['Multiply', '2*12', '=', '24'],
    ],
    mistakes: [
      ['12', 'That is what Ada wrote: one side of each kind. A rectangle has two of each.'],
      ['35', 'That is the area. The perimeter is the distance around the edge.'],
      ['19', 'One side is missing. There are two sides of each kind.'],
    ],
    check: { kind: 'value', expression: '7 + 5 + 7 + 5' },
  },
  {
    id: 'geometry-compare-01',
    difficulty: 'easy',
    question:
      'A square has sides of 7 cm. A rectangle is 10 cm long and 5 cm wide. What is the difference between their areas in square centimeters?',
    answer: '1',
    form: { kind: 'number', unit: 'cm²' },
    hints: [
      'Calculate both areas.',
      'The area of the square is side times side, and the area of the rectangle is length times width.',
      'The areas are 49 cm² and 50 cm².',
    ],
    steps: [
      ['Area of the square', '7*7', '=', '49'],
      ['Area of the rectangle', '10*5', '=', '50'],
      ['Difference', '50 - 49', '=', '1'],
    ],
    mistakes: [
      ['2', 'You compared the perimeters. Calculate both areas.'],
      ['99', 'You added the areas. The question asks for their difference.'],
    ],
    check: { kind: 'value', expression: '10*5 - 7^2' },
  },
  {
    id: 'geometry-pizza-01',
    difficulty: 'easy',
    question:
      'A round pizza is cut into 8 equal slices. What is the measure of the angle at the tip of each slice?',
    answer: '45',
    form: { kind: 'number', unit: '°' },
    hints: [
      'All the tips meet in the center. What do the angles there add up to?',
      'The angles around a point add up to 360°.',
      'Divide 360° equally among 8 slices.',
    ],
    steps: [
      ['Angles around a point', '8x', '=', '360'],
      ['Divide both sides by 8', 'x', '=', '45'],
    ],
    mistakes: [
      ['22.5', 'You used 180°. The angles around a point add up to 360°.'],
      ['360', 'That is the full turn. Divide it among the slices.'],
    ],
    check: { kind: 'value', expression: '360/8' },
    letters: { x: '45' },
  },
  {
    id: 'geometry-strings-01',
    difficulty: 'easy',
    question:
      'A 36 cm string is laid out as an equilateral triangle, and then as a regular hexagon. How much shorter is a side of the hexagon than a side of the triangle?',
    answer: '6',
    form: { kind: 'number', unit: 'cm' },
    hints: [
      'Both times, the whole string is the perimeter.',
      'The triangle divides the string into 3 sides, and the hexagon divides it into 6.',
      'The sides are 12 cm and 6 cm long.',
    ],
    steps: [
      ['Side of the triangle', '36/3', '=', '12'],
      ['Side of the hexagon', '36/6', '=', '6'],
      ['Difference', '12 - 6', '=', '6'],
    ],
    mistakes: [
      ['12', 'That is a side of the triangle. Subtract a side of the hexagon.'],
      ['18', 'You added the sides. The question asks how much shorter one is.'],
    ],
    check: { kind: 'value', expression: '36/3 - 36/6' },
  },
  {
    id: 'geometry-ladders-01',
    difficulty: 'easy',
    question:
      'A 5 m ladder leans against the wall of a house. Its foot is on level ground, 3 m from the wall. How high up the wall does it reach?',
    answer: '4',
    form: { kind: 'number', unit: 'm' },
    hints: [
      'The wall, the ground and the ladder form a triangle. Where is its right angle?',
      'The ladder is the hypotenuse.',
      'The square of the height is $5^2 - 3^2$.',
    ],
    steps: [
      ['Pythagorean theorem', '3^2 + h^2', '=', '5^2'],
      ['Subtract 9 from both sides', 'h^2', '=', '16'],
      ['Square root', 'h', '=', '4'],
    ],
    drawing: {
      description:
        'A right triangle. The ground side at the right angle is 3 m, and the ladder opposite the right angle is 5 m. The wall side is unknown.',
      shapes: [
        {
          kind: 'polygon',
          points: [
            [0, 0],
            [3, 0],
            [3, 4],
          ],
        },
        { kind: 'right-angle', at: [3, 0], from: [3, 4], to: [0, 0] },
        { kind: 'label', at: [1.5, -0.26], text: '3 m' },
        { kind: 'label', at: [3.19, 2], text: '?' },
        { kind: 'label', at: [1.19, 2.24], text: '5 m' },
      ],
    },
    mistakes: [
      ['2', 'You subtracted the lengths. Subtract the squares, and then take the square root.'],
      ['16', 'That is the square of the height. Take the square root.'],
      ['sqrt(34)', 'You added the squares. The ladder is the longest side, so subtract.'],
      ['8', 'You added the lengths. The ladder is the hypotenuse. Use the Pythagorean theorem.'],
    ],
    check: { kind: 'value', expression: 'sqrt(5^2 - 3^2)' },
    letters: { h: '4' },
  },
  {
    id: 'geometry-roofs-01',
    difficulty: 'easy',
    question:
      'The gable of a roof is an isosceles triangle. The angle at the ridge, between the two equal sides, measures 100°. What is the measure of each angle at the bottom?',
    answer: '40',
    form: { kind: 'number', unit: '°' },
    hints: [
      'The two angles at the bottom are equal.',
      'All three angles add up to 180°.',
      'That leaves 80° for the two equal angles together.',
    ],
    steps: [
      ['Sum of the angles of a triangle', '2x + 100', '=', '180'],
      ['Subtract 100 from both sides', '2x', '=', '80'],
      ['Divide both sides by 2', 'x', '=', '40'],
    ],
    drawing: {
      description:
        'An isosceles triangle. The angle at the top is 100°, and each of the two equal angles at the bottom is x.',
      shapes: [
        {
          kind: 'polygon',
          points: [
            [0, 0],
            [20, 0],
            [10, 8.39],
          ],
        },
        { kind: 'angle', at: [0, 0], from: [20, 0], to: [10, 8.39], label: 'x' },
        { kind: 'angle', at: [20, 0], from: [10, 8.39], to: [0, 0], label: 'x' },
        { kind: 'angle', at: [10, 8.39], from: [0, 0], to: [20, 0], label: '100°' },
      ],
    },
    mistakes: [
      ['80', 'That is what is left for both angles. Each is half of it.'],
      ['100', 'That is the angle at the ridge. The angles at the bottom split the rest of the 180°.'],
      ['130', 'You used 360°. The angles of a triangle add up to 180°.'],
    ],
    check: { kind: 'value', expression: '(180 - 100)/2' },
    letters: { x: '40' },
  },
  {
    id: 'geometry-aquarium-01',
    difficulty: 'easy',
    question:
      'An aquarium is 60 cm long and 30 cm wide. The water in it is 25 cm deep. How many liters of water are in it? (One liter is 1000 cm³.)',
    answer: '45',
    form: { kind: 'number', unit: 'liters' },
    hints: [
      'The water has the shape of a box.',
      'Length times width times depth gives the volume in cm³.',
      'The volume is 45,000 cm³. How many times 1000 is that?',
    ],
    steps: [
      ['Volume of a box', '60*30*25', '=', '45000'],
      ['Divide by 1000', '45000/1000', '=', '45'],
    ],
    mistakes: [
      ['45000', 'That is the volume in cm³. One liter is 1000 cm³.'],
      ['4.5', 'You divided by 10,000. One liter is 1000 cm³.'],
      ['450', 'You divided by 100. One liter is 1000 cm³.'],
    ],
    check: { kind: 'value', expression: '60*30*25/1000' },
  },
  {
    id: 'geometry-maps-01',
    difficulty: 'easy',
    question:
      'On a map with a scale of 1 : 25,000, two villages are 6 cm apart. How many kilometers apart are they in reality?',
    answer: '1.5',
    form: { kind: 'number', unit: 'km' },
    hints: [
      'What does 1 cm on the map represent?',
      'One centimeter represents 25,000 cm, which is 250 m.',
      'Calculate six times 250 m, and write it in kilometers.',
    ],
    steps: [
      ['Meters represented by 1 centimeter', '25000/100', '=', '250'],
      ['Meters represented by 6 centimeters', '6*250', '=', '1500'],
      ['Kilometers', '1500/1000', '=', '1.5'],
    ],
    mistakes: [
      ['150000', 'That is the distance in centimeters. A kilometer is 100,000 cm.'],
      ['150', 'You only divided by 1000. That would be right for meters; 100,000 cm make a kilometer.'],
      ['15', 'Look at the units again: 100,000 cm make a kilometer.'],
    ],
    check: { kind: 'value', expression: '6*25000/100000' },
  },
  {
    id: 'geometry-frames-01',
    difficulty: 'easy',
    question:
      'A picture is 30 cm long and 20 cm wide. Its frame is 5 cm wide on every side. What is the area of the picture and frame together?',
    answer: '1200',
    form: { kind: 'number', unit: 'cm²' },
    hints: [
      'How long is the picture with its frame?',
      'The frame adds 5 cm at both ends, so 10 cm to each length.',
      'With the frame it is 40 cm by 30 cm.',
    ],
    steps: [
      ['Length with the frame', '30 + 2*5', '=', '40'],
      ['Width with the frame', '20 + 2*5', '=', '30'],
      ['Area of a rectangle', '40*30', '=', '1200'],
    ],
    mistakes: [
      ['875', 'You added the 5 cm once to each length. The frame adds 5 cm at both ends.'],
      ['600', 'That is the picture alone. Include the frame.'],
      ['140', 'That is the perimeter. The question asks for the area.'],
    ],
    check: { kind: 'value', expression: '(30 + 10)*(20 + 10)' },
  },
  {
    id: 'geometry-corners-01',
    difficulty: 'easy',
    question: 'Three vertices of a rectangle are (1, 2), (6, 2) and (6, 5). What is the fourth vertex?',
    answer: '(1, 5)',
    form: { kind: 'point', names: ['x', 'y'] },
    hints: [
      'Sketch the three points on graph paper.',
      'The sides are parallel to the axes. Each x and each y appears twice.',
      'Which x and which y have appeared only once so far?',
    ],
    steps: [
      ['The x-coordinate of the left side', 'x', '=', '1'],
      ['The y-coordinate of the upper side', 'y', '=', '5'],
    ],
    mistakes: [
      ['(5, 1)', 'The two coordinates are swapped: x is 1 and y is 5.'],
      ['(1, 2)', 'That vertex is already given. Which x and which y have appeared only once?'],
      ['(6, 2)', 'That vertex is already given. Which x and which y have appeared only once?'],
    ],
    check: { kind: 'solve', equations: ['x + 6 = 1 + 6', 'y + 2 = 2 + 5'], variables: ['x', 'y'] },
  },
  {
    id: 'geometry-halves-01',
    difficulty: 'easy',
    question:
      'A rectangular piece of cloth, 10 cm long and 6 cm wide, is cut along a diagonal. What is the area of each piece?',
    answer: '30',
    form: { kind: 'number', unit: 'cm²' },
    hints: [
      'What can you say about the two pieces?',
      'They are congruent triangles, so each has half of the area.',
      'The whole cloth has an area of 60 cm².',
    ],
    steps: [
      ['Area of the rectangle', '10*6', '=', '60'],
      ['Take half', '60/2', '=', '30'],
    ],
    mistakes: [
      ['60', 'That is the whole cloth. Each piece has half of it.'],
      ['32', 'That is the perimeter of the cloth. The area of each piece is half of 10 times 6.'],
      ['15', 'You found a quarter of the area. The diagonal divides it into two triangles.'],
    ],
    check: { kind: 'value', expression: '10*6/2' },
  },
  {
    id: 'geometry-wheels-01',
    difficulty: 'easy',
    question:
      'The wheel of a bicycle has a circumference of 2 m. How many times does it turn on a 5 km trip?',
    answer: '2500',
    form: { kind: 'number' },
    hints: [
      'How far does the bicycle travel in one turn of the wheel?',
      'One turn is 2 m. Write the distance in meters.',
      'How many times does 2 m go into 5000 m?',
    ],
    steps: [
      ['Distance in meters', '5*1000', '=', '5000'],
      ['Divide by the circumference', '5000/2', '=', '2500'],
    ],
    mistakes: [
      ['2.5', 'You left the distance in kilometers. Write 5 km as 5000 m.'],
      ['10000', 'You multiplied. One turn is 2 m. How many times does 2 m go into 5000 m?'],
      ['250', 'Look at the units again: 5 km is 5000 m.'],
    ],
    check: { kind: 'value', expression: '5*1000/2' },
  },
  {
    id: 'geometry-cubes-01',
    difficulty: 'easy',
    question:
      'A wooden cube with edges of 3 cm is cut into little cubes with edges of 1 cm. How many little cubes are there?',
    answer: '27',
    form: { kind: 'number' },
    hints: [
      'How many little cubes are in one layer?',
      'A layer has 3 rows of 3 little cubes.',
      'There are 3 layers of 9 little cubes.',
    ],
    steps: [
      ['One layer', '3*3', '=', '9'],
      ['Three layers', '3*9', '=', '27'],
    ],
    mistakes: [
      ['9', 'That is one layer. There are three of them.'],
      ['3', 'That is how many fit along one edge. Count them in rows and layers.'],
      ['54', 'That is the surface area in cm². Count the little cubes: 3 layers of 9.'],
    ],
    check: { kind: 'value', expression: '3^3' },
  },
  {
    id: 'geometry-parallelogram-01',
    difficulty: 'easy',
    question: 'One angle of a parallelogram measures 68°. What is the measure of an angle next to it?',
    answer: '112',
    form: { kind: 'number', unit: '°' },
    hints: [
      'Opposite sides are parallel. What do you know about angles between parallel lines?',
      'Two consecutive angles of a parallelogram add up to 180°.',
      'What must you add to 68° to get 180°?',
    ],
    steps: [
      ['Consecutive angles of a parallelogram', 'x + 68', '=', '180'],
      ['Subtract 68 from both sides', 'x', '=', '112'],
    ],
    mistakes: [
      ['68', 'That is the opposite angle. The angle next to it and 68° add up to 180°.'],
      ['22', 'You used 90°. Two consecutive angles of a parallelogram add up to 180°.'],
      ['292', 'You used 360°. Two consecutive angles of a parallelogram add up to 180°.'],
    ],
    check: { kind: 'value', expression: '(360 - 2*68)/2' },
    letters: { x: '112' },
  },
  {
    id: 'geometry-walls-01',
    difficulty: 'easy',
    question:
      'A wall is 6 m long and 2.5 m high. It has a door that is 1 m by 2 m and is not painted. How many square meters of wall are painted?',
    answer: '13',
    form: { kind: 'number', unit: 'm²' },
    hints: [
      'The door is not painted.',
      'Subtract the area of the door from the area of the wall.',
      'The wall with the door has an area of 15 m².',
    ],
    steps: [
      ['Area of the wall', '6*2.5', '=', '15'],
      ['Area of the door', '1*2', '=', '2'],
      ['Subtract', '15 - 2', '=', '13'],
    ],
    mistakes: [
      ['15', 'That is the wall with the door. The door is not painted.'],
      ['17', 'You added the door. It is not painted, so subtract it.'],
      ['2', 'That is the door. Subtract it from the wall.'],
    ],
    check: { kind: 'value', expression: '6*2.5 - 1*2' },
  },
  {
    id: 'geometry-mistake-02',
    difficulty: 'easy',
    question:
      'Leo calculates the slope of the line through (2, 5) and (4, 1). He writes $(5 - 1)/(4 - 2) = 2$. He mixed up the order of the points. What is the slope?',
    answer: '-2',
    form: { kind: 'number', variable: 'm' },
    hints: [
      'Does the line rise or fall from the first point to the second?',
      'The points must be in the same order in both differences.',
      'From the first point to the second, y changes from 5 to 1 and x from 2 to 4.',
    ],
    steps: [
      ['Slope, second point first', 'm', '=', '(1 - 5)/(4 - 2)'],
      ['Evaluate', '(1 - 5)/(4 - 2)', '=', '-2'],
    ],
    mistakes: [
      ['2', 'That is what Leo wrote. The points must be in the same order in both differences.'],
      ['-1/2', 'The quotient is upside down. Divide the change in y by the change in x.'],
      ['1/2', 'The quotient is upside down, and its sign is also wrong.'],
    ],
    check: { kind: 'value', expression: '(5 - 1)/(2 - 4)' },
    letters: { m: '-2' },
  },
  {
    id: 'geometry-robots-01',
    difficulty: 'medium',
    question:
      'A robot rolls 3 m straight ahead, turns left by 60°, and repeats this until it is back at its starting point, facing its starting direction. How many meters has it rolled?',
    answer: '18',
    form: { kind: 'number', unit: 'm' },
    hints: [
      'What shape does the robot trace on the floor?',
      'By then it has turned by 360° altogether.',
      'It has turned 6 times, so it traced a hexagon.',
    ],
    steps: [
      ['Number of turns', '360/60', '=', '6'],
      ['Distance', '6*3', '=', '18'],
    ],
    mistakes: [
      ['9', 'You used 180°. When the robot is back at the start, it has turned by 360°.'],
      ['6', 'That is how many times it rolls 3 m. Multiply by 3.'],
      ['15', 'You counted five rolls. One more brings it back to the start.'],
      ['12', 'You treated the path as a square. The robot turns by 60°, so 6 times.'],
    ],
    check: { kind: 'value', expression: '3*360/60' },
  },
  {
    id: 'geometry-ribbons-01',
    difficulty: 'medium',
    question:
      'A package is 20 cm long, 15 cm wide and 10 cm high. A ribbon goes around it once lengthwise, over the top and bottom, and once crosswise, also over the top and bottom. The bow takes another 30 cm. How long is the ribbon?',
    answer: '140',
    form: { kind: 'number', unit: 'cm' },
    hints: [
      'Follow the ribbon once around lengthwise: along how many lengths and how many heights does it run?',
      'Lengthwise, it runs along two lengths and two heights; crosswise, along two widths and two heights.',
      'The two loops take 60 cm and 50 cm. Don’t forget the bow.',
    ],
    steps: [
      ['Lengthwise', '2*20 + 2*10', '=', '60'],
      ['Crosswise', '2*15 + 2*10', '=', '50'],
      ['With the bow', '60 + 50 + 30', '=', '140'],
    ],
    mistakes: [
      ['110', 'The bow is missing. Add 30 cm.'],
      ['75', 'You added each edge once. The ribbon runs along two lengths, two widths and four heights.'],
      [
        '180',
        'You added all twelve edges and left out the bow. Follow the ribbon: two lengths, two widths and four heights.',
      ],
      ['120', 'You counted the heights in only one loop. The ribbon runs along them in both loops.'],
    ],
    check: { kind: 'value', expression: '2*(20 + 10) + 2*(15 + 10) + 30' },
  },
  {
    id: 'geometry-screens-01',
    difficulty: 'medium',
    question:
      'The width and height of a screen are in the ratio 4 : 3. Its diagonal is 50 cm long. How wide is the screen?',
    answer: '40',
    form: { kind: 'number', unit: 'cm' },
    hints: [
      'Call the width 4x and the height 3x. How long is the diagonal in terms of x?',
      'The width, height and diagonal form a right triangle with sides 3x, 4x and 5x.',
      'From $5x = 50$ you get x. The width is 4x.',
    ],
    steps: [
      ['Pythagorean theorem', '(4x)^2 + (3x)^2', '=', '(5x)^2'],
      ['The diagonal', '5x', '=', '50'],
      ['Divide both sides by 5', 'x', '=', '10'],
      ['The width', '4x', '=', '40'],
    ],
    mistakes: [
      ['30', 'That is the height, 3 parts. The width is 4 parts.'],
      ['10', 'That is one part. The width is 4 parts.'],
      ['200/7', 'You divided the diagonal into 7 parts. By the Pythagorean theorem, it has 5 parts.'],
    ],
    check: { kind: 'value', expression: '50*4/sqrt(4^2 + 3^2)' },
    letters: { x: '10' },
  },
  {
    id: 'geometry-pools-01',
    difficulty: 'medium',
    question:
      'A swimming pool, 10 m long and 6 m wide, is surrounded by a path with a uniform width of 2 m and square corners. What is the area of the path?',
    answer: '80',
    form: { kind: 'number', unit: 'm²' },
    hints: [
      'Think of the pool and path together as one large rectangle.',
      'The path adds 2 m at each end of the length and the width.',
      'The large rectangle is 14 m by 10 m. Subtract the pool.',
    ],
    steps: [
      ['Pool and path together', '(10 + 2*2)(6 + 2*2)', '=', '140'],
      ['Area of the pool', '10*6', '=', '60'],
      ['Subtract', '140 - 60', '=', '80'],
    ],
    drawing: {
      description:
        'A 10 m by 6 m rectangle, the pool, inside a larger rectangle. All around, the edges of the two are 2 m apart.',
      shapes: [
        {
          kind: 'polygon',
          points: [
            [-2, -2],
            [12, -2],
            [12, 8],
            [-2, 8],
          ],
        },
        {
          kind: 'polygon',
          points: [
            [0, 0],
            [10, 0],
            [10, 6],
            [0, 6],
          ],
        },
        { kind: 'segment', from: [10, 3], to: [12, 3] },
        { kind: 'label', at: [5, 0.9], text: '10 m' },
        { kind: 'label', at: [1.24, 3], text: '6 m' },
        { kind: 'label', at: [11, 2.1], text: '2 m' },
      ],
    },
    mistakes: [
      ['140', 'That is the pool and path together. Subtract the pool.'],
      ['36', 'You added only 2 m to each length. The path is at both ends.'],
      ['64', 'The four corners are missing. They are part of the path.'],
    ],
    check: { kind: 'value', expression: '14*10 - 10*6' },
  },
  {
    id: 'geometry-mistake-03',
    difficulty: 'medium',
    question:
      'Omar says: “If I double the radius of a circle, its area doubles too.” That is not true. By what number is the area actually multiplied?',
    answer: '4',
    form: { kind: 'number' },
    hints: [
      'Try it with a radius of 1 and a radius of 2.',
      'The radius is squared in $π*r^2$.',
      'Compare $π*(2r)^2$ with $π*r^2$.',
    ],
    steps: [
      ['Area with twice the radius', 'π*(2r)^2', '=', '4π*r^2'],
      ['Compared with the original area', '(4π*r^2)/(π*r^2)', '=', '4'],
    ],
    mistakes: [
      ['2', 'That is what Omar says. The radius is squared in the area.'],
      ['8', 'You cubed the 2. An area grows with the square of the radius.'],
      ['π', 'The factor π cancels. Compare $π*(2r)^2$ with $π*r^2$.'],
    ],
    check: { kind: 'value', expression: '(π*2^2)/(π*1^2)' },
    letters: { r: '3' },
  },
  {
    id: 'geometry-pizza-02',
    difficulty: 'medium',
    question:
      'One pizza has a diameter of 30 cm, and another has a diameter of 20 cm. How many times as large is the area of the larger one?',
    answer: '9/4',
    form: { kind: 'number' },
    hints: [
      'It is more than 1.5 times as large. Why?',
      'Compare the squares of the radii.',
      'The areas are $225π$ and $100π$ cm².',
    ],
    steps: [
      ['Area of the larger pizza', 'π*15^2', '=', '225π'],
      ['Area of the smaller pizza', 'π*10^2', '=', '100π'],
      ['Divide', '(225π)/(100π)', '=', '9/4'],
    ],
    mistakes: [
      [
        '1.5',
        'You compared the diameters. The ratio of the areas is the square of the ratio of the diameters.',
      ],
      ['5/4', 'That is how much more it is. The question asks how many times as large.'],
      ['10', 'You subtracted the diameters. Divide the areas.'],
    ],
    check: { kind: 'value', expression: '30^2/20^2' },
  },
  {
    id: 'geometry-tracks-01',
    difficulty: 'medium',
    question:
      'A running track has two straight sections of 85 m each. They are joined by two semicircles with a diameter of 62 m. How long is one lap? Round to the nearest meter.',
    answer: '365',
    form: { kind: 'rounded', decimals: 0, unit: 'm' },
    hints: [
      'Put the two semicircles together. What do they make?',
      'A lap is two straight sections and one full circle.',
      'Calculate $2*85 + 62π$ and round at the end.',
    ],
    steps: [
      ['Straight sections', '2*85', '=', '170'],
      ['Two semicircles', 'π*62', '=', '62π'],
      ['Add and round', '170 + 62π', '≈', '365'],
    ],
    mistakes: [
      ['267', 'You used one semicircle. There are two, which make a full circle.'],
      ['560', 'You used the diameter as the radius. A full circle is 62 times π.'],
      ['280', 'You counted one straight section. There are two.'],
      ['195', 'That is just the circle. Add the two straight sections.'],
    ],
    check: { kind: 'value', expression: '2*85 + 62π' },
  },
  {
    id: 'geometry-glasses-01',
    difficulty: 'medium',
    question:
      'A glass with straight sides and a radius of 3 cm contains water 10 cm deep. All of it is poured into another straight-sided glass with a radius of 5 cm. How deep is the water now?',
    answer: '3.6',
    form: { kind: 'number', unit: 'cm' },
    hints: [
      'The amount of water stays the same.',
      'Volume is the area of the bottom times the depth. The areas of the bottoms are $9π$ and $25π$ cm².',
      'Solve $25π*h = 90π$.',
    ],
    steps: [
      ['Volume of the water', 'π*3^2*10', '=', '90π'],
      ['The same volume in the other glass', '25π*h', '=', '90π'],
      ['Divide both sides by 25π', 'h', '=', '3.6'],
    ],
    mistakes: [
      [
        '6',
        'You divided by the ratio of the radii. The area of the bottom grows with the square of the radius. Divide by $25/9$.',
      ],
      ['250/9', 'The ratio is upside down. The water is shallower in the wider glass.'],
      ['10', 'The amount of water stays the same, but the bottom is larger, so the water is shallower.'],
    ],
    check: { kind: 'value', expression: '(π*3^2*10)/(π*5^2)' },
    letters: { h: '3.6' },
  },
  {
    id: 'geometry-angles-01',
    difficulty: 'medium',
    question:
      'In a triangle, the second angle is twice as large as the first. The third angle is 20° larger than the first. What is the measure of the first angle?',
    answer: '40',
    form: { kind: 'number', unit: '°' },
    hints: [
      'Call the first angle x and write down the other two.',
      'The angles are x, 2x and $x + 20$ degrees.',
      'They add up to 180°: $4x + 20 = 180$.',
    ],
    steps: [
      ['Sum of the angles of a triangle', 'x + 2x + x + 20', '=', '180'],
      ['Combine like terms', '4x + 20', '=', '180'],
      ['Subtract 20 from both sides', '4x', '=', '160'],
      ['Divide both sides by 4', 'x', '=', '40'],
    ],
    mistakes: [
      ['80', 'That is the second angle. The question asks for the first one.'],
      ['60', 'That is the third angle. The question asks for the first one.'],
      ['50', 'The sign is wrong. In $4x + 20 = 180$, subtract 20.'],
      ['45', 'You left out the 20°. Solve $4x + 20 = 180$.'],
    ],
    check: { kind: 'value', expression: '(180 - 20)/(1 + 2 + 1)' },
    letters: { x: '40' },
  },
  {
    id: 'geometry-photos-01',
    difficulty: 'medium',
    question:
      'A 10 cm by 15 cm photo is enlarged so that its longer side is 24 cm. How long is the shorter side of the enlargement?',
    answer: '16',
    form: { kind: 'number', unit: 'cm' },
    hints: [
      'Both sides are multiplied by the same number.',
      'The ratio of the sides stays the same: $x/10 = 24/15$.',
      'The sides grow by the factor 1.6.',
    ],
    steps: [
      ['Scale factor', '24/15', '=', '1.6'],
      ['Multiply the shorter side by it', '10*1.6', '=', '16'],
    ],
    mistakes: [
      ['19', 'You added 9 cm to both sides. Both are multiplied by the same number.'],
      ['36', 'You used 10 cm as the longer side. The longer side is 15 cm.'],
      ['6.25', 'You divided. The photo is enlarged, so the side gets longer.'],
    ],
    check: { kind: 'value', expression: '10*24/15' },
  },
  {
    id: 'geometry-kites-01',
    difficulty: 'medium',
    question:
      'The diagonals of a kite are perpendicular. They are 8 cm and 5 cm long. What is the area of the kite?',
    answer: '20',
    form: { kind: 'number', unit: 'cm²' },
    hints: [
      'Draw a rectangle around the kite with sides parallel to the diagonals.',
      'The kite fills half of that rectangle.',
      'The rectangle is 8 cm by 5 cm.',
    ],
    steps: [
      ['Area of a kite', '1/2*8*5', '=', '1/2*40'],
      ['Take half', '1/2*40', '=', '20'],
    ],
    drawing: {
      description:
        'A kite with its two diagonals. The vertical diagonal is 8 cm long, and the horizontal one is 5 cm long. They cross at a right angle.',
      shapes: [
        {
          kind: 'polygon',
          points: [
            [0, 0],
            [2.5, 5.5],
            [0, 8],
            [-2.5, 5.5],
          ],
        },
        { kind: 'segment', from: [0, 0], to: [0, 8] },
        { kind: 'segment', from: [-2.5, 5.5], to: [2.5, 5.5] },
        { kind: 'right-angle', at: [0, 5.5], from: [2.5, 5.5], to: [0, 8] },
        { kind: 'label', at: [0.39, 3.8], text: '8' },
        { kind: 'label', at: [-1.15, 4.99], text: '5' },
      ],
    },
    mistakes: [
      ['40', 'That is the rectangle around the kite. The kite fills half of it.'],
      ['10', 'You divided by 2 twice. The area of the kite is half of 8 times 5.'],
      ['13', 'You added the diagonals. Take half of their product.'],
    ],
    check: { kind: 'value', expression: '8*2/2 + 8*3/2' },
  },
  {
    id: 'geometry-walks-01',
    difficulty: 'medium',
    question:
      'You walk 6 km east, then 3 km north, then 2 km west. How far are you from your starting point, in a straight line?',
    answer: '5',
    form: { kind: 'number', unit: 'km' },
    hints: [
      'Sketch the walk. How far east of the start do you end up?',
      'East and west partly cancel. That leaves 4 km east and 3 km north.',
      'These two distances are the legs of a right triangle.',
    ],
    steps: [
      ['East of the start', '6 - 2', '=', '4'],
      ['Pythagorean theorem', 'd^2', '=', '4^2 + 3^2'],
      ['Square root', 'd', '=', '5'],
    ],
    mistakes: [
      ['11', 'That is the whole walk. The question asks for the straight-line distance back.'],
      ['7', 'You added 4 km and 3 km. They are the legs of a right triangle.'],
      ['25', 'That is the square of the distance. Take the square root.'],
      ['sqrt(73)', 'You added the distances east and west. They partly cancel: 4 km is left.'],
    ],
    check: { kind: 'value', expression: 'sqrt((6 - 2)^2 + 3^2)' },
    letters: { d: '5' },
  },
  {
    id: 'geometry-dams-01',
    difficulty: 'medium',
    question:
      'The cross section of a dam is a trapezoid. It is 12 m wide at the bottom and 4 m at the top, and both slanted sides are 5 m long. What is its area?',
    answer: '24',
    form: { kind: 'number', unit: 'm²' },
    hints: [
      'You need the height. Draw it from an upper corner to the bottom.',
      'At each end, half of $12 - 4$ meters of the bottom is under the slanted side.',
      'The height comes from a right triangle with a leg of 4 m and a hypotenuse of 5 m.',
    ],
    steps: [
      ['Under a slanted side', '(12 - 4)/2', '=', '4'],
      ['Pythagorean theorem', 'h^2', '=', '5^2 - 4^2'],
      ['Square root', 'h', '=', '3'],
      ['Area of a trapezoid', '1/2*(12 + 4)*3', '=', '24'],
    ],
    drawing: {
      description: 'A trapezoid with a bottom of 12 m, a top of 4 m and two slanted sides of 5 m.',
      shapes: [
        {
          kind: 'polygon',
          points: [
            [0, 0],
            [12, 0],
            [8, 3],
            [4, 3],
          ],
        },
        { kind: 'label', at: [6, -0.77], text: '12 m' },
        { kind: 'label', at: [10.67, 2.39], text: '5 m' },
        { kind: 'label', at: [6, 3.77], text: '4 m' },
        { kind: 'label', at: [1.33, 2.39], text: '5 m' },
      ],
    },
    mistakes: [
      [
        '40',
        'You used the slanted side as the height. The height is shorter. It forms a right triangle with the 5 m side and a 4 m base.',
      ],
      ['48', 'You forgot the half. Take half the sum of the parallel sides, times the height.'],
      ['26', 'That is the perimeter. The area needs the height.'],
      ['36', 'You used only the longer side. Use the mean of the parallel sides.'],
    ],
    check: { kind: 'value', expression: '4*3 + 4*3' },
    letters: { h: '3' },
  },
  {
    id: 'geometry-points-01',
    difficulty: 'medium',
    question: 'The points (1, 3), (3, 7) and (6, y) lie on a straight line. What is y?',
    answer: '13',
    form: { kind: 'number', variable: 'y' },
    hints: [
      'How does y change from the first point to the second?',
      'For each step to the right, y grows by the same number.',
      'The slope is 2. From x = 3 to x = 6 there are three steps.',
    ],
    steps: [
      ['Slope', '(7 - 3)/(3 - 1)', '=', '2'],
      ['Change in y over three steps', '3*2', '=', '6'],
      ['Add it to the second y-coordinate', '7 + 6', '=', '13'],
    ],
    mistakes: [
      ['10', 'That is 3 more than 7, but y grows by 2 for each step to the right. Three steps make 6.'],
      ['11', 'You added 4 again. From x = 3 to x = 6 there are three steps of 2.'],
      ['9', 'You added one step of 2. From x = 3 to x = 6 there are three.'],
    ],
    check: { kind: 'value', expression: '3 + 2*(6 - 1)' },
  },
  {
    id: 'geometry-clocks-02',
    difficulty: 'medium',
    question:
      'The minute hand of a large clock is 12 cm long. How far does its tip travel in 20 minutes? Give the exact answer with π.',
    answer: '8π',
    form: { kind: 'number', unit: 'cm' },
    hints: [
      'What fraction of a full turn does the minute hand make in 20 minutes?',
      'It makes one third of a turn.',
      'A full turn is $24π$ cm.',
    ],
    steps: [
      ['Circumference of the whole circle', '2π*12', '=', '24π'],
      ['One third of it', '20/60*24π', '=', '8π'],
    ],
    mistakes: [
      ['24π', 'That is the whole turn. In 20 minutes the hand makes one third of it.'],
      ['4π', 'The factor 2 is missing. A whole turn is $2π*r$.'],
      ['48π', 'That is an area. The tip travels along the circumference.'],
    ],
    check: { kind: 'value', expression: '2*π*12*20/60' },
  },
  {
    id: 'geometry-fields-01',
    difficulty: 'medium',
    question:
      'A square field has the same area as a 16 m by 4 m rectangular field. How many meters shorter is the fence around the square than the fence around the rectangle?',
    answer: '8',
    form: { kind: 'number', unit: 'm' },
    hints: [
      'First find the side of the square from the area.',
      'The area is 64 m², so the side of the square is 8 m.',
      'Compare the perimeters $4*8$ and $2(16 + 4)$.',
    ],
    steps: [
      ['Area of the rectangle', '16*4', '=', '64'],
      ['Side of the square', '√64', '=', '8'],
      ['Perimeter of the square', '4*8', '=', '32'],
      ['Perimeter of the rectangle', '2(16 + 4)', '=', '40'],
      ['Difference', '40 - 32', '=', '8'],
    ],
    mistakes: [
      ['40', 'That is the fence around the rectangle. Subtract the fence around the square.'],
      ['32', 'That is the fence around the square. Subtract it from the fence around the rectangle.'],
      ['0', 'The areas are equal, but the fences are not. Calculate both perimeters.'],
      ['4', 'You compared half of the perimeters. Count all four sides.'],
    ],
    check: { kind: 'value', expression: '2*(16 + 4) - 4*sqrt(16*4)' },
  },
  {
    id: 'geometry-pipes-01',
    difficulty: 'medium',
    question:
      'A pipe is 20 cm long. Its outer radius is 5 cm and its inner radius is 4 cm. What is the volume of the material? Give the exact answer with π.',
    answer: '180π',
    form: { kind: 'number', unit: 'cm³' },
    hints: [
      'Think of a solid cylinder with a smaller cylinder drilled out.',
      'The end of the pipe is a ring. What is its area?',
      'The ring has an area of $25π - 16π = 9π$ cm².',
    ],
    steps: [
      ['Area of the ring', 'π*5^2 - π*4^2', '=', '9π'],
      ['Multiply by the length', '9π*20', '=', '180π'],
    ],
    mistakes: [
      ['20π', 'You squared the difference of the radii. Square each radius first, then subtract.'],
      ['500π', 'That is the solid cylinder. Subtract the drilled-out one.'],
      ['9π', 'That is the ring. Multiply it by the length of 20 cm.'],
      ['40π', 'You used the circumferences. The ring is a difference of areas.'],
    ],
    check: { kind: 'value', expression: 'π*5^2*20 - π*4^2*20' },
  },
  {
    id: 'geometry-boxes-01',
    difficulty: 'medium',
    question:
      'A square with sides of 5 cm is cut out of each corner of a 30 cm by 20 cm sheet. Then the four edges are folded up to make an open box. What is its volume?',
    answer: '1000',
    form: { kind: 'number', unit: 'cm³' },
    hints: [
      'How long and how wide is the bottom of the box?',
      'Each side of the sheet loses 5 cm at each end. The height is 5 cm.',
      'The bottom is 20 cm by 10 cm.',
    ],
    steps: [
      ['Length of the bottom', '30 - 2*5', '=', '20'],
      ['Width of the bottom', '20 - 2*5', '=', '10'],
      ['Volume of a box', '20*10*5', '=', '1000'],
    ],
    drawing: {
      description:
        'A 30 cm by 20 cm rectangle. At each corner, a 5 cm square is marked off with dashed lines.',
      shapes: [
        {
          kind: 'polygon',
          points: [
            [0, 0],
            [30, 0],
            [30, 20],
            [0, 20],
          ],
        },
        { kind: 'segment', from: [0, 5], to: [5, 5], dashed: true },
        { kind: 'segment', from: [5, 0], to: [5, 5], dashed: true },
        { kind: 'segment', from: [25, 0], to: [25, 5], dashed: true },
        { kind: 'segment', from: [25, 5], to: [30, 5], dashed: true },
        { kind: 'segment', from: [25, 15], to: [30, 15], dashed: true },
        { kind: 'segment', from: [25, 15], to: [25, 20], dashed: true },
        { kind: 'segment', from: [5, 15], to: [5, 20], dashed: true },
        { kind: 'segment', from: [0, 15], to: [5, 15], dashed: true },
        { kind: 'label', at: [15, -1.93], text: '30 cm' },
        { kind: 'label', at: [33.86, 10], text: '20 cm' },
        { kind: 'label', at: [21.74, 17.5], text: '5 cm' },
      ],
    },
    mistakes: [
      ['1875', 'You subtracted 5 cm once. Each side of the sheet loses 5 cm at each end.'],
      ['3000', 'You used the whole sheet as the bottom. Each side loses 10 cm.'],
      ['200', 'That is the bottom. Multiply it by the height of 5 cm.'],
      [
        '500',
        'That is the area of the sheet without the corners. The volume is the bottom times the height.',
      ],
    ],
    check: { kind: 'value', expression: '(30 - 10)*(20 - 10)*5' },
  },
  {
    id: 'geometry-sticks-01',
    difficulty: 'hard',
    question:
      'A box is 4 cm wide, 3 cm deep and 12 cm high inside. How long is the longest straight stick that fits into it?',
    answer: '13',
    form: { kind: 'number', unit: 'cm' },
    hints: [
      'The stick runs from a bottom corner to the opposite top corner.',
      'First find the diagonal of the bottom.',
      'The diagonal of the bottom is 5 cm. With the height it makes another right triangle.',
    ],
    steps: [
      ['Diagonal of the bottom', '√(4^2 + 3^2)', '=', '5'],
      ['Pythagorean theorem', 'd^2', '=', '5^2 + 12^2'],
      ['Square root', 'd', '=', '13'],
    ],
    mistakes: [
      ['5', 'That is the diagonal of the bottom. The stick also goes up to the opposite corner.'],
      ['19', 'You added the edges. Use the Pythagorean theorem twice.'],
      ['169', 'That is the square of the length. Take the square root.'],
      ['4sqrt(10)', 'You used only the width and height. The depth of 3 cm also counts.'],
    ],
    check: { kind: 'value', expression: 'sqrt(4^2 + 3^2 + 12^2)' },
    letters: { d: '13' },
  },
  {
    id: 'geometry-hexagon-01',
    difficulty: 'hard',
    question: 'A regular hexagon has sides of 4 cm. What is its area? Give the exact answer in radical form.',
    answer: '24√3',
    form: { kind: 'number', unit: 'cm²' },
    hints: [
      'Connect the center to all the vertices. What kind of triangles do you get?',
      'There are six equilateral triangles with sides of 4 cm.',
      'The height of each triangle is $√(4^2 - 2^2) = 2√3$ cm.',
    ],
    steps: [
      ['Height of one triangle', '√(4^2 - 2^2)', '=', '2√3'],
      ['Area of one triangle', '1/2*4*2√3', '=', '4√3'],
      ['Six triangles', '6*4√3', '=', '24√3'],
    ],
    drawing: {
      description:
        'A regular hexagon. Dashed lines connect its center to all six vertices. Each side is 4 cm.',
      shapes: [
        {
          kind: 'polygon',
          points: [
            [4, 0],
            [2, 3.46],
            [-2, 3.46],
            [-4, 0],
            [-2, -3.46],
            [2, -3.46],
          ],
        },
        { kind: 'segment', from: [0, 0], to: [4, 0], dashed: true },
        { kind: 'segment', from: [0, 0], to: [2, 3.46], dashed: true },
        { kind: 'segment', from: [0, 0], to: [-2, 3.46], dashed: true },
        { kind: 'segment', from: [0, 0], to: [-4, 0], dashed: true },
        { kind: 'segment', from: [0, 0], to: [-2, -3.46], dashed: true },
        { kind: 'segment', from: [0, 0], to: [2, -3.46], dashed: true },
        { kind: 'label', at: [0, -3.98], text: '4 cm' },
      ],
    },
    mistakes: [
      ['4√3', 'That is one of the triangles. There are six of them.'],
      ['48√3', 'You left out the factor 1/2 in the area of the triangles.'],
      ['24', 'That is the perimeter. The question asks for the area.'],
      ['48', 'You used the side as the height. The height is $2√3$ cm.'],
    ],
    check: { kind: 'value', expression: '3*sqrt(3)/2*4^2' },
  },
  {
    id: 'geometry-ladders-02',
    difficulty: 'hard',
    question:
      'A 10 m ladder leans against a wall. Its foot is 6 m from the wall. Then the foot slides 2 m farther out. How many meters does the top of the ladder slide down?',
    answer: '2',
    form: { kind: 'number', unit: 'm' },
    hints: [
      'The length of the ladder doesn’t change. Find the height before and after.',
      'Before, the height is the square root of $10^2 - 6^2$. Afterward, the foot is 8 m away.',
      'The two heights are 8 m and 6 m.',
    ],
    steps: [
      ['Height before', '√(10^2 - 6^2)', '=', '8'],
      ['Distance of the foot afterward', '6 + 2', '=', '8'],
      ['Height afterward', '√(10^2 - 8^2)', '=', '6'],
      ['Difference', '8 - 6', '=', '2'],
    ],
    mistakes: [
      ['6', 'That is the new height. Subtract it from the old one.'],
      ['8', 'That is the old height. Subtract the new one from it.'],
      ['14', 'You added the two heights. The question asks for their difference.'],
    ],
    check: { kind: 'value', expression: 'sqrt(10^2 - 6^2) - sqrt(10^2 - 8^2)' },
  },
  {
    id: 'geometry-circles-01',
    difficulty: 'hard',
    question:
      'A circle passes through all four corners of a square with sides of 6 cm. What is the area of the circle? Give the exact answer with π.',
    answer: '18π',
    form: { kind: 'number', unit: 'cm²' },
    hints: [
      'Which line in the square is a diameter of the circle?',
      'The diagonal of the square is the diameter. Its square is $6^2 + 6^2$.',
      'The square of the diameter is 72. The radius is half of the diameter, so $r^2 = 72/4$.',
    ],
    steps: [
      ['Square of the diameter', '6^2 + 6^2', '=', '72'],
      ['Square of the radius', 'r^2', '=', '72/4'],
      ['Area of a circle', 'π*72/4', '=', '18π'],
    ],
    drawing: {
      description: 'A circle through the four corners of a square. The sides of the square are 6 cm.',
      shapes: [
        { kind: 'circle', center: [3, 3], radius: 4.242640687119286 },
        {
          kind: 'polygon',
          points: [
            [0, 0],
            [6, 0],
            [6, 6],
            [0, 6],
          ],
        },
        { kind: 'label', at: [3, 0.55], text: '6 cm' },
      ],
    },
    mistakes: [
      [
        '9π',
        'You used half the side as the radius. That circle is inside the square. The diameter is the diagonal.',
      ],
      ['36π', 'You used the side as the radius. The diameter is the diagonal, so $r^2 = 18$.'],
      ['72π', 'You used the whole diagonal as the radius. It is the diameter. Divide it by 2.'],
    ],
    check: { kind: 'value', expression: 'π*(6*sqrt(2)/2)^2' },
    letters: { r: '4.242640687119285146405066172629094235709015626130844219530039213972197435386' },
  },
  {
    id: 'geometry-circles-02',
    difficulty: 'hard',
    question:
      'The largest possible circle is cut out of a square sheet with sides of 10 cm. What is the area of the leftover material? Give the exact answer with π.',
    answer: '100 - 25π',
    form: { kind: 'number', unit: 'cm²' },
    hints: [
      'What is the diameter of the largest circle?',
      'It is as long as a side of the square, so the radius is 5 cm.',
      'Subtract $25π$ from the area of the square.',
    ],
    steps: [
      ['Area of the square', '10^2', '=', '100'],
      ['Radius', '10/2', '=', '5'],
      ['Area of the circle', 'π*5^2', '=', '25π'],
      ['Subtract', '10^2 - π*5^2', '=', '100 - 25π'],
    ],
    mistakes: [
      ['100 - 100π', 'You used the side as the radius. It is the diameter, so the radius is 5 cm.'],
      ['25π', 'That is the circle. The question asks for what is left of the square.'],
      ['100 - 10π', 'You used the circumference. Subtract the area of the circle.'],
    ],
    check: { kind: 'value', expression: '10^2 - π*5^2' },
  },
  {
    id: 'geometry-mirrors-01',
    difficulty: 'hard',
    question:
      'A small mirror lies on level ground, 30 m from a tower. You stand 2 m behind the mirror and see the top of the tower in it. Your eyes are 1.6 m above the ground. How tall is the tower? (Light leaves a mirror at the same angle at which it arrives.)',
    answer: '24',
    form: { kind: 'number', unit: 'm' },
    hints: [
      'Draw the two right triangles at the mirror: one with you, one with the tower.',
      'They are similar, because their angles at the mirror are equal.',
      'The tower is 15 times as far from the mirror as you are.',
    ],
    steps: [
      ['Equal ratios in similar triangles', 'h/1.6', '=', '30/2'],
      ['Divide', '30/2', '=', '15'],
      ['Multiply both sides by 1.6', 'h', '=', '24'],
    ],
    mistakes: [
      ['48', 'You did not divide by your distance of 2 m. The tower is 15 times as far away.'],
      ['37.5', 'The ratio is upside down. The height is to 1.6 m as 30 m is to 2 m.'],
      ['29.6', 'You added the difference of the distances. In similar triangles, you multiply lengths.'],
      [
        '15',
        'That is how many times as far away the tower is. Multiply the height of your eyes by this number.',
      ],
    ],
    check: { kind: 'value', expression: '1.6*30/2' },
    letters: { h: '24' },
  },
  {
    id: 'geometry-heaps-01',
    difficulty: 'hard',
    question:
      'A drum with a radius of 6 dm is filled with water to a height of 4 dm. The same water exactly fills a cone-shaped tank, also with a radius of 6 dm. How tall is the cone?',
    answer: '12',
    form: { kind: 'number', unit: 'dm' },
    hints: [
      'The volume of the water stays the same.',
      'The volume of a cone is one third of the volume of a cylinder with the same base and height.',
      'With the same base, the cone must be three times as high.',
    ],
    steps: [
      ['Volume of the water', 'π*6^2*4', '=', '144π'],
      ['Volume of the cone', '1/3*π*6^2*h', '=', '144π'],
      ['Expand', '12π*h', '=', '144π'],
      ['Divide both sides by 12π', 'h', '=', '12'],
    ],
    mistakes: [
      [
        '4',
        'The amount of water is the same, but a cone holds only one third of a cylinder with the same height.',
      ],
      ['4/3', 'You divided by 3. The cone is one third of the cylinder, so it must be three times as high.'],
      [
        '8',
        'You doubled the height. The cone is one third of the cylinder, so it must be three times as high.',
      ],
    ],
    check: { kind: 'value', expression: '(π*6^2*4)/(π*6^2/3)' },
    letters: { h: '12' },
  },
  {
    id: 'geometry-balls-01',
    difficulty: 'hard',
    question:
      'A metal ball with a radius of 3 cm is lowered into a glass with straight sides and a radius of 6 cm, until the water covers it. How many centimeters does the water rise?',
    answer: '1',
    form: { kind: 'number', unit: 'cm' },
    hints: [
      'The water rises as if you had poured in extra water equal to the volume of the ball.',
      'The ball has a volume of $4/3*π*3^3$ cm³.',
      'The rise h satisfies $π*6^2*h = 36π$.',
    ],
    steps: [
      ['Volume of a sphere', '4/3*π*3^3', '=', '36π'],
      ['The same volume in the glass', 'π*6^2*h', '=', '36π'],
      ['Divide both sides by 36π', 'h', '=', '1'],
    ],
    mistakes: [
      [
        '3',
        'You used the radius of the ball as the rise. Divide its volume by the area of the bottom of the glass.',
      ],
      ['1/4', 'You used the diameter of the glass. Its radius is 6 cm.'],
      ['3/4', 'The factor 4/3 is missing. The volume of the ball is $4/3*π*3^3$.'],
      [
        '36',
        'The volume of the ball is $36π$ cm³. Divide it by the area of the bottom of the glass, $36π$ cm².',
      ],
    ],
    check: { kind: 'value', expression: '(4/3*π*3^3)/(π*6^2)' },
    letters: { h: '1' },
  },
  {
    id: 'geometry-birds-01',
    difficulty: 'hard',
    question:
      'Two trees, 12 m and 7 m tall, are 12 m apart on level ground. A bird flies in a straight line from the top of one to the top of the other. How far does it fly?',
    answer: '13',
    form: { kind: 'number', unit: 'm' },
    hints: [
      'Draw a horizontal line from the top of the shorter tree to the other tree.',
      'It forms a right triangle. One leg is the difference in height.',
      'The legs are 12 m and 5 m.',
    ],
    steps: [
      ['Difference of the heights', '12 - 7', '=', '5'],
      ['Pythagorean theorem', 'd^2', '=', '12^2 + 5^2'],
      ['Square root', 'd', '=', '13'],
    ],
    drawing: {
      description:
        'Two vertical lines, the trees, 12 m and 7 m tall. They are 12 m apart on a horizontal line. A dashed line connects their tops.',
      shapes: [
        { kind: 'segment', from: [0, 0], to: [12, 0] },
        { kind: 'segment', from: [0, 0], to: [0, 12] },
        { kind: 'segment', from: [12, 0], to: [12, 7] },
        { kind: 'segment', from: [0, 12], to: [12, 7], dashed: true },
        { kind: 'label', at: [6, -0.77], text: '12 m' },
        { kind: 'label', at: [13.06, 3.5], text: '7 m' },
        { kind: 'label', at: [-1.3, 6], text: '12 m' },
      ],
    },
    mistakes: [
      [
        '17',
        'You added the distance and the difference of the heights. They are the legs of a right triangle.',
      ],
      ['169', 'That is the square of the distance. Take the square root.'],
      ['12', 'That is the distance on the ground. The bird also flies up or down by 5 m.'],
      ['12sqrt(2)', 'You used the whole height of the tree. Only the difference in height counts.'],
    ],
    check: { kind: 'value', expression: 'sqrt(12^2 + (12 - 7)^2)' },
    letters: { d: '13' },
  },
  {
    id: 'geometry-triangles-01',
    difficulty: 'hard',
    question: 'A triangle has vertices (1, 1), (7, 3) and (3, 9). What is its area?',
    answer: '22',
    form: { kind: 'number' },
    hints: [
      'Draw a rectangle around the triangle, with sides parallel to the axes.',
      'Three right triangles fill the corners of the rectangle. Subtract them.',
      'The rectangle is 6 by 8. The three right triangles have the areas 6, 12 and 8.',
    ],
    steps: [
      ['Area of the rectangle', '(7 - 1)(9 - 1)', '=', '48'],
      ['Triangle at the bottom', '1/2*6*2', '=', '6'],
      ['Triangle at the right', '1/2*4*6', '=', '12'],
      ['Triangle at the left', '1/2*2*8', '=', '8'],
      ['Subtract', '48 - 6 - 12 - 8', '=', '22'],
    ],
    mistakes: [
      ['48', 'That is the rectangle. Subtract the three right triangles.'],
      ['26', 'Those are the three right triangles. Subtract them from the rectangle.'],
      [
        '24',
        'You used half of the rectangle. The vertices of the triangle are not all corners of the rectangle.',
      ],
      ['44', 'You left out the factor 1/2.'],
    ],
    check: { kind: 'value', expression: '((7 - 1)*(9 - 1) - (3 - 1)*(3 - 1))/2' },
  },
  {
    id: 'geometry-lines-01',
    difficulty: 'hard',
    question:
      'All points that are the same distance from (0, 0) and (4, 2) lie on a straight line. Write its equation in the form y = mx + b.',
    answer: 'y = -2x + 5',
    form: { kind: 'equation' },
    hints: [
      'Which point, halfway between the two, must be on the line?',
      'The line passes through (2, 1) and is perpendicular to the segment between the two points.',
      'The segment has slope $1/2$, so the line has slope −2.',
    ],
    steps: [
      ['Slope of the segment', '(2 - 0)/(4 - 0)', '=', '1/2'],
      ['The product of the slopes is −1', '1/2*m', '=', '-1'],
      ['Multiply both sides by 2', 'm', '=', '-2'],
      ['Substitute the midpoint (2, 1)', '1', '=', '-2*2 + b'],
      ['Add 4 to both sides', 'b', '=', '5'],
      ['Equation of the line', 'y', '=', '-2x + 5'],
    ],
    mistakes: [
      ['y = x/2', 'That is the line through the two points. The line you want is perpendicular to it.'],
      ['y = 2x - 3', 'You took only the reciprocal of the slope. Its sign also changes.'],
      ['y = -2x', 'The line does not pass through (0, 0). Substitute (2, 1) to find b.'],
      ['y = -x/2 + 2', 'You changed only the sign of the slope. Take the reciprocal as well.'],
    ],
    check: {
      kind: 'true',
      relations: [
        '-2*2 + 5 = 1',
        '2^2 + 1^2 = (4 - 2)^2 + (2 - 1)^2',
        '-2*0 + 5 = 5',
        '0^2 + 5^2 = (4 - 0)^2 + (2 - 5)^2',
      ],
    },
    letters: { m: '-2', b: '5', x: '1', y: '3' },
  },
  {
    id: 'geometry-diagonals-01',
    difficulty: 'hard',
    question:
      'The diagonal of a rectangle is 10 cm long. One side is 2 cm longer than the other. What is the area of the rectangle?',
    answer: '48',
    form: { kind: 'number', unit: 'cm²' },
    hints: [
      'Call the shorter side w. What does the Pythagorean theorem say?',
      'It gives $w^2 + (w + 2)^2 = 100$.',
      'Try whole numbers, or solve $w^2 + 2w = 48$.',
    ],
    steps: [
      ['Pythagorean theorem', 'w^2 + (w + 2)^2', '=', '10^2'],
      ['Expand and combine like terms', '2w^2 + 4w + 4', '=', '100'],
      ['Subtract 4 from both sides, then divide by 2', 'w^2 + 2w', '=', '48'],
      ['The positive solution', 'w', '=', '6'],
      ['Area of a rectangle', '6*(6 + 2)', '=', '48'],
    ],
    mistakes: [
      ['24', 'You divided by 2. The area of a rectangle is the full product of its sides.'],
      ['14', 'That is the sum of the sides. For the area, multiply them.'],
      ['28', 'That is the perimeter. For the area, multiply the sides.'],
      ['96', 'That is twice the area. The area is $w(w + 2) = w^2 + 2w$, which is 48.'],
    ],
    check: { kind: 'value', expression: '(10^2 - 2^2)/2' },
    letters: { w: '6' },
  },
  {
    id: 'geometry-circles-03',
    difficulty: 'hard',
    question:
      'Two circles with radii of 9 cm and 4 cm are side by side on a straight line and touch each other. How far apart are the two points where they touch the line?',
    answer: '12',
    form: { kind: 'number', unit: 'cm' },
    hints: [
      'Connect the two centers. How long is this segment?',
      'The centers are $9 + 4$ cm apart. One of them is 5 cm higher than the other.',
      'The distance along the line is a leg of a right triangle with a hypotenuse of 13 cm.',
    ],
    steps: [
      ['Distance between the centers', '9 + 4', '=', '13'],
      ['Difference of their heights', '9 - 4', '=', '5'],
      ['Pythagorean theorem', 'd^2', '=', '13^2 - 5^2'],
      ['Square root', 'd', '=', '12'],
    ],
    drawing: {
      description:
        'Two circles side by side on a level line. They touch each other and the line. The radius of the left one is 9 cm, and the radius of the right one is 4 cm. Both radii to the line are drawn.',
      shapes: [
        { kind: 'circle', center: [0, 9], radius: 9 },
        { kind: 'circle', center: [12, 4], radius: 4 },
        { kind: 'segment', from: [-9, 0], to: [16, 0] },
        { kind: 'segment', from: [0, 0], to: [0, 9] },
        { kind: 'segment', from: [12, 0], to: [12, 4] },
        { kind: 'label', at: [-1.21, 4.5], text: '9' },
        { kind: 'label', at: [13.21, 2], text: '4' },
      ],
    },
    mistakes: [
      ['13', 'That is the distance between the centers. The distance along the line is shorter.'],
      ['5', 'That is how much higher one center is. The distance along the line is the other leg.'],
      [
        'sqrt(194)',
        'You added the squares. The distance between the centers is the hypotenuse, so subtract.',
      ],
      ['144', 'That is the square of the distance. Take the square root.'],
    ],
    check: { kind: 'value', expression: '2*sqrt(9*4)' },
    letters: { d: '12' },
  },
  {
    id: 'geometry-goats-01',
    difficulty: 'hard',
    question:
      'A goat is tied to an outer corner of a square shed with 4 m walls. Its rope is 4 m long. What is the area of the meadow that it can reach? Give the exact answer with π.',
    answer: '12π',
    form: { kind: 'number', unit: 'm²' },
    hints: [
      'Without the shed, it could reach a full circle. What fraction does the shed block?',
      'At the corner, the shed fills a quarter of a full turn.',
      'Three quarters of a circle with a radius of 4 m is left.',
    ],
    steps: [
      ['Area of the full circle', 'π*4^2', '=', '16π'],
      ['Three quarters of it', '3/4*16π', '=', '12π'],
    ],
    drawing: {
      description:
        'A circle around a corner of a square. The corner is the center. Two sides of the square are radii of 4 m.',
      shapes: [
        { kind: 'circle', center: [0, 0], radius: 4 },
        {
          kind: 'polygon',
          points: [
            [0, 0],
            [4, 0],
            [4, 4],
            [0, 4],
          ],
        },
        { kind: 'label', at: [2, -0.51], text: '4 m' },
      ],
    },
    mistakes: [
      ['16π', 'That is a full circle. The shed blocks a quarter of it.'],
      ['4π', 'That is the quarter that the shed blocks. Three quarters of the circle is left.'],
      ['8π', 'You used half. At the corner, the shed fills only a quarter.'],
      ['6π', 'That is the length of the arc. The meadow is an area. Use $π*r^2$.'],
    ],
    check: { kind: 'value', expression: 'π*4^2*(1 - 90/360)' },
  },
  {
    id: 'geometry-polygons-01',
    difficulty: 'hard',
    question: 'A polygon has 20 diagonals. How many sides does it have?',
    answer: '8',
    form: { kind: 'number', variable: 'n' },
    hints: [
      'How many diagonals start at one vertex of a polygon with n sides?',
      'There are $n - 3$ diagonals from each vertex, and each diagonal has two ends.',
      'Look for a whole number with $n(n - 3) = 40$.',
    ],
    steps: [
      ['Number of diagonals', 'n(n - 3)/2', '=', '20'],
      ['Multiply both sides by 2', 'n(n - 3)', '=', '40'],
      ['A product of two numbers that differ by 3', 'n(n - 3)', '=', '8*5'],
      ['So n is', 'n', '=', '8'],
    ],
    mistakes: [
      ['20', 'That is the number of diagonals. Find n from $n(n - 3) = 40$.'],
      ['10', 'A polygon with 10 sides has $10*7/2 = 35$ diagonals. Find n from $n(n - 3) = 40$.'],
    ],
    check: { kind: 'value', expression: '(3 + sqrt(9 + 4*40))/2' },
    letters: { n: '8' },
  },
  {
    id: 'geometry-heights-01',
    difficulty: 'hard',
    question:
      'The height of an equilateral triangle is 6 cm. What is its perimeter? Give the exact answer in radical form.',
    answer: '12√3',
    form: { kind: 'number', unit: 'cm' },
    hints: [
      'The height divides the triangle into two right triangles with angles of 30° and 60°.',
      'With side a, half the side and the height: $a^2 - (a/2)^2 = 36$.',
      'So $a^2 = 48$. The perimeter is 3a.',
    ],
    steps: [
      ['Pythagorean theorem', 'a^2 - (a/2)^2', '=', '6^2'],
      ['Combine like terms', '3/4*a^2', '=', '36'],
      ['Multiply both sides by 4/3', 'a^2', '=', '48'],
      ['Square root', 'a', '=', '4√3'],
      ['Perimeter', '3*4√3', '=', '12√3'],
    ],
    mistakes: [
      ['18', 'You used the height as the side. The side is longer: $a^2 - (a/2)^2 = 36$.'],
      ['4√3', 'That is one side. The perimeter has three of them.'],
      ['18√3', 'You took $6√3$ cm as the side. From $3/4*a^2 = 36$ you get $a^2 = 48$, so $a = 4√3$.'],
      ['36', 'You used twice the height as the side. Half the side and the height are the legs.'],
    ],
    check: { kind: 'value', expression: '3*2*6/sqrt(3)' },
    letters: { a: '6.928203230275509174109785366023489467771221015241522512223279178077047267644' },
  },
  {
    id: 'geometry-statues-01',
    difficulty: 'hard',
    question:
      'A bronze statue, 2 m high, weighs 400 kg. A small copy of the same shape is cast from the same bronze, 50 cm high. How many kilograms does the copy weigh?',
    answer: '6.25',
    form: { kind: 'number', unit: 'kg' },
    hints: [
      'By what factor do all lengths shrink?',
      'The length, width and height all shrink to one quarter. What happens to the volume?',
      'The volume shrinks by a factor of $(1/4)^3 = 1/64$.',
    ],
    steps: [
      ['Scale factor', '50/200', '=', '1/4'],
      ['Scale factor for the volume', '(1/4)^3', '=', '1/64'],
      ['Weight of the copy', '400*1/64', '=', '6.25'],
    ],
    mistakes: [
      ['100', 'You divided by 4. The length, width and height all shrink to one quarter.'],
      ['25', 'You divided by 16, as for an area. Weight shrinks with the cube.'],
      ['8', 'You divided by 50. By what factor do all lengths shrink?'],
    ],
    check: { kind: 'value', expression: '400*(50/200)^3' },
  },
];
