import type { DrawnShape } from '@mathtools/practice';
import type { Lesson } from '../pack.js';

export const decibelsAndMagnitudes: Lesson = {
  id: 'decibels-and-magnitudes',
  title: 'Decibels and magnitudes',
  minutes: 30,
  idea: [
    { heading: 'Two trumpets' },
    'One trumpet has a sound level of 80 decibels (dB) at your seat. A second one, just as loud, joins in. Is that 160 decibels? No: 160 would burst your eardrums. It is 83. Why so little?',
    'The ear can take sound that is a million million times as strong as the faintest it can hear. For such a range you need a scale of factors. The decibel scale counts 10 for each factor 10: a sound that is $r$ times as strong – that carries $r$ times the energy each second, its intensity – lies so many decibels higher:',
    {
      formula: '10log_10(r)',
      words: 'The difference in decibels, where one sound is r times as strong as the other.',
      where: 'with $r$ for the quotient of the intensities',
    },
    'Two trumpets send out twice the energy, so $r = 2$, and $10log_10(2)$ is 3.01. Ten trumpets would be 10 decibels more, a hundred 20 more. It is the scale of the last lesson with ten small steps for each large one: “deci” stands for a tenth.',
    {
      drawing: {
        description:
          'A line with a mark every 10 dB. A faint sound lies at 0 dB, a library at 35 dB, a trumpet at 80 dB, and pain begins at 120 dB. Below are the factors: 10⁰ at 0 dB, 10⁴ at 40 dB, 10⁸ at 80 dB and 10¹² at 120 dB.',
        shapes: [
          { kind: 'segment', from: [0, 0], to: [12, 0] },
          ...Array.from(
            { length: 13 },
            (_, step): DrawnShape => ({ kind: 'segment', from: [step, -0.2], to: [step, 0.2] }),
          ),
          ...[0, 3.5, 8, 12].map((place): DrawnShape => ({ kind: 'dot', at: [place, 0] })),
          { kind: 'label', at: [0, 0.9], text: 'faint' },
          { kind: 'label', at: [3.5, 0.9], text: 'library' },
          { kind: 'label', at: [8, 0.9], text: 'trumpet' },
          { kind: 'label', at: [12, 0.9], text: 'pain' },
          { kind: 'label', at: [0, -0.9], text: '0 dB' },
          { kind: 'label', at: [4, -0.9], text: '40 dB' },
          { kind: 'label', at: [8, -0.9], text: '80 dB' },
          { kind: 'label', at: [12, -0.9], text: '120 dB' },
          { kind: 'label', at: [0, -2.1], text: '10⁰' },
          { kind: 'label', at: [4, -2.1], text: '10⁴' },
          { kind: 'label', at: [8, -2.1], text: '10⁸' },
          { kind: 'label', at: [12, -2.1], text: '10¹²' },
        ],
      },
    },
    { heading: 'Back from decibels to factors' },
    {
      formula: 'r = 10^(d/10)',
      words: 'How many times as strong, where the difference is d decibels.',
      solves: '10log_10(r) = d',
    },
    {
      head: ['Difference', 'Times as strong'],
      rows: [
        ['3 decibels', 'about 2'],
        ['6 decibels', 'about 4'],
        ['10 decibels', '10'],
        ['20 decibels', '100'],
        ['−3 decibels', 'about one half'],
      ],
    },
    'Learn the first line and the third by heart. The others follow, because differences add where factors multiply: 6 is 3 and 3, so 2 times 2. And 7 decibels are 10 less 3: the factor 10 divided by 2, about 5.',
    'What is 0 decibels? Not silence, but the sound that was chosen for comparison, about the faintest that can be heard. There $r = 1$, and the logarithm of 1 is 0. Fainter sounds have negative levels.',
    { heading: 'Earthquakes and stars' },
    {
      list: [
        'Earthquakes: one magnitude more means that the ground swings 10 times as far. The energy grows faster, by the factor $10^1.5$, about 32, for each magnitude.',
        'Stars: five magnitudes are exactly a factor 100 in brightness, and one is the fifth root of 100, about 2.51. Here a smaller number means a brighter star.',
      ],
    },
    'All these scales work alike. Three questions settle any of them: which factor belongs to one step? How many steps lie between the two things? Does more mean up or down? Then raise the factor to the number of steps.',
    'Until now the task told you the factor, or nearly so. What if all you have is two measurements? The last lesson finds the factor from them.',
  ],
  examples: [
    {
      task: 'One violin makes 74 decibels at your seat. How many decibels do six such violins make, to 1 decimal?',
      steps: [
        ['Six times as strong: the difference in decibels', '10log_10(6)', '≈', '7.78'],
        ['Add it to the level of one; round once', '74 + 10log_10(6)', '≈', '81.8'],
      ],
      answer: '81.8 decibels',
      remark:
        'Levels of different sounds are never added, intensities are. The size is right: six lies between 4 and 10, so the difference lies between 6 and 10 decibels.',
      check: { kind: 'value', expression: '10*log_10(6*10^7.4)' },
    },
    {
      task: 'In a library the level is 35 decibels, in a street 62. How many times as strong is the sound in the street? Round to a whole number.',
      steps: [
        ['The difference', '62 - 35', '=', '27'],
        ['Each 10 decibels are a factor 10', '10^(27/10)', '=', '10^2.7'],
        ['Work it out and round', '10^2.7', '≈', '501'],
      ],
      answer: '501',
      remark: 'In your head: 27 is 30 less 3, so 1000 divided by 2. The rule of thumb is astonishingly good.',
      check: { kind: 'value', expression: '10^6.2/10^3.5' },
    },
    {
      task: 'For each magnitude more, an earthquake has $10^1.5$ times as much energy. How many times as much energy does one of magnitude 7.2 have as one of magnitude 6.0? Round to a whole number.',
      steps: [
        ['The number of steps', '7.2 - 6', '=', '1.2'],
        ['The factor of a step, that many times', '(10^1.5)^1.2', '=', '10^1.8'],
        ['Work it out and round', '10^1.8', '≈', '63'],
      ],
      answer: '63',
      remark:
        'A power of a power: the exponents are multiplied. The ground swings only $10^1.2$, about 16 times as far.',
      check: { kind: 'value', expression: '10^(1.5*7.2)/10^(1.5*6)' },
    },
    {
      task: 'One star has a magnitude of 1.5, another of 4. How many times as bright is the brighter one?',
      steps: [
        ['The number of steps; the smaller is brighter', '4 - 1.5', '=', '2.5'],
        ['Five steps are a factor 100, so one step is', '100^(1/5)', '≈', '2.51'],
        ['This factor, as often as there are steps', '(100^(1/5))^2.5', '=', '100^(1/2)'],
        ['The exponent one half is the root', '100^(1/2)', '=', '10'],
      ],
      answer: '10',
      remark:
        'The first star is 10 times as bright. 2.5 magnitudes are half of five, so the factor is the root of 100, not half of it.',
      check: { kind: 'value', expression: '100^((4 - 1.5)/5)' },
    },
    {
      task: 'In a workshop 85 decibels are the limit. Each of its machines makes 70 decibels. How many machines may run at the same time?',
      steps: [
        ['n machines are n times as strong. Up to the limit it is', '85 - 70', '=', '15'],
        ['The factor that belongs to 15 decibels', '10^(15/10)', '≈', '31.6'],
        ['Only whole machines run: round down', 'n', '=', '31'],
      ],
      answer: '31 machines',
      remark:
        'With 31 machines the level is 84.9 decibels, with 32 it would be 85.1. To make the hall only 3 decibels quieter, you would have to switch half of them off.',
      check: { kind: 'true', relations: ['70 + 10log_10(31) <= 85', '70 + 10log_10(32) > 85'] },
      letters: { n: '31' },
    },
  ],
  pitfalls: [
    {
      wrong: 'Two sounds of 80 decibels make 160 decibels',
      right: 'Two sounds of 80 decibels make 83 decibels',
      why: 'Decibels are exponents, and adding exponents multiplies what they stand for: $10^8*10^8$ is not twice $10^8$. Go down to the intensities, add there, go up again.',
    },
    {
      wrong: '10 decibels more is 10% more sound',
      right: '10 decibels more is 10 times as much sound',
      why: 'A step on the scale is a factor, not a part. That 10 stands in both places is an accident of the definition: 20 decibels are 100 times as much.',
    },
    {
      wrong: '0 decibels means that there is no sound',
      right: '0 decibels means the sound that all others are compared with',
      why: 'No sound would be $r = 0$, and 0 has no logarithm: no power of 10 is 0. The level of 0 belongs to $r = 1$.',
    },
    {
      wrong: '$(10^1.5)^1.2 = 10^2.7$',
      right: '$(10^1.5)^1.2 = 10^1.8$',
      why: 'Exponents are added when powers are multiplied with each other. Here a power is raised to a power: the steps are repeated 1.2 times, so the exponents are multiplied.',
    },
  ],
};
