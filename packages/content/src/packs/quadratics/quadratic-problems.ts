import type { Lesson } from '../pack.js';

export const quadraticProblems: Lesson = {
  id: 'quadratic-problems',
  title: 'Problems that lead to quadratics',
  minutes: 35,
  idea: [
    { heading: 'A path around the garden' },
    'A garden is 12 meters long and 8 meters wide. A path of uniform width surrounds it, and the path and the garden together have exactly twice the area of the garden. How wide is the path?',
    {
      drawing: {
        description:
          'A garden, 12 m by 8 m, inside a larger rectangle. A path of width x runs between them on all four sides.',
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
    'Let the path be $x$ meters wide. It runs along both sides, so the whole rectangle is $12 + 2x$ long and $8 + 2x$ wide. The garden has an area of 96 square meters, and the whole rectangle must have 192: $(12 + 2x)(8 + 2x) = 192$.',
    'Expand and combine like terms: $4x^2 + 40x - 96 = 0$. Divide by 4: $x^2 + 10x - 24 = 0$. Factor: $(x + 12)(x - 2) = 0$. So $x$ is −12 or 2. A path can’t be −12 meters wide, so it is 2 meters wide. In the story, 16 by 12 meters is 192 square meters, twice 96.',
    { heading: 'Where quadratics come from' },
    'You get a quadratic equation whenever you multiply two quantities that both contain the unknown. These are the usual situations:',
    {
      list: [
        'Areas: length times width, when both change.',
        'Right triangles: the squares of the sides, by the Pythagorean theorem.',
        'Flight: a distance that grows with the square of the time.',
        'Speed and work: the unknown is in a denominator, and clearing two fractions multiplies the denominators.',
        'Numbers: a number times the next number, or a sum and a product.',
      ],
    },
    { heading: 'Why you may have to reject a solution' },
    'The equation says less than the story. It doesn’t know that $x$ is a width, that a rectangle has no negative sides, or that people come in whole numbers. So every solution of the story solves the equation, but not the other way around. That is why the last step is to check each solution in the story.',
    'Don’t reject a solution just because it is negative. If $x$ is a temperature, a floor of a building or simply a number, −12 is as good as 2. And don’t keep a positive one without checking. In the last example below, a positive solution fails.',
    { heading: 'The plan' },
    {
      list: [
        'Name the unknown, with its unit, and draw if there is anything to draw.',
        'Express everything else in terms of it, and find a quantity that you can write in two ways.',
        'Write the equation with 0 on one side, and divide by common factors.',
        'Solve it: try factoring for half a minute, then use the formula.',
        'Check each solution in the story, and answer in a sentence.',
      ],
    },
    'Now you have all three methods and can choose: factoring for speed, completing the square for maximums and minimums, the formula for certainty.',
  ],
  examples: [
    {
      task: 'The product of two consecutive positive whole numbers is 306. What is the smaller one?',
      steps: [
        ['The number n and the next one', 'n(n + 1)', '=', '306'],
        ['Move all terms to one side', 'n^2 + n - 306', '=', '0'],
        ['Product −306, sum 1: the numbers are 18 and −17', '(n + 18)(n - 17)', '=', '0'],
        ['Only the second factor has a positive solution', 'n', '=', '17'],
      ],
      answer: '17',
      remark:
        'Try the factor pairs of 306 that are close together: the square root of 306 is about 17.5. Without the word “positive,” −18 and −17 would be correct as well.',
      check: { kind: 'value', expression: '(sqrt(1 + 4*306) - 1)/2' },
      letters: { n: '17' },
    },
    {
      task: 'In a right triangle, one leg is 7 cm longer than the other, and the hypotenuse is 17 cm long. How long is the shorter leg?',
      steps: [
        ['Pythagorean theorem', 'x^2 + (x + 7)^2', '=', '17^2'],
        ['Square of a sum', 'x^2 + x^2 + 14x + 49', '=', '289'],
        ['Move all terms to one side and combine like terms', '2x^2 + 14x - 240', '=', '0'],
        ['Divide both sides by 2', 'x^2 + 7x - 120', '=', '0'],
        ['Product −120, sum 7: the numbers are 15 and −8', '(x + 15)(x - 8)', '=', '0'],
        ['A length must be positive', 'x', '=', '8'],
      ],
      answer: '8 cm',
      remark:
        'In the story, the legs are 8 and 15, and $8^2 + 15^2 = 17^2$. Notice the other solution, −15. It is the opposite of the longer leg.',
      check: { kind: 'value', expression: '(sqrt(2*17^2 - 7^2) - 7)/2' },
      letters: { x: '8' },
    },
    {
      task: 'A train travels 240 km. If it were 20 km/h faster, the trip would take 1 hour less. How fast is it?',
      steps: [
        ['The actual time is 1 hour more than the faster time', '240/v', '=', '240/(v + 20) + 1'],
        ['Multiply both sides by v and by v + 20', '240(v + 20)', '=', '240v + v(v + 20)'],
        ['Expand', '240v + 4800', '=', '240v + v^2 + 20v'],
        ['Move all terms to one side', 'v^2 + 20v - 4800', '=', '0'],
        ['Product −4800, sum 20: the numbers are 80 and −60', '(v + 80)(v - 60)', '=', '0'],
        ['A speed must be positive', 'v', '=', '60'],
      ],
      answer: '60 km/h',
      remark:
        'In the story, 240 km takes 4 hours at 60 km/h and 3 hours at 80 km/h. Say in words which time is longer before you write the 1; add it to the shorter one.',
      check: { kind: 'value', expression: 'sqrt(10^2 + 240*20) - 10' },
      letters: { v: '60' },
    },
    {
      task: 'Working together, two pumps empty a pool in 6 hours. Working alone, the large pump would take 5 hours less than the small one. How long would the small pump take alone?',
      steps: [
        ['In one hour, both pumps empty a sixth of the pool', '1/x + 1/(x - 5)', '=', '1/6'],
        ['Multiply both sides by 6, by x and by x − 5', '6(x - 5) + 6x', '=', 'x(x - 5)'],
        ['Expand', '12x - 30', '=', 'x^2 - 5x'],
        ['Move all terms to one side', 'x^2 - 17x + 30', '=', '0'],
        ['Product 30, sum −17: the numbers are −2 and −15', '(x - 2)(x - 15)', '=', '0'],
        ['Reject x = 2: the large pump would take −3 hours', 'x', '=', '15'],
      ],
      answer: '15 hours',
      remark:
        'In the story, they empty a fifteenth and a tenth of the pool in one hour, and $1/15 + 1/10 = 1/6$. The solution 2 is positive, but it still fails. Both pumps together can’t be slower than one alone.',
      check: { kind: 'value', expression: '17/2 + sqrt((17/2)^2 - 30)' },
      letters: { x: '15' },
    },
  ],
  pitfalls: [
    {
      wrong: 'The garden and the path together are $12 + x$ long',
      right: 'The garden and the path together are $12 + 2x$ long',
      why: 'The path runs along both ends. Trace the drawing with your finger and write down every length you pass: $x$, 12, $x$.',
    },
    {
      wrong: '$(x + 7)^2 = x^2 + 49$',
      right: '$(x + 7)^2 = x^2 + 14x + 49$',
      why: 'This is the most common mistake with the Pythagorean theorem. The $14x$ gets lost, and the triangle no longer has a right angle. The square of a sum has three terms.',
    },
    {
      wrong: 'The equation gives −12 and 2, so the path is −12 or 2 meters wide',
      right: 'The equation gives −12 and 2, so the path is 2 meters wide',
      why: 'The equation doesn’t know that it’s about a path. The last step, back to the story, is as much a part of the solution as the first.',
    },
    {
      wrong: '1 hour less at the higher speed: $240/v + 1 = 240/(v + 20)$',
      right: '1 hour less at the higher speed: $240/v = 240/(v + 20) + 1$',
      why: 'The word “less” led you to put the 1 on the wrong side. The faster train takes less time. You have to add the hour to that time to make the two equal.',
    },
  ],
};
