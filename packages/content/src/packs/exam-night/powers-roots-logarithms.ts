import type { Lesson } from '../pack.js';

export const powersRootsLogarithms: Lesson = {
  id: 'powers-roots-logarithms',
  title: 'Powers, roots and logarithms on one page',
  minutes: 28,
  idea: [
    'Three facts: $2^5 = 32$. The fifth root of 32 is 2. $log_2(32) = 5$. They are the same fact, seen from three sides. Base, exponent, result: if you know two of them, the third is a power, a root or a logarithm. So there is just one set of rules to learn, not three.',
    { heading: 'It all comes from counting factors' },
    '$x^3 * x^2$ is three factors of $x$ and then two more: five. $(x^3)^2$ is three factors, twice: six. And dividing removes factors.',
    {
      formula: 'x^m*x^n = x^(m + n)',
      words: 'To multiply powers of the same base, add the exponents.',
      where: '$x > 0$',
    },
    { formula: 'x^m/x^n = x^(m - n)', words: 'To divide them, subtract the exponents.', where: '$x > 0$' },
    {
      formula: '(x^m)^n = x^(m*n)',
      words: 'For a power of a power, multiply the exponents.',
      where: '$x > 0$',
    },
    {
      formula: '(x*y)^n = x^n*y^n',
      words: 'To raise a product to a power, raise each factor.',
      where: '$x > 0$, $y > 0$',
    },
    'For the rules to keep working, there is only one choice for the other exponents. $x^0$ must be 1, because $x^3/x^3$ is 1. $x^(-n)$ must be $1/x^n$. And $x^(1/2)$ must be the square root, because multiplied by itself it gives $x^1$.',
    { heading: 'The same rules, written three ways' },
    {
      head: ['Powers', 'Roots', 'Logarithms'],
      rows: [
        ['$x^0 = 1$', '$sqrt(1) = 1$', '$log_b(1) = 0$'],
        ['$(x*y)^n = x^n*y^n$', '$sqrt(x*y) = sqrt(x)*sqrt(y)$', '$log_b(x*y) = log_b(x) + log_b(y)$'],
        ['$(x/y)^n = x^n/y^n$', '$sqrt(x/y) = sqrt(x)/sqrt(y)$', '$log_b(x/y) = log_b(x) - log_b(y)$'],
        ['$(x^m)^n = x^(m*n)$', '$sqrt(x)^2 = x$', '$log_b(x^n) = n*log_b(x)$'],
        ['no rule for $(x + y)^n$', 'none for $sqrt(x + y)$', 'none for $log_b(x + y)$'],
      ],
    },
    'The last row is the most important one. A sum inside stays a sum inside. Nowhere else is it so tempting to make up a rule.',
    { heading: 'Which tool to use' },
    {
      list: [
        'Different bases: write them as powers of one prime. 8, 16 and 1/4 are all powers of 2.',
        'The root of a large number: take out the largest square factor, as in $sqrt(72) = sqrt(36 * 2)$, so $6sqrt(2)$.',
        '$x$ in the exponent: compare exponents of a common base, or take logarithms of both sides. Any base works; ln, the natural logarithm, has its own key on your calculator.',
        '$x$ inside a logarithm: condense to one logarithm, write it in exponential form, then check that everything inside is positive.',
      ],
    },
    'That’s it for numbers. The next lesson is about figures.',
  ],
  examples: [
    {
      task: 'Evaluate without a calculator: $8^(-2/3) * 16^(3/4)$',
      steps: [
        ['Write both bases as powers of 2', '8^(-2/3) * 16^(3/4)', '=', '(2^3)^(-2/3) * (2^4)^(3/4)'],
        ['Power of a power: multiply the exponents', '(2^3)^(-2/3) * (2^4)^(3/4)', '=', '2^(-2) * 2^3'],
        ['Product: add the exponents', '2^(-2) * 2^3', '=', '2'],
      ],
      answer: '2',
      remark:
        'Read $8^(-2/3)$ in pieces: the denominator 3 means cube root, 2; the numerator 2 means square, 4; the minus means reciprocal, 1/4.',
      check: { kind: 'value', expression: '8^(-2/3) * 16^(3/4)' },
    },
    {
      task: 'Simplify: $sqrt(72) + sqrt(50) - sqrt(8)$',
      steps: [
        [
          'Find the largest square factor in each',
          'sqrt(72) + sqrt(50) - sqrt(8)',
          '=',
          'sqrt(36 * 2) + sqrt(25 * 2) - sqrt(4 * 2)',
        ],
        [
          'Root of a product',
          'sqrt(36 * 2) + sqrt(25 * 2) - sqrt(4 * 2)',
          '=',
          '6sqrt(2) + 5sqrt(2) - 2sqrt(2)',
        ],
        ['Combine like terms: 6 + 5 − 2 = 9', '6sqrt(2) + 5sqrt(2) - 2sqrt(2)', '=', '9sqrt(2)'],
      ],
      answer: '9√2',
      remark:
        'You combine equal roots just as you combine like terms. The root of 72 + 50 − 8 would be a different number: 10.7 instead of 12.7.',
      check: { kind: 'value', expression: 'sqrt(72) + sqrt(50) - sqrt(8)' },
    },
    {
      task: 'Find the exact value: $2log_6(2) + log_6(27) - log_6(3)$',
      steps: [
        ['Coefficients become exponents', '2log_6(2)', '=', 'log_6(4)'],
        [
          'Addition multiplies, subtraction divides',
          'log_6(4) + log_6(27) - log_6(3)',
          '=',
          'log_6(4 * 27/3)',
        ],
        ['Simplify inside', 'log_6(4 * 27/3)', '=', 'log_6(36)'],
        ['6 to what power is 36?', 'log_6(36)', '=', '2'],
      ],
      answer: '2',
      remark:
        'None of the three logarithms is a whole number. When a problem asks for the exact value, they must combine.',
      check: { kind: 'value', expression: '2log_6(2) + log_6(27) - log_6(3)' },
    },
    {
      task: 'Solve for $x$: $8^(x - 1) = 4^(x + 2)$',
      steps: [
        ['Write both bases as powers of 2', '(2^3)^(x - 1)', '=', '(2^2)^(x + 2)'],
        ['Power of a power: multiply the exponents', '2^(3x - 3)', '=', '2^(2x + 4)'],
        ['Equal powers of 2 have equal exponents', '3x - 3', '=', '2x + 4'],
        ['Subtract 2x and add 3', 'x', '=', '7'],
      ],
      answer: '7',
      remark:
        'Check: $8^6$ and $4^9$ are both $2^18$. No common base, as in $3^x = 20$? Then $x*ln(3) = ln(20)$, so $x$ is $ln(20) ÷ ln(3)$, about 2.73.',
      check: { kind: 'solve', equations: ['8^(x - 1) = 4^(x + 2)'], variables: ['x'] },
    },
    {
      task: 'Solve for $x$: $log_2(x) + log_2(x + 2) = 3$',
      steps: [
        ['Product rule', 'log_2(x(x + 2))', '=', '3'],
        ['Write in exponential form', 'x(x + 2)', '=', '2^3'],
        ['Move all terms to one side', 'x^2 + 2x - 8', '=', '0'],
        ['Product −8, sum 2', '(x - 2)(x + 4)', '=', '0'],
        ['The inside of a logarithm must be positive: reject −4', 'x', '=', '2'],
      ],
      answer: '2',
      remark:
        'Check: $log_2(2) + log_2(4)$ is 1 + 2. This one problem uses a logarithm, a quadratic equation and a domain; problems like this come at the end of an exam.',
      check: { kind: 'solve', equations: ['log_2(x) + log_2(x + 2) = 3'], variables: ['x'] },
    },
  ],
  pitfalls: [
    {
      wrong: '$x^2*x^3 = x^6$',
      right: '$x^2*x^3 = x^5$',
      why: 'The exponents were multiplied because the powers are. Count: two factors and three factors make five.',
    },
    {
      wrong: '$sqrt(x^2 + y^2) = x + y$',
      right: '$sqrt((x + y)^2) = x + y$',
      why: 'The root was taken term by term. Try 3 and 4: 5 is not 7. You get the sum back only from the square of the whole sum, and only if the sum isn’t negative.',
    },
    {
      wrong: '$2^(-3) = -8$',
      right: '$2^(-3) = 1/8$',
      why: 'A negative exponent means the reciprocal; it doesn’t make the power negative. Count down: 8, 4, 2, 1, 1/2, 1/4, 1/8. Each step divides by 2.',
    },
    {
      wrong: '$log_2(4 + 4) = 2 + 2$',
      right: '$log_2(4 + 4) = 3$',
      why: 'The product rule was used for a sum. There is no rule for a sum inside. Add first, to get 8. The sum 2 + 2 is the value of $log_2(4 * 4)$.',
    },
    {
      wrong: '$(3x)^2 = 3x^2$',
      right: '$(3x)^2 = 9x^2$',
      why: 'The parentheses say that the 3 is squared as well. Without them, the exponent would apply only to $x$.',
    },
  ],
};
