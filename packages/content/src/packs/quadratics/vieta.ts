import type { Lesson } from '../pack.js';

export const vieta: Lesson = {
  id: 'vieta',
  title: 'Sum and product of the solutions',
  minutes: 30,
  idea: [
    { heading: 'What can you know without solving?' },
    'The equation $x^2 - 9x + 3 = 0$ has the solutions $(9 + sqrt(69))/2$ and $(9 - sqrt(69))/2$. They aren’t pretty. But add them: the roots cancel, and 9 is left. Multiply them: by the difference of squares, you get $(81 - 69)/4$, which is 3. Two ugly numbers give 9 and 3, and both appear in the equation. Is that a coincidence?',
    { heading: 'No: it is factoring, read backward' },
    'Call the solutions $r$ and $s$. Then the left side is the product $(x - r)(x - s)$, which is 0 for exactly these two numbers. Expand it:',
    {
      formula: '(x - r)(x - s) = x^2 - (r + s)*x + r*s',
      words: 'The coefficient of $x$ is the opposite of the sum, and the constant is the product.',
      where: 'for all numbers $r$ and $s$',
    },
    'For $x^2 - 9x + 3$, this means $r + s = 9$ and $r*s = 3$, no matter what the solutions look like. If $x^2$ has a coefficient other than 1, divide by it first: $a*x^2 + b*x + c = 0$ has the same solutions as $x^2 + (b/a)*x + c/a = 0$.',
    'The formula from Lesson 4 proves it for every quadratic equation that has solutions. Let $d$ be the discriminant. The solutions are $(-b + sqrt(d))/(2a)$ and $(-b - sqrt(d))/(2a)$. Add them: the roots cancel, and $-2b/(2a)$ is left, which is $-b/a$. Multiply them: by the difference of squares, you get $(b^2 - d)/(4a^2)$. Because $b^2 - d$ is $4a*c$, that is $c/a$.',
    {
      list: ['The sum of the solutions is $-b/a$.', 'The product of the solutions is $c/a$.'],
    },
    'These are known as Vieta’s formulas. They also work when there is only one solution. Then count it twice.',
    { heading: 'How to use them' },
    {
      head: ['Task', 'How'],
      rows: [
        ['Check two solutions', 'Add them and multiply them: it’s faster than substituting.'],
        ['Find the other solution', 'The sum gives it to you.'],
        ['Write an equation with given solutions', 'Find their sum and product, and write it down.'],
        [
          'Find only the signs',
          'Negative product: different signs. Positive product: the sum tells you which.',
        ],
        ['Evaluate an expression in $r$ and $s$', 'Write it in terms of $r + s$ and $r*s$.'],
      ],
    },
    { heading: 'Sums of squares and reciprocals' },
    'Any polynomial that doesn’t change when you swap $r$ and $s$ can be written in terms of their sum and product. Two cases come up again and again:',
    {
      formula: 'r^2 + s^2 = (r + s)^2 - 2r*s',
      words: 'The sum of the squares: the square of the sum minus twice the product.',
    },
    {
      formula: '1/r + 1/s = (r + s)/(r*s)',
      words: 'The sum of the reciprocals: the sum divided by the product.',
      where: 'if neither is 0',
    },
    'The first is the square of a sum with the middle term moved over. The second is just adding fractions. You don’t need to memorize them; just remember to look for $r + s$ and $r*s$.',
    'Keep one thing in mind: you can read off the sum and the product even if there are no real solutions. $x^2 + x + 5 = 0$ seems to say “sum −1, product 5,” but its discriminant is −19. Check D unless you know that solutions exist.',
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
        'Use the product to check: 7 times −12 is −84, the constant. You found the solution without searching.',
      check: { kind: 'value', expression: '-84/7' },
      letters: { s: '-12' },
    },
    {
      task: 'An equation $2x^2 + b*x + c = 0$ has the solutions 3 and $-1/2$. Write its left side in expanded form.',
      steps: [
        ['The sum of the solutions', '3 + (-1/2)', '=', '5/2'],
        ['Their product', '3*(-1/2)', '=', '-3/2'],
        [
          'With x², it is x² − 5/2 x − 3/2; multiply by 2 to get 2x²',
          '2(x^2 - (5/2)*x - 3/2)',
          '=',
          '2x^2 - 5x - 3',
        ],
      ],
      answer: '2x² - 5x - 3',
      remark:
        'The sum appears with the opposite sign, and the product appears with the same sign. Check with $x = 3$: $2*9 - 5*3 - 3 = 0$.',
      check: { kind: 'same', expression: '2(x - 3)(x + 1/2)' },
    },
    {
      task: 'The solutions of $x^2 - 9x + 3 = 0$ are $r$ and $s$. What is $r^2 + s^2$?',
      steps: [
        ['Write it in terms of the sum and product', 'r^2 + s^2', '=', '(r + s)^2 - 2r*s'],
        ['The sum is 9, and the product is 3', '(r + s)^2 - 2r*s', '=', '9^2 - 2*3'],
        ['Evaluate', '9^2 - 2*3', '=', '75'],
      ],
      answer: '75',
      remark: 'If you used the roots, you would need half a page. This way, you never need them.',
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
        ['The difference is 2, and the product is 48', '(r - s)^2 + 4r*s', '=', '2^2 + 4*48'],
        ['Evaluate', '2^2 + 4*48', '=', '196'],
        ['Both are positive, so their sum is positive', 'r + s', '=', '14'],
        ['The sum is the opposite of the coefficient of x', 'k', '=', '14'],
      ],
      answer: '14',
      remark:
        'The solutions are 6 and 8, and $x^2 - 14x + 48 = 0$ has both. The discriminant of $x^2 - k*x + 48$ is $k^2 - 4*48$, which is the square of the difference, 4.',
      check: { kind: 'value', expression: '48/8 + 48/6' },
      letters: { r: '8', s: '6', k: '14' },
    },
  ],
  pitfalls: [
    {
      wrong: 'The sum of the solutions of $x^2 + 5x - 84 = 0$ is 5',
      right: 'The sum of the solutions of $x^2 + 5x - 84 = 0$ is −5',
      why: 'In $(x - r)(x - s)$, both solutions have a minus sign, so their sum does too. In the product, the two minus signs cancel. That is why only the sum changes sign.',
    },
    {
      wrong: 'The product of the solutions of $2x^2 - 7x + 3 = 0$ is 3',
      right: 'The product of the solutions of $2x^2 - 7x + 3 = 0$ is $3/2$',
      why: 'The rule is for $x^2$ with coefficient 1. Divide the whole equation by 2 first. Here, the solutions are 3 and one half.',
    },
    {
      wrong: '$1/r + 1/s = 1/(r + s)$',
      right: '$1/r + 1/s = (r + s)/(r*s)$',
      why: 'You don’t add fractions by adding the denominators. A half plus a half is 1, not a quarter. Rewrite both with the denominator $r*s$.',
    },
    {
      wrong: '$r^2 + s^2 = (r + s)^2$',
      right: '$r^2 + s^2 = (r + s)^2 - 2r*s$',
      why: 'The square of a sum has a middle term, the strips in the picture in Lesson 2. If you forget it, you get 81 instead of 75.',
    },
  ],
};
