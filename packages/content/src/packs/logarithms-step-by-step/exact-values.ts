import type { Lesson } from '../pack.js';

export const exactValues: Lesson = {
  id: 'exact-values',
  title: 'Exact values without a calculator',
  minutes: 18,
  idea: [
    'You can find $log_2(32) = 5$ by counting. Now try $log_4(32)$. The powers of 4 are 4, 16, 64. They skip 32. So the answer is between 2 and 3. Can you write it down exactly?',
    'Look at what 4 and 32 have in common: both are powers of 2. $4 = 2^2$ and $32 = 2^5$. Let y be the unknown logarithm. Then $4^y = 32$ becomes $2^(2y) = 2^5$. Powers of the same base are equal only if their exponents are equal, so $2y = 5$ and $y = 5/2$. That’s exactly two and a half.',
    'That is the one method in this lesson: write the base and the number as powers of the same small number, then divide the exponents.',
    {
      formula: 'log_(b^m)(b^n) = n/m',
      words: 'The exponent of the number divided by the exponent of the base.',
      where: '$b > 0$, b not 1, m not 0',
    },
    'Here is why: raise $b^m$ to the power $n/m$. For a power of a power, you multiply the exponents, and m times $n/m$ is n. So you get $b^n$, just as the logarithm says.',
    { heading: 'What zero, negative and fractional exponents mean' },
    'Three definitions turn roots and fractions into powers. They aren’t arbitrary. They are the only ones for which multiplying powers still adds exponents.',
    {
      list: [
        '$b^0 = 1$, because multiplying by $b^0$ must add 0 to the exponent, which changes nothing.',
        '$b^(-n) = 1/b^n$, because the exponents −n and n must add up to 0, so the product of the two powers is 1.',
        '$b^(1/2) = sqrt(b)$, because multiplying it by itself must give $b^1$. In the same way $b^(1/3)$ is the cube root.',
      ],
    },
    'So you know four logarithms for every base:',
    {
      head: ['Number', 'As a power of b', 'Logarithm'],
      rows: [
        ['$1$', '$b^0$', '$log_b(1) = 0$'],
        ['$b$', '$b^1$', '$log_b(b) = 1$'],
        ['$1/b$', '$b^(-1)$', '$log_b(1/b) = -1$'],
        ['$sqrt(b)$', '$b^(1/2)$', '$log_b(sqrt(b)) = 1/2$'],
      ],
    },
    { heading: 'Powers worth memorizing' },
    {
      list: [
        'Powers of 2, exponents 1 to 10: 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024.',
        'Powers of 3, exponents 1 to 5: 3, 9, 27, 81, 243.',
        'Powers of 5, exponents 1 to 4: 5, 25, 125, 625.',
      ],
    },
    'Two checks take almost no time. First, the sign: for a base greater than 1, numbers greater than 1 have positive logarithms, and numbers between 0 and 1 have negative ones. Second, the value: raise the base to your answer, and you must get the number back.',
    'The method fails for $log_2(100)$, because 100 isn’t a power of 2. But 100 is a product, and the rules in the next lesson are about products.',
  ],
  examples: [
    {
      task: 'Find the exact value: $log_5(1/25)$',
      steps: [
        ['25 as a power of 5', '25', '=', '5^2'],
        ['Reciprocal: a negative exponent', '1/25', '=', '5^(-2)'],
        ['The logarithm is the exponent', 'log_5(5^(-2))', '=', '-2'],
      ],
      answer: '-2',
      remark: 'The sign is right: 1/25 is between 0 and 1, so its logarithm must be negative.',
      check: { kind: 'value', expression: 'log_5(1/25)' },
    },
    {
      task: 'Find the exact value: $log_27(9)$',
      steps: [
        ['Both are powers of 3: the number', '9', '=', '3^2'],
        ['The base', '27', '=', '3^3'],
        ['Exponent of the number over exponent of the base', 'log_27(9)', '=', '2/3'],
      ],
      answer: '2/3',
      remark:
        'Check: the cube root of 27 is 3, and its square is 9. So $27^(2/3) = 9$. The logarithm is less than 1 because 9 is less than the base.',
      check: { kind: 'value', expression: 'log_27(9)' },
    },
    {
      task: 'Find the exact value: $log_2(8sqrt(2))$',
      steps: [
        ['Each factor as a power of 2', '8sqrt(2)', '=', '2^3 * 2^(1/2)'],
        ['Multiplying powers adds exponents', '2^3 * 2^(1/2)', '=', '2^(7/2)'],
        ['The logarithm is the exponent', 'log_2(2^(7/2))', '=', '7/2'],
      ],
      answer: '7/2',
      remark:
        'Does it make sense? The number is about 11.3, between 8 and 16, so its logarithm must be between 3 and 4. It is 3.5.',
      check: { kind: 'value', expression: 'log_2(8sqrt(2))' },
    },
    {
      task: 'Find the exact value: $log_4(1/8) + log_(1/3)(9)$',
      steps: [
        ['First number as a power of 2', '1/8', '=', '2^(-3)'],
        ['Its base is 2 squared: divide the exponents', 'log_4(1/8)', '=', '-3/2'],
        ['Second base as a power of 3', '1/3', '=', '3^(-1)'],
        ['Divide the exponents: 2 by −1', 'log_(1/3)(9)', '=', '-2'],
        ['Add', '-3/2 - 2', '=', '-7/2'],
      ],
      answer: '-7/2',
      remark:
        'A base less than 1 reverses the sign rule. Powers of one third shrink, so to get 9 the exponent must be negative.',
      check: { kind: 'value', expression: 'log_4(1/8) + log_(1/3)(9)' },
    },
  ],
  pitfalls: [
    {
      wrong: '$log_2(1/8) = 1/3$',
      right: '$log_2(1/8) = -3$',
      why: 'A fraction inside doesn’t mean a fraction outside. The reciprocal of a power has a negative exponent; a fractional exponent is a root: $2^(1/3)$ is the cube root of 2, about 1.26.',
    },
    {
      wrong: '$log_8(2) = -3$',
      right: '$log_8(2) = 1/3$',
      why: 'This is the same mix-up the other way around. To get from 8 down to 2, you take a root, not a reciprocal: $8^(-3)$ would be $1/512$.',
    },
    {
      wrong: '$log_2(-8) = -3$',
      right: '$log_2(1/8) = -3$',
      why: 'The minus sign moved from the number to the exponent. In an exponent, it means the reciprocal; it never makes the power negative.',
    },
    {
      wrong: '$log_4(32) = 8$',
      right: '$log_4(32) = 5/2$',
      why: 'Dividing 32 by 4 gives 8, but you need to divide the exponents: 5 by 2. And 4 to the power 8 is 65,536, far from 32.',
    },
  ],
};
