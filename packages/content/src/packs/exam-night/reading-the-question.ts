import type { Lesson } from '../pack.js';
import { garden } from './reading-the-question-figures.js';

export const readingTheQuestion: Lesson = {
  id: 'reading-the-question',
  title: 'How to read a question',
  minutes: 18,
  idea: [
    'Here is a typical exam question: “A rectangular garden is 3 m longer than it is wide. It is enclosed by 34 m of wire fence and a 4 m gate. What is its area?” The equation behind it is easy, but students still lose points. They add the gate to the wrong side, or they stop at the width.',
    'Reading is part of the solution, and it takes one minute. Go through the text three times, each time with one job for your pencil.',
    {
      list: [
        'First: underline what the question asks for, with its unit and form. Here, that is the area, in square meters. Write “area = … m²” at the bottom of your page now; that is where you need to end up.',
        'Second: circle what is given, each number with what it measures. The wire is 34 m and the gate is 4 m; together they make up the perimeter.',
        'Third: translate, one sentence at a time. Name the unknown that the others depend on: $w$ for the width. Then the length is $w + 3$, and the second sentence says $2w + 2(w + 3) = 34 + 4$.',
      ],
    },
    { heading: 'Words in a different order' },
    'The words in a sentence aren’t always in the same order as the formula. In some of these phrases the order is reversed, and in others parentheses are hidden.',
    {
      head: ['In words', 'You write'],
      rows: [
        ['3 more than $x$', '$x + 3$'],
        ['3 less than $x$', '$x - 3$, not the other way around'],
        ['3 times as many as $x$', '$3x$'],
        ['twice the sum of $x$ and $y$', '$2(x + y)$'],
        ['the square of the sum', '$(x + y)^2$'],
        ['a third of what is left of $x$ after subtracting 5', '$(x - 5)/3$'],
        ['$x$ is at least 5', '$x ≥ 5$'],
        ['20% of $x$', '$0.2x$'],
        ['20 liters per minute, for $t$ minutes', '$20t$'],
      ],
    },
    { heading: 'What the verb tells you to do' },
    {
      head: ['Verb', 'What you write'],
      rows: [
        ['Evaluate, calculate', 'one number'],
        ['Simplify', 'a shorter expression with the same value; there is nothing to solve'],
        ['Solve', 'every value that makes the equation true, or “no solution”'],
        ['Give the exact value', 'keep roots, π and fractions; no decimals'],
        ['Hence', 'use what you just found: it gives you a shortcut'],
        ['Show that', 'the result is given; you earn points for each line that leads to it'],
      ],
    },
    'Why start with what the question asks for? Because a number is only an answer if it answers the question. The equation gives you $w$. The question asks for the area, and the line at the bottom of your page reminds you.',
    { heading: 'Your time' },
    'With a pencil, lessons 1 to 7 take 159 minutes. Lessons 8 and 9 each have a mock exam and take 150 minutes together. That is 309 minutes in total, more than one evening. Short on time? Start with the mock exam in Lesson 8, and read only the lessons for the mistakes you made.',
    'Once you’ve read a question carefully, it becomes a calculation. The next lesson helps you avoid mistakes in that calculation.',
  ],
  examples: [
    {
      task: 'A rectangular garden is 3 m longer than it is wide. It is enclosed by 34 m of wire fence and a 4 m gate. What is its area?',
      steps: [
        ['Wire and gate together make the perimeter', '2w + 2(w + 3)', '=', '34 + 4'],
        ['Expand and combine like terms', '4w + 6', '=', '38'],
        ['Subtract 6 and divide by 4', 'w', '=', '8'],
        ['The length', 'w + 3', '=', '11'],
        ['The area, which the question asks for', '8 * 11', '=', '88'],
      ],
      answer: '88 m²',
      remark:
        'Check your answer against the text, not the equation. Twice 8 plus twice 11 is 38, which is 34 without the gate. Both facts are satisfied.',
      drawing: garden,
      check: { kind: 'value', expression: '((34 + 4 - 6)/4) * ((34 + 4 - 6)/4 + 3)' },
      letters: { w: '8' },
    },
    {
      task: 'Three less than twice a number is 5 more than the number. What is the number?',
      steps: [
        ['Word by word: 3 less than twice n, 5 more than n', '2n - 3', '=', 'n + 5'],
        ['Subtract n from both sides', 'n - 3', '=', '5'],
        ['Add 3 to both sides', 'n', '=', '8'],
      ],
      answer: '8',
      remark:
        'The word “is” becomes the equals sign. Check in the text: twice 8 is 16, three less is 13, and 13 is 5 more than 8.',
      check: { kind: 'solve', equations: ['2n - 3 = n + 5'], variables: ['n'] },
    },
    {
      task: 'A faucet leaks 5 ml every 4 seconds. How many liters does it leak in an hour?',
      steps: [
        ['Convert one hour to seconds', '60 * 60', '=', '3600'],
        ['Number of 4-second periods', '3600/4', '=', '900'],
        ['5 ml in each period', '900 * 5', '=', '4500'],
        ['1 liter is 1000 ml', '4500/1000', '=', '4.5'],
      ],
      answer: '4.5 liters',
      remark:
        'Two units had to be converted, time and volume. Underlining both in the question shows you this before you start.',
      check: { kind: 'value', expression: '5/4 * 3600/1000' },
    },
    {
      task: '250 students go on a trip. A bus has 48 seats. How many buses are needed?',
      steps: [
        ['Seats on five buses', '5 * 48', '=', '240'],
        ['Students left over', '250 - 240', '=', '10'],
        ['They need another bus', '5 + 1', '=', '6'],
      ],
      answer: '6',
      remark:
        'The calculator shows 5.208. The question, not the first decimal, tells you how to round. Nobody is left behind. If the question asked for the number of full buses, the answer would be 5.',
      check: { kind: 'true', relations: ['5 * 48 < 250', '6 * 48 ≥ 250'] },
    },
  ],
  pitfalls: [
    {
      wrong: '“5 less than $x$” is $5 - x$.',
      right: '“5 less than $x$” is $x - 5$.',
      why: 'You wrote the numbers in the order in which you read them. Try it with $x = 8$: five less than 8 is 3.',
    },
    {
      wrong: '“The square of the sum of $x$ and 3” is $x^2 + 3^2$.',
      right: '“The square of the sum of $x$ and 3” is $(x + 3)^2$.',
      why: 'The operation named first, the square, is done last. Whatever follows “of” goes in parentheses.',
    },
    {
      wrong: 'The garden: $w = 8$, so the answer is 8.',
      right: 'The garden: $w = 8$, so the area is $8 * 11$ square meters.',
      why: 'Solving the equation feels like the end. But you introduced $w$ yourself. The question doesn’t ask for it. Look at the line you wrote at the bottom of the page.',
    },
    {
      wrong: 'A belt of 2 m and 30 cm is $2 + 30$ long.',
      right: 'A belt of 2 m and 30 cm is $2 + 0.3$ meters long.',
      why: 'You added numbers with different units. A number with a unit is like a term with a letter. You can combine only like units, just as you can combine only like terms.',
    },
  ],
};
