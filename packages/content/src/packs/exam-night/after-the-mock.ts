import type { Lesson } from '../pack.js';
import { rolledCone } from './after-the-mock-figures.js';

export const afterTheMock: Lesson = {
  id: 'after-the-mock',
  title: 'What your slips tell you, and a second mock exam',
  minutes: 75,
  exam: true,
  idea: [
    'You have marked your first mock exam, and 9 of the 40 points are missing. That does not say “I am bad at this”. It says that there were four or five slips, and each of them is of a kind that can be named. Which kind took most from you? That is the one to work on, because one evening is enough for one kind.',
    { heading: 'Five kinds of slips' },
    'Go through your solutions with a second color. Beside each lost point write one of these letters, and count.',
    {
      head: ['Kind', 'How it looks on your page', 'What helps', 'Lesson'],
      rows: [
        [
          'R – reading',
          'a correct calculation of something that was not asked',
          'the sentence at the bottom of the page',
          '1',
        ],
        [
          'L – law',
          'a line that no law allows, such as a root taken term by term',
          'the lists of mistakes; trying the line with numbers',
          '2 to 5',
        ],
        [
          'W – way',
          'nothing, or a start that leads nowhere',
          'the five questions; a larger drawing',
          '4 and 6',
        ],
        ['C – care', 'a sign, a digit, a key', 'one change a line; estimate; put in', '2 and 7'],
        ['T – time', 'a task that was never reached', 'A, B, C; six minutes and move on', '8'],
      ],
    },
    'Often one letter makes up half of the list. Suppose yours are C, C, L, C: then no new chapter will help you tomorrow, but shorter lines and the last eight minutes will.',
    { heading: 'Three sentences for each slip' },
    'Reading the right solution feels like understanding, but it leaves the cause where it was. Write three sentences instead, with your own words:',
    {
      list: [
        'What I wrote: “$(x - 3)^2 = x^2 + 9$” – or a line like it, exactly as it stands there.',
        'Why it looked right: “I squared each term, as with a product.”',
        'How I will notice it: “A square of a sum or difference has three terms. Test with 10: 49, not 109.”',
      ],
    },
    'The second sentence is the one that counts. As long as a mistake has a good reason, you will make it again; once you have seen through the reason, it has lost its pull.',
    { heading: 'A second chance, the same evening or another' },
    'Below are five new tasks with 40 points, again 60 minutes by the plan. Go at them with your letter in mind: if it was R, underline twice as much; if it was T, keep the watch on the table. The goal is not more points in all, but fewer of your letter.',
    'You have done enough. Close the book.',
  ],
  examples: [
    {
      task: '(6 points) Simplify as far as you can: $(x^2 - 9)/(x^2 + 6x + 9)$',
      steps: [
        ['Difference of squares above', 'x^2 - 9', '=', '(x - 3)(x + 3)'],
        ['Square of a sum below', 'x^2 + 6x + 9', '=', '(x + 3)(x + 3)'],
        ['Only factors cancel: one x + 3', '(x - 3)(x + 3)/((x + 3)(x + 3))', '=', '(x - 3)/(x + 3)'],
      ],
      answer: '(x - 3)/(x + 3)',
      remark:
        'Two points for each line. Test with 10: 91/169 and 7/13, the same. For $x = -3$ neither has a value. Here it ends: in $x - 3$ and $x + 3$ the $x$ are terms, not factors.',
      check: { kind: 'same', expression: '(x^2 - 9)/(x^2 + 6x + 9)' },
    },
    {
      task: '(6 points) Every edge of a cube becomes 10% longer. By how many percent does its volume grow?',
      steps: [
        ['Factor of the lengths', '1 + 10/100', '=', '1.1'],
        ['Factor of the volume', '1.1^3', '=', '1.331'],
        ['In percent, without the first 100', '1.331 * 100 - 100', '=', '33.1'],
      ],
      answer: '33.1%',
      remark:
        'Two points for each line. Not 30%: the third direction also makes longer what the first two have added.',
      check: { kind: 'value', expression: '(1 + 10/100)^3*100 - 100' },
    },
    {
      task: '(8 points) Solve for $x$: $log_3(x + 6) - log_3(x) = 2$',
      steps: [
        ['Quotient law', 'log_3((x + 6)/x)', '=', '2'],
        ['Say it as a power', '(x + 6)/x', '=', '3^2'],
        ['Multiply both sides by x', 'x + 6', '=', '9x'],
        ['Subtract x, divide by 8', 'x', '=', '3/4'],
      ],
      answer: '3/4',
      remark:
        'Three points for one logarithm, two for the power, two for $x$, one for the domain: $x$ must be positive, and 3/4 is. Check: $6.75/0.75 = 9$, and 9 is 3 squared.',
      check: { kind: 'solve', equations: ['log_3(x + 6) - log_3(x) = 2'], variables: ['x'] },
    },
    {
      task: '(10 points) A half circle of paper with a radius of 10 cm is rolled into a cone. How high is the cone? Give the exact answer as a root.',
      steps: [
        ['The half circle, 10π long, becomes the rim', '2π*r', '=', '10π'],
        ['Divide both sides by 2π', 'r', '=', '5'],
        ['The radius of the paper becomes the slant height', '5^2 + h^2', '=', '10^2'],
        ['Subtract 25 from both sides', 'h^2', '=', '75'],
        ['Take the root; 75 is 25 times 3', 'h', '=', '5sqrt(3)'],
      ],
      answer: '5√3 cm',
      remark:
        'Three points for what the curved edge becomes, two for $r$, two for what the radius becomes, three for the height. Can’t see it? Take a sheet of paper and roll it: nobody forbids that in an exam. The height is about 8.7 cm, less than the slant height of 10, as it must be.',
      drawing: rolledCone,
      check: { kind: 'value', expression: 'sqrt(10^2 - 5^2)' },
      letters: { r: '5', h: '8.6602540378443864676372317075293618347140262690519031402790349' },
    },
    {
      task: '(10 points) Two printers together print the yearbooks of a school in 4 hours. Alone, the slower one takes 6 hours longer than the faster one. How many hours does the faster one take alone?',
      steps: [
        ['Parts of the job per hour', '1/t + 1/(t + 6)', '=', '1/4'],
        ['Multiply by 4, by t and by t + 6', '4(t + 6) + 4t', '=', 't(t + 6)'],
        ['Multiply out', '8t + 24', '=', 't^2 + 6t'],
        ['All to one side', 't^2 - 2t - 24', '=', '0'],
        ['Product −24, sum −2', '(t - 6)(t + 4)', '=', '0'],
        ['A time is positive', 't', '=', '6'],
      ],
      answer: '6 hours',
      remark:
        'Four points for the first line, four for the way to $t$, two for dropping −4. Check: a sixth and a twelfth of the job, $1/6 + 1/12 = 1/4$. Hours can’t be added here, parts per hour can.',
      check: { kind: 'value', expression: '(2 + sqrt(4 + 4*24))/2' },
      letters: { t: '6' },
    },
  ],
  pitfalls: [
    {
      wrong: 'It was only a slip, I know how it goes.',
      right: 'It was a slip of the kind C; with one change a line I would have seen it.',
      why: 'A slip without a name comes back, since nothing in your way of working has changed. The points are gone either way.',
    },
    {
      wrong: '$x^2/(x^2 + 6x) = 1/(6x)$',
      right: '$x^2/(x^2 + 6x) = x/(x + 6)$',
      why: 'A term was canceled because it stands above and below. Factor first: below it is $x(x + 6)$, and only the factor $x$ goes.',
    },
    {
      wrong: 'Two printers that take 6 and 12 hours alone take 18 hours together.',
      right: 'Two printers that take 6 and 12 hours alone take 4 hours together.',
      why: 'The times were added because the text says “together”. But two printers are faster than one, so it must be less than 6. What adds up is the part done in an hour.',
    },
  ],
};
