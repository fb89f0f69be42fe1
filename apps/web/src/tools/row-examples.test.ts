import { age } from '@mathtools/math-core/age';
import { checkWorking, solve } from '@mathtools/math-core/algebra';
import { calculate } from '@mathtools/math-core/arithmetic';
import { bmi } from '@mathtools/math-core/bmi';
import { compoundInterest } from '@mathtools/math-core/compound-interest';
import { discount } from '@mathtools/math-core/discount';
import { calculateFractions } from '@mathtools/math-core/fraction';
import { gpa } from '@mathtools/math-core/gpa';
import { loan } from '@mathtools/math-core/loan';
import { evaluateLogarithm } from '@mathtools/math-core/logarithm';
import { convertBase } from '@mathtools/math-core/number-base';
import { partOfTotal } from '@mathtools/math-core/percentage';
import { primeFactors } from '@mathtools/math-core/prime';
import { solveQuadratic } from '@mathtools/math-core/quadratic';
import { type Figure, trimZeros } from '@mathtools/math-core/rational';
import type { Result } from '@mathtools/math-core/result';
import { statistics } from '@mathtools/math-core/statistics';
import { expressionText } from '@mathtools/math-core/steps';
import { combineDurations } from '@mathtools/math-core/time';
import { tip } from '@mathtools/math-core/tip';
import { convert } from '@mathtools/math-core/unit';
import { expect, test } from 'vitest';
import { equation, written } from '../ui/result/written.js';
import { tools } from './index.js';

function given<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

const dollars = (amount: string): string =>
  `$${amount.replace(/\.00$/, '').replaceAll(/\B(?=(?:\d{3})+\b)/g, ',')}`;

/** Returns a figure without trailing zeros, marked if it is rounded. */
const short = ({ relation, text }: Figure, write = trimZeros): string =>
  written({ relation, text: write(text) });

/** Returns the answer of the engine to the question of each row, in the words of the row. */
const ANSWERS: Readonly<
  Record<string, readonly [question: string, answer: () => string | number | undefined]>
> = {
  logarithm: ['log₂ 8 = ', () => short(given(evaluateLogarithm({ base: 2, value: 8 })).answer)],
  time: [
    '1 h 30 min + 2 h 45 min = ',
    () => {
      const first = { hours: 1, minutes: 30 };
      const total = given(combineDurations({ operation: 'add', first, second: { hours: 2, minutes: 45 } }));
      return `${total.hours} h ${total.minutes} min`;
    },
  ],
  equation: [
    '2x + 3 = 11, ',
    () => {
      const { solution } = given(solve('2x + 3 = 11'));
      return solution.kind === 'values' ? `${solution.unknown} = ${solution.values.join()}` : undefined;
    },
  ],
  working: [
    '2x = 8, x = 3: ',
    () => (given(checkWorking(['2x = 8', 'x = 3']))[0]?.verdict === 'wrong' ? 'line 2 is wrong' : undefined),
  ],
  fractions: [
    '1/2 + 1/3 = ',
    () => given(calculateFractions({ left: '1/2', operation: 'add', right: '1/3' })).fraction,
  ],
  quadratic: [
    'x² − 5x + 6 = 0, ',
    () =>
      given(solveQuadratic({ a: 1, b: -5, c: 6 }))
        .roots.map(({ real }) => `x = ${real.number}`)
        .join(' or '),
  ],
  primes: [
    '360 = ',
    () =>
      given(primeFactors({ numbers: '360' }))
        .numbers.map(({ product }) => expressionText(product))
        .join(),
  ],
  statistics: ['Mean of 2, 4, 9 = ', () => short(given(statistics({ values: '2, 4, 9' })).mean)],
  arithmetic: [
    '0.1 + 0.2 = ',
    () => short(given(calculate({ left: 0.1, operation: 'add', right: 0.2 })).answer),
  ],
  percentage: ['20 of 80 = ', () => `${short(given(partOfTotal({ part: 20, total: 80 })).answer)}%`],
  age: [
    'May 14, 2000 to May 14, 2025 = ',
    () => {
      const { years, months, days } = given(age({ birth: '2000-05-14', target: '2025-05-14' }));
      return months === 0 && days === 0 ? `${years} years` : undefined;
    },
  ],
  bmi: ['70 kg, 175 cm = ', () => short(given(bmi({ system: 'metric', weight: 70, height: 175 })).bmi)],
  tip: ['18% of $50 = ', () => short(given(tip({ bill: 50, percentage: 18, people: 1 })).tip, dollars)],
  discount: ['$80 − 25% = ', () => short(given(discount({ price: 80, percentage: 25 })).finalPrice, dollars)],
  gpa: [
    'A and B, 3 credits each = ',
    () => {
      const courses = ['A', 'B'].map((grade) => ({ credits: 3, grade }));
      return short(given(gpa({ courses })).gpa);
    },
  ],
  loan: [
    '$200,000 at 6.5%, 30 years = ',
    () =>
      `${short(given(loan({ principal: 200_000, annualRate: 6.5, years: 30 })).payment, dollars)} a month`,
  ],
  'compound-interest': [
    '$1,000 at 5%, 2 years = ',
    () => {
      const terms = { principal: 1000, annualRate: 5, years: 2, periodsPerYear: 1, contribution: 0 };
      return short(given(compoundInterest(terms)).balance, dollars);
    },
  ],
  unit: [
    '5 in = ',
    () =>
      `${short(given(convert({ category: 'length', value: 5, from: 'inches', to: 'centimeters' })).answer)} cm`,
  ],
  'number-bases': ['255 = ', () => `${given(convertBase({ digits: '255', from: 10, to: 16 })).text}₁₆`],
};

test.for(Object.entries(ANSWERS))(
  'the example in the row of %s gives the answer of the engine',
  ([id, [question, answer]]) => {
    expect(tools.find((tool) => tool.id === id)?.example).toBe(
      question.endsWith(' = ')
        ? equation(question.slice(0, -' = '.length), String(answer()))
        : question + String(answer()),
    );
  },
);
