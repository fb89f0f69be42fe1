import type { Lesson } from '../pack.js';
import { curve } from '../curve.js';

export const vertex: Lesson = {
  id: 'vertex',
  title: 'The vertex: where it turns',
  minutes: 30,
  idea: [
    { heading: 'The largest meadow again' },
    'With 60 meters of fence, a meadow with one side $x$ has area $x(30 - x)$. In the last lesson, the discriminant told you that 225 square meters is the maximum. There is a shorter way, and it works whenever you want something to be as large or as small as possible.',
    'Complete the square: $30x - x^2$ is $225 - (x - 15)^2$. Now look at it. A square is subtracted from 225. A square is never negative, so the area is at most 225. It is exactly 225 when the square is 0, at $x = 15$. One line gives you the maximum and where it occurs.',
    { heading: 'The rule' },
    'You can write any quadratic expression this way, as a multiple of a square plus a constant:',
    {
      formula: 'a*x^2 + b*x + c = a(x + b/(2a))^2 + c - b^2/(4a)',
      words: 'A number times a square, plus a constant that doesn’t contain $x$.',
      where: 'as long as $a$ is not 0',
    },
    'If $h$ is $-b/(2a)$ and $k$ is the constant, it becomes $a(x - h)^2 + k$. The point with coordinates $h$ and $k$ is the vertex of the parabola $y = a*x^2 + b*x + c$.',
    {
      list: [
        'If $a$ is positive, something is added to $k$ everywhere except at $h$. The curve opens upward, and $k$ is the minimum value.',
        'If $a$ is negative, something is subtracted from $k$ everywhere except at $h$. The curve opens downward, and $k$ is the maximum value.',
        'The numbers $h + 2$ and $h - 2$ give the same square, and so do any two at the same distance from $h$. So the curve is symmetric, and its axis goes through the vertex.',
      ],
    },
    {
      drawing: {
        description:
          'The parabola y = x² − 6x + 5. It crosses the horizontal axis at (1, 0) and (5, 0). A dashed vertical line, x = 3, is its axis, and its lowest point, on the axis, is (3, −4).',
        shapes: [
          { kind: 'segment', from: [-1, 0], to: [7, 0] },
          ...curve((x) => x * x - 6 * x + 5, -0.1, 6.1),
          { kind: 'segment', from: [3, -4], to: [3, 5], dashed: true },
          { kind: 'dot', at: [1, 0] },
          { kind: 'dot', at: [5, 0] },
          { kind: 'dot', at: [3, -4] },
          { kind: 'label', at: [-0.9, -0.7], text: '(1, 0)' },
          { kind: 'label', at: [6.9, -0.7], text: '(5, 0)' },
          { kind: 'label', at: [3, -4.8], text: '(3, −4)' },
          { kind: 'label', at: [3, 5.6], text: 'x = 3' },
        ],
      },
    },
    { heading: 'Two fast ways to find the vertex' },
    'If you know the zeros, where the curve crosses the x-axis, the axis of symmetry is halfway between them. For $x(30 - x)$, the zeros are 0 and 30, so $h$ is 15.',
    'If you don’t know them, use the formula for $h$. It is the quadratic formula without the root. The two solutions are the same distance to the left and right of it.',
    {
      formula: 'h = -b/(2a)',
      words: 'The axis: the opposite of $b$, divided by $2a$.',
      where: 'as long as $a$ is not 0: the curve has the same height at $h + 1$ and at $h - 1$',
      solves: 'a(h + 1)^2 + b(h + 1) + c = a(h - 1)^2 + b(h - 1) + c',
    },
    'Either way, find $h$ first. Then substitute it for $x$: the result is $k$. You never need to memorize a formula for $k$.',
  ],
  examples: [
    {
      task: 'Find the coordinates of the vertex of the parabola $y = x^2 - 6x + 5$.',
      steps: [
        ['Half of −6 is −3: add 9 and subtract it again', 'x^2 - 6x + 5', '=', 'x^2 - 6x + 9 - 9 + 5'],
        ['Write the first three terms as a square', 'x^2 - 6x + 9 - 9 + 5', '=', '(x - 3)^2 - 4'],
        ['The square is 0 here', 'x', '=', '3'],
        ['The value there is', 'y', '=', '-4'],
      ],
      answer: '(3, -4)',
      remark:
        'It opens upward, so −4 is its minimum value. The zeros 1 and 5 are on opposite sides of 3 at the same distance, as in the figure above.',
      check: { kind: 'solve', equations: ['y = x^2 - 6x + 5', 'x = (1 + 5)/2'], variables: ['x', 'y'] },
    },
    {
      task: 'What is the maximum value of $-2x^2 + 8x + 1$?',
      steps: [
        ['Factor −2 out of the terms with x', '-2x^2 + 8x', '=', '-2(x^2 - 4x)'],
        ['The square of x − 2 is 4 too large, and −2 times 4 is −8', '-2(x^2 - 4x)', '=', '-2(x - 2)^2 + 8'],
        ['Combine', '-2x^2 + 8x + 1', '=', '-2(x - 2)^2 + 9'],
        ['Nothing is subtracted where the square is 0', '-2*0^2 + 9', '=', '9'],
      ],
      answer: '9',
      remark:
        'The short way: the axis is at $-8/(2*(-2)) = 2$, and for $x = 2$ the value is $-2*2^2 + 8*2 + 1 = 9$.',
      check: { kind: 'value', expression: '1 - 8^2/(4*(-2))' },
      letters: { x: '7' },
    },
    {
      task: 'A rectangular yard is next to a straight wall. Only three sides need a fence, and you have 40 meters of fence. What is the maximum area of the yard?',
      steps: [
        ['If the width is w, the long side is 40 − 2w', 'w(40 - 2w)', '=', '40w - 2w^2'],
        ['Zeros of the area: w = 0 and w = 20; the axis is halfway between', '(0 + 20)/2', '=', '10'],
        ['Substitute', '10(40 - 2*10)', '=', '200'],
      ],
      answer: '200 square meters',
      remark:
        'The yard is 10 meters by 20 meters. It isn’t a square this time, because the wall gives you one long side for free.',
      check: { kind: 'value', expression: '-40^2/(4*(-2))' },
      letters: { w: '10' },
    },
    {
      task: 'A theater sells 120 tickets at 10 dollars each. For each dollar added to the price, it loses 8 visitors. What is the maximum revenue?',
      steps: [
        ['With x dollars more, there are 120 − 8x visitors: none at x = 15', '120 - 8*15', '=', '0'],
        ['The price is 10 + x: nothing at x = −10', '10 + (-10)', '=', '0'],
        ['The axis is halfway between −10 and 15', '(-10 + 15)/2', '=', '2.5'],
        ['Substitute: the price times the visitors', '(10 + 2.5)(120 - 8*2.5)', '=', '12.5*100'],
        ['Multiply', '12.5*100', '=', '1250'],
      ],
      answer: '1250 dollars',
      remark:
        'The revenue is $(10 + x)(120 - 8x)$. At 10 dollars, it was 1200. Leave it as a product. You can read off its zeros, and expanding would only hide them.',
      check: { kind: 'value', expression: '1200 - 40^2/(4*(-8))' },
    },
  ],
  pitfalls: [
    {
      wrong: 'The vertex of $y = (x + 3)^2 - 4$ is at $x = 3$',
      right: 'The vertex of $y = (x + 3)^2 - 4$ is at $x = -3$',
      why: 'The vertex is where the square is 0, and $x + 3$ is 0 for −3. The sign in the parentheses is the opposite, for the same reason as with factors.',
    },
    {
      wrong: '“What is the maximum area of the yard?” The answer is 10 meters.',
      right: '“What is the maximum area of the yard?” The answer is 200 square meters.',
      why: 'You stopped at $h$, which tells you where the maximum is. The maximum itself is $k$. Substitute $h$. Read the question again.',
    },
    {
      wrong: '$-2(x^2 - 4x + 4 - 4) = -2(x - 2)^2 - 4$',
      right: '$-2(x^2 - 4x + 4 - 4) = -2(x - 2)^2 + 8$',
      why: 'Anything that leaves the parentheses is multiplied by the factor in front of them, including the −4 that you put in only to balance the square.',
    },
    {
      wrong: 'The curve $y = 3x^2 - 6x + 7$ has a maximum value at $x = 1$',
      right: 'The curve $y = 3x^2 - 6x + 7$ has a minimum value at $x = 1$',
      why: 'The coefficient of $x^2$ is positive, so every other value is the value at the vertex plus something positive. Look at the sign of $a$ before you say “maximum” or “minimum.”',
    },
  ],
};
