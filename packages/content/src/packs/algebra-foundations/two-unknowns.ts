import type { Lesson } from '../pack.js';

export const twoUnknowns: Lesson = {
  id: 'two-unknowns',
  title: 'Two unknowns need two facts',
  minutes: 30,
  idea: [
    { heading: 'How much does a child pay?' },
    'Two adults and three children pay 41 dollars at the museum. How much does a child pay? You can’t tell. An adult might pay 16 dollars and a child 3, or 13 and 5, or 10 and 7. One fact about two unknown numbers leaves many possible pairs.',
    'Now a second group arrives: two adults and five children pay 55 dollars. Compare the two bills. The second group has two more children and pays 14 dollars more. So two children pay 14 dollars, and one child pays 7. Then three children pay 21, the two adults pay the other 20, and one adult pays 10.',
    { heading: 'Why you can subtract one bill from another' },
    'As equations, the bills are $2a + 5c = 55$ and $2a + 3c = 41$. You subtracted the second from the first: $2c = 14$. Is that allowed? In an equation, both sides are the same number. Subtracting $2a + 3c$ on the left and 41 on the right means subtracting the same number from both sides, written in two ways. It’s the balance from Lesson 2 again.',
    'In the same way, you can add two equations, and you can multiply one of them by a number first. The goal is to make one of the letters disappear. This is called elimination.',
    {
      list: [
        'If a letter has the same coefficient in both equations, subtract the equations.',
        'If the coefficients are opposites, as in $2y$ and $-2y$, add the equations.',
        'If they are neither, multiply the equations until they are equal or opposite.',
      ],
    },
    { heading: 'Or substitute one into the other' },
    'Sometimes one equation already tells you what a letter is: $y = 2x - 1$. Then $y$ and $2x - 1$ are the same number, and you can replace one with the other. This is called substitution. It leads to the same thing: one equation with one unknown.',
    { heading: 'What it looks like' },
    'Draw each pair of numbers $x$ and $y$ as a point. All pairs with a sum of 10 lie on a straight line, and all pairs with a difference of 4 lie on another line. One fact leaves a whole line of points. Two facts leave only the point where the lines intersect.',
    {
      drawing: {
        description:
          'Two lines in a coordinate plane: x + y = 10 falls and x − y = 4 rises. They intersect at the point (7, 3).',
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
    'If the lines are parallel, there is no such point: $x + y = 10$ and $x + y = 12$ contradict each other, and subtracting them leaves “0 is 2.” If both equations say the same thing, such as $x + y = 10$ and $2x + 2y = 20$, every point on the line is a solution. The second equation tells you nothing new.',
    'The solution is a pair of numbers, and you check it in both equations. Now you can solve almost any word problem of this kind; the next and final lesson shows how to set one up.',
  ],
  examples: [
    {
      task: 'Find x and y: $y = 2x - 1$ and $x + y = 14$',
      steps: [
        ['Substitute 2x − 1 for y', 'x + (2x - 1)', '=', '14'],
        ['Combine like terms', '3x - 1', '=', '14'],
        ['Add 1 to both sides', '3x', '=', '15'],
        ['Divide both sides by 3', 'x', '=', '5'],
        ['Substitute into the first equation', 'y', '=', '2*5 - 1'],
        ['Evaluate', 'y', '=', '9'],
      ],
      answer: '(5, 9)',
      remark: 'The second equation is the check: $5 + 9 = 14$.',
      check: { kind: 'solve', equations: ['y = 2x - 1', 'x + y = 14'], variables: ['x', 'y'] },
    },
    {
      task: 'Find x and y: $3x + 2y = 18$ and $5x - 2y = 14$',
      steps: [
        ['2y and −2y are opposites: add the equations', '8x', '=', '32'],
        ['Divide both sides by 8', 'x', '=', '4'],
        ['Substitute into the first equation', '12 + 2y', '=', '18'],
        ['Subtract 12 from both sides', '2y', '=', '6'],
        ['Divide both sides by 2', 'y', '=', '3'],
      ],
      answer: '(4, 3)',
      remark: 'Check in the second equation, which you didn’t use in the last steps: $5*4 - 2*3 = 14$.',
      check: { kind: 'solve', equations: ['3x + 2y = 18', '5x - 2y = 14'], variables: ['x', 'y'] },
    },
    {
      task: 'Find x and y: $2x + 3y = 4$ and $5x + 4y = 17$',
      steps: [
        ['Multiply the first equation by 5', '10x + 15y', '=', '20'],
        ['Multiply the second equation by 2', '10x + 8y', '=', '34'],
        ['Subtract: 10x disappears', '7y', '=', '-14'],
        ['Divide both sides by 7', 'y', '=', '-2'],
        ['Substitute into the first equation', '2x - 6', '=', '4'],
        ['Add 6 to both sides', '2x', '=', '10'],
        ['Divide both sides by 2', 'x', '=', '5'],
      ],
      answer: '(5, -2)',
      remark:
        'Each equation is multiplied by the coefficient of $x$ in the other: 5 from the second equation, 2 from the first. Check: $5*5 + 4*(-2) = 17$.',
      check: { kind: 'solve', equations: ['2x + 3y = 4', '5x + 4y = 17'], variables: ['x', 'y'] },
    },
    {
      task: 'A box holds 20 batteries. The small ones weigh 12 grams each, the big ones weigh 24 grams each, and together they weigh 396 grams. How many small ones $s$ and big ones $b$ are there?',
      steps: [
        ['First fact: the number of batteries', 's + b', '=', '20'],
        ['Second fact: their weight', '12s + 24b', '=', '396'],
        ['Divide the second equation by 12', 's + 2b', '=', '33'],
        ['Subtract the first from it', 'b', '=', '13'],
        ['Substitute into the first equation', 's + 13', '=', '20'],
        ['Subtract 13 from both sides', 's', '=', '7'],
      ],
      answer: '(7, 13)',
      remark:
        'You can find the answer without letters: 20 small ones would weigh 240 grams. That is 156 grams short, and each big one adds 12 grams, so there are 13 big ones.',
      check: { kind: 'solve', equations: ['s + b = 20', '12s + 24b = 396'], variables: ['s', 'b'] },
    },
  ],
  pitfalls: [
    {
      wrong: '5 times $2x + 3y = 4$ is $10x + 15y = 4$',
      right: '5 times $2x + 3y = 4$ is $10x + 15y = 20$',
      why: 'The letters draw your attention to the left side. But if you multiply the load on only one pan by five, the balance tips.',
    },
    {
      wrong: '$4y - (-2y) = 2y$',
      right: '$4y - (-2y) = 6y$',
      why: 'When you subtract an equation, every sign in it changes. To be safe, multiply the second equation by −1 and then add. Adding is safer than subtracting.',
    },
    {
      wrong: '$x + y = 10$ and $x - y = 4$: the answer is $x = 7$',
      right: '$x + y = 10$ and $x - y = 4$: the answer is $x = 7$ and $y = 3$',
      why: 'Finding the first number feels like the end, but the question asks for a pair. Substitute it into one equation, and check with the other.',
    },
    {
      wrong: 'Solve $x + y = 10$ for $y$ and substitute $10 - x$ into the same equation',
      right: 'Solve $x + y = 10$ for $y$ and substitute $10 - x$ into the other equation',
      why: 'Substituting it back where it came from gives $10 = 10$, which is true but useless, because you haven’t used any new information. You must use both facts.',
    },
  ],
};
