import type { Lesson } from '../pack.js';
import { curve } from '../curve.js';

export const solvingForTime: Lesson = {
  id: 'solving-for-time',
  title: 'When? Logarithms find the exponent',
  minutes: 40,
  idea: [
    { heading: 'When has it doubled?' },
    'Savings grow by 5% a year. When have they doubled? You need the number $t$ with $1.05^t = 2$. Until now you knew the time and looked for the amount; here it is the other way around. The unknown is up in the exponent, where neither subtracting nor dividing reaches it.',
    'You can close in on it. $1.05^14$ is about 1.98 and $1.05^15$ about 2.08, so it takes a little more than 14 years. The figure reads the curve the other way: from a height across, then down to the time. To find that time exactly, you need the operation that asks for an exponent.',
    {
      drawing: {
        description:
          'A rising curve over the time t. A dashed horizontal line at twice the start meets the curve once; from there a dashed line leads down to the time that is looked for.',
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
    'The logarithm $log_2(8)$ asks: to which power must you raise 2 to get 8? It is 3. In the same way $log_1.05(2)$ is the time you look for. Calculators know the base 10, and the base $e$, which is written ln. One is enough, thanks to this law:',
    {
      formula: 'ln(q^t) = t*ln(q)',
      words: 'A logarithm brings the exponent down as a factor.',
      where: 'for every positive $q$ and every $t$',
    },
    'Why? Let $k$ be the logarithm of $q$, so that $q = e^k$. Multiply $q$ by itself $t$ times: each factor brings $k$ into the exponent of $e$, and together they make $e^(k*t)$. The logarithm of that is $k*t$. (By lesson 1 exponents that aren’t whole obey the same law.) Factors become terms, powers become products: a logarithm makes every operation one step simpler.',
    { heading: 'The plan' },
    {
      list: [
        'Get the power alone: divide by the start.',
        'Take ln of both sides. Equal positive numbers have equal logarithms.',
        'Bring the exponent down.',
        'Divide by the logarithm of the factor. It is only a number.',
      ],
    },
    {
      formula: 't = ln(n/a)/ln(q)',
      words: 'The time: the logarithm of “how many times as much”, divided by that of the factor.',
      where: 'for the equation $a*q^t = n$, if $q$ is not 1',
      solves: 'a*q^t = n',
    },
    'For the savings: $ln(2)/ln(1.05) ≈ 14.2$ years. Only the quotient $n/a$ counts, so 100 dollars and a million take equally long, as the last lesson promised. With the base 10 both logarithms would change by the same factor, and the quotient would be the same.',
    { heading: 'Before or after?' },
    'Often you are asked when something first becomes true, or for how long it stays true. Then find the moment of equality first, and decide about the whole hours or years with common sense: check the whole number before and the one after. If you work with inequalities instead, remember that for a decay $ln(q)$ is negative, and dividing by it turns the sign.',
    'If $t$ stands on both sides, bring the powers together first, as in the third example. In the next lesson it is not the quantity that decays, but what is still missing.',
  ],
  examples: [
    {
      task: 'Solve for x, to 2 decimals: $3^x = 50$',
      steps: [
        ['Take ln of both sides', 'ln(3^x)', '=', 'ln(50)'],
        ['Bring the exponent down', 'x*ln(3)', '=', 'ln(50)'],
        ['Divide both sides by ln 3', 'x', '=', 'ln(50)/ln(3)'],
        ['Work it out and round', 'ln(50)/ln(3)', '≈', '3.56'],
      ],
      answer: '3.56',
      remark: 'Does it fit? $3^3 = 27$ and $3^4 = 81$, and 50 lies between.',
      check: { kind: 'value', expression: 'log_3(50)' },
      letters: { x: '3.5608767950073117714936079297000416469154503734639798059764357334' },
    },
    {
      task: 'Savings of 800 dollars grow by 4% a year. After how many years are they 1200 dollars, to 1 decimal?',
      steps: [
        ['Write it as an equation', '800*1.04^t', '=', '1200'],
        ['Divide both sides by 800', '1.04^t', '=', '1.5'],
        ['Take ln and bring the exponent down', 't*ln(1.04)', '=', 'ln(1.5)'],
        ['Divide both sides by ln 1.04', 't', '=', 'ln(1.5)/ln(1.04)'],
        ['Work it out and round', 'ln(1.5)/ln(1.04)', '≈', '10.3'],
      ],
      answer: '10.3 years',
      remark:
        'The 800 dollars were gone after the first step. If interest is only added at the end of a year, you have to wait for the 11th.',
      check: { kind: 'value', expression: 'log_10(1.5)/log_10(1.04)' },
      letters: { t: '10.338035071507674155257091755758990234096422935893438256486586171' },
    },
    {
      task: 'Town A has 9000 people and grows by 3% a year. Town B has 12000 people and grows by 1% a year. After how many years have they equally many, to 1 decimal?',
      steps: [
        ['Equally many', '9000*1.03^t', '=', '12000*1.01^t'],
        ['Divide by 9000 and by the power on the right', '(1.03/1.01)^t', '=', '4/3'],
        ['Take ln and bring the exponent down', 't*ln(1.03/1.01)', '=', 'ln(4/3)'],
        ['Divide both sides by the logarithm', 't', '=', 'ln(4/3)/ln(1.03/1.01)'],
        ['Work it out and round', 'ln(4/3)/ln(1.03/1.01)', '≈', '14.7'],
      ],
      answer: '14.7 years',
      remark:
        'A quotient of powers with the same exponent is the power of the quotient: A gains on B by the factor $1.03/1.01$ each year, and must gain $4/3$ in all.',
      check: { kind: 'value', expression: '(ln(12000) - ln(9000))/(ln(1.03) - ln(1.01))' },
      letters: { t: '14.671315614245973656781952851730608690523339131339441087241535470' },
    },
    {
      task: 'After 6 days 70% of a radioactive sample is left. What is its half-life in days, to 1 decimal?',
      steps: [
        ['There are 6 ÷ h half-lives in 6 days', '(1/2)^(6/h)', '=', '0.7'],
        ['Take ln and bring the exponent down', '6ln(1/2)/h', '=', 'ln(0.7)'],
        ['Multiply by h, divide by ln 0.7', 'h', '=', '6ln(1/2)/ln(0.7)'],
        ['Work it out and round', '6ln(1/2)/ln(0.7)', '≈', '11.7'],
      ],
      answer: '11.7 days',
      remark:
        'It must be longer than 6 days, since more than half is left. And after 12 days 70% of 70% remains, which is 49%: the half-life is just under 12.',
      check: { kind: 'value', expression: '6*log_10(2)/(1 - log_10(7))' },
      letters: { h: '11.66014925924839133959771387981574074751195365400311757129665678823384' },
    },
    {
      task: 'Each hour 12% of a medicine leaves the blood. After how many whole hours is less than a third of it left for the first time?',
      steps: [
        ['The moment of equality: 0.88 to the power t is 1/3', 'log_0.88(1/3)', '=', 'ln(1/3)/ln(0.88)'],
        ['Work it out', 'ln(1/3)/ln(0.88)', '≈', '8.6'],
        ['The first whole hour after that', '8 + 1', '=', '9'],
      ],
      answer: '9 hours',
      remark:
        'Check both neighbors: $0.88^8 > 1/3$ and $0.88^9 < 1/3$. Both logarithms are negative, so the quotient is positive, as a time should be.',
      check: { kind: 'true', relations: ['0.88^8 > 1/3', '0.88^9 < 1/3'] },
    },
  ],
  pitfalls: [
    {
      wrong: '$ln(a*q^t) = a*t*ln(q)$',
      right: '$ln(a*q^t) = ln(a) + t*ln(q)$',
      why: 'The exponent belongs to $q$ alone, so only that power comes down. A factor inside becomes a term outside. Divide by $a$ first, and the question never arises.',
    },
    {
      wrong: '$ln(50)/ln(3) = ln(50/3)$',
      right: '$ln(50)/ln(3) = log_3(50)$',
      why: 'The law for quotients speaks of a difference: $ln(50/3)$ is $ln(50) - ln(3)$. A quotient of logarithms is something else, a change of base. On the calculator close the parenthesis after the first number.',
    },
    {
      wrong: 'From $3^x = 50$ follows $x = 50/3$',
      right: 'From $3^x = 50$ follows $x = ln(50)/ln(3)$',
      why: 'You treated the power like a product. Dividing undoes multiplying by 3, but here 3 is multiplied by itself $x$ times; only a logarithm undoes that.',
    },
    {
      wrong: 'From $0.88^t < 1/3$ follows $t < ln(1/3)/ln(0.88)$',
      right: 'From $0.88^t < 1/3$ follows $t > ln(1/3)/ln(0.88)$',
      why: 'The logarithm of a number below 1 is negative, and dividing an inequality by a negative number turns its sign. Common sense agrees: the longer you wait, the less is left.',
    },
  ],
};
