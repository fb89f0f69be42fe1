import type { Lesson } from '../pack.js';
import { rectangleDiagonal } from './mock-exam-figures.js';

export const mockExam: Lesson = {
  id: 'mock-exam',
  title: 'A self-timed mock exam, and a plan for it',
  minutes: 75,
  exam: true,
  idea: [
    'Two students know the same material. One works through the exam in order, gets stuck on problem 4 for fifteen minutes, and never gets to problem 9, which she could have solved. The other skips problem 4 and returns to it at the end. Their scores may differ by a whole letter grade, though they know the same math.',
    'The reason is simple arithmetic. An exam with 60 minutes and 40 points gives you a minute and a half per point. But points aren’t equally hard to earn. The first points of a problem are easy, and the last ones are hard. So collect the easy points of every problem before you work on the hard ones of any.',
    { heading: 'The plan for 60 minutes' },
    {
      head: ['Minutes', 'What you do'],
      rows: [
        [
          '0 to 4',
          'Read every problem. Label each one A (you see how to solve it), B (you see the first step) or C (no idea yet).',
        ],
        ['4 to 28', 'All A problems, in any order. One change per line. Only a quick look to check.'],
        [
          '28 to 46',
          'B problems: write the first step, then go as far as you can. After 6 minutes on one problem without a new line, move on.',
        ],
        [
          '46 to 52',
          'C problems: draw a figure, name the unknown, write a formula that might fit. These lines are often worth a point.',
        ],
        [
          '52 to 60',
          'Checks: first the units and sizes of all answers. Then substitute, starting with the problems worth the most points.',
        ],
      ],
    },
    'For an exam of a different length, keep the proportions: one fifteenth for reading, two fifths for A, two fifths for B and C together, and the rest for checks.',
    { heading: 'Stuck? Five questions' },
    {
      list: [
        'What exactly is the question asking for, and have I written it down?',
        'Which given number haven’t I used yet?',
        'Can I draw it, or add one more line to my drawing?',
        'Can I do it with easier numbers?',
        'Can I work backward: what would I need to know just before the last line?',
      ],
    },
    { heading: 'Tonight' },
    {
      list: [
        'Now, 60 minutes: the five problems below, 40 points in total, following the plan above. Copy the questions first so that you don’t see any solutions before the hour is over.',
        'Then score yourself honestly. For each mistake, write down which lesson covers it, and read only that lesson’s list of mistakes.',
        'Then half an hour of practice: follow the “Practice this” links below the two lessons where you made the most mistakes.',
        'Then the one-page summary, once, with a pencil: cover the right half of each line and fill it in from memory.',
        'Then stop. When you’re rested, you catch mistakes that you miss when you’re tired.',
      ],
    },
    { heading: 'Tomorrow' },
    {
      list: [
        'In the morning, read the summary once more, and nothing else.',
        'Bring two pens, a pencil, a ruler, the calculator you practiced with, and a watch. You need the watch for the plan.',
        'In the exam, label the problems A, B and C before you write, and start with an A. Finishing your first problem calms you more than anything else.',
        'If your mind goes blank, breathe out slowly, turn to the problem you like best, and write down what is given.',
      ],
    },
    'The next lesson shows you how to learn from your mistakes, and it has a second mock exam.',
  ],
  examples: [
    {
      task: '(6 points) The lines $y = 2x + 1$ and $y = 10 - x$ form a triangle with the x-axis. What is its area?',
      steps: [
        ['Find where the lines intersect', '2x + 1', '=', '10 - x'],
        ['Add x, subtract 1 and divide by 3', 'x', '=', '3'],
        ['Height above the x-axis', '2 * 3 + 1', '=', '7'],
        ['The first line crosses the x-axis where 2u + 1 = 0', 'u', '=', '-1/2'],
        ['The second line crosses it where 10 − v = 0', 'v', '=', '10'],
        ['The base is the difference', '10 - (-1/2)', '=', '10.5'],
        ['Half the base times the height', '10.5 * 7/2', '=', '36.75'],
      ],
      answer: '36.75',
      remark:
        'Two points for the top vertex, two for the vertices on the axis, two for the area. A sketch of the three vertices makes the base visible.',
      check: { kind: 'value', expression: '(10 + 1/2) * (2*((10 - 1)/3) + 1)/2' },
      letters: { x: '3', u: '-1/2', v: '10' },
    },
    {
      task: '(8 points) A rectangle has a perimeter of 34 cm and a diagonal of 13 cm. What is its area?',
      steps: [
        ['Half of the perimeter', 'a + b', '=', '17'],
        ['Pythagorean theorem', 'a^2 + b^2', '=', '169'],
        ['Square the first equation', 'a^2 + 2a*b + b^2', '=', '289'],
        ['Subtract the second', '2a*b', '=', '120'],
        ['Half of it is the area', 'a*b', '=', '60'],
      ],
      answer: '60 cm²',
      remark:
        'You never needed the sides, 12 and 5. The question asks for a product, and squaring the sum gives it. Substituting $b = 17 - a$ and solving a quadratic equation earns the same points, but more slowly. Two points for each of the first two lines, three for squaring and subtracting, one for the area with its unit.',
      drawing: rectangleDiagonal,
      check: { kind: 'value', expression: '((34/2)^2 - 13^2)/2' },
      letters: { a: '12', b: '5' },
    },
    {
      task: '(8 points) A machine loses 20% of its value each year. After how many full years is it worth less than a quarter of its price?',
      steps: [
        ['Multiply by 0.8 each year: the exact time', '0.8^t', '=', '0.25'],
        ['Take logarithms of both sides and use the power rule', 't*ln(0.8)', '=', 'ln(0.25)'],
        ['Divide', 't', '=', 'ln(0.25) ÷ ln(0.8)'],
        ['Evaluate', 'ln(0.25) ÷ ln(0.8)', '≈', '6.2'],
        ['Full years: the next whole number', '6 + 1', '=', '7'],
      ],
      answer: '7 years',
      remark:
        'After 6 full years, the value is still above a quarter; after 7, it is below. Check with the powers: $0.8^6$ is about 0.26, and $0.8^7$ is about 0.21. The price is not given, and you don’t need it. Three points for the equation, three for solving it, two for the right year.',
      check: { kind: 'true', relations: ['0.8^6 > 0.25', '0.8^7 < 0.25'] },
      letters: { t: '6.21256743901077975200479698356714951148111534227951536300224' },
    },
    {
      task: '(8 points) For what values of $x$ do the graphs of $y = x^2 - 2x$ and $y = x + 4$ intersect? Give every solution.',
      steps: [
        ['Where they intersect, the y-values are equal', 'x^2 - 2x', '=', 'x + 4'],
        ['Move all terms to one side', 'x^2 - 3x - 4', '=', '0'],
        ['Product −4, sum −3', '(x - 4)(x + 1)', '=', '0'],
        ['Set the first factor equal to 0', 'x', '=', '4'],
        ['Set the second factor equal to 0', 'x', '=', '-1'],
      ],
      answer: 'x = 4 or x = -1',
      remark:
        'Substitute each solution into both equations: 4 gives 8 and 8, and −1 gives 3 and 3. If the exam asks for points, include these values: (4, 8) and (−1, 3). Two points for setting equal, three for the factors, three for the solutions.',
      check: { kind: 'solve', equations: ['x^2 - 2x = x + 4'], variables: ['x'] },
    },
    {
      task: '(10 points) A cyclist rides 60 km out and takes the same route back. On the way back, the wind slows her down by 5 km per hour, and the ride takes one hour longer. How fast did she ride on the way out, in km per hour?',
      steps: [
        ['Time is distance divided by speed: one hour more on the way back', '60/(v - 5)', '=', '60/v + 1'],
        ['Multiply by v and by v − 5', '60v', '=', '60(v - 5) + v(v - 5)'],
        ['Expand', '60v', '=', '60v - 300 + v^2 - 5v'],
        ['Subtract 60v and swap the sides', 'v^2 - 5v - 300', '=', '0'],
        ['Product −300, sum −5', '(v - 20)(v + 15)', '=', '0'],
        ['A speed must be positive', 'v', '=', '20'],
      ],
      answer: '20 km per hour',
      remark:
        'Check in the text: $60/20 = 3$ hours out, $60/15 = 4$ hours back, so one hour more. Five points for the equation, three for factoring, two for rejecting −15 and giving the unit. So naming $v$ and writing down the two times is worth up to half of the points, even if you never solve the equation.',
      check: { kind: 'value', expression: '(5 + sqrt(25 + 4*300))/2' },
      letters: { v: '20' },
    },
  ],
  pitfalls: [
    {
      wrong: 'Working through the exam in order.',
      right: 'Reading the whole exam first, and starting with the problems you know how to solve.',
      why: 'The order was chosen by the author of the exam. It doesn’t match your strengths. And while you do the easy problems, your mind keeps working on the hard ones.',
    },
    {
      wrong: 'Crossing out a whole page because the result can’t be right.',
      right: 'Writing next to it “too large, the area must be less than 100,” and leaving it there.',
      why: 'You get points for your steps, not just for results. A crossed-out page earns none, and your note may earn one.',
    },
    {
      wrong: 'Rounding each step to one decimal place.',
      right: 'Keeping roots, fractions and π, and rounding once in the last line.',
      why: 'Each rounding adds an error, and later steps multiply it. Exact values are also faster. They often cancel.',
    },
  ],
};
