import type { Lesson } from '../pack.js';
import { garden } from './reading-the-question-figures.js';

export const readingTheQuestion: Lesson = {
  id: 'reading-the-question',
  title: 'How to read a question',
  minutes: 18,
  idea: [
    'Here is a question as it stands in an exam: “A rectangular garden is 3 m longer than it is wide. It is fenced all around with 34 m of wire fence and a gate of 4 m. What is its area?” The equation behind it is easy, and still it costs points: the gate gets added on the wrong side, or the answer stops at the width.',
    'Reading is a step of the solution, and it takes one minute. Go through the text three times, each time with one task for your pencil.',
    {
      list: [
        'First: underline what is asked, with its unit and its form. Here: the area, in square meters. Write “area = … m²” at the bottom of your page now; that is where you must arrive.',
        'Second: circle what is given, each number with what it belongs to. 34 m belong to the wire, 4 m to the gate; together they are the way around.',
        'Third: translate, one sentence at a time. Name the unknown that the others depend on: $w$ for the width. Then the length is $w + 3$, and the second sentence says $2w + 2(w + 3) = 34 + 4$.',
      ],
    },
    { heading: 'Words that turn around' },
    'In a sentence the words need not come in the order of the formula. In these phrases it is turned around, or parentheses are hidden.',
    {
      head: ['The text says', 'You write'],
      rows: [
        ['3 more than $x$', '$x + 3$'],
        ['3 less than $x$', '$x - 3$, not the other way around'],
        ['3 times as many as $x$', '$3x$'],
        ['twice the sum of $x$ and $y$', '$2(x + y)$'],
        ['the square of the sum', '$(x + y)^2$'],
        ['a third of what is left of $x$ after 5 are gone', '$(x - 5)/3$'],
        ['$x$ is at least 5', '$x ≥ 5$'],
        ['20% of $x$', '$0.2x$'],
        ['20 liters per minute, for $t$ minutes', '$20t$'],
      ],
    },
    { heading: 'What the verb asks for' },
    {
      head: ['Verb', 'What you hand in'],
      rows: [
        ['Work out, evaluate', 'one number'],
        ['Simplify', 'an expression of the same value, shorter; there is nothing to solve'],
        ['Solve', 'every value that makes it true, or “no solution”'],
        ['Give the exact value', 'roots, π and fractions stay; no decimals'],
        ['Hence', 'use what you just found: the short way is there'],
        ['Show that', 'the end is given; each line on the way to it earns points'],
      ],
    },
    'Why begin with what is asked? Because a number is an answer only to its question. The equation will give you $w$; the question wants the area, and the sentence at the bottom of your page doesn’t let you forget.',
    { heading: 'Your time' },
    'With a pencil, lessons 1 to 7 take 159 minutes. Lessons 8 and 9 each have a mock exam and take 150 minutes together. That is 309 minutes in total, more than one evening. Less time? Begin with the mock exam in lesson 8, and read only the lessons for the mistakes you made.',
    'A question that is well read has become a calculation. The next lesson keeps that calculation free of slips.',
  ],
  examples: [
    {
      task: 'A rectangular garden is 3 m longer than it is wide. It is fenced all around with 34 m of wire fence and a gate of 4 m. What is its area?',
      steps: [
        ['Wire and gate together are the way around', '2w + 2(w + 3)', '=', '34 + 4'],
        ['Multiply out and collect', '4w + 6', '=', '38'],
        ['Subtract 6, divide by 4', 'w', '=', '8'],
        ['The length', 'w + 3', '=', '11'],
        ['The area, which was asked for', '8 * 11', '=', '88'],
      ],
      answer: '88 m²',
      remark:
        'Check with the text, not with the equation: 8 and 11, twice, are 38; without the gate 34. Both facts fit.',
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
        'The word “is” became the equals sign. In the text: twice 8 is 16, three less is 13, and 13 is 5 more than 8.',
      check: { kind: 'solve', equations: ['2n - 3 = n + 5'], variables: ['n'] },
    },
    {
      task: 'A tap loses 5 ml every 4 seconds. How many liters does it lose in an hour?',
      steps: [
        ['Asked in hours, given in seconds', '60 * 60', '=', '3600'],
        ['So many times 4 seconds', '3600/4', '=', '900'],
        ['Each time 5 ml', '900 * 5', '=', '4500'],
        ['1 liter is 1000 ml', '4500/1000', '=', '4.5'],
      ],
      answer: '4.5 liters',
      remark:
        'Two units had to change, time and volume. Underlining both in the question shows it before you start.',
      check: { kind: 'value', expression: '5/4 * 3600/1000' },
    },
    {
      task: '250 students go on a trip. A bus has 48 seats. How many buses are needed?',
      steps: [
        ['Five buses', '5 * 48', '=', '240'],
        ['Students left over', '250 - 240', '=', '10'],
        ['They need a bus as well', '5 + 1', '=', '6'],
      ],
      answer: '6',
      remark:
        'The calculator says 5.208. The question, not the first decimal, decides how to round: nobody stays behind. Had it asked for full buses, the answer would be 5.',
      check: { kind: 'true', relations: ['5 * 48 < 250', '6 * 48 ≥ 250'] },
    },
  ],
  pitfalls: [
    {
      wrong: '“5 less than $x$” is $5 - x$.',
      right: '“5 less than $x$” is $x - 5$.',
      why: 'You wrote the numbers in the order in which you heard them. Try it with $x = 8$: five less than 8 is 3.',
    },
    {
      wrong: '“The square of the sum of $x$ and 3” is $x^2 + 3^2$.',
      right: '“The square of the sum of $x$ and 3” is $(x + 3)^2$.',
      why: 'The noun that comes first, the square, is done last. What it is “of” goes into parentheses.',
    },
    {
      wrong: 'The garden: $w = 8$, so the answer is 8.',
      right: 'The garden: $w = 8$, so the area is $8 * 11$ square meters.',
      why: 'Solving the equation feels like the end. But $w$ was your invention; nobody asked for it. Look at the sentence you wrote at the bottom of the page.',
    },
    {
      wrong: 'A belt of 2 m and 30 cm is $2 + 30$ long.',
      right: 'A belt of 2 m and 30 cm is $2 + 0.3$ meters long.',
      why: 'Numbers were added whose units differ. A number with a unit is a product; only equal units can be collected, as only equal letters can.',
    },
  ],
};
