import type { Lesson } from '../pack.js';

export const logarithmicEquations: Lesson = {
  id: 'logarithmic-equations',
  title: 'Logarithmic equations and their false solutions',
  minutes: 25,
  idea: [
    'For which x is $log_2(x) + log_2(x - 2) = 3$? Condense: $log_2(x(x - 2)) = 3$. Say it as a power: $x(x - 2) = 8$. That is a quadratic equation, $x^2 - 2x - 8 = 0$, with the factors $(x - 4)(x + 2)$. So x is 4 or −2.',
    'Now put them in. For 4: $log_2(4) + log_2(2) = 3$, true. For −2: $log_2(-2)$ – there is no such number. You have made no mistake, and still one of the two is false. Why?',
    { heading: 'Where false solutions come from' },
    'The first line asks for two logarithms, so both x and x − 2 must be positive: x must be above 2. The second line asks for one logarithm only, that of the product. For x = −2 the product of −2 and −4 is 8, which is positive, so the second line is content. Condensing has opened the door to numbers that the first line shuts out. Each step was correct, but it can only be read forward: what solves the first line solves the last; not everything that solves the last solves the first.',
    'So the domain – the numbers for which every logarithm in the given equation exists – belongs to the solution. Write it down before you start.',
    {
      list: [
        'Domain: set everything that stands inside a logarithm above 0.',
        'Gather: condense until one side is one logarithm, and the other a number or one logarithm of the same base.',
        'Free: turn it into an equation without logarithms, by one of the two rules below.',
        'Solve that equation.',
        'Judge: keep only what lies in the domain. Put it into the given equation as a check.',
      ],
    },
    { heading: 'The two ways to get rid of the logarithm' },
    {
      formula: 'log_b(x) = c',
      words: 'One logarithm and a number: x is b to the power c. This is just what a logarithm means.',
    },
    'Two logarithms of the same base: if $log_b(x) = log_b(y)$, then $x = y$. Why? Both are the same exponent of the same base, and a power has only one value. You do not cross out “log” as if it were a factor; you use that different numbers have different logarithms.',
    'Where a plain number stands beside two logarithms, turn it into one, as you did when condensing: 1 is $log_3(3)$, 2 is $log_3(9)$.',
    'This lesson has x inside the logarithm, and frees it with a power. In the last lesson x stands in the exponent, and a logarithm frees it. Each undoes the other, as Lesson 1 promised.',
  ],
  examples: [
    {
      task: 'Solve for $x$: $log_3(2x - 1) = 4$',
      steps: [
        ['Domain: x > 1/2. Say it as a power', '2x - 1', '=', '3^4'],
        ['Work out the power', '2x - 1', '=', '81'],
        ['Add 1 to both sides', '2x', '=', '82'],
        ['Divide both sides by 2', 'x', '=', '41'],
      ],
      answer: '41',
      remark: 'The domain comes from $2x - 1 > 0$, and 41 lies in it. Check: $log_3(81)$ is 4.',
      check: { kind: 'solve', equations: ['log_3(2x - 1) = 4'], variables: ['x'] },
    },
    {
      task: 'Solve for $x$: $log_6(x) + log_6(x + 5) = 2$',
      steps: [
        ['Domain: x > 0. Product law', 'log_6(x(x + 5))', '=', '2'],
        ['Say it as a power', 'x(x + 5)', '=', '6^2'],
        ['All on one side', 'x^2 + 5x - 36', '=', '0'],
        ['Factor', '(x - 4)(x + 9)', '=', '0'],
        ['The domain shuts out −9', 'x', '=', '4'],
      ],
      answer: '4',
      remark:
        'Both x and x + 5 must be positive; x > 0 is the stricter condition. Check: $log_6(4) + log_6(9)$ is $log_6(36)$, so 2.',
      check: { kind: 'solve', equations: ['log_6(x) + log_6(x + 5) = 2'], variables: ['x'] },
    },
    {
      task: 'Solve for $x$: $2log_3(x) = 1 + log_3(x + 6)$',
      steps: [
        ['Domain: x > 0. Power law on the left', 'log_3(x^2)', '=', '1 + log_3(x + 6)'],
        ['The plain 1 is a logarithm too', 'log_3(x^2)', '=', 'log_3(3) + log_3(x + 6)'],
        ['Product law on the right', 'log_3(x^2)', '=', 'log_3(3(x + 6))'],
        ['Equal logarithms of one base', 'x^2', '=', '3(x + 6)'],
        ['All on one side', 'x^2 - 3x - 18', '=', '0'],
        ['Factor', '(x - 6)(x + 3)', '=', '0'],
        ['The domain shuts out −3', 'x', '=', '6'],
      ],
      answer: '6',
      remark:
        'The step to $x^2$ lets negative numbers in, since their squares are positive. Check: $2log_3(6)$ is $log_3(36)$, and so is $log_3(3) + log_3(12)$.',
      check: { kind: 'solve', equations: ['2log_3(x) = 1 + log_3(x + 6)'], variables: ['x'] },
    },
    {
      task: 'Solve for $x$: $log_4(x - 5) = log_4(2x - 3)$',
      steps: [
        ['Domain: x > 5. Equal logarithms of one base', 'x - 5', '=', '2x - 3'],
        ['Subtract x, add 3, swap the sides', 'x', '=', '-2'],
        ['Outside the domain: inside the first logarithm stands', '-2 - 5', '=', '-7'],
      ],
      answer: 'no solution',
      remark:
        'The only candidate is −2, and the domain shuts it out. An equation may well have no solution; then that is the answer, and it earns full marks.',
      check: { kind: 'true', relations: ['-2 - 5 = 2*(-2) - 3', '-2 - 5 < 0'] },
      letters: { x: '-2' },
    },
  ],
  pitfalls: [
    {
      wrong: 'Both $x = 4$ and $x = -2$ solve $log_2(x) + log_2(x - 2) = 3$.',
      right: 'Only $x = 4$ solves $log_2(x) + log_2(x - 2) = 3$.',
      why: 'The quadratic equation has two solutions, but it asks for less than the given one. Without the domain you can’t see that −2 came in through the product.',
    },
    {
      wrong: 'Negative solutions are always false.',
      right: '$x = -6$ is the true solution of $log_2(2 - x) = 3$.',
      why: 'It is not x that must be positive, but what stands inside: here 2 − x, which is 8 for x = −6. Judge by the domain, not by the sign of x.',
    },
    {
      wrong: 'From $log_10(x^2) = 4$ follows $2log_10(x) = 4$, so only $x = 100$.',
      right: 'From $log_10(x^2) = 4$ follows $x^2 = 10^4$, so $x = 100$ or $x = -100$.',
      why: 'The power law is made for a positive x. Inside the square a negative x is welcome too, and bringing the 2 down shuts it out: here a true solution gets lost. Say it as a power instead.',
    },
    {
      wrong: '$log_2(x) + log_2(x + 2) = log_2(2x + 2)$',
      right: '$log_2(x) + log_2(x + 2) = log_2(x(x + 2))$',
      why: 'In a hurry the insides get added because the logarithms are. A sum outside belongs to a product inside.',
    },
    {
      wrong: 'From $log_3(x) = 1 + log_3(5)$ follows $x = 1 + 5$.',
      right: 'From $log_3(x) = 1 + log_3(5)$ follows $x = 3 * 5$.',
      why: '“Log” was crossed out, and the 1, which never had one, stayed as it was. Make it a logarithm first: $1 = log_3(3)$, and then use the product law.',
    },
  ],
};
