import type { Lesson } from '../pack.js';
import { curve } from '../curve.js';

export const approachingALevel: Lesson = {
  id: 'approaching-a-level',
  title: 'Cooling tea: when a difference decays',
  minutes: 30,
  idea: [
    { heading: 'What is multiplied here?' },
    'Tea at 90 degrees Celsius stands in a room at 20 degrees. After 10 minutes it is down to 62 degrees. How warm is it after 30 minutes?',
    'If you multiply 90 by $62/90$ again and again, the tea turns to ice in the end. That can’t be: it never gets colder than the room. So it is not the temperature that decays. It is the difference: how far the tea is above the room.',
    {
      head: ['Minutes', 'Degrees above the room', 'Degrees of the tea'],
      rows: [
        ['0', '70', '90'],
        ['10', '42', '62'],
        ['20', '25.2', '45.2'],
        ['30', '15.12', '35.12'],
      ],
    },
    'From 70 to 42 is the factor 0.6. After another 10 minutes 60% of 42 is left, then 60% of that. Add the 20 degrees of the room again: after 30 minutes the tea is at about 35 degrees.',
    { heading: 'The law, and why it holds' },
    'Heat flows because there is a difference. Twice the difference drives twice the heat out of the cup, so the difference shrinks at twice the speed. This is Newton’s law of cooling. In equal times it loses an equal part of itself, and that is exponential decay. With the level $s$ of the surroundings, the start $a$ and the factor $q$:',
    {
      formula: 's + (a - s)*q^t',
      words: 'The level, plus what is left of the difference.',
      where: 'with $q$ between 0 and 1',
    },
    'At the time 0 the power is 1 and you get $s + (a - s)$, the start. After a long time the power is almost 0 and only $s$ is left, the level. In between the curve comes closer to the level, by the same factor in the same time, and never touches it.',
    {
      drawing: {
        description:
          'Two curves that approach one dashed horizontal level from both sides: warm tea falls toward it, cold juice rises toward it.',
        shapes: [
          { kind: 'segment', from: [0, 0], to: [12, 0] },
          { kind: 'segment', from: [0, 0], to: [0, 9] },
          { kind: 'segment', from: [0, 3], to: [12, 3], dashed: true },
          ...curve((x) => 3 + 6 * 0.6 ** x, 0, 11.5),
          ...curve((x) => 3 - 2.4 * 0.6 ** x, 0, 11.5),
          { kind: 'label', at: [3.4, 6.6], text: 'tea' },
          { kind: 'label', at: [4, 1.3], text: 'juice' },
          { kind: 'label', at: [10, 4], text: 'level s' },
          { kind: 'label', at: [12, -0.8], text: 't' },
        ],
      },
    },
    'Cold juice in a warm room obeys the same law. Its difference is negative at first and shrinks in the same way; the juice warms up quickly, then more and more slowly. The same goes for whatever fills up toward a limit and is driven by what is still missing: a battery, a rumor in a school, the market for a product.',
    { heading: 'The plan' },
    {
      list: [
        'Find the level: where does it end if you wait long enough?',
        'Take the level away from all values. What remains is pure decay.',
        'Treat it as you have learned: factor, half-life, logarithm.',
        'Add the level again at the end, if an amount was asked for.',
      ],
    },
    'The first two steps are all that is new. You will meet such a change of view again: the next lesson measures not amounts but their logarithms.',
  ],
  examples: [
    {
      task: 'Soup at 95 degrees stands in a kitchen at 23 degrees. Every 5 minutes its difference from the kitchen is multiplied by 0.75. How warm is it after 20 minutes, to 1 decimal?',
      steps: [
        ['The difference at first', '95 - 23', '=', '72'],
        ['The number of factors', '20/5', '=', '4'],
        ['The difference after 20 minutes', '72*0.75^4', '≈', '22.8'],
        ['Add the level again; round once', '23 + 72*0.75^4', '≈', '45.8'],
      ],
      answer: '45.8 degrees',
      remark:
        'Of the 49 degrees that it has lost, 18 went in the first five minutes. The hotter the soup, the faster it cools.',
      check: { kind: 'value', expression: '23 + (95 - 23)*(3/4)^4' },
    },
    {
      task: 'Tea at 90 degrees stands in a room at 20 degrees. Every 10 minutes its difference from the room is multiplied by 0.6. It can be drunk at 40 degrees. After how many minutes is that, to 1 decimal?',
      steps: [
        ['The temperature after t minutes', '20 + 70*0.6^(t/10)', '=', '40'],
        ['Take the level away', '70*0.6^(t/10)', '=', '20'],
        ['Divide both sides by 70', '0.6^(t/10)', '=', '2/7'],
        ['Take ln and bring the exponent down', 't*ln(0.6)/10', '=', 'ln(2/7)'],
        ['Solve for t', 't', '=', '10ln(2/7)/ln(0.6)'],
        ['Work it out and round', '10ln(2/7)/ln(0.6)', '≈', '24.5'],
      ],
      answer: '24.5 minutes',
      remark: 'It fits the table above: the tea is at 45.2 degrees after 20 minutes and at 35.12 after 30.',
      check: { kind: 'value', expression: '10*(log_10(7) - log_10(2))/(1 - log_10(6))' },
      letters: { t: '24.524278153072034484236306828606504081363396390123920241903150350' },
    },
    {
      task: 'Juice at 5 degrees is put into a room at 25 degrees. After 15 minutes it is at 11 degrees. After how many minutes does it reach 20 degrees, to 1 decimal?',
      steps: [
        ['What is missing to the level: at first', '25 - 5', '=', '20'],
        ['And after 15 minutes', '25 - 11', '=', '14'],
        ['The factor for 15 minutes', '14/20', '=', '0.7'],
        ['At 20 degrees 5 are missing', '20*0.7^(t/15)', '=', '25 - 20'],
        ['Divide both sides by 20', '0.7^(t/15)', '=', '1/4'],
        ['Take ln and bring the exponent down', 't*ln(0.7)/15', '=', 'ln(1/4)'],
        ['Solve for t', 't', '=', '15ln(1/4)/ln(0.7)'],
        ['Work it out and round', '15ln(1/4)/ln(0.7)', '≈', '58.3'],
      ],
      answer: '58.3 minutes',
      remark:
        'Here you measure how far the juice is below the level. That way what is missing is positive, and no minus sign gets in the way.',
      check: { kind: 'value', expression: '15*log_0.7(5/20)' },
      letters: { t: '58.30074629624195669798856939907870373755976827001558785648328394116915' },
    },
    {
      task: 'A school has 5000 students. Each day 5% of those who haven’t heard a rumor hear it; at first nobody has. After how many whole days have at least 4000 heard it?',
      steps: [
        ['Each day 95% of the others still have not heard it', '1 - 5/100', '=', '0.95'],
        ['Once 4000 know, so many are missing', '5000 - 4000', '=', '1000'],
        ['They are this part of all', '1000/5000', '=', '0.2'],
        ['Solve 0.95 to the power t = 0.2', 'log_0.95(0.2)', '=', 'ln(0.2)/ln(0.95)'],
        ['Work it out', 'ln(0.2)/ln(0.95)', '≈', '31.4'],
        ['The first whole day after that', '31 + 1', '=', '32'],
      ],
      answer: '32 days',
      remark:
        'The first thousand took less than 5 days, since $0.95^5 < 0.8$. The fourth took more than 13. By the law the last thousand would never end; but a law of parts fails where only whole students are left.',
      check: { kind: 'true', relations: ['5000 - 5000*0.95^31 < 4000', '5000 - 5000*0.95^32 >= 4000'] },
    },
  ],
  pitfalls: [
    {
      wrong: 'From 90 to 62 degrees in 10 minutes: the factor is $62/90$',
      right: 'From 90 to 62 degrees in 10 minutes, in a room at 20: the factor is $42/70$',
      why: 'Temperatures count from a zero that has nothing to do with the room. What drives the cooling is the difference, so take the level away before you divide.',
    },
    {
      wrong: 'It loses 28 degrees in 10 minutes, so it loses 56 in 20 minutes',
      right: 'It loses 28 degrees in 10 minutes and 44.8 in 20 minutes',
      why: 'That would be a straight line. In the second ten minutes the difference is smaller, and only 60% of 28 degrees go: 16.8.',
    },
    {
      wrong: 'After 30 minutes the tea is at $70*0.6^3$, that is 15 degrees',
      right: 'After 30 minutes the tea is at $20 + 70*0.6^3$, that is 35 degrees',
      why: 'You forgot to add the level again. A tea colder than the room should make you stop: every answer must lie between start and level.',
    },
    {
      wrong: 'Juice at 5 degrees in a room at 25: later it is at $25 + 20*0.7$, that is 39 degrees',
      right: 'Juice at 5 degrees in a room at 25: later it is at $25 - 20*0.7$, that is 11 degrees',
      why: 'In the law the difference is start minus level, in this order: $5 - 25 = -20$. The size alone loses the sign, and the juice would jump above the room.',
    },
  ],
};
