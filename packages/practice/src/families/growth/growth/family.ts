import { type Rational, exactText, rational } from '@mathtools/math-core/rational';
import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { doublings, halvings } from './doublings.js';
import { roundedQuotient, roundingStep } from '../../shared/rounded.js';
import { slips } from '../../shared/slips.js';

/** Doubling and halving, first by counting and then with logarithms. */
export const growth: Family = {
  id: 'growth',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return random.oneIn(2) ? doublings(random) : halvings(random);
    if (difficulty === 'medium') return percentGrowth(random);
    return random.oneIn(2) ? percentDecay(random) : halfLife(random);
  },
};

function percentGrowth(random: Random): Draft {
  const rate = random.whole(2, 12);
  const [factor, times] = random.pick([
    [2, 'doubled'],
    [3, 'tripled'],
    [4, 'become four times as large'],
    [5, 'become five times as large'],
    [10, 'become ten times as large'],
  ]);
  const what = random.pick([
    'An amount of savings',
    'The number of visitors to a site',
    'The population of a town',
  ]);
  const percent = String(rate);
  const power = exactText(rational(BigInt(100 + rate), 100n));
  return yearly({
    question: `${what} grows by ${percent}% each year. After how many years will it have ${times}?`,
    yearFactor: rational(BigInt(100 + rate), 100n),
    power,
    of: String(factor),
    ratio: rational(BigInt(factor)),
    mistakes: slips(
      [
        (((factor - 1) * 100) / rate).toFixed(1),
        `You added the same amount each year. The ${percent}% is taken from a larger amount every year. Multiply by $${power}$ each year.`,
      ],
      [
        ((factor * 100) / rate).toFixed(1),
        `You divided ${factor} by $${exactText(rational(BigInt(rate), 100n))}$. Each year multiplies by $${power}$, so solve $${power}^t = ${factor}$.`,
      ],
      [
        ((factor * 100) / (100 + rate)).toFixed(1),
        `You divided ${factor} by $${power}$. Divide their logarithms.`,
      ],
      [
        (Math.log(factor) / Math.log(1 + rate / 10)).toFixed(1),
        `Growing by ${percent}% multiplies by $${power}$, not by $${exactText(rational(BigInt(10 + rate), 10n))}$.`,
      ],
    ),
    hint: `Growing by ${percent}% means multiplying by $${power}$ each year.`,
  });
}

function percentDecay(random: Random): Draft {
  const [rate, left] = [random.whole(5, 30), 5 * random.whole(1, 13)];
  const [kept, part] = [100 - rate, left].map((n) => exactText(rational(BigInt(n), 100n))) as [
    string,
    string,
  ];
  return yearly({
    question: `A machine loses ${rate}% of its value each year. After how many years is it worth ${left}% of its original price?`,
    yearFactor: rational(BigInt(100 - rate), 100n),
    power: kept,
    of: part,
    ratio: rational(BigInt(left), 100n),
    mistakes: slips(
      [
        ((100 - left) / rate).toFixed(1),
        `You subtracted the same amount each year. The ${rate}% is taken from a smaller value every year. Multiply by $${kept}$ each year.`,
      ],
      [
        (Math.log(left / 100) / Math.log(rate / 100)).toFixed(1),
        `You multiplied by the ${rate}% that is lost. What is left is ${100 - rate}%: multiply by $${kept}$.`,
      ],
      [
        (Math.log(1 - left / 100) / Math.log(1 - rate / 100)).toFixed(1),
        `You found when ${left}% is lost. Here ${left}% is left. Solve $${kept}^t = ${part}$.`,
      ],
      [(left / (100 - rate)).toFixed(1), `You divided $${part}$ by $${kept}$. Divide their logarithms.`],
    ),
    hint: `Losing ${rate}% means that ${100 - rate}% is left. Multiply by $${kept}$ each year.`,
  });
}

interface Yearly {
  readonly question: string;
  readonly yearFactor: Rational;
  readonly power: string;
  readonly of: string;
  readonly ratio: Rational;
  readonly hint: string;
  readonly mistakes: Draft['mistakes'];
}

function yearly({ question, yearFactor, power, of, ratio, hint, mistakes }: Yearly): Draft {
  const answer = roundedQuotient(ratio, yearFactor, 1);
  return {
    question: `${question} Give the answer to 1 decimal place.`,
    answer,
    form: { kind: 'rounded', decimals: 1, unit: 'years' },
    ...(mistakes && { mistakes }),
    hints: [
      hint,
      `After t years, the starting amount has been multiplied by $${power}^t$. What must that number be?`,
      `Solve $${power}^t = ${of}$ with logarithms.`,
    ],
    steps: [
      line('practice.set-up', 'Let t be the number of years', `${power}^t`, '=', of),
      line(
        'practice.take-logarithms',
        'Take the natural logarithm of both sides and use the power rule',
        `t * ln(${power})`,
        '=',
        `ln(${of})`,
      ),
      line(
        'practice.divide-both-sides',
        `Divide both sides by ln ${power}`,
        't',
        '=',
        `ln(${of}) ÷ ln(${power})`,
      ),
      roundingStep('t', answer),
    ],
  };
}

function halfLife(random: Random): Draft {
  const [days, left] = [
    random.whole(2, 20),
    random.pick([10, 15, 20, 30, 35, 40, 60, 65, 70, 75, 80, 85, 90]),
  ];
  const part = exactText(rational(BigInt(left), 100n));
  // Because h ln(1/2) ÷ days = …, the half-life is the logarithm of (1/2)^days with base `part`.
  const answer = roundedQuotient(rational(1n, 2n ** BigInt(days)), rational(BigInt(left), 100n), 1);
  return {
    question: `After ${days} days, ${left}% of a radioactive sample is left. What is its half-life in days? Give the answer to 1 decimal place.`,
    answer,
    form: { kind: 'rounded', decimals: 1, unit: 'days' },
    mistakes: slips(
      [
        ((days * 50) / (100 - left)).toFixed(1),
        'You subtracted the same amount each day. The sample loses half of what is left in each half-life.',
      ],
      [
        ((days * Math.log(0.5)) / Math.log(1 - left / 100)).toFixed(1),
        `You used the part that has decayed. What is left is ${left}%: solve $(1/2)^(${days}/h) = ${part}$.`,
      ],
      [
        ((days * Math.log(left / 100)) / Math.log(0.5)).toFixed(1),
        `The quotient is upside down. From $${days} * ln(1/2) = h * ln(${part})$, divide by $ln(${part})$.`,
      ],
      [
        (Math.log(left / 100) / Math.log(0.5)).toFixed(1),
        `That is the number of half-lives in ${days} days. Divide ${days} by it.`,
      ],
    ),
    hints: [
      'Let h be the half-life. In t days, there are $t/h$ half-lives.',
      `So $(1/2)^(${days}/h)$ of the sample is left after ${days} days. What number is that?`,
      `Solve $(1/2)^(${days}/h) = ${part}$ with logarithms.`,
    ],
    steps: [
      line('practice.set-up', 'Let h be the half-life in days', `(1/2)^(${days}/h)`, '=', part),
      line(
        'practice.take-logarithms',
        'Take the natural logarithm of both sides and use the power rule',
        `${days}/h * ln(1/2)`,
        '=',
        `ln(${part})`,
      ),
      line(
        'practice.multiply-both-sides',
        'Multiply both sides by h',
        `${days} * ln(1/2)`,
        '=',
        `h * ln(${part})`,
      ),
      line(
        'practice.divide-both-sides',
        `Divide both sides by ln ${part}`,
        'h',
        '=',
        `${days} * ln(1/2) ÷ ln(${part})`,
      ),
      roundingStep('h', answer),
    ],
  };
}
