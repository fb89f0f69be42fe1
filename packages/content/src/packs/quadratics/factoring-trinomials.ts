import type { Lesson } from '../pack.js';

export const factoringTrinomials: Lesson = {
  id: 'factoring-trinomials',
  title: 'Factoring by sum and product',
  minutes: 30,
  idea: [
    { heading: 'A rectangle from loose pieces' },
    'You have one square of side $x$, seven strips of length $x$ and width 1, and twelve small squares of side 1. Together their area is $x^2 + 7x + 12$. Can you lay them out as one rectangle, with no gap?',
    'Put four strips beside the large square and three on top of it. The corner that is left takes 3 rows of 4 small squares: all twelve. The rectangle is $x + 4$ long and $x + 3$ high.',
    {
      drawing: {
        description:
          'A rectangle made of a large square with the area x², 4 strips beside it, 3 strips above it, and 12 small squares in the corner.',
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
    'It worked because 3 and 4 do two things at once: together they use up the 7 strips, and multiplied they fill the corner of 12. With 2 and 5 there would be 7 strips as well, but a corner of 10.',
    { heading: 'The law behind it' },
    {
      formula: '(x + p)(x + q) = x^2 + (p + q)*x + p*q',
      words: 'In front of $x$ stands the sum of the two numbers, at the end their product.',
      where: 'for all numbers, negative ones too',
    },
    'Each term of the first factor meets each of the second: $x^2$, $q*x$, $p*x$ and $p*q$. The two in the middle are like terms. That is the whole reason. To factor, read the law from right to left: look for two numbers with the given sum and product.',
    { heading: 'How to search' },
    'Begin with the product: it has few pairs, the sum has countless ones. Write down the pairs in order, from 1 on, and stop at the sum. The signs tell you where to look:',
    {
      head: ['Last number', 'Middle number', 'The two numbers'],
      rows: [
        ['positive', 'positive', 'both positive'],
        ['positive', 'negative', 'both negative'],
        ['negative', 'positive', 'different signs; the positive one is farther from 0'],
        ['negative', 'negative', 'different signs; the negative one is farther from 0'],
      ],
    },
    { heading: 'A number in front of the square' },
    'For $2x^2 + 7x + 3$ look for two numbers with the sum 7 and the product $2*3 = 6$: they are 6 and 1. Split the middle term with them and take out factors in pairs: $2x^2 + 6x + x + 3$ is $2x(x + 3) + (x + 3)$, and that is $(2x + 1)(x + 3)$. Always multiply back in your head: it takes five seconds and proves that you are right.',
    'Why the product of the outer numbers? Multiply out $(m*x + p)(n*x + q)$: the two numbers before $x$ in the middle are $m*q$ and $n*p$. Their product is $m*n*p*q$, exactly the first number $m*n$ times the last number $p*q$.',
    'Factoring is the fastest of the three ways: with small whole numbers it takes seconds. But try $x^2 + 6x - 10 = 0$: no pair of whole numbers has the product −10 and the sum 6. For such equations you need the next lesson.',
  ],
  examples: [
    {
      task: 'Find all solutions: $x^2 + 9x + 20 = 0$',
      steps: [
        ['Product 20, sum 9: the numbers are 4 and 5', '(x + 4)(x + 5)', '=', '0'],
        ['The first factor is 0', 'x', '=', '-4'],
        ['Or the second factor is 0', 'x', '=', '-5'],
      ],
      answer: '-5, -4',
      remark: 'The pairs of 20 in order: 1 and 20, 2 and 10, 4 and 5. Only the last has the sum 9.',
      check: { kind: 'solve', equations: ['x^2 + 9x + 20 = 0'], variables: ['x'] },
    },
    {
      task: 'Find all solutions: $x^2 - 2x - 24 = 0$',
      steps: [
        ['Product −24, sum −2: the numbers are 4 and −6', '(x + 4)(x - 6)', '=', '0'],
        ['The first factor is 0', 'x', '=', '-4'],
        ['Or the second factor is 0', 'x', '=', '6'],
      ],
      answer: '-4, 6',
      remark:
        'The product is negative, so the signs differ; the sum is negative, so the number farther from 0 has the minus. Look for two numbers that differ by 2 among the pairs of 24: 4 and 6.',
      check: { kind: 'solve', equations: ['x^2 - 2x - 24 = 0'], variables: ['x'] },
    },
    {
      task: 'Find all solutions: $3x^2 + 90 = 33x$',
      steps: [
        ['Bring everything to one side', '3x^2 - 33x + 90', '=', '0'],
        ['Divide both sides by the common factor 3', 'x^2 - 11x + 30', '=', '0'],
        ['Product 30, sum −11: the numbers are −5 and −6', '(x - 5)(x - 6)', '=', '0'],
        ['The first factor is 0', 'x', '=', '5'],
        ['Or the second factor is 0', 'x', '=', '6'],
      ],
      answer: '5, 6',
      remark:
        'Two steps came before the search: 0 on one side, then the common factor. Dividing by 3 is allowed, since 3 isn’t 0. Check: $3*5^2 + 90 = 165$ and $33*5 = 165$.',
      check: { kind: 'solve', equations: ['3x^2 + 90 = 33x'], variables: ['x'] },
    },
    {
      task: 'Find all solutions: $2x^2 - x - 15 = 0$',
      steps: [
        ['Product 2 times −15, sum −1: split with −6 and 5', '2x^2 - 6x + 5x - 15', '=', '0'],
        ['Take factors out in pairs', '2x(x - 3) + 5(x - 3)', '=', '0'],
        ['Take the common factor out', '(2x + 5)(x - 3)', '=', '0'],
        ['The first factor is 0', '2x', '=', '-5'],
        ['Divide both sides by 2', 'x', '=', '-5/2'],
        ['Or the second factor is 0', 'x', '=', '3'],
      ],
      answer: '-5/2, 3',
      remark:
        'In the second line the same parentheses must appear twice. If they don’t, the split was wrong, and you know it at once.',
      check: { kind: 'solve', equations: ['2x^2 - x - 15 = 0'], variables: ['x'] },
    },
  ],
  pitfalls: [
    {
      wrong: '$(x + 3)^2 = x^2 + 9$',
      right: '$(x + 3)^2 = x^2 + 6x + 9$',
      why: 'A square is a product of two equal factors, and each term meets each: $3x$ appears twice. In the picture the two strips beside the square are missing from your area.',
    },
    {
      wrong: '$(x + 4)(x + 3) = x^2 + 12x + 7$',
      right: '$(x + 4)(x + 3) = x^2 + 7x + 12$',
      why: 'You swapped sum and product. The strips lie side by side, so they are added and belong to $x$; the corner is a rectangle, so it is multiplied and stands alone.',
    },
    {
      wrong: 'From $x^2 - 11x = -30$ follows $x = -30$ or $x - 11 = -30$',
      right: 'From $x^2 - 11x = -30$ follows $(x - 5)(x - 6) = 0$',
      why: 'Taking $x$ out gives the product −30, and a product other than 0 says nothing about its factors. First 0 on one side, then factor.',
    },
    {
      wrong: '$x^2 + 5x - 6 = (x + 2)(x + 3)$',
      right: '$x^2 + 5x - 6 = (x + 6)(x - 1)$',
      why: 'You saw 5 and 6 and took 2 and 3, but their product is +6. A minus at the end means different signs: look for a difference of 5, not for a sum. Multiplying back finds this every time.',
    },
  ],
};
