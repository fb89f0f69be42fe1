import type { Lesson } from '../pack.js';
import { curve } from '../curve.js';

export const approachingALevel: Lesson = {
  id: 'approaching-a-level',
  title: 'Cooling tea: when a difference decays',
  minutes: 30,
  idea: [
    { heading: 'What gets multiplied here?' },
    'A cup of tea at 90 degrees Celsius is in a room at 20 degrees. After 10 minutes, the tea has cooled to 62 degrees. How warm is it after 30 minutes?',
    'If you multiply 90 by $62/90$ again and again, the tea eventually turns to ice. That can’t be right. It never gets colder than the room. So the temperature isn’t what decays. What decays is the difference between the tea’s temperature and room temperature.',
    {
      head: ['Minutes', 'Degrees above room temperature', 'Tea temperature in degrees'],
      rows: [
        ['0', '70', '90'],
        ['10', '42', '62'],
        ['20', '25.2', '45.2'],
        ['30', '15.12', '35.12'],
      ],
    },
    'The difference fell from 70 to 42, a factor of 0.6. After another 10 minutes, 60% of 42 is left, then 60% of that. Now add back the room temperature of 20 degrees. After 30 minutes, the tea is at about 35 degrees.',
    { heading: 'The law, and why it is true' },
    'Heat flows because there is a difference. Twice the difference drives twice the heat out of the cup, so the difference shrinks twice as fast. This is Newton’s law of cooling. In equal time intervals, the difference loses the same fraction of itself, and that is exponential decay. With surroundings at level $s$, starting value $a$ and factor $q$:',
    {
      formula: 's + (a - s)*q^t',
      words: 'The amount is the level plus what is left of the difference.',
      where: 'with $q$ between 0 and 1',
    },
    'At time 0, the power is 1 and you get $s + (a - s)$, the starting value. After a long time, the power is almost 0 and only the level $s$ is left. In between, the curve gets closer to the level, by the same factor in equal time intervals, and never touches it.',
    {
      drawing: {
        description:
          'Two curves that approach a dashed horizontal level from both sides: warm tea falls toward it, and cold juice rises toward it.',
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
    'Cold juice in a warm room obeys the same law. Its difference is negative at first and shrinks in the same way. The juice warms up quickly, then more and more slowly. The same is true of anything that fills up toward a limit at a rate that depends on what is still missing: a battery, a rumor in a school, the market for a product.',
    { heading: 'The plan' },
    {
      list: [
        'Find the level: where does the quantity end up if you wait long enough?',
        'Subtract the level from all values. What remains is pure decay.',
        'Work with it as you have learned, using the factor, the half-life or logarithms.',
        'Add the level back at the end if the question asks for an amount.',
      ],
    },
    'Only the first two steps are new. You’ll see a similar change in viewpoint again. The next lesson measures the logarithms of amounts instead of the amounts themselves.',
  ],
  examples: [
    {
      task: 'A pot of soup at 95 degrees is in a kitchen at 23 degrees. Every 5 minutes, the difference between the two is multiplied by 0.75. How warm is it after 20 minutes, to 1 decimal place?',
      steps: [
        ['The starting difference', '95 - 23', '=', '72'],
        ['The number of factors', '20/5', '=', '4'],
        ['The difference after 20 minutes', '72*0.75^4', '≈', '22.8'],
        ['Add the level back; round once', '23 + 72*0.75^4', '≈', '45.8'],
      ],
      answer: '45.8 degrees',
      remark:
        'Of the 49 degrees that the soup lost, it lost 18 in the first five minutes. The hotter the soup, the faster it cools.',
      check: { kind: 'value', expression: '23 + (95 - 23)*(3/4)^4' },
    },
    {
      task: 'A cup of tea at 90 degrees is in a room at 20 degrees. Every 10 minutes, the difference between the two is multiplied by 0.6. After how many minutes does the tea reach 40 degrees, to 1 decimal place?',
      steps: [
        ['The temperature after t minutes', '20 + 70*0.6^(t/10)', '=', '40'],
        ['Subtract the level', '70*0.6^(t/10)', '=', '20'],
        ['Divide both sides by 70', '0.6^(t/10)', '=', '2/7'],
        ['Take ln and bring the exponent down', 't*ln(0.6)/10', '=', 'ln(2/7)'],
        ['Solve for t', 't', '=', '10ln(2/7)/ln(0.6)'],
        ['Evaluate and round', '10ln(2/7)/ln(0.6)', '≈', '24.5'],
      ],
      answer: '24.5 minutes',
      remark:
        'This agrees with the table above. The tea is at 45.2 degrees after 20 minutes and at 35.12 degrees after 30.',
      check: { kind: 'value', expression: '10*(log_10(7) - log_10(2))/(1 - log_10(6))' },
      letters: { t: '24.524278153072034484236306828606504081363396390123920241903150350' },
    },
    {
      task: 'A glass of juice at 5 degrees is placed in a room at 25 degrees. After 15 minutes, it is at 11 degrees. After how many minutes does it reach 20 degrees, to 1 decimal place?',
      steps: [
        ['Degrees below the level at the start', '25 - 5', '=', '20'],
        ['Degrees below the level: after 15 minutes', '25 - 11', '=', '14'],
        ['The factor for 15 minutes', '14/20', '=', '0.7'],
        ['At 20 degrees, it is 5 below the level', '20*0.7^(t/15)', '=', '25 - 20'],
        ['Divide both sides by 20', '0.7^(t/15)', '=', '1/4'],
        ['Take ln and bring the exponent down', 't*ln(0.7)/15', '=', 'ln(1/4)'],
        ['Solve for t', 't', '=', '15ln(1/4)/ln(0.7)'],
        ['Evaluate and round', '15ln(1/4)/ln(0.7)', '≈', '58.3'],
      ],
      answer: '58.3 minutes',
      remark:
        'Here you measure how far the juice is below the level. That way the difference is positive, and no minus sign gets in the way.',
      check: { kind: 'value', expression: '15*log_0.7(5/20)' },
      letters: { t: '58.30074629624195669798856939907870373755976827001558785648328394116915' },
    },
    {
      task: 'A school has 5000 students. Each day, 5% of those who haven’t heard a rumor hear it; at first, nobody has. After how many whole days have at least 4000 students heard it?',
      steps: [
        ['Each day, 95% of the remaining students still haven’t heard it', '1 - 5/100', '=', '0.95'],
        ['Students who haven’t heard it when 4000 have', '5000 - 4000', '=', '1000'],
        ['As a fraction of all students', '1000/5000', '=', '0.2'],
        ['Solve for t', 'log_0.95(0.2)', '=', 'ln(0.2)/ln(0.95)'],
        ['Evaluate', 'ln(0.2)/ln(0.95)', '≈', '31.4'],
        ['The first whole day after that', '31 + 1', '=', '32'],
      ],
      answer: '32 days',
      remark:
        'The first thousand took less than 5 days, because $0.95^5 < 0.8$. The fourth thousand took more than 13. According to the law, the last thousand would take forever; but the law stops working when only a few students are left.',
      check: { kind: 'true', relations: ['5000 - 5000*0.95^31 < 4000', '5000 - 5000*0.95^32 >= 4000'] },
    },
  ],
  pitfalls: [
    {
      wrong: 'The tea cools from 90 to 62 degrees in 10 minutes, so the factor is $62/90$',
      right:
        'The tea cools from 90 to 62 degrees in 10 minutes in a room at 20 degrees, so the factor is $42/70$',
      why: 'Zero degrees has nothing to do with the room. The difference is what drives the cooling, so subtract the level before you divide.',
    },
    {
      wrong: 'It loses 28 degrees in 10 minutes, so it loses 56 in 20 minutes',
      right: 'It loses 28 degrees in 10 minutes and 44.8 in 20 minutes',
      why: 'That would be a straight line. In the second ten minutes, the difference is smaller, so the tea loses only 60% of 28 degrees: 16.8.',
    },
    {
      wrong: 'After 30 minutes the tea is at $70*0.6^3$, which is 15 degrees',
      right: 'After 30 minutes the tea is at $20 + 70*0.6^3$, which is 35 degrees',
      why: 'You forgot to add the level back. Tea that is colder than the room should make you stop and think. Every answer must be between the starting value and the level.',
    },
    {
      wrong: 'Juice at 5 degrees in a room at 25: later it is at $25 + 20*0.7$, which is 39 degrees',
      right: 'Juice at 5 degrees in a room at 25: later it is at $25 - 20*0.7$, which is 11 degrees',
      why: 'In the law, the difference is start minus level, in this order: $5 - 25 = -20$. If you use only its size, you lose the sign, and the juice would become warmer than the room.',
    },
  ],
};
