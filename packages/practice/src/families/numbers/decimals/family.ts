import { type Draft, type Family } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { chain } from '../../shared/chain.js';
import { slips } from '../../shared/slips.js';

/** Calculations with decimals: 3.4 + 2.85, 0.6 * 0.07, 4.2 ÷ 0.07. */
export const decimals: Family = {
  id: 'decimals',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    ({ easy: random.oneIn(2) ? sum : difference, medium: product, hard: quotient })[difficulty](random),
};

function draft(
  random: Random,
  asked: string,
  answer: string,
  rest: Pick<Draft, 'hints' | 'mistakes' | 'steps'>,
): Draft {
  return {
    ...ask(random.pick(['Evaluate: {given}', 'Find the value of: {given}']), 'evaluate', asked),
    answer,
    form: { kind: 'number' },
    ...rest,
  };
}

/** Returns a number of tenths, hundredths or thousandths as a decimal: `decimal(340, 2)` is "3.4". */
function decimal(digits: number, places: number): string {
  return String(digits / 10 ** places);
}

/** Draws a number with one decimal and one with two, in hundredths. */
function twoLengths(random: Random): readonly [short: number, long: number] {
  const [short, long] = [random.whole(11, 99), random.whole(101, 999)];
  return short % 10 === 0 || long % 10 === 0 ? twoLengths(random) : [short * 10, long];
}

const HUNDREDTHS = 'The decimals have different lengths. Write both numbers with two decimals.';

function sum(random: Random): Draft {
  const [short, long] = twoLengths(random);
  const [a, b] = random.oneIn(2) ? [short, long] : [long, short];
  const [result, tenths] = [short + long, (short / 10) % 10];
  const [first, second] = [decimal(a, 2), decimal(b, 2)];
  return draft(random, `${first} + ${second}`, decimal(result, 2), {
    hints: [
      'Line up the decimal points, not the last digits.',
      HUNDREDTHS,
      `In hundredths, that is $${a} + ${b}$.`,
    ],
    steps: chain(
      `${first} + ${second}`,
      ['practice.common-denominator', 'Write both numbers in hundredths', `(${a} + ${b})/100`],
      ['practice.add', 'Add', `${result}/100`],
      [
        'practice.move-point',
        'Divide by 100: move the decimal point 2 places to the left',
        decimal(result, 2),
      ],
    ),
    mistakes: slips(
      [
        decimal(short / 10 + long, 2),
        `You lined up the last digits. Line up the decimal points: $${decimal(short, 2)}$ is ${short} hundredths, not ${short / 10}.`,
      ],
      [
        decimal(result - 9 * tenths, 2),
        `You added the digits after the points as if they were whole numbers. In $${decimal(short, 2)}$, they are ${tenths * 10} hundredths.`,
      ],
      [
        decimal(result, 1),
        `The decimal point is in the wrong place. The sum is about $${Math.round(a / 100)} + ${Math.round(b / 100)}$.`,
      ],
    ),
  });
}

function difference(random: Random): Draft {
  const [short, long] = twoLengths(random);
  const [a, b] = short > long ? [short, long] : [long, short];
  const [result, tenths] = [a - b, (short / 10) % 10];
  const [first, second] = [decimal(a, 2), decimal(b, 2)];
  if (result < 20) return difference(random);
  const wrong = Math.abs(long - short / 10);
  return draft(random, `${first} - ${second}`, decimal(result, 2), {
    hints: [
      'Line up the decimal points, not the last digits.',
      HUNDREDTHS,
      `In hundredths, that is $${a} - ${b}$.`,
    ],
    steps: chain(
      `${first} - ${second}`,
      ['practice.common-denominator', 'Write both numbers in hundredths', `(${a} - ${b})/100`],
      ['practice.subtract', 'Subtract', `${result}/100`],
      [
        'practice.move-point',
        'Divide by 100: move the decimal point 2 places to the left',
        decimal(result, 2),
      ],
    ),
    mistakes: slips(
      [
        decimal(wrong, 2),
        `You lined up the last digits. Line up the decimal points: $${decimal(short, 2)}$ is ${short} hundredths, not ${short / 10}.`,
      ],
      [
        decimal(a === short ? result + (long % 10) : result - (long % 10), 2),
        `Don’t drop the last digit of $${decimal(long, 2)}$. Write $${decimal(short, 2)}$ as ${short} hundredths first.`,
      ],
      [decimal(a + b, 2), `You added. Subtract $${second}$ from $${first}$.`],
      tenths > 0 && [
        decimal(result, 1),
        `The decimal point is in the wrong place. The difference is about $${Math.round(a / 100)} - ${Math.round(b / 100)}$.`,
      ],
    ),
  });
}

function product(random: Random): Draft {
  const [a, b] = [random.wholeExcept(2, 99, 10, 20, 30, 40, 50, 60, 70, 80, 90), random.whole(2, 9)];
  const [places, others] = random.pick([
    [1, 1],
    [1, 2],
    [2, 1],
    [0, 2],
    [2, 0],
  ] as const);
  const [digits, all] = [a * b, places + others];
  const [first, second] = random.oneIn(2)
    ? [decimal(a, places), decimal(b, others)]
    : [decimal(b, others), decimal(a, places)];
  const answer = decimal(digits, all);
  return draft(random, `${first} * ${second}`, answer, {
    hints: [
      'Multiply without the decimal points first. Then put the point back.',
      `$${a} * ${b} = ${digits}$. How many decimal places do the two factors have together?`,
      `The factors have ${all} decimal places together. Give $${digits}$ that many.`,
    ],
    steps: chain(
      `${first} * ${second}`,
      ['practice.multiply-fractions', 'Write the decimals as fractions', `(${a} * ${b})/${10 ** all}`],
      ['practice.multiply', 'Multiply', `${digits}/${10 ** all}`],
      [
        'practice.move-point',
        `Divide by ${10 ** all}: move the decimal point ${all} places to the left`,
        answer,
      ],
    ),
    mistakes: slips(
      [
        decimal(digits, all - 1),
        `The product needs as many decimal places as both factors together, ${all}. Yours is ten times too large.`,
      ],
      [
        decimal(digits, all + 1),
        `The product needs as many decimal places as both factors together, ${all}. Yours is ten times too small.`,
      ],
      [
        String((a * 10 ** others + b * 10 ** places) / 10 ** all),
        `You added. Multiply: $${a} * ${b} = ${digits}$, and then place the decimal point.`,
      ],
    ),
  });
}

function quotient(random: Random): Draft {
  const [divisor, places] = [random.whole(2, 12), random.whole(1, 2)];
  const [digits, decimalsOfResult] = [random.whole(3, 99), random.pick([0, 0, 1] as const)];
  if (divisor % 10 === 0 || (decimalsOfResult > 0 && digits % 10 === 0)) return quotient(random);
  const [first, second] = [decimal(divisor * digits, places + decimalsOfResult), decimal(divisor, places)];
  const [factor, whole] = [10 ** places, decimal(divisor * digits, decimalsOfResult)];
  const answer = decimal(digits, decimalsOfResult);
  return draft(random, `${first} ÷ ${second}`, answer, {
    hints: [
      'Make the divisor a whole number. By which number can you multiply both numbers?',
      `Multiply both numbers by ${factor}.`,
      `Divide: $${whole} ÷ ${divisor}$.`,
    ],
    steps: chain(
      `${first} ÷ ${second}`,
      [
        'practice.shift-both',
        `Multiply both numbers by ${factor}, so that the divisor is a whole number`,
        `${whole} ÷ ${divisor}`,
      ],
      ['practice.divide', 'Divide', answer],
    ),
    mistakes: slips(
      [
        decimal(digits, decimalsOfResult + places),
        `You multiplied only the divisor by ${factor}. Multiply both numbers by ${factor}: $${whole} ÷ ${divisor}$.`,
      ],
      [
        decimal(digits * factor, decimalsOfResult),
        `You multiplied only $${first}$ by ${factor}. Multiply both numbers by ${factor}: $${whole} ÷ ${divisor}$.`,
      ],
      [
        String((divisor * digits * divisor) / 10 ** (2 * places + decimalsOfResult)),
        `You multiplied. Divide $${first}$ by $${second}$: how many times does $${second}$ go into it?`,
      ],
    ),
  });
}
