import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { chain } from '../../shared/chain.js';
import { ordinal } from '../../shared/ordinal.js';
import { withMinus } from '../../shared/polynomial-text.js';
import { ratio, signed, slips } from '../../shared/slips.js';
import { ofSeries, ofFirstTerms } from './sums.js';
import { drawn, firstTerms } from './terms.js';

/** Arithmetic sequences: a distant term, the formula, the first term from two others, and sums. */
export const arithmeticSequence: Family = {
  id: 'arithmetic-sequence',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return distantTerm(random);
    if (difficulty === 'medium') return random.oneIn(2) ? formula(random) : fromTwoTerms(random);
    return random.oneIn(2) ? ofFirstTerms(random) : ofSeries(random);
  },
};

const GROWS = (d: number): string =>
  d > 0 ? `Each term is ${d} more than the previous one.` : `Each term is ${-d} less than the previous one.`;

function distantTerm(random: Random): Draft {
  const [[a, d], n] = [drawn(random), random.whole(10, 60)];
  const result = a + (n - 1) * d;
  const expression = `${a} + (${n} - 1) * ${signed(d)}`;
  return {
    question: random.pick([
      `An arithmetic sequence begins ${firstTerms(a, d)} What is its ${ordinal(n)} term?`,
      `Find the ${ordinal(n)} term of the arithmetic sequence ${firstTerms(a, d)}`,
    ]),
    answer: String(result),
    form: { kind: 'number' },
    hints: [
      'By how much does each term differ from the previous one?',
      `${GROWS(d)} How many steps are there from the first term to the ${ordinal(n)}?`,
      `There are ${n - 1} steps: calculate $${a} + ${n - 1} * ${signed(d)}$.`,
    ],
    steps: chain(
      expression,
      ['practice.subtract', `There are ${n - 1} steps from the first term`, `${a} + ${n - 1} * ${signed(d)}`],
      ['practice.products-first', 'Multiply first', sumText([a, ''], [(n - 1) * d, ''])],
      ['practice.work-out', 'Evaluate', String(result)],
    ),
    mistakes: slips(
      [
        result + d,
        `You took ${n} steps. From the first term to the ${ordinal(n)}, there are only ${n - 1} steps.`,
      ],
      [(n - 1) * d, `That is only the change. Begin with the first term, $${a}$.`],
      [
        n * d,
        `You multiplied $${d}$ by $${n}$. Begin with $${a}$ and add $${d}$ for each of the ${n - 1} steps.`,
      ],
      [a - (n - 1) * d, `Watch the sign of the difference: it is $${d}$.`],
      [
        a * (n - 1) + d,
        `You swapped the first term and the difference. Start at $${a}$, and add $${d}$ for each step.`,
      ],
    ),
  };
}

function formula(random: Random): Draft {
  const [a, d] = drawn(random);
  const result = sumText([d, 'n'], [a - d, '']);
  const start = `${a} + (n - 1) * ${signed(d)}`;
  return {
    question: random.pick([
      `An arithmetic sequence begins ${firstTerms(a, d)} Which expression gives its nth term?`,
      `Find the nth term of the arithmetic sequence ${firstTerms(a, d)}`,
    ]),
    answer: result,
    form: { kind: 'expression', shape: 'expanded' },
    hints: [
      GROWS(d),
      `From the first term to the nth, there are n − 1 steps of ${withMinus(d)}.`,
      `Simplify $${start}$.`,
    ],
    steps: chain(
      start,
      ['practice.distributive-law', 'Expand', sumText([a, ''], [d, 'n'], [-d, ''])],
      ['practice.collect-like-terms', 'Combine the numbers', result],
    ),
    mistakes: slips(
      [
        sumText([d, 'n'], [a, '']),
        `For $n = 1$, that is $${a + d}$, but the first term is $${a}$. There are only n − 1 steps.`,
      ],
      [
        sumText([1, 'n'], [d, '']),
        `That would grow by 1 with each term. The difference is $${d}$, so it is the coefficient of n.`,
      ],
      [
        sumText([a, 'n'], [d, '']),
        `You swapped the first term and the difference. The difference $${d}$ is the coefficient of n.`,
      ],
      [sumText([d, 'n'], [a + d, '']), `For $n = 1$, that is $${a + 2 * d}$, but the first term is $${a}$.`],
      [sumText([-d, 'n'], [a + d, '']), `Watch the sign of the difference: it is $${d}$.`],
    ),
  };
}

/** Asks for the first term from two other terms. */
function fromTwoTerms(random: Random): Draft {
  const [[a, d], m] = [drawn(random), random.whole(3, 6)];
  const n = m + random.whole(3, 9);
  const [low, high] = [a + (m - 1) * d, a + (n - 1) * d];
  if (low === 0 || high === 0) return fromTwoTerms(random);
  return {
    question: random.pick([
      `The ${ordinal(m)} term of an arithmetic sequence is ${withMinus(low)}, and the ${ordinal(n)} term is ${withMinus(high)}. What is the first term?`,
      `In an arithmetic sequence, the ${ordinal(m)} term is ${withMinus(low)} and the ${ordinal(n)} is ${withMinus(high)}. Find the first term.`,
    ]),
    answer: String(a),
    form: { kind: 'number' },
    hints: [
      `How many steps are there from the ${ordinal(m)} term to the ${ordinal(n)}?`,
      `There are ${n - m} steps, and the terms change by $${high} - ${signed(low)}$. Find one step.`,
      `One step is $${d}$. From the ${ordinal(m)} term, go back ${m - 1} steps.`,
    ],
    steps: [
      line(
        'practice.common-difference',
        `Divide the change by the ${n - m} steps`,
        `(${high} - ${signed(low)})/(${n} - ${m})`,
        '=',
        String(d),
      ),
      line('practice.set-up', `Go back ${m - 1} steps`, `${low} - ${m - 1} * ${signed(d)}`, '=', String(a)),
    ],
    mistakes: slips(
      [
        a - d,
        `You went back ${m} steps from the ${ordinal(m)} term. It is only ${m - 1} steps back to the first term.`,
      ],
      [d, `That is the difference. Go back ${m - 1} steps from the ${ordinal(m)} term, $${low}$.`],
      [
        low + (m - 1) * d,
        `You went forward. To reach the first term, subtract: $${low} - ${m - 1} * ${signed(d)}$.`,
      ],
      [
        ratio(low * (n - m + 1) - (m - 1) * (high - low), n - m + 1),
        `From the ${ordinal(m)} to the ${ordinal(n)} term, there are $${n} - ${m} = ${n - m}$ steps.`,
      ],
      [
        a + d,
        `Check the number of steps: from the ${ordinal(m)} term back to the first, there are ${m - 1}.`,
      ],
    ),
  };
}
