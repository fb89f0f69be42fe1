import type { Lesson } from '../pack.js';
import { flight } from './zero-products-figures.js';

export const zeroProducts: Lesson = {
  id: 'zero-products',
  title: 'When a product is zero',
  minutes: 20,
  idea: [
    { heading: 'When does the ball land?' },
    'A ball is thrown straight up. After $t$ seconds it is $20t - 5t^2$ meters high. When is it on the ground, at height 0?',
    'You are looking for the numbers $t$ with $20t - 5t^2 = 0$. The balance method that solves $3x + 4 = 19$ fails here: $20t$ and $5t^2$ are not like terms, so you can’t isolate $t$. You need something new, and it comes from a number you may have thought was boring: zero.',
    'Both terms contain the factors 5 and $t$. Factor them out: $20t - 5t^2$ is the same as $5t(4 - t)$. Now the height is a product. And a product is 0 only if one of its factors is 0. Either $t = 0$, which is the throw, or $4 - t = 0$, so $t = 4$, which is the landing. The ball flies for 4 seconds.',
    { drawing: flight },
    { heading: 'The rule, and why it is true' },
    {
      list: ['If $a = 0$ or $b = 0$, then $a*b = 0$.', 'If $a*b = 0$, then $a = 0$ or $b = 0$ (or both).'],
    },
    'You already know the first line. The second is the one that solves equations, and it has a short proof. Suppose $a$ is not 0. Then you can divide both sides of $a*b = 0$ by $a$, which leaves $b = 0$. So if the first factor isn’t 0, the second must be.',
    'Only 0 works this way. From $a*b = 6$, you can’t tell anything about $a$ alone. It could be 1, 2, 3, 12 or −0.5. So the right side has to be 0 before you factor the left side.',
    { heading: 'The plan' },
    {
      list: [
        'Move all terms to one side so that the other side is 0.',
        'Write that side as a product.',
        'Set each factor equal to 0 and solve the resulting equations.',
        'Check every solution in the original equation.',
      ],
    },
    { heading: 'Two ways to make a product' },
    'The first is a common factor, as above. Look for it before anything else. The second is for a difference of two squares.',
    {
      formula: 'a^2 - b^2 = (a + b)(a - b)',
      words: 'The difference of two squares is the sum times the difference.',
      where: 'for all numbers',
    },
    'Expand the right side, and you’ll see why: the four products are $a^2$, $-a*b$, $a*b$ and $-b^2$, and the two in the middle cancel.',
    'An equation in which the square of the unknown is the highest power is called quadratic. It has up to two solutions, one for each factor. Most quadratics, such as $x^2 + 7x + 12 = 0$, have no common factor and aren’t a difference of squares. The next lesson shows how to write those as a product.',
  ],
  examples: [
    {
      task: 'Find all solutions: $(x - 3)(x + 5) = 0$',
      steps: [
        ['Set the first factor equal to 0', 'x - 3', '=', '0'],
        ['Add 3 to both sides', 'x', '=', '3'],
        ['Set the second factor equal to 0', 'x + 5', '=', '0'],
        ['Subtract 5 from both sides', 'x', '=', '-5'],
      ],
      answer: 'x = -5 or x = 3',
      remark:
        'Here, everything was ready: a product on the left and 0 on the right. Don’t expand it; you would lose what you need.',
      check: { kind: 'solve', equations: ['(x - 3)(x + 5) = 0'], variables: ['x'] },
    },
    {
      task: 'Find all solutions: $3x^2 = 12x$',
      steps: [
        ['Subtract 12x: one side must be 0', '3x^2 - 12x', '=', '0'],
        ['Factor out 3x', '3x(x - 4)', '=', '0'],
        ['Set the first factor equal to 0: divide 3x = 0 by 3', 'x', '=', '0'],
        ['Set the second factor equal to 0', 'x', '=', '4'],
      ],
      answer: 'x = 0 or x = 4',
      remark: 'Check both: $3*0^2 = 12*0$ and $3*4^2 = 12*4$.',
      check: { kind: 'solve', equations: ['3x^2 = 12x'], variables: ['x'] },
    },
    {
      task: 'Find all solutions: $4x^2 - 25 = 0$',
      steps: [
        ['Both terms are squares, of 2x and of 5', '(2x + 5)(2x - 5)', '=', '0'],
        ['Set the first factor equal to 0', '2x', '=', '-5'],
        ['Divide both sides by 2', 'x', '=', '-5/2'],
        ['Set the second factor equal to 0', '2x', '=', '5'],
        ['Divide both sides by 2', 'x', '=', '5/2'],
      ],
      answer: 'x = -5/2 or x = 5/2',
      remark: 'You could also write $x^2 = 25/4$. Two numbers have this square, and they are opposites.',
      check: { kind: 'solve', equations: ['4x^2 - 25 = 0'], variables: ['x'] },
    },
    {
      task: 'Find all solutions: $(x + 2)(x - 3) = 6(x - 3)$',
      steps: [
        ['Move all terms to one side', '(x + 2)(x - 3) - 6(x - 3)', '=', '0'],
        ['Both terms have the factor x − 3: factor it out', '(x - 3)(x + 2 - 6)', '=', '0'],
        ['Combine like terms', '(x - 3)(x - 4)', '=', '0'],
        ['Set the first factor equal to 0', 'x', '=', '3'],
        ['Set the second factor equal to 0', 'x', '=', '4'],
      ],
      answer: 'x = 3 or x = 4',
      remark:
        'If you divide both sides by $x - 3$, you find only 4. For $x = 3$, that would be division by 0.',
      check: { kind: 'solve', equations: ['(x + 2)(x - 3) = 6(x - 3)'], variables: ['x'] },
    },
  ],
  pitfalls: [
    {
      wrong: 'From $3x^2 = 12x$ it follows that $x = 4$',
      right: 'From $3x^2 = 12x$ it follows that $x = 0$ or $x = 4$',
      why: 'You divided both sides by $3x$. That is allowed only if $3x$ isn’t 0, so you lost the case $x = 0$. Never divide by the unknown. Factor it out.',
    },
    {
      wrong: 'From $(x - 2)(x + 1) = 4$ it follows that $x - 2 = 4$ or $x + 1 = 4$',
      right: 'From $(x - 2)(x + 1) = 4$ it follows that $x^2 - x - 6 = 0$',
      why: 'Only a product of 0 tells you about its factors. A product can be 4 in infinitely many ways, such as 8 times one half. Expand, move the 4 to the left side, and factor again.',
    },
    {
      wrong: 'From $(x - 3)(x + 5) = 0$ it follows that $x$ is −3 or 5',
      right: 'From $(x - 3)(x + 5) = 0$ it follows that $x$ is 3 or −5',
      why: 'You read the numbers directly from the factors. But the factor must become 0: $x - 3$ is 0 for 3, and $x + 5$ is 0 for −5. The solution is always the opposite of the number in the factor.',
    },
    {
      wrong: '$x^2 = 9$ has only the solution 3',
      right: '$x^2 = 9$ has the solutions 3 and −3',
      why: 'The square root key on a calculator shows only one number. The equation asks for every number whose square is 9, and −3 is one too: $(x + 3)(x - 3) = 0$ has two factors.',
    },
  ],
};
