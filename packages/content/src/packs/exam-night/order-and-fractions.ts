import type { Lesson } from '../pack.js';

export const orderAndFractions: Lesson = {
  id: 'order-and-fractions',
  title: 'Order of operations and fractions under pressure',
  minutes: 20,
  idea: [
    'What is $8 - 2 * (3 - 5)^2$? Tired students get 24, because they work from left to right, or −8, because they also square the 2. The value is 0. An expression is built in layers, like a package, and you have to unwrap the layers in the right order.',
    {
      list: [
        'Parentheses first: $3 - 5 = -2$.',
        'Then powers: $(-2)^2 = 4$.',
        'Then products and quotients, from left to right: $2 * 4 = 8$.',
        'Sums and differences last, from left to right: $8 - 8 = 0$.',
      ],
    },
    'Why this order? A power is shorthand for a product, and a product is shorthand for a sum: $2 * 4$ means $4 + 4$. You have to expand the shorthand before you can combine it with the rest. Parentheses come first because that is what they are for.',
    'Two symbols act like parentheses without looking like them. A fraction bar groups its numerator and its denominator. A root groups everything under it.',
    { heading: 'The minus sign, the source of most mistakes' },
    {
      formula: 'a - (b - c) = a - b + c',
      words:
        'If you subtract all of $b$, you subtract $c$ too much, so add it back. Every sign inside changes.',
    },
    'And an exponent applies only to what is right before it. In $-3^2$, it applies to the 3, so the value is −9. In $(-3)^2$, it applies to the parentheses, and the value is 9.',
    { heading: 'Fractions: three rules, with a reason for each' },
    {
      formula: 'a/b + c/d = (a*d + b*c)/(b*d)',
      words:
        'To add, you need pieces of equal size. Rewrite both with the same denominator, then count the pieces.',
      where: '$b$ and $d$ not 0',
    },
    {
      formula: '(a/b)*(c/d) = (a*c)/(b*d)',
      words: 'Multiplying takes a part of a part. Cancel before you multiply to keep the numbers small.',
      where: '$b$ and $d$ not 0',
    },
    {
      formula: '(a/b)/(c/d) = (a/b)*(d/c)',
      words: 'To divide, multiply by the reciprocal.',
      where: '$b$, $c$ and $d$ not 0',
    },
    'Why the reciprocal? How many times does $1/8$ fit into 1? Eight times. So dividing by $1/8$ is multiplying by 8, and dividing by $3/8$, which is three times as much, gives a third of that: 8 over 3.',
    'The habit that saves the most points costs nothing: make one change per line, and align the equals signs. Mistakes are hard to find in a long line and easy to find in a short one.',
    'Percentages are fractions in disguise, and they are the topic of the next lesson.',
  ],
  examples: [
    {
      task: 'Evaluate: $20 - 3(2 - 6)^2/8$',
      steps: [
        ['Parentheses', '20 - 3(2 - 6)^2/8', '=', '20 - 3(-4)^2/8'],
        ['Power', '20 - 3(-4)^2/8', '=', '20 - 3 * 16/8'],
        ['Product, then quotient', '20 - 3 * 16/8', '=', '20 - 6'],
        ['Difference', '20 - 6', '=', '14'],
      ],
      answer: '14',
      remark:
        'The difference 20 − 3 comes first in the expression, but the subtraction comes last. You can’t subtract anything from 20 until you know the product.',
      check: { kind: 'value', expression: '20 - 3(2 - 6)^2/8' },
    },
    {
      task: 'Evaluate: $3/4 - 5/6 + 1/3$',
      steps: [
        ['Everything in twelfths', '3/4 - 5/6 + 1/3', '=', '9/12 - 10/12 + 4/12'],
        ['Count the twelfths', '9/12 - 10/12 + 4/12', '=', '3/12'],
        ['Reduce the fraction', '3/12', '=', '1/4'],
      ],
      answer: '1/4',
      remark:
        'The least common denominator of 4, 6 and 3 is 12. Using 4 × 6 × 3 = 72 also works, but the numbers are six times as large, and mistakes are more likely.',
      check: { kind: 'value', expression: '3/4 - 5/6 + 1/3' },
    },
    {
      task: 'Evaluate: $(2/3 + 1/4)/(5/6 - 3/8)$',
      steps: [
        ['The numerator, in twelfths', '2/3 + 1/4', '=', '11/12'],
        ['The denominator, in twenty-fourths', '5/6 - 3/8', '=', '11/24'],
        ['Divide: multiply by the reciprocal', '(11/12)/(11/24)', '=', '11/12 * (24/11)'],
        ['Cancel 11 and 12', '11/12 * (24/11)', '=', '2'],
      ],
      answer: '2',
      remark:
        'The long bar acts like parentheses. Simplify the numerator and the denominator separately. If you multiplied 11 × 24 and 12 × 11 first, you wouldn’t see that nearly everything cancels.',
      check: { kind: 'value', expression: '(2/3 + 1/4)/(5/6 - 3/8)' },
    },
    {
      task: 'Evaluate: $-3^2 + (-3)^2 - (-2)^3$',
      steps: [
        ['The exponent applies only to the 3', '-3^2', '=', '-9'],
        ['The exponent applies to the parentheses', '(-3)^2', '=', '9'],
        ['Three factors of −2', '(-2)^3', '=', '-8'],
        ['Combine', '-9 + 9 - (-8)', '=', '8'],
      ],
      answer: '8',
      remark:
        'Negative times negative is positive. An even power of a negative number is positive, and an odd power is negative.',
      check: { kind: 'value', expression: '-3^2 + (-3)^2 - (-2)^3' },
    },
  ],
  pitfalls: [
    {
      wrong: '$1/2 + 1/3 = 2/5$',
      right: '$1/2 + 1/3 = 5/6$',
      why: 'Numerators and denominators were added separately. But $2/5$ is less than $1/2$ alone, so something must be wrong. Halves and thirds are pieces of different sizes.',
    },
    {
      wrong: '$(a + b)/a = b$',
      right: '$(a*b)/a = b$',
      why: 'Only factors cancel, because canceling is dividing. In a sum both terms must be divided: $(a + b)/a$ is $1 + b/a$.',
    },
    {
      wrong: '$a - (b - c) = a - b - c$',
      right: '$a - (b - c) = a - b + c$',
      why: 'The minus in front of the parentheses was applied only to the first term. It subtracts everything inside, so every sign inside changes.',
    },
    {
      wrong: '$8 ÷ 2 * 4 = 1$',
      right: '$8 ÷ 2 * 4 = 16$',
      why: 'Multiplication and division have the same priority, so you work from left to right: 8 divided by 2, then times 4. To divide by the whole product, write $8 ÷ (2 * 4)$.',
    },
  ],
};
