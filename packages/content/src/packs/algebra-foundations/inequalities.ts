import type { Lesson } from '../pack.js';
import { mirror, stretches } from './inequalities-figures.js';

export const inequalities: Lesson = {
  id: 'inequalities',
  title: 'Inequalities, and the sign that turns',
  minutes: 25,
  idea: [
    { heading: 'How long can you watch?' },
    'Your phone is at 58% and loses 4% in each hour of video. You want at least 20% left for the way home. How many hours can you watch?',
    'After $h$ hours $58 - 4h$ percent are left. You don’t want it to be exactly 20, but 20 or more: $58 - 4h ≥ 20$. This is an inequality. Its solutions are not one number but a whole stretch of them.',
    'There are four signs. $a < b$ says that $a$ is smaller than $b$, and $a > b$ that it is larger: the wide end is at the larger number. $a ≤ b$ and $a ≥ b$ allow that both are equal.',
    { heading: 'What still works' },
    'Of two numbers the smaller one lies further left on the number line. Add the same to both, and both move by the same amount: the left one is still on the left. Multiply both by 3, and both move three times as far from 0: still the same order. So you may add, subtract, and multiply or divide by a positive number, exactly as with a balance.',
    { heading: 'What turns' },
    'Now multiply by −1. Each number goes to the other side of 0, as far away as it was. The one that was further right is now further left.',
    { drawing: mirror },
    '$2 < 5$, but $-2 > -5$. Five dollars are more than two; five dollars of debt leave you with less than two dollars of debt. You can even see it without a picture. Start from $a < b$. Subtract $a$ from both sides, then $b$: you get $-b < -a$. You only subtracted, and there it stands, with the sides exchanged.',
    {
      list: [
        'Add or subtract any number: the sign stays.',
        'Multiply or divide by a positive number: the sign stays.',
        'Multiply or divide by a negative number: the sign turns.',
        'Multiply by something with $x$ in it: you don’t know which of the two, so don’t.',
      ],
    },
    { heading: 'Finish the question' },
    'From $58 - 4h ≥ 20$ you get $-4h ≥ -38$. Dividing by −4 turns the sign: $h ≤ 9.5$. You can watch for nine and a half hours at most. Or go around the danger: add $4h$ and subtract 20, and $38 ≥ 4h$ stands there, so $9.5 ≥ h$. It says the same, and nothing had to turn.',
    'Check two numbers: the bound must make both sides equal, and a number from your stretch must fit. For 9.5 hours, $58 - 4*9.5 = 20$. For 0 hours, 58% are left: more than 20, as it should be. A sign that you forgot to turn shows up here at once.',
    'Last, draw your stretch. Make the part that fits solid. A filled dot says that the bound belongs to it, an empty one that it doesn’t.',
    { drawing: stretches },
    'You now have one unknown and every kind of comparison. The next lesson takes a second unknown.',
  ],
  examples: [
    {
      task: 'Solve the inequality: $5x + 3 ≤ 28$',
      steps: [
        ['Subtract 3 from both sides', '5x', '≤', '25'],
        ['Divide both sides by 5: positive, so the sign stays', 'x', '≤', '5'],
      ],
      answer: 'x ≤ 5',
      remark: 'The bound makes both sides equal: $5*5 + 3 = 28$. And 0 lies in the stretch: $5*0 + 3 < 28$.',
      check: { kind: 'solve', equations: ['5x + 3 <= 28'], variables: ['x'] },
    },
    {
      task: 'Solve the inequality: $7 - 2x < 15$',
      steps: [
        ['Subtract 7 from both sides', '-2x', '<', '8'],
        ['Divide both sides by −2: negative, so the sign turns', 'x', '>', '-4'],
      ],
      answer: 'x > -4',
      remark: 'Test a number: 0 is larger than −4, and $7 - 2*0 < 15$ is true.',
      check: { kind: 'solve', equations: ['7 - 2x < 15'], variables: ['x'] },
    },
    {
      task: 'Solve the inequality: $3(x - 2) > 5x + 4$',
      steps: [
        ['Distributive law', '3x - 6', '>', '5x + 4'],
        ['Subtract 3x from both sides: the smaller multiple of x', '-6', '>', '2x + 4'],
        ['Subtract 4 from both sides', '-10', '>', '2x'],
        ['Divide both sides by 2: positive, so the sign stays', '-5', '>', 'x'],
        ['Read it from the right', 'x', '<', '-5'],
      ],
      answer: 'x < -5',
      remark:
        'The last line turns nothing: “−5 is larger than x” and “x is smaller than −5” are one sentence, and the wide end stays at −5. Test −6: $3*(-8) > 5*(-6) + 4$, that is $-24 > -26$.',
      check: { kind: 'solve', equations: ['3(x - 2) > 5x + 4'], variables: ['x'] },
    },
    {
      task: 'A visit to the pool costs 5 dollars. Members pay 12 dollars once and then 3.50 dollars a visit. For which numbers of visits $n$ is it cheaper to be a member?',
      steps: [
        ['The member pays less', '12 + 3.5n', '<', '5n'],
        ['Subtract 3.5n from both sides', '12', '<', '1.5n'],
        ['Divide both sides by 1.5: positive, so the sign stays', '8', '<', 'n'],
        ['Read it from the right', 'n', '>', '8'],
      ],
      answer: 'n > 8',
      remark:
        'Visits are whole numbers, so it pays from the 9th visit on. With 8 visits both pay 40 dollars: $12 + 3.5*8 = 40$ and $5*8 = 40$.',
      check: { kind: 'solve', equations: ['12 + 3.5n < 5n'], variables: ['n'] },
    },
  ],
  pitfalls: [
    {
      wrong: 'From $-3x < 12$ follows $x < -4$',
      right: 'From $-3x < 12$ follows $x > -4$',
      why: 'Dividing by −3 sends both sides to the other side of 0, and the order turns around. With an equation nothing turned, so the hand isn’t used to it. Test 0: it fits the first inequality, so it must fit the answer.',
    },
    {
      wrong: 'From $3x < -12$ follows $x > -4$',
      right: 'From $3x < -12$ follows $x < -4$',
      why: 'You saw a minus and turned the sign. But you divided by 3, which is positive. What counts is the number you divide by, not the numbers that stand there.',
    },
    {
      wrong: 'From $x - 5 < 2$ follows $x > 7$',
      right: 'From $x - 5 < 2$ follows $x < 7$',
      why: 'Adding and subtracting never turn the sign: both numbers move the same way on the line. Only a negative factor mirrors them.',
    },
    {
      wrong: '“At most 8” means $n < 8$',
      right: '“At most 8” means $n ≤ 8$',
      why: '8 itself is allowed: whoever may bring at most 8 guests may bring 8. “Less than” and “more than” leave the bound out; “at least” and “at most” let it in.',
    },
  ],
};
