import type { Lesson } from '../pack.js';
import { classroom } from './fractions-in-equations-figures.js';

export const fractionsInEquations: Lesson = {
  id: 'fractions-in-equations',
  title: 'Clear the fractions first',
  minutes: 25,
  idea: [
    { heading: 'A class on its way to school' },
    'A third of a class walks to school and a quarter comes by bicycle. The other 10 students take the bus. How many students are in the class?',
    'Call their number $x$. The walkers, the cyclists and the bus riders together are the whole class: $x/3 + x/4 + 10 = x$.',
    { drawing: classroom },
    'You could add the fractions. But nobody says that you must keep them. Thirds disappear when you multiply by 3, and quarters when you multiply by 4. Both disappear when you multiply by 12, and a balance stays level when both sides are multiplied by 12.',
    {
      head: ['Term', 'Times 12'],
      rows: [
        ['$x/3$', '$4x$'],
        ['$x/4$', '$3x$'],
        ['$10$', '$120$'],
        ['$x$', '$12x$'],
      ],
    },
    'What is left is an equation without fractions: $4x + 3x + 120 = 12x$. So $120 = 5x$, and the class has 24 students: 8 walk, 6 cycle and 10 take the bus.',
    { heading: 'Why every term is multiplied' },
    'You multiply a whole side, and a side is often a sum. By the distributive law of the last lesson the factor reaches each term, those without a fraction too.',
    {
      formula: 'm(a/b + c) = m*a/b + m*c',
      words: 'The factor multiplies the fractions and the whole numbers alike.',
      where: 'wherever $b$ is not 0',
    },
    'Which number is best? One that every denominator divides: their least common multiple. For 4 and 6 that is 12. A larger one, such as $4*6 = 24$, works as well and only makes larger numbers.',
    { heading: 'A fraction bar is a pair of parentheses' },
    'In $(x + 3)/2$ the bar holds $x + 3$ together. As soon as the bar goes, write the parentheses: 6 times $(x + 3)/2$ is $3(x + 3)$. If a minus stands before the fraction, it stands before the parentheses afterwards, and it turns every sign inside.',
    {
      formula: '(a + b)/c = a/c + b/c',
      words: 'Dividing a sum divides each of its terms.',
      where: 'wherever $c$ is not 0',
    },
    { heading: 'When the unknown is below' },
    'An equation such as $6/x = 3$ is cleared in the same way: multiply by $x$. You may do so because $x$ can’t be 0: no number can be divided by 0. Write down first which numbers are forbidden, and throw them out if they turn up at the end. With a fraction on each side, multiply by both denominators.',
    'So the plan grows by one line at the top: clear fractions, then parentheses, then collect, then balance. In the next lesson the sign in the middle changes, and one of these steps becomes dangerous.',
  ],
  examples: [
    {
      task: 'Solve for x: $x/3 + 2 = 9$',
      steps: [
        ['Multiply both sides by 3, every term', 'x + 6', '=', '27'],
        ['Subtract 6 from both sides', 'x', '=', '21'],
      ],
      answer: '21',
      remark:
        'You could also take away the 2 first and then multiply: $x/3 = 7$. With one fraction that is just as short.',
      check: { kind: 'solve', equations: ['x/3 + 2 = 9'], variables: ['x'] },
    },
    {
      task: 'Solve for x: $x/2 - x/5 = 6$',
      steps: [
        ['Multiply both sides by 10', '10*x/2 - 10*x/5', '=', '60'],
        ['Cancel in each term', '5x - 2x', '=', '60'],
        ['Collect like terms', '3x', '=', '60'],
        ['Divide both sides by 3', 'x', '=', '20'],
      ],
      answer: '20',
      remark: 'Check: half of 20 is 10, a fifth of 20 is 4, and $10 - 4 = 6$.',
      check: { kind: 'solve', equations: ['x/2 - x/5 = 6'], variables: ['x'] },
    },
    {
      task: 'Solve for x: $(x + 1)/2 - (x - 3)/4 = 4$',
      steps: [
        ['Multiply both sides by 4; the bars become parentheses', '2(x + 1) - (x - 3)', '=', '16'],
        ['Distributive law: the minus turns both signs', '2x + 2 - x + 3', '=', '16'],
        ['Collect like terms', 'x + 5', '=', '16'],
        ['Subtract 5 from both sides', 'x', '=', '11'],
      ],
      answer: '11',
      remark: 'Check: $(11 + 1)/2 = 6$ and $(11 - 3)/4 = 2$, and $6 - 2 = 4$.',
      check: { kind: 'solve', equations: ['(x + 1)/2 - (x - 3)/4 = 4'], variables: ['x'] },
    },
    {
      task: 'Solve for x: $6/x = 9/(x + 4)$',
      steps: [
        ['x is neither 0 nor −4: multiply both sides by x and by x + 4', '6(x + 4)', '=', '9x'],
        ['Distributive law', '6x + 24', '=', '9x'],
        ['Subtract 6x from both sides', '24', '=', '3x'],
        ['Divide both sides by 3', '8', '=', 'x'],
        ['Turn the equation around', 'x', '=', '8'],
      ],
      answer: '8',
      remark: '8 is not forbidden. Check: $6/8 = 3/4$ and $9/12 = 3/4$.',
      check: { kind: 'value', expression: '6*4/(9 - 6)' },
      letters: { x: '8' },
    },
  ],
  pitfalls: [
    {
      wrong: 'From $x/3 + 2 = 9$ follows $x + 2 = 27$',
      right: 'From $x/3 + 2 = 9$ follows $x + 6 = 27$',
      why: 'The 3 was only needed for the fraction, so it is tempting to use it only there. But you multiply the whole side, and 2 is part of it. If it happens to you, put the side in parentheses first: $3(x/3 + 2)$.',
    },
    {
      wrong: '4 times $-(x - 3)/4$ is $-x - 3$',
      right: '4 times $-(x - 3)/4$ is $-x + 3$',
      why: 'The bar held $x - 3$ together, and the minus stood before all of it. When the bar goes, parentheses must take its place, or the 3 keeps a sign that isn’t its own.',
    },
    {
      wrong: '$(x + 6)/6 = x$',
      right: '$(6x)/6 = x$',
      why: 'Only factors cancel, not terms. In $6x$ the 6 multiplies everything, so dividing by 6 undoes it. In $x + 6$ it doesn’t: for $x = 6$ the quotient is 2.',
    },
    {
      wrong: '$x/2 + x/3 = 2x/5$',
      right: '$x/2 + x/3 = 5x/6$',
      why: 'Denominators name the kind of part: halves and thirds are different kinds, like terms that are not alike. Turn both into sixths first: three sixths and two sixths are five sixths.',
    },
    {
      wrong: '$(x + 1)/(x - 3) = 4/(x - 3)$ has the solution 3',
      right: '$(x + 1)/(x - 3) = 4/(x - 3)$ has no solution',
      why: 'You multiplied by $x - 3$ and found $x + 1 = 4$, so 3. But 3 was forbidden from the start: it makes both denominators 0, and multiplying by 0 makes false lines true. The only candidate is thrown out, and none is left.',
    },
  ],
};
