import type { Lesson } from '../pack.js';
import { curve } from '../curve.js';

export const exponentialGrowth: Lesson = {
  id: 'exponential-growth',
  title: 'Equal factors in equal time intervals',
  minutes: 30,
  idea: [
    { heading: 'Two offers' },
    'For a 30-day month, you have a choice: 1000 dollars every day, or 1 cent on the first day, 2 cents on the second, 4 on the third, and so on, doubling every day. Which offer do you take?',
    {
      head: ['Day', 'First offer, that day', 'Second offer, that day'],
      rows: [
        ['1', '1000 dollars', '0.01 dollars'],
        ['10', '1000 dollars', '5.12 dollars'],
        ['20', '1000 dollars', 'about 5243 dollars'],
        ['30', '1000 dollars', 'about 5.4 million dollars'],
      ],
    },
    'The first offer is worth 30 thousand dollars in total. The second pays more than that on each of the last eight days alone, and more than 10 million dollars altogether. Yet for half the month it looks like a joke.',
    'Here is the difference. In the first offer, your money grows by the same amount each day: you add. In the second, the payment grows by the same factor each day: you multiply. The first kind of growth is called linear, and the second is called exponential.',
    { heading: 'The law' },
    'Start with $a$ and multiply by the growth factor $q$ in each time step. After one step you have $a*q$, after two steps $a*q^2$, and after $t$ steps:',
    {
      formula: 'a*q^t',
      words: 'Multiply the starting value by the factor, once for each step.',
      where: '$q > 1$ for growth and $q < 1$ for decay; $q$ is positive',
    },
    'Percentages hide the factor. If something grows by 20%, then 100% becomes 120%: the factor is 1.2. If it loses 15%, then 85% is left: the factor is 0.85. A factor below 1 makes the amount smaller at each step. This is called exponential decay. So first turn every “plus $p$ percent” into the factor $1 + p/100$, and every “minus $p$ percent” into $1 - p/100$.',
    { heading: 'Half a step' },
    'What happens in half an hour if the factor for an hour is 1.44? You don’t get half of the growth. Half an hour has some factor, and two half hours in a row make an hour. So this factor times itself is 1.44. It is $sqrt(1.44)$, which is 1.2. Now you see why a fractional exponent is a root: $q^(1/2)$ is the number that gives $q$ when multiplied by itself.',
    {
      formula: 'q^(s + t) = q^s*q^t',
      words: 'Add the times, multiply the factors.',
      where: 'for all times, whole or not, even in the past',
    },
    'This one line is the heart of the whole pack. It says that the factor for equal time intervals is always the same, no matter when you start the clock. It also works backward. One hour before the start, the exponent is −1, and the amount was $a/q$. In the figure, each step to the right doubles the height, everywhere on the curve.',
    {
      drawing: {
        description:
          'The graph of 2 to the power t. It passes through (0, 1), (1, 2), (2, 4) and (3, 8), and comes close to the horizontal axis on the left.',
        shapes: [
          { kind: 'segment', from: [-3, 0], to: [4, 0] },
          { kind: 'segment', from: [0, -0.6], to: [0, 8.6] },
          ...curve((x) => 2 ** x, -3, 3.1),
          { kind: 'label', at: [4, -0.7], text: 't' },
          { kind: 'dot', at: [0, 1] },
          { kind: 'dot', at: [1, 2] },
          { kind: 'dot', at: [2, 4] },
          { kind: 'dot', at: [3, 8] },
          { kind: 'label', at: [-1.4, 1.6], text: '(0, 1)' },
          { kind: 'label', at: [2.4, 1.8], text: '(1, 2)' },
          { kind: 'label', at: [3.4, 3.8], text: '(2, 4)' },
          { kind: 'label', at: [4.4, 7.8], text: '(3, 8)' },
        ],
      },
    },
    'To recognize exponential growth in a table with equal time steps, divide each value by the previous one. If the quotients are equal, the growth is exponential; if the differences are equal, it is linear. In the next lesson, the steps are months and quarters, and money is what grows.',
  ],
  examples: [
    {
      task: 'A culture of 500 bacteria grows by 20% each hour. How many bacteria are there after 6 hours?',
      steps: [
        ['The growth factor for an hour', '1 + 20/100', '=', '1.2'],
        ['Six hours: multiply by this factor six times', '500*1.2^6', '≈', '1493'],
      ],
      answer: '1493 bacteria',
      remark:
        'If only 100 were added each hour, as in the first hour, there would be 1100. The rest comes from growth on earlier growth.',
      check: { kind: 'value', expression: '500*6^6/5^6' },
    },
    {
      task: 'A car costs 24000 dollars new and loses 15% of its value each year. What is it worth after 4 years, in whole dollars?',
      steps: [
        ['What is left each year', '1 - 15/100', '=', '0.85'],
        ['After 4 years', '24000*0.85^4', '≈', '12528'],
      ],
      answer: '12528 dollars',
      remark: 'It has lost about 48%, not 60%. Each year, the 15% is taken from a smaller value.',
      check: { kind: 'value', expression: '24000*(17/20)^4' },
    },
    {
      task: 'The algae on a pond are measured every 2 days. They cover 40, 50, 62.5 and 78.125 square meters. Show that they grow exponentially. By what percent do they grow in 1 day? Round to 1 decimal place.',
      steps: [
        ['Divide each value by the previous one: the first two', '50/40', '=', '1.25'],
        ['The next two', '62.5/50', '=', '1.25'],
        ['And the last two: exponential growth', '78.125/62.5', '=', '1.25'],
        ['Two daily factors give this one', 'q^2', '=', '1.25'],
        ['Half a step is a square root', 'q', '=', 'sqrt(1.25)'],
        ['Subtract 1 and convert to percent', '100(sqrt(1.25) - 1)', '≈', '11.8'],
      ],
      answer: '11.8%',
      remark:
        'Half of 25% would be 12.5%, which is too much: two days of that give a factor of 1.2656. The differences, 10, 12.5 and 15.625, increase, so the growth is not linear.',
      check: { kind: 'value', expression: '100*(sqrt(5)/2 - 1)' },
      letters: { q: '1.118033988749894848204586834365638117720309179805762862135448622705' },
    },
    {
      task: 'The population of a town has tripled in 12 years, growing by the same percent each year. What percent is that, to 1 decimal place?',
      steps: [
        ['Twelve yearly factors multiply to 3', 'q^12', '=', '3'],
        ['The factor is the twelfth root', 'q', '=', '3^(1/12)'],
        ['Subtract 1 and convert to percent', '100(3^(1/12) - 1)', '≈', '9.6'],
      ],
      answer: '9.6%',
      remark:
        'Dividing 200% by 12 gives 16.7%, which is far too much. At 16.7%, the population would triple in a little more than 7 years.',
      check: { kind: 'value', expression: '100*(3^(1/12) - 1)' },
      letters: { q: '1.0958726911352443801600191280725486527997513635191992488794068775' },
    },
  ],
  pitfalls: [
    {
      wrong: '$1.1^7 = 1 + 7*0.1$',
      right: '$1.1^7 ≈ 1.95$',
      why: 'Seven times 10% is 70% only if every 10% is taken from the starting value. In exponential growth, each 10% is taken from the current value. After seven years the value has almost doubled.',
    },
    {
      wrong: '$1.2*0.8 = 1$',
      right: '$1.2*0.8 = 0.96$',
      why: 'Up by 20% and down by 20% seem to cancel. But the 20% on the way down is taken from a larger amount. To undo the factor 1.2, you must divide by it, which is a decrease of 16.7%.',
    },
    {
      wrong: 'If something loses 15% a year, the factor is 0.15',
      right: 'If something loses 15% a year, the factor is 0.85',
      why: 'The factor tells you what is left, not what is lost. With 0.15, almost everything would be gone after one year.',
    },
    {
      wrong: '$500*1.2^6 = 600^6$',
      right: '$500*1.2^6 ≈ 1493$',
      why: 'The exponent applies only to what is right before it, the 1.2. The starting value appears once; only the factor is repeated. Powers come before products.',
    },
  ],
};
