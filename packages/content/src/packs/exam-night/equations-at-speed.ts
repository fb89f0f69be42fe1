import type { Lesson } from '../pack.js';

export const equationsAtSpeed: Lesson = {
  id: 'equations-at-speed',
  title: 'Solving equations quickly',
  minutes: 25,
  idea: [
    'You open the paper and see $2x^2 = 5x + 3$. The fastest solver in the room doesn’t calculate faster than you. She looks two seconds longer, decides what kind of equation it is, and then picks the one tool that fits. This lesson teaches you how.',
    {
      head: ['You see', 'You do'],
      rows: [
        ['$x$ to the first power only', 'move $x$ to one side and the numbers to the other'],
        [
          'fractions',
          'multiply both sides by the common denominator, with parentheses around each numerator',
        ],
        ['a product that is 0', 'set each factor to 0'],
        ['$x^2$', 'move all terms to one side, then factor; if you don’t see factors, use the formula'],
        ['$(x - 3)^2$ alone on one side', 'take square roots: both signs'],
        [
          'two unknowns',
          'add or subtract the equations to eliminate one, or substitute one equation into the other',
        ],
        ['an inequality sign', 'the same steps; multiplying or dividing by a negative number flips the sign'],
        ['$x$ in an exponent, or inside a logarithm', 'see the next lesson'],
      ],
    },
    { heading: 'Why these steps are allowed' },
    'The two sides of an equation represent the same number. Do the same thing to both, and they are still equal. You can add or subtract anything, and multiply or divide by anything except 0. Multiplying by 0 leaves $0 = 0$, which says nothing about $x$, and you can’t divide by 0 at all. So never divide by $x$. It might be 0, and then you lose a solution.',
    'A product is 0 only if one of its factors is 0, because two nonzero numbers never multiply to 0. This works for no other number. Knowing that a product is 6 doesn’t tell you its factors. So one side must be 0 before you factor.',
    {
      formula: 'x = (-b + sqrt(b^2 - 4a*c))/(2a)',
      words: 'One solution of a quadratic equation. First, move all terms to one side.',
      where: '$a$ not 0; if the number under the root is negative, there is no real solution',
      solves: 'a*x^2 + b*x + c = 0',
    },
    {
      formula: 'x = (-b - sqrt(b^2 - 4a*c))/(2a)',
      words: 'The other solution has a minus before the root.',
      solves: 'a*x^2 + b*x + c = 0',
    },
    { heading: 'Seeing factors quickly' },
    'For $x^2 + b*x + c$ look for two numbers $m$ and $n$ with product $c$ and sum $b$. The factors are then $(x + m)(x + n)$, and the solutions are $-m$ and $-n$. Start with the product, because it leaves few choices. Sign rule: if $c$ is positive, both have the sign of $b$; if $c$ is negative, their signs differ.',
    {
      formula: '(x - p)(x - q) = x^2 - (p + q)*x + p*q',
      words:
        'The solutions $p$ and $q$ appear in the equation: their sum with the opposite sign, and their product.',
    },
    'This gives you a five-second check: for $x^2 - 7x + 12 = 0$, the solutions 3 and 4 have sum 7 and product 12.',
    'With two unknowns, don’t start right away. First look for the letter that is easiest to eliminate: one with equal or opposite coefficients, or one with coefficient 1.',
  ],
  examples: [
    {
      task: 'Solve for $x$: $(x + 1)/3 - (x - 2)/4 = 2$',
      steps: [
        ['Multiply both sides by 12', '4(x + 1) - 3(x - 2)', '=', '24'],
        ['Expand: negative times negative is positive', '4x + 4 - 3x + 6', '=', '24'],
        ['Combine like terms', 'x + 10', '=', '24'],
        ['Subtract 10 from both sides', 'x', '=', '14'],
      ],
      answer: '14',
      remark: 'The 2 on the right was multiplied by 12 as well. Check: $15/3 - 12/4 = 5 - 3$, which is 2.',
      check: { kind: 'solve', equations: ['(x + 1)/3 - (x - 2)/4 = 2'], variables: ['x'] },
    },
    {
      task: 'Find every solution: $2x^2 = 5x + 3$',
      steps: [
        ['Move all terms to one side', '2x^2 - 5x - 3', '=', '0'],
        ['Split −5x: product −6, sum −5, so −6 and 1', '2x^2 - 6x + x - 3', '=', '0'],
        ['Factor by grouping', '2x(x - 3) + (x - 3)', '=', '0'],
        ['Factor out x − 3', '(2x + 1)(x - 3)', '=', '0'],
        ['Set the second factor equal to 0', 'x', '=', '3'],
        ['Set the first factor equal to 0', 'x', '=', '-1/2'],
      ],
      answer: 'x = 3 or x = -1/2',
      remark:
        'If $x^2$ has a coefficient, look for two numbers whose product is the first coefficient times the last, 2 times −3, and whose sum is −5. If you don’t see them within half a minute, use the formula.',
      check: { kind: 'solve', equations: ['2x^2 = 5x + 3'], variables: ['x'] },
    },
    {
      task: 'Solve the system $2x + 3y = 12$ and $5x - y = 13$. Give your answer as (x, y).',
      steps: [
        ['Multiply the second equation by 3', '15x - 3y', '=', '39'],
        ['Add the first equation: y disappears', '17x', '=', '51'],
        ['Divide both sides by 17', 'x', '=', '3'],
        ['Substitute into the first equation', '2 * 3 + 3y', '=', '12'],
        ['Subtract 6 and divide by 3', 'y', '=', '2'],
      ],
      answer: '(3, 2)',
      remark:
        'One multiplication eliminates $y$; for $x$ you would need two. That’s why you look before you start. Check in the equation that you didn’t use last: $5 * 3 - 2 = 13$.',
      check: { kind: 'solve', equations: ['2x + 3y = 12', '5x - y = 13'], variables: ['x', 'y'] },
    },
    {
      task: 'Solve the inequality: $7 - 2x ≥ 1 + x$',
      steps: [
        ['Subtract 7 from both sides', '-2x', '≥', 'x - 6'],
        ['Subtract x from both sides', '-3x', '≥', '-6'],
        ['Divide by −3: the sign flips', 'x', '≤', '2'],
      ],
      answer: 'x ≤ 2',
      remark:
        'Why it flips: 1 is less than 2, but −1 is greater than −2. Multiplying by a negative number reverses the order. Test with $x = 0$: 7 is at least 1, which is true, and 0 is in the solution set.',
      check: { kind: 'solve', equations: ['7 - 2x ≥ 1 + x'], variables: ['x'] },
    },
  ],
  pitfalls: [
    {
      wrong: 'From $x^2 = 5x$ it follows that $x = 5$.',
      right: 'From $x^2 = 5x$ it follows that $x(x - 5) = 0$, so $x$ is 0 or 5.',
      why: 'Dividing by $x$ looks like simplifying, but you can’t do it when $x = 0$, and 0 was a solution. Move all terms to one side and factor.',
    },
    {
      wrong: 'From $(x - 2)(x - 3) = 6$ it follows that $x$ is 8 or 9.',
      right: 'From $(x - 2)(x - 3) = 6$ it follows that $x^2 - 5x = 0$, so $x$ is 0 or 5.',
      why: 'Only a product of 0 tells you about its factors. Six can be 2 times 3, 1 times 6, and countless other products.',
    },
    {
      wrong: '$(x - 3)^2 = x^2 - 9$',
      right: '$(x - 3)^2 = x^2 - 6x + 9$',
      why: 'The square of a difference has a middle term: the two cross products, each $-3x$. What you wrote is $(x - 3)(x + 3)$.',
    },
    {
      wrong: 'From $-3x ≥ -6$ it follows that $x ≥ 2$.',
      right: 'From $-3x ≥ -6$ it follows that $x ≤ 2$.',
      why: 'The inequality sign must flip when you divide by a negative number. If you don’t trust the rule, keep the coefficient of $x$ positive: $6 ≥ 3x$ says the same thing.',
    },
  ],
};
