import type { Lesson } from '../pack.js';
import { curve } from '../curve.js';

export const whatALogarithmAsks: Lesson = {
  id: 'what-a-logarithm-asks',
  title: 'What a logarithm asks',
  minutes: 15,
  idea: [
    'A message is passed on. On day 1 it reaches 3 people. Each of them sends it to 3 new people, so on day 2 it reaches 9, on day 3 it reaches 27, and so on: on day n it reaches $3^n$ people. On which day does it reach 243?',
    'You know the base, 3. You know the result, 243. What you don’t know is the exponent. Neither dividing nor taking a root gives it to you: this question needs a name of its own. It is called the logarithm with base 3 of 243, written $log_3(243)$. Count it off: 3, 9, 27, 81, 243. That is five factors of 3, so $log_3(243) = 5$.',
    { heading: 'A power has two ways back' },
    'Adding and multiplying have one way back each, because their two numbers may swap places. A power’s may not: $2^3 = 8$, but $3^2 = 9$. So it depends on which number is missing.',
    {
      head: ['You know', 'You look for', 'Written', 'Name'],
      rows: [
        ['base 3, exponent 5', 'the result', '$3^5 = 243$', 'power'],
        ['exponent 5, result 243', 'the base', '$243^(1/5) = 3$', 'fifth root'],
        ['base 3, result 243', 'the exponent', '$log_3(243) = 5$', 'logarithm'],
      ],
    },
    {
      formula: 'log_b(x) = y',
      words: 'says exactly the same as: b to the power y is x. The logarithm is the exponent.',
      where: '$b > 0$ and not 1, $x > 0$',
    },
    {
      drawing: {
        description:
          'A rising curve in a coordinate system: above each exponent y on the horizontal axis it shows the power of b as a height x. Dashed lines lead from y up to the curve and from there across to x on the vertical axis. Read from y to x it is the power; read back from x to y it is the logarithm.',
        shapes: [
          { kind: 'segment', from: [-3.2, 0], to: [6, 0] },
          { kind: 'segment', from: [0, -0.6], to: [0, 9] },
          ...curve((exponent) => 1.55 ** exponent, -3.2, 5),
          { kind: 'segment', from: [3.8, 0], to: [3.8, 1.55 ** 3.8], dashed: true },
          { kind: 'segment', from: [3.8, 1.55 ** 3.8], to: [0, 1.55 ** 3.8], dashed: true },
          { kind: 'dot', at: [3.8, 1.55 ** 3.8] },
          { kind: 'label', at: [3.8, -0.69], text: 'y' },
          { kind: 'label', at: [-0.69, 1.55 ** 3.8], text: 'x' },
        ],
      },
    },
    'In the picture the curve shows all powers of b. From an exponent y, go up to the curve and across: you arrive at the number x, the power. From x, go across and down: you arrive at y, the logarithm. One curve, read in two directions.',
    'Read every logarithm aloud as a question and half of the difficulty is gone. $log_2(8)$ is “2 to which power is 8?” – to the third, so it is 3. $log_10(10000)$ is “10 to which power is ten thousand?” – it is 4, the number of zeros.',
    { heading: 'Why not every number has one' },
    {
      list: [
        'The number must be positive. Powers of 2 get as small as you like, $2^(-3) = 1/8$, $2^(-10) = 1/1024$, but never 0 and never negative (the next lesson recalls what such exponents mean). So “2 to which power is −8?” has no answer: $log_2(-8)$ does not exist, and neither does $log_2(0)$.',
        'The base must not be 1. Every power of 1 is 1, so “1 to which power is 5?” has no answer, and “1 to which power is 1?” has them all.',
        'The base must be positive. A negative base has no place for exponents like one half: $(-4)^(1/2)$ would be the square root of −4.',
      ],
    },
    { heading: 'Undoing, both ways' },
    'Two equations follow from the meaning alone. First: b to which power is $b^y$? The answer stands there already, it is y. Second: $log_b(x)$ is the exponent that turns b into x – so write it as the exponent, and you have x. Mind what is written where: an exponent on the number belongs to the number, and the logarithm is taken of the whole power.',
    { formula: 'log_b(b^y) = y', words: 'The logarithm undoes the power.', where: '$b > 0$, b not 1' },
    {
      formula: 'b^(log_b(x)) = x',
      words: 'The power undoes the logarithm.',
      where: '$b > 0$, b not 1, $x > 0$',
    },
    'Two bases have keys on every calculator. The key “log” means base 10. The key “ln”, the natural logarithm, means base $e$, where $e ≈ 2.718$ is the number that best suits whatever grows at every moment. They are logarithms like all others: the question stays the same.',
    'In this lesson you learn to ask. How to answer without a calculator, even for fractions and roots, comes next.',
  ],
  examples: [
    {
      task: 'A pond has 5 water lilies, and each week there are twice as many as the week before. After how many weeks are there 160?',
      steps: [
        ['Lilies after n weeks', '5 * 2^n', '=', '160'],
        ['Divide both sides by 5', '2^n', '=', '32'],
        ['2 to which power is 32?', 'n', '=', 'log_2(32)'],
        ['Count: 2, 4, 8, 16, 32', 'log_2(32)', '=', '5'],
      ],
      answer: '5 weeks',
      remark:
        'The logarithm asks about a power that stands alone. So the 5 lilies at the start had to be divided away first. Check: 5, 10, 20, 40, 80, 160 – five doublings.',
      check: { kind: 'value', expression: 'log_2(160/5)' },
      letters: { n: '5' },
    },
    {
      task: 'Find $x$ if $log_5(x) = 3$.',
      steps: [
        ['Say it as a power: 5 to the power 3 is x', 'x', '=', '5^3'],
        ['Work it out', '5^3', '=', '125'],
      ],
      answer: '125',
      remark:
        'The base stays at the bottom in both forms: the small 5 below the logarithm is the 5 that is raised.',
      check: { kind: 'solve', equations: ['log_5(x) = 3'], variables: ['x'] },
    },
    {
      task: 'Find the base $b$ if $log_b(64) = 3$.',
      steps: [
        ['Say it as a power', 'b^3', '=', '64'],
        ['Now the base is missing: a cube root', 'b', '=', '64^(1/3)'],
        ['Since 4 × 4 × 4 = 64', 'b', '=', '4'],
      ],
      answer: '4',
      remark:
        'The same equation, three different gaps: in the first example the exponent was missing, in the second the result, here the base. Writing it as a power shows you each time what to do.',
      check: { kind: 'value', expression: '64^(1/3)' },
      letters: { b: '4' },
    },
    {
      task: 'Between which two neighboring whole numbers does $log_2(100)$ lie?',
      steps: [
        ['The last power of 2 below 100', '2^6', '=', '64'],
        ['The next one is above 100', '2^7', '=', '128'],
        ['So the logarithm is more than', 'log_2(64)', '=', '6'],
        ['And it is less than', 'log_2(128)', '=', '7'],
      ],
      answer: 'between 6 and 7',
      remark:
        'No whole exponent fits, yet there is one: $2^x$ grows without gaps from 64 to 128 while x goes from 6 to 7, and passes 100 on its way. Lesson 5 finds it to two decimals.',
      check: { kind: 'true', relations: ['2^6 < 100', '100 < 2^7'] },
    },
  ],
  pitfalls: [
    {
      wrong: '$log_2(8) = 4$',
      right: '$log_2(8) = 3$',
      why: 'You divided: 8 by 2 is 4. Dividing asks how often 2 must be added to make 8. The logarithm asks how often 2 must be multiplied: $2 * 2 * 2 = 8$, three times.',
    },
    {
      wrong: '$log_8(2) = 3$',
      right: '$log_2(8) = 3$',
      why: 'Base and number have changed places. The low number is the one that is raised; your line would say that 8 to the third is 2. Writing the power under the logarithm takes five seconds and catches this every time.',
    },
    {
      wrong: '$log_2(0) = 0$',
      right: '$log_2(1) = 0$',
      why: 'Zero looks as if it should give zero. But the question is “2 to which power is 0?”, and no power of 2 is 0. The exponent 0 belongs to the number 1, since $2^0 = 1$.',
    },
  ],
};
