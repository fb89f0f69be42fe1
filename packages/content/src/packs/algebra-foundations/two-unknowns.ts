import type { Lesson } from '../pack.js';

export const twoUnknowns: Lesson = {
  id: 'two-unknowns',
  title: 'Two unknowns need two facts',
  minutes: 30,
  idea: [
    { heading: 'What does a child pay?' },
    'Two adults and three children pay 41 dollars for the museum. What does a child pay? You can’t know. An adult may pay 16 dollars and a child 3, or 13 and 5, or 10 and 7. One fact about two unknown numbers leaves many pairs.',
    'Now a second group comes: two adults and five children pay 55 dollars. Put the bills side by side. The second group has two children more and pays 14 dollars more. So two children pay 14 dollars, and one child pays 7. Then three children pay 21, the two adults pay the other 20, and an adult pays 10.',
    { heading: 'Why you may subtract one bill from another' },
    'Written down, the bills are $2a + 5c = 55$ and $2a + 3c = 41$. You took the second from the first: $2c = 14$. Is that allowed? In an equation both sides are the same number. Taking away $2a + 3c$ on the left and 41 on the right is taking away the same number on both sides, written in two ways. That is the balance of lesson 2 once more.',
    'In the same way you may add two equations, and you may multiply one of them by a number first. You do it with one aim: to make one of the letters disappear. This is called elimination.',
    {
      list: [
        'If a letter has the same number in front of it in both equations, subtract the equations.',
        'If the numbers are opposite, such as $2y$ and $-2y$, add them.',
        'If they are neither, multiply the equations until one of the two happens.',
      ],
    },
    { heading: 'Or put one into the other' },
    'Sometimes one equation already tells you what a letter is: $y = 2x - 1$. Then $y$ and $2x - 1$ are the same number, and you may write one in the place of the other. This is called substitution. It ends in the same place: one equation with one unknown.',
    { heading: 'What it looks like' },
    'Draw each pair of numbers $x$ and $y$ as a point. All pairs with the sum 10 lie on a straight line, and all pairs with the difference 4 lie on another one. One fact leaves a whole line of points. Two facts leave the point where the lines cross.',
    {
      drawing: {
        description:
          'Two lines in a coordinate system: x + y = 10 falls, x − y = 4 rises. They cross at the point (7, 3).',
        shapes: [
          { kind: 'segment', from: [-0.5, 0], to: [11, 0] },
          { kind: 'segment', from: [0, -1.5], to: [0, 11] },
          { kind: 'label', at: [11.4, 0], text: 'x' },
          { kind: 'label', at: [0, 11.5], text: 'y' },
          { kind: 'segment', from: [-0.5, 10.5], to: [10.5, -0.5] },
          { kind: 'segment', from: [3, -1], to: [11, 7] },
          { kind: 'segment', from: [7, 0], to: [7, 3], dashed: true },
          { kind: 'segment', from: [0, 3], to: [7, 3], dashed: true },
          { kind: 'dot', at: [7, 3] },
          { kind: 'label', at: [9.2, 3], text: '(7, 3)' },
          { kind: 'label', at: [4.2, 9.2], text: 'x + y = 10' },
          { kind: 'label', at: [12.5, 5.6], text: 'x − y = 4' },
        ],
      },
    },
    'If the lines are parallel, there is no such point: $x + y = 10$ and $x + y = 12$ contradict each other, and subtracting them leaves “0 is 2”. If both equations say the same, such as $x + y = 10$ and $2x + 2y = 20$, every point of the line is a solution: the second fact was no new one.',
    'The solution is a pair, and the check needs both equations. With this you can turn almost any story into numbers; the last lesson shows how to begin.',
  ],
  examples: [
    {
      task: 'Find x and y: $y = 2x - 1$ and $x + y = 14$',
      steps: [
        ['Put 2x − 1 in the place of y', 'x + (2x - 1)', '=', '14'],
        ['Collect like terms', '3x - 1', '=', '14'],
        ['Add 1 to both sides', '3x', '=', '15'],
        ['Divide both sides by 3', 'x', '=', '5'],
        ['Put it into the first equation', 'y', '=', '2*5 - 1'],
        ['Work it out', 'y', '=', '9'],
      ],
      answer: '(5, 9)',
      remark: 'The second equation is the check: $5 + 9 = 14$.',
      check: { kind: 'solve', equations: ['y = 2x - 1', 'x + y = 14'], variables: ['x', 'y'] },
    },
    {
      task: 'Find x and y: $3x + 2y = 18$ and $5x - 2y = 14$',
      steps: [
        ['2y and −2y are opposite: add the equations', '8x', '=', '32'],
        ['Divide both sides by 8', 'x', '=', '4'],
        ['Put it into the first equation', '12 + 2y', '=', '18'],
        ['Subtract 12 from both sides', '2y', '=', '6'],
        ['Divide both sides by 2', 'y', '=', '3'],
      ],
      answer: '(4, 3)',
      remark: 'Check in the second equation, which was not used at the end: $5*4 - 2*3 = 14$.',
      check: { kind: 'solve', equations: ['3x + 2y = 18', '5x - 2y = 14'], variables: ['x', 'y'] },
    },
    {
      task: 'Find x and y: $2x + 3y = 4$ and $5x + 4y = 17$',
      steps: [
        ['Multiply the first equation by 5', '10x + 15y', '=', '20'],
        ['Multiply the second equation by 2', '10x + 8y', '=', '34'],
        ['Subtract: 10x disappears', '7y', '=', '-14'],
        ['Divide both sides by 7', 'y', '=', '-2'],
        ['Put it into the first equation', '2x - 6', '=', '4'],
        ['Add 6 to both sides', '2x', '=', '10'],
        ['Divide both sides by 2', 'x', '=', '5'],
      ],
      answer: '(5, -2)',
      remark:
        'The two factors come crosswise: 5 is the number before $x$ in the second equation, 2 the one in the first. Check: $5*5 + 4*(-2) = 17$.',
      check: { kind: 'solve', equations: ['2x + 3y = 4', '5x + 4y = 17'], variables: ['x', 'y'] },
    },
    {
      task: 'A box holds 20 batteries. Small ones weigh 12 grams, big ones 24 grams, and all together weigh 396 grams. How many small ones $s$ and big ones $b$ are there?',
      steps: [
        ['First fact: the number of batteries', 's + b', '=', '20'],
        ['Second fact: their weight', '12s + 24b', '=', '396'],
        ['Divide the second equation by 12', 's + 2b', '=', '33'],
        ['Subtract the first from it', 'b', '=', '13'],
        ['Put it into the first equation', 's + 13', '=', '20'],
        ['Subtract 13 from both sides', 's', '=', '7'],
      ],
      answer: '(7, 13)',
      remark:
        'You can see the answer without letters: 20 small ones would weigh 240 grams. 156 grams are missing, and each big one brings 12 more, so there are 13 of them.',
      check: { kind: 'solve', equations: ['s + b = 20', '12s + 24b = 396'], variables: ['s', 'b'] },
    },
  ],
  pitfalls: [
    {
      wrong: '5 times $2x + 3y = 4$ is $10x + 15y = 4$',
      right: '5 times $2x + 3y = 4$ is $10x + 15y = 20$',
      why: 'The letters draw all attention to the left side. But with five times the load on one pan only, a balance tips over.',
    },
    {
      wrong: '$4y - (-2y) = 2y$',
      right: '$4y - (-2y) = 6y$',
      why: 'When you subtract an equation, every sign in it turns. If that makes you unsure, multiply the second equation by −1 and then add: adding is safer than subtracting.',
    },
    {
      wrong: '$x + y = 10$ and $x - y = 4$: the answer is $x = 7$',
      right: '$x + y = 10$ and $x - y = 4$: the answer is $x = 7$ and $y = 3$',
      why: 'Finding the first number feels like the end, but the question was for a pair. Put it back into one equation, and check with the other one.',
    },
    {
      wrong: 'Solve $x + y = 10$ for $y$ and put $10 - x$ into the same equation',
      right: 'Solve $x + y = 10$ for $y$ and put $10 - x$ into the other equation',
      why: 'Put back where it came from, it gives $10 = 10$: true, and of no use, since you have told the equation nothing new. Each of the two facts must be used once.',
    },
  ],
};
