import type { Lesson } from '../pack.js';
import { curve } from '../curve.js';

export const discriminant: Lesson = {
  id: 'discriminant',
  title: 'How many solutions? Ask the discriminant',
  minutes: 25,
  idea: [
    { heading: 'Is it possible at all?' },
    'You have 60 meters of fence and want to enclose a rectangular meadow of 250 square meters. If one side is $x$ meters long, the other is $30 - x$, because two of each add up to 60. So you need $x(30 - x) = 250$, or $x^2 - 30x + 250 = 0$.',
    'Before you look for solutions, ask whether there are any. In the last lesson, every quadratic equation became $(2a*x + b)^2 = b^2 - 4a*c$. The left side is a square, and a square is never negative. So everything depends on the sign of the right side. The number $b^2 - 4a*c$ is called the discriminant, D for short, because it distinguishes the cases.',
    'For the meadow, D is $30^2 - 4*250$, which is −100. There is no such meadow. It’s not that you haven’t found one. It can’t exist.',
    { heading: 'Three cases' },
    {
      head: ['Discriminant D', 'The square', 'Real solutions'],
      rows: [
        ['positive', 'it is the square of two opposite numbers', 'two'],
        ['zero', 'only 0 has square 0', 'one, $-b/(2a)$'],
        ['negative', 'no square is negative', 'none'],
      ],
    },
    'You can see it in a picture. The solutions of $a*x^2 + b*x + c = 0$ are the x-coordinates of the points where the graph of $y = a*x^2 + b*x + c$ meets the x-axis, because $y$ is 0 there. This curve is called a parabola. It can cross the axis twice, touch it once, or miss it.',
    {
      drawing: {
        description:
          'Three copies of the same parabola, each higher than the last, over one horizontal axis. The left one crosses the axis twice: D > 0. The middle one touches it: D = 0. The right one stays above it: D < 0.',
        shapes: [
          { kind: 'segment', from: [0, 0], to: [16, 0] },
          ...curve((x) => (x - 2.5) ** 2 - 1.4, 0.6, 4.4),
          ...curve((x) => (x - 8) ** 2, 6.1, 9.9),
          ...curve((x) => (x - 13.5) ** 2 + 1, 11.6, 15.4),
          { kind: 'label', at: [2.5, -2.4], text: 'D > 0' },
          { kind: 'label', at: [8, -2.4], text: 'D = 0' },
          { kind: 'label', at: [13.5, -2.4], text: 'D < 0' },
        ],
      },
    },
    { heading: 'Turn the question around' },
    'The discriminant also answers questions such as “for what value is there exactly one solution?” Write the unknown number as a letter, find D in terms of it, and require D to be 0, greater than 0, or less than 0. That gives you an equation or an inequality for the letter.',
    'So what meadows are possible with 60 meters of fence? For an area of $m$ square meters, the equation is $x^2 - 30x + m = 0$, and D is $900 - 4m$. It is not negative as long as $m ≤ 225$. The largest possible meadow has an area of 225 square meters. There, D is 0. The only solution is $x = 15$, so that meadow is a square. You have found a maximum without trying a single rectangle.',
    'D tells you one more thing. If $a$, $b$ and $c$ are whole numbers and D is the square of a whole number, the solutions contain no roots, and the equation can be factored. Look at D before you give up on factoring.',
    'The next lesson shows where the curve has its lowest point, and why the best meadow is in the middle.',
  ],
  examples: [
    {
      task: 'How many solutions does $3x^2 - 5x + 4 = 0$ have?',
      steps: [
        ['The discriminant, with a = 3, b = −5, c = 4', '(-5)^2 - 4*3*4', '=', '25 - 48'],
        ['It is negative', '25 - 48', '=', '-23'],
      ],
      answer: 'none',
      remark:
        'You don’t have to solve anything. The whole curve is above the x-axis. It opens upward and never meets the axis.',
      check: { kind: 'true', relations: ['5^2 - 4*3*4 < 0'] },
    },
    {
      task: 'For what values of $k$ does $x^2 + k*x + 16 = 0$ have exactly one solution? Find all of them.',
      steps: [
        ['Set the discriminant equal to 0, with a = 1, b = k, c = 16', 'k^2 - 4*16', '=', '0'],
        ['Add 64 to both sides', 'k^2', '=', '64'],
        ['The positive square root', 'k', '=', '8'],
        ['The negative square root', 'k', '=', '-8'],
      ],
      answer: 'k = -8 or k = 8',
      remark:
        'For $k = 8$, the left side is the square of $x + 4$, and for $k = -8$, it is the square of $x - 4$. Exactly one solution means a perfect square.',
      check: { kind: 'solve', equations: ['k^2 - 4*1*16 = 0'], variables: ['k'] },
    },
    {
      task: 'For what values of $c$ does $x^2 - 6x + c = 0$ have two different solutions? Give an inequality.',
      steps: [
        ['The discriminant is positive', '36 - 4c', '>', '0'],
        ['Add 4c to both sides', '36', '>', '4c'],
        ['Divide both sides by 4', '9', '>', 'c'],
        ['Read it from right to left', 'c', '<', '9'],
      ],
      answer: 'c < 9',
      remark:
        'Completing the square gives the same result: $(x - 3)^2 = 9 - c$ has two solutions as long as the right side is positive.',
      check: { kind: 'solve', equations: ['(-6)^2 - 4*1*c > 0'], variables: ['c'] },
    },
    {
      task: 'For what value of $k$ does the line $y = 2x + k$ touch the parabola $y = x^2$ at exactly one point?',
      steps: [
        ['At a common point, both have the same y', 'x^2', '=', '2x + k'],
        ['Move all terms to one side', 'x^2 - 2x - k', '=', '0'],
        ['One common point: the discriminant is 0', '(-2)^2 - 4*(-k)', '=', '0'],
        ['Evaluate', '4 + 4k', '=', '0'],
        ['Solve for k', 'k', '=', '-1'],
      ],
      answer: '-1',
      remark:
        'The equation is then $x^2 - 2x + 1 = 0$, so the line touches the parabola at $x = 1$ and $y = 1$. For larger $k$, the line crosses the curve twice; for smaller $k$, it misses the curve.',
      check: { kind: 'solve', equations: ['4 + 4k = 0'], variables: ['k'] },
      letters: { x: '1' },
    },
  ],
  pitfalls: [
    {
      wrong: 'For $x^2 - 5x + 4 = 0$ the discriminant starts with $-5^2$, which is −25',
      right: 'For $x^2 - 5x + 4 = 0$ the discriminant starts with $(-5)^2$, which is 25',
      why: 'The number $b$ is −5, sign included, and its square is positive. The first part of a discriminant is never negative.',
    },
    {
      wrong: 'The discriminant is 0, so there is no solution',
      right: 'The discriminant is 0, so there is exactly one solution, $-b/(2a)$',
      why: 'You confused “the square root is 0” with “there is no square root.” Adding 0 and subtracting 0 give the same number, so there is one solution.',
    },
    {
      wrong: 'The discriminant is −23, so the solutions contain $sqrt(23)$',
      right: 'The discriminant is −23, so there is no real solution',
      why: 'Leaving out the minus sign changes the equation. No number on the number line squared is −23, because the square of a negative number is positive too.',
    },
    {
      wrong: 'For $x^2 + 3x = 4$ the discriminant is $3^2 - 4*4$, which is −7',
      right: 'For $x^2 + 3x = 4$ the discriminant is $3^2 - 4*(-4)$, which is 25',
      why: 'You read off $c$ before one side was 0. In $x^2 + 3x - 4 = 0$, it is −4. There are two solutions, 1 and −4.',
    },
  ],
};
