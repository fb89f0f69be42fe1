import type { Lesson } from '../pack.js';

export const quadraticFormula: Lesson = {
  id: 'quadratic-formula',
  title: 'One formula for every quadratic',
  minutes: 35,
  idea: [
    { heading: 'Once, for every equation' },
    'Completing the square always takes the same steps. Only the numbers change. So use letters instead of numbers, and do the steps one last time. The result is a formula that works for any quadratic equation.',
    'You can write every quadratic equation in the form $a*x^2 + b*x + c = 0$, where $a$ is not 0. Taking half of $b$ would give fractions, so start with a trick: multiply both sides by $4a$. Then the first term is $4a^2*x^2$, the square of $2a*x$.',
    {
      head: ['What you do', 'What you get'],
      rows: [
        ['Start', '$a*x^2 + b*x + c = 0$'],
        ['Multiply by $4a$', '$4a^2*x^2 + 4a*b*x + 4a*c = 0$'],
        ['Move the constant to the right', '$4a^2*x^2 + 4a*b*x = -4a*c$'],
        ['Add the missing corner $b^2$', '$4a^2*x^2 + 4a*b*x + b^2 = b^2 - 4a*c$'],
        ['Write the left side as a square', '$(2a*x + b)^2 = b^2 - 4a*c$'],
      ],
    },
    'Why is $b^2$ the missing corner? The middle term of the square of $2a*x + b$ is twice $2a*x$ times $b$, which is exactly $4a*b*x$. Now take both roots, subtract $b$ and divide by $2a$:',
    {
      formula: 'x = (-b + sqrt(b^2 - 4a*c))/(2a)',
      words: 'The first solution: the opposite of $b$, plus the root, divided by $2a$.',
      where: 'if $b^2 - 4a*c$ is not negative',
      solves: 'a*x^2 + b*x + c = 0',
    },
    {
      formula: 'x = (-b - sqrt(b^2 - 4a*c))/(2a)',
      words: 'The second solution: the same with a minus before the root.',
      where: 'if $b^2 - 4a*c$ is not negative',
      solves: 'a*x^2 + b*x + c = 0',
    },
    'Both are often written on one line with the symbol ±, read “plus or minus.” The expression under the root is called the discriminant. Calculate it first, on a separate line: it is a single number, and once you have it, the rest is short.',
    { heading: 'How to use it' },
    {
      list: [
        'Write the equation with 0 on the right. Clear fractions and common factors. Small numbers make small roots.',
        'Write down $a$, $b$ and $c$, each with its sign. If a term is missing, its coefficient is 0.',
        'Calculate the discriminant.',
        'Substitute, write both solutions, and simplify the root.',
      ],
    },
    { heading: 'Which of the three methods should you use?' },
    {
      head: ['Method', 'Best when', 'Drawback'],
      rows: [
        ['Factoring', 'the coefficients are small whole numbers', 'may not work'],
        ['Completing the square', '$a$ is 1 and $b$ is even, or you want the vertex', 'takes several lines'],
        ['Formula', 'always', 'many signs, a lot of arithmetic'],
      ],
    },
    'Give factoring half a minute. If you don’t find a pair, use the formula. It can’t fail. If $b^2 - 4a*c$ turns out to be the square of a whole number, factoring would have worked.',
  ],
  examples: [
    {
      task: 'Find all solutions using three methods: $x^2 - 4x - 12 = 0$',
      steps: [
        ['First method, factoring: product −12, sum −4', '(x - 6)(x + 2)', '=', '0'],
        ['Set the first factor equal to 0', 'x', '=', '6'],
        ['Set the second factor equal to 0', 'x', '=', '-2'],
        ['Second method, completing the square: add 12, then add 4', 'x^2 - 4x + 4', '=', '16'],
        ['Write the left side as a square', '(x - 2)^2', '=', '16'],
        ['The positive square root: x is 6', 'x - 2', '=', '4'],
        ['The negative square root: x is −2', 'x - 2', '=', '-4'],
        ['Third method, the formula: the discriminant', '(-4)^2 - 4*1*(-12)', '=', '64'],
        ['Substitute: its root is 8', 'x', '=', '(4 + 8)/2'],
        ['The same with a minus sign', 'x', '=', '(4 - 8)/2'],
      ],
      answer: 'x = -2 or x = 6',
      remark:
        'Three methods give the same two numbers. Factoring was the shortest, because the numbers were easy. Completing the square shows that both are 4 away from 2. The formula required no ideas at all.',
      check: { kind: 'solve', equations: ['x^2 - 4x - 12 = 0'], variables: ['x'] },
    },
    {
      task: 'Find all solutions with the formula: $2x^2 + 5x - 3 = 0$',
      steps: [
        ['The discriminant, with a = 2, b = 5, c = −3', '5^2 - 4*2*(-3)', '=', '25 + 24'],
        ['Add', '25 + 24', '=', '49'],
        ['Substitute: its root is 7', 'x', '=', '(-5 + 7)/4'],
        ['Evaluate', 'x', '=', '1/2'],
        ['The same with a minus sign', 'x', '=', '(-5 - 7)/4'],
        ['Evaluate', 'x', '=', '-3'],
      ],
      answer: 'x = -3 or x = 1/2',
      remark: '49 is a square, so the equation factors: $2x^2 + 5x - 3 = (2x - 1)(x + 3)$.',
      check: { kind: 'solve', equations: ['2x^2 + 5x - 3 = 0'], variables: ['x'] },
    },
    {
      task: 'Find all exact solutions: $3x^2 - 8x + 2 = 0$',
      steps: [
        ['The discriminant, with a = 3, b = −8, c = 2', '(-8)^2 - 4*3*2', '=', '64 - 24'],
        ['Subtract', '64 - 24', '=', '40'],
        ['Take the square factor 4 out of the root', 'sqrt(40)', '=', '2sqrt(10)'],
        ['The opposite of −8 is 8', 'x', '=', '(8 + 2sqrt(10))/6'],
        ['Divide the numerator and denominator by 2', 'x', '=', '(4 + sqrt(10))/3'],
        ['The same with a minus sign', 'x', '=', '(4 - sqrt(10))/3'],
      ],
      answer: 'x = (4 - √10)/3 or x = (4 + √10)/3',
      remark:
        'You must divide both terms of the numerator by 2, 8 and $2sqrt(10)$. As decimals, the solutions are about 0.28 and 2.39.',
      check: { kind: 'solve', equations: ['3x^2 - 8x + 2 = 0'], variables: ['x'] },
    },
    {
      task: 'Find all exact solutions: $x(x + 4) = 3x + 5$',
      steps: [
        ['Expand', 'x^2 + 4x', '=', '3x + 5'],
        ['Move all terms to one side', 'x^2 + x - 5', '=', '0'],
        ['The discriminant, with a = 1, b = 1, c = −5', '1^2 - 4*1*(-5)', '=', '21'],
        ['Substitute', 'x', '=', '(-1 + sqrt(21))/2'],
        ['The same with a minus sign', 'x', '=', '(-1 - sqrt(21))/2'],
      ],
      answer: 'x = (-1 - √21)/2 or x = (-1 + √21)/2',
      remark:
        'The letters $a$, $b$ and $c$ make sense only when one side is 0. If you read them off earlier, $b$ would be 4.',
      check: { kind: 'solve', equations: ['x(x + 4) = 3x + 5'], variables: ['x'] },
    },
    {
      task: 'A ball is thrown upward from a roof 2 meters high. After $t$ seconds its height in meters is $2 + 14t - 5t^2$. After how many seconds does it hit the ground? Round to 2 decimal places.',
      steps: [
        ['On the ground the height is 0', '2 + 14t - 5t^2', '=', '0'],
        ['Multiply both sides by −1 and rearrange', '5t^2 - 14t - 2', '=', '0'],
        ['The discriminant, with a = 5, b = −14, c = −2', '(-14)^2 - 4*5*(-2)', '=', '236'],
        ['Only the plus sign gives a time after the throw', 't', '=', '(14 + sqrt(236))/10'],
        ['Evaluate, and round at the very end', '(14 + sqrt(236))/10', '≈', '2.94'],
      ],
      answer: '2.94 seconds',
      remark:
        'The other solution is about −0.14. A ball thrown from the ground 0.14 seconds earlier would have followed the same curve. The math is right; the story just doesn’t ask for it.',
      check: { kind: 'value', expression: '1.4 + sqrt(1.4^2 + 0.4)' },
      letters: { t: '2.9362291495737216351539374043462744946124902155229767856049473' },
    },
  ],
  pitfalls: [
    {
      wrong: 'For $x^2 - 8x + 3 = 0$, the formula starts with $-8$',
      right: 'For $x^2 - 8x + 3 = 0$, the formula starts with $8$',
      why: 'Here, $b$ is −8, and the formula uses its opposite. Write down “b = −8” before you start, and substitute it in parentheses: $-(-8)$.',
    },
    {
      wrong: '$5^2 - 4*2*(-3) = 25 - 24$',
      right: '$5^2 - 4*2*(-3) = 25 + 24$',
      why: 'A negative $c$ makes the product negative, and subtracting a negative number means adding. If $a$ and $c$ have different signs, the discriminant is always larger than $b^2$. Use that as a check.',
    },
    {
      wrong: '$sqrt(9 + 16) = 3 + 4$',
      right: '$sqrt(9 + 16) = 5$',
      why: 'The root of a sum is not the sum of the roots. The root of 25 is 5, not 7. Simplify what is under the root before you take the root. You can split only products: $sqrt(4*10) = 2sqrt(10)$.',
    },
    {
      wrong: '$(8 + 2sqrt(10))/6 = (4 + 2sqrt(10))/3$',
      right: '$(8 + 2sqrt(10))/6 = (4 + sqrt(10))/3$',
      why: 'You divided the 8 and the 6 by 2 and forgot the other term in the numerator. First factor 2 out of the whole numerator: $2(4 + sqrt(10))$. Then it is a factor, and factors cancel.',
    },
  ],
};
