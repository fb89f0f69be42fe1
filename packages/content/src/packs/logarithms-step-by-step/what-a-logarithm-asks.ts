import type { Lesson } from '../pack.js';
import { curve } from '../curve.js';

export const whatALogarithmAsks: Lesson = {
  id: 'what-a-logarithm-asks',
  title: 'What a logarithm asks',
  minutes: 15,
  idea: [
    'A message spreads. On day 1, it reaches 3 people. Each of them sends it to 3 new people, so it reaches 9 on day 2, 27 on day 3, and so on: on day n, it reaches $3^n$ people. On which day does it reach 243 people?',
    'You know the base, 3. You know the result, 243. What you don’t know is the exponent. Neither dividing nor taking a root gives it to you, so this question needs its own name. The exponent is called the log base 3 of 243, written $log_3(243)$. Count the powers: 3, 9, 27, 81, 243. That is five factors of 3, so $log_3(243) = 5$.',
    { heading: 'There are two ways to undo a power' },
    'There is only one way to undo adding or multiplying, because you can swap the two numbers. You can’t swap them in a power: $2^3 = 8$, but $3^2 = 9$. So it depends on which number is missing.',
    {
      head: ['You know', 'You want', 'Written', 'Name'],
      rows: [
        ['base 3, exponent 5', 'the result', '$3^5 = 243$', 'power'],
        ['exponent 5, result 243', 'the base', '$243^(1/5) = 3$', 'fifth root'],
        ['base 3, result 243', 'the exponent', '$log_3(243) = 5$', 'logarithm'],
      ],
    },
    {
      formula: 'log_b(x) = y',
      words: 'means exactly the same as: b to the power y is x. The logarithm is the exponent.',
      where: '$b > 0$ and not 1, $x > 0$',
    },
    {
      drawing: {
        description:
          'A rising curve in a coordinate plane: above each exponent y on the horizontal axis, it shows the power of b as a height x. Dashed lines go from y up to the curve and from there across to x on the vertical axis. From y to x is the power; back from x to y is the logarithm.',
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
    'In the picture, the curve shows all the powers of b. Start at an exponent y and go up to the curve and across: you arrive at the number x, the power. Start at x and go across and down: you arrive at y, the logarithm. It’s one curve, read in two directions.',
    'Read every logarithm aloud as a question, and half of the difficulty is gone. $log_2(8)$ is “2 to what power is 8?” It is the third power, so the logarithm is 3. $log_10(10000)$ is “10 to what power is ten thousand?” It is 4, the number of zeros.',
    { heading: 'Why some numbers don’t have a logarithm' },
    {
      list: [
        'The number must be positive. Powers of 2 get as small as you like, $2^(-3) = 1/8$, $2^(-10) = 1/1024$, but they are never 0 and never negative (the next lesson reviews what such exponents mean). So “2 to what power is −8?” has no answer: $log_2(-8)$ does not exist, and neither does $log_2(0)$.',
        'The base must not be 1. Every power of 1 is 1, so “1 to what power is 5?” has no answer, and every number answers “1 to what power is 1?”',
        'The base must be positive. A negative base doesn’t work with exponents like one half: $(-4)^(1/2)$ would be the square root of −4.',
      ],
    },
    { heading: 'Powers and logarithms undo each other' },
    'Two equations follow from the definition. First: b to what power is $b^y$? The answer is already there: y. Second: $log_b(x)$ is the exponent that turns b into x. So use it as the exponent, and you get x. Pay attention to what is written where. An exponent on the number belongs to the number, and you take the logarithm of the whole power.',
    { formula: 'log_b(b^y) = y', words: 'The logarithm undoes the power.', where: '$b > 0$, b not 1' },
    {
      formula: 'b^(log_b(x)) = x',
      words: 'The power undoes the logarithm.',
      where: '$b > 0$, b not 1, $x > 0$',
    },
    'Every scientific calculator has keys for two bases. The key “log” means base 10. The key “ln,” the natural logarithm, means base $e$, where $e ≈ 2.718$ is the natural base for anything that grows continuously. They are logarithms like all others. The question is the same.',
    'In this lesson, you learned to ask the question. Next, you’ll learn to answer it without a calculator, even for fractions and roots.',
  ],
  examples: [
    {
      task: 'A pond has 5 water lilies, and each week there are twice as many as the week before. After how many weeks are there 160 water lilies?',
      steps: [
        ['Lilies after n weeks', '5 * 2^n', '=', '160'],
        ['Divide both sides by 5', '2^n', '=', '32'],
        ['2 to what power is 32?', 'n', '=', 'log_2(32)'],
        ['Count: 2, 4, 8, 16, 32', 'log_2(32)', '=', '5'],
      ],
      answer: '5 weeks',
      remark:
        'A logarithm asks about a power alone. So you first had to divide by the 5 lilies at the start. Check: 5, 10, 20, 40, 80, 160. That is five doublings.',
      check: { kind: 'value', expression: 'log_2(160/5)' },
      letters: { n: '5' },
    },
    {
      task: 'Find $x$ if $log_5(x) = 3$.',
      steps: [
        ['Exponential form: 5 to the power 3 is x', 'x', '=', '5^3'],
        ['Evaluate', '5^3', '=', '125'],
      ],
      answer: '125',
      remark:
        'The base is at the bottom in both forms. The subscript 5 of the logarithm is the base of the power.',
      check: { kind: 'solve', equations: ['log_5(x) = 3'], variables: ['x'] },
    },
    {
      task: 'Find the base $b$ if $log_b(64) = 3$.',
      steps: [
        ['Write in exponential form', 'b^3', '=', '64'],
        ['Now the base is unknown: take the cube root', 'b', '=', '64^(1/3)'],
        ['4 × 4 × 4 = 64', 'b', '=', '4'],
      ],
      answer: '4',
      remark:
        'It’s the same equation with three different unknowns. In the first example the exponent was missing, in the second the result, and here the base. Each time, the exponential form shows you what to do.',
      check: { kind: 'value', expression: '64^(1/3)' },
      letters: { b: '4' },
    },
    {
      task: 'Between which two consecutive whole numbers is $log_2(100)$?',
      steps: [
        ['The largest power of 2 below 100', '2^6', '=', '64'],
        ['The next one is above 100', '2^7', '=', '128'],
        ['So the logarithm is more than', 'log_2(64)', '=', '6'],
        ['and less than', 'log_2(128)', '=', '7'],
      ],
      answer: 'between 6 and 7',
      remark:
        'No whole-number exponent works, but there is an exponent: $2^x$ grows without gaps from 64 to 128 as x goes from 6 to 7, so it passes 100 on the way. Lesson 5 shows how to find it to two decimal places.',
      check: { kind: 'true', relations: ['2^6 < 100', '100 < 2^7'] },
    },
  ],
  pitfalls: [
    {
      wrong: '$log_2(8) = 4$',
      right: '$log_2(8) = 3$',
      why: 'You divided: 8 divided by 2 is 4. Division asks how many 2s you add to get 8. The logarithm asks how many 2s you multiply: $2 * 2 * 2 = 8$, three of them.',
    },
    {
      wrong: '$log_8(2) = 3$',
      right: '$log_2(8) = 3$',
      why: 'You swapped the base and the number. The subscript is the base; your line would mean that 8 to the third power is 2. Writing the power under the logarithm takes five seconds and catches this every time.',
    },
    {
      wrong: '$log_2(0) = 0$',
      right: '$log_2(1) = 0$',
      why: 'It looks as if zero should give zero. But the question is “2 to what power is 0?”, and no power of 2 is 0. The exponent 0 goes with the number 1, because $2^0 = 1$.',
    },
  ],
};
