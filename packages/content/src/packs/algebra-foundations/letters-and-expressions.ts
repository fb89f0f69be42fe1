import type { Lesson } from '../pack.js';

export const lettersAndExpressions: Lesson = {
  id: 'letters-and-expressions',
  title: 'Letters represent numbers',
  minutes: 25,
  idea: [
    { heading: 'A trick that never fails' },
    'Think of a number. Add 5. Double the result. Subtract 4. Take half of what you have. Now subtract your original number. You have 3. How can anyone know that?',
    'Try it with three numbers and write down every line:',
    {
      head: ['What you do', 'Start with 2', 'Start with 10', 'Start with 37', 'Start with $n$'],
      rows: [
        ['Add 5', '7', '15', '42', '$n + 5$'],
        ['Double', '14', '30', '84', '$2n + 10$'],
        ['Subtract 4', '10', '26', '80', '$2n + 6$'],
        ['Halve', '5', '13', '40', '$n + 3$'],
        ['Subtract the original number', '3', '3', '3', '$3$'],
      ],
    },
    'Three columns of numbers show that the trick works three times. The last column shows that it always works. There, $n$ is the number you thought of, whatever it was, and each line shows what becomes of it. At the end, $n$ is subtracted and 3 is left, no matter what $n$ is.',
    'That’s all a letter is: a number that you can calculate with before you know its value. A combination of numbers, letters and operations, such as $2n + 10$, is called an expression. Read it as a recipe: take a number, double it, add 10. The parts that are added or subtracted are called terms: here, $2n$ and 10. The parts that are multiplied are called factors: in $2n$, they are 2 and $n$.',
    { heading: 'How the recipe is written' },
    {
      list: [
        '$3n$ means 3 times $n$. The multiplication sign is left out between a number and a letter, and the number comes first. It is also left out before parentheses: $2(n + 5)$ is 2 times the sum. Between two letters, some books write it and others don’t.',
        '$n^2$ means $n$ times $n$, and $n^3$ means $n$ times $n$ times $n$. These are powers of $n$. The small raised number is the exponent. It applies only to what is right before it. In $3n^2$, only $n$ is squared.',
        '$n/4$ means $n$ divided by 4. A fraction bar groups its numerator the way parentheses do. In $(n + 3)/2$, you add first, then divide by 2.',
        'Powers come first, then products and quotients, then sums and differences. Parentheses come before all of them. Operations with the same priority are done from left to right: $10 - 4 + 3$ is 9.',
      ],
    },
    { heading: 'Substitute a number' },
    'To evaluate an expression, replace the letter with the number everywhere, and wrap the number in parentheses. For $n = -4$, the expression $n^2 + 3n$ becomes $(-4)^2 + 3*(-4)$, which is $16 - 12$, or 4. The parentheses cost you two pencil strokes and save you from most sign errors.',
    { heading: 'When two recipes are the same' },
    'Adding 5 and then doubling gives the same result as doubling and then adding 10. It has to: if a number is 5 larger, twice that number is 10 larger. The two expressions are equal for every number.',
    {
      formula: '2(n + 5) = 2n + 10',
      words: 'Add 5, then double: the same as double, then add 10.',
      where: 'for every number $n$',
    },
    'To show that two expressions are not the same, one number is enough. Is $2(n + 5)$ the same as $2n + 5$? Try $n = 1$: the first is 12, the second is 7. They are different, and no further test can change that. But a few numbers that agree prove nothing: $n^2$ and $2n$ agree for $n = 2$ and for almost nothing else. To say “always,” you need a reason, like the one in the last column.',
    'Here, $n$ was free to be any number. In the next lesson, you know the result of the recipe, and you find out which number went in.',
  ],
  examples: [
    {
      task: 'Evaluate $3n + 4$ for $n = 7$.',
      steps: [
        ['Substitute 7 for n', '3n + 4', '=', '3*7 + 4'],
        ['Multiply before you add', '3*7 + 4', '=', '21 + 4'],
        ['Add', '21 + 4', '=', '25'],
      ],
      answer: '25',
      remark:
        'The recipe said: multiply by 3, then add 4. It never said 37. A number next to a letter means multiplication, not two digits.',
      check: { kind: 'value', expression: '7 + 7 + 7 + 4' },
      letters: { n: '7' },
    },
    {
      task: 'Evaluate $x^2 - 5x$ for $x = -3$.',
      steps: [
        ['Substitute −3, in parentheses', 'x^2 - 5x', '=', '(-3)^2 - 5*(-3)'],
        ['Square: negative times negative is positive', '(-3)^2 - 5*(-3)', '=', '9 - 5*(-3)'],
        ['The product is −15', '9 - 5*(-3)', '=', '9 - (-15)'],
        ['Subtracting −15 means adding 15', '9 - (-15)', '=', '24'],
      ],
      answer: '24',
      remark:
        'Check it another way: $x^2 - 5x$ is $x$ times $x - 5$, and −3 times −8 is 24 too. You will see why in Lesson 3.',
      check: { kind: 'value', expression: '(-3)*(-3 - 5)' },
      letters: { x: '-3' },
    },
    {
      task: 'Evaluate $(2a - b)/(a + 3)$ for $a = 5$ and $b = -6$.',
      steps: [
        ['Substitute each number for its variable', '(2a - b)/(a + 3)', '=', '(2*5 - (-6))/(5 + 3)'],
        ['Evaluate the numerator', '2*5 - (-6)', '=', '16'],
        ['Evaluate the denominator', '5 + 3', '=', '8'],
        ['Divide last', '16/8', '=', '2'],
      ],
      answer: '2',
      remark:
        'The fraction bar means you divide last. Each letter stands for its own number, so substitute each number for the right letter.',
      check: { kind: 'value', expression: '(5 + 5 + 6)/(5 + 3)' },
      letters: { a: '5', b: '-6' },
    },
    {
      task: 'A square pond is $n$ tiles long and $n$ tiles wide. A path one tile wide runs all around it. How many tiles does the path need? Write an expression.',
      steps: [
        ['There are n tiles along each of the four sides', 'n + n + n + n', '=', '4n'],
        ['Four more tiles are at the corners', '4n + 1 + 1 + 1 + 1', '=', '4n + 4'],
      ],
      answer: '4n + 4',
      remark:
        'Count it another way: the big square has $(n + 2)^2$ tiles, and the pond takes up $n^2$ of them. The two counts must agree. For the pond in the figure, with $n = 3$, they do: $4*3 + 4 = 16$ and $5^2 - 3^2 = 16$.',
      drawing: {
        description:
          'A square pond, three tiles long and three tiles wide, in the middle of a larger square. Around it runs a path one tile wide, with each tile outlined.',
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
      task: 'Think of a number $n$. Multiply it by 4, add 12, take half of the result and subtract 6. What do you have, in simplest form?',
      steps: [
        ['Multiply by 4, add 12, then divide both terms by 2', '(4n + 12)/2', '=', '2n + 6'],
        ['Subtract 6', '2n + 6 - 6', '=', '2n'],
      ],
      answer: '2n',
      remark:
        'You always end with twice the number. So if a friend ends with 58, you know that she started with 29. Half of a sum is half of each of its terms: half of $4n$ and half of 12.',
      check: { kind: 'same', expression: '(4n + 12)/2 - 6' },
    },
  ],
  pitfalls: [
    {
      wrong: '$(-3)^2 = -9$',
      right: '$(-3)^2 = 9$',
      why: 'The parentheses mean that all of −3 is squared, and negative times negative is positive. Without them, $-3^2$ squares only the 3 and is −9. If you substitute a negative number without parentheses, you turn the first into the second.',
    },
    {
      wrong: '$(2n)^2 = 2n^2$',
      right: '$(2n)^2 = 4n^2$',
      why: 'An exponent applies to what is right before it. Outside the parentheses, it applies to the whole product, so $2n$ is multiplied by $2n$: two factors of 2 and two factors of $n$. Try $n = 5$: $10^2$ is 100, not 50.',
    },
    {
      wrong: '“3 less than $n$” is $3 - n$',
      right: '“3 less than $n$” is $n - 3$',
      why: 'You wrote the symbols in the order of the words. Try a number instead: 3 less than 10 is 7, and that is $10 - 3$. Order matters in subtraction and division, so test your expression with a number.',
    },
    {
      wrong: 'For $n = 5$ the value of $2n$ is 25',
      right: 'For $n = 5$ the value of $2n$ is 10',
      why: 'In 25, a digit’s value depends on its place, but letters have no place value: $2n$ is a product with the multiplication sign left out. Write $2*(5)$ when you substitute the number.',
    },
  ],
};
