import type { Lesson } from '../pack.js';

export const parenthesesAndLikeTerms: Lesson = {
  id: 'parentheses-and-like-terms',
  title: 'Parentheses and like terms',
  minutes: 25,
  idea: [
    { heading: 'One floor, measured twice' },
    'A room is 7 meters wide. It was $x$ meters long until a wall was moved and it became 4 meters longer. What is the area of the floor now?',
    'You can find it all at once. The width is 7 and the length is $x + 4$, so the area is $7(x + 4)$. Or you can find the old part and the new part separately: $7x$ and $7*4$.',
    {
      drawing: {
        description:
          'A rectangle 7 wide, divided by a line into an old part of length x and a new part of length 4. The old part has area 7x, and the new part has area 28 square meters.',
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
    'It’s the same floor, so both results agree, no matter what $x$ is. This is the most useful property in algebra, the distributive property:',
    {
      formula: 'a(b + c) = a*b + a*c',
      words: 'A factor in front of parentheses multiplies every term inside.',
      where: 'for all numbers',
    },
    'It isn’t just about floors. Seven bags with $x$ nuts and 4 dates each hold $7x$ nuts and 28 dates. You wouldn’t count the dates in the first bag only.',
    { heading: 'Read it backward: like terms' },
    'Read from right to left, the same property combines terms: $3x + 5x$ is $(3 + 5)x$, and that is $8x$. Three of something plus five of the same thing make eight of it. Terms with the same letters and the same exponents are like terms. $3x$ and $5$ are not, nor are $3x$ and $3x^2$. For $x = 10$, the first is 30 and the second is 300. Unlike terms stay separate.',
    { heading: 'A minus in front' },
    'You have $a$ dollars and pay a bill of $b$ dollars and a tip of $c$ dollars. You can hand over $b + c$ all at once, or $b$ first and then $c$. Either way, you have the same amount left.',
    { formula: 'a - (b + c) = a - b - c', words: 'To subtract a sum, subtract each part.' },
    'Now the bill is $b$ dollars, but you have a coupon for $c$ dollars, so you pay only $b - c$. If you subtract the whole bill, you have subtracted too much, by exactly the value $c$ of the coupon. So you add it back.',
    {
      formula: 'a - (b - c) = a - b + c',
      words: 'A minus in front of parentheses changes every sign inside.',
    },
    'Both are the distributive property with the factor −1. A number with its minus sign is a single factor. In $10 - 2(x - 3)$, the factor is −2, and multiplying gives $-2x$ and plus 6.',
    { heading: 'A plan for longer equations' },
    {
      list: [
        'Remove the parentheses on both sides.',
        'Combine like terms, each side separately.',
        'Continue as with the balance: $x$ on one side, numbers on the other, divide.',
      ],
    },
    'The first two steps change how a side is written, never its value. Only the third works on both sides at once, as in the last lesson. The next lesson uses the same property to clear fractions.',
  ],
  examples: [
    {
      task: 'Combine like terms: $5x + 3 - 2x + 8$',
      steps: [
        ['Group like terms, each with its sign', '5x + 3 - 2x + 8', '=', '5x - 2x + 3 + 8'],
        ['Combine them', '5x - 2x + 3 + 8', '=', '3x + 11'],
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
        ['Combine like terms', '4x + 12 - 2x + 10', '=', '2x + 22'],
      ],
      answer: '2x + 22',
      remark:
        'The second line is where students lose points: −2 times −5 is +10. Test with $x = 5$: $4*8 - 2*0 = 32$ and $2*5 + 22 = 32$.',
      check: { kind: 'same', expression: '4(x + 3) - 2(x - 5)' },
    },
    {
      task: 'Solve for x: $3(2x - 1) = 2(x + 6) + 5$',
      steps: [
        ['Expand both sides', '6x - 3', '=', '2x + 12 + 5'],
        ['Combine like terms', '6x - 3', '=', '2x + 17'],
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
        ['The factor −2 changes both signs', '12 - 6 + 2x', '=', '5x - 15'],
        ['Combine like terms', '6 + 2x', '=', '5x - 15'],
        ['Subtract 2x from both sides', '6', '=', '3x - 15'],
        ['Add 15 to both sides', '21', '=', '3x'],
        ['Divide both sides by 3', '7', '=', 'x'],
        ['Swap the sides', 'x', '=', '7'],
      ],
      answer: '7',
      remark:
        'Don’t compute $12 - 2$ first. The 2 multiplies the parentheses, and multiplication comes before subtraction. Check: $12 - 2*(3 - 7) = 20$ and $5*(7 - 3) = 20$.',
      check: { kind: 'solve', equations: ['12 - 2(3 - x) = 5(x - 3)'], variables: ['x'] },
    },
  ],
  pitfalls: [
    {
      wrong: '$3(x + 4) = 3x + 4$',
      right: '$3(x + 4) = 3x + 12$',
      why: 'It’s easy to multiply the first term by 3 and then just copy the rest. But three bags hold three times the dates as well as three times the nuts. Draw an arrow from the 3 to each term before you write.',
    },
    {
      wrong: '$8 - (x - 3) = 8 - x - 3$',
      right: '$8 - (x - 3) = 8 - x + 3$',
      why: 'The minus in front applies to everything in the parentheses, not just to $x$. Subtracting $x - 3$ means subtracting 3 less than $x$, so 3 more is left.',
    },
    {
      wrong: '$5 + 2x = 7x$',
      right: '$5x + 2x = 7x$',
      why: 'A number and a multiple of $x$ are not like terms, so the first sum can’t be simplified. Test with $x = 10$: it is 25, not 70. You don’t always end with a single term; a sum can be a finished answer too.',
    },
    {
      wrong: '$10 - 2(x + 1) = 8(x + 1)$',
      right: '$10 - 2(x + 1) = 8 - 2x$',
      why: 'Working from left to right, you subtracted the 2 from 10 before multiplying. Multiplication comes before subtraction: first $-2x - 2$, then $10 - 2$.',
    },
  ],
};
