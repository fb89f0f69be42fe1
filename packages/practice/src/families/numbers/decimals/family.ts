import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';

const EVALUATED = { question: 'Evaluate: {given}', operation: 'evaluate', form: { kind: 'number' } } as const;

const SENTENCES = {
  'decimal-point-moved': 'Check the place of the decimal point. From {from}, {law}.',
} as const;

/** Returns a number of tenths, hundredths or thousandths as a decimal: `decimal(340, 2)` is "3.4". */
function decimal(digits: number, places: number): string {
  return String(digits / 10 ** places);
}

/** Draws a number with one decimal and one with two, in hundredths. */
function twoLengths(random: Random): readonly [short: number, long: number] {
  const [short, long] = [random.whole(11, 99), random.whole(101, 999)];
  return short % 10 === 0 || long % 10 === 0 ? twoLengths(random) : [short * 10, long];
}

const sum = /* @__PURE__ */ expression({
  ...EVALUATED,
  numbers: (random) => {
    const [short, long] = twoLengths(random);
    return random.oneIn(2) ? [short, long] : [long, short];
  },
  given: (terms) => terms.map((term) => decimal(term, 2)).join(' + '),
  answer: (terms) =>
    decimal(
      terms.reduce((a, b) => a + b),
      2,
    ),
  hint: () => 'Which digits have the same value? They belong below each other.',
  mistakes: ['decimals-not-aligned', 'decimal-point-moved'],
});

const difference = /* @__PURE__ */ expression({
  ...EVALUATED,
  numbers: (random) => {
    const [small = 0, large = 0] = [...twoLengths(random)].sort((a, b) => a - b);
    return large - small < 20 ? undefined : { large, small };
  },
  given: ({ large, small }) => `${decimal(large, 2)} - ${decimal(small, 2)}`,
  answer: ({ large, small }) => decimal(large - small, 2),
  hint: () => 'Which digits have the same value? They belong below each other.',
  mistakes: ['decimals-not-aligned', 'sign-slip', 'decimal-point-moved'],
});

const product = /* @__PURE__ */ expression({
  ...EVALUATED,
  numbers: (random) => {
    const [a, b] = [random.wholeExcept(2, 99, 10, 20, 30, 40, 50, 60, 70, 80, 90), random.whole(2, 9)];
    const [places, others] = random.pick([
      [1, 1],
      [1, 2],
      [2, 1],
      [0, 2],
      [2, 0],
    ] as const);
    const [first, second] = [decimal(a, places), decimal(b, others)];
    const answer = decimal(a * b, places + others);
    return { given: random.oneIn(2) ? `${first} * ${second}` : `${second} * ${first}`, answer };
  },
  given: ({ given }) => given,
  answer: ({ answer }) => answer,
  hint: () => 'Multiply without the decimal points first. Then put the point back.',
  mistakes: ['decimal-point-moved', 'factors-added'],
  sentences: SENTENCES,
});

const quotient = /* @__PURE__ */ expression({
  ...EVALUATED,
  numbers: (random) => {
    const [divisor, places] = [random.whole(2, 12), random.whole(1, 2)];
    const [digits, more] = [random.whole(3, 99), random.pick([0, 0, 1] as const)];
    return divisor % 10 === 0 || (more > 0 && digits % 10 === 0)
      ? undefined
      : { divisor, places, digits, more };
  },
  given: ({ divisor, places, digits, more }) =>
    `${decimal(divisor * digits, places + more)} ÷ ${decimal(divisor, places)}`,
  answer: ({ digits, more }) => decimal(digits, more),
  hint: () => 'Make the divisor a whole number. By which number can you multiply both numbers?',
  mistakes: ['decimal-point-moved'],
  sentences: SENTENCES,
});

/** Calculations with decimals: 3.4 + 2.85, 0.6 * 0.07, 4.2 ÷ 0.07. */
export const decimals = /* @__PURE__ */ taskFamily('decimals', 'algebra', {
  easy: [sum, difference],
  medium: [product],
  hard: [quotient],
});
