import type { Lesson } from '../pack.js';

export const compoundInterest: Lesson = {
  id: 'compound-interest',
  title: 'Interest on interest',
  minutes: 35,
  idea: [
    { heading: 'Is 1% a month the same as 12% a year?' },
    'You owe 1000 dollars. One lender charges 12% at the end of the year. Another charges 1% at the end of each month and adds it to your debt. Do you pay the same amount?',
    'With the first lender, you owe 1120 dollars. With the second, the debt is multiplied by 1.01 twelve times: $1000*1.01^12 ≈ 1126.83$. The extra 6.83 dollars is interest on interest. In February you also pay 1% of January’s interest, and so on. This is called compound interest.',
    { heading: 'The law' },
    'An annual rate $r$, compounded $n$ times a year, means that the year is divided into $n$ periods, and in each period the money is multiplied by $1 + r/n$. In $t$ years, there are $n*t$ periods. So $a$ dollars become:',
    {
      formula: 'a(1 + r/n)^(n*t)',
      words: 'Multiply the starting amount by the factor for one period, once for each period.',
      where: 'with the rate as a decimal: 12% is $r = 0.12$',
    },
    'It’s the law from the last lesson, $a*q^t$, with one period as the step. Two questions keep you on track: what is the factor for one period, and how many periods are there? Both must refer to the same period.',
    { heading: 'Compare rates fairly' },
    'You can’t compare rates with different periods directly. Calculate what 1 dollar becomes in a year. At 1% a month, it becomes $1.01^12$, about 1.1268, so the loan costs 12.68% a year. This is the effective rate; the advertised 12% is only the nominal rate.',
    { heading: 'Back to today' },
    'You can also read growth backward. If 1 dollar today becomes $q^t$ dollars, then $m$ dollars that you will need in $t$ years are worth $m/q^t$ today. Multiplying takes you into the future, and dividing takes you back. This is called the present value.',
    {
      formula: 'a = m/(1 + r)^t',
      words: 'The amount you must invest now to have m in t years.',
      where: 'at the annual rate $r$, compounded once a year',
      solves: 'a(1 + r)^t = m',
    },
    { heading: 'Compounding more and more often' },
    'Let the rate be 100%, to make it easy to see what happens. After a year, 1 dollar has become $(1 + 1/n)^n$ dollars.',
    {
      head: ['Compounded', '$n$', '1 dollar becomes'],
      rows: [
        ['once a year', '1', '2'],
        ['twice a year', '2', '2.25'],
        ['quarterly', '4', '2.4414'],
        ['monthly', '12', '2.6130'],
        ['daily', '365', '2.7146'],
      ],
    },
    'It grows, but more and more slowly, and it never exceeds a certain number: $e$, which is about 2.7183. Two effects work against each other: the factor gets closer to 1, but it is used more often.',
    'What about another rate $r$? Divide the year into periods so short that the factor of each is $1 + 1/m$, with a large $m$. At 100%, a year has $m$ such periods, and they turn 1 dollar into nearly $e$ dollars. At the rate $r$, a year has only $r*m$ such periods, and the result is $(1 + 1/m)^(m*r)$. That is $(1 + 1/m)^m$ raised to the power $r$: nearly $e^r$.',
    {
      formula: 'a*e^(r*t)',
      words: 'What a dollars become in t years if interest is compounded continuously.',
      where: 'with the rate as a decimal; interest is added at every moment',
    },
    'Money is rarely compounded that way, but plants, bacteria and radioactive atoms don’t wait for the end of the month. That is why $e$ and its logarithm, ln, appear everywhere in nature. You’ll need them in the next lessons.',
  ],
  examples: [
    {
      task: 'You put 2000 dollars into an account that pays 3% interest a year, compounded annually. How much do you have after 10 years, in dollars and cents?',
      steps: [
        ['The factor for a year', '1 + 3/100', '=', '1.03'],
        ['Ten years', '2000*1.03^10', '≈', '2687.83'],
      ],
      answer: '2687.83 dollars',
      remark:
        'Without interest on interest it would be 2600 dollars. The other 87.83 dollars is interest earned on earlier interest.',
      check: { kind: 'value', expression: '2000*(103/100)^10' },
    },
    {
      task: 'You invest 5000 dollars at 4% a year, compounded quarterly: a quarter of the 4% is added every three months. How much do you have after 3 years, in dollars and cents?',
      steps: [
        ['The factor for a quarter', '1 + 0.04/4', '=', '1.01'],
        ['The number of quarters', '4*3', '=', '12'],
        ['Combine the two', '5000*1.01^12', '≈', '5634.13'],
      ],
      answer: '5634.13 dollars',
      remark: 'Compounded annually, it would be 5624.32 dollars. More often is better, but not by much.',
      check: { kind: 'value', expression: '5000*(1 + 0.04/4)^(4*3)' },
    },
    {
      task: 'A credit card charges 1.5% a month on what you owe. What is the effective annual rate, in percent, to 2 decimal places?',
      steps: [
        ['What 1 dollar of debt becomes in a year', '(1 + 1.5/100)^12', '=', '1.015^12'],
        ['Subtract the dollar itself and convert to percent', '100(1.015^12 - 1)', '≈', '19.56'],
      ],
      answer: '19.56%',
      remark:
        'Twelve times 1.5% is 18%, and that is what the advertisement shows. An unpaid debt at this rate doubles in less than four years.',
      check: { kind: 'value', expression: '100*((203/200)^12 - 1)' },
    },
    {
      task: 'You want to have 10000 dollars in 8 years. How much must you invest today at 5% a year, in dollars and cents?',
      steps: [
        ['The investment a after eight years', 'a*1.05^8', '=', '10000'],
        ['Divide both sides by the factor', 'a', '=', '10000/1.05^8'],
        ['Evaluate and round', '10000/1.05^8', '≈', '6768.39'],
      ],
      answer: '6768.39 dollars',
      remark:
        'Check: $6768.39*1.05^8$ is 10000 to within a cent. Nearly a third of the total comes from interest.',
      check: { kind: 'value', expression: '10000*(20/21)^8' },
      letters: { a: '6768.3936202868721023029795571145052752797876972757834431141806872' },
    },
    {
      task: 'An account grows by 6% a year, compounded continuously. What does 1000 dollars become in 5 years, in dollars and cents?',
      steps: [
        ['Rate times time', '0.06*5', '=', '0.3'],
        ['Continuous compounding', '1000*e^(0.06*5)', '=', '1000*e^0.3'],
        ['Evaluate and round', '1000*e^0.3', '≈', '1349.86'],
      ],
      answer: '1349.86 dollars',
      remark:
        'Compounded annually, it would be 1338.23 dollars. Continuous compounding adds less than 12 dollars. Even compounding at every moment has a limit.',
      check: { kind: 'value', expression: '1000*e^(3/10)' },
    },
  ],
  pitfalls: [
    {
      wrong: '$10000/1.05^8 = 10000*0.95^8$',
      right: '$10000/1.05^8 = 10000*(1/1.05)^8$',
      why: 'Taking 5% off doesn’t undo adding 5%, because the two are percentages of different amounts. To undo multiplying by 1.05, divide by 1.05.',
    },
    {
      wrong: '1% a month is 12% a year',
      right: '1% a month is 12.68% a year',
      why: 'You added percentages of different amounts. Each month’s 1% is taken from a larger debt. Multiply factors; never add percentages.',
    },
    {
      wrong: '4% a year, compounded quarterly: the factor is 1.04 and the exponent is 12',
      right: '4% a year, compounded quarterly: the factor is 1.01 and the exponent is 12',
      why: 'The exponent counts quarters, but 1.04 is the factor for a year. That would mean 4% every three months. Write the period next to both numbers.',
    },
    {
      wrong: '3% a year gives the factor $1 + 3$',
      right: '3% a year gives the factor $1 + 0.03$',
      why: 'Percent means hundredths. With a factor of 4, your money would quadruple every year; thinking about the size of the answer reveals this mistake.',
    },
  ],
};
