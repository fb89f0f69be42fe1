import type { Lesson } from '../pack.js';
import { curve } from '../curve.js';

export const approachingALevel: Lesson = {
  id: 'approaching-a-level',
  title: 'Cooling tea: when a difference decays',
  minutes: 30,
  idea: [
    { heading: 'What is multiplied here?' },
    'Tea of 90 degrees stands in a room of 20 degrees. After 10 minutes it has 62 degrees. How warm is it after 30 minutes?',
    'If you multiply 90 by $62/90$ again and again, the tea becomes ice in the end. That can’t be: it never gets colder than the room. So the temperature doesn’t decay. But something does: what the tea has above the room.',
    {
      head: ['Minutes', 'Above the room', 'Temperature'],
      rows: [
        ['0', '70', '90'],
        ['10', '42', '62'],
        ['20', '25.2', '45.2'],
        ['30', '15.12', '35.12'],
      ],
    },
    'From 70 to 42 is the factor 0.6. After another 10 minutes 60% of 42 are left, then 60% of that. Add the 20 degrees of the room again, and after 30 minutes the tea has about 35 degrees.',
    { heading: 'The law, and why it holds' },
    'Heat flows because there is a difference. Twice the difference drives twice the heat out of the cup, so the difference shrinks at twice the speed. In equal times it loses an equal part of itself, and that is exponential decay. With the level $s$ of the surroundings, the start $a$ and the factor $q$:',
    {
      formula: 's + (a - s)*q^t',
      words: 'The level, plus what is left of the difference.',
      where: 'with $q$ between 0 and 1',
    },
    'At the time 0 the power is 1 and you get $s + (a - s)$, the start. After a long time the power is almost 0 and only $s$ is left, the level. In between the curve comes closer to the level, by the same factor in the same time, and never touches it.',
    {
      drawing: {
        description:
          'Two curves that approach one dashed horizontal level from both sides: warm tea falls towards it, cold juice rises towards it.',
        shapes: [
          { kind: 'segment', from: [0, 0], to: [12, 0] },
          { kind: 'segment', from: [0, 0], to: [0, 9] },
          { kind: 'segment', from: [0, 3], to: [12, 3], dashed: true },
          ...curve((x) => 3 + 6 * 0.6 ** x, 0, 11.5),
          ...curve((x) => 3 - 2.4 * 0.6 ** x, 0, 11.5),
          { kind: 'label', at: [3.4, 6.6], text: 'tea' },
          { kind: 'label', at: [4, 1.3], text: 'juice' },
          { kind: 'label', at: [10, 4], text: 'level s' },
        ],
      },
    },
    'Cold juice in a warm room obeys the same law. Its difference is negative at first and shrinks in the same way; the juice warms up quickly, then more and more slowly. So does everything that fills up towards a limit and is driven by what is still missing: a battery, a rumor in a school, the market for a product.',
    { heading: 'The plan' },
    {
      list: [
        'Find the level: where does it end if you wait long enough?',
        'Take the level away from all values. Now you have pure decay.',
        'Do with it what you have learned: factor, half-life, logarithm.',
        'Add the level again at the end, if an amount was asked for.',
      ],
    },
    'The first two steps are all that is new. You will meet such a change of view again: the next lesson measures not amounts but their logarithms.',
  ],
  examples: [
    {
      task: 'Tea of 90 degrees stands in a room of 20 degrees. Every 10 minutes its difference from the room is multiplied by 0.6. How many degrees has it after 30 minutes, to 1 decimal?',
      steps: [
        ['The difference at first', '90 - 20', '=', '70'],
        ['Three times the factor 0.6', '70*0.6^3', '=', '15.12'],
        ['Add the level again', '20 + 15.12', '≈', '35.1'],
      ],
      answer: '35.1 degrees',
      remark:
        'Of the 55 degrees that it has lost, 28 went in the first ten minutes. The hotter the tea, the faster it cools.',
      check: { kind: 'value', expression: '20 + (90 - 20)*(3/5)^3' },
    },
    {
      task: 'The same tea can be drunk at 40 degrees. After how many minutes is that, to 1 decimal?',
      steps: [
        ['The temperature after t minutes', '20 + 70*0.6^(t/10)', '=', '40'],
        ['Take the level away', '70*0.6^(t/10)', '=', '20'],
        ['Divide both sides by 70', '0.6^(t/10)', '=', '2/7'],
        ['Take ln and bring the exponent down', '(t/10)*ln(0.6)', '=', 'ln(2/7)'],
        ['Solve for t', 't', '=', '10ln(2/7)/ln(0.6)'],
        ['Work it out and round', '10ln(2/7)/ln(0.6)', '≈', '24.5'],
      ],
      answer: '24.5 minutes',
      remark: 'It fits the table: after 20 minutes the tea has 45.2 degrees, after 30 minutes 35.1.',
      check: { kind: 'value', expression: '10*(log_10(7) - log_10(2))/(1 - log_10(6))' },
      letters: { t: '24.524278153072034484236306828606504081363396390123920241903150350' },
    },
    {
      task: 'Juice of 5 degrees is put into a room of 25 degrees. After 15 minutes it has 13 degrees. After how many minutes has it 20 degrees, to 1 decimal?',
      steps: [
        ['What is missing to the level: at first', '25 - 5', '=', '20'],
        ['And after 15 minutes', '25 - 13', '=', '12'],
        ['The factor for 15 minutes', '12/20', '=', '0.6'],
        ['At 20 degrees 5 are missing', '20*0.6^(t/15)', '=', '25 - 20'],
        ['Divide by 20, take ln, solve for t', 't', '=', '15ln(1/4)/ln(0.6)'],
        ['Work it out and round', '15ln(1/4)/ln(0.6)', '≈', '40.7'],
      ],
      answer: '40.7 minutes',
      remark: 'Measured from the level, the minus signs stay away: what is missing is positive and decays.',
      check: { kind: 'value', expression: '15*log_0.6(5/20)' },
      letters: { t: '40.707463465701722505138698926991002593435632860989637396007747782' },
    },
    {
      task: 'A school has 5000 students. Each day 5% of those who haven’t heard a rumor hear it; at first nobody has. After how many whole days have at least 4000 heard it?',
      steps: [
        ['Those who are missing decay: 95% are left each day', '1 - 5/100', '=', '0.95'],
        ['At 4000, so many have not heard it', '5000 - 4000', '=', '1000'],
        ['They are this part of all', '1000/5000', '=', '0.2'],
        ['Solve 0.95 to the power t = 0.2', 'log_0.95(0.2)', '=', 'ln(0.2)/ln(0.95)'],
        ['Work it out', 'ln(0.2)/ln(0.95)', '≈', '31.4'],
        ['The first whole day after that', '31 + 1', '=', '32'],
      ],
      answer: '32 days',
      remark:
        'The first thousand took less than 5 days, since $0.95^5 < 0.8$. The fourth took more than 13. The last thousand never ends, if you believe the law to the last student; real schools come in whole students.',
      check: { kind: 'true', relations: ['5000 - 5000*0.95^31 < 4000', '5000 - 5000*0.95^32 >= 4000'] },
    },
  ],
  pitfalls: [
    {
      wrong: 'From 90 to 62 degrees in 10 minutes: the factor is $62/90$',
      right: 'From 90 to 62 degrees in 10 minutes, in a room of 20: the factor is $42/70$',
      why: 'Temperatures count from a zero that has nothing to do with the room. What drives the cooling is the difference, so take the level away before you divide.',
    },
    {
      wrong: 'It loses 28 degrees in 10 minutes, so it loses 56 in 20 minutes',
      right: 'It loses 28 degrees in 10 minutes and 44.8 in 20 minutes',
      why: 'That would be a straight line. In the second ten minutes the difference is smaller, and only 60% of 28 degrees go.',
    },
    {
      wrong: 'After 30 minutes the tea has $70*0.6^3$, that is 15 degrees',
      right: 'After 30 minutes the tea has $20 + 70*0.6^3$, that is 35 degrees',
      why: 'You forgot to add the level again. A tea colder than the room should make you stop: every answer must lie between start and level.',
    },
  ],
};
