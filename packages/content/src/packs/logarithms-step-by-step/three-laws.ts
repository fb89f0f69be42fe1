import type { Lesson } from '../pack.js';

export const threeLaws: Lesson = {
  id: 'three-laws',
  title: 'Three rules, and why they are true',
  minutes: 20,
  idea: [
    'A table tells you $log_10(2) ≈ 0.301$ and $log_10(3) ≈ 0.477$. Can you find $log_10(6)$ without a calculator?',
    'Translate it to powers. The table says that 2 is about $10^0.301$ and 3 is about $10^0.477$. Now 6 is 2 times 3, and when you multiply powers of 10, you add their exponents: 0.301 plus 0.477 is 0.778. So 6 is about $10^0.778$, which means $log_10(6) ≈ 0.778$. You multiplied the numbers, and the logarithms were added.',
    { heading: 'A product becomes a sum' },
    'The same works for any two positive numbers and any base. Let m be $log_b(x)$ and n be $log_b(y)$. By the definition of a logarithm, $x = b^m$ and $y = b^n$. Multiply: $b^m * b^n = b^(m + n)$. So x times y is b to the power m + n, and its logarithm is m + n, the sum of the two.',
    {
      formula: 'log_b(x*y) = log_b(x) + log_b(y)',
      words: 'Product rule: the logarithm of a product is the sum of the logarithms.',
      where: '$x > 0$, $y > 0$',
    },
    {
      drawing: {
        description:
          'Two bars laid end to end. The first is as long as log 2, and the second is as long as log 3. Below them is one bar of the same total length: log 6.',
        shapes: [
          { kind: 'segment', from: [0, 0], to: [3.01, 0] },
          { kind: 'segment', from: [3.01, 0], to: [7.78, 0] },
          { kind: 'segment', from: [0, -0.15], to: [0, 0.15] },
          { kind: 'segment', from: [3.01, -0.15], to: [3.01, 0.15] },
          { kind: 'segment', from: [7.78, -0.15], to: [7.78, 0.15] },
          { kind: 'label', at: [1.5, 0.6], text: 'log 2' },
          { kind: 'label', at: [5.4, 0.6], text: 'log 3' },
          { kind: 'segment', from: [0, -1], to: [7.78, -1] },
          { kind: 'segment', from: [0, -1.15], to: [0, -0.85] },
          { kind: 'segment', from: [7.78, -1.15], to: [7.78, -0.85] },
          { kind: 'label', at: [3.89, -1.6], text: 'log 6' },
        ],
      },
    },
    'This picture was once a real tool, the slide rule. On two rulers with logarithmic scales, you put one length after the other and read the product. For more than three hundred years, engineers multiplied by adding lengths.',
    { heading: 'A quotient becomes a difference, and an exponent becomes a factor' },
    'Dividing powers subtracts exponents: $b^m/b^n = b^(m - n)$. So the logarithm of a quotient is m − n.',
    {
      formula: 'log_b(x/y) = log_b(x) - log_b(y)',
      words: 'Quotient rule: the logarithm of a quotient is the difference, numerator minus denominator.',
      where: '$x > 0$, $y > 0$',
    },
    'Raising a power multiplies exponents: $(b^m)^n = b^(m*n)$. So the exponent comes out in front as a factor. For $x^3$, you can also see it from the product rule: three equal factors give three equal logarithms.',
    {
      formula: 'log_b(x^n) = n*log_b(x)',
      words:
        'Power rule: the exponent becomes a factor in front. It works for every n, including negative numbers and fractions.',
      where: '$x > 0$',
    },
    {
      head: ['What happens to powers', 'What happens to logarithms'],
      rows: [
        ['$b^m * b^n = b^(m + n)$', 'multiply inside, add outside'],
        ['$b^m/b^n = b^(m - n)$', 'divide inside, subtract outside'],
        ['$(b^m)^n = b^(m*n)$', 'raise inside, multiply outside'],
      ],
    },
    'Each rule lowers the operation by one level. That is why there is no rule for $log_b(x + y)$. Adding is already the lowest level, so it can’t become anything simpler. Test it: $log_2(8 + 8)$ is $log_2(16)$, which is 4, while $log_2(8) + log_2(8)$ is 6.',
  ],
  examples: [
    {
      task: 'Find the exact value: $log_6(4) + log_6(9)$',
      steps: [
        ['Product rule', 'log_6(4) + log_6(9)', '=', 'log_6(4 * 9)'],
        ['Multiply', 'log_6(4 * 9)', '=', 'log_6(36)'],
        ['6 to what power is 36?', 'log_6(36)', '=', '2'],
      ],
      answer: '2',
      remark:
        'Neither 4 nor 9 is a power of 6 that you would recognize, but their product is. So look at the product before you reach for a calculator.',
      check: { kind: 'value', expression: 'log_6(4) + log_6(9)' },
    },
    {
      task: 'Find the exact value: $log_2(80) - log_2(5)$',
      steps: [
        ['Quotient rule', 'log_2(80) - log_2(5)', '=', 'log_2(80/5)'],
        ['Divide', 'log_2(80/5)', '=', 'log_2(16)'],
        ['2 to what power is 16?', 'log_2(16)', '=', '4'],
      ],
      answer: '4',
      remark: 'You can also see why: 80 is 5 doubled four times, so its logarithm is 4 more than that of 5.',
      check: { kind: 'value', expression: 'log_2(80) - log_2(5)' },
    },
    {
      task: 'Find the exact value: $3log_10(2) + log_10(125)$',
      steps: [
        ['Power rule: the factor becomes an exponent', '3log_10(2)', '=', 'log_10(2^3)'],
        ['Product rule', 'log_10(2^3) + log_10(125)', '=', 'log_10(8 * 125)'],
        ['Multiply', 'log_10(8 * 125)', '=', 'log_10(1000)'],
        ['10 to what power is 1000?', 'log_10(1000)', '=', '3'],
      ],
      answer: '3',
      remark:
        'The coefficient 3 had to become an exponent first. The product rule combines plain logarithms, not multiples of them.',
      check: { kind: 'value', expression: '3log_10(2) + log_10(125)' },
    },
    {
      task: 'You know $log_10(2) ≈ 0.301$ and $log_10(3) ≈ 0.477$. Find $log_10(72)$ to 3 decimal places.',
      steps: [
        ['Factor 72 into 2s and 3s', '72', '=', '2^3 * 3^2'],
        ['Product rule', 'log_10(72)', '=', 'log_10(2^3) + log_10(3^2)'],
        ['Power rule, twice', 'log_10(2^3) + log_10(3^2)', '=', '3log_10(2) + 2log_10(3)'],
        ['Substitute the values from the table', '3log_10(2) + 2log_10(3)', '≈', '3 * 0.301 + 2 * 0.477'],
        ['Evaluate', '3log_10(2) + 2log_10(3)', '≈', '1.857'],
      ],
      answer: '1.857',
      remark:
        'Estimate first: 72 is between 10 and 100, closer to 100, so the logarithm must be between 1 and 2, closer to 2. The rounding errors in the table are multiplied too. With much larger factors, the last decimal place wouldn’t be reliable.',
      check: { kind: 'value', expression: 'log_10(72)' },
    },
  ],
  pitfalls: [
    {
      wrong: '$log_b(x + y) = log_b(x) + log_b(y)$',
      right: '$log_b(x*y) = log_b(x) + log_b(y)$',
      why: 'It looks like the distributive property, but “log” isn’t a factor that you can multiply by. It asks a question about what is inside, so you must add up a sum inside first.',
    },
    {
      wrong: '$log_b(x)/log_b(y) = log_b(x) - log_b(y)$',
      right: '$log_b(x/y) = log_b(x) - log_b(y)$',
      why: 'The fraction bar must be inside the logarithm. A quotient of two logarithms is something else; Lesson 5 shows what.',
    },
    {
      wrong: '$log_b(x)^2 = 2log_b(x)$',
      right: '$log_b(x^2) = 2log_b(x)$',
      why: 'Only an exponent on the number inside comes out. On the left, the logarithm itself is squared. With $log_2(8) = 3$, that is 9, not 6.',
    },
  ],
};
