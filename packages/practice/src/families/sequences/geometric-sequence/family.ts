import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { chain } from '../../shared/chain.js';
import { lowestTerms, quotientText } from '../../shared/lowest.js';
import { ordinal } from '../../shared/ordinal.js';
import { withMinus } from '../../shared/polynomial-text.js';
import { ratio, signed, slips } from '../../shared/slips.js';

/** Geometric sequences: a later term, the ratio from two terms, finite and infinite sums. */
export const geometricSequence: Family = {
  id: 'geometric-sequence',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return laterTerm(random);
    if (difficulty === 'medium') return fromTwoTerms(random);
    return random.oneIn(2) ? finiteSum(random) : infiniteSum(random);
  },
};

const MOST = 99_999;

function firstTerms(a: number, r: number): string {
  return `${[0, 1, 2].map((n) => withMinus(a * r ** n)).join(', ')}, …`;
}

function laterTerm(random: Random): Draft {
  const [a, r, n] = [
    random.wholeExcept(-9, 12, 0, 1, -1),
    random.pick([2, 2, 3, 3, 4, 5, -2, -3, 10]),
    random.whole(5, 9),
  ];
  const result = a * r ** (n - 1);
  if (Math.abs(result) > MOST) return laterTerm(random);
  const power = r ** (n - 1);
  return {
    question: random.pick([
      `A geometric sequence begins ${firstTerms(a, r)} What is its ${ordinal(n)} term?`,
      `Find the ${ordinal(n)} term of the geometric sequence ${firstTerms(a, r)}`,
    ]),
    answer: String(result),
    form: { kind: 'number' },
    hints: [
      'By which number is each term multiplied to get the next one?',
      `The ratio is $${a * r} ÷ ${signed(a)} = ${r}$. How many times do you multiply by it to reach the ${ordinal(n)} term?`,
      `Multiply ${n - 1} times: calculate $${a} * ${signed(r)}^${n - 1}$.`,
    ],
    steps: [
      line(
        'practice.common-ratio',
        'Divide the second term by the first',
        `${a * r}/${signed(a)}`,
        '=',
        String(r),
      ),
      ...chain(
        `${a} * ${signed(r)}^${n - 1}`,
        [
          'practice.work-out-power',
          `Multiply ${n - 1} times, and evaluate the power`,
          `${a} * ${signed(power)}`,
        ],
        ['practice.multiply', 'Multiply', String(result)],
      ),
    ],
    mistakes: slips(
      [
        result * r,
        `You multiplied ${n} times. From the first term to the ${ordinal(n)}, there are only ${n - 1} steps.`,
      ],
      [
        a + (n - 1) * (a * r - a),
        `You added the same number each time. In a geometric sequence, multiply by $${r}$ each time.`,
      ],
      [power, `That is only the power of the ratio. Multiply it by the first term, $${a}$.`],
      [
        a * r * (n - 1),
        `You multiplied the ratio by ${n - 1}. Raise it to the power: $${signed(r)}^${n - 1}$.`,
      ],
      r < 0 && [-result, `Watch the sign: $(${r})^${n - 1}$ has ${n - 1} negative factors.`],
    ),
  };
}

/** Asks for the ratio or for the first term, from two other terms. */
function fromTwoTerms(random: Random): Draft {
  const [a, r, m] = [
    random.wholeExcept(-12, 30, 0, 1, -1),
    random.pick([2, 3, 4, 5, -2, -3]),
    random.whole(2, 3),
  ];
  const gap = 3;
  const n = m + gap;
  const [low, high, factor] = [a * r ** (m - 1), a * r ** (n - 1), r ** gap];
  if (Math.abs(high) > 20_000) return fromTwoTerms(random);
  const isFirst = random.oneIn(2);
  const given = `The ${ordinal(m)} term of a geometric sequence is ${withMinus(low)}, and the ${ordinal(n)} term is ${withMinus(high)}.`;
  const other = `In a geometric sequence, the ${ordinal(m)} term is ${withMinus(low)} and the ${ordinal(n)} is ${withMinus(high)}.`;
  const times = m === 2 ? `$${r}$` : `$${signed(r)}^2 = ${r * r}$`;
  return {
    question: random.pick([
      `${given} What is ${isFirst ? 'the first term' : 'the ratio of each term to the previous one'}?`,
      `${other} Find ${isFirst ? 'its first term' : 'the common ratio'}.`,
    ]),
    answer: String(isFirst ? a : r),
    form: { kind: 'number' },
    hints: [
      `From the ${ordinal(m)} term to the ${ordinal(n)}, you multiply by the ratio ${gap} times.`,
      `The cube of the ratio is $${high} ÷ ${signed(low)} = ${factor}$.`,
      isFirst
        ? `The ratio is $${r}$. From the ${ordinal(m)} term, go back by dividing by ${times}.`
        : `Which number has the cube $${factor}$?`,
    ],
    steps: [
      line(
        'practice.common-ratio',
        `The ratio to the power ${gap}`,
        `${high}/${signed(low)}`,
        '=',
        String(factor),
      ),
      line('practice.write-as-power', 'Write it as a cube', String(factor), '=', `${signed(r)}^3`),
      isFirst
        ? line(
            'practice.divide',
            `Divide by the ratio ${m - 1 === 1 ? 'once' : 'twice'}`,
            `${low}/${m === 2 ? signed(r) : String(r * r)}`,
            '=',
            String(a),
          )
        : line(
            'practice.compare-exponents',
            'The exponents are equal, so the ratio is the base',
            'r',
            '=',
            String(r),
          ),
    ],
    mistakes: isFirst
      ? slips(
          [low * r ** (m - 1), `You multiplied. To go back from the ${ordinal(m)} term, divide by ${times}.`],
          [
            ratio(low, r ** m),
            `You went back ${m} steps. From the ${ordinal(m)} term to the first, there ${m === 2 ? 'is 1 step' : `are ${m - 1} steps`}.`,
          ],
          [r, `That is the ratio. Divide the ${ordinal(m)} term, $${low}$, by ${times}.`],
          m === 3 && [ratio(low, r), `That is the second term. Divide by the ratio once more.`],
          [-a, `Check the sign of the ratio: it is $${r}$.`],
        )
      : slips(
          [factor, `That is the ratio to the power ${gap}. Take the cube root.`],
          [
            ratio(factor, gap),
            `You divided $${factor}$ by ${gap}. There are ${gap} factors, so take the cube root.`,
          ],
          [-r, `Check the sign: $${signed(-r)}^3$ is $${-factor}$, not $${factor}$.`],
          [
            ratio(high - low, gap),
            `You added the same number each time. In a geometric sequence, multiply by the same number.`,
          ],
        ),
  };
}

function finiteSum(random: Random): Draft {
  const [a, r, n] = [random.whole(2, 12), random.pick([2, 2, 3, 3, 4, 5, -2, -3]), random.whole(4, 9)];
  const [last, power] = [a * r ** (n - 1), r ** n];
  const result = (a * (power - 1)) / (r - 1);
  if (Math.abs(last * r) > 30_000) return finiteSum(random);
  return {
    question: random.pick([
      `A geometric sequence begins ${firstTerms(a, r)} What is the sum of its first ${n} terms?`,
      `Add the first ${n} terms of the geometric sequence ${firstTerms(a, r)} What do you get?`,
    ]),
    answer: String(result),
    form: { kind: 'number' },
    hints: [
      'Find the ratio of each term to the previous one. Which formula gives the sum?',
      `The ratio is $${r}$. The sum is a(rⁿ − 1)/(r − 1), where a is the first term.`,
      `Calculate $${a} * (${signed(r)}^${n} - 1)/(${r} - 1)$. The power is $${power}$.`,
    ],
    steps: [
      line('practice.common-ratio', 'Divide the second term by the first', `${a * r}/${a}`, '=', String(r)),
      ...chain(
        `${a} * (${signed(r)}^${n} - 1)/(${r} - 1)`,
        ['practice.work-out-power', 'Evaluate the power', `${a} * (${power} - 1)/(${r} - 1)`],
        [
          'practice.parentheses-first',
          'Evaluate the numerator and the denominator',
          r === 2 ? `${a} * ${power - 1}` : `${a * (power - 1)}/${signed(r - 1)}`,
        ],
        ['practice.work-out', 'Evaluate', String(result)],
      ),
    ],
    mistakes: slips(
      [last, `That is the ${ordinal(n)} term. Add all ${n} terms.`],
      [
        result + a * power,
        `You added ${n + 1} terms. The last one is $${a} * ${signed(r)}^${n - 1} = ${last}$.`,
      ],
      [result - last, `You added only ${n - 1} terms. The last one is $${last}$.`],
      r !== 2 && [a * (power - 1), `Divide by $${r} - 1 = ${r - 1}$ as well.`],
      [
        (n * (a + last)) / 2,
        `That formula is for arithmetic sequences. Here each term is $${r}$ times the previous one.`,
      ],
    ),
  };
}

function infiniteSum(random: Random): Draft {
  const [p, q, k] = [random.wholeExcept(-4, 5, 0), random.whole(2, 6), random.whole(1, 12)];
  const [top, bottom] = lowestTerms(p, q);
  const a = k * bottom ** 2;
  if (Math.abs(p) >= q || a > 300 || a < 3) return infiniteSum(random);
  const r = quotientText(top, bottom);
  const terms = [a, (a * top) / bottom, (a * top * top) / (bottom * bottom)];
  const answer = quotientText(a * bottom, bottom - top);
  const shown = `${terms.map(withMinus).join(', ')}, …`;
  return {
    question: random.pick([
      `A geometric sequence begins ${shown} What is the sum of all its terms, continued forever?`,
      `The terms of the geometric sequence ${shown} get closer and closer to 0. What is the sum of all of them?`,
    ]),
    answer,
    form: { kind: 'number' },
    hints: [
      'The ratio is between −1 and 1, so the sum of all terms is a number.',
      `The ratio is $${r}$. The sum is a/(1 − r), where a is the first term.`,
      `Calculate $${a}/(1 - ${top < 0 ? `(${r})` : r})$.`,
    ],
    steps: [
      line('practice.common-ratio', 'Divide the second term by the first', `${terms[1] ?? 0}/${a}`, '=', r),
      line(
        'practice.infinite-sum',
        'Divide the first term by 1 minus the ratio',
        `${a}/(1 - ${top < 0 ? `(${r})` : r})`,
        '=',
        `${a}/(${quotientText(bottom - top, bottom)})`,
      ),
      line('practice.work-out', 'Evaluate', `${a}/(${quotientText(bottom - top, bottom)})`, '=', answer),
    ],
    mistakes: slips(
      [quotientText(a * bottom, bottom + top), `Watch the sign: divide by $1 - ${top < 0 ? `(${r})` : r}$.`],
      [terms.reduce((x, y) => x + y), `That is the sum of only three terms. The sequence has no end.`],
      [
        quotientText(a * (bottom - top), bottom),
        `You multiplied by $1 - ${top < 0 ? `(${r})` : r}$. Divide by it.`,
      ],
      [ratio(a * bottom, top), `Divide $${a}$ by 1 minus the ratio, not by the ratio.`],
    ),
  };
}
