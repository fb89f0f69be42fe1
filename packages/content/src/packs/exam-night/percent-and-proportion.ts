import type { Lesson } from '../pack.js';

export const percentAndProportion: Lesson = {
  id: 'percent-and-proportion',
  title: 'Percent and proportion',
  minutes: 20,
  idea: [
    'A jacket is reduced by 30% and now costs 63 dollars. What did it cost before? Adding 30% of 63 gives 81.90 – but 30% off 81.90 leaves 57.33, not 63. The way back needs a better idea than adding.',
    { heading: 'A percentage is a factor' },
    'Reducing by 30% leaves 70% of the price: the price is multiplied by 0.7. Growing by 20% makes 120%: multiplied by 1.2. Written as a factor, a change can be done, repeated and undone.',
    {
      formula: 'n = a*(1 + p/100)',
      words:
        'New value $n$ from the old value $a$, after growth by $p$ percent. For a fall, $p$ is negative.',
    },
    {
      head: ['Change', 'Forward', 'Backward'],
      rows: [
        ['up by 20%', 'times 1.2', 'divided by 1.2'],
        ['down by 30%', 'times 0.7', 'divided by 0.7'],
        ['up by 4%, five years running', 'times $1.04^5$', 'divided by $1.04^5$'],
        ['up by 20%, then down by 20%', 'times $1.2 * 0.8 = 0.96$', 'divided by 0.96'],
      ],
    },
    'Now the jacket is one line: what times 0.7 is 63? It is 63 divided by 0.7, so 90. The last row of the table shows why percentages can’t be added: the 20% that comes off is taken from a larger amount than the 20% that was put on.',
    { heading: 'Together or against each other' },
    'Twice as much flour makes twice as many cakes: the quotient stays the same. That is direct proportion. Twice as many workers need half of the days: the product stays the same, as the work does. That is inverse proportion. Ask one question before calculating: if one quantity doubles, does the other double or halve?',
    {
      list: [
        'Direct: go through one. What does one piece cost, weigh, take? Then multiply.',
        'Inverse: find the product. How many worker-days is the whole job? Then divide.',
        'Ratio 2 : 3 : 5: there are 2 + 3 + 5 = 10 parts. Find one part, then multiply.',
        'Mixture: follow the pure substance. Adding water changes the whole, never the salt.',
      ],
    },
    'Writing a change as a factor turns the question into an equation of the form “number times unknown is number”. The harder equations come in the next lesson.',
  ],
  examples: [
    {
      task: 'A jacket is reduced by 30% and now costs 63 dollars. What did it cost before?',
      steps: [
        ['70% of the old price is left', '0.7p', '=', '63'],
        ['Divide both sides by 0.7', 'p', '=', '63/0.7'],
        ['Work it out', '63/0.7', '=', '90'],
      ],
      answer: '90 dollars',
      remark: 'Check forward: 30% of 90 is 27, and 90 − 27 is 63.',
      check: { kind: 'value', expression: '63/(1 - 30/100)' },
      letters: { p: '90' },
    },
    {
      task: 'A town of 4000 people grows by 15% in one year and shrinks by 10% in the next. How many people live there then?',
      steps: [
        ['Both changes as factors', '4000 * 1.15 * 0.9', '=', '4600 * 0.9'],
        ['Multiply', '4600 * 0.9', '=', '4140'],
      ],
      answer: '4140',
      remark:
        'Altogether the factor is $1.15 * 0.9 = 1.035$: a growth by 3.5%, not by 5%. The order makes no difference, since factors may be swapped.',
      check: { kind: 'value', expression: '4000*(1 + 15/100)*(1 - 10/100)' },
    },
    {
      task: '6 workers pave a yard in 10 days. How many days do 4 workers need for it?',
      steps: [
        ['The whole job, in worker-days', '6 * 10', '=', '60'],
        ['Shared among 4', '60/4', '=', '15'],
      ],
      answer: '15 days',
      remark:
        'Fewer workers, more days: the product stays. With direct proportion 4 workers would be faster than 6.',
      check: { kind: 'value', expression: '6*10/4' },
    },
    {
      task: 'Concrete is mixed from cement, sand and gravel in the ratio 1 : 2 : 4. You use 30 kg of sand. How many kilograms of the mixture do you get?',
      steps: [
        ['The sand is two parts: one part', '30/2', '=', '15'],
        ['All parts together', '1 + 2 + 4', '=', '7'],
        ['The whole', '7 * 15', '=', '105'],
      ],
      answer: '105 kg',
      remark:
        'The ratio gives parts, not kilograms. One known amount, here that of the sand, fixes the size of a part, and with it everything.',
      check: { kind: 'value', expression: '30/(2/(1 + 2 + 4))' },
    },
    {
      task: '300 g of salt water contains 12% salt. How many grams of pure water must be added so that it contains 8%?',
      steps: [
        ['The salt, which stays', '0.12 * 300', '=', '36'],
        ['It must be 8% of the new whole', '0.08w', '=', '36'],
        ['Divide both sides by 0.08', 'w', '=', '450'],
        ['What was added', '450 - 300', '=', '150'],
      ],
      answer: '150 g',
      remark:
        'The unknown $w$ is the new whole, not the water added: read the question again before writing the answer.',
      check: { kind: 'value', expression: '0.12*300/0.08 - 300' },
      letters: { w: '450' },
    },
  ],
  pitfalls: [
    {
      wrong: 'After 30% off it costs 63, so before it cost $63 * 1.3$.',
      right: 'After 30% off it costs 63, so before it cost $63/0.7$.',
      why: 'The 30% was taken from the old price, but you added 30% of the new, smaller one. Undoing “times 0.7” is dividing by 0.7.',
    },
    {
      wrong: 'Growth by 10%, twice, is growth by 20%.',
      right: 'Growth by 10%, twice, is growth by 21%.',
      why: 'In the second step the first growth grows too: $1.1 * 1.1 = 1.21$. Percentages of different wholes can’t be added.',
    },
    {
      wrong: 'In the ratio 2 : 3 the first part is $2/3$ of the whole.',
      right: 'In the ratio 2 : 3 the first part is $2/5$ of the whole.',
      why: 'The ratio compares part with part. The whole is all parts together, and there are five.',
    },
    {
      wrong: 'From 40 to 50 is 20% more.',
      right: 'From 40 to 50 is 25% more.',
      why: 'The change of 10 must be compared with where it started, 40. From 50 down to 40 it is 20%, because there the start is 50.',
    },
  ],
};
