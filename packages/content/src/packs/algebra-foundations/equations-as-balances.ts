import type { Lesson } from '../pack.js';

export const equationsAsBalances: Lesson = {
  id: 'equations-as-balances',
  title: 'An equation is a balance',
  minutes: 25,
  idea: [
    { heading: 'What is in the bag?' },
    'On the left pan of a balance lie three equal bags of marbles and 4 loose marbles. On the right pan lie 19 loose marbles. The bags themselves weigh nothing, and the balance is level. How many marbles are in a bag?',
    {
      drawing: {
        description:
          'A level balance. On its left pan stand three bags marked x and 4 loose marbles, on its right pan 19 loose marbles.',
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
    'Take 4 marbles from each pan: it stays level, with three bags against 15. Now share: one bag weighs as much as a third of 15. There are 5 marbles in a bag. You never guessed. You only did the same on both sides until one bag stood alone.',
    'Written down, the balance is the equation $3x + 4 = 19$. It is a question: for which number $x$ are the two sides the same number? That number is its solution.',
    { heading: 'Why the balance stays level' },
    'Suppose $x$ is a solution. Then the left side and the right side are one and the same number, written in two ways. Take 4 away from it, and you get one number again, however you wrote it. So whatever you do to a number you may do to both sides: add, subtract, multiply, divide.',
    'You also need the way back, so that no false solution slips in. Adding 4 undoes subtracting 4; multiplying by 3 undoes dividing by 3. Only multiplying by 0 has no way back: it turns every equation, even a false one, into $0 = 0$. So you never multiply both sides by 0, and dividing by 0 is not possible at all.',
    { heading: 'Which step comes first?' },
    'In $3x + 4$ the number $x$ is first multiplied by 3, then 4 is added. Undo it from the end, as you take off your shoes before your socks: first the 4 goes, then the 3.',
    {
      formula: 'x = (c - b)/a',
      words: 'Take away what was added last, then divide by what came first.',
      where: 'for every equation $a*x + b = c$ in which $a$ is not 0',
      solves: 'a*x + b = c',
    },
    'Don’t learn this formula by heart; it only says that one road leads through all equations of this kind. If $x$ stands on both sides, first take the smaller multiple of $x$ away from both. That works because $x$ is a number too, and a number may be taken from both pans.',
    { heading: 'The check is part of the answer' },
    'Put your solution into the first equation, not into a later line. $3*5 + 4 = 19$ is true, so 5 is right beyond doubt. Ten seconds, and you know.',
    {
      list: [
        'Now and then every $x$ disappears. From $4x + 1 = 4x + 6$ you get “1 is 6”, which is false for every $x$: there is no solution.',
        'From $4x + 6 = 4x + 6$ you get $6 = 6$, which is true for every $x$: every number is a solution.',
      ],
    },
    'In lesson 1 a letter could be any number. Here the equation picks one. Next you learn to tidy up sides that are more tangled than a bag and a few marbles.',
  ],
  examples: [
    {
      task: 'Solve for x: $3x + 4 = 19$',
      steps: [
        ['Subtract 4 from both sides', '3x', '=', '15'],
        ['Divide both sides by 3', 'x', '=', '5'],
      ],
      answer: '5',
      remark: 'Check in the first equation: $3*5 + 4 = 19$.',
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
        ['Add 3x to both sides: now no x is taken away', '10', '=', '5x - 25'],
        ['Add 25 to both sides', '35', '=', '5x'],
        ['Divide both sides by 5', '7', '=', 'x'],
        ['A balance may be turned around', 'x', '=', '7'],
      ],
      answer: '7',
      remark:
        'Adding $3x$ was the clever step: $-3x$ is the smaller multiple of $x$, and taking it away means adding $3x$. Check: $10 - 3*7 = -11$ and $2*7 - 25 = -11$.',
      check: { kind: 'solve', equations: ['10 - 3x = 2x - 25'], variables: ['x'] },
    },
    {
      task: 'Two water tanks are being filled. One holds 1.5 liters and gains 0.6 liters each minute, the other holds 5 liters and gains 0.1 liters each minute. After how many minutes do they hold the same: $0.6x + 1.5 = 0.1x + 5$?',
      steps: [
        ['Subtract 0.1x from both sides', '0.5x + 1.5', '=', '5'],
        ['Subtract 1.5 from both sides', '0.5x', '=', '3.5'],
        ['Multiply both sides by 2', 'x', '=', '7'],
      ],
      answer: '7 minutes',
      remark:
        'Dividing by 0.5 is multiplying by 2; choose what is easier in the head. In the story: after 7 minutes both tanks hold 5.7 liters.',
      check: { kind: 'value', expression: '(5 - 1.5)/(0.6 - 0.1)' },
      letters: { x: '7' },
    },
  ],
  pitfalls: [
    {
      wrong: 'From $2x + 6 = 10$ follows $x + 6 = 5$',
      right: 'From $2x + 6 = 10$ follows $x + 3 = 5$',
      why: 'Halving a pan means halving all that lies on it, the loose marbles too. It is easier to take the 6 away first; then only one thing is left to halve.',
    },
    {
      wrong: 'From $x + 8 = 3$ follows $x = 11$',
      right: 'From $x + 8 = 3$ follows $x = -5$',
      why: '“Bring the 8 to the other side” sounds as if it traveled. Nothing travels: you subtract 8 from both sides, and on the right stands $3 - 8$. Say the operation, not the journey, and the sign comes out right by itself.',
    },
    {
      wrong: '$-x = 4$, so the answer is 4',
      right: '$-x = 4$, so the answer is −4',
      why: 'The equation tells you the opposite of $x$, not $x$. One step is missing: multiply both sides by −1.',
    },
    {
      wrong: '$5x = 0$ has no solution',
      right: '$5x = 0$ has the solution 0',
      why: '0 is a number like any other, and 5 times 0 is 0. No solution at all is something else: a line such as “1 is 6”, in which no $x$ is left.',
    },
  ],
};
