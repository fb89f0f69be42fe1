import type { Lesson } from '../pack.js';
import { curve } from '../curve.js';

export const exponentialEquations: Lesson = {
  id: 'exponential-equations',
  title: 'Exponential equations',
  minutes: 25,
  idea: [
    'You save 500 dollars at 4% interest a year. After t years they have become $500 * 1.04^t$ dollars. When will it be 800? You have to solve $500 * 1.04^t = 800$, and the unknown sits up in the exponent, where adding, dividing and roots can’t reach it.',
    'A logarithm can: it was made to find exponents. First make the power stand alone, $1.04^t = 1.6$. Then take the logarithm of both sides – equal numbers have equal logarithms. The power law brings t down: $t*ln(1.04) = ln(1.6)$. Divide, and t is free.',
    {
      formula: 'x = ln(c)/ln(b)',
      solves: 'b^x = c',
      words:
        'solves b to the power x = c. It is the change of base again: x is the logarithm with base b of c.',
      where: '$b > 0$, b not 1, $c > 0$',
    },
    { heading: 'First look for a common base' },
    'Sometimes you need no logarithm at all. In $9^x = 27$ both sides are powers of 3: $3^(2x) = 3^3$. Powers of one base are equal only if their exponents are, because $3^x$ grows all the time and never takes a value twice: a horizontal line meets the curve of the powers once, or not at all. So $2x = 3$ and $x = 3/2$, exactly and without a calculator.',
    {
      drawing: {
        description:
          'A rising curve, the powers of b, and a dashed horizontal line at the height c. They meet in one point only; below it, on the horizontal axis, lies x.',
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
    { heading: 'The way, step by step' },
    {
      list: [
        'Make the power stand alone: take away what is added, divide by what multiplies it.',
        'Is there a common base? Then compare the exponents.',
        'If not: take ln (or log, it makes no difference) on both sides, each side as a whole.',
        'Bring the exponents down with the power law. An exponent with two terms gets parentheses.',
        'What is left is a linear equation. $ln(2)$, $ln(3)$ and the like are just numbers in it.',
        'Round once, at the end, and put the result in as a check.',
      ],
    },
    'Why must the power stand alone first? Because there is no law for the logarithm of a sum. From $2^x + 3 = 12$, taking logarithms leads to $ln(2^x + 3)$, and there you are stuck. One subtraction before, and it is $2^x = 9$.',
    'And if the power is set equal to 0 or to a negative number, stop: $2^x = -8$ has no solution, since powers of 2 are positive. This is the domain of Lesson 6, seen from the other side.',
    { heading: 'Powers within a quadratic equation' },
    'Since $4^x = (2^x)^2$, an equation with $4^x$, $2^x$ and a plain number is a quadratic equation in disguise. Write u for $2^x$, solve for u, keep the positive values, and go back from u to x.',
    'Look back over the seven lessons: a logarithm asks for an exponent. The values, the laws, the change of base and both kinds of equations all come from that one question.',
  ],
  examples: [
    {
      task: 'Solve for $x$: $9^x = 27^(x - 1)$',
      steps: [
        ['Both sides as powers of 3', '3^(2x)', '=', '3^(3(x - 1))'],
        ['Equal powers of one base', '2x', '=', '3(x - 1)'],
        ['Multiply out', '2x', '=', '3x - 3'],
        ['Subtract 2x, add 3, swap the sides', 'x', '=', '3'],
      ],
      answer: '3',
      remark: 'Check: $9^3 = 729$ and $27^2 = 729$.',
      check: { kind: 'solve', equations: ['9^x = 27^(x - 1)'], variables: ['x'] },
    },
    {
      task: '500 dollars grow by 4% each year. After how many years are they 800 dollars, to 2 decimals?',
      steps: [
        ['Dollars after t years', '500 * 1.04^t', '=', '800'],
        ['Divide both sides by 500', '1.04^t', '=', '1.6'],
        ['Take ln of both sides, power law', 't*ln(1.04)', '=', 'ln(1.6)'],
        ['Divide both sides by ln 1.04', 't', '=', 'ln(1.6) ÷ ln(1.04)'],
        ['Work it out and round', 'ln(1.6) ÷ ln(1.04)', '≈', '11.98'],
      ],
      answer: '11.98 years',
      remark:
        'If interest is paid only at the end of a year, you wait 12 years. Check: $500 * 1.04^12$ is about 800.52.',
      check: { kind: 'value', expression: 'ln(1.6)/ln(1.04)' },
      letters: { t: '11.98355642868808862160438268301057278211208862157' },
    },
    {
      task: 'Solve for $x$, to 2 decimals: $3^(x + 1) = 4^x$',
      steps: [
        ['No common base: ln of both sides', 'ln(3^(x + 1))', '=', 'ln(4^x)'],
        ['Power law, with parentheses', '(x + 1)*ln(3)', '=', 'x*ln(4)'],
        ['Multiply out', 'x*ln(3) + ln(3)', '=', 'x*ln(4)'],
        ['Gather x on one side and factor it out', 'ln(3)', '=', 'x(ln(4) - ln(3))'],
        ['Divide by what stands beside x', 'x', '=', 'ln(3) ÷ (ln(4) - ln(3))'],
        ['Work it out and round', 'ln(3) ÷ (ln(4) - ln(3))', '≈', '3.82'],
      ],
      answer: '3.82',
      remark:
        'Check with x = 3.82: $3^4.82 ≈ 199.4$ and $4^3.82 ≈ 199.5$. Two decimals bring them no closer.',
      check: { kind: 'value', expression: 'ln(3)/ln(4/3)' },
      letters: { x: '3.81884167930641800916480866162487291233734184201525749736' },
    },
    {
      task: 'Find every solution: $4^x - 10 * 2^x + 16 = 0$',
      steps: [
        ['4 to the power x is the square of 2 to the power x', '(2^x)^2 - 10 * 2^x + 16', '=', '0'],
        ['Factor, with 2 to the power x as the unknown', '(2^x - 2)(2^x - 8)', '=', '0'],
        ['The first factor is 0', '2^x', '=', '2'],
        ['Compare exponents', 'x', '=', '1'],
        ['The second factor is 0', '2^x', '=', '8'],
        ['Compare exponents', 'x', '=', '3'],
      ],
      answer: '1, 3',
      remark:
        'Check x = 3: 64 − 80 + 16 is 0. Had one of the values for $2^x$ been negative, it would have given no x.',
      check: { kind: 'solve', equations: ['4^x - 10 * 2^x + 16 = 0'], variables: ['x'] },
    },
  ],
  pitfalls: [
    {
      wrong: '$5 * 2^x = 10^x$',
      right: '$5^x * 2^x = 10^x$',
      why: 'The exponent belongs to the 2 alone; the 5 is multiplied only once. Bases may be multiplied only when both carry the same exponent. Divide by 5 instead.',
    },
    {
      wrong: '$ln(2^x + 3) = x*ln(2) + ln(3)$',
      right: 'From $2^x + 3 = 12$ first $2^x = 9$, then $x*ln(2) = ln(9)$.',
      why: 'Each term was given its own logarithm. The logarithm is taken of a whole side, and a sum can’t be split. Let the power stand alone first.',
    },
    {
      wrong: '$ln(3^(x + 1)) = x + ln(3)$',
      right: '$ln(3^(x + 1)) = (x + 1)*ln(3)$',
      why: 'The parentheses were forgotten, so only the last term of the exponent met the logarithm. The whole exponent comes down as one factor.',
    },
    {
      wrong: '$2^x = -8$ has the solution $x = -3$.',
      right: '$2^x = -8$ has no solution.',
      why: 'A negative exponent gives a small positive number: $2^(-3) = 1/8$. No exponent makes a power of 2 negative.',
    },
  ],
};
