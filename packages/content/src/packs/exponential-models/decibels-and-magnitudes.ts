import type { DrawnShape } from '@mathtools/practice';
import type { Lesson } from '../pack.js';

export const decibelsAndMagnitudes: Lesson = {
  id: 'decibels-and-magnitudes',
  title: 'Decibels and magnitudes',
  minutes: 30,
  idea: [
    { heading: 'Two trumpets' },
    'A trumpet has a sound level of 80 decibels (dB) at your seat. A second one, just as loud, joins in. Is that 160 decibels? No: 160 decibels would burst your eardrums. It’s 83. Why so little?',
    'The ear can handle sound that is a trillion times as strong as the faintest sound it can hear. A range that large needs a scale where each step multiplies by the same factor. The decibel scale adds 10 for each factor of 10. If a sound is $r$ times as strong (its intensity, the energy it carries per second, is $r$ times as great), its level is this many decibels higher:',
    {
      formula: '10log_10(r)',
      words: 'The difference in decibels when one sound is r times as strong as the other.',
      where: 'where $r$ is the ratio of the intensities',
    },
    'Two trumpets produce twice the energy, so $r = 2$, and $10log_10(2)$ is 3.01. Ten trumpets would be 10 decibels more, and a hundred would be 20 more. It’s the scale from the last lesson, with ten small steps for each large one: “deci” means a tenth.',
    {
      drawing: {
        description:
          'A line with a mark every 10 dB. A faint sound is at 0 dB, a library at 35 dB, a trumpet at 80 dB, and pain begins at 120 dB. Below the line are the factors: 10⁰ at 0 dB, 10⁴ at 40 dB, 10⁸ at 80 dB and 10¹² at 120 dB.',
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
    { heading: 'From decibels back to factors' },
    {
      formula: 'r = 10^(d/10)',
      words: 'How many times as strong, when the difference is d decibels.',
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
    'Memorize the first and third rows. The others follow, because differences add when factors multiply: 6 is 3 plus 3, so the factor is 2 times 2. And 7 decibels is 10 minus 3. The factor is 10 divided by 2, about 5.',
    'What is 0 decibels? Not silence, but the reference sound, which is about the faintest that people can hear. For that sound $r = 1$, and the logarithm of 1 is 0. Fainter sounds have negative levels.',
    { heading: 'Earthquakes and stars' },
    {
      list: [
        'Earthquakes: one magnitude more means that the ground moves 10 times as far. The energy grows faster, by a factor of $10^1.5$, about 32, for each magnitude.',
        'Stars: five magnitudes are exactly a factor of 100 in brightness, so one magnitude is the fifth root of 100, about 2.51. Here, a smaller number means a brighter star.',
      ],
    },
    'All these scales work the same way. For any of them, ask three questions: What is the factor for one step? How many steps are there between the two values? Does a larger number mean more or less? Then raise the factor to the number of steps.',
    'Up to now, the problem has given you the factor, more or less. What if you have only two measurements? The next and final lesson shows how to find the factor from them.',
  ],
  examples: [
    {
      task: 'One violin has a level of 74 decibels at your seat. What is the level of six such violins in decibels, to 1 decimal place?',
      steps: [
        ['Six times as strong: the difference in decibels', '10log_10(6)', '≈', '7.78'],
        ['Add it to the level of one violin; round once', '74 + 10log_10(6)', '≈', '81.8'],
      ],
      answer: '81.8 decibels',
      remark:
        'Never add the levels of different sounds; add their intensities. The size makes sense: 6 is between 4 and 10, so the difference is between 6 and 10 decibels.',
      check: { kind: 'value', expression: '10*log_10(6*10^7.4)' },
    },
    {
      task: 'The sound level is 35 decibels in a library and 62 decibels on a street. How many times as strong is the sound on the street? Round to a whole number.',
      steps: [
        ['The difference', '62 - 35', '=', '27'],
        ['Every 10 decibels is a factor of 10', '10^(27/10)', '=', '10^2.7'],
        ['Evaluate and round', '10^2.7', '≈', '501'],
      ],
      answer: '501',
      remark:
        'In your head: 27 is 30 minus 3, so 1000 divided by 2. The rule of thumb is amazingly accurate.',
      check: { kind: 'value', expression: '10^6.2/10^3.5' },
    },
    {
      task: 'Each additional unit of magnitude means $10^1.5$ times as much earthquake energy. How many times as much energy does an earthquake of magnitude 7.2 have as one of magnitude 6.0? Round to a whole number.',
      steps: [
        ['The number of steps', '7.2 - 6', '=', '1.2'],
        ['The factor for one step, to that power', '(10^1.5)^1.2', '=', '10^1.8'],
        ['Evaluate and round', '10^1.8', '≈', '63'],
      ],
      answer: '63',
      remark:
        'This is a power of a power, so multiply the exponents. The ground moves only $10^1.2$ times as far, about 16 times.',
      check: { kind: 'value', expression: '10^(1.5*7.2)/10^(1.5*6)' },
    },
    {
      task: 'One star has a magnitude of 1.5, and another has a magnitude of 4. How many times as bright is the brighter one?',
      steps: [
        ['The number of steps; the smaller magnitude is brighter', '4 - 1.5', '=', '2.5'],
        ['Five steps are a factor of 100, so one step is', '100^(1/5)', '≈', '2.51'],
        ['Raise it to the number of steps', '(100^(1/5))^2.5', '=', '100^(1/2)'],
        ['The exponent one half means the square root', '100^(1/2)', '=', '10'],
      ],
      answer: '10',
      remark:
        'The first star is 10 times as bright. 2.5 magnitudes is half of five, so the factor is the square root of 100, not half of 100.',
      check: { kind: 'value', expression: '100^((4 - 1.5)/5)' },
    },
    {
      task: 'The sound limit in a workshop is 85 decibels. Each of its machines has a level of 70 decibels. How many machines can run at the same time?',
      steps: [
        ['n machines are n times as strong. The difference to the limit is', '85 - 70', '=', '15'],
        ['The factor for 15 decibels', '10^(15/10)', '≈', '31.6'],
        ['Only whole machines can run: round down', 'n', '=', '31'],
      ],
      answer: '31 machines',
      remark:
        'With 31 machines, the level is 84.9 decibels; with 32, it would be 85.1. To make the workshop just 3 decibels quieter, you would have to turn off half of them.',
      check: { kind: 'true', relations: ['70 + 10log_10(31) <= 85', '70 + 10log_10(32) > 85'] },
      letters: { n: '31' },
    },
  ],
  pitfalls: [
    {
      wrong: 'Two sounds of 80 decibels make 160 decibels',
      right: 'Two sounds of 80 decibels make 83 decibels',
      why: 'Decibels are exponents, and adding exponents multiplies the quantities: $10^8*10^8$ is not twice $10^8$. Convert to intensities, add them, and convert back.',
    },
    {
      wrong: '10 decibels more is 10% more sound',
      right: '10 decibels more is 10 times as much sound',
      why: 'A step on the scale is a factor, not a percentage. The 10 appears in both places only because of how the scale is defined: 20 decibels more is 100 times as much.',
    },
    {
      wrong: '0 decibels means that there is no sound',
      right: '0 decibels means the reference sound that all others are compared with',
      why: 'No sound would be $r = 0$, and 0 has no logarithm. No power of 10 is 0. The level 0 corresponds to $r = 1$.',
    },
    {
      wrong: '$(10^1.5)^1.2 = 10^2.7$',
      right: '$(10^1.5)^1.2 = 10^1.8$',
      why: 'You add exponents when you multiply powers. Here, a power is raised to a power, so you multiply the exponents.',
    },
  ],
};
