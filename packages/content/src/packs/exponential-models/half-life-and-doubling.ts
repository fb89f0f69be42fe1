import type { Lesson } from '../pack.js';
import { curve } from '../curve.js';

export const halfLifeAndDoubling: Lesson = {
  id: 'half-life-and-doubling',
  title: 'Half-life and doubling time',
  minutes: 30,
  idea: [
    { heading: 'Will you sleep tonight?' },
    'Your body gets rid of half of its caffeine in about 5 hours. At 4 p.m. you drink a cup of coffee with 200 milligrams of caffeine. How much is left at 11 p.m., seven hours later?',
    'After 5 hours, 100 milligrams are left. After 10 hours, 50 are left. Seven hours is in between, so the answer is too. But where? It’s not on a straight line. You lost 100 milligrams in the first 5 hours, but only 50 in the next 5.',
    { heading: 'The law' },
    'Count in half-lives. In 7 hours there are $7/5$ half-lives, or 1.4. Each half-life is a factor of $1/2$, and you know from Lesson 1 that the exponent doesn’t have to be a whole number: $200*(1/2)^(7/5)$ is about 76 milligrams. In general, with half-life $h$:',
    {
      formula: 'a*(1/2)^(t/h)',
      words: 'The starting value, halved once for each half-life in the time.',
    },
    'Growth works the same way with doubling. If $d$ is the doubling time, $a$ becomes:',
    {
      formula: 'a*2^(t/d)',
      words: 'The starting value, doubled once for each doubling time in the time.',
    },
    { heading: 'Why the doubling time is constant' },
    'It isn’t obvious that doubling always takes the same amount of time. Does a thousand bacteria double in the same time as a million? Yes. In a time $d$, the factor is $q^d$, no matter how many there were at the start. If it is 2 for one starting value, it is 2 for every starting value, because the starting value doesn’t appear in it.',
    {
      formula: '(a*q^(t + d))/(a*q^t) = q^d',
      words: 'How many times as much after a time d: the starting value and the time t cancel.',
      where: 'for all positive numbers',
    },
    {
      drawing: {
        description:
          'A falling curve. Dashed lines mark the times h, 2h and 3h, when its height has fallen from the whole to a half, a quarter and an eighth.',
        shapes: [
          { kind: 'segment', from: [0, 0], to: [12, 0] },
          { kind: 'segment', from: [0, 0], to: [0, 8.8] },
          ...curve((x) => 8 * 0.5 ** (x / 3), 0, 12),
          { kind: 'segment', from: [3, 0], to: [3, 4], dashed: true },
          { kind: 'segment', from: [6, 0], to: [6, 2], dashed: true },
          { kind: 'segment', from: [9, 0], to: [9, 1], dashed: true },
          { kind: 'dot', at: [0, 8] },
          { kind: 'dot', at: [3, 4] },
          { kind: 'dot', at: [6, 2] },
          { kind: 'dot', at: [9, 1] },
          { kind: 'label', at: [2.2, 8.2], text: 'whole' },
          { kind: 'label', at: [4.7, 4.4], text: 'half' },
          { kind: 'label', at: [8.1, 2.5], text: 'quarter' },
          { kind: 'label', at: [11, 1.6], text: 'eighth' },
          { kind: 'label', at: [3, -0.8], text: 'h' },
          { kind: 'label', at: [6, -0.8], text: '2h' },
          { kind: 'label', at: [9, -0.8], text: '3h' },
        ],
      },
    },
    { heading: 'A rule for mental math' },
    'At $p$ percent growth a year, how long does doubling take? For small percentages, there is a handy rule: it takes about $70/p$ years.',
    {
      head: ['Growth per year', '$70/p$', 'Actual doubling time, rounded'],
      rows: [
        ['1%', '70 years', '69.7 years'],
        ['2%', '35 years', '35.0 years'],
        ['5%', '14 years', '14.2 years'],
        ['7%', '10 years', '10.2 years'],
        ['10%', '7 years', '7.3 years'],
      ],
    },
    'Why 70? If something grows continuously, by the law $e^(r*t)$ from the last lesson, it has doubled when $e^(r*t) = 2$. Try it on a calculator: $e^0.693 ≈ 2$. So $r*t$ must be about 0.693, and with $r = p/100$, $t$ is about $69.3/p$. Yearly steps take a little longer, and 70 is easy to divide. The next lesson shows how to find such an exponent without trial and error.',
  ],
  examples: [
    {
      task: 'Iodine-131 has a half-life of 8 days. How many milligrams are left of 40 milligrams after 24 days?',
      steps: [
        ['The number of half-lives', '24/8', '=', '3'],
        ['Multiply by 1/2 three times', '40*(1/2)^3', '=', '5'],
      ],
      answer: '5 milligrams',
      remark: '40, 20, 10, 5: with a whole number of half-lives, you don’t need a calculator.',
      check: { kind: 'value', expression: '40/2/2/2' },
    },
    {
      task: 'A medicine has a half-life of 6 hours in the blood. At 7 a.m. a patient takes 500 milligrams. How many milligrams are left at 10 p.m., to 1 decimal place?',
      steps: [
        ['The hours from 7 a.m. to 10 p.m. (22:00)', '22 - 7', '=', '15'],
        ['The number of half-lives', '15/6', '=', '2.5'],
        ['Multiply by 1/2, 2.5 times', '500*(1/2)^2.5', '≈', '88.4'],
      ],
      answer: '88.4 milligrams',
      remark:
        'After 2 half-lives, 125 milligrams are left; after 3, there are 62.5. Halfway between, a straight line would give 93.75, but the curve is below the line.',
      check: { kind: 'value', expression: '500/sqrt(32)' },
    },
    {
      task: 'A colony doubles every 20 minutes. It starts with 30 bacteria. How many are there after 2 hours and 10 minutes?',
      steps: [
        ['The time in minutes', '2*60 + 10', '=', '130'],
        ['The number of doublings', '130/20', '=', '6.5'],
        ['Multiply by 2, 6.5 times', '30*2^6.5', '≈', '2715'],
      ],
      answer: '2715 bacteria',
      remark:
        'After 6 doublings there are 1920. Another half doubling is a factor of $sqrt(2)$, about 1.41, not 1.5.',
      check: { kind: 'value', expression: '30*64*sqrt(2)' },
    },
    {
      task: 'In 15 days, a radioactive sample decays to $1/8$ of its original amount. What fraction of the original amount is left after 25 days?',
      steps: [
        ['An eighth is three halvings', '(1/2)^3', '=', '1/8'],
        ['So the half-life in days is', '15/3', '=', '5'],
        ['The number of half-lives in 25 days', '25/5', '=', '5'],
        ['What is left', '(1/2)^5', '=', '1/32'],
      ],
      answer: '1/32',
      remark:
        'The last 10 days are two more half-lives: a quarter of an eighth. The starting amount never mattered.',
      check: { kind: 'value', expression: '(1/8)^(25/15)' },
    },
  ],
  pitfalls: [
    {
      wrong: 'After two half-lives nothing is left',
      right: 'After two half-lives a quarter is left',
      why: 'Two halves would make the whole if both were taken from the original amount. But the second half is taken from what is left. That way, the amount gets smaller and smaller but never reaches zero.',
    },
    {
      wrong: '$(1/2)^(1/2) = 3/4$',
      right: '$(1/2)^(1/2) = 1/sqrt(2)$',
      why: 'After half of a half-life, it seems that a quarter must be gone. But two such steps must leave half, and three quarters of three quarters is more than half. About 71% is left.',
    },
    {
      wrong: 'Doubling every 20 minutes: after $t$ minutes the factor is $2^(20*t)$',
      right: 'Doubling every 20 minutes: after $t$ minutes the factor is $2^(t/20)$',
      why: 'The exponent counts doublings. Substitute 20 minutes: there must be exactly one doubling. A test like this reveals a wrong exponent right away.',
    },
    {
      wrong: 'At 5% a year, money doubles in $100/5$, or 20 years',
      right: 'At 5% a year, money doubles in about $70/5$, or 14 years',
      why: 'It takes 20 years without interest on interest. As the balance grows, so does the interest, and the money doubles sooner.',
    },
  ],
};
