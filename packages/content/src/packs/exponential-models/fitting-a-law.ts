import type { DrawnShape } from '@mathtools/practice';
import type { Lesson } from '../pack.js';
import { curve } from '../curve.js';

/** The x coordinates of the measurements after 2, 5 and 8 hours; an hour is two thirds of a unit. */
const MEASURED = [2, 5, 8].map((hours) => hours / 1.5);

/** The number of yeast cells in the lesson, at an x coordinate of the figure. */
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
    'Two numbers are unknown, the start $a$ and the factor $q$ of an hour, and there are two facts: $a*q^2 = 120$ and $a*q^5 = 270$. With linear equations you would subtract one from the other, so that a letter disappears. Here the unknowns are multiplied, so divide.',
    'On the left $a$ cancels, and $q^5$ divided by $q^2$ is $q^3$. On the right stands $270/120$, that is 2.25. So $q^3 = 2.25$, and $q$ is the cube root of 2.25, about 1.31: the cells grow by 31% an hour. Put it back: $a$ is 120 divided by $q^2$, about 70.',
    { heading: 'The law' },
    'If the amount is $m$ at the time $u$ and $n$ at the time $v$, then between them lie $v - u$ steps, and together they make the factor $n/m$:',
    {
      formula: 'q = (n/m)^(1/(v - u))',
      words: 'The factor: the quotient of the amounts, and its root for the number of steps.',
      where: 'for two different times and positive amounts',
      solves: 'm*q^(v - u) = n',
    },
    {
      formula: 'a = m/q^u',
      words: 'The start: go back from the first measurement, u steps.',
      solves: 'a*q^u = m',
    },
    'This also shows why one measurement is not enough: 120 cells after 2 hours fit a slow growth from 110 as well as a fast one from 10. And it shows why two are: the quotient fixes $q$, and then $a$ has no choice left.',
    { heading: 'Is it exponential at all?' },
    'Through two points there is always an exponential curve, and always a straight line too. Two points can’t tell you which is right. A third one can. If after 8 hours you count about 608 cells, the factor from 5 to 8 hours is $608/270 ≈ 2.25$ again: the law holds. Had you counted 420, the same difference of 150 again, a straight line would fit.',
    'With many measurements there is a beautiful test: take the logarithm of all amounts. Since $ln(a*q^t)$ is $ln(a) + t*ln(q)$, exponential growth becomes a straight line, with the slope $ln(q)$. If the logarithms lie on a line, believe in the law; if they bend, don’t.',
    {
      drawing: {
        description:
          'Two pictures of the same three measurements over the time t. On the left the amounts lie on a curve that rises more and more steeply. On the right their logarithms lie on a straight line.',
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
    { heading: 'How far may you go?' },
    'Between the measurements the law is safe. A little beyond them it is a good guess. Far beyond it is nonsense: at 31% an hour the yeast would outweigh the Earth within about two weeks. No growth in nature keeps its factor forever; food, room or money runs out, and the curve bends toward a level, as in lesson 5. A good answer says where its law ends.',
    'You can now go through the whole circle: from measurements to a law, from the law to amounts and to times, and from amounts to scales that a person can read.',
  ],
  examples: [
    {
      task: 'An amount grows exponentially. At first it is 50, and after 3 days it is 400. How much is it after 5 days?',
      steps: [
        ['Three daily factors make', '400/50', '=', '8'],
        ['The factor of a day is the cube root', '8^(1/3)', '=', '2'],
        ['Five days from the start', '50*2^5', '=', '1600'],
      ],
      answer: '1600',
      remark: 'Or from the third day on: 400, 800, 1600. Both ways must agree.',
      check: { kind: 'value', expression: '50*(400/50)^(5/3)' },
    },
    {
      task: 'The views of a video grow exponentially: 450 after 2 days, 1500 after 5 days. How many views did it have when the counting began? Round to a whole number.',
      steps: [
        ['Three days make the factor', '1500/450', '=', '10/3'],
        ['The factor of a day', 'q', '=', '(10/3)^(1/3)'],
        ['Go back two days', 'a', '=', '450/q^2'],
        ['Put the factor in', '450/q^2', '=', '450/(10/3)^(2/3)'],
        ['Work it out and round', '450/(10/3)^(2/3)', '≈', '202'],
      ],
      answer: '202 views',
      remark:
        'Keep $q$ as a root until the end. With $q$ rounded to 1.5 you would get 200; rounding early costs more with every power.',
      check: { kind: 'value', expression: '450*(450/1500)^(2/3)' },
      letters: {
        q: '1.493801582185721569582494004679526490388916665780859228139204168754242',
        a: '201.6632135950724118936366906317360762025037498804159957987925627818226',
      },
    },
    {
      task: 'A machine is worth 18000 dollars after 1 year and 11000 dollars after 4 years. It loses the same percentage each year. What percentage, to 1 decimal?',
      steps: [
        ['Three years make the factor', '11000/18000', '=', '11/18'],
        ['The factor of a year', 'q', '=', '(11/18)^(1/3)'],
        ['What is missing to the whole, in hundredths', '100(1 - (11/18)^(1/3))', '≈', '15.1'],
      ],
      answer: '15.1%',
      remark: 'From year 1 to year 4 there are three steps, not four: count the gaps, not the fence posts.',
      check: { kind: 'value', expression: '100*(1 - (11000/18000)^(1/3))' },
      letters: { q: '0.8486072282765814742507540454570020248888743315971136248739727965' },
    },
    {
      task: 'A colony has 1500 bacteria after 2 hours and 5200 after 6 hours. What is its doubling time in hours, to 2 decimals?',
      steps: [
        ['Four hours make the factor', '5200/1500', '=', '52/15'],
        ['So many doublings is that', 'log_2(52/15)', '=', 'ln(52/15)/ln(2)'],
        ['Four hours, divided by the doublings', '4/log_2(52/15)', '=', '4ln(2)/ln(52/15)'],
        ['Work it out and round', '4ln(2)/ln(52/15)', '≈', '2.23'],
      ],
      answer: '2.23 hours',
      remark:
        'You need neither the start nor the factor of an hour. 52/15 is between 2 and 4, so it takes between one and two doublings: between 2 and 4 hours each.',
      check: { kind: 'value', expression: '4/(log_10(5200/1500)/log_10(2))' },
    },
  ],
  pitfalls: [
    {
      wrong: 'From 120 to 270 in 3 hours: the factor of an hour is $2.25/3$',
      right: 'From 120 to 270 in 3 hours: the factor of an hour is $2.25^(1/3)$',
      why: 'Three equal factors are multiplied, so undo it with the cube root. Divided by 3 the factor would be 0.75, and the cells would die out.',
    },
    {
      wrong: 'Measured after 2 and after 5 hours: $q^5 = 270/120$',
      right: 'Measured after 2 and after 5 hours: $q^3 = 270/120$',
      why: 'The quotient compares two moments, and only 3 hours lie between them. The exponent 5 would be right if 120 were the start.',
    },
    {
      wrong: 'The first measurement is 120, so $a = 120$',
      right: 'The first measurement is 120 after 2 hours, so $a*q^2 = 120$',
      why: 'The letter $a$ is the amount at the time 0. Or start your clock at the first measurement; then $a$ is 120, and the second one comes after 3 hours. Both work, mixed they don’t.',
    },
    {
      wrong: 'Two points lie on my exponential curve, so the growth is exponential',
      right: 'Three points or more must lie on the curve before you believe in it',
      why: 'Two conditions and two unknowns always fit, whatever the truth is. Only a measurement that wasn’t used to make the law can test it.',
    },
  ],
};
