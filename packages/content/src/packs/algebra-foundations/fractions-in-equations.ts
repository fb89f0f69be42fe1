import type { Lesson } from '../pack.js';
import { classroom } from './fractions-in-equations-figures.js';

export const fractionsInEquations: Lesson = {
  id: 'fractions-in-equations',
  title: 'Clear the fractions first',
  minutes: 25,
  idea: [
    { heading: 'A class on its way to school' },
    'A third of the students in a class walk to school, and a quarter ride a bicycle. The other 10 students take the bus. How many students are in the class?',
    'Let $x$ be the number of students. The walkers, the cyclists and the bus riders together make up the whole class: $x/3 + x/4 + 10 = x$.',
    { drawing: classroom },
    'You could add the fractions. But you don’t have to keep them. Thirds disappear when you multiply by 3, and quarters when you multiply by 4. Both disappear when you multiply by 12, and an equation stays true when both sides are multiplied by 12.',
    {
      head: ['Term', 'Times 12'],
      rows: [
        ['$x/3$', '$4x$'],
        ['$x/4$', '$3x$'],
        ['$10$', '$120$'],
        ['$x$', '$12x$'],
      ],
    },
    'That leaves an equation without fractions: $4x + 3x + 120 = 12x$. So $120 = 5x$, and the class has 24 students: 8 walk, 6 ride a bicycle and 10 take the bus.',
    { heading: 'Why every term is multiplied' },
    'You multiply a whole side, and a side is often a sum. By the distributive property from the last lesson, the factor multiplies every term, including those without a fraction.',
    {
      formula: 'm(a/b + c) = m*a/b + m*c',
      words: 'The factor multiplies the fractions and the whole numbers alike.',
      where: 'as long as $b$ is not 0',
    },
    'Which number is best? The least common multiple of the denominators. For 4 and 6, that is 12. A larger common multiple, such as $4*6 = 24$, also works, but the numbers get larger.',
    { heading: 'A fraction bar acts like parentheses' },
    'In $(x + 3)/2$, the bar groups $x + 3$. As soon as you remove the bar, write the parentheses: 6 times $(x + 3)/2$ is $3(x + 3)$. A minus sign in front of the fraction stays in front of the parentheses, and it changes every sign inside.',
    {
      formula: '(a + b)/c = a/c + b/c',
      words: 'Dividing a sum means dividing each of its terms.',
      where: 'as long as $c$ is not 0',
    },
    { heading: 'When the unknown is in the denominator' },
    'Clear an equation such as $6/x = 3$ the same way. Multiply by $x$. That is allowed because $x$ can’t be 0. You can’t divide by 0. First write down which values are excluded, and reject them if they turn up at the end. With a fraction on each side, multiply by both denominators.',
    'So the plan gets one new first step: clear the fractions, then remove parentheses, then combine like terms, then isolate $x$. In the next lesson, the equals sign becomes an inequality sign, and one of these steps needs extra care.',
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
        'You could also subtract the 2 first and then multiply: $x/3 = 7$. With one fraction, that is just as short.',
      check: { kind: 'solve', equations: ['x/3 + 2 = 9'], variables: ['x'] },
    },
    {
      task: 'Solve for x: $x/2 - x/5 = 6$',
      steps: [
        ['Multiply both sides by 10', '10*x/2 - 10*x/5', '=', '60'],
        ['Cancel in each term', '5x - 2x', '=', '60'],
        ['Combine like terms', '3x', '=', '60'],
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
        ['Expand: the minus changes both signs', '2x + 2 - x + 3', '=', '16'],
        ['Combine like terms', 'x + 5', '=', '16'],
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
        ['Expand', '6x + 24', '=', '9x'],
        ['Subtract 6x from both sides', '24', '=', '3x'],
        ['Divide both sides by 3', '8', '=', 'x'],
        ['Swap the sides', 'x', '=', '8'],
      ],
      answer: '8',
      remark: '8 is not an excluded value. Check: $6/8 = 3/4$ and $9/12 = 3/4$.',
      check: { kind: 'value', expression: '6*4/(9 - 6)' },
      letters: { x: '8' },
    },
  ],
  pitfalls: [
    {
      wrong: 'From $x/3 + 2 = 9$ it follows that $x + 2 = 27$',
      right: 'From $x/3 + 2 = 9$ it follows that $x + 6 = 27$',
      why: 'You needed the 3 only for the fraction, so it’s tempting to use it only there. But you multiply the whole side, and the 2 is part of it. If you tend to make this mistake, put the side in parentheses first: $3(x/3 + 2)$.',
    },
    {
      wrong: '4 times $-(x - 3)/4$ is $-x - 3$',
      right: '4 times $-(x - 3)/4$ is $-x + 3$',
      why: 'The bar grouped $x - 3$, and the minus was in front of all of it. When the bar goes, parentheses must take its place, or the 3 ends up with the wrong sign.',
    },
    {
      wrong: '$(x + 6)/6 = x$',
      right: '$(6x)/6 = x$',
      why: 'Only factors cancel, not terms. In $6x$, the 6 is a factor, so dividing by 6 undoes it. In $x + 6$, it isn’t: for $x = 6$, the quotient is 2.',
    },
    {
      wrong: '$x/2 + x/3 = 2x/5$',
      right: '$x/2 + x/3 = 5x/6$',
      why: 'A denominator tells you the size of the pieces, and halves and thirds are different sizes, just as unlike terms are different kinds. Write both as sixths first: three sixths and two sixths are five sixths.',
    },
    {
      wrong: 'The solution of $(x + 1)/(x - 3) = 4/(x - 3)$ is 3',
      right: 'The equation $(x + 1)/(x - 3) = 4/(x - 3)$ has no solution',
      why: 'You multiplied by $x - 3$ and found $x + 1 = 4$, so $x = 3$. But $x$ can’t be 3. That makes both denominators 0, and multiplying by 0 can turn a false equation into a true one. The only candidate is extraneous, so there is no solution.',
    },
  ],
};
