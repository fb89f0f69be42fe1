import type { Lesson } from '../pack.js';
import { rolledCone } from './after-the-mock-figures.js';

export const afterTheMock: Lesson = {
  id: 'after-the-mock',
  title: 'Learn from your mistakes, and a second mock exam',
  minutes: 75,
  exam: true,
  idea: [
    'You have scored your first mock exam, and you lost 9 of the 40 points. That doesn’t mean “I’m bad at this.” It means that you made four or five mistakes, and each is a type of mistake that has a name. Which kind cost you the most points? Work on that one, because one evening is enough for one kind.',
    { heading: 'Five kinds of mistakes' },
    'Go through your solutions with a pen of a different color. Next to each lost point, write one of these letters. Then count them.',
    {
      head: ['Kind', 'How it looks on your page', 'What helps', 'Lesson'],
      rows: [
        [
          'R: reading',
          'a correct calculation of something the question didn’t ask for',
          'the sentence at the bottom of the page',
          '1',
        ],
        [
          'L: law',
          'a line that no law allows, such as a root taken term by term',
          'the lists of mistakes; testing the line with numbers',
          '2 to 5',
        ],
        [
          'M: method',
          'a blank, or a start that leads nowhere',
          'the five questions; a larger drawing',
          '4 and 6',
        ],
        ['C: care', 'a sign, a digit, a key', 'one change per line; estimate; substitute', '2 and 7'],
        ['T: time', 'a problem you never got to', 'A, B, C; six minutes and move on', '8'],
      ],
    },
    'Often, one letter makes up half of the list. Suppose yours are C, C, L, C. Then studying another chapter won’t help you tomorrow, but shorter lines and the last eight minutes will.',
    { heading: 'Three sentences for each mistake' },
    'Reading the correct solution feels like understanding, but it doesn’t fix the cause. Write three sentences instead, in your own words:',
    {
      list: [
        'What I wrote: “$(x - 3)^2 = x^2 + 9$” (or whatever your line was, exactly as you wrote it).',
        'Why it looked right: “I squared each term, as with a product.”',
        'How I will notice it: “A square of a sum or difference has three terms. Test with 10: 49, not 109.”',
      ],
    },
    'The second sentence is the one that counts. As long as the mistake seems reasonable, you will make it again; once you see why it’s wrong, you won’t be tempted.',
    { heading: 'A second chance, the same evening or another' },
    'Below are five new problems worth 40 points. Follow the 60-minute plan again. Keep your letter in mind. If it was R, underline twice as much; if it was T, keep your watch on the table. The goal is not a higher score but fewer mistakes of your kind.',
    'You have done enough. Close the book.',
  ],
  examples: [
    {
      task: '(6 points) Simplify as far as you can: $(x^2 - 9)/(x^2 + 6x + 9)$',
      steps: [
        ['Numerator: difference of squares', 'x^2 - 9', '=', '(x - 3)(x + 3)'],
        ['Denominator: square of a sum', 'x^2 + 6x + 9', '=', '(x + 3)(x + 3)'],
        ['Only factors cancel: one x + 3', '(x - 3)(x + 3)/((x + 3)(x + 3))', '=', '(x - 3)/(x + 3)'],
      ],
      answer: '(x - 3)/(x + 3)',
      remark:
        'Two points for each line. Test with 10: 91/169 and 7/13 are equal. For $x = -3$, neither expression has a value. You can’t simplify any further. In $x - 3$ and $x + 3$, $x$ is a term, not a factor.',
      check: { kind: 'same', expression: '(x^2 - 9)/(x^2 + 6x + 9)' },
    },
    {
      task: '(6 points) Every edge of a cube becomes 10% longer. By what percent does its volume grow?',
      steps: [
        ['Growth factor of the edges', '1 + 10/100', '=', '1.1'],
        ['Growth factor of the volume', '1.1^3', '=', '1.331'],
        ['In percent, minus the original 100', '1.331 * 100 - 100', '=', '33.1'],
      ],
      answer: '33.1%',
      remark:
        'Two points for each line. It isn’t 30%. Each 10% increase also applies to what the others added.',
      check: { kind: 'value', expression: '(1 + 10/100)^3*100 - 100' },
    },
    {
      task: '(8 points) Solve for $x$: $log_3(x + 6) - log_3(x) = 2$',
      steps: [
        ['Quotient rule', 'log_3((x + 6)/x)', '=', '2'],
        ['Write in exponential form', '(x + 6)/x', '=', '3^2'],
        ['Multiply both sides by x', 'x + 6', '=', '9x'],
        ['Subtract x and divide by 8', 'x', '=', '3/4'],
      ],
      answer: '3/4',
      remark:
        'Three points for combining the logarithms, two for the exponential form, two for $x$, one for the domain: $x$ must be positive, and 3/4 is. Check: $6.75/0.75 = 9$, and 9 is 3 squared.',
      check: { kind: 'solve', equations: ['log_3(x + 6) - log_3(x) = 2'], variables: ['x'] },
    },
    {
      task: '(10 points) A paper semicircle with a radius of 10 cm is rolled into a cone. How tall is the cone? Give an exact answer with a root.',
      steps: [
        ['The curved edge, 10π long, becomes the rim', '2π*r', '=', '10π'],
        ['Divide both sides by 2π', 'r', '=', '5'],
        ['The radius of the paper becomes the slant height', '5^2 + h^2', '=', '10^2'],
        ['Subtract 25 from both sides', 'h^2', '=', '75'],
        ['Take the square root; 75 is 25 times 3', 'h', '=', '5sqrt(3)'],
      ],
      answer: '5√3 cm',
      remark:
        'Three points for what the curved edge becomes, two for $r$, two for what the radius becomes, three for the height. Can’t picture it? Roll up a sheet of paper. That’s allowed in an exam. The height is about 8.7 cm, less than the slant height of 10 cm, as it must be.',
      drawing: rolledCone,
      check: { kind: 'value', expression: 'sqrt(10^2 - 5^2)' },
      letters: { r: '5', h: '8.6602540378443864676372317075293618347140262690519031402790349' },
    },
    {
      task: '(10 points) Working together, two printers print a school’s yearbooks in 4 hours. Working alone, the slower one takes 6 hours longer than the faster one. How many hours does the faster one take alone?',
      steps: [
        ['Parts of the job per hour', '1/t + 1/(t + 6)', '=', '1/4'],
        ['Multiply by 4, by t and by t + 6', '4(t + 6) + 4t', '=', 't(t + 6)'],
        ['Expand', '8t + 24', '=', 't^2 + 6t'],
        ['Move all terms to one side', 't^2 - 2t - 24', '=', '0'],
        ['Product −24, sum −2', '(t - 6)(t + 4)', '=', '0'],
        ['A time must be positive', 't', '=', '6'],
      ],
      answer: '6 hours',
      remark:
        'Four points for the first line, four for solving for $t$, two for rejecting −4. Check: a sixth and a twelfth of the job, $1/6 + 1/12 = 1/4$. You can’t add the hours here, but you can add the parts done per hour.',
      check: { kind: 'value', expression: '(2 + sqrt(4 + 4*24))/2' },
      letters: { t: '6' },
    },
  ],
  pitfalls: [
    {
      wrong: 'It was just a careless mistake. I know how to do it.',
      right: 'It was a mistake of kind C; with one change per line, I would have caught it.',
      why: 'A mistake without a name comes back, because nothing about how you work has changed. Either way, the points are lost.',
    },
    {
      wrong: '$x^2/(x^2 + 6x) = 1/(6x)$',
      right: '$x^2/(x^2 + 6x) = x/(x + 6)$',
      why: 'A term was canceled because it appears in both the numerator and the denominator. Factor first: the denominator is $x(x + 6)$, and only the factor $x$ cancels.',
    },
    {
      wrong: 'Two printers that take 6 and 12 hours alone take 18 hours together.',
      right: 'Two printers that take 6 and 12 hours alone take 4 hours together.',
      why: 'The times were added because the text says “together.” But two printers are faster than one, so it must be less than 6 hours. What you can add is the part of the job done per hour.',
    },
  ],
};
