import type { DrawnShape } from '@mathtools/practice';
import type { Lesson } from '../pack.js';

export const logarithmicScales: Lesson = {
  id: 'logarithmic-scales',
  title: 'A scale that counts factors',
  minutes: 30,
  idea: [
    { heading: 'One ruler for a virus and a mountain' },
    'You want to mark the size of things on one strip of paper: a virus of 0.0001 millimeters, a grain of sand of 1 millimeter, a person, a mountain of some 8 million millimeters. On an ordinary ruler with the mountain 1 meter from zero, all the others lie on top of each other at zero. How can one strip show them all?',
    'Don’t mark the number, mark its power of ten. The virus is $10^(-4)$ and comes to −4, the grain is $10^0$ and comes to 0, the person, some 1700 millimeters, comes a little after 3, and the mountain comes to almost 7. With a centimeter for each step, 11 centimeters are enough.',
    {
      drawing: {
        description:
          'A line with equal steps. Each step to the right is a power of 10 more. Marked on it are a virus at 10⁻⁴, a grain of sand at 10⁰, a person a little after 10³ and a mountain just before 10⁷.',
        shapes: [
          { kind: 'segment', from: [-4, 0], to: [7, 0] },
          ...Array.from(
            { length: 12 },
            (_, step): DrawnShape => ({
              kind: 'segment',
              from: [step - 4, -0.2],
              to: [step - 4, 0.2],
            }),
          ),
          { kind: 'dot', at: [-4, 0] },
          { kind: 'dot', at: [0, 0] },
          { kind: 'dot', at: [Math.log10(1700), 0] },
          { kind: 'dot', at: [Math.log10(8e6), 0] },
          { kind: 'label', at: [-4, 0.8], text: 'virus' },
          { kind: 'label', at: [0, 0.8], text: 'sand' },
          { kind: 'label', at: [Math.log10(1700), 0.8], text: 'person' },
          { kind: 'label', at: [Math.log10(8e6), 0.8], text: 'mountain' },
          { kind: 'label', at: [-4, -0.9], text: '10⁻⁴' },
          { kind: 'label', at: [0, -0.9], text: '10⁰' },
          { kind: 'label', at: [3, -0.9], text: '10³' },
          { kind: 'label', at: [7, -0.9], text: '10⁷' },
        ],
      },
    },
    'This mark is the logarithm with base 10: the exponent that 10 needs. $log_10(1700)$ is about 3.23, because $10^3.23$ is about 1700.',
    { heading: 'The law' },
    'On an ordinary ruler equal steps mean equal differences. Here they mean equal factors. One step to the right is always ten times as much, from 1 to 10 as well as from a million to ten million.',
    {
      formula: 'log_10(a*b) = log_10(a) + log_10(b)',
      words: 'Multiplying on the ground is adding on the scale.',
      where: 'for positive numbers',
    },
    'Why? Let $a = 10^m$ and $b = 10^n$. The product is $10^(m + n)$, and its exponent is the sum. The same for quotients: how many times as much one thing is as another becomes a distance on the scale.',
    {
      formula: 'log_10(a/b) = log_10(a) - log_10(b)',
      words: 'A factor between two things is a distance between their marks.',
      where: 'for positive numbers',
    },
    'So half a step is not the factor 5. It is the number that makes 10 when it is used twice, $sqrt(10)$, about 3.16. And the factor 2 is about 0.30 of a step, wherever you stand: $log_10(2)$ is about 0.301.',
    { heading: 'pH: how acidic is it?' },
    'In water some hydrogen ions float freely; the more of them, the more acidic it is. Their amount $h$, in moles per liter (the chemist’s way of counting), runs from about 1 down to $10^(-14)$. Nobody likes to write such numbers, so chemists give only the exponent, and without its minus:',
    {
      formula: '-log_10(h)',
      words: 'The pH: the exponent of 10 with the opposite sign.',
      where: 'with $h$ in moles per liter',
    },
    {
      head: ['Liquid', '$h$', 'pH'],
      rows: [
        ['lemon juice', 'about $10^(-2)$', '2'],
        ['vinegar', 'about $10^(-3)$', '3'],
        ['pure water', '$10^(-7)$', '7'],
        ['soapy water', 'about $10^(-10)$', '10'],
      ],
    },
    'Because of the minus a small pH means much acid. One step less is ten times as acidic, two steps are a hundred times. To find out how many times, subtract the two pH values and raise 10 to the difference.',
    'Everything on such a scale goes in three moves: from the scale down to the real amount, calculate there, and up again. Sound and earthquakes are next; only the size of their steps is different.',
  ],
  examples: [
    {
      task: 'A juice holds $h = 0.003$ moles of hydrogen ions per liter. What is its pH, to 2 decimals?',
      steps: [
        ['Write the amount as a product', '-log_10(0.003)', '=', '-log_10(3*10^(-3))'],
        ['Product law', '-log_10(3*10^(-3))', '=', '3 - log_10(3)'],
        ['Work it out and round', '3 - log_10(3)', '≈', '2.52'],
      ],
      answer: '2.52',
      remark:
        'It lies between 2 and 3, since 0.003 lies between $10^(-3)$ and $10^(-2)$. Three times as much acid is not quite half a step.',
      check: { kind: 'value', expression: 'log_10(1000/3)' },
    },
    {
      task: 'Tomato juice has a pH of 4.2, milk has 6.6. How many times as many hydrogen ions does the tomato juice hold? Round to a whole number.',
      steps: [
        ['The distance on the scale', '6.6 - 4.2', '=', '2.4'],
        ['Each step is a factor 10', '10^(6.6 - 4.2)', '=', '10^2.4'],
        ['Work it out and round', '10^2.4', '≈', '251'],
      ],
      answer: '251',
      remark:
        'Between 2 steps, the factor 100, and 3 steps, the factor 1000. You never needed the amounts themselves.',
      check: { kind: 'value', expression: '10^(-4.2)/10^(-6.6)' },
    },
    {
      task: 'Vinegar with a pH of 2.5 is mixed with so much water that the amount of hydrogen ions becomes 70 times smaller. What is the new pH, to 2 decimals?',
      steps: [
        [
          'Dividing takes a logarithm away; the minus adds it',
          '-log_10(10^(-2.5)/70)',
          '=',
          '2.5 + log_10(70)',
        ],
        ['70 is 10 times 7', '2.5 + log_10(70)', '=', '3.5 + log_10(7)'],
        ['Work it out and round', '3.5 + log_10(7)', '≈', '4.35'],
      ],
      answer: '4.35',
      remark:
        'Dividing by 100 would be two whole steps, up to 4.5. The factor 70 is a little less, and so is the distance.',
      check: { kind: 'value', expression: '2.5 + ln(70)/ln(10)' },
    },
    {
      task: 'A liter of pH 3 and a liter of pH 4 are poured together, and no ions are lost. What is the pH of the mixture, to 2 decimals?',
      steps: [
        ['Down to the amounts, in moles', '10^(-3) + 10^(-4)', '=', '0.0011'],
        ['They are now in two liters', '0.0011/2', '=', '11/20000'],
        ['Up again to the scale', '-log_10(11/20000)', '≈', '3.26'],
      ],
      answer: '3.26',
      remark:
        'Not 3.5, the mean of 3 and 4. The second liter has a tenth of the ions of the first. It acts almost like pure water and dilutes the first nearly to a half, and a half is 0.3 of a step.',
      check: { kind: 'value', expression: '-log_10((10^(-3) + 10^(-4))/2)' },
    },
  ],
  pitfalls: [
    {
      wrong: '$log_10(100 + 1000) = 5$',
      right: '$log_10(100*1000) = 5$',
      why: 'Adding the marks belongs to multiplying the numbers. For a sum there is no law: go down to the numbers, add there, and go up again.',
    },
    {
      wrong: 'A liquid of pH 3 is twice as acidic as one of pH 6',
      right: 'A liquid of pH 3 is 1000 times as acidic as one of pH 6',
      why: 'On this scale quotients mean nothing, only distances do. Three steps lie between, and each is a factor 10.',
    },
    {
      wrong: 'Halfway between the marks of 10 and 1000 stands the number 505',
      right: 'Halfway between the marks of 10 and 1000 stands the number 100',
      why: 'The marks are 1 and 3, and 2 is halfway; it belongs to $10^2$. On a scale of factors the middle is where the factor to both sides is the same: 10 times 10 is 100, and 100 times 10 is 1000.',
    },
    {
      wrong: 'Half a step is the factor $10/2$',
      right: 'Half a step is the factor $sqrt(10)$',
      why: 'Two half steps must make a whole one, so the factor times itself is 10. But 5 times 5 is 25.',
    },
  ],
};
