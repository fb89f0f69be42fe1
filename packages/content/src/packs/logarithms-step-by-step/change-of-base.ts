import type { Lesson } from '../pack.js';

export const changeOfBase: Lesson = {
  id: 'change-of-base',
  title: 'Changing the base',
  minutes: 18,
  idea: [
    'In Lesson 1 you found that $log_2(100)$ lies between 6 and 7. How can you get more digits? Your calculator may have only two keys: “log” for base 10 and “ln” for base e. Neither asks about base 2.',
    'Compare the logarithms of the same numbers for two bases:',
    {
      head: ['x', '$log_10(x)$', '$log_2(x)$, rounded', 'second ÷ first'],
      rows: [
        ['10', '1', '3.322', '3.322'],
        ['100', '2', '6.644', '3.322'],
        ['1000', '3', '9.966', '3.322'],
      ],
    },
    'The last column never changes. The logarithms of two bases differ only by a fixed factor, as lengths in inches and in centimeters do. So one key is enough, if you know the factor. Here is where it comes from.',
    { heading: 'The derivation, in four lines' },
    {
      list: [
        'Call what you want y: $y = log_b(x)$.',
        'Say it as a power: $b^y = x$.',
        'Take the logarithm that your calculator has, on both sides: $ln(b^y) = ln(x)$.',
        'The power law brings y down, $y*ln(b) = ln(x)$, and dividing by $ln(b)$ sets it free.',
      ],
    },
    {
      formula: 'log_b(x) = ln(x)/ln(b)',
      words: 'Change of base: logarithm of the number, divided by logarithm of the base.',
      where: '$x > 0$, $b > 0$, b not 1',
    },
    {
      formula: 'log_b(x) = log_a(x)/log_a(b)',
      words: 'Any base a will do for the two new logarithms, as long as it is the same in both.',
      where: 'a also positive and not 1',
    },
    'To remember what goes where: the base stands low in $log_b(x)$, and it goes into the denominator, low again.',
    'This answers what a quotient of two logarithms is. In Lesson 3 you saw that it is not $log_b(x/y)$. It is a logarithm with another base.',
    { heading: 'Two shortcuts that follow' },
    'Put $a = x$ into the law: the top becomes $log_x(x)$, which is 1. And if the base is a power, its exponent comes out below, because $ln(b^n) = n*ln(b)$ stands in the denominator.',
    {
      formula: 'log_b(x) = 1/log_x(b)',
      words: 'Swapping base and number turns the logarithm upside down.',
      where: 'x and b positive, neither of them 1',
    },
    {
      formula: 'log_(b^n)(x) = log_b(x)/n',
      words: 'An exponent on the base divides the logarithm.',
      where: 'n not 0',
    },
    'The last one lets you join logarithms of related bases, such as 2, 4 and 8: write them all with the smallest. With this, nothing stands between you and the equations of the next two lessons.',
  ],
  examples: [
    {
      task: 'Find $log_2(100)$ to 2 decimals.',
      steps: [
        ['Change of base', 'log_2(100)', '=', 'ln(100) ÷ ln(2)'],
        ['Type it in one go, round once', 'ln(100) ÷ ln(2)', '≈', '6.64'],
      ],
      answer: '6.64',
      remark:
        'It lies between 6 and 7, as it must. With the other key, $2/log_10(2)$, the same number comes out: the choice of base cancels.',
      check: { kind: 'value', expression: 'log_2(100)' },
    },
    {
      task: 'Write $log_8(32)$ with base 2 and give its exact value.',
      steps: [
        ['Change of base, to base 2', 'log_8(32)', '=', 'log_2(32)/log_2(8)'],
        ['2 to the power 5 is 32, to the power 3 is 8', 'log_2(32)/log_2(8)', '=', '5/3'],
      ],
      answer: '5/3',
      remark:
        'This is the move of Lesson 2, exponent by exponent. You now see that it was a change of base all along.',
      check: { kind: 'value', expression: 'log_8(32)' },
    },
    {
      task: 'Work out exactly: $log_3(7) * log_7(81)$',
      steps: [
        ['Both to one base', 'log_3(7) * log_7(81)', '=', 'ln(7)/ln(3) * (ln(81)/ln(7))'],
        ['ln 7 cancels', 'ln(7)/ln(3) * (ln(81)/ln(7))', '=', 'ln(81)/ln(3)'],
        ['Change of base, backward', 'ln(81)/ln(3)', '=', 'log_3(81)'],
        ['3 to which power is 81?', 'log_3(81)', '=', '4'],
      ],
      answer: '4',
      remark:
        'Like links of a chain: from 3 to 7, then from 7 to 81, is from 3 to 81. The middle does not matter.',
      check: { kind: 'value', expression: 'log_3(7) * log_7(81)' },
    },
    {
      task: 'Write $log_2(x) + log_8(x)$ as a number times $log_2(x)$.',
      steps: [
        ['8 is 2 to the power 3: divide by 3', 'log_8(x)', '=', 'log_2(x)/3'],
        ['Put it in', 'log_2(x) + log_8(x)', '=', 'log_2(x) + log_2(x)/3'],
        ['One and one third', 'log_2(x) + log_2(x)/3', '=', '4/3*log_2(x)'],
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
      why: 'Upside down. The size gives it away: 100 is more than 2, so more than one factor 2 is needed, and the answer must be above 1. Yours is about 0.15.',
    },
    {
      wrong: '$ln(100)/ln(2) = ln(50)$',
      right: '$ln(100) - ln(2) = ln(50)$',
      why: 'The quotient law is about dividing inside one logarithm. Here two finished numbers are divided, and nothing may be joined.',
    },
    {
      wrong: '$log_2(100) = ln(100)/log_10(2)$',
      right: '$log_2(100) = log_10(100)/log_10(2)$',
      why: 'Two different keys in one fraction. The fixed factor between the bases cancels only if it is the same above and below.',
    },
    {
      wrong: 'Round $ln(100)$ to 4.6 and $ln(2)$ to 0.7, then divide: 6.57.',
      right: 'Divide with all digits and round once, at the end: 6.64.',
      why: '0.7 instead of 0.693 is 1% too much, so the quotient comes out 1% too small. That is enough to spoil its first decimal.',
    },
  ],
};
