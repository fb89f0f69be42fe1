import type { Lesson } from '../pack.js';

export const equationsAtSpeed: Lesson = {
  id: 'equations-at-speed',
  title: 'Equations at speed',
  minutes: 25,
  idea: [
    'You open the paper and see $2x^2 = 5x + 3$. The fastest solver in the room does not calculate faster than you. She looks two seconds longer, decides what kind of equation it is, and then takes the one tool that fits. This lesson is that look.',
    {
      head: ['You see', 'You do'],
      rows: [
        ['$x$ to the first power only', 'gather $x$ on one side, numbers on the other'],
        ['fractions', 'multiply both sides by the common denominator, parentheses around each numerator'],
        ['a product that is 0', 'set each factor to 0'],
        ['$x^2$', 'all to one side, then factor; if you see no factors, the formula'],
        ['$(x - 3)^2$ alone on a side', 'take roots: both signs'],
        [
          'two unknowns',
          'add or subtract the equations so that one disappears, or put one equation into the other',
        ],
        ['an inequality sign', 'the same moves; multiplying by a negative number turns the sign'],
        ['$x$ in an exponent, or inside a logarithm', 'the next lesson'],
      ],
    },
    { heading: 'Why the moves are allowed' },
    'Both sides of an equation are the same number. Do the same to both, and they are still the same. You may add and subtract anything, and multiply or divide by anything but 0: multiplying by 0 leaves $0 = 0$, which says nothing about $x$, and dividing by 0 is not possible at all. So never divide by $x$. It may be 0, and then a solution is gone.',
    'A product is 0 only if a factor is 0, since two numbers other than 0 never multiply to 0. For no other number is there such a law: from a product of 6 you can’t tell the factors. So one side must be 0 before you factor.',
    {
      formula: 'x = (-b + sqrt(b^2 - 4a*c))/(2a)',
      words: 'One solution of a quadratic equation. Everything must stand on one side first.',
      where: '$a$ not 0; with a negative number under the root there is no solution',
      solves: 'a*x^2 + b*x + c = 0',
    },
    {
      formula: 'x = (-b - sqrt(b^2 - 4a*c))/(2a)',
      words: 'The other solution has a minus before the root.',
      solves: 'a*x^2 + b*x + c = 0',
    },
    { heading: 'Seeing factors quickly' },
    'For $x^2 + b*x + c$ look for two numbers $m$ and $n$ with the product $c$ and the sum $b$: then it is $(x + m)(x + n)$, and the solutions are $-m$ and $-n$. Start with the product, it has few choices. Sign rule: if $c$ is positive, both have the sign of $b$; if $c$ is negative, their signs differ.',
    {
      formula: '(x - p)(x - q) = x^2 - (p + q)*x + p*q',
      words:
        'The solutions $p$ and $q$ show in the equation: their sum with the other sign, and their product.',
    },
    'That is a check that takes five seconds: for $x^2 - 7x + 12 = 0$ the solutions 3 and 4 have the sum 7 and the product 12.',
    'And with two unknowns, never start at once. First look for the letter that goes with the least work: one with equal or opposite numbers before it, or one that stands alone.',
  ],
  examples: [
    {
      task: 'Solve for $x$: $(x + 1)/3 - (x - 2)/4 = 2$',
      steps: [
        ['Multiply both sides by 12', '4(x + 1) - 3(x - 2)', '=', '24'],
        ['Multiply out: minus times minus is plus', '4x + 4 - 3x + 6', '=', '24'],
        ['Collect like terms', 'x + 10', '=', '24'],
        ['Subtract 10 from both sides', 'x', '=', '14'],
      ],
      answer: '14',
      remark: 'The 2 on the right was multiplied by 12 as well. Check: $15/3 - 12/4 = 5 - 3$, and that is 2.',
      check: { kind: 'solve', equations: ['(x + 1)/3 - (x - 2)/4 = 2'], variables: ['x'] },
    },
    {
      task: 'Find every solution: $2x^2 = 5x + 3$',
      steps: [
        ['All to one side', '2x^2 - 5x - 3', '=', '0'],
        ['Split −5x: product −6, sum −5, so −6 and 1', '2x^2 - 6x + x - 3', '=', '0'],
        ['Factor in pairs', '2x(x - 3) + (x - 3)', '=', '0'],
        ['The common factor', '(2x + 1)(x - 3)', '=', '0'],
        ['Second factor is 0', 'x', '=', '3'],
        ['First factor is 0', 'x', '=', '-1/2'],
      ],
      answer: '3, -1/2',
      remark:
        'With a number before $x^2$ look for two numbers with the product of the outer ones, 2 times −3, and the sum −5. If you don’t see them within half a minute, take the formula.',
      check: { kind: 'solve', equations: ['2x^2 = 5x + 3'], variables: ['x'] },
    },
    {
      task: 'Solve the two equations $2x + 3y = 12$ and $5x - y = 13$. Answer with (x, y).',
      steps: [
        ['Multiply the second equation by 3', '15x - 3y', '=', '39'],
        ['Add the first: y disappears', '17x', '=', '51'],
        ['Divide both sides by 17', 'x', '=', '3'],
        ['Put it into the first equation', '2 * 3 + 3y', '=', '12'],
        ['Subtract 6, divide by 3', 'y', '=', '2'],
      ],
      answer: '(3, 2)',
      remark:
        'One multiplication makes $y$ disappear; for $x$ you would need two. That is what the look before the start is for. Check in the equation that you did not use last: $5 * 3 - 2 = 13$.',
      check: { kind: 'solve', equations: ['2x + 3y = 12', '5x - y = 13'], variables: ['x', 'y'] },
    },
    {
      task: 'Solve the inequality: $7 - 2x ≥ 1 + x$',
      steps: [
        ['Subtract 7 from both sides', '-2x', '≥', 'x - 6'],
        ['Subtract x from both sides', '-3x', '≥', '-6'],
        ['Divide by −3: the sign turns', 'x', '≤', '2'],
      ],
      answer: 'x ≤ 2',
      remark:
        'Why it turns: 1 is less than 2, but −1 is more than −2. A negative factor mirrors the number line. Test with $x = 0$: 7 is at least 1, true, and 0 belongs to the answer.',
      check: { kind: 'solve', equations: ['7 - 2x ≥ 1 + x'], variables: ['x'] },
    },
  ],
  pitfalls: [
    {
      wrong: 'From $x^2 = 5x$ follows $x = 5$.',
      right: 'From $x^2 = 5x$ follows $x(x - 5) = 0$, so $x$ is 0 or 5.',
      why: 'Dividing by $x$ looks like tidying up, but it is forbidden for $x = 0$ – and 0 was a solution. Bring all to one side and factor.',
    },
    {
      wrong: 'From $(x - 2)(x - 3) = 6$ follows that $x$ is 8 or 9.',
      right: 'From $(x - 2)(x - 3) = 6$ follows $x^2 - 5x = 0$, so $x$ is 0 or 5.',
      why: 'Only a product of 0 can be split into its factors. Six can come from 2 and 3, 1 and 6, and endless others.',
    },
    {
      wrong: '$(x - 3)^2 = x^2 - 9$',
      right: '$(x - 3)^2 = x^2 - 6x + 9$',
      why: 'The square of a difference has a middle term: the two mixed products, each $-3x$. What you wrote is $(x - 3)(x + 3)$.',
    },
    {
      wrong: 'From $-3x ≥ -6$ follows $x ≥ 2$.',
      right: 'From $-3x ≥ -6$ follows $x ≤ 2$.',
      why: 'The sign must turn when you divide by a negative number. If you distrust the rule, keep $x$ positive: $6 ≥ 3x$ says the same.',
    },
  ],
};
