import type { Lesson } from '../pack.js';

export const expandingAndCondensing: Lesson = {
  id: 'expanding-and-condensing',
  title: 'Expanding and condensing',
  minutes: 20,
  idea: [
    'The apparent brightness of a lamp with power p at distance d is measured by $p/d^2$. What happens to its logarithm when you move twice as far away? As a single logarithm, $log_2(p/d^2)$ doesn’t tell you. Expanded, it does: $log_2(p) - 2log_2(d)$. Doubling d adds 1 to $log_2(d)$, so the total falls by 2. The brightness is divided by $2^2$, at any distance. You can see it right away.',
    'Taking a logarithm apart is called expanding. You use the three rules from left to right. Putting logarithms together is called condensing. You use the rules from right to left. These are the rules from Lesson 3; only the order is new.',
    {
      formula: 'log_b(x^2*y/z) = 2log_b(x) + log_b(y) - log_b(z)',
      words: 'From left to right: expanded. From right to left: condensed.',
      where: '$x > 0$, $y > 0$, $z > 0$',
    },
    { heading: 'Expanding: from the outside in' },
    {
      list: [
        'First write every root as a power: $sqrt(x) = x^(1/2)$.',
        'The fraction bar: the logarithm of the numerator minus the logarithm of the denominator. If the denominator is a product, put its logarithms in parentheses, because you subtract all of them.',
        'Products: one logarithm for each factor, with plus signs between them.',
        'Powers: bring each exponent in front of its own logarithm.',
        'Last: evaluate what you can, such as $log_2(8) = 3$.',
      ],
    },
    'Why outside in? In $5x^2$, the exponent applies only to x. The last operation there is the product of 5 and $x^2$, so you must undo the product first. If you bring the 2 to the front first, you square the 5 as well.',
    { heading: 'Condensing: the reverse' },
    {
      list: [
        'Coefficients become exponents: $2log_b(x)$ is $log_b(x^2)$. Only then can you use the other two rules.',
        'Write a number without a logarithm as one: 3 is $log_2(2^3)$, because the logarithm undoes the power.',
        'Everything that is added goes in the numerator, and everything that is subtracted goes in the denominator.',
      ],
    },
    {
      formula: 'n = log_b(b^n)',
      words: 'Every number can be written as a logarithm, so plain numbers can be combined too.',
      where: '$b > 0$, b not 1',
    },
    'All logarithms must have the same base, or you can’t combine them. If they don’t, Lesson 5 helps.',
    'To check, substitute numbers whose logarithms you know. With base 2, try x = 4 and y = 8. Both sides must agree. One test like this doesn’t prove your result, but it catches nearly every mistake.',
    'Condensing is useful: to solve most equations with several logarithms, you first combine them into one. You’ll need it in Lesson 6.',
  ],
  examples: [
    {
      task: 'Expand: $log_2(8x^3)$',
      steps: [
        ['Product rule', 'log_2(8x^3)', '=', 'log_2(8) + log_2(x^3)'],
        ['Power rule: the 3 applies only to x', 'log_2(8) + log_2(x^3)', '=', 'log_2(8) + 3log_2(x)'],
        ['2 to what power is 8?', 'log_2(8) + 3log_2(x)', '=', '3 + 3log_2(x)'],
      ],
      answer: '3 + 3 log₂ x',
      remark: 'Test with x = 2: the inside is 64, whose logarithm is 6, and 3 + 3 is also 6.',
      check: { kind: 'same', expression: 'log_2(8x^3)' },
    },
    {
      task: 'Expand: $log_10(sqrt(x)/(100y))$',
      steps: [
        ['Write the root as a power', 'log_10(sqrt(x)/(100y))', '=', 'log_10(x^(1/2)/(100y))'],
        ['Quotient rule', 'log_10(x^(1/2)/(100y))', '=', 'log_10(x^(1/2)) - log_10(100y)'],
        [
          'Product rule: subtract the whole denominator',
          'log_10(x^(1/2)) - log_10(100y)',
          '=',
          'log_10(x^(1/2)) - (log_10(100) + log_10(y))',
        ],
        [
          'Power rule, and the logarithm of 100 is 2',
          'log_10(x^(1/2)) - (log_10(100) + log_10(y))',
          '=',
          '1/2*log_10(x) - 2 - log_10(y)',
        ],
      ],
      answer: '1/2 log₁₀ x - 2 - log₁₀ y',
      remark:
        'Test with x = 100 and y = 10: the inside is 10/1000, whose logarithm is −2, and 1 − 2 − 1 is also −2.',
      check: { kind: 'same', expression: 'log_10(sqrt(x)/(100y))' },
    },
    {
      task: 'Write as one logarithm: $2log_3(x) + log_3(y) - 4log_3(z)$',
      steps: [
        [
          'Power rule: coefficients become exponents',
          '2log_3(x) + log_3(y) - 4log_3(z)',
          '=',
          'log_3(x^2) + log_3(y) - log_3(z^4)',
        ],
        [
          'Product rule for the addition',
          'log_3(x^2) + log_3(y) - log_3(z^4)',
          '=',
          'log_3(x^2*y) - log_3(z^4)',
        ],
        ['Quotient rule for the subtraction', 'log_3(x^2*y) - log_3(z^4)', '=', 'log_3(x^2*y/z^4)'],
      ],
      answer: 'log₃(x²y/z⁴)',
      remark:
        'Test with x = 3, y = 9 and z = 3: 2 + 2 − 4 is 0, and the inside is 81/81, so 1, whose logarithm is 0.',
      check: { kind: 'same', expression: '2log_3(x) + log_3(y) - 4log_3(z)' },
    },
    {
      task: 'Write as one logarithm: $log_5(x^2 + 4x) - log_5(x) + 2$',
      steps: [
        ['Quotient rule', 'log_5(x^2 + 4x) - log_5(x)', '=', 'log_5((x^2 + 4x)/x)'],
        ['Factor the numerator: x cancels', '(x^2 + 4x)/x', '=', 'x + 4'],
        ['Write the plain number as a logarithm', '2', '=', 'log_5(25)'],
        ['Product rule', 'log_5(x + 4) + log_5(25)', '=', 'log_5(25(x + 4))'],
        ['Expand', 'log_5(25(x + 4))', '=', 'log_5(25x + 100)'],
      ],
      answer: 'log₅(25x + 100)',
      remark:
        'No rule lets you split the sum $x^2 + 4x$. Factoring turns it into a product, and there is a rule for products.',
      check: { kind: 'same', expression: 'log_5(x^2 + 4x) - log_5(x) + 2' },
      letters: { x: '3' },
    },
  ],
  pitfalls: [
    {
      wrong: '$log_b(5x^2) = 2log_b(5x)$',
      right: '$log_b(5x^2) = log_b(5) + 2log_b(x)$',
      why: 'The exponent applies only to x. If you bring it to the front right away, it squares the 5 as well: $2log_b(5x)$ is $log_b(25x^2)$. Split the product first.',
    },
    {
      wrong: '$log_b(x) - log_b(y) - log_b(z) = log_b(x*z/y)$',
      right: '$log_b(x) - log_b(y) - log_b(z) = log_b(x/(y*z))$',
      why: 'Every minus sign sends its logarithm to the denominator. Reading the line as “minus y, then z” lets z slip back into the numerator.',
    },
    {
      wrong: '$2log_b(x) + log_b(y) = log_b((x*y)^2)$',
      right: '$2log_b(x) + log_b(y) = log_b(x^2*y)$',
      why: 'The 2 was applied after combining, so it affected y too. First turn each coefficient into an exponent on its own letter.',
    },
    {
      wrong: '$log_2(x) + 3 = log_2(x + 3)$',
      right: '$log_2(x) + 3 = log_2(8x)$',
      why: 'You can’t move the plain 3 into the logarithm as it is. Write it as a logarithm, $log_2(8)$; adding logarithms multiplies the numbers.',
    },
  ],
};
