import type { Lesson } from '../pack.js';
import { curve } from '../curve.js';

export const solvingForTime: Lesson = {
  id: 'solving-for-time',
  title: 'When? Logarithms find the exponent',
  minutes: 40,
  idea: [
    { heading: 'When does it double?' },
    'Your savings grow by 5% a year. When will they have doubled? You need the number $t$ for which $1.05^t = 2$. Until now, you knew the time and looked for the amount. Here it’s the other way around. The unknown is up in the exponent, where neither subtracting nor dividing can reach it.',
    'You can narrow it down. $1.05^14$ is about 1.98 and $1.05^15$ is about 2.08, so it takes a little more than 14 years. In the figure, you read the curve in the other direction: across from a height, then down to the time. To find that time exactly, you need the operation that finds an exponent.',
    {
      drawing: {
        description:
          'A rising curve over time t. A dashed horizontal line at twice the starting height meets the curve once; from there, a dashed line goes down to the time you are looking for.',
        shapes: [
          { kind: 'segment', from: [0, 0], to: [9, 0] },
          { kind: 'segment', from: [0, 0], to: [0, 9.5] },
          ...curve((x) => 4 * 1.05 ** (2 * x), 0, 8.6),
          { kind: 'segment', from: [0, 8], to: [7.1, 8], dashed: true },
          { kind: 'segment', from: [7.1, 8], to: [7.1, 0], dashed: true },
          { kind: 'dot', at: [0, 4] },
          { kind: 'dot', at: [7.1, 8] },
          { kind: 'label', at: [1.5, 3.6], text: 'start' },
          { kind: 'label', at: [2.9, 8.6], text: 'twice the start' },
          { kind: 'label', at: [7.1, -0.7], text: 't' },
        ],
      },
    },
    { heading: 'What a logarithm does' },
    'The logarithm $log_2(8)$ asks: what power do you raise 2 to in order to get 8? It is 3. In the same way, $log_1.05(2)$ is the time you are looking for. Calculators have keys for the logarithms with base 10 (log) and base $e$ (ln). One of them is enough, thanks to this law:',
    {
      formula: 'ln(q^t) = t*ln(q)',
      words: 'A logarithm brings the exponent down as a factor.',
      where: 'for every positive $q$ and every $t$',
    },
    'Why? Let $k$ be the logarithm of $q$, so that $q = e^k$. Multiply $t$ factors of $q$: each one adds $k$ to the exponent of $e$, and together they make $e^(k*t)$. The logarithm of that is $k*t$. (As in Lesson 1, exponents that aren’t whole numbers obey the same law.) Products become sums, and powers become products. A logarithm makes every operation one level simpler.',
    { heading: 'The plan' },
    {
      list: [
        'Isolate the power: divide by the starting value.',
        'Take ln of both sides. Equal positive numbers have equal logarithms.',
        'Bring the exponent down.',
        'Divide by the logarithm of the factor. It’s just a number.',
      ],
    },
    {
      formula: 't = ln(n/a)/ln(q)',
      words: 'The time: the logarithm of “how many times as much” divided by the logarithm of the factor.',
      where: 'for the equation $a*q^t = n$, if $q$ is not 1',
      solves: 'a*q^t = n',
    },
    'For the savings: $ln(2)/ln(1.05) ≈ 14.2$ years. Only the quotient $n/a$ matters, so 100 dollars and a million dollars take the same time, as the last lesson said. With base 10, both logarithms would change by the same factor, and the quotient would be the same.',
    { heading: 'Before or after?' },
    'Often a question asks when something first becomes true, or how long it stays true. Then find the moment of equality first, and use common sense to decide on the whole number of hours or years: check the whole numbers just before and just after. If you work with inequalities instead, remember that for decay $ln(q)$ is negative, and dividing by it flips the inequality sign.',
    'If $t$ is on both sides, first bring the powers together, as in the third example. In the next lesson, it isn’t the quantity that decays but the difference from a level.',
  ],
  examples: [
    {
      task: 'Solve for x, to 2 decimal places: $3^x = 50$',
      steps: [
        ['Take ln of both sides', 'ln(3^x)', '=', 'ln(50)'],
        ['Bring the exponent down', 'x*ln(3)', '=', 'ln(50)'],
        ['Divide both sides by ln 3', 'x', '=', 'ln(50)/ln(3)'],
        ['Evaluate and round', 'ln(50)/ln(3)', '≈', '3.56'],
      ],
      answer: '3.56',
      remark: 'Does it make sense? $3^3 = 27$ and $3^4 = 81$, and 50 is in between.',
      check: { kind: 'value', expression: 'log_3(50)' },
      letters: { x: '3.5608767950073117714936079297000416469154503734639798059764357334' },
    },
    {
      task: 'Savings of 800 dollars grow by 4% a year. After how many years do they reach 1200 dollars, to 1 decimal place?',
      steps: [
        ['Write it as an equation', '800*1.04^t', '=', '1200'],
        ['Divide both sides by 800', '1.04^t', '=', '1.5'],
        ['Take ln and bring the exponent down', 't*ln(1.04)', '=', 'ln(1.5)'],
        ['Divide both sides by ln 1.04', 't', '=', 'ln(1.5)/ln(1.04)'],
        ['Evaluate and round', 'ln(1.5)/ln(1.04)', '≈', '10.3'],
      ],
      answer: '10.3 years',
      remark:
        'The 800 dollars was divided out in the second step. If interest is added only at the end of each year, you have to wait until the end of the 11th year.',
      check: { kind: 'value', expression: 'log_10(1.5)/log_10(1.04)' },
      letters: { t: '10.338035071507674155257091755758990234096422935893438256486586171' },
    },
    {
      task: 'Town A has 9000 people and grows by 3% a year. Town B has 12000 people and grows by 1% a year. After how many years do they have the same population, to 1 decimal place?',
      steps: [
        ['The populations are equal', '9000*1.03^t', '=', '12000*1.01^t'],
        ['Divide by 9000 and by the power on the right', '(1.03/1.01)^t', '=', '4/3'],
        ['Take ln and bring the exponent down', 't*ln(1.03/1.01)', '=', 'ln(4/3)'],
        ['Divide both sides by the logarithm', 't', '=', 'ln(4/3)/ln(1.03/1.01)'],
        ['Evaluate and round', 'ln(4/3)/ln(1.03/1.01)', '≈', '14.7'],
      ],
      answer: '14.7 years',
      remark:
        'A quotient of powers with the same exponent is the power of the quotient: A gains on B by the factor $1.03/1.01$ each year, and the total gain must be $4/3$.',
      check: { kind: 'value', expression: '(ln(12000) - ln(9000))/(ln(1.03) - ln(1.01))' },
      letters: { t: '14.671315614245973656781952851730608690523339131339441087241535470' },
    },
    {
      task: 'After 6 days, 70% of a radioactive sample is left. What is its half-life in days, to 1 decimal place?',
      steps: [
        ['There are 6 ÷ h half-lives in 6 days', '(1/2)^(6/h)', '=', '0.7'],
        ['Take ln and bring the exponent down', '6ln(1/2)/h', '=', 'ln(0.7)'],
        ['Multiply by h and divide by ln 0.7', 'h', '=', '6ln(1/2)/ln(0.7)'],
        ['Evaluate and round', '6ln(1/2)/ln(0.7)', '≈', '11.7'],
      ],
      answer: '11.7 days',
      remark:
        'It must be longer than 6 days, because more than half is left. And after 12 days, 70% of 70% remains, which is 49%, so the half-life is just under 12 days.',
      check: { kind: 'value', expression: '6*log_10(2)/(1 - log_10(7))' },
      letters: { h: '11.66014925924839133959771387981574074751195365400311757129665678823384' },
    },
    {
      task: 'Each hour, 12% of a medicine leaves the bloodstream. What is the smallest whole number of hours after which less than a third of it is left?',
      steps: [
        ['The moment of equality: 0.88 to the power t is 1/3', 'log_0.88(1/3)', '=', 'ln(1/3)/ln(0.88)'],
        ['Evaluate', 'ln(1/3)/ln(0.88)', '≈', '8.6'],
        ['The first whole hour after that', '8 + 1', '=', '9'],
      ],
      answer: '9 hours',
      remark:
        'Check the whole numbers on both sides: $0.88^8 > 1/3$ and $0.88^9 < 1/3$. Both logarithms are negative, so the quotient is positive, as a time should be.',
      check: { kind: 'true', relations: ['0.88^8 > 1/3', '0.88^9 < 1/3'] },
    },
  ],
  pitfalls: [
    {
      wrong: '$ln(a*q^t) = a*t*ln(q)$',
      right: '$ln(a*q^t) = ln(a) + t*ln(q)$',
      why: 'The exponent applies only to $q$, so only that exponent comes down. A factor inside becomes a term outside. If you divide by $a$ first, you avoid the problem.',
    },
    {
      wrong: '$ln(50)/ln(3) = ln(50/3)$',
      right: '$ln(50)/ln(3) = log_3(50)$',
      why: 'The quotient rule gives a difference: $ln(50/3)$ is $ln(50) - ln(3)$. A quotient of logarithms is something else, a change of base. On your calculator, close the parenthesis after the first number.',
    },
    {
      wrong: 'From $3^x = 50$ it follows that $x = 50/3$',
      right: 'From $3^x = 50$ it follows that $x = ln(50)/ln(3)$',
      why: 'You treated the power like a product. Dividing undoes multiplying by 3, but here 3 is raised to the power $x$; only a logarithm undoes that.',
    },
    {
      wrong: 'From $0.88^t < 1/3$ it follows that $t < ln(1/3)/ln(0.88)$',
      right: 'From $0.88^t < 1/3$ it follows that $t > ln(1/3)/ln(0.88)$',
      why: 'The logarithm of a number below 1 is negative, and dividing an inequality by a negative number flips its sign. Common sense agrees: the longer you wait, the less is left.',
    },
  ],
};
