import { type Draft, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { neat, slips } from '../../shared/slips.js';

const HOURS = { kind: 'number', unit: 'hours' } as const;

/** Creates a problem about a number of bacteria that doubles in equal periods. */
export function doublings(random: Random): Draft {
  const [period, n, start] = [random.whole(2, 9), random.whole(2, 6), 10 * random.whole(1, 12)];
  const factor = 2 ** n;
  return counted(
    `A colony of bacteria doubles every ${period} hours. It starts with ${start} bacteria. After how many hours are there ${start * factor}?`,
    { period, n, start, end: start * factor, base: '2', ratio: String(factor) },
    ['By what factor has the number of bacteria grown?', 'doublings'],
  );
}

/** The largest dose of a medicine that a patient takes, in milligrams. */
const MOST = 1000;

/** Creates a problem about an amount that halves in equal periods. */
export function halvings(random: Random): Draft {
  const [period, n, end] = [random.whole(2, 9), random.whole(2, 5), 5 * random.whole(1, 12)];
  const factor = 2 ** n;
  if (end * factor > MOST) return halvings(random);
  return counted(
    `A medicine has a half-life of ${period} hours. In that time, half of it leaves the bloodstream. A patient takes ${end * factor} mg. After how many hours is ${end} mg left?`,
    { period, n, start: end * factor, end, base: '(1/2)', ratio: `1/${factor}` },
    ['What fraction of the medicine is left at the end?', 'halvings'],
  );
}

interface Counted {
  readonly period: number;
  readonly n: number;
  readonly start: number;
  readonly end: number;
  readonly base: string;
  readonly ratio: string;
}

function counted(
  question: string,
  of: Counted,
  [hint, turns]: readonly [hint: string, turns: string],
): Draft {
  const [n, power] = [String(of.n), `${of.base}^n`];
  return {
    question,
    answer: String(of.n * of.period),
    form: HOURS,
    mistakes: slips(
      [n, `That is the number of ${turns}. Each of them takes ${of.period} hours.`],
      [
        2 ** of.n * of.period,
        `You multiplied by ${2 ** of.n}. Count the ${turns} instead: how many times is 2 a factor of ${2 ** of.n}?`,
      ],
      of.n > 2 && [
        2 ** (of.n - 1) * of.period,
        of.base === '2'
          ? `You divided ${2 ** of.n} by 2. Count how many times it doubles: 2, 4, 8 and so on.`
          : `You divided ${2 ** of.n} by 2. Count how many times you halve ${2 ** of.n} to get 1.`,
      ],
      of.base === '2'
        ? [
            (2 ** of.n - 1) * of.period,
            `You added ${of.start} each time. Each doubling starts from the larger number.`,
          ]
        : [
            neat(2 * (2 ** of.n - 1) * of.period, 2 ** of.n),
            `You subtracted ${of.start / 2} mg each time. Each halving takes only half of what is left.`,
          ],
      [
        of.n + of.period,
        `You added ${n} and ${of.period}. Each of the ${n} ${turns} takes ${of.period} hours: multiply.`,
      ],
    ),
    hints: [
      hint,
      `How many ${turns} n does that take? Solve $${power} = ${of.ratio}$.`,
      `Each of the ${turns} takes ${of.period} hours.`,
    ],
    steps: [
      line(
        'practice.set-up',
        `Let n be the number of ${turns}`,
        `${of.start} * ${power}`,
        '=',
        String(of.end),
      ),
      line('practice.divide-both-sides', `Divide both sides by ${of.start}`, power, '=', of.ratio),
      line(
        'practice.same-base',
        `Write ${of.ratio} as a power of ${of.base.replace(/[()]/g, '')}`,
        power,
        '=',
        `${of.base}^${n}`,
      ),
      line('practice.compare-exponents', 'Set the exponents equal', 'n', '=', n),
      line(
        'practice.total-time',
        `Each takes ${of.period} hours`,
        `${n} * ${of.period}`,
        '=',
        String(of.n * of.period),
      ),
    ],
  };
}
