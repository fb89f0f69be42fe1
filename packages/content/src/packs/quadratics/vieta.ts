import type { Lesson } from '../pack.js';

export const vieta: Lesson = {
  id: 'vieta',
  title: 'Sum and product of the solutions',
  minutes: 30,
  idea: [
    { heading: 'What can you know without solving?' },
    'The equation $x^2 - 9x + 3 = 0$ has the solutions $(9 + sqrt(69))/2$ and $(9 - sqrt(69))/2$. They are not pretty. But add them: the roots cancel, and 9 is left. Multiply them: by the difference of squares you get $(81 - 69)/4$, and that is 3. Out of two ugly numbers come 9 and 3, and both stand in the equation. Is that an accident?',
    { heading: 'No: it is factoring, read backward' },
    'Call the solutions $r$ and $s$. Then the left side is the product $(x - r)(x - s)$, which is 0 for exactly these two numbers. Multiply it out:',
    {
      formula: '(x - r)(x - s) = x^2 - (r + s)*x + r*s',
      words: 'Before $x$ stands the opposite of the sum, at the end the product.',
      where: 'for all numbers $r$ and $s$',
    },
    'For $x^2 - 9x + 3$ this says $r + s = 9$ and $r*s = 3$, whatever the solutions look like. If a number stands before $x^2$, divide by it first: $a*x^2 + b*x + c = 0$ has the same solutions as $x^2 + (b/a)*x + c/a = 0$.',
    'The formula of lesson 4 proves it for every quadratic that has solutions. Write $d$ for the discriminant: they are $(-b + sqrt(d))/(2a)$ and $(-b - sqrt(d))/(2a)$. Add them: the roots cancel, and $-2b/(2a)$ is left, which is $-b/a$. Multiply them: by the difference of squares you get $(b^2 - d)/(4a^2)$. Since $b^2 - d$ is $4a*c$, that is $c/a$.',
    {
      list: ['The sum of the solutions is $-b/a$.', 'The product of the solutions is $c/a$.'],
    },
    'These two are known as Vieta’s relations. They hold when both solutions fall together, too: then count the solution twice.',
    { heading: 'What they are good for' },
    {
      head: ['Task', 'How'],
      rows: [
        ['Check two solutions', 'Add them and multiply them: faster than putting them in.'],
        ['One solution is known', 'The sum gives the other one.'],
        ['Make an equation with given solutions', 'Work out sum and product, and write it down.'],
        ['Signs only', 'A negative product: different signs. A positive one: the sum tells which.'],
        ['Something of both solutions', 'Write it with $r + s$ and $r*s$.'],
      ],
    },
    { heading: 'Sums of squares and reciprocals' },
    'Whatever doesn’t change when you swap $r$ and $s$ can be written with their sum and product alone. Two cases come up again and again:',
    {
      formula: 'r^2 + s^2 = (r + s)^2 - 2r*s',
      words: 'The squares of both: the square of the sum, without twice the product.',
    },
    {
      formula: '1/r + 1/s = (r + s)/(r*s)',
      words: 'The reciprocals of both: sum divided by product.',
      where: 'if neither is 0',
    },
    'The first is the square of a sum, with the middle term brought over. The second is adding fractions. You don’t need to remember them; you need to remember to look for $r + s$ and $r*s$.',
    'Keep one thing in mind: sum and product can be read off even if there are no solutions. $x^2 + x + 5 = 0$ seems to say “sum −1, product 5”, but its discriminant is −19. Look at D when you aren’t told that solutions exist.',
  ],
  examples: [
    {
      task: 'One solution of $x^2 + 5x - 84 = 0$ is 7. What is the other one?',
      steps: [
        ['The sum of the solutions is the opposite of 5', '7 + s', '=', '-5'],
        ['Subtract 7 from both sides', 's', '=', '-12'],
      ],
      answer: '-12',
      remark:
        'The product is the check: 7 times −12 is −84, the last number. You found the solution without any search.',
      check: { kind: 'value', expression: '-84/7' },
      letters: { s: '-12' },
    },
    {
      task: 'An equation $2x^2 + b*x + c = 0$ has the solutions 3 and $-1/2$. Write its left side without parentheses.',
      steps: [
        ['The sum of the solutions', '3 + (-1/2)', '=', '5/2'],
        ['Their product', '3*(-1/2)', '=', '-3/2'],
        [
          'With one x² it is x² − 5/2 x − 3/2; the task wants 2x², so double it',
          '2(x^2 - (5/2)*x - 3/2)',
          '=',
          '2x^2 - 5x - 3',
        ],
      ],
      answer: '2x² - 5x - 3',
      remark:
        'The sum enters with the opposite sign, the product as it is. Check with $x = 3$: $2*9 - 5*3 - 3 = 0$.',
      check: { kind: 'same', expression: '2(x - 3)(x + 1/2)' },
    },
    {
      task: 'The solutions of $x^2 - 9x + 3 = 0$ are $r$ and $s$. What is $r^2 + s^2$?',
      steps: [
        ['Write it with sum and product', 'r^2 + s^2', '=', '(r + s)^2 - 2r*s'],
        ['The sum is 9, the product is 3', '(r + s)^2 - 2r*s', '=', '9^2 - 2*3'],
        ['Work it out', '9^2 - 2*3', '=', '75'],
      ],
      answer: '75',
      remark: 'Try it with the roots, and you will need half a page. Here they never appeared.',
      check: { kind: 'value', expression: '((9 + sqrt(69))/2)^2 + ((9 - sqrt(69))/2)^2' },
      letters: {
        r: '8.653311931459037426292131372453746005116107124477827889716094',
        s: '0.3466880685409625737078686275462539948838928755221721102839058',
      },
    },
    {
      task: 'The equation $x^2 - k*x + 48 = 0$ has two positive solutions, and one is 2 larger than the other. What is $k$?',
      steps: [
        [
          'The square of the sum and the square of the difference differ by 4rs',
          '(r + s)^2',
          '=',
          '(r - s)^2 + 4r*s',
        ],
        ['The difference is 2, the product is 48', '(r - s)^2 + 4r*s', '=', '2^2 + 4*48'],
        ['Work it out', '2^2 + 4*48', '=', '196'],
        ['Both are positive, and so is their sum', 'r + s', '=', '14'],
        ['The sum is what stands before x, with the opposite sign', 'k', '=', '14'],
      ],
      answer: '14',
      remark:
        'The solutions are 6 and 8, and $x^2 - 14x + 48 = 0$ has both. The discriminant of $x^2 - k*x + 48$ is $k^2 - 4*48$: the square of the difference, 4.',
      check: { kind: 'value', expression: '48/8 + 48/6' },
      letters: { r: '8', s: '6', k: '14' },
    },
  ],
  pitfalls: [
    {
      wrong: 'The solutions of $x^2 + 5x - 84 = 0$ have the sum 5',
      right: 'The solutions of $x^2 + 5x - 84 = 0$ have the sum −5',
      why: 'In $(x - r)(x - s)$ both solutions come with a minus, so their sum does too. The two minus signs of the product cancel. That is why only the sum changes its sign.',
    },
    {
      wrong: 'The solutions of $2x^2 - 7x + 3 = 0$ have the product 3',
      right: 'The solutions of $2x^2 - 7x + 3 = 0$ have the product $3/2$',
      why: 'The law begins with a single $x^2$. Divide the whole equation by 2 first. Here the solutions are 3 and one half.',
    },
    {
      wrong: '$1/r + 1/s = 1/(r + s)$',
      right: '$1/r + 1/s = (r + s)/(r*s)$',
      why: 'Fractions are not added by adding what is below. A half and a half make 1, not a quarter. Bring both to the denominator $r*s$.',
    },
    {
      wrong: '$r^2 + s^2 = (r + s)^2$',
      right: '$r^2 + s^2 = (r + s)^2 - 2r*s$',
      why: 'The square of a sum has a middle term, the two strips of the picture in lesson 2. Whoever forgets it gets 81 for 75.',
    },
  ],
};
