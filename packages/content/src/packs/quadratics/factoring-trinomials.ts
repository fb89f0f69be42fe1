import type { Lesson } from '../pack.js';

export const factoringTrinomials: Lesson = {
  id: 'factoring-trinomials',
  title: 'Factoring by sum and product',
  minutes: 30,
  idea: [
    { heading: 'A rectangle from loose pieces' },
    'You have one square of side $x$, seven strips of length $x$ and width 1, and twelve small squares of side 1. Their total area is $x^2 + 7x + 12$. Can you arrange them into one rectangle with no gaps?',
    'Put four strips next to the large square and three on top of it. The remaining corner holds 3 rows of 4 small squares: all twelve. The rectangle is $x + 4$ long and $x + 3$ high.',
    {
      drawing: {
        description:
          'A rectangle made of a large square with area x², 4 strips next to it, 3 strips above it, and 12 small squares in the corner.',
        shapes: [
          {
            kind: 'polygon',
            points: [
              [0, 0],
              [9, 0],
              [9, 8],
              [0, 8],
            ],
          },
          { kind: 'segment', from: [5, 0], to: [5, 8] },
          { kind: 'segment', from: [6, 0], to: [6, 8] },
          { kind: 'segment', from: [7, 0], to: [7, 8] },
          { kind: 'segment', from: [8, 0], to: [8, 8] },
          { kind: 'segment', from: [0, 5], to: [9, 5] },
          { kind: 'segment', from: [0, 6], to: [9, 6] },
          { kind: 'segment', from: [0, 7], to: [9, 7] },
          { kind: 'segment', from: [5, 8], to: [9, 8] },
          { kind: 'segment', from: [0, 5], to: [0, 8] },
          { kind: 'label', at: [2.5, 2.5], text: 'x²' },
          { kind: 'label', at: [2.5, 8.6], text: 'x' },
          { kind: 'label', at: [7, 8.6], text: '4' },
          { kind: 'label', at: [-0.6, 2.5], text: 'x' },
          { kind: 'label', at: [-0.6, 6.5], text: '3' },
        ],
      },
    },
    'This works because 3 and 4 do two things at once. They add up to the 7 strips, and they multiply to the corner of 12. With 2 and 5, there would also be 7 strips, but a corner of 10.',
    { heading: 'The rule behind it' },
    {
      formula: '(x + p)(x + q) = x^2 + (p + q)*x + p*q',
      words: 'The coefficient of $x$ is the sum of the two numbers, and the constant is their product.',
      where: 'for all numbers, including negative numbers',
    },
    'Each term of the first factor is multiplied by each term of the second: $x^2$, $q*x$, $p*x$ and $p*q$. The two middle ones are like terms. That is the whole reason. To factor, read the rule from right to left. Look for two numbers with the given sum and product.',
    { heading: 'How to search' },
    'Start with the product. It has few pairs, while the sum has infinitely many. List the pairs in order, starting with 1, and stop when you reach the sum. The signs tell you where to look:',
    {
      head: ['Constant', 'Coefficient of $x$', 'The two numbers'],
      rows: [
        ['positive', 'positive', 'both positive'],
        ['positive', 'negative', 'both negative'],
        ['negative', 'positive', 'different signs; the positive one is farther from 0'],
        ['negative', 'negative', 'different signs; the negative one is farther from 0'],
      ],
    },
    { heading: 'When the square has a coefficient' },
    'For $2x^2 + 7x + 3$ look for two numbers with sum 7 and product $2*3 = 6$. They are 6 and 1. Use them to split the middle term, and factor by grouping: $2x^2 + 6x + x + 3$ is $2x(x + 3) + (x + 3)$, and that is $(2x + 1)(x + 3)$. Always multiply back in your head. It takes five seconds and proves that you are right.',
    'Why the product of the first and last coefficients? Expand $(m*x + p)(n*x + q)$: the coefficients of the two middle terms are $m*q$ and $n*p$. Their product is $m*n*p*q$, exactly the first coefficient $m*n$ times the constant $p*q$.',
    'Factoring is the fastest of the three methods. With small whole numbers, it takes seconds. But try $x^2 + 6x - 10 = 0$. No pair of whole numbers has product −10 and sum 6. For equations like this, you need the next lesson.',
  ],
  examples: [
    {
      task: 'Find all solutions: $x^2 + 9x + 20 = 0$',
      steps: [
        ['Product 20, sum 9: the numbers are 4 and 5', '(x + 4)(x + 5)', '=', '0'],
        ['Set the first factor equal to 0', 'x', '=', '-4'],
        ['Set the second factor equal to 0', 'x', '=', '-5'],
      ],
      answer: 'x = -5 or x = -4',
      remark: 'The factor pairs of 20 in order: 1 and 20, 2 and 10, 4 and 5. Only the last pair has sum 9.',
      check: { kind: 'solve', equations: ['x^2 + 9x + 20 = 0'], variables: ['x'] },
    },
    {
      task: 'Find all solutions: $x^2 - 2x - 24 = 0$',
      steps: [
        ['Product −24, sum −2: the numbers are 4 and −6', '(x + 4)(x - 6)', '=', '0'],
        ['Set the first factor equal to 0', 'x', '=', '-4'],
        ['Set the second factor equal to 0', 'x', '=', '6'],
      ],
      answer: 'x = -4 or x = 6',
      remark:
        'The product is negative, so the signs differ; the sum is negative, so the number farther from 0 is negative. Look for two numbers that differ by 2 among the factor pairs of 24: 4 and 6.',
      check: { kind: 'solve', equations: ['x^2 - 2x - 24 = 0'], variables: ['x'] },
    },
    {
      task: 'Find all solutions: $3x^2 + 90 = 33x$',
      steps: [
        ['Move all terms to one side', '3x^2 - 33x + 90', '=', '0'],
        ['Divide both sides by the common factor 3', 'x^2 - 11x + 30', '=', '0'],
        ['Product 30, sum −11: the numbers are −5 and −6', '(x - 5)(x - 6)', '=', '0'],
        ['Set the first factor equal to 0', 'x', '=', '5'],
        ['Set the second factor equal to 0', 'x', '=', '6'],
      ],
      answer: 'x = 5 or x = 6',
      remark:
        'There are two steps before the search: get 0 on one side, then divide out the common factor. Dividing by 3 is allowed, because 3 isn’t 0. Check: $3*5^2 + 90 = 165$ and $33*5 = 165$.',
      check: { kind: 'solve', equations: ['3x^2 + 90 = 33x'], variables: ['x'] },
    },
    {
      task: 'Find all solutions: $2x^2 - x - 15 = 0$',
      steps: [
        ['Product 2 times −15, sum −1: split with −6 and 5', '2x^2 - 6x + 5x - 15', '=', '0'],
        ['Factor by grouping', '2x(x - 3) + 5(x - 3)', '=', '0'],
        ['Factor out the common factor', '(2x + 5)(x - 3)', '=', '0'],
        ['Set the first factor equal to 0', '2x', '=', '-5'],
        ['Divide both sides by 2', 'x', '=', '-5/2'],
        ['Set the second factor equal to 0', 'x', '=', '3'],
      ],
      answer: 'x = -5/2 or x = 3',
      remark:
        'In the second line, the same parentheses must appear twice. If they don’t, you know right away that the split was wrong.',
      check: { kind: 'solve', equations: ['2x^2 - x - 15 = 0'], variables: ['x'] },
    },
  ],
  pitfalls: [
    {
      wrong: '$(x + 3)^2 = x^2 + 9$',
      right: '$(x + 3)^2 = x^2 + 6x + 9$',
      why: 'A square is a product of two equal factors, and each term is multiplied by each term: $3x$ appears twice. In the picture, your area is missing the two strips next to the square.',
    },
    {
      wrong: '$(x + 4)(x + 3) = x^2 + 12x + 7$',
      right: '$(x + 4)(x + 3) = x^2 + 7x + 12$',
      why: 'You swapped the sum and the product. The strips are side by side, so you add them and get the coefficient of $x$; the corner is a rectangle, so you multiply and get the constant.',
    },
    {
      wrong: 'From $x^2 - 11x = -30$ it follows that $x = -30$ or $x - 11 = -30$',
      right: 'From $x^2 - 11x = -30$ it follows that $(x - 5)(x - 6) = 0$',
      why: 'Factoring out $x$ gives a product of −30, and a product other than 0 says nothing about its factors. First get 0 on one side, then factor.',
    },
    {
      wrong: '$x^2 + 5x - 6 = (x + 2)(x + 3)$',
      right: '$x^2 + 5x - 6 = (x + 6)(x - 1)$',
      why: 'You saw 5 and 6 and took 2 and 3, but their product is +6. A negative constant means different signs. Look for a difference of 5, not a sum. Multiplying back catches this every time.',
    },
  ],
};
