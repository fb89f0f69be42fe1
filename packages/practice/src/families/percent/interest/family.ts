import { divide, exactText, fixedText, multiply, power, rational } from '@mathtools/math-core/rational';
import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';

/** Returns the values of an amount that grows n times by p/k percent. */
function grown(start: number, [p, k]: readonly [number, number], n: number) {
  const factor = rational(BigInt(100 * k + p), BigInt(100 * k));
  const exact = multiply(rational(BigInt(start)), power(factor, n));
  return { f: 1 + p / k / 100, end: fixedText(exact, 2), exact: exactText(exact) };
}

const PLACES = 'Round to the nearest cent.';

/** Creates a problem about interest that is added once a year. */
const yearly = /* @__PURE__ */ story({
  numbers: { s: [200, 6000, 100], p: [2, 9], n: [2, 8] },
  derive: ({ s, p, n }) => ({
    ...grown(s, [p, 1], n),
    simple: s * (1 + (p * n) / 100),
    few: s * (1 + p / 100) ** (n - 1),
  }),
  when: ({ end, exact }) => Number(end) < 10_000 && exact.length > end.length,
  settings: [
    {
      ask: [
        `You deposit {s} dollars at {p}% interest, compounded yearly. How much money is in the account after {n} years? ${PLACES}`,
        `A savings account starts with {s} dollars and earns {p}% interest each year. What is the balance after {n} years? ${PLACES}`,
      ],
      unit: 'dollars',
    },
    {
      ask: [
        `Grandparents invest {s} dollars for a child at {p}% a year, and the interest stays invested. What is it worth after {n} years? ${PLACES}`,
        `A child gets {s} dollars, which earns {p}% interest a year. The interest is never taken out. How much is in the account after {n} years? ${PLACES}`,
      ],
      unit: 'dollars',
    },
    {
      ask: [
        `A student borrows {s} dollars at {p}% interest, compounded yearly, and pays nothing back. How much is owed after {n} years? ${PLACES}`,
        `A loan of {s} dollars grows by {p}% a year while nothing is paid. How large is the debt after {n} years? ${PLACES}`,
      ],
      unit: 'dollars',
    },
    {
      ask: [
        `A bond of {s} dollars pays {p}% a year, and every payment is invested at the same rate. What is the total value after {n} years? ${PLACES}`,
        `A club invests {s} dollars in a fund that grows by {p}% each year. What is the investment worth after {n} years? ${PLACES}`,
      ],
      unit: 'dollars',
    },
  ],
  answer: '{end}',
  form: { kind: 'rounded', decimals: 2 },
  hints: [
    'Each year, the amount is multiplied by the same number. What number?',
    'Growing by {p}% multiplies by ${f}$. How many times does that happen?',
    'Calculate ${s} * {f}^{n}$.',
  ],
  steps: [
    [
      'practice.growth-factor',
      'Each year multiplies by the growth factor',
      '{s} * (1 + {p}/100)^{n}',
      '=',
      '{s} * {f}^{n}',
    ],
    ['practice.round', 'Evaluate and round to 2 decimal places', '{s} * {f}^{n}', '≈', '{end}'],
  ],
  mistakes: [
    [
      ({ simple }) => simple,
      'You added the same interest every year. From the second year on, the interest earns interest, too: multiply by ${f}$ for each of the ${n}$ years.',
    ],
    [({ end, s }) => Number(end) - s, 'That is only the interest. Add the ${s}$ from the start.'],
    [({ few }) => few, 'You stopped one year early. Multiply by ${f}$ once for each of the ${n}$ years.'],
    [({ s, f, n }) => s * f * n, 'You multiplied by ${n}$. Use ${n}$ as an exponent: ${s} * {f}^{n}$.'],
    [
      ({ s, f }) => s * f,
      'That is the amount after one year. Multiply by ${f}$ for each of the ${n}$ years.',
    ],
  ],
});

/** Creates a problem about interest that is added several times a year. */
const often = /* @__PURE__ */ story({
  numbers: { s: [200, 6000, 100], p: { of: [3, 4, 6, 9, 12] }, k: { of: [2, 4, 12] }, years: [2, 5] },
  derive: ({ s, p, k, years }) => ({
    ...grown(s, [p, k], k * years),
    n: k * years,
    often: { 2: 'twice a year', 4: 'quarterly', 12: 'monthly' }[k],
    period: { 2: 'half-year', 4: 'quarter', 12: 'month' }[k],
    part: p / k,
    once: s * (1 + p / 100) ** years,
    yearsOnly: s * (1 + p / k / 100) ** years,
    simple: s * (1 + (p * years) / 100),
  }),
  when: ({ end, exact, p, k }) =>
    Number(end) < 10_000 && exact.length > end.length && Number.isInteger((100 * p) / k),
  settings: [
    {
      ask: [
        `You deposit {s} dollars at a yearly rate of {p}%, compounded {often}. What is the balance after {years} years? ${PLACES}`,
        `An account with {s} dollars earns {p}% a year, compounded {often}. How much is in it after {years} years? ${PLACES}`,
      ],
      unit: 'dollars',
    },
    {
      ask: [
        `A credit card debt of {s} dollars grows at a yearly rate of {p}%, compounded {often}. How large is it after {years} years without payments? ${PLACES}`,
        `You owe {s} dollars at {p}% a year, compounded {often}, and pay nothing. How much do you owe after {years} years? ${PLACES}`,
      ],
      unit: 'dollars',
    },
    {
      ask: [
        `A certificate of deposit of {s} dollars has a yearly rate of {p}%, compounded {often}. What is it worth after {years} years? ${PLACES}`,
        `A bank sells a certificate for {s} dollars at {p}% a year, compounded {often}. How much does it pay back after {years} years? ${PLACES}`,
      ],
      unit: 'dollars',
    },
    {
      ask: [
        `A town sets aside {s} dollars for a playground at {p}% a year, compounded {often}. How much is there after {years} years? ${PLACES}`,
        `A school saves {s} dollars for a trip at a yearly rate of {p}%, compounded {often}. What is the amount after {years} years? ${PLACES}`,
      ],
      unit: 'dollars',
    },
  ],
  answer: '{end}',
  form: { kind: 'rounded', decimals: 2 },
  hints: [
    'What is the rate for one {period}, and how many times is interest added?',
    'The interest for each {period} is ${p}/{k}$ percent. There are ${k} * {years}$ of them.',
    'Calculate ${s} * {f}^{n}$.',
  ],
  steps: [
    [
      'practice.growth-factor',
      'Each {period} multiplies by the growth factor',
      '{s} * (1 + {part}/100)^({k} * {years})',
      '=',
      '{s} * {f}^{n}',
    ],
    ['practice.round', 'Evaluate and round to 2 decimal places', '{s} * {f}^{n}', '≈', '{end}'],
  ],
  mistakes: [
    [
      ({ once }) => once,
      'You added interest once a year. Each {period} multiplies the amount by ${f}$, and there are ${n}$ of them.',
    ],
    [
      ({ yearsOnly }) => yearsOnly,
      'The exponent is the number of times that interest is added: ${k} * {years} = {n}$, not ${years}$.',
    ],
    [
      ({ simple }) => simple,
      'That is simple interest on ${s}$. The interest earns interest, too: ${s} * {f}^{n}$.',
    ],
    [({ end, s }) => Number(end) - s, 'That is only the interest. Add the ${s}$ from the start.'],
  ],
});

/** Creates a problem that asks how much to invest for an amount in the future. */
const present = /* @__PURE__ */ story({
  numbers: { goal: [1000, 9000, 100], p: [2, 9], n: [2, 8] },
  derive: ({ goal, p, n }) => ({
    f: 1 + p / 100,
    start: fixedText(divide(rational(BigInt(goal)), power(rational(BigInt(100 + p), 100n), n)), 2),
    lessEach: goal * (1 - p / 100) ** n,
    less: goal * (1 - (p * n) / 100),
    grownOnce: goal * (1 + p / 100) ** n,
    simple: goal / (1 + (p * n) / 100),
  }),
  when: () => true,
  settings: [
    {
      ask: [
        `You want {goal} dollars in an account that pays {p}% a year, compounded yearly, after {n} years. How much must you deposit today? ${PLACES}`,
        `How much must you deposit to have {goal} dollars at {p}% a year, compounded yearly, in {n} years? ${PLACES}`,
      ],
      unit: 'dollars',
    },
    {
      ask: [
        `A family needs {goal} dollars for college. Savings earn {p}% a year, and there are {n} years left. How much must be saved now? ${PLACES}`,
        `College will cost {goal} dollars. How much do you need now if it earns {p}% interest a year for {n} years? ${PLACES}`,
      ],
      unit: 'dollars',
    },
    {
      ask: [
        `A machine will cost {goal} dollars. How much must you invest today at {p}% a year to have that amount in {n} years? ${PLACES}`,
        `A company must pay {goal} dollars for a machine. It invests at {p}% a year for {n} years. How much must it invest? ${PLACES}`,
      ],
      unit: 'dollars',
    },
    {
      ask: [
        `A bond pays {goal} dollars at maturity. At {p}% interest a year, what is it worth {n} years earlier? ${PLACES}`,
        `A note that pays {goal} dollars is sold at an interest rate of {p}% a year, {n} years before it matures. What is its price? ${PLACES}`,
      ],
      unit: 'dollars',
    },
  ],
  answer: '{start}',
  form: { kind: 'rounded', decimals: 2 },
  hints: [
    'Let x be the amount today. How does it grow?',
    'After {n} years, it is $x * {f}^{n}$.',
    'Solve $x * {f}^{n} = {goal}$.',
  ],
  steps: [
    [
      'practice.growth-factor',
      'The amount today, times a factor for each year',
      'x * {f}^{n}',
      '=',
      '{goal}',
    ],
    ['practice.divide-both-sides', 'Divide both sides by the factor', 'x', '=', '{goal}/{f}^{n}'],
    ['practice.round', 'Evaluate and round to 2 decimal places', 'x', '≈', '{start}'],
  ],
  mistakes: [
    [
      ({ lessEach }) => lessEach,
      'You subtracted ${p}$% each year. Undo the growth instead: divide ${goal}$ by ${f}^{n}$.',
    ],
    [
      ({ less }) => less,
      'You subtracted ${n}$ times ${p}$% of ${goal}$. Divide ${goal}$ by ${f}^{n}$ instead.',
    ],
    [
      ({ grownOnce }) => grownOnce,
      'You multiplied by ${f}^{n}$. The ${goal}$ is the amount at the end, so divide.',
    ],
    [
      ({ simple }) => simple,
      'You used simple interest. Each year multiplies by ${f}$, so divide ${goal}$ by ${f}^{n}$.',
    ],
    [({ goal, f }) => goal / f, 'You went back one year. Divide by ${f}$ for each of the ${n}$ years.'],
  ],
});

/** Future and present values with compound interest. */
export const interest: Family = /* @__PURE__ */ storyFamily('interest', 'algebra', {
  easy: [yearly],
  medium: [often],
  hard: [present],
});
