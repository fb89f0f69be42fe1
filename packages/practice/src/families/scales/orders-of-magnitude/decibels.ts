import { power, rational } from '@mathtools/math-core/rational';
import { type Draft, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { roundedPowerOfTen, roundedQuotient, roundingStep } from '../../shared/rounded.js';
import { slips } from '../../shared/slips.js';

const LOUDNESS = 'A sound that is r times as strong as another is $10log_10(r)$ decibels louder.';

/** Creates a problem with multiples of 10 decibels and powers of 10, one of them given. */
export function wholeDecibels(random: Random): Draft {
  const n = random.whole(1, 5);
  const [first, second] = random.pick([
    ['The engine', 'the fan'],
    ['The drum', 'the flute'],
    ['The drill', 'the mixer'],
    ['The train', 'the bus'],
  ]);
  const [r, difference] = [String(10 ** n), String(10 * n)];
  const isBack = random.oneIn(2);
  return {
    question: isBack
      ? `${LOUDNESS} ${first} is ${difference} decibels louder than ${second}. How many times as strong is its sound?`
      : `${LOUDNESS} The sound of ${first.toLowerCase()} is ${r} times as strong as that of ${second}. How many decibels louder is it?`,
    answer: isBack ? r : difference,
    form: isBack ? { kind: 'number' } : { kind: 'number', unit: 'decibels' },
    mistakes: isBack
      ? slips(
          [n, `That is the logarithm of r: $log_10(r) = ${n}$. Now find r as a power of 10.`],
          n < 5 && [
            10 ** n * 10,
            `Look at the exponent: from $log_10(r) = ${n}$ it follows that $r = 10^${n}$.`,
          ],
          [difference, `That is the number of decibels. Substitute it into the formula and solve for r.`],
          [100 * n, `You multiplied ${difference} by 10. Divide by 10 first, then write a power of 10.`],
        )
      : slips(
          [n, `That is the logarithm of ${r}. The formula has a factor of 10 in front of it.`],
          n < 5 && [
            10 ** (n + 1),
            `The logarithm is missing. Calculate $log_10(${r})$ first, then multiply by 10.`,
          ],
          n > 1 && [
            10 ** (n - 1),
            `You divided ${r} by 10. The logarithm is the exponent. Which power of 10 is ${r}?`,
          ],
          [10 * (n + 1), `Look at the exponent: $10^${n} = ${r}$, so $log_10(${r})$ is ${n}, not ${n + 1}.`],
        ),
    hints: isBack
      ? [
          'Substitute the decibels into the formula, then divide by 10.',
          `You should get $log_10(r) = ${n}$. What is that in exponential form?`,
        ]
      : ['Substitute r into the formula.', `Which power of 10 is ${r}? Then multiply by 10.`],
    steps: isBack
      ? [
          line(
            'practice.substitute',
            'Substitute the decibels into the formula',
            '10log_10(r)',
            '=',
            difference,
          ),
          line('practice.divide-both-sides', 'Divide both sides by 10', 'log_10(r)', '=', String(n)),
          line('practice.logarithm-to-power', 'Write in exponential form', 'r', '=', r),
        ]
      : [
          line('practice.substitute', 'Substitute r into the formula', '10log_10(r)', '=', `10log_10(${r})`),
          line(
            'practice.logarithm-is-exponent',
            'The logarithm is the exponent',
            `log_10(${r})`,
            '=',
            String(n),
          ),
          line('practice.multiply', 'Multiply by 10', `10 * ${n}`, '=', difference),
        ],
  };
}

/** Creates a problem that asks for decibels, given a ratio of intensities. */
export function decibels(random: Random): Draft {
  const r = random.wholeExcept(2, 99, 10);
  const answer = roundedQuotient(power(rational(BigInt(r)), 10), 10, 1);
  return {
    question: `${LOUDNESS} How many decibels louder is a sound that is ${r} times as strong? Give the answer to 1 decimal place.`,
    answer,
    form: { kind: 'rounded', decimals: 1, unit: 'decibels' },
    mistakes: slips(
      [Math.log10(r).toFixed(1), `That is only $log_10(${r})$. Multiply it by 10, and round at the end.`],
      [(10 * Math.log(r)).toFixed(1), 'You used the natural logarithm. The formula has a base 10 logarithm.'],
      [
        Math.log10(10 * r).toFixed(1),
        `You multiplied ${r} by 10 inside the logarithm. The factor 10 is in front of it.`,
      ],
      [(10 * r).toFixed(1), `The logarithm is missing. Multiply 10 by $log_10(${r})$.`],
      [
        (10 * Number(Math.log10(r).toFixed(1))).toFixed(1),
        'You rounded the logarithm before multiplying. Round only at the end.',
      ],
    ),
    hints: [
      'Substitute r into the formula.',
      `Use the log key of your calculator for $log_10(${r})$, then multiply by 10. Round only at the end.`,
    ],
    steps: [
      line('practice.substitute', 'Substitute r into the formula', '10log_10(r)', '=', `10log_10(${r})`),
      roundingStep(`10log_10(${r})`, answer),
    ],
  };
}

/** Creates a problem that asks for a ratio of intensities, given decibels. */
export function loudness(random: Random): Draft {
  const [low, tenths] = [random.whole(40, 80), random.wholeExcept(2, 19, 10)];
  const answer = roundedPowerOfTen(tenths, 1);
  const exponent = (tenths / 10).toFixed(1);
  return {
    question: `${LOUDNESS} One machine has a level of ${low} decibels, and another has ${low + tenths} decibels. How many times as strong is the sound of the louder one? Give the answer to 1 decimal place.`,
    answer,
    form: { kind: 'rounded', decimals: 1 },
    mistakes: slips(
      [(tenths / 10).toFixed(1), `That is the logarithm of r. Write it as a power: $r = 10^(${exponent})$.`],
      [
        tenths.toFixed(1),
        `That is the difference in decibels. Substitute it into the formula and solve for r.`,
      ],
      [
        ((low + tenths) / low).toFixed(1),
        'You divided the decibels. They are logarithms. Subtract them, divide by 10, and use the result as the exponent of 10.',
      ],
      [
        Math.exp(tenths / 10).toFixed(1),
        'You used base e. The logarithm in the formula has base 10, so use a power of 10.',
      ],
    ),
    hints: [
      'How many decibels louder is the second machine?',
      `Substitute the difference into the formula and divide by 10: $log_10(r) = ${exponent}$.`,
      'Write that as a power of 10, and use your calculator.',
    ],
    steps: [
      line('practice.subtract', 'Difference in decibels', `${low + tenths} - ${low}`, '=', String(tenths)),
      line('practice.substitute', 'Substitute into the formula', '10log_10(r)', '=', String(tenths)),
      line('practice.divide-both-sides', 'Divide both sides by 10', 'log_10(r)', '=', exponent),
      line('practice.logarithm-to-power', 'Write in exponential form', 'r', '=', `10^(${exponent})`),
      roundingStep('r', answer),
    ],
  };
}
