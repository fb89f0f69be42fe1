import type { Lesson } from '../pack.js';

export const percentAndProportion: Lesson = {
  id: 'percent-and-proportion',
  title: 'Percent and proportion',
  minutes: 20,
  idea: [
    'A jacket is marked down 30% and now costs 63 dollars. What was the original price? Adding 30% of 63 gives 81.90, but 30% off 81.90 leaves 57.33, not 63. To undo the discount, you need a better idea than adding.',
    { heading: 'A percentage is a factor' },
    'Taking 30% off leaves 70% of the price. The price is multiplied by 0.7. Growing by 20% gives 120%, so the amount is multiplied by 1.2. When you write a change as a factor, you can apply it, repeat it and undo it.',
    {
      formula: 'n = a*(1 + p/100)',
      words:
        'New value $n$ from the old value $a$, after an increase of $p$ percent. For a decrease, $p$ is negative.',
    },
    {
      head: ['Change', 'Forward', 'Backward'],
      rows: [
        ['up by 20%', 'times 1.2', 'divided by 1.2'],
        ['down by 30%', 'times 0.7', 'divided by 0.7'],
        ['up by 4%, five years in a row', 'times $1.04^5$', 'divided by $1.04^5$'],
        ['up by 20%, then down by 20%', 'times $1.2 * 0.8 = 0.96$', 'divided by 0.96'],
      ],
    },
    'Now you can solve the jacket problem in one line: what number times 0.7 is 63? It’s 63 divided by 0.7, so 90. The last row of the table shows why you can’t add percentages. The 20% decrease is taken from a larger amount than the 20% increase was.',
    { heading: 'Direct and inverse proportion' },
    'Twice as much flour makes twice as many cakes. The quotient stays the same. That is direct proportion. Twice as many workers need half as many days. The product stays the same, because the amount of work does. That is inverse proportion. Ask one question before you calculate: if one quantity doubles, does the other double or halve?',
    {
      list: [
        'Direct: find the value for one. What does one item cost or weigh, or how long does it take? Then multiply.',
        'Inverse: find the product. How many worker-days does the whole job take? Then divide.',
        'Ratio 2 : 3 : 5: there are 2 + 3 + 5 = 10 parts. Find one part, then multiply.',
        'Mixture: follow the pure substance. Adding water changes the total, never the salt.',
      ],
    },
    'Writing a change as a factor turns the question into an equation of the form “number times unknown equals number.” Harder equations are in the next lesson.',
  ],
  examples: [
    {
      task: 'A jacket is marked down 30% and now costs 63 dollars. What was the original price?',
      steps: [
        ['70% of the original price is left', '0.7p', '=', '63'],
        ['Divide both sides by 0.7', 'p', '=', '63/0.7'],
        ['Divide', '63/0.7', '=', '90'],
      ],
      answer: '90 dollars',
      remark: 'Work forward to check: 30% of 90 is 27, and 90 − 27 is 63.',
      check: { kind: 'value', expression: '63/(1 - 30/100)' },
      letters: { p: '90' },
    },
    {
      task: 'The population of a town of 4000 people grows by 15% in one year and shrinks by 10% in the next. What is the population after both years?',
      steps: [
        ['Both changes as factors', '4000 * 1.15 * 0.9', '=', '4600 * 0.9'],
        ['Multiply', '4600 * 0.9', '=', '4140'],
      ],
      answer: '4140',
      remark:
        'The combined factor is $1.15 * 0.9 = 1.035$: an increase of 3.5%, not 5%. The order makes no difference, because you can multiply the factors in any order.',
      check: { kind: 'value', expression: '4000*(1 + 15/100)*(1 - 10/100)' },
    },
    {
      task: '6 workers pave a yard in 10 days. How many days would 4 workers need?',
      steps: [
        ['The whole job, in worker-days', '6 * 10', '=', '60'],
        ['Divide by 4 workers', '60/4', '=', '15'],
      ],
      answer: '15 days',
      remark:
        'Fewer workers, more days: the product stays the same. With direct proportion, 4 workers would be faster than 6.',
      check: { kind: 'value', expression: '6*10/4' },
    },
    {
      task: 'Concrete is mixed from cement, sand and gravel in the ratio 1 : 2 : 4. You use 30 kg of sand. How many kilograms of the mixture do you get?',
      steps: [
        ['The sand is two parts, so one part is', '30/2', '=', '15'],
        ['All parts together', '1 + 2 + 4', '=', '7'],
        ['The whole mixture', '7 * 15', '=', '105'],
      ],
      answer: '105 kg',
      remark:
        'The ratio gives parts, not kilograms. One known amount, here the sand, tells you the size of one part, and that gives you everything else.',
      check: { kind: 'value', expression: '30/(2/(1 + 2 + 4))' },
    },
    {
      task: '300 g of salt water contains 12% salt. How many grams of pure water must you add so that it contains 8% salt?',
      steps: [
        ['The amount of salt, which doesn’t change', '0.12 * 300', '=', '36'],
        ['It must be 8% of the new total', '0.08w', '=', '36'],
        ['Divide both sides by 0.08', 'w', '=', '450'],
        ['The water added', '450 - 300', '=', '150'],
      ],
      answer: '150 g',
      remark:
        'The unknown $w$ is the new total, not the water added. Read the question again before you write the answer.',
      check: { kind: 'value', expression: '0.12*300/0.08 - 300' },
      letters: { w: '450' },
    },
  ],
  pitfalls: [
    {
      wrong: 'After 30% off it costs 63, so the original price was $63 * 1.3$.',
      right: 'After 30% off it costs 63, so the original price was $63/0.7$.',
      why: 'The 30% was taken from the original price, but you added 30% of the new, lower price. To undo “times 0.7,” divide by 0.7.',
    },
    {
      wrong: 'Two increases of 10% make an increase of 20%.',
      right: 'Two increases of 10% make an increase of 21%.',
      why: 'The second increase also applies to the first one: $1.1 * 1.1 = 1.21$. You can’t add percentages of different wholes.',
    },
    {
      wrong: 'In the ratio 2 : 3 the first part is $2/3$ of the whole.',
      right: 'In the ratio 2 : 3 the first part is $2/5$ of the whole.',
      why: 'A ratio compares parts with each other. The whole is all the parts together, and there are five.',
    },
    {
      wrong: 'From 40 to 50 is 20% more.',
      right: 'From 40 to 50 is 25% more.',
      why: 'Compare the change of 10 with the starting value, 40. From 50 down to 40 it is 20%, because there the starting value is 50.',
    },
  ],
};
