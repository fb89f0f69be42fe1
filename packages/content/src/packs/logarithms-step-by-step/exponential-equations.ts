import type { Lesson } from '../pack.js';
import { curve } from '../curve.js';

export const exponentialEquations: Lesson = {
  id: 'exponential-equations',
  title: 'Exponential equations',
  minutes: 25,
  idea: [
    'You save 500 dollars at 4% interest a year. After t years, you have $500 * 1.04^t$ dollars. When will you have 800 dollars? You have to solve $500 * 1.04^t = 800$, and the unknown is up in the exponent, where adding, dividing and roots can’t reach it.',
    'A logarithm can: finding exponents is what it’s for. First isolate the power, $1.04^t = 1.6$. Then take the logarithm of both sides. Equal numbers have equal logarithms. The power rule brings t down: $t*ln(1.04) = ln(1.6)$. Divide, and you have t.',
    {
      formula: 'x = ln(c)/ln(b)',
      solves: 'b^x = c',
      words:
        'The solution of b to the power x = c. This is the change-of-base formula again: x is the log base b of c.',
      where: '$b > 0$, b not 1, $c > 0$',
    },
    { heading: 'First look for a common base' },
    'Sometimes you don’t need a logarithm at all. In $9^x = 27$, both sides are powers of 3: $3^(2x) = 3^3$. Powers of the same base are equal only if their exponents are equal, because $3^x$ is always increasing and never takes the same value twice. A horizontal line meets its graph once or not at all. So $2x = 3$ and $x = 3/2$, exactly and without a calculator.',
    {
      drawing: {
        description:
          'A rising curve, the powers of b, and a dashed horizontal line at height c. They meet at just one point; below it, on the horizontal axis, is x.',
        shapes: [
          { kind: 'segment', from: [-3.2, 0], to: [6, 0] },
          { kind: 'segment', from: [0, -0.6], to: [0, 9] },
          ...curve((exponent) => 1.55 ** exponent, -3.2, 5),
          { kind: 'segment', from: [-3, 1.55 ** 3.5], to: [6, 1.55 ** 3.5], dashed: true },
          { kind: 'segment', from: [3.5, 1.55 ** 3.5], to: [3.5, 0], dashed: true },
          { kind: 'dot', at: [3.5, 1.55 ** 3.5] },
          { kind: 'label', at: [3.5, -0.69], text: 'x' },
          { kind: 'label', at: [-0.48, 5.15], text: 'c' },
        ],
      },
    },
    { heading: 'The method, step by step' },
    {
      list: [
        'Isolate the power: subtract what is added to it, and divide by what multiplies it.',
        'Is there a common base? Then compare the exponents.',
        'If not: take ln (or log, it makes no difference) of both sides, each side as a whole.',
        'Bring the exponents down with the power rule. Put parentheses around an exponent with two terms.',
        'What is left is a linear equation. $ln(2)$, $ln(3)$ and so on are just numbers in it.',
        'Round once, at the end, and substitute the result to check it.',
      ],
    },
    'Why do you have to isolate the power first? Because there is no rule for the logarithm of a sum. If you take logarithms in $2^x + 3 = 12$, you get $ln(2^x + 3)$, and you’re stuck. Subtract first, and you get $2^x = 9$.',
    'And if the power equals 0 or a negative number, stop: $2^x = -8$ has no solution, because powers of 2 are positive. This is the domain from Lesson 6, seen from the other side.',
    { heading: 'Powers in a quadratic equation' },
    'Because $4^x = (2^x)^2$, an equation with $4^x$, $2^x$ and a plain number is a quadratic equation in disguise. Write u for $2^x$, solve for u, keep the positive values, and go back from u to x.',
    'Look back over the seven lessons: a logarithm asks for an exponent. Exact values, the rules, the change of base and both kinds of equations all come from that one question.',
  ],
  examples: [
    {
      task: 'Solve for $x$: $9^x = 27^(x - 1)$',
      steps: [
        ['Both sides as powers of 3', '3^(2x)', '=', '3^(3(x - 1))'],
        ['Set the exponents equal', '2x', '=', '3(x - 1)'],
        ['Expand', '2x', '=', '3x - 3'],
        ['Subtract 2x, add 3 and swap the sides', 'x', '=', '3'],
      ],
      answer: '3',
      remark: 'Check: $9^3 = 729$ and $27^2 = 729$.',
      check: { kind: 'solve', equations: ['9^x = 27^(x - 1)'], variables: ['x'] },
    },
    {
      task: '500 dollars grows by 4% each year. After how many years does it reach 800 dollars, to 2 decimal places?',
      steps: [
        ['Dollars after t years', '500 * 1.04^t', '=', '800'],
        ['Divide both sides by 500', '1.04^t', '=', '1.6'],
        ['Take ln of both sides and use the power rule', 't*ln(1.04)', '=', 'ln(1.6)'],
        ['Divide both sides by ln 1.04', 't', '=', 'ln(1.6) ÷ ln(1.04)'],
        ['Evaluate and round', 'ln(1.6) ÷ ln(1.04)', '≈', '11.98'],
      ],
      answer: '11.98 years',
      remark:
        'If interest is paid only at the end of each year, you have to wait 12 years. Check: $500 * 1.04^12$ is about 800.52.',
      check: { kind: 'value', expression: 'ln(1.6)/ln(1.04)' },
      letters: { t: '11.98355642868808862160438268301057278211208862157' },
    },
    {
      task: 'Solve for $x$, to 2 decimal places: $3^(x + 1) = 4^x$',
      steps: [
        ['No common base: take ln of both sides', 'ln(3^(x + 1))', '=', 'ln(4^x)'],
        ['Power rule, with parentheses', '(x + 1)*ln(3)', '=', 'x*ln(4)'],
        ['Expand', 'x*ln(3) + ln(3)', '=', 'x*ln(4)'],
        ['Move the x terms to one side and factor out x', 'ln(3)', '=', 'x(ln(4) - ln(3))'],
        ['Divide by the coefficient of x', 'x', '=', 'ln(3) ÷ (ln(4) - ln(3))'],
        ['Evaluate and round', 'ln(3) ÷ (ln(4) - ln(3))', '≈', '3.82'],
      ],
      answer: '3.82',
      remark:
        'Check with x = 3.82: $3^4.82 ≈ 199.4$ and $4^3.82 ≈ 199.5$. That is as close as two decimal places can get.',
      check: { kind: 'value', expression: 'ln(3)/ln(4/3)' },
      letters: { x: '3.81884167930641800916480866162487291233734184201525749736' },
    },
    {
      task: 'Find every solution: $4^x - 10 * 2^x + 16 = 0$',
      steps: [
        ['4 to the power x is the square of 2 to the power x', '(2^x)^2 - 10 * 2^x + 16', '=', '0'],
        ['Factor, with 2 to the power x as the unknown', '(2^x - 2)(2^x - 8)', '=', '0'],
        ['Set the first factor equal to 0', '2^x', '=', '2'],
        ['Set the exponents equal', 'x', '=', '1'],
        ['Set the second factor equal to 0', '2^x', '=', '8'],
        ['Set the exponents equal', 'x', '=', '3'],
      ],
      answer: 'x = 1 or x = 3',
      remark:
        'Check x = 3: 64 − 80 + 16 is 0. If one of the values for $2^x$ were negative, it wouldn’t give a solution.',
      check: { kind: 'solve', equations: ['4^x - 10 * 2^x + 16 = 0'], variables: ['x'] },
    },
  ],
  pitfalls: [
    {
      wrong: '$5 * 2^x = 10^x$',
      right: '$5^x * 2^x = 10^x$',
      why: 'The exponent applies only to the 2; there is only one factor of 5. You can multiply bases only when both have the same exponent. Divide by 5 instead.',
    },
    {
      wrong: '$ln(2^x + 3) = x*ln(2) + ln(3)$',
      right: 'From $2^x + 3 = 12$ we first get $2^x = 9$, then $x*ln(2) = ln(9)$.',
      why: 'Each term got its own logarithm. You take the logarithm of a whole side, and you can’t split a sum. Isolate the power first.',
    },
    {
      wrong: '$ln(3^(x + 1)) = x + ln(3)$',
      right: '$ln(3^(x + 1)) = (x + 1)*ln(3)$',
      why: 'The parentheses were left out, so only the last term of the exponent was multiplied by the logarithm. The whole exponent comes down as one factor.',
    },
    {
      wrong: 'The solution of $2^x = -8$ is $x = -3$.',
      right: 'The equation $2^x = -8$ has no solution.',
      why: 'A negative exponent gives a small positive number: $2^(-3) = 1/8$. No exponent makes a power of 2 negative.',
    },
  ],
};
