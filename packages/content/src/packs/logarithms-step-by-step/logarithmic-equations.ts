import type { Lesson } from '../pack.js';

export const logarithmicEquations: Lesson = {
  id: 'logarithmic-equations',
  title: 'Logarithmic equations and extraneous solutions',
  minutes: 25,
  idea: [
    'For what value of x is $log_2(x) + log_2(x - 2) = 3$? Condense: $log_2(x(x - 2)) = 3$. Write it in exponential form: $x(x - 2) = 8$. That is a quadratic equation, $x^2 - 2x - 8 = 0$, which factors as $(x - 4)(x + 2) = 0$. So x is 4 or −2.',
    'Now substitute them. For 4: $log_2(4) + log_2(2) = 3$, which is true. For −2, you would need $log_2(-2)$, and there is no such number. You made no mistake, and yet one of the two is not a solution. Why?',
    { heading: 'Where extraneous solutions come from' },
    'The first line has two logarithms, so both x and x − 2 must be positive: x must be greater than 2. The second line has only one logarithm, that of the product. For x = −2, the product of −2 and −4 is 8, which is positive, so the second line is true. Condensing let in numbers that the first line excludes. Every step is correct, but condensing can’t be reversed for every x. Every solution of the first line solves the last, but not every solution of the last line solves the first.',
    'So the domain, the numbers for which every logarithm in the original equation exists, is part of the solution. Write it down before you start.',
    {
      list: [
        'Domain: everything inside a logarithm must be greater than 0.',
        'Condense: combine logarithms until one side is a single logarithm and the other is a number or a single logarithm with the same base.',
        'Remove: turn it into an equation without logarithms, using one of the two rules below.',
        'Solve: find the solutions of that equation.',
        'Check: keep only the solutions in the domain. Substitute them into the original equation.',
      ],
    },
    { heading: 'Two ways to remove the logarithm' },
    {
      formula: 'log_b(x) = c',
      words: 'One logarithm and a number: x is b to the power c. That is what a logarithm means.',
    },
    'Two logarithms with the same base: if $log_b(x) = log_b(y)$, then $x = y$. Why? Both are the same exponent on the same base, and a power has only one value. You don’t cancel “log” as if it were a factor; you use the fact that different numbers have different logarithms.',
    'If there is a plain number as well as two logarithms, write the number as a logarithm, as you did when condensing: 1 is $log_3(3)$, and 2 is $log_3(9)$.',
    'In this lesson, x is inside the logarithm, and you get it out with a power. In the next and final lesson, x is in the exponent, and you get it out with a logarithm. Each undoes the other, as you saw in Lesson 1.',
  ],
  examples: [
    {
      task: 'Solve for $x$: $log_3(2x - 1) = 4$',
      steps: [
        ['Domain: x > 1/2. Write in exponential form', '2x - 1', '=', '3^4'],
        ['Evaluate the power', '2x - 1', '=', '81'],
        ['Add 1 to both sides', '2x', '=', '82'],
        ['Divide both sides by 2', 'x', '=', '41'],
      ],
      answer: '41',
      remark: 'The domain comes from $2x - 1 > 0$, and 41 is in it. Check: $log_3(81)$ is 4.',
      check: { kind: 'solve', equations: ['log_3(2x - 1) = 4'], variables: ['x'] },
    },
    {
      task: 'Solve for $x$: $log_6(x) + log_6(x + 5) = 2$',
      steps: [
        ['Domain: x > 0. Product rule', 'log_6(x(x + 5))', '=', '2'],
        ['Write in exponential form', 'x(x + 5)', '=', '6^2'],
        ['Move all terms to one side', 'x^2 + 5x - 36', '=', '0'],
        ['Factor', '(x - 4)(x + 9)', '=', '0'],
        ['−9 is not in the domain: reject it', 'x', '=', '4'],
      ],
      answer: '4',
      remark:
        'Both x and x + 5 must be positive; x > 0 is the stricter condition. Check: $log_6(4) + log_6(9)$ is $log_6(36)$, so 2.',
      check: { kind: 'solve', equations: ['log_6(x) + log_6(x + 5) = 2'], variables: ['x'] },
    },
    {
      task: 'Solve for $x$: $2log_3(x) = 1 + log_3(x + 6)$',
      steps: [
        ['Domain: x > 0. Power rule on the left', 'log_3(x^2)', '=', '1 + log_3(x + 6)'],
        ['Write the plain 1 as a logarithm', 'log_3(x^2)', '=', 'log_3(3) + log_3(x + 6)'],
        ['Product rule on the right', 'log_3(x^2)', '=', 'log_3(3(x + 6))'],
        ['Set the arguments equal', 'x^2', '=', '3(x + 6)'],
        ['Move all terms to one side', 'x^2 - 3x - 18', '=', '0'],
        ['Factor', '(x - 6)(x + 3)', '=', '0'],
        ['−3 is not in the domain: reject it', 'x', '=', '6'],
      ],
      answer: '6',
      remark:
        'The step to $x^2$ lets negative numbers in, because their squares are positive. Check: $2log_3(6)$ is $log_3(36)$, and so is $log_3(3) + log_3(12)$.',
      check: { kind: 'solve', equations: ['2log_3(x) = 1 + log_3(x + 6)'], variables: ['x'] },
    },
    {
      task: 'Solve for $x$: $log_4(x - 5) = log_4(2x - 3)$',
      steps: [
        ['Domain: x > 5. Set the arguments equal', 'x - 5', '=', '2x - 3'],
        ['Subtract x, add 3 and swap the sides', 'x', '=', '-2'],
        ['Not in the domain: the inside of the first logarithm is', '-2 - 5', '=', '-7'],
      ],
      answer: 'no solution',
      remark:
        'The only candidate is −2, and it is not in the domain. An equation can have no solution. Then “no solution” is the answer, and it earns full credit.',
      check: { kind: 'true', relations: ['-2 - 5 = 2*(-2) - 3', '-2 - 5 < 0'] },
      letters: { x: '-2' },
    },
  ],
  pitfalls: [
    {
      wrong: 'Both $x = 4$ and $x = -2$ solve $log_2(x) + log_2(x - 2) = 3$.',
      right: 'Only $x = 4$ solves $log_2(x) + log_2(x - 2) = 3$.',
      why: 'The quadratic equation has two solutions, but it has fewer conditions than the original equation. Without the domain, you can’t see that −2 is extraneous.',
    },
    {
      wrong: 'Negative solutions are always extraneous.',
      right: '$x = -6$ is a valid solution of $log_2(2 - x) = 3$.',
      why: 'It isn’t x that must be positive but the expression inside the logarithm: here 2 − x, which is 8 for x = −6. Check the domain, not the sign of x.',
    },
    {
      wrong: 'From $log_10(x^2) = 4$ it follows that $2log_10(x) = 4$, so only $x = 100$.',
      right: 'From $log_10(x^2) = 4$ it follows that $x^2 = 10^4$, so $x = 100$ or $x = -100$.',
      why: 'The power rule is for positive x. Inside the square, x can also be negative, and bringing the 2 down excludes that case, so you lose a valid solution. Write the equation in exponential form instead.',
    },
    {
      wrong: '$log_2(x) + log_2(x + 2) = log_2(2x + 2)$',
      right: '$log_2(x) + log_2(x + 2) = log_2(x(x + 2))$',
      why: 'The arguments were added because the logarithms are added. A sum of logarithms corresponds to a product of arguments.',
    },
    {
      wrong: 'From $log_3(x) = 1 + log_3(5)$ it follows that $x = 1 + 5$.',
      right: 'From $log_3(x) = 1 + log_3(5)$ it follows that $x = 3 * 5$.',
      why: 'The logarithms were simply crossed out, and the 1, which wasn’t in a logarithm, stayed as it was. Write it as a logarithm first, $1 = log_3(3)$, and then use the product rule.',
    },
  ],
};
