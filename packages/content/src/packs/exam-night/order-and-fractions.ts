import type { Lesson } from '../pack.js';

export const orderAndFractions: Lesson = {
  id: 'order-and-fractions',
  title: 'Order and fractions under pressure',
  minutes: 20,
  idea: [
    'What is $8 - 2 * (3 - 5)^2$? Tired people get 24, since they begin at the left, or −8, since they square the 2 as well. The value is 0. An expression is built in layers, like a parcel, and you must unpack it in the order in which it was packed.',
    {
      list: [
        'Parentheses first: $3 - 5 = -2$.',
        'Then powers: $(-2)^2 = 4$.',
        'Then products and quotients, from left to right: $2 * 4 = 8$.',
        'Sums and differences last, from left to right: $8 - 8 = 0$.',
      ],
    },
    'Why this order? A power is a short form of a product, and a product is a short form of a sum: $2 * 4$ means $4 + 4$. What is abbreviated has to be written out before it can be mixed with the rest. Parentheses come first because that is what they are for.',
    'Two signs act as parentheses without looking like it. A fraction bar holds its numerator and its denominator together. And a root holds what stands under it.',
    { heading: 'The minus sign, source of most slips' },
    {
      formula: 'a - (b - c) = a - b + c',
      words: 'Taking away a difference: $c$ was taken too much, so it comes back. Every sign inside turns.',
    },
    'And an exponent takes only what it touches: in $-3^2$ it touches the 3, so the value is −9. In $(-3)^2$ it touches the parentheses, and the value is 9.',
    { heading: 'Fractions: three rules and a reason each' },
    {
      formula: 'a/b + c/d = (a*d + b*c)/(b*d)',
      words: 'Adding needs equal pieces: cut both into the same denominator, then count the pieces.',
      where: '$b$ and $d$ not 0',
    },
    {
      formula: '(a/b)*(c/d) = (a*c)/(b*d)',
      words: 'Multiplying: a part of a part. Cancel before you multiply, and the numbers stay small.',
      where: '$b$ and $d$ not 0',
    },
    {
      formula: '(a/b)/(c/d) = (a/b)*(d/c)',
      words: 'Dividing is multiplying by the reciprocal.',
      where: '$b$, $c$ and $d$ not 0',
    },
    'Why the reciprocal? How many times does $1/8$ fit into 1? Eight times. So dividing by $1/8$ is multiplying by 8, and dividing by $3/8$, which is three times as much, gives a third of that: 8 over 3.',
    'The habit that saves most points costs nothing: one change a line, equals signs under each other. A slip in a long line is found by nobody, in a short one by anybody.',
    'Percentages are fractions in disguise; they come next.',
  ],
  examples: [
    {
      task: 'Work out: $20 - 3(2 - 6)^2/8$',
      steps: [
        ['Parentheses', '20 - 3(2 - 6)^2/8', '=', '20 - 3(-4)^2/8'],
        ['Power', '20 - 3(-4)^2/8', '=', '20 - 3 * 16/8'],
        ['Product, then quotient', '20 - 3 * 16/8', '=', '20 - 6'],
        ['Difference', '20 - 6', '=', '14'],
      ],
      answer: '14',
      remark:
        'The difference 20 − 3 stands at the front, but it comes last. Nothing may be taken from 20 before the product is known.',
      check: { kind: 'value', expression: '20 - 3(2 - 6)^2/8' },
    },
    {
      task: 'Work out: $3/4 - 5/6 + 1/3$',
      steps: [
        ['Everything in twelfths', '3/4 - 5/6 + 1/3', '=', '9/12 - 10/12 + 4/12'],
        ['Count the twelfths', '9/12 - 10/12 + 4/12', '=', '3/12'],
        ['Reduce', '3/12', '=', '1/4'],
      ],
      answer: '1/4',
      remark:
        'The least common denominator of 4, 6 and 3 is 12. With 4 × 6 × 3 = 72 it works too, but the numbers are six times as large, and so is the risk.',
      check: { kind: 'value', expression: '3/4 - 5/6 + 1/3' },
    },
    {
      task: 'Work out: $(2/3 + 1/4)/(5/6 - 3/8)$',
      steps: [
        ['The numerator, in twelfths', '2/3 + 1/4', '=', '11/12'],
        ['The denominator, in twenty-fourths', '5/6 - 3/8', '=', '11/24'],
        ['Divide: multiply by the reciprocal', '(11/12)/(11/24)', '=', '11/12 * (24/11)'],
        ['Cancel 11 and 12', '11/12 * (24/11)', '=', '2'],
      ],
      answer: '2',
      remark:
        'The long bar is a pair of parentheses: finish the top and the bottom separately. Multiplying 11 × 24 and 12 × 11 first would only hide that nearly all of it cancels.',
      check: { kind: 'value', expression: '(2/3 + 1/4)/(5/6 - 3/8)' },
    },
    {
      task: 'Work out: $-3^2 + (-3)^2 - (-2)^3$',
      steps: [
        ['The exponent touches the 3 only', '-3^2', '=', '-9'],
        ['The exponent touches the parentheses', '(-3)^2', '=', '9'],
        ['Three factors of −2', '(-2)^3', '=', '-8'],
        ['Put together', '-9 + 9 - (-8)', '=', '8'],
      ],
      answer: '8',
      remark:
        'Minus times minus is plus: an even power of a negative number is positive, an odd one negative.',
      check: { kind: 'value', expression: '-3^2 + (-3)^2 - (-2)^3' },
    },
  ],
  pitfalls: [
    {
      wrong: '$1/2 + 1/3 = 2/5$',
      right: '$1/2 + 1/3 = 5/6$',
      why: 'Numerators and denominators were added separately. But $2/5$ is less than $1/2$ alone, so something must be wrong: halves and thirds are pieces of different size.',
    },
    {
      wrong: '$(a + b)/a = b$',
      right: '$(a*b)/a = b$',
      why: 'Only factors cancel, because canceling is dividing. In a sum both terms must be divided: $(a + b)/a$ is $1 + b/a$.',
    },
    {
      wrong: '$a - (b - c) = a - b - c$',
      right: '$a - (b - c) = a - b + c$',
      why: 'The minus before the parentheses was given to the first term only. It takes away the whole package, so each sign in it turns.',
    },
    {
      wrong: '$8 ÷ 2 * 4 = 1$',
      right: '$8 ÷ 2 * 4 = 16$',
      why: 'Product and quotient have the same rank, so the left one comes first: 8 divided by 2, then times 4. To divide by the whole product you must write $8 ÷ (2 * 4)$.',
    },
  ],
};
