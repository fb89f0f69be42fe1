import type { Lesson } from '../pack.js';
import { curve } from '../curve.js';

export const halfLifeAndDoubling: Lesson = {
  id: 'half-life-and-doubling',
  title: 'Half-life and doubling time',
  minutes: 30,
  idea: [
    { heading: 'Will you sleep tonight?' },
    'Your body gets rid of half of the caffeine in it in about 5 hours. At 4 in the afternoon you drink a cup with 200 milligrams. How much is left at 11, seven hours later?',
    'After 5 hours 100 milligrams are left, after 10 hours 50. Seven hours lie between, so the answer does too. But where? Not on a straight line: in the first 5 hours 100 milligrams went, in the next 5 only 50.',
    { heading: 'The law' },
    'Count in half-lives. In 7 hours there are $7/5$ of them, that is 1.4. For each half-life there is a factor $1/2$, and you know from lesson 1 that the exponent need not be whole: $200*(1/2)^(7/5)$ is about 76 milligrams. In general, with the half-life $h$:',
    {
      formula: 'a*(1/2)^(t/h)',
      words: 'The start, halved as often as the half-life fits into the time.',
    },
    'Growth is the same with doubling. If $d$ is the doubling time, $a$ becomes:',
    {
      formula: 'a*2^(t/d)',
      words: 'The start, doubled as often as the doubling time fits into the time.',
    },
    { heading: 'Why there is such a time at all' },
    'It is not obvious that doubling should always take equally long. Do a thousand bacteria become two thousand in the same time in which a million become two million? Yes. In a time $d$ the factor is $q^d$, whatever was there at the start. If it is 2 for one start, it is 2 for every start: the start doesn’t appear in it.',
    {
      formula: '(a*q^(t + d))/(a*q^t) = q^d',
      words: 'How many times as much after a time d: no start and no clock left.',
      where: 'for all positive numbers',
    },
    {
      drawing: {
        description:
          'A falling curve. Dashed lines mark the times h, 2h and 3h: there its height has fallen from the whole to a half, a quarter and an eighth.',
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
    { heading: 'A rule for the head' },
    'At $p$ percent growth a year, how long does doubling take? For small percentages there is a wonderful rule: about $70/p$ years.',
    {
      head: ['Growth a year', '$70/p$', 'Doubling time, worked out exactly'],
      rows: [
        ['1%', '70 years', '69.7 years'],
        ['2%', '35 years', '35.0 years'],
        ['5%', '14 years', '14.2 years'],
        ['7%', '10 years', '10.2 years'],
        ['10%', '7 years', '7.3 years'],
      ],
    },
    'Why 70? If something grows at every moment, by the law $e^(r*t)$ from the last lesson, it has doubled as soon as $e^(r*t) = 2$. Try it on a calculator: $e^0.693 ≈ 2$. So $r*t$ must be about 0.693, and with $r = p/100$ that makes $t$ about $69.3/p$. Yearly steps take a little longer, and 70 divides well. How to find such an exponent without trying is the next lesson.',
  ],
  examples: [
    {
      task: 'Iodine-131 has a half-life of 8 days. How many milligrams are left of 40 milligrams after 24 days?',
      steps: [
        ['The number of half-lives', '24/8', '=', '3'],
        ['Halve three times', '40*(1/2)^3', '=', '5'],
      ],
      answer: '5 milligrams',
      remark: '40, 20, 10, 5: where whole half-lives fit, you need no calculator.',
      check: { kind: 'value', expression: '40/2/2/2' },
    },
    {
      task: 'A medicine has a half-life of 6 hours in the blood. At 7 in the morning a patient takes 500 milligrams. How much is left at 10 in the evening, to 1 decimal?',
      steps: [
        ['The hours from 7 to 22', '22 - 7', '=', '15'],
        ['The number of half-lives', '15/6', '=', '2.5'],
        ['Halve 2.5 times', '500*(1/2)^2.5', '≈', '88.4'],
      ],
      answer: '88.4 milligrams',
      remark:
        'After 2 half-lives 125 milligrams are left, after 3 there are 62.5. Halfway between, a straight line would say 93.75: the curve sags below it.',
      check: { kind: 'value', expression: '500/sqrt(32)' },
    },
    {
      task: 'A colony doubles every 20 minutes. It starts with 30 bacteria. How many are there after 2 hours and 10 minutes?',
      steps: [
        ['The time in minutes', '2*60 + 10', '=', '130'],
        ['The number of doublings', '130/20', '=', '6.5'],
        ['Double 6.5 times', '30*2^6.5', '≈', '2715'],
      ],
      answer: '2715 bacteria',
      remark:
        'After 6 doublings there are 1920. Half a doubling more is the factor $sqrt(2)$, about 1.41, not 1.5.',
      check: { kind: 'value', expression: '30*64*sqrt(2)' },
    },
    {
      task: 'In 15 days a radioactive sample has fallen to $1/8$ of what it was. What fraction of the first amount is left after 25 days?',
      steps: [
        ['An eighth is three halvings', '(1/2)^3', '=', '1/8'],
        ['So the half-life in days is', '15/3', '=', '5'],
        ['The halvings in 25 days', '25/5', '=', '5'],
        ['What is left', '(1/2)^5', '=', '1/32'],
      ],
      answer: '1/32',
      remark:
        'In the last 10 days two more halvings took place: a quarter of an eighth. How much there was at the start never mattered.',
      check: { kind: 'value', expression: '(1/8)^(25/15)' },
    },
  ],
  pitfalls: [
    {
      wrong: 'After two half-lives nothing is left',
      right: 'After two half-lives a quarter is left',
      why: 'Half and half would be the whole if both halves were taken from the first amount. The second half is taken from what is left. That way it gets less and less, but never nothing.',
    },
    {
      wrong: '$(1/2)^(1/2) = 3/4$',
      right: '$(1/2)^(1/2) = 1/sqrt(2)$',
      why: 'After half a half-life it seems that a quarter must be gone. But two such steps must make a half, and three quarters of three quarters are more than that. About 71% is left.',
    },
    {
      wrong: 'Doubling every 20 minutes: after $t$ minutes the factor is $2^(20*t)$',
      right: 'Doubling every 20 minutes: after $t$ minutes the factor is $2^(t/20)$',
      why: 'The exponent counts doublings. Put in 20 minutes: there must be one of them. A wrong exponent shows itself at once in such a test.',
    },
    {
      wrong: 'At 5% a year money doubles in $100/5$, that is 20 years',
      right: 'At 5% a year money doubles in about $70/5$, that is 14 years',
      why: '20 years is what it takes without interest on interest. As the sum grows, so does what is added, and doubling comes sooner.',
    },
  ],
};
