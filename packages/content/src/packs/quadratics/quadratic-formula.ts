import type { Lesson } from '../pack.js';

export const quadraticFormula: Lesson = {
  id: 'quadratic-formula',
  title: 'One formula for all of them',
  minutes: 35,
  idea: [
    { heading: 'Once, for every equation' },
    'Completing the square always takes the same steps; only the numbers differ. So take letters instead of numbers and take the steps one last time. What comes out is a formula into which any quadratic can be put.',
    'Every quadratic equation can be brought to the form $a*x^2 + b*x + c = 0$, in which $a$ is not 0. Halving $b$ would bring fractions, so begin with a trick: multiply both sides by $4a$. Then the first term is $4a^2*x^2$, the square of $2a*x$.',
    {
      head: ['What you do', 'What you get'],
      rows: [
        ['Start', '$a*x^2 + b*x + c = 0$'],
        ['Multiply by $4a$', '$4a^2*x^2 + 4a*b*x + 4a*c = 0$'],
        ['Bring the constant to the right', '$4a^2*x^2 + 4a*b*x = -4a*c$'],
        ['Add the missing corner $b^2$', '$4a^2*x^2 + 4a*b*x + b^2 = b^2 - 4a*c$'],
        ['Write the left side as a square', '$(2a*x + b)^2 = b^2 - 4a*c$'],
      ],
    },
    'Why is $b^2$ the missing corner? The square of $2a*x + b$ has the middle term twice $2a*x$ times $b$, and that is exactly $4a*b*x$. Now take both roots, subtract $b$ and divide by $2a$:',
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
    'Both are often written as one line with the sign ±, read “plus or minus”. What stands under the root is called the discriminant. Work it out first, on a line of its own: it is one number, and with it the rest is short.',
    { heading: 'How to use it' },
    {
      list: [
        'Bring the equation to the form with 0 on the right. Clear fractions and common factors: small numbers make small roots.',
        'Write down $a$, $b$ and $c$, each with its sign. If a term is missing, its number is 0.',
        'Work out the discriminant.',
        'Put it in, write both solutions, simplify the root.',
      ],
    },
    { heading: 'Three ways: which one when?' },
    {
      head: ['Way', 'Best when', 'Drawback'],
      rows: [
        ['Factoring', 'the numbers are small and whole', 'may not succeed'],
        ['Completing the square', '$a$ is 1 and $b$ is even; or you want the vertex', 'takes several lines'],
        ['Formula', 'always', 'many signs, much arithmetic'],
      ],
    },
    'Give factoring half a minute. If no pair turns up, take the formula: it can’t fail. If $b^2 - 4a*c$ turns out to be the square of a whole number, factoring would have worked.',
  ],
  examples: [
    {
      task: 'Find all solutions in three ways: $x^2 - 4x - 12 = 0$',
      steps: [
        ['First way, factoring: product −12, sum −4', '(x - 6)(x + 2)', '=', '0'],
        ['The first factor is 0', 'x', '=', '6'],
        ['Or the second factor is 0', 'x', '=', '-2'],
        ['Second way, the square: add 12, then add 4', 'x^2 - 4x + 4', '=', '16'],
        ['Write the left side as a square', '(x - 2)^2', '=', '16'],
        ['The positive square root: x is 6', 'x - 2', '=', '4'],
        ['The negative square root: x is −2', 'x - 2', '=', '-4'],
        ['Third way, the formula: the discriminant', '(-4)^2 - 4*1*(-12)', '=', '64'],
        ['Put it in: its root is 8', 'x', '=', '(4 + 8)/2'],
        ['The same with a minus', 'x', '=', '(4 - 8)/2'],
      ],
      answer: '-2, 6',
      remark:
        'Three ways, the same two numbers. Factoring was the shortest, since the numbers were kind. The square shows that both lie 4 away from 2. The formula needed no idea at all.',
      check: { kind: 'solve', equations: ['x^2 - 4x - 12 = 0'], variables: ['x'] },
    },
    {
      task: 'Find all solutions with the formula: $2x^2 + 5x - 3 = 0$',
      steps: [
        ['The discriminant, with a = 2, b = 5, c = −3', '5^2 - 4*2*(-3)', '=', '25 + 24'],
        ['Add', '25 + 24', '=', '49'],
        ['Put it in: its root is 7', 'x', '=', '(-5 + 7)/4'],
        ['Work it out', 'x', '=', '1/2'],
        ['The same with a minus', 'x', '=', '(-5 - 7)/4'],
        ['Work it out', 'x', '=', '-3'],
      ],
      answer: '-3, 1/2',
      remark: '49 is a square, so the equation factors: $2x^2 + 5x - 3 = (2x - 1)(x + 3)$.',
      check: { kind: 'solve', equations: ['2x^2 + 5x - 3 = 0'], variables: ['x'] },
    },
    {
      task: 'Find all solutions, exactly: $3x^2 - 8x + 2 = 0$',
      steps: [
        ['The discriminant, with a = 3, b = −8, c = 2', '(-8)^2 - 4*3*2', '=', '64 - 24'],
        ['Subtract', '64 - 24', '=', '40'],
        ['Take the square 4 out of the root', 'sqrt(40)', '=', '2sqrt(10)'],
        ['The opposite of −8 is 8', 'x', '=', '(8 + 2sqrt(10))/6'],
        ['Divide above and below by 2', 'x', '=', '(4 + sqrt(10))/3'],
        ['The same with a minus', 'x', '=', '(4 - sqrt(10))/3'],
      ],
      answer: '(4 - √10)/3, (4 + √10)/3',
      remark:
        'Dividing by 2 must reach both terms above the bar, 8 and $2sqrt(10)$. As decimals: about 0.28 and 2.39.',
      check: { kind: 'solve', equations: ['3x^2 - 8x + 2 = 0'], variables: ['x'] },
    },
    {
      task: 'Find all solutions, exactly: $x(x + 4) = 3x + 5$',
      steps: [
        ['Distributive law', 'x^2 + 4x', '=', '3x + 5'],
        ['Bring everything to one side', 'x^2 + x - 5', '=', '0'],
        ['The discriminant, with a = 1, b = 1, c = −5', '1^2 - 4*1*(-5)', '=', '21'],
        ['Put it in', 'x', '=', '(-1 + sqrt(21))/2'],
        ['The same with a minus', 'x', '=', '(-1 - sqrt(21))/2'],
      ],
      answer: '(-1 - √21)/2, (-1 + √21)/2',
      remark:
        'The letters $a$, $b$ and $c$ mean something only in the form with 0. Read off before, $b$ would have been 4.',
      check: { kind: 'solve', equations: ['x(x + 4) = 3x + 5'], variables: ['x'] },
    },
    {
      task: 'A ball is thrown up from a roof 2 meters high. After $t$ seconds its height in meters is $2 + 14t - 5t^2$. After how many seconds does it hit the ground? Round to 2 decimals.',
      steps: [
        ['On the ground the height is 0', '2 + 14t - 5t^2', '=', '0'],
        ['Multiply both sides by −1 and put it in order', '5t^2 - 14t - 2', '=', '0'],
        ['The discriminant, with a = 5, b = −14, c = −2', '(-14)^2 - 4*5*(-2)', '=', '236'],
        ['Only the plus gives a time after the throw', 't', '=', '(14 + sqrt(236))/10'],
        ['Work it out and round at the very end', '(14 + sqrt(236))/10', '≈', '2.94'],
      ],
      answer: '2.94 seconds',
      remark:
        'The other solution is about −0.14: a ball thrown from the ground 0.14 seconds earlier would have flown the same curve. The mathematics is right; the story just doesn’t ask for it.',
      check: { kind: 'value', expression: '1.4 + sqrt(1.4^2 + 0.4)' },
      letters: { t: '2.9362291495737216351539374043462744946124902155229767856049473' },
    },
  ],
  pitfalls: [
    {
      wrong: 'For $x^2 - 8x + 3 = 0$ the formula begins with $-8$',
      right: 'For $x^2 - 8x + 3 = 0$ the formula begins with $8$',
      why: 'Here $b$ is −8, and the formula wants its opposite. Write “b = −8” down before you begin, and put it in with parentheses: $-(-8)$.',
    },
    {
      wrong: '$5^2 - 4*2*(-3) = 25 - 24$',
      right: '$5^2 - 4*2*(-3) = 25 + 24$',
      why: 'A negative $c$ makes the product negative, and taking away a negative number adds. If $a$ and $c$ have different signs, the discriminant is always larger than $b^2$. Use that as a check.',
    },
    {
      wrong: '$sqrt(9 + 16) = 3 + 4$',
      right: '$sqrt(9 + 16) = 5$',
      why: 'The root of a sum is not the sum of the roots: the root of 25 is 5, not 7. Finish what is under the root before you touch the root. Only products may be split: $sqrt(4*10) = 2sqrt(10)$.',
    },
    {
      wrong: '$(8 + 2sqrt(10))/6 = (4 + 2sqrt(10))/3$',
      right: '$(8 + 2sqrt(10))/6 = (4 + sqrt(10))/3$',
      why: 'You halved the 8 and the 6 and forgot the other term above the bar. Take the 2 out as a factor of the whole top first: $2(4 + sqrt(10))$. Then it is one factor, and factors cancel.',
    },
  ],
};
