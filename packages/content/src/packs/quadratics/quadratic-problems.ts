import type { Lesson } from '../pack.js';

export const quadraticProblems: Lesson = {
  id: 'quadratic-problems',
  title: 'Problems that lead to quadratics',
  minutes: 35,
  idea: [
    { heading: 'A path around the garden' },
    'A garden is 12 meters long and 8 meters wide. A path of the same width everywhere is laid around it, and the path and the garden together take exactly twice the area of the garden. How wide is the path?',
    {
      drawing: {
        description:
          'A garden, 12 m by 8 m, inside a larger rectangle. Between them runs a path with the same width x on all four sides.',
        shapes: [
          {
            kind: 'polygon',
            points: [
              [0, 0],
              [16, 0],
              [16, 12],
              [0, 12],
            ],
          },
          {
            kind: 'polygon',
            points: [
              [2, 2],
              [14, 2],
              [14, 10],
              [2, 10],
            ],
          },
          { kind: 'label', at: [8, 2.9], text: '12 m' },
          { kind: 'label', at: [3.6, 6], text: '8 m' },
          { kind: 'label', at: [1, 6], text: 'x' },
          { kind: 'label', at: [15, 6], text: 'x' },
          { kind: 'label', at: [8, 1], text: 'x' },
          { kind: 'label', at: [8, 11], text: 'x' },
          { kind: 'label', at: [8, 6], text: 'garden' },
        ],
      },
    },
    'Let the path be $x$ meters wide. It lies on both sides, so the whole is $12 + 2x$ long and $8 + 2x$ wide. The garden has 96 square meters, the whole is to have 192: $(12 + 2x)(8 + 2x) = 192$.',
    'Multiply out and collect: $4x^2 + 40x - 96 = 0$. Divide by 4: $x^2 + 10x - 24 = 0$. Factor: $(x + 12)(x - 2) = 0$. So $x$ is −12 or 2. A path can’t be −12 meters wide. It is 2 meters wide. In the story: 16 by 12 meters are 192 square meters, twice 96.',
    { heading: 'Where quadratics come from' },
    'A quadratic turns up whenever two quantities that both hold the unknown are multiplied. These are the usual places:',
    {
      list: [
        'Areas: length times width, both changed.',
        'Right triangles: the squares of the sides, by the Pythagorean theorem.',
        'Flight: a distance that grows with the square of the time.',
        'Speed and work: the unknown stands below a fraction bar, and clearing two fractions multiplies them.',
        'Numbers: a number times its neighbor, or a sum and a product.',
      ],
    },
    { heading: 'Why a solution may have to go' },
    'The equation says less than the story. It doesn’t know that $x$ is a width, that a rectangle has no negative sides, or that people come in whole numbers. So every solution of the story solves the equation, but not the other way round. That is why the last step is to hold each solution against the story.',
    'Don’t throw out a solution only because it is negative. If $x$ is a temperature, a floor of a house or simply a number, −12 is as good as 2. And don’t keep a positive one unchecked: in the last example below a positive solution fails.',
    { heading: 'The plan' },
    {
      list: [
        'Name the unknown, with its unit, and draw if there is anything to draw.',
        'Express everything else with it, and find what is told twice.',
        'Bring the equation to the form with 0, divide by common factors.',
        'Solve it: half a minute of factoring, then the formula.',
        'Hold each solution against the story, and answer in a sentence.',
      ],
    },
    'You now have all three ways and can choose: factoring for speed, the square for the best value, the formula for certainty.',
  ],
  examples: [
    {
      task: 'The product of two consecutive positive whole numbers is 306. What is the smaller one?',
      steps: [
        ['The number n and the next one', 'n(n + 1)', '=', '306'],
        ['Bring everything to one side', 'n^2 + n - 306', '=', '0'],
        ['Product −306, sum 1: the numbers are 18 and −17', '(n + 18)(n - 17)', '=', '0'],
        ['Only the second factor has a positive solution', 'n', '=', '17'],
      ],
      answer: '17',
      remark:
        'The pairs of 306 that lie close together are the ones to try: the root of 306 is about 17.5. Without the word “positive”, −18 and −17 would be right as well.',
      check: { kind: 'value', expression: '(sqrt(1 + 4*306) - 1)/2' },
      letters: { n: '17' },
    },
    {
      task: 'In a right triangle one leg is 7 cm longer than the other, and the hypotenuse is 17 cm long. How long is the shorter leg?',
      steps: [
        ['Pythagorean theorem', 'x^2 + (x + 7)^2', '=', '17^2'],
        ['Square of a sum', 'x^2 + x^2 + 14x + 49', '=', '289'],
        ['Collect on one side', '2x^2 + 14x - 240', '=', '0'],
        ['Divide both sides by 2', 'x^2 + 7x - 120', '=', '0'],
        ['Product −120, sum 7: the numbers are 15 and −8', '(x + 15)(x - 8)', '=', '0'],
        ['A length is positive', 'x', '=', '8'],
      ],
      answer: '8 cm',
      remark:
        'In the story: the legs are 8 and 15, and $8^2 + 15^2 = 17^2$. Notice the other solution, −15: the opposite of the longer leg.',
      check: { kind: 'value', expression: '(sqrt(2*17^2 - 7^2) - 7)/2' },
      letters: { x: '8' },
    },
    {
      task: 'A train covers 240 km. If it were 20 km/h faster, it would need 1 hour less. How fast is it?',
      steps: [
        ['The time now is 1 hour more than the time then', '240/v', '=', '240/(v + 20) + 1'],
        ['Multiply both sides by v and by v + 20', '240(v + 20)', '=', '240v + v(v + 20)'],
        ['Multiply out', '240v + 4800', '=', '240v + v^2 + 20v'],
        ['Bring everything to one side', 'v^2 + 20v - 4800', '=', '0'],
        ['Product −4800, sum 20: the numbers are 80 and −60', '(v + 80)(v - 60)', '=', '0'],
        ['A speed is positive', 'v', '=', '60'],
      ],
      answer: '60 km/h',
      remark:
        'In the story: 240 km take 4 hours at 60 km/h and 3 hours at 80 km/h. Say in words which time is longer before you write the 1; it belongs to the shorter one.',
      check: { kind: 'value', expression: 'sqrt(10^2 + 240*20) - 10' },
      letters: { v: '60' },
    },
    {
      task: 'Two pumps together empty a pool in 6 hours. Alone, the large pump would be 5 hours faster than the small one. How long does the small pump need alone?',
      steps: [
        ['What both do in one hour is a sixth of the pool', '1/x + 1/(x - 5)', '=', '1/6'],
        ['Multiply both sides by 6, by x and by x − 5', '6(x - 5) + 6x', '=', 'x(x - 5)'],
        ['Multiply out', '12x - 30', '=', 'x^2 - 5x'],
        ['Bring everything to one side', 'x^2 - 17x + 30', '=', '0'],
        ['Product 30, sum −17: the numbers are −2 and −15', '(x - 2)(x - 15)', '=', '0'],
        ['With x = 2 the large pump would need −3 hours', 'x', '=', '15'],
      ],
      answer: '15 hours',
      remark:
        'In the story: in one hour they empty a fifteenth and a tenth of the pool, and $1/15 + 1/10 = 1/6$. The solution 2 is positive and fails all the same: both pumps together can’t be slower than one alone.',
      check: { kind: 'value', expression: '17/2 + sqrt((17/2)^2 - 30)' },
      letters: { x: '15' },
    },
  ],
  pitfalls: [
    {
      wrong: 'Garden and path together are $12 + x$ long',
      right: 'Garden and path together are $12 + 2x$ long',
      why: 'The path runs along both ends. Walk along the drawing with a finger and write down every piece you pass: $x$, 12, $x$.',
    },
    {
      wrong: '$(x + 7)^2 = x^2 + 49$',
      right: '$(x + 7)^2 = x^2 + 14x + 49$',
      why: 'With the Pythagorean theorem this mistake is the most frequent of all: the $14x$ gets lost, and the triangle has no right angle anymore. A square of a sum has three terms.',
    },
    {
      wrong: 'The equation gives −12 and 2, so the path is −12 or 2 meters wide',
      right: 'The equation gives −12 and 2, so the path is 2 meters wide',
      why: 'The equation doesn’t know that it speaks of a path. The last step, back into the story, belongs to the solution as much as the first.',
    },
    {
      wrong: '1 hour less at the higher speed: $240/v + 1 = 240/(v + 20)$',
      right: '1 hour less at the higher speed: $240/v = 240/(v + 20) + 1$',
      why: 'The word “less” made you take the 1 to the wrong side. The faster train needs the shorter time; only with the hour added does it equal the other one.',
    },
  ],
};
