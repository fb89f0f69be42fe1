import type { Lesson } from '../pack.js';

export const changeOfBase: Lesson = {
  id: 'change-of-base',
  title: 'Changing the base',
  minutes: 18,
  idea: [
    'In Lesson 1, you found that $log_2(100)$ is between 6 and 7. How can you get more digits? Your calculator may have only two logarithm keys: “log” for base 10 and “ln” for base e. Neither works with base 2.',
    'Compare the logarithms of the same numbers in two bases:',
    {
      head: ['x', '$log_10(x)$', '$log_2(x)$, rounded', 'second ÷ first'],
      rows: [
        ['10', '1', '3.322', '3.322'],
        ['100', '2', '6.644', '3.322'],
        ['1000', '3', '9.966', '3.322'],
      ],
    },
    'The last column never changes. Logarithms in two bases differ only by a constant factor, like lengths in inches and centimeters. So one key is enough if you know the factor. Here is where it comes from.',
    { heading: 'The derivation, in four lines' },
    {
      list: [
        'Let y be the number you want: $y = log_b(x)$.',
        'Write it in exponential form: $b^y = x$.',
        'Take a logarithm that your calculator has, on both sides: $ln(b^y) = ln(x)$.',
        'The power rule brings y down, $y*ln(b) = ln(x)$, and dividing by $ln(b)$ isolates it.',
      ],
    },
    {
      formula: 'log_b(x) = ln(x)/ln(b)',
      words: 'Change of base: the logarithm of the number divided by the logarithm of the base.',
      where: '$x > 0$, $b > 0$, b not 1',
    },
    {
      formula: 'log_b(x) = log_a(x)/log_a(b)',
      words: 'You can use any base a for the two new logarithms, as long as it is the same in both.',
      where: 'a also positive and not 1',
    },
    'To remember what goes where: the base is at the bottom of $log_b(x)$, and it goes at the bottom of the fraction.',
    'Now you know what a quotient of two logarithms is. In Lesson 3, you saw that it isn’t $log_b(x/y)$. It is a logarithm with a different base.',
    { heading: 'Two shortcuts' },
    'Substitute $a = x$ into the law: the numerator becomes $log_x(x)$, which is 1. And if the base is a power, its exponent ends up in the denominator, because the denominator is $ln(b^n) = n*ln(b)$.',
    {
      formula: 'log_b(x) = 1/log_x(b)',
      words: 'Swapping the base and the number gives the reciprocal.',
      where: 'x and b positive, neither equal to 1',
    },
    {
      formula: 'log_(b^n)(x) = log_b(x)/n',
      words: 'An exponent on the base divides the logarithm.',
      where: 'n not 0',
    },
    'The last rule lets you combine logarithms with related bases, such as 2, 4 and 8. Write them all with the smallest base. Now you are ready for the equations in the next two lessons.',
  ],
  examples: [
    {
      task: 'Find $log_2(100)$ to 2 decimal places.',
      steps: [
        ['Change of base', 'log_2(100)', '=', 'ln(100) ÷ ln(2)'],
        ['Enter it all at once, and round once', 'ln(100) ÷ ln(2)', '≈', '6.64'],
      ],
      answer: '6.64',
      remark:
        'It is between 6 and 7, as it must be. With the other key, $2/log_10(2)$, you get the same number. The new base cancels out.',
      check: { kind: 'value', expression: 'log_2(100)' },
    },
    {
      task: 'Write $log_8(32)$ with base 2 and give its exact value.',
      steps: [
        ['Change of base, to base 2', 'log_8(32)', '=', 'log_2(32)/log_2(8)'],
        ['2 to the power 5 is 32, 2 to the power 3 is 8', 'log_2(32)/log_2(8)', '=', '5/3'],
      ],
      answer: '5/3',
      remark:
        'This is the method from Lesson 2, dividing the exponents. Now you see that it was a change of base all along.',
      check: { kind: 'value', expression: 'log_8(32)' },
    },
    {
      task: 'Find the exact value: $log_3(7) * log_7(81)$',
      steps: [
        ['Write both with the same base', 'log_3(7) * log_7(81)', '=', 'ln(7)/ln(3) * (ln(81)/ln(7))'],
        ['ln 7 cancels', 'ln(7)/ln(3) * (ln(81)/ln(7))', '=', 'ln(81)/ln(3)'],
        ['Change of base, in reverse', 'ln(81)/ln(3)', '=', 'log_3(81)'],
        ['3 to what power is 81?', 'log_3(81)', '=', '4'],
      ],
      answer: '4',
      remark:
        'It’s like links in a chain: from 3 to 7 and then from 7 to 81 is from 3 to 81. The middle number doesn’t matter.',
      check: { kind: 'value', expression: 'log_3(7) * log_7(81)' },
    },
    {
      task: 'Write $log_2(x) + log_8(x)$ as a number times $log_2(x)$.',
      steps: [
        ['8 is 2 to the power 3: divide by 3', 'log_8(x)', '=', 'log_2(x)/3'],
        ['Substitute', 'log_2(x) + log_8(x)', '=', 'log_2(x) + log_2(x)/3'],
        ['Add one and one third', 'log_2(x) + log_2(x)/3', '=', '4/3*log_2(x)'],
      ],
      answer: '4/3 log₂ x',
      remark: 'Test with x = 8: 3 and 1 make 4, and four thirds of 3 is 4.',
      check: { kind: 'same', expression: 'log_2(x) + log_8(x)' },
    },
  ],
  pitfalls: [
    {
      wrong: '$log_2(100) = ln(2)/ln(100)$',
      right: '$log_2(100) = ln(100)/ln(2)$',
      why: 'The fraction is upside down. The size gives it away: 100 is greater than 2, so you need more than one factor of 2, and the answer must be greater than 1. Yours is about 0.15.',
    },
    {
      wrong: '$ln(100)/ln(2) = ln(50)$',
      right: '$ln(100) - ln(2) = ln(50)$',
      why: 'The quotient rule is about dividing inside one logarithm. Here, two separate logarithms are divided, and you can’t combine them.',
    },
    {
      wrong: '$log_2(100) = ln(100)/log_10(2)$',
      right: '$log_2(100) = log_10(100)/log_10(2)$',
      why: 'You used two different keys in one fraction. The constant factor between the bases cancels only if it is the same in the numerator and the denominator.',
    },
    {
      wrong: 'Round $ln(100)$ to 4.6 and $ln(2)$ to 0.7, then divide: 6.57.',
      right: 'Divide with all digits and round once, at the end: 6.64.',
      why: '0.7 instead of 0.693 is 1% too large, so the quotient is about 1% too small. That is enough to make the first decimal place wrong.',
    },
  ],
};
