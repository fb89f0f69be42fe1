import type { DrawnShape } from '@mathtools/practice';
import type { Lesson } from '../pack.js';
import { curve } from '../curve.js';

/** The x-coordinates of the measurements after 2, 5 and 8 hours. An hour is two thirds of a unit. */
const MEASURED = [2, 5, 8].map((hours) => hours / 1.5);

/** Returns the number of yeast cells in the lesson at an x-coordinate of the figure. */
function amount(x: number): number {
  return 120 * 2.25 ** ((1.5 * x - 2) / 3);
}

export const fittingALaw: Lesson = {
  id: 'fitting-a-law',
  title: 'A law from two measurements',
  minutes: 35,
  idea: [
    { heading: 'Two counts, one law' },
    'You count yeast cells under a microscope: 120 after 2 hours, 270 after 5 hours. If the growth is exponential, how many were there at the start, and how fast do they grow?',
    'Two numbers are unknown, the starting value $a$ and the hourly factor $q$, and there are two facts: $a*q^2 = 120$ and $a*q^5 = 270$. With linear equations, you would subtract one from the other to eliminate a letter. Here, the unknowns are multiplied, so divide.',
    'On the left, $a$ cancels, and $q^5$ divided by $q^2$ is $q^3$. On the right is $270/120$, which is 2.25. So $q^3 = 2.25$, and $q$ is the cube root of 2.25, about 1.31. The cells grow by 31% an hour. Substitute back: $a$ is 120 divided by $q^2$, about 70.',
    { heading: 'The law' },
    'If the amount is $m$ at time $u$ and $n$ at time $v$, there are $v - u$ steps between them, and together they make the factor $n/m$:',
    {
      formula: 'q = (n/m)^(1/(v - u))',
      words: 'The factor: take the quotient of the amounts, then the root for the number of steps.',
      where: 'for two different times and positive amounts',
      solves: 'm*q^(v - u) = n',
    },
    {
      formula: 'a = m/q^u',
      words: 'The starting value: go back u steps from the first measurement.',
      solves: 'a*q^u = m',
    },
    'This also shows why one measurement is not enough: 120 cells after 2 hours could be slow growth from 110 or fast growth from 10. And it shows why two are enough. The quotient determines $q$, and then $a$ is determined too.',
    { heading: 'Is it exponential at all?' },
    'There is always an exponential curve through two points, and there is always a straight line too. Two points can’t tell you which is right. A third one can. If you count about 608 cells after 8 hours, the factor from 5 to 8 hours is $608/270 ≈ 2.25$ again. The law fits. If you had counted 420, the same difference of 150 again, a straight line would fit.',
    'With many measurements, there is a beautiful test: take the logarithms of all the amounts. Because $ln(a*q^t)$ is $ln(a) + t*ln(q)$, exponential growth becomes a straight line with slope $ln(q)$. If the logarithms lie on a line, trust the law; if they curve, don’t.',
    {
      drawing: {
        description:
          'Two graphs of the same three measurements over time t. On the left, the amounts lie on a curve that rises more and more steeply. On the right, their logarithms lie on a straight line.',
        shapes: [
          { kind: 'segment', from: [0, 0], to: [6.5, 0] },
          { kind: 'segment', from: [0, 0], to: [0, 7] },
          ...curve((x) => amount(x) / 100, 0, 5.8),
          ...MEASURED.map((x): DrawnShape => ({ kind: 'dot', at: [x, amount(x) / 100] })),
          { kind: 'label', at: [3, 8], text: 'amounts' },
          { kind: 'label', at: [6.5, -0.8], text: 't' },
          { kind: 'segment', from: [8.5, 0], to: [15, 0] },
          { kind: 'segment', from: [8.5, 0], to: [8.5, 7] },
          {
            kind: 'segment',
            from: [8.5, 2 * Math.log(amount(0)) - 7],
            to: [14.3, 2 * Math.log(amount(5.8)) - 7],
          },
          ...MEASURED.map((x): DrawnShape => ({ kind: 'dot', at: [x + 8.5, 2 * Math.log(amount(x)) - 7] })),
          { kind: 'label', at: [12, 8], text: 'logarithms' },
          { kind: 'label', at: [15, -0.8], text: 't' },
        ],
      },
    },
    { heading: 'How far can you go?' },
    'Between the measurements, the law is safe. A little beyond them, it’s a good guess. Far beyond them, it’s nonsense. At 31% an hour, the yeast would outweigh the Earth within about two weeks. No growth in nature keeps its factor forever; food, space or money runs out, and the curve bends toward a level, as in Lesson 5. A good answer says where its law stops working.',
    'Now you can go full circle: from measurements to a law, from the law to amounts and times, and from amounts to scales that people can read.',
  ],
  examples: [
    {
      task: 'An amount grows exponentially. At first it is 50, and after 3 days it is 400. How much is it after 5 days?',
      steps: [
        ['Three daily factors multiply to', '400/50', '=', '8'],
        ['The daily factor is the cube root', '8^(1/3)', '=', '2'],
        ['Five days from the start', '50*2^5', '=', '1600'],
      ],
      answer: '1600',
      remark: 'Or start from the third day: 400, 800, 1600. Both ways must agree.',
      check: { kind: 'value', expression: '50*(400/50)^(5/3)' },
    },
    {
      task: 'The views of a video grow exponentially: 450 after 2 days, 1500 after 5 days. How many views did it have when counting began? Round to a whole number.',
      steps: [
        ['The factor for three days', '1500/450', '=', '10/3'],
        ['The daily factor', 'q', '=', '(10/3)^(1/3)'],
        ['Go back two days', 'a', '=', '450/q^2'],
        ['Substitute the factor', '450/q^2', '=', '450/(10/3)^(2/3)'],
        ['Evaluate and round', '450/(10/3)^(2/3)', '≈', '202'],
      ],
      answer: '202 views',
      remark:
        'Keep $q$ as a root until the end. If you rounded $q$ to 1.5, you would get 200. The error from rounding early grows with every power.',
      check: { kind: 'value', expression: '450*(450/1500)^(2/3)' },
      letters: {
        q: '1.493801582185721569582494004679526490388916665780859228139204168754242',
        a: '201.6632135950724118936366906317360762025037498804159957987925627818226',
      },
    },
    {
      task: 'A machine is worth 18000 dollars after 1 year and 11000 dollars after 4 years. It loses the same percent of its value each year. What percent is that, to 1 decimal place?',
      steps: [
        ['The factor for three years', '11000/18000', '=', '11/18'],
        ['The yearly factor', 'q', '=', '(11/18)^(1/3)'],
        ['Subtract from 1 and convert to percent', '100(1 - (11/18)^(1/3))', '≈', '15.1'],
      ],
      answer: '15.1%',
      remark: 'From year 1 to year 4, there are three steps, not four. Count the gaps, not the fence posts.',
      check: { kind: 'value', expression: '100*(1 - (11000/18000)^(1/3))' },
      letters: { q: '0.8486072282765814742507540454570020248888743315971136248739727965' },
    },
    {
      task: 'A colony has 1500 bacteria after 2 hours and 5200 after 6 hours. What is its doubling time in hours, to 2 decimal places?',
      steps: [
        ['The factor for four hours', '5200/1500', '=', '52/15'],
        ['The number of doublings', 'log_2(52/15)', '=', 'ln(52/15)/ln(2)'],
        ['Four hours divided by the number of doublings', '4/log_2(52/15)', '=', '4ln(2)/ln(52/15)'],
        ['Evaluate and round', '4ln(2)/ln(52/15)', '≈', '2.23'],
      ],
      answer: '2.23 hours',
      remark:
        'You don’t need the starting value or the hourly factor. 52/15 is between 2 and 4, so there are between one and two doublings. Each takes between 2 and 4 hours.',
      check: { kind: 'value', expression: '4/(log_10(5200/1500)/log_10(2))' },
    },
  ],
  pitfalls: [
    {
      wrong: 'From 120 to 270 in 3 hours: the hourly factor is $2.25/3$',
      right: 'From 120 to 270 in 3 hours: the hourly factor is $2.25^(1/3)$',
      why: 'Three equal factors are multiplied, so undo that with the cube root. If you divide by 3, the factor is 0.75, and the cells would die out.',
    },
    {
      wrong: 'Measured after 2 and after 5 hours: $q^5 = 270/120$',
      right: 'Measured after 2 and after 5 hours: $q^3 = 270/120$',
      why: 'The quotient compares two moments that are only 3 hours apart. The exponent 5 would be right if 120 were the starting value.',
    },
    {
      wrong: 'The first measurement is 120, so $a = 120$',
      right: 'The first measurement is 120 after 2 hours, so $a*q^2 = 120$',
      why: 'The letter $a$ is the amount at time 0. Or you can start your clock at the first measurement; then $a$ is 120, and the second measurement is after 3 hours. Both work, but you can’t mix them.',
    },
    {
      wrong: 'Two points lie on my exponential curve, so the growth is exponential',
      right: 'Three or more points must lie on the curve before you trust it',
      why: 'With two conditions and two unknowns, you can always find a fit, right or wrong. Only a measurement that you didn’t use to find the law can test it.',
    },
  ],
};
