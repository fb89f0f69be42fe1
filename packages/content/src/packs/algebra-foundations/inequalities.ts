import type { Lesson } from '../pack.js';
import { mirror, stretches } from './inequalities-figures.js';

export const inequalities: Lesson = {
  id: 'inequalities',
  title: 'Inequalities: when the sign flips',
  minutes: 25,
  idea: [
    { heading: 'How long can you watch?' },
    'Your phone is at 58% and loses 4% for each hour of video. You want at least 20% left for the trip home. How many hours can you watch?',
    'After $h$ hours, $58 - 4h$ percent is left. It doesn’t have to be exactly 20, just 20 or more: $58 - 4h ≥ 20$. This is an inequality. Its solution is not a single number but a whole range of numbers.',
    'There are four signs. $a < b$ says that $a$ is less than $b$, and $a > b$ says that $a$ is greater than $b$. The wide end faces the larger number. $a ≤ b$ and $a ≥ b$ also allow the two to be equal.',
    { heading: 'What stays the same' },
    'The smaller of two numbers is farther left on the number line. Add the same amount to both, and both move by the same amount: the left one is still on the left. Multiply both by 3, and each ends up three times as far from 0, in the same order. So you can add, subtract, and multiply or divide by a positive number, just as with an equation.',
    { heading: 'What flips the sign' },
    'Now multiply by −1. Each number moves to the other side of 0, the same distance away. The one that was farther right is now farther left.',
    { drawing: mirror },
    '$2 < 5$, but $-2 > -5$. Five dollars is more than two, but a debt of five dollars leaves you with less than a debt of two dollars. You can even see it without a picture. Start from $a < b$. Subtract $a$ from both sides, then $b$: you get $-b < -a$. You only subtracted, and the order is reversed.',
    {
      list: [
        'Add or subtract any number: the inequality sign stays the same.',
        'Multiply or divide by a positive number: the inequality sign stays the same.',
        'Multiply or divide by a negative number: the inequality sign flips.',
        'Don’t multiply by an expression with $x$ in it. You don’t know whether it is positive or negative.',
      ],
    },
    { heading: 'Finish the problem' },
    'From $58 - 4h ≥ 20$ you get $-4h ≥ -38$. Dividing by −4 flips the inequality sign: $h ≤ 9.5$. You can watch for at most nine and a half hours. Or avoid the flip: add $4h$ and subtract 20 to get $38 ≥ 4h$, so $9.5 ≥ h$. That says the same thing, and no sign had to flip.',
    'Check two numbers: the boundary value must make both sides equal, and a number from your range must satisfy the inequality. For 9.5 hours, $58 - 4*9.5 = 20$. For 0 hours, 58% is left, which is more than 20, as it should be. If you forgot to flip the sign, this check shows it right away.',
    'Finally, graph your solution. Make the part that satisfies the inequality solid. A closed circle means the endpoint is included; an open circle means it isn’t.',
    { drawing: stretches },
    'You can now solve equations and inequalities with one unknown. The next lesson adds a second unknown.',
  ],
  examples: [
    {
      task: 'Solve the inequality: $5x + 3 ≤ 28$',
      steps: [
        ['Subtract 3 from both sides', '5x', '≤', '25'],
        ['Divide both sides by 5: positive, so the sign stays the same', 'x', '≤', '5'],
      ],
      answer: 'x ≤ 5',
      remark:
        'The boundary value makes both sides equal: $5*5 + 3 = 28$. And 0 satisfies the inequality: $5*0 + 3 < 28$.',
      check: { kind: 'solve', equations: ['5x + 3 <= 28'], variables: ['x'] },
    },
    {
      task: 'Solve the inequality: $7 - 2x < 15$',
      steps: [
        ['Subtract 7 from both sides', '-2x', '<', '8'],
        ['Divide both sides by −2: negative, so the sign flips', 'x', '>', '-4'],
      ],
      answer: 'x > -4',
      remark: 'Test a number: 0 is greater than −4, and $7 - 2*0 < 15$ is true.',
      check: { kind: 'solve', equations: ['7 - 2x < 15'], variables: ['x'] },
    },
    {
      task: 'Solve the inequality: $3(x - 2) > 5x + 4$',
      steps: [
        ['Expand', '3x - 6', '>', '5x + 4'],
        ['Subtract 3x from both sides: the smaller multiple of x', '-6', '>', '2x + 4'],
        ['Subtract 4 from both sides', '-10', '>', '2x'],
        ['Divide both sides by 2: positive, so the sign stays the same', '-5', '>', 'x'],
        ['Read it from right to left', 'x', '<', '-5'],
      ],
      answer: 'x < -5',
      remark:
        'The last line flips nothing: “−5 is greater than x” and “x is less than −5” say the same thing, and the wide end still faces −5. Test −6: $3*(-8) > 5*(-6) + 4$, that is, $-24 > -26$.',
      check: { kind: 'solve', equations: ['3(x - 2) > 5x + 4'], variables: ['x'] },
    },
    {
      task: 'A visit to the pool costs 5 dollars. Members pay 12 dollars once and then 3.50 dollars per visit. For what numbers of visits $n$ is a membership cheaper?',
      steps: [
        ['The member pays less', '12 + 3.5n', '<', '5n'],
        ['Subtract 3.5n from both sides', '12', '<', '1.5n'],
        ['Divide both sides by 1.5: positive, so the sign stays the same', '8', '<', 'n'],
        ['Read it from right to left', 'n', '>', '8'],
      ],
      answer: 'n > 8',
      remark:
        'Visits are whole numbers, so the membership pays off from the 9th visit on. For 8 visits, both cost 40 dollars: $12 + 3.5*8 = 40$ and $5*8 = 40$.',
      check: { kind: 'solve', equations: ['12 + 3.5n < 5n'], variables: ['n'] },
    },
  ],
  pitfalls: [
    {
      wrong: 'From $-3x < 12$ it follows that $x < -4$',
      right: 'From $-3x < 12$ it follows that $x > -4$',
      why: 'Dividing by −3 moves both sides across 0 and reverses their order. Nothing like that happens with an equation, so it’s easy to forget. Test 0: it satisfies the original inequality, so it must satisfy the answer.',
    },
    {
      wrong: 'From $3x < -12$ it follows that $x > -4$',
      right: 'From $3x < -12$ it follows that $x < -4$',
      why: 'You saw a minus and flipped the sign. But you divided by 3, which is positive. Only the number you divide by matters.',
    },
    {
      wrong: 'From $x - 5 < 2$ it follows that $x > 7$',
      right: 'From $x - 5 < 2$ it follows that $x < 7$',
      why: 'Adding and subtracting never flip the sign. Both numbers move the same way on the number line. Only multiplying or dividing by a negative number reverses their order.',
    },
    {
      wrong: '“At most 8” means $n < 8$',
      right: '“At most 8” means $n ≤ 8$',
      why: '8 itself is allowed. If you may bring at most 8 guests, you may bring 8. “Less than” and “more than” exclude the boundary value; “at least” and “at most” include it.',
    },
  ],
};
