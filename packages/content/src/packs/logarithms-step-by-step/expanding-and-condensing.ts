import type { Lesson } from '../pack.js';

export const expandingAndCondensing: Lesson = {
  id: 'expanding-and-condensing',
  title: 'Expanding and condensing',
  minutes: 20,
  idea: [
    'How bright a lamp of power p looks from the distance d is measured by $p/d^2$. What happens to its logarithm when you go twice as far away? In one piece, $log_2(p/d^2)$ does not tell. Taken apart it does: $log_2(p) - 2log_2(d)$. Doubling d adds 1 to $log_2(d)$, so the whole falls by 2: the lamp looks $2^2$ times weaker, at any distance. One look was enough.',
    'Taking apart is called expanding: you read the three laws from left to right. Putting together is called condensing: you read them from right to left. The laws are those of Lesson 3; what is new is the order.',
    {
      formula: 'log_b(x^2*y/z) = 2log_b(x) + log_b(y) - log_b(z)',
      words: 'From left to right: expanded. From right to left: condensed.',
      where: '$x > 0$, $y > 0$, $z > 0$',
    },
    { heading: 'Expanding: from the outside in' },
    {
      list: [
        'First write every root as a power: $sqrt(x) = x^(1/2)$.',
        'The fraction bar: logarithm of the top minus logarithm of the bottom. If the bottom is a product, put its logarithms in parentheses, since all of them are taken away.',
        'Products: one logarithm for each factor, joined by plus.',
        'Powers: bring each exponent in front of its own logarithm.',
        'Last: replace what you can work out, such as $log_2(8) = 3$.',
      ],
    },
    'Why outside in? In $5x^2$ the exponent belongs to x alone. The last operation there is the product of 5 and $x^2$, so the product must be undone first. Whoever brings the 2 to the front first has squared the 5 too.',
    { heading: 'Condensing: the same way back' },
    {
      list: [
        'Numbers in front become exponents: $2log_b(x)$ is $log_b(x^2)$. Only then are the logarithms bare enough for the other two laws.',
        'A number without a logarithm becomes one: 3 is $log_2(2^3)$, because a logarithm undoes the power.',
        'Everything with a plus goes into the numerator, everything with a minus into the denominator.',
      ],
    },
    {
      formula: 'n = log_b(b^n)',
      words: 'Every number is a logarithm: this lets plain numbers join in.',
      where: '$b > 0$, b not 1',
    },
    'All logarithms must have the same base, or nothing can be joined. If they have not, Lesson 5 helps.',
    'To check, put in numbers for which you know the logarithms. With base 2 try x = 4, y = 8: both sides must agree. One such test does not prove your line, but it finds nearly every slip.',
    'Condensing is no game: most equations with several logarithms are solved by first making them one. You will need it in Lesson 6.',
  ],
  examples: [
    {
      task: 'Expand: $log_2(8x^3)$',
      steps: [
        ['Product law', 'log_2(8x^3)', '=', 'log_2(8) + log_2(x^3)'],
        ['Power law: the 3 belongs to x alone', 'log_2(8) + log_2(x^3)', '=', 'log_2(8) + 3log_2(x)'],
        ['2 to which power is 8?', 'log_2(8) + 3log_2(x)', '=', '3 + 3log_2(x)'],
      ],
      answer: '3 + 3 log₂ x',
      remark: 'Test with x = 2: inside is 64, whose logarithm is 6; and 3 + 3 is 6 too.',
      check: { kind: 'same', expression: 'log_2(8x^3)' },
    },
    {
      task: 'Expand: $log_10(sqrt(x)/(100y))$',
      steps: [
        ['The root as a power', 'log_10(sqrt(x)/(100y))', '=', 'log_10(x^(1/2)/(100y))'],
        ['Quotient law', 'log_10(x^(1/2)/(100y))', '=', 'log_10(x^(1/2)) - log_10(100y)'],
        [
          'Product law: all of the denominator is taken away',
          'log_10(x^(1/2)) - log_10(100y)',
          '=',
          'log_10(x^(1/2)) - (log_10(100) + log_10(y))',
        ],
        [
          'Power law, and the logarithm of 100 is 2',
          'log_10(x^(1/2)) - (log_10(100) + log_10(y))',
          '=',
          '1/2*log_10(x) - 2 - log_10(y)',
        ],
      ],
      answer: '1/2 log₁₀ x - 2 - log₁₀ y',
      remark:
        'Test with x = 100 and y = 10: inside is 10/1000, whose logarithm is −2; and 1 − 2 − 1 is −2 too.',
      check: { kind: 'same', expression: 'log_10(sqrt(x)/(100y))' },
    },
    {
      task: 'Write as one logarithm: $2log_3(x) + log_3(y) - 4log_3(z)$',
      steps: [
        [
          'Power law: numbers in front become exponents',
          '2log_3(x) + log_3(y) - 4log_3(z)',
          '=',
          'log_3(x^2) + log_3(y) - log_3(z^4)',
        ],
        ['Product law for the plus', 'log_3(x^2) + log_3(y) - log_3(z^4)', '=', 'log_3(x^2*y) - log_3(z^4)'],
        ['Quotient law for the minus', 'log_3(x^2*y) - log_3(z^4)', '=', 'log_3(x^2*y/z^4)'],
      ],
      answer: 'log₃(x²y/z⁴)',
      remark:
        'Test with x = 3, y = 9 and z = 3: 2 + 2 − 4 is 0, and inside is 81/81, so 1, whose logarithm is 0.',
      check: { kind: 'same', expression: '2log_3(x) + log_3(y) - 4log_3(z)' },
    },
    {
      task: 'Write as one logarithm: $log_5(x^2 + 4x) - log_5(x) + 2$',
      steps: [
        ['Quotient law', 'log_5(x^2 + 4x) - log_5(x)', '=', 'log_5((x^2 + 4x)/x)'],
        ['Factor the numerator: x cancels', '(x^2 + 4x)/x', '=', 'x + 4'],
        ['The plain number as a logarithm', '2', '=', 'log_5(25)'],
        ['Product law', 'log_5(x + 4) + log_5(25)', '=', 'log_5(25(x + 4))'],
        ['Multiply out', 'log_5(25(x + 4))', '=', 'log_5(25x + 100)'],
      ],
      answer: 'log₅(25x + 100)',
      remark:
        'The sum $x^2 + 4x$ could not be split by any law. Factoring made a product of it, and products are what logarithms can work with.',
      check: { kind: 'same', expression: 'log_5(x^2 + 4x) - log_5(x) + 2' },
      letters: { x: '3' },
    },
  ],
  pitfalls: [
    {
      wrong: '$log_b(5x^2) = 2log_b(5x)$',
      right: '$log_b(5x^2) = log_b(5) + 2log_b(x)$',
      why: 'The exponent belongs to x only. Brought to the front at once, it squares the 5 as well: the left line would be $log_b(25x^2)$. Split the product first.',
    },
    {
      wrong: '$log_b(x) - log_b(y) - log_b(z) = log_b(x*z/y)$',
      right: '$log_b(x) - log_b(y) - log_b(z) = log_b(x/(y*z))$',
      why: 'Every minus sends its logarithm below the bar. Reading “minus y, then z” as one after the other lets z slip back to the top.',
    },
    {
      wrong: '$2log_b(x) + log_b(y) = log_b((x*y)^2)$',
      right: '$2log_b(x) + log_b(y) = log_b(x^2*y)$',
      why: 'The 2 was used after joining, so it caught y too. Numbers in front go up first, each on its own letter.',
    },
    {
      wrong: '$log_2(x) + 3 = log_2(x + 3)$',
      right: '$log_2(x) + 3 = log_2(8x)$',
      why: 'The plain 3 can’t walk into the logarithm as it is. It is a logarithm itself, $log_2(8)$, and adding logarithms multiplies the numbers.',
    },
  ],
};
