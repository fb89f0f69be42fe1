import type { Lesson } from '../pack.js';

export const parenthesesAndLikeTerms: Lesson = {
  id: 'parentheses-and-like-terms',
  title: 'Parentheses and like terms',
  minutes: 25,
  idea: [
    { heading: 'One floor, measured twice' },
    'A room is 7 meters wide. It was $x$ meters long, then a wall was moved and it became 4 meters longer. How large is the floor now?',
    'You can measure it in one go: the width is 7 and the length is $x + 4$, so the area is $7(x + 4)$. Or you can measure the old part and the new part on their own: $7x$ and $7*4$.',
    {
      drawing: {
        description:
          'A rectangle 7 wide, cut by a line into an old part of length x and a new part of length 4. The old part has the area 7x, the new part 28 square meters.',
        shapes: [
          {
            kind: 'polygon',
            points: [
              [0, 0],
              [14, 0],
              [14, 7],
              [0, 7],
            ],
          },
          { kind: 'segment', from: [10, 0], to: [10, 7] },
          { kind: 'segment', from: [10, 7], to: [14, 7] },
          { kind: 'label', at: [-0.8, 3.5], text: '7' },
          { kind: 'label', at: [5, 7.8], text: 'x' },
          { kind: 'label', at: [12, 7.8], text: '4' },
          { kind: 'label', at: [5, 3.5], text: '7x' },
          { kind: 'label', at: [12, 3.5], text: '28 m²' },
        ],
      },
    },
    'It is one floor, so both results agree, whatever $x$ is. This is the most useful law of algebra, the distributive law:',
    {
      formula: 'a(b + c) = a*b + a*c',
      words: 'A factor in front of parentheses multiplies every term inside.',
      where: 'for all numbers',
    },
    'It isn’t only about floors. Seven bags with $x$ nuts and 4 dates each hold $7x$ nuts and 28 dates: nobody would think of giving the dates to the first bag only.',
    { heading: 'Read it backwards: like terms' },
    'From right to left the same law collects: $3x + 5x$ is $(3 + 5)x$, and that is $8x$. Three of something and five of the same thing are eight of it. Terms with the same letters and the same exponents are like terms. $3x$ and $5$ are not, nor are $3x$ and $3x^2$: for $x = 10$ the first is 30 and the second is 300. What is not alike stays apart.',
    { heading: 'A minus in front' },
    'You have $a$ dollars and pay a bill of $b$ dollars and a tip of $c$ dollars. Together you hand over $b + c$; one after the other you hand over $b$, then $c$. The same money is left.',
    { formula: 'a - (b + c) = a - b - c', words: 'To take away a sum, take away each part.' },
    'Now the bill is $b$ dollars, but you have a voucher for $c$ dollars, so you pay only $b - c$. If you take the whole bill away you have taken too much, by exactly the $c$ of the voucher. So you add it again.',
    {
      formula: 'a - (b - c) = a - b + c',
      words: 'A minus in front of parentheses turns every sign inside.',
    },
    'Both are the distributive law with the factor −1. A number with its minus sign does two things at once: in $10 - 2(x - 3)$ the factor is −2, and it makes $-2x$ and plus 6.',
    { heading: 'The plan for tangled equations' },
    {
      list: [
        'Take away the parentheses, on both sides.',
        'Collect like terms, each side on its own.',
        'Go on as with the balance: $x$ to one side, numbers to the other, divide.',
      ],
    },
    'The first two steps change how a side is written, never its value. Only the third works on both sides at once. That is how this lesson meets the last one. The next one uses the same law against fractions.',
  ],
  examples: [
    {
      task: 'Collect like terms: $5x + 3 - 2x + 8$',
      steps: [
        ['Put like terms side by side, each with its sign', '5x + 3 - 2x + 8', '=', '5x - 2x + 3 + 8'],
        ['Collect them', '5x - 2x + 3 + 8', '=', '3x + 11'],
      ],
      answer: '3x + 11',
      remark:
        'The sign before a term belongs to it and moves with it. Test with $x = 1$: $5 + 3 - 2 + 8 = 14$ and $3 + 11 = 14$.',
      check: { kind: 'same', expression: '5x + 3 - 2x + 8' },
    },
    {
      task: 'Write without parentheses: $4(x + 3) - 2(x - 5)$',
      steps: [
        ['The factor 4 multiplies both terms', '4(x + 3) - 2(x - 5)', '=', '4x + 12 - 2(x - 5)'],
        ['The factor −2 multiplies both terms', '4x + 12 - 2(x - 5)', '=', '4x + 12 - 2x + 10'],
        ['Collect like terms', '4x + 12 - 2x + 10', '=', '2x + 22'],
      ],
      answer: '2x + 22',
      remark:
        'The second line is where points are lost: −2 times −5 is +10. Test with $x = 5$: $4*8 - 2*0 = 32$ and $2*5 + 22 = 32$.',
      check: { kind: 'same', expression: '4(x + 3) - 2(x - 5)' },
    },
    {
      task: 'Solve for x: $3(2x - 1) = 2(x + 6) + 5$',
      steps: [
        ['Distributive law on both sides', '6x - 3', '=', '2x + 12 + 5'],
        ['Collect like terms', '6x - 3', '=', '2x + 17'],
        ['Subtract 2x from both sides', '4x - 3', '=', '17'],
        ['Add 3 to both sides', '4x', '=', '20'],
        ['Divide both sides by 4', 'x', '=', '5'],
      ],
      answer: '5',
      remark: 'Check: $3*(2*5 - 1) = 27$ and $2*(5 + 6) + 5 = 27$.',
      check: { kind: 'solve', equations: ['3(2x - 1) = 2(x + 6) + 5'], variables: ['x'] },
    },
    {
      task: 'Solve for x: $12 - 2(3 - x) = 5(x - 3)$',
      steps: [
        ['The factor −2 turns both signs', '12 - 6 + 2x', '=', '5x - 15'],
        ['Collect like terms', '6 + 2x', '=', '5x - 15'],
        ['Subtract 2x from both sides', '6', '=', '3x - 15'],
        ['Add 15 to both sides', '21', '=', '3x'],
        ['Divide both sides by 3', '7', '=', 'x'],
        ['Turn the equation around', 'x', '=', '7'],
      ],
      answer: '7',
      remark:
        'Don’t work out $12 - 2$ first: the 2 is tied to the parentheses by multiplication, and that comes before subtraction. Check: $12 - 2*(3 - 7) = 20$ and $5*(7 - 3) = 20$.',
      check: { kind: 'solve', equations: ['12 - 2(3 - x) = 5(x - 3)'], variables: ['x'] },
    },
  ],
  pitfalls: [
    {
      wrong: '$3(x + 4) = 3x + 4$',
      right: '$3(x + 4) = 3x + 12$',
      why: 'The hand writes the 3 before the first term and then goes on copying. But three bags hold three times the dates as well as three times the nuts. Draw an arrow from the 3 to each term before you write.',
    },
    {
      wrong: '$8 - (x - 3) = 8 - x - 3$',
      right: '$8 - (x - 3) = 8 - x + 3$',
      why: 'The minus in front belongs to the whole of the parentheses, not only to $x$. Taking away $x - 3$ is taking away 3 less than $x$, so 3 more is left.',
    },
    {
      wrong: '$5 + 2x = 7x$',
      right: '$5x + 2x = 7x$',
      why: 'A number and a number of $x$ are not alike, so the first sum can’t be written any shorter. Test with $x = 10$: it is 25, not 70. The wish for a single term is strong; a sum is a finished answer too.',
    },
    {
      wrong: '$10 - 2(x + 1) = 8(x + 1)$',
      right: '$10 - 2(x + 1) = 8 - 2x$',
      why: 'Reading from left to right, you took 2 from 10 before it had done its work. Products come before differences: first $-2x - 2$, then $10 - 2$.',
    },
  ],
};
