import type { Lesson } from '../pack.js';

export const lettersAndExpressions: Lesson = {
  id: 'letters-and-expressions',
  title: 'Letters stand for numbers',
  minutes: 25,
  idea: [
    { heading: 'A trick that never fails' },
    'Think of a number. Add 5. Double the result. Take away 4. Halve what you have. Now take away the number that you first thought of. You have 3. How can anyone know that?',
    'Try it with three numbers and write every line down:',
    {
      head: ['What you do', 'Start with 2', 'Start with 10', 'Start with 37', 'Start with $n$'],
      rows: [
        ['Add 5', '7', '15', '42', '$n + 5$'],
        ['Double', '14', '30', '84', '$2n + 10$'],
        ['Take away 4', '10', '26', '80', '$2n + 6$'],
        ['Halve', '5', '13', '40', '$n + 3$'],
        ['Take away the start', '3', '3', '3', '$3$'],
      ],
    },
    'Three columns of numbers show that the trick works three times. The last column shows that it works always. In it $n$ is the number you thought of, whichever that was, and each line says what has become of it. At the end $n$ is taken away and 3 is left: no matter what $n$ is.',
    'That is all a letter is: a number that you calculate with before you know it. A piece of mathematics made of numbers, letters and operations, such as $2n + 10$, is an expression. Read it as a recipe: take a number, double it, add 10. What is added or taken away in it is called a term: here $2n$ and 10. What is multiplied is called a factor: in $2n$ they are 2 and $n$.',
    { heading: 'How the recipe is written' },
    {
      list: [
        '$3n$ means 3 times $n$. The sign is left out between a number and a letter, and the number comes first. It is left out before parentheses too: $2(n + 5)$ is 2 times the sum. Between two letters some books write it, others don’t.',
        '$n^2$ means $n$ times $n$, and $n^3$ means $n$ times $n$ times $n$. These are powers of $n$; the small number is the exponent. It belongs only to what it touches: in $3n^2$ only $n$ is squared.',
        '$n/4$ means $n$ divided by 4. A fraction bar holds its top together like parentheses: in $(n + 3)/2$ you add first, then halve.',
        'Powers come first, then products and quotients, then sums and differences. Parentheses come before all of them. What has the same rank goes from left to right: $10 - 4 + 3$ is 9.',
      ],
    },
    { heading: 'Put a number in' },
    'To find the value of an expression, put the number in the place of the letter, everywhere, and wrap it in parentheses. For $n = -4$ the expression $n^2 + 3n$ becomes $(-4)^2 + 3*(-4)$, which is $16 - 12$, or 4. The parentheses cost you two strokes of the pencil and save you most of your sign mistakes.',
    { heading: 'When two recipes are the same' },
    'Adding 5 and then doubling gives the same as doubling and then adding 10. It must: twice a number that is 5 larger is 10 larger. The two expressions are equal for every number.',
    {
      formula: '2(n + 5) = 2n + 10',
      words: 'Add 5, then double: the same as double, then add 10.',
      where: 'for every number $n$',
    },
    'To show that two expressions are not the same, one number is enough. Is $2(n + 5)$ the same as $2n + 5$? Try $n = 1$: the first is 12, the second is 7. They are different, and no further test can mend that. But numbers that agree prove nothing: $n^2$ and $2n$ agree for $n = 2$ and for almost nothing else. For “always” you need a reason, as the last column gave one.',
    'Here $n$ was free to be any number. In the next lesson somebody tells you what the recipe gave, and you find out which number went in.',
  ],
  examples: [
    {
      task: 'Find the value of $3n + 4$ for $n = 7$.',
      steps: [
        ['Put 7 in the place of n', '3n + 4', '=', '3*7 + 4'],
        ['Multiply before you add', '3*7 + 4', '=', '21 + 4'],
        ['Add', '21 + 4', '=', '25'],
      ],
      answer: '25',
      remark:
        'The recipe said: multiply by 3, then add 4. It never said 37: a number and a letter side by side are a product, not two digits.',
      check: { kind: 'value', expression: '7 + 7 + 7 + 4' },
      letters: { n: '7' },
    },
    {
      task: 'Find the value of $x^2 - 5x$ for $x = -3$.',
      steps: [
        ['Put −3 in, in parentheses', 'x^2 - 5x', '=', '(-3)^2 - 5*(-3)'],
        ['The square: minus times minus is plus', '(-3)^2 - 5*(-3)', '=', '9 - 5*(-3)'],
        ['The product is −15', '9 - 5*(-3)', '=', '9 - (-15)'],
        ['To take away −15 is to add 15', '9 - (-15)', '=', '24'],
      ],
      answer: '24',
      remark:
        'A check by another way: $x^2 - 5x$ is $x$ times $x - 5$, and −3 times −8 is 24 too. You will see why in lesson 3.',
      check: { kind: 'value', expression: '(-3)*(-3 - 5)' },
      letters: { x: '-3' },
    },
    {
      task: 'Find the value of $(2a - b)/(a + 3)$ for $a = 5$ and $b = -6$.',
      steps: [
        ['Put both numbers in, each in its own place', '(2a - b)/(a + 3)', '=', '(2*5 - (-6))/(5 + 3)'],
        ['Finish the top', '2*5 - (-6)', '=', '16'],
        ['Finish the bottom', '5 + 3', '=', '8'],
        ['Divide last', '16/8', '=', '2'],
      ],
      answer: '2',
      remark:
        'The bar made you wait with the division. Two letters are two numbers; each goes where its own letter stands.',
      check: { kind: 'value', expression: '(5 + 5 + 6)/(5 + 3)' },
      letters: { a: '5', b: '-6' },
    },
    {
      task: 'A square pond is $n$ tiles long and $n$ tiles wide. A path one tile wide runs all around it. How many tiles does the path take? Write an expression.',
      steps: [
        ['Along each of the four sides lie n tiles', 'n + n + n + n', '=', '4n'],
        ['Four more lie at the corners', '4n + 1 + 1 + 1 + 1', '=', '4n + 4'],
      ],
      answer: '4n + 4',
      remark:
        'Count again in another way: the big square has $(n + 2)^2$ tiles, and the pond takes $n^2$ of them. Both counts must agree. For the pond in the figure, with $n = 3$, they do: $4*3 + 4 = 16$ and $5^2 - 3^2 = 16$.',
      drawing: {
        description:
          'A square pond, three tiles long and wide, in the middle of a larger square. Between them runs a path one tile wide, cut into its single tiles.',
        shapes: [
          {
            kind: 'polygon',
            points: [
              [0, 0],
              [5, 0],
              [5, 5],
              [0, 5],
            ],
          },
          {
            kind: 'polygon',
            points: [
              [1, 1],
              [4, 1],
              [4, 4],
              [1, 4],
            ],
          },
          { kind: 'segment', from: [1, 0], to: [1, 1] },
          { kind: 'segment', from: [2, 0], to: [2, 1] },
          { kind: 'segment', from: [3, 0], to: [3, 1] },
          { kind: 'segment', from: [4, 0], to: [4, 1] },
          { kind: 'segment', from: [1, 4], to: [1, 5] },
          { kind: 'segment', from: [2, 4], to: [2, 5] },
          { kind: 'segment', from: [3, 4], to: [3, 5] },
          { kind: 'segment', from: [4, 4], to: [4, 5] },
          { kind: 'segment', from: [0, 1], to: [1, 1] },
          { kind: 'segment', from: [0, 2], to: [1, 2] },
          { kind: 'segment', from: [0, 3], to: [1, 3] },
          { kind: 'segment', from: [0, 4], to: [1, 4] },
          { kind: 'segment', from: [4, 1], to: [5, 1] },
          { kind: 'segment', from: [4, 2], to: [5, 2] },
          { kind: 'segment', from: [4, 3], to: [5, 3] },
          { kind: 'segment', from: [4, 4], to: [5, 4] },
          { kind: 'label', at: [2.5, 2.5], text: 'pond' },
        ],
      },
      check: { kind: 'same', expression: '(n + 2)^2 - n^2' },
    },
    {
      task: 'Think of a number $n$. Multiply it by 4, add 12, halve the result and take away 6. What do you have, as simply as possible?',
      steps: [
        ['Multiply by 4, add 12, then halve both terms', '(4n + 12)/2', '=', '2n + 6'],
        ['Take away 6', '2n + 6 - 6', '=', '2n'],
      ],
      answer: '2n',
      remark:
        'You always end at twice the number. So when a friend ends at 58, you know that she began with 29. Half of a sum is half of each of its terms: of $4n$ and of 12.',
      check: { kind: 'same', expression: '(4n + 12)/2 - 6' },
    },
  ],
  pitfalls: [
    {
      wrong: '$(-3)^2 = -9$',
      right: '$(-3)^2 = 9$',
      why: 'The parentheses say that −3 as a whole is squared, and minus times minus is plus. Without them, $-3^2$ squares only the 3 and is −9. Typing a negative number into an expression without parentheses turns the first into the second.',
    },
    {
      wrong: '$(2n)^2 = 2n^2$',
      right: '$(2n)^2 = 4n^2$',
      why: 'The exponent belongs to what it touches. Outside the parentheses it touches the whole product, so $2n$ is multiplied by $2n$: two factors 2 and two factors $n$. Try $n = 5$: $10^2$ is 100, not 50.',
    },
    {
      wrong: '“3 less than $n$” is $3 - n$',
      right: '“3 less than $n$” is $n - 3$',
      why: 'You wrote the signs in the order of the words. Think of a number instead: 3 less than 10 is 7, and that is $10 - 3$. For subtraction and division the order matters, so test your expression with one number.',
    },
    {
      wrong: 'For $n = 5$ the value of $2n$ is 25',
      right: 'For $n = 5$ the value of $2n$ is 10',
      why: 'In 25 the place of a digit gives it its worth, but letters have no places: $2n$ is a product whose sign is left out. Write $2*(5)$ when you put the number in.',
    },
  ],
};
