import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { slips } from '../../shared/slips.js';
import { amounts } from './stories.js';

/** Estimates with numbers that are rounded to one significant figure. */
export const estimation: Family = {
  id: 'estimation',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => ({ easy: product, medium: quotient, hard: amounts })[difficulty](random),
};

/** A number and the same number, rounded to one significant figure. */
interface Rounded {
  readonly exact: number;
  readonly rough: number;
}

/** Draws a number that rounds to the given first digit, times a power of 10. It has two or three digits. */
function near(random: Random, first: number, places: number): Rounded {
  const [rough, unit] = [first * 10 ** places, 10 ** (places - 1)];
  const steps = random.wholeExcept(first === 1 ? 1 : -4, 4, 0);
  return { exact: Number((rough + steps * unit).toFixed(4)), rough: Number(rough.toFixed(4)) };
}

function roundingLines(all: readonly Rounded[]): Draft['steps'] {
  return all
    .filter(({ exact, rough }) => exact !== rough)
    .map(({ exact, rough }) => {
      const by = Number(Math.abs(rough - exact).toFixed(4));
      return line(
        'practice.round-factors',
        `Round ${exact} ${rough > exact ? 'up' : 'down'} to ${rough}`,
        `${exact} ${rough > exact ? '+' : '-'} ${by}`,
        '=',
        String(rough),
      );
    });
}

const TASKS: readonly [string, ...string[]] = [
  'Estimate $CALC$. Round each number to one significant figure first.',
  'Round each number to one significant figure, and use that to estimate $CALC$.',
];

function product(random: Random): Draft {
  const [a, b] = [
    near(random, random.whole(2, 9), random.whole(1, 2)),
    near(random, random.whole(2, 9), random.whole(1, 3)),
  ];
  const [calculation, rough] = [`${a.exact} * ${b.exact}`, `${a.rough} * ${b.rough}`];
  const result = a.rough * b.rough;
  if (result >= 1_000_000) return product(random);
  return {
    question: random.pick(TASKS).replace('CALC', () => calculation),
    answer: String(result),
    form: { kind: 'number' },
    hints: [
      'A number with one significant figure has only one digit that isn’t 0.',
      `Round ${a.exact} to ${a.rough}.`,
      `The estimate is $${rough}$.`,
    ],
    steps: [
      ...roundingLines([a, b]),
      line('practice.multiply', 'Multiply the rounded numbers', rough, '=', String(result)),
    ],
    mistakes: slips(
      [
        a.exact * b.exact,
        'That is the exact product. For an estimate, round each number first and multiply in your head.',
      ],
      [result / 10, `Count the zeros of $${rough}$ again. Your estimate is ten times too small.`],
      [result * 10, `Count the zeros of $${rough}$ again. Your estimate is ten times too large.`],
      [a.rough + b.rough, `You added the rounded numbers. Multiply them: $${rough}$.`],
      [a.rough * b.exact, `You rounded only ${a.exact}. Round ${b.exact} as well, to ${b.rough}.`],
    ),
  };
}

function quotient(random: Random): Draft {
  const divisor = near(random, random.pick([2, 4, 5]), -1);
  const [a, b] = [near(random, random.whole(2, 9), 2), near(random, random.whole(2, 9), 0)];
  const top = a.rough * b.rough;
  const result = Number((top / divisor.rough).toFixed(4));
  if (!Number.isInteger(result)) return quotient(random);
  const calculation = `(${a.exact} * ${b.exact})/${divisor.exact}`;
  const rough = `(${a.rough} * ${b.rough})/${divisor.rough}`;
  return {
    question: random.pick(TASKS).replace('CALC', () => calculation),
    answer: String(result),
    form: { kind: 'number' },
    hints: [
      'Round all three numbers to one significant figure.',
      `The numbers round to ${a.rough}, ${b.rough} and ${divisor.rough}.`,
      `The estimate is $${rough}$. Dividing by a number less than 1 makes it larger.`,
    ],
    steps: [
      ...roundingLines([a, b, divisor]),
      line('practice.fraction-bar', 'Evaluate the numerator', rough, '=', `${top}/${divisor.rough}`),
      line('practice.divide', 'Divide', `${top}/${divisor.rough}`, '=', String(result)),
    ],
    mistakes: slips(
      [
        Number((top * divisor.rough).toFixed(4)),
        `You multiplied by ${divisor.rough}. Divide $${top}$ by it.`,
      ],
      [result / 10, `You divided by ${divisor.rough * 10}. Divide $${top}$ by ${divisor.rough}.`],
      [top, `That is only the numerator. Divide it by ${divisor.rough}.`],
      [result * 10, `Your estimate is ten times too large. Divide $${top}$ by ${divisor.rough}.`],
    ),
  };
}
