import type { Lesson } from '../pack.js';

export const equationsAsBalances: Lesson = {
  id: 'equations-as-balances',
  title: 'An equation is a balance',
  minutes: 25,
  idea: [
    { heading: 'What is in the bag?' },
    'The left pan of a balance holds three identical bags of marbles and 4 loose marbles. The right pan holds 19 loose marbles. The bags themselves weigh nothing, and the balance is level. How many marbles are in each bag?',
    {
      drawing: {
        description:
          'A level balance. Its left pan holds three bags marked x and 4 loose marbles. Its right pan holds 19 loose marbles.',
        shapes: [
          { kind: 'segment', from: [0, 0], to: [10, 0] },
          { kind: 'segment', from: [14, 0], to: [24, 0] },
          { kind: 'segment', from: [5, 0], to: [5, -2] },
          { kind: 'segment', from: [19, 0], to: [19, -2] },
          { kind: 'segment', from: [5, -2], to: [19, -2] },
          {
            kind: 'polygon',
            points: [
              [12, -2],
              [10.5, -5],
              [13.5, -5],
            ],
          },
          {
            kind: 'polygon',
            points: [
              [0.2, 0],
              [2.2, 0],
              [2.2, 2.8],
              [0.2, 2.8],
            ],
          },
          {
            kind: 'polygon',
            points: [
              [2.6, 0],
              [4.6, 0],
              [4.6, 2.8],
              [2.6, 2.8],
            ],
          },
          {
            kind: 'polygon',
            points: [
              [5, 0],
              [7, 0],
              [7, 2.8],
              [5, 2.8],
            ],
          },
          { kind: 'label', at: [1.2, 1.4], text: 'x' },
          { kind: 'label', at: [3.6, 1.4], text: 'x' },
          { kind: 'label', at: [6, 1.4], text: 'x' },
          { kind: 'label', at: [8.8, 1.4], text: '+ 4' },
          { kind: 'label', at: [19, 1.4], text: '19 marbles' },
        ],
      },
    },
    'Take 4 marbles from each pan. The balance stays level, with three bags against 15 marbles. Now split the 15 into three equal parts: each bag holds 5 marbles. You never guessed. You just did the same thing to both sides until one bag was left alone.',
    'Written as an equation, the balance is $3x + 4 = 19$. It asks a question: for what number $x$ are the two sides equal? That number is the solution.',
    { heading: 'Why the balance stays level' },
    'Suppose $x$ is a solution. Then the left side and the right side are the same number, written in two ways. Subtract 4 from that number and you get one result, no matter how you wrote it. So anything you can do to a number, you can do to both sides: add, subtract, multiply, divide.',
    'You also need to be able to undo each step so that no extraneous solution slips in. Adding 4 undoes subtracting 4; multiplying by 3 undoes dividing by 3. Only multiplying by 0 can’t be undone. It turns every equation, even a false one, into $0 = 0$. So never multiply both sides by 0. You can’t divide by 0, either.',
    { heading: 'Which step comes first?' },
    'In $3x + 4$, the number $x$ is first multiplied by 3, and then 4 is added. Undo the steps in reverse order, the way you take off your shoes before your socks: first the 4, then the 3.',
    {
      formula: 'x = (c - b)/a',
      words: 'Subtract the number that was added, then divide by the coefficient of x.',
      where: 'for every equation $a*x + b = c$ in which $a$ is not 0',
      solves: 'a*x + b = c',
    },
    'Don’t memorize this formula. It just says that one method solves every equation of this kind. If $x$ appears on both sides, first subtract the smaller multiple of $x$ from both. That works because $x$ is a number too, and you can take the same number from both pans.',
    { heading: 'The check is part of the answer' },
    'Substitute your solution into the original equation, not into a later line. $3*5 + 4 = 19$ is true, so 5 is definitely right. It takes ten seconds, and then you know.',
    {
      list: [
        'Sometimes every $x$ disappears. From $4x + 1 = 4x + 6$ you get “1 is 6,” which is false for every $x$. There is no solution.',
        'From $4x + 6 = 4x + 6$ you get $6 = 6$, which is true for every $x$. Every number is a solution.',
      ],
    },
    'In lesson 1, a letter could be any number. Here, the equation picks one. Next, you’ll learn to simplify sides that are more complicated than a few bags and marbles.',
  ],
  examples: [
    {
      task: 'Solve for x: $3x + 4 = 19$',
      steps: [
        ['Subtract 4 from both sides', '3x', '=', '15'],
        ['Divide both sides by 3', 'x', '=', '5'],
      ],
      answer: '5',
      remark: 'Check in the original equation: $3*5 + 4 = 19$.',
      check: { kind: 'solve', equations: ['3x + 4 = 19'], variables: ['x'] },
    },
    {
      task: 'Solve for x: $7x - 5 = 3x + 19$',
      steps: [
        ['Subtract 3x from both sides: the smaller multiple of x', '4x - 5', '=', '19'],
        ['Add 5 to both sides', '4x', '=', '24'],
        ['Divide both sides by 4', 'x', '=', '6'],
      ],
      answer: '6',
      remark: 'Check: the left side is $7*6 - 5 = 37$ and the right side is $3*6 + 19 = 37$.',
      check: { kind: 'solve', equations: ['7x - 5 = 3x + 19'], variables: ['x'] },
    },
    {
      task: 'Solve for x: $10 - 3x = 2x - 25$',
      steps: [
        ['Add 3x to both sides: now no x is being subtracted', '10', '=', '5x - 25'],
        ['Add 25 to both sides', '35', '=', '5x'],
        ['Divide both sides by 5', '7', '=', 'x'],
        ['Swap the sides', 'x', '=', '7'],
      ],
      answer: '7',
      remark:
        'Adding $3x$ was the smart step: $-3x$ is the smaller multiple of $x$, and subtracting it means adding $3x$. Check: $10 - 3*7 = -11$ and $2*7 - 25 = -11$.',
      check: { kind: 'solve', equations: ['10 - 3x = 2x - 25'], variables: ['x'] },
    },
    {
      task: 'Two water tanks are being filled. One holds 1.5 liters and gains 0.6 liters each minute. The other holds 5 liters and gains 0.1 liters each minute. After how many minutes do they hold the same amount: $0.6x + 1.5 = 0.1x + 5$?',
      steps: [
        ['Subtract 0.1x from both sides', '0.5x + 1.5', '=', '5'],
        ['Subtract 1.5 from both sides', '0.5x', '=', '3.5'],
        ['Multiply both sides by 2', 'x', '=', '7'],
      ],
      answer: '7 minutes',
      remark:
        'Dividing by 0.5 is the same as multiplying by 2; choose whichever is easier in your head. In the story, both tanks hold 5.7 liters after 7 minutes.',
      check: { kind: 'value', expression: '(5 - 1.5)/(0.6 - 0.1)' },
      letters: { x: '7' },
    },
  ],
  pitfalls: [
    {
      wrong: 'From $2x + 6 = 10$ it follows that $x + 6 = 5$',
      right: 'From $2x + 6 = 10$ it follows that $x + 3 = 5$',
      why: 'Halving a pan means halving everything on it, including the loose marbles. It’s easier to subtract the 6 first; then there is only one thing left to halve.',
    },
    {
      wrong: 'From $x + 8 = 3$ it follows that $x = 11$',
      right: 'From $x + 8 = 3$ it follows that $x = -5$',
      why: '“Bring the 8 to the other side” sounds as if the 8 moved. Nothing moves: you subtract 8 from both sides, and the right side becomes $3 - 8$. Name the operation, and the sign takes care of itself.',
    },
    {
      wrong: '$-x = 4$, so the answer is 4',
      right: '$-x = 4$, so the answer is −4',
      why: 'The equation tells you the opposite of $x$, not $x$ itself. Multiply both sides by −1.',
    },
    {
      wrong: 'The equation $5x = 0$ has no solution',
      right: 'The solution of $5x = 0$ is 0',
      why: '0 is a number like any other, and 5 times 0 is 0. An equation has no solution when $x$ drops out and a false line such as “1 is 6” is left.',
    },
  ],
};
