import type { Lesson } from '../pack.js';

export const compoundInterest: Lesson = {
  id: 'compound-interest',
  title: 'Interest on interest',
  minutes: 35,
  idea: [
    { heading: 'Is 1% a month the same as 12% a year?' },
    'You owe 1000 dollars. One lender takes 12% at the end of the year. Another takes 1% at the end of each month and adds it to your debt. Do you pay the same?',
    'With the first you owe 1120 dollars. With the second the debt is multiplied by 1.01 twelve times: $1000*1.01^12 ≈ 1126.83$. The missing 6.83 dollars are interest on interest: in February you pay 1% of January’s interest too, and so on. This is called compound interest.',
    { heading: 'The law' },
    'A yearly rate $r$, compounded $n$ times a year, means: the year is cut into $n$ periods, and in each the money is multiplied by $1 + r/n$. In $t$ years there are $n*t$ periods. So $a$ dollars become:',
    {
      formula: 'a(1 + r/n)^(n*t)',
      words: 'The start, times the factor of a period, as often as there are periods.',
      where: 'with the rate as a decimal: 12% is $r = 0.12$',
    },
    'It is the law of the last lesson, $a*q^t$, with a period as the step. Two questions keep you safe: what is the factor of one period, and how many periods are there? The factor and the number must speak of the same period.',
    { heading: 'Compare rates fairly' },
    'Rates with different periods can’t be compared as they stand. Work out what a year makes of 1 dollar. For 1% a month it is $1.01^12$, about 1.1268, so the loan costs 12.68% a year. This is the effective rate; the 12% on the sign is only the nominal one.',
    { heading: 'Back to today' },
    'Growth can be read backward. If 1 dollar today becomes $q^t$ dollars, then a sum of $m$ dollars that you will need in $t$ years is worth $m/q^t$ today. Multiplying leads into the future, dividing leads back. This is called the present value.',
    {
      formula: 'a = m/(1 + r)^t',
      words: 'What you must put aside now to have m in t years.',
      where: 'at the yearly rate $r$, added once a year',
      solves: 'a(1 + r)^t = m',
    },
    { heading: 'More and more often' },
    'Let the rate be 100%, so that you can see well what happens. After a year 1 dollar has become $(1 + 1/n)^n$ dollars.',
    {
      head: ['Compounded', '$n$', '1 dollar becomes'],
      rows: [
        ['once a year', '1', '2'],
        ['twice a year', '2', '2.25'],
        ['each quarter', '4', '2.4414'],
        ['each month', '12', '2.6130'],
        ['each day', '365', '2.7146'],
      ],
    },
    'It grows, but less and less, and never passes a certain number: $e$, which is about 2.7183. Two things pull against each other: the factor comes closer to 1, but it is used more often.',
    'And at another rate $r$? Cut the year into periods so short that each brings the factor $1 + 1/m$, with a large $m$. At 100% a year has $m$ of them, and they turn 1 dollar into nearly $e$ dollars. At the rate $r$ it has only $r*m$ of them, and they make $(1 + 1/m)^(m*r)$, the power $r$ of $(1 + 1/m)^m$: nearly $e^r$.',
    {
      formula: 'a*e^(r*t)',
      words: 'What a dollars become in t years if interest is added at every moment.',
      where: 'with the rate as a decimal; banks say: compounded continuously',
    },
    'Money is seldom compounded like that, but plants, bacteria and radioactive atoms do not wait for the end of the month. That is why $e$ and its logarithm, ln, turn up in all of nature: the next lessons need them.',
  ],
  examples: [
    {
      task: 'You put 2000 dollars into an account with 3% interest a year, added once a year. What do you have after 10 years, in dollars and cents?',
      steps: [
        ['The factor of a year', '1 + 3/100', '=', '1.03'],
        ['Ten years', '2000*1.03^10', '≈', '2687.83'],
      ],
      answer: '2687.83 dollars',
      remark:
        'Without interest on interest it would be 2600 dollars. The other 87.83 dollars are what earlier interest has earned.',
      check: { kind: 'value', expression: '2000*(103/100)^10' },
    },
    {
      task: 'You invest 5000 dollars at 4% a year, compounded quarterly: every three months a quarter of the 4% is added. What do you have after 3 years, in dollars and cents?',
      steps: [
        ['The factor of a quarter of a year', '1 + 0.04/4', '=', '1.01'],
        ['The number of quarters', '4*3', '=', '12'],
        ['Put both together', '5000*1.01^12', '≈', '5634.13'],
      ],
      answer: '5634.13 dollars',
      remark: 'Added once a year it would be 5624.32 dollars. More often is better, but not by much.',
      check: { kind: 'value', expression: '5000*(1 + 0.04/4)^(4*3)' },
    },
    {
      task: 'A credit card takes 1.5% a month on what you owe. What effective yearly rate is that, in percent, to 2 decimals?',
      steps: [
        ['What a year makes of 1 dollar of debt', '(1 + 1.5/100)^12', '=', '1.015^12'],
        ['Take away the dollar itself and count in hundredths', '100(1.015^12 - 1)', '≈', '19.56'],
      ],
      answer: '19.56%',
      remark:
        'Twelve times 1.5% is 18%, and that is what the advertisement shows. A debt left alone at this rate doubles in less than four years.',
      check: { kind: 'value', expression: '100*((203/200)^12 - 1)' },
    },
    {
      task: 'You want to have 10000 dollars in 8 years. How much must you invest today at 5% a year, in dollars and cents?',
      steps: [
        ['Eight years multiply the sum a', 'a*1.05^8', '=', '10000'],
        ['Divide both sides by the factor', 'a', '=', '10000/1.05^8'],
        ['Work it out and round', '10000/1.05^8', '≈', '6768.39'],
      ],
      answer: '6768.39 dollars',
      remark:
        'Check forward: $6768.39*1.05^8$ is 10000 up to a cent. Nearly a third of the sum will come from interest.',
      check: { kind: 'value', expression: '10000*(20/21)^8' },
      letters: { a: '6768.3936202868721023029795571145052752797876972757834431141806872' },
    },
    {
      task: 'An account grows by 6% a year, compounded continuously. What do 1000 dollars become in 5 years, in dollars and cents?',
      steps: [
        ['Rate times time', '0.06*5', '=', '0.3'],
        ['Interest at every moment', '1000*e^(0.06*5)', '=', '1000*e^0.3'],
        ['Work it out and round', '1000*e^0.3', '≈', '1349.86'],
      ],
      answer: '1349.86 dollars',
      remark:
        'Compounded once a year it would be 1338.23 dollars. All the moments between bring in less than 12 dollars: even “always” has a limit.',
      check: { kind: 'value', expression: '1000*e^(3/10)' },
    },
  ],
  pitfalls: [
    {
      wrong: '$10000/1.05^8 = 10000*0.95^8$',
      right: '$10000/1.05^8 = 10000*(1/1.05)^8$',
      why: 'Taking 5% off does not undo adding 5%, since the two are parts of different wholes. The way back from multiplying by 1.05 is dividing by 1.05.',
    },
    {
      wrong: '1% a month is 12% a year',
      right: '1% a month is 12.68% a year',
      why: 'You added percentages that belong to different sums. Each month takes its 1% of a larger debt. Multiply factors, never add percentages.',
    },
    {
      wrong: '4% a year, added each quarter: the factor is 1.04 and the exponent 12',
      right: '4% a year, added each quarter: the factor is 1.01 and the exponent 12',
      why: 'The exponent counts quarters, but 1.04 is the factor of a year. That would be 4% every three months. Write the period beside both numbers.',
    },
    {
      wrong: '3% a year gives the factor $1 + 3$',
      right: '3% a year gives the factor $1 + 0.03$',
      why: 'Percent means hundredths. With a factor of 4 your money would quadruple every year; a moment’s doubt about the size of the answer finds this mistake.',
    },
  ],
};
