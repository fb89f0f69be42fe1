import type { Lesson } from '../pack.js';
import { rectangleDiagonal } from './mock-exam-figures.js';

export const mockExam: Lesson = {
  id: 'mock-exam',
  title: 'A self-timed mock exam, and the plan for it',
  minutes: 75,
  exam: true,
  idea: [
    'Two students know the same. One works through the exam from task 1 on, gets stuck at task 4 for a quarter of an hour, and never sees task 9, which she could have done. The other skips task 4 and returns to it at the end. They may differ by a whole grade, and not by any mathematics.',
    'The reason is simple arithmetic. An exam of 60 minutes and 40 points pays a point for every minute and a half, but not evenly: the first points of a task are cheap, its last ones dear. So collect the cheap points of all tasks before you pay for the dear ones of any.',
    { heading: 'The plan for 60 minutes' },
    {
      head: ['Minutes', 'What you do'],
      rows: [
        [
          '0 to 4',
          'Read every task. Mark each: A – I see the way; B – I see the first step; C – no idea yet.',
        ],
        ['4 to 28', 'All A tasks, in any order. One change a line. No checking beyond a glance.'],
        [
          '28 to 46',
          'B tasks: write the first step, then go on as far as it carries. After 6 minutes in one task without a new line, move on.',
        ],
        [
          '46 to 52',
          'C tasks: a figure, the name of the unknown, the formula that might fit. These lines are often worth a point.',
        ],
        [
          '52 to 60',
          'Checks: units and sizes of everything first, then putting in, beginning with the tasks of most points.',
        ],
      ],
    },
    'For another length, keep the proportions: a fifteenth for reading, two fifths for A, two fifths for B and C together, the rest for checks.',
    { heading: 'Stuck? Five questions' },
    {
      list: [
        'What exactly is asked – and have I written it down?',
        'Which given number have I not used yet?',
        'Can I draw it, or draw one more line into it?',
        'Can I do it with easy numbers in place of these?',
        'Can I work backward: what would I need to know one line before the end?',
      ],
    },
    { heading: 'Tonight' },
    {
      list: [
        'Now, 60 minutes: the five tasks below, 40 points in all, by the plan above. Copy the questions first, so that you see no solution before the hour is over.',
        'Then give yourself the points, honestly. For each slip write down which lesson it belongs to, and read that lesson’s mistakes, only those.',
        'Then half an hour of practice: follow the links “Practice this” below the two lessons with most slips.',
        'Then the one-page summary, once, with a pencil: cover the right half of each line and complete it.',
        'Then stop. A rested head finds the slip that a tired one reads over.',
      ],
    },
    { heading: 'Tomorrow' },
    {
      list: [
        'In the morning read the summary once more, and nothing else.',
        'Take two pens, a pencil, a ruler, the calculator you practiced with, and a watch: the plan needs it.',
        'In the room: name A, B and C before you write, and begin with an A. Your first finished task calms you more than anything else.',
        'If your head goes blank, breathe out slowly, turn to the task you like best, and write down what is given.',
      ],
    },
    'The next lesson shows what your slips tell you, and has a second mock exam.',
  ],
  examples: [
    {
      task: '(6 points) The lines $y = 2x + 1$ and $y = 10 - x$ and the x-axis make a triangle. What is its area?',
      steps: [
        ['Where the lines meet', '2x + 1', '=', '10 - x'],
        ['Add x, subtract 1, divide by 3', 'x', '=', '3'],
        ['How high above the x-axis', '2 * 3 + 1', '=', '7'],
        ['The first line meets the axis where 2u + 1 = 0', 'u', '=', '-1/2'],
        ['The second line meets it where 10 − v = 0', 'v', '=', '10'],
        ['The base lies between', '10 - (-1/2)', '=', '10.5'],
        ['Half of base times height', '10.5 * 7/2', '=', '36.75'],
      ],
      answer: '36.75',
      remark:
        'Two points for the corner on top, two for those on the axis, two for the area. A sketch with the three corners makes the base visible.',
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
        'The sides, 12 and 5, were never needed: what is asked is a product, and squaring the sum delivers it. The way with $b = 17 - a$ and a quadratic equation earns the same points, more slowly. Two points for each of the first two lines, three for squaring and subtracting, one for the area with its unit.',
      drawing: rectangleDiagonal,
      check: { kind: 'value', expression: '((34/2)^2 - 13^2)/2' },
      letters: { a: '12', b: '5' },
    },
    {
      task: '(8 points) A machine loses 20% of its value each year. After how many full years is it worth less than a quarter of its price?',
      steps: [
        ['Each year times 0.8: the exact time', '0.8^t', '=', '0.25'],
        ['Logarithm of both sides, power law', 't*ln(0.8)', '=', 'ln(0.25)'],
        ['Divide', 't', '=', 'ln(0.25) ÷ ln(0.8)'],
        ['Work it out', 'ln(0.25) ÷ ln(0.8)', '≈', '6.2'],
        ['Full years: the next whole number', '6 + 1', '=', '7'],
      ],
      answer: '7 years',
      remark:
        'Full years: after 6 it is still above a quarter, after 7 below. Check with the powers: $0.8^6$ is about 0.26, $0.8^7$ about 0.21. The price was not given and is not needed. Three points for the equation, three for solving it, two for the right year.',
      check: { kind: 'true', relations: ['0.8^6 > 0.25', '0.8^7 < 0.25'] },
      letters: { t: '6.21256743901077975200479698356714951148111534227951536300224' },
    },
    {
      task: '(8 points) At which $x$ do the curves $y = x^2 - 2x$ and $y = x + 4$ meet? Give every solution.',
      steps: [
        ['Where they meet, both y are equal', 'x^2 - 2x', '=', 'x + 4'],
        ['All to one side', 'x^2 - 3x - 4', '=', '0'],
        ['Product −4, sum −3', '(x - 4)(x + 1)', '=', '0'],
        ['First factor is 0', 'x', '=', '4'],
        ['Second factor is 0', 'x', '=', '-1'],
      ],
      answer: '4, -1',
      remark:
        'Put both into both: at 4 they give 8 and 8, at −1 they give 3 and 3. If the exam asks for points, add these values: (4, 8) and (−1, 3). Two points for setting equal, three for the factors, three for the solutions.',
      check: { kind: 'solve', equations: ['x^2 - 2x = x + 4'], variables: ['x'] },
    },
    {
      task: '(10 points) A cyclist rides 60 km out and the same way back. On the way back the wind slows her by 5 km per hour, and she needs one hour more. How fast did she ride on the way out, in km per hour?',
      steps: [
        ['Time is distance divided by speed: back is one hour more', '60/(v - 5)', '=', '60/v + 1'],
        ['Multiply by v and by v − 5', '60v', '=', '60(v - 5) + v(v - 5)'],
        ['Multiply out', '60v', '=', '60v - 300 + v^2 - 5v'],
        ['Subtract 60v, swap the sides', 'v^2 - 5v - 300', '=', '0'],
        ['Product −300, sum −5', '(v - 20)(v + 15)', '=', '0'],
        ['A speed is positive', 'v', '=', '20'],
      ],
      answer: '20 km per hour',
      remark:
        'Check in the text: out $60/20 = 3$ hours, back $60/15 = 4$ hours. One hour more. Five points for the equation, three for factoring, two for dropping −15 and the unit. So naming $v$ and writing the two times down is worth up to half of the points, even if the equation is never solved.',
      check: { kind: 'value', expression: '(5 + sqrt(25 + 4*300))/2' },
      letters: { v: '20' },
    },
  ],
  pitfalls: [
    {
      wrong: 'Working through the exam in its order.',
      right: 'Reading all of it first, and beginning with the tasks you see through.',
      why: 'The order of an exam is that of its author, not of your strengths. And while you do the easy ones, the hard ones go on working at the back of your head.',
    },
    {
      wrong: 'Crossing out a whole page because the result can’t be right.',
      right: 'Writing beside it “too large, the area must be below 100”, and leaving it.',
      why: 'Points are given for lines, not for results only. A crossed-out page earns none, and the remark may earn one.',
    },
    {
      wrong: 'Rounding each step to one decimal.',
      right: 'Keeping roots, fractions and π, and rounding once in the last line.',
      why: 'Each rounding adds an error, and later steps multiply it. Exact values are also the quicker ones: they cancel.',
    },
  ],
};
