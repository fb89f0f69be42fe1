import type { DrawnShape } from '@mathtools/practice';
import type { Lesson } from '../pack.js';

export const logarithmicScales: Lesson = {
  id: 'logarithmic-scales',
  title: 'A scale that counts factors',
  minutes: 30,
  idea: [
    { heading: 'One ruler for a virus and a mountain' },
    'You want to mark the sizes of things on one strip of paper: a virus (0.0001 millimeters), a grain of sand (1 millimeter), a person, and a mountain (about 8 million millimeters). On an ordinary ruler with the mountain 1 meter from zero, all the others land on top of one another at zero. How can one strip show them all?',
    'Don’t mark the number; mark its power of ten. The virus is $10^(-4)$ and goes at −4. The grain of sand is $10^0$ and goes at 0. The person, about 1700 millimeters, goes a little past 3, and the mountain goes at almost 7. With one centimeter for each step, 11 centimeters are enough.',
    {
      drawing: {
        description:
          'A line with equal steps. Each step to the right is one more power of 10. Marked on it are a virus at 10⁻⁴, a grain of sand at 10⁰, a person a little after 10³ and a mountain just before 10⁷.',
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
    'The position of the mark is the base 10 logarithm: the exponent that 10 needs. $log_10(1700)$ is about 3.23, because $10^3.23$ is about 1700.',
    { heading: 'The law' },
    'On an ordinary ruler, equal steps mean equal differences. Here, they mean equal factors. One step to the right is always ten times as much, whether from 1 to 10 or from a million to ten million.',
    {
      formula: 'log_10(a*b) = log_10(a) + log_10(b)',
      words: 'Multiplying the amounts means adding on the scale.',
      where: 'for positive numbers',
    },
    'Why? Let $a = 10^m$ and $b = 10^n$. The product is $10^(m + n)$, and its exponent is the sum. The same is true for quotients. So the ratio of two values becomes a distance on the scale.',
    {
      formula: 'log_10(a/b) = log_10(a) - log_10(b)',
      words: 'A factor between two amounts is a distance between their marks.',
      where: 'for positive numbers',
    },
    'So half a step is not a factor of 5. It is the number that gives 10 when multiplied by itself, $sqrt(10)$, about 3.16. And a factor of 2 is about 0.30 of a step, wherever you start: $log_10(2)$ is about 0.301.',
    { heading: 'pH: how acidic is it?' },
    'Water contains some free hydrogen ions; the more of them there are, the more acidic it is. Their concentration $h$, in moles per liter (the unit chemists use), ranges from about 1 down to $10^(-14)$. Nobody likes to write such numbers, so chemists give just the exponent, without its minus sign:',
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
    'Because of the minus sign, a low pH means high acidity. One step lower is ten times as acidic, and two steps are a hundred times. To find how many times as acidic, subtract the two pH values and raise 10 to the difference.',
    'Every problem on such a scale takes three steps: go from the scale to the actual amounts, calculate, and go back to the scale. Sound and earthquakes are next; only the size of their steps is different.',
  ],
  examples: [
    {
      task: 'A juice contains $h = 0.003$ moles of hydrogen ions per liter. What is its pH, to 2 decimal places?',
      steps: [
        ['Write the amount as a product', '-log_10(0.003)', '=', '-log_10(3*10^(-3))'],
        ['Product rule', '-log_10(3*10^(-3))', '=', '3 - log_10(3)'],
        ['Evaluate and round', '3 - log_10(3)', '≈', '2.52'],
      ],
      answer: '2.52',
      remark:
        'It is between 2 and 3, because 0.003 is between $10^(-3)$ and $10^(-2)$. A factor of 3 is not quite half a step.',
      check: { kind: 'value', expression: 'log_10(1000/3)' },
    },
    {
      task: 'Tomato juice has a pH of 4.2, and milk has a pH of 6.6. How many times as many hydrogen ions per liter does tomato juice contain? Round to a whole number.',
      steps: [
        ['The distance on the scale', '6.6 - 4.2', '=', '2.4'],
        ['Each step is a factor of 10', '10^(6.6 - 4.2)', '=', '10^2.4'],
        ['Evaluate and round', '10^2.4', '≈', '251'],
      ],
      answer: '251',
      remark:
        'It is between 2 steps, a factor of 100, and 3 steps, a factor of 1000. You never needed the amounts themselves.',
      check: { kind: 'value', expression: '10^(-4.2)/10^(-6.6)' },
    },
    {
      task: 'Vinegar with a pH of 2.5 is diluted with water until the concentration of hydrogen ions is divided by 70. What is the new pH, to 2 decimal places?',
      steps: [
        [
          'Dividing subtracts a logarithm; the minus sign adds it',
          '-log_10(10^(-2.5)/70)',
          '=',
          '2.5 + log_10(70)',
        ],
        ['70 is 10 times 7', '2.5 + log_10(70)', '=', '3.5 + log_10(7)'],
        ['Evaluate and round', '3.5 + log_10(7)', '≈', '4.35'],
      ],
      answer: '4.35',
      remark:
        'Dividing by 100 would be two whole steps, up to 4.5. A factor of 70 is a little less, and so is the distance.',
      check: { kind: 'value', expression: '2.5 + ln(70)/ln(10)' },
    },
    {
      task: 'One liter of a solution with pH 3 is mixed with one liter of a solution with pH 4, and no ions are lost. What is the pH of the mixture, to 2 decimal places?',
      steps: [
        ['Convert to amounts, in moles, and add', '10^(-3) + 10^(-4)', '=', '0.0011'],
        ['Divide by two liters', '0.0011/2', '=', '11/20000'],
        ['Convert back to the scale', '-log_10(11/20000)', '≈', '3.26'],
      ],
      answer: '3.26',
      remark:
        'It isn’t 3.5, the mean of 3 and 4. The second liter has a tenth as many ions as the first. It acts almost like pure water and dilutes the first by almost half, and a factor of one half is 0.3 of a step.',
      check: { kind: 'value', expression: '-log_10((10^(-3) + 10^(-4))/2)' },
    },
  ],
  pitfalls: [
    {
      wrong: '$log_10(100 + 1000) = 5$',
      right: '$log_10(100*1000) = 5$',
      why: 'Adding logarithms corresponds to multiplying the numbers. There is no law for a sum. Add the numbers first, then take the logarithm.',
    },
    {
      wrong: 'A liquid of pH 3 is twice as acidic as one of pH 6',
      right: 'A liquid of pH 3 is 1000 times as acidic as one of pH 6',
      why: 'On this scale, quotients mean nothing; only distances do. There are three steps between the two, and each is a factor of 10.',
    },
    {
      wrong: 'Halfway between the marks for 10 and 1000 is the number 505',
      right: 'Halfway between the marks for 10 and 1000 is the number 100',
      why: 'The marks are at 1 and 3, and halfway between them is 2, the mark for $10^2$. On a scale of factors, the middle is where the factor on both sides is the same: 10 times 10 is 100, and 100 times 10 is 1000.',
    },
    {
      wrong: 'Half a step is a factor of $10/2$',
      right: 'Half a step is a factor of $sqrt(10)$',
      why: 'Two half steps must make a whole step, so the factor times itself is 10. But 5 times 5 is 25.',
    },
  ],
};
