import type { Lesson } from '../pack.js';

export const completingTheSquare: Lesson = {
  id: 'completing-the-square',
  title: 'Completing the square',
  minutes: 30,
  idea: [
    { heading: 'What is missing from the square?' },
    'No whole numbers help you with $x^2 + 6x = 10$. But suppose the left side were a perfect square, as in $(x + 3)^2 = 19$. Then you would be almost done: a number whose square is 19 is $sqrt(19)$ or its opposite. So make it a perfect square.',
    'Draw $x^2 + 6x$. The square has side $x$. Split the 6 strips into two groups of three, and place three next to the square and three above it. The result is almost a larger square, with side $x + 3$. Only the corner is missing, and it is 3 by 3.',
    {
      drawing: {
        description:
          'A square with area x², a strip 3 wide with area 3x on its right, and another with area 3x above it. A dashed 3 by 3 corner with area 9 completes a larger square.',
        shapes: [
          {
            kind: 'polygon',
            points: [
              [0, 0],
              [5, 0],
              [5, 5],
              [0, 5],
            ],
          },
          {
            kind: 'polygon',
            points: [
              [5, 0],
              [8, 0],
              [8, 5],
              [5, 5],
            ],
          },
          {
            kind: 'polygon',
            points: [
              [0, 5],
              [5, 5],
              [5, 8],
              [0, 8],
            ],
          },
          { kind: 'segment', from: [5, 8], to: [8, 8], dashed: true },
          { kind: 'segment', from: [8, 5], to: [8, 8], dashed: true },
          { kind: 'label', at: [2.5, 2.5], text: 'x²' },
          { kind: 'label', at: [6.5, 2.5], text: '3x' },
          { kind: 'label', at: [2.5, 6.5], text: '3x' },
          { kind: 'label', at: [6.5, 6.5], text: '+ 9' },
          { kind: 'label', at: [2.5, -0.6], text: 'x' },
          { kind: 'label', at: [6.5, -0.6], text: '3' },
          { kind: 'label', at: [-0.6, 2.5], text: 'x' },
          { kind: 'label', at: [-0.6, 6.5], text: '3' },
        ],
      },
    },
    'Add the corner to both sides: $x^2 + 6x + 9 = 19$. The left side is now the whole square, $(x + 3)^2 = 19$. So $x + 3$ is $sqrt(19)$ or $-sqrt(19)$, and $x$ is $-3 + sqrt(19)$ or $-3 - sqrt(19)$. These are about 1.36 and −7.36. You didn’t need to search or guess.',
    { heading: 'The rule' },
    {
      formula: 'x^2 + b*x + (b/2)^2 = (x + b/2)^2',
      words: 'Take half the coefficient of x, square it, and add it.',
      where: 'for every number $b$, including negative numbers',
    },
    'Half of the strips go on each of two sides of the square. That is why you take half. The missing corner is as wide as it is high. That is why you square. Expand the right side, and the two middle terms $(b/2)*x$ add up to $b*x$ again.',
    { heading: 'The plan' },
    {
      list: [
        'If $x^2$ has a coefficient, divide both sides by it.',
        'Move the constant to the right side.',
        'Add the square of half the coefficient of $x$ to both sides.',
        'Write the left side as a square.',
        'Take both square roots, the positive and the negative one, and solve for $x$.',
      ],
    },
    'If the coefficient of $x$ is negative, only the sign inside changes: $x^2 - 10x$ needs 25 and becomes $(x - 5)^2$. The square that you add is always positive.',
    { heading: 'What the right side tells you' },
    'If the right side is positive, there are two solutions. If it is 0, there is just one. If it is negative, as in $(x + 3)^2 = -4$, there is no real solution, because the square of a real number is never negative. You never have to wonder whether you just didn’t search long enough.',
    'This method always works, but it is long. The next lesson does it once with letters; after that, you just substitute numbers.',
  ],
  examples: [
    {
      task: 'Find all solutions by completing the square: $x^2 + 8x = 20$',
      steps: [
        ['Half of 8 is 4: add 16 to both sides', 'x^2 + 8x + 16', '=', '36'],
        ['Write the left side as a square', '(x + 4)^2', '=', '36'],
        ['The positive square root', 'x + 4', '=', '6'],
        ['Subtract 4 from both sides', 'x', '=', '2'],
        ['The negative square root', 'x + 4', '=', '-6'],
        ['Subtract 4 from both sides', 'x', '=', '-10'],
      ],
      answer: 'x = -10 or x = 2',
      remark:
        'Check: $2^2 + 8*2 = 20$ and $(-10)^2 + 8*(-10) = 20$. The solutions are whole numbers, so factoring would have worked too.',
      check: { kind: 'solve', equations: ['x^2 + 8x = 20'], variables: ['x'] },
    },
    {
      task: 'Find all exact solutions: $x^2 - 6x + 2 = 0$',
      steps: [
        ['Subtract 2 from both sides', 'x^2 - 6x', '=', '-2'],
        ['Half of −6 is −3: add 9 to both sides', 'x^2 - 6x + 9', '=', '7'],
        ['Write the left side as a square', '(x - 3)^2', '=', '7'],
        ['The positive square root', 'x - 3', '=', 'sqrt(7)'],
        ['Add 3 to both sides', 'x', '=', '3 + sqrt(7)'],
        ['The negative square root', 'x - 3', '=', '-sqrt(7)'],
        ['Add 3 to both sides', 'x', '=', '3 - sqrt(7)'],
      ],
      answer: 'x = 3 - √7 or x = 3 + √7',
      remark:
        'As decimals, they are about 0.35 and 5.65. One is as far below 3 as the other is above it. Remember that picture. The line $x = 3$ becomes the axis of the parabola.',
      check: { kind: 'solve', equations: ['x^2 - 6x + 2 = 0'], variables: ['x'] },
    },
    {
      task: 'Find all exact solutions: $x^2 + 3x - 1 = 0$',
      steps: [
        ['Add 1 to both sides', 'x^2 + 3x', '=', '1'],
        ['Half of 3 is 3/2: add 9/4 to both sides', 'x^2 + 3x + 9/4', '=', '13/4'],
        ['Write the left side as a square', '(x + 3/2)^2', '=', '13/4'],
        ['The positive square root: 4 is the square of 2', 'x + 3/2', '=', 'sqrt(13)/2'],
        ['Subtract 3/2 from both sides', 'x', '=', '(-3 + sqrt(13))/2'],
        ['The negative square root in the same way', 'x', '=', '(-3 - sqrt(13))/2'],
      ],
      answer: 'x = (-3 - √13)/2 or x = (-3 + √13)/2',
      remark:
        'An odd coefficient leads to fractions, but nothing worse. Write 3/2 and 13/4, not 1.5 and 3.25: in the root of 13/4, you can see that 4 is a square; in the root of 3.25, you can’t.',
      check: { kind: 'solve', equations: ['x^2 + 3x - 1 = 0'], variables: ['x'] },
    },
    {
      task: 'Find all exact solutions: $2x^2 - 4x - 1 = 0$',
      steps: [
        ['Divide both sides by 2', 'x^2 - 2x - 1/2', '=', '0'],
        ['Add 1/2 to both sides', 'x^2 - 2x', '=', '1/2'],
        ['Half of −2 is −1: add 1 to both sides', 'x^2 - 2x + 1', '=', '3/2'],
        ['Write the left side as a square', '(x - 1)^2', '=', '3/2'],
        ['Write 3/2 as 6/4: now the denominator is a square', '(x - 1)^2', '=', '6/4'],
        ['The positive square root', 'x', '=', '1 + sqrt(6)/2'],
        ['The negative square root', 'x', '=', '1 - sqrt(6)/2'],
      ],
      answer: 'x = 1 - √6/2 or x = 1 + √6/2',
      remark:
        'Divide by 2 first, because the picture starts with one square, not two. The square root of 6/4 is the square root of 6 divided by the square root of 4, or $sqrt(6)/2$.',
      check: { kind: 'solve', equations: ['2x^2 - 4x - 1 = 0'], variables: ['x'] },
    },
  ],
  pitfalls: [
    {
      wrong: '$x^2 + 6x + 36 = (x + 6)^2$',
      right: '$x^2 + 6x + 9 = (x + 3)^2$',
      why: 'You squared the 6 itself. The strips are split between two sides of the square, so the side of the corner is half of 6. Take half first, then square.',
    },
    {
      wrong: 'From $x^2 + 6x = 10$ it follows that $(x + 3)^2 = 10$',
      right: 'From $x^2 + 6x = 10$ it follows that $(x + 3)^2 = 19$',
      why: 'You added the corner of 9 only on the left. It is a new piece, so you must add it on the right as well.',
    },
    {
      wrong: 'From $(x - 3)^2 = 7$ it follows only that $x = 3 + sqrt(7)$',
      right: 'From $(x - 3)^2 = 7$ it follows that $x = 3 + sqrt(7)$ or $x = 3 - sqrt(7)$',
      why: 'The symbol √ means only the positive root, but the squares of two numbers are 7. Write both lines right away, before you continue.',
    },
    {
      wrong: '$2x^2 + 8x + 16 = 2(x + 4)^2$',
      right: '$2x^2 + 8x + 8 = 2(x + 2)^2$',
      why: 'You completed the square with the 2 still in front. Factor it out of both terms first: $2(x^2 + 4x)$. Now half of 4 is 2, and 4 is missing inside the parentheses, which is 8 outside.',
    },
  ],
};
