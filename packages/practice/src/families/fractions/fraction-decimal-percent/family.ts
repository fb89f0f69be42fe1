import { type Draft, type Family } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { chain } from '../../shared/chain.js';
import { commonDivisor, lowestTerms, quotientText } from '../../shared/lowest.js';
import { ratio, slips } from '../../shared/slips.js';

/** Conversions between fractions, decimals and percents: 3/20 = 15%, 0.35 = 7/20, 62.5% = 5/8. */
export const fractionDecimalPercent: Family = {
  id: 'fraction-decimal-percent',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy')
      return random.oneIn(2)
        ? fractionToPercent(random, [2, 4, 5, 10, 20, 25, 50])
        : decimalToPercent(random);
    if (difficulty === 'medium')
      return random.oneIn(2) ? decimalToFraction(random) : percentToFraction(random, 100);
    return random.oneIn(2)
      ? fractionToPercent(random, [8, 16, 40, 80, 125, 200])
      : percentToFraction(random, 1000);
  },
};

const AS_PERCENT = ['What is {given} as a percent?', 'Write {given} as a percent.'] as const;
const AS_FRACTION = [
  'Write {given} as a fraction in lowest terms.',
  'Which fraction in lowest terms is equal to {given}?',
] as const;

function fractionToPercent(random: Random, bottoms: readonly [number, ...number[]]): Draft {
  const bottom = random.pick(bottoms);
  const top = random.whole(1, 2 * bottom - 1);
  if (commonDivisor(top, bottom) > 1) return fractionToPercent(random, bottoms);
  const percent = (100 * top) / bottom;
  const fraction = `${top}/${bottom}`;
  const isWhole = 100 % bottom === 0;
  return {
    ...ask(random.pick([...AS_PERCENT, 'What percent is equal to {given}?']), 'percent', fraction),
    answer: String(percent),
    form: { kind: 'number', unit: '%' },
    hints: [
      'Percent means hundredths. How many hundredths is the fraction?',
      isWhole
        ? `Give the fraction the denominator 100: multiply by ${100 / bottom}.`
        : `Divide ${top} by ${bottom}, then multiply by 100.`,
      isWhole
        ? `Now $${fraction} = ${percent}/100$. Read off the number of hundredths.`
        : `Now $${fraction} = ${top / bottom}$. Multiply it by 100.`,
    ],
    steps: isWhole
      ? chain(
          `(${fraction}) * 100`,
          ['practice.common-denominator', 'Write the fraction in hundredths', `(${percent}/100) * 100`],
          ['practice.percent-of', 'The number of hundredths is the percent', String(percent)],
        )
      : chain(
          `(${fraction}) * 100`,
          ['practice.divide', 'Divide the numerator by the denominator', `${top / bottom} * 100`],
          ['practice.percent-of', 'The number of hundredths is the percent', String(percent)],
        ),
    mistakes: slips(
      [top, `$${top}$ is only the numerator. How many hundredths is $${fraction}$?`],
      [(10 * top) / bottom, `Percent means hundredths, not tenths: multiply $${fraction}$ by 100.`],
      [
        (100 * bottom) % top === 0 ? (100 * bottom) / top : undefined,
        `You divided by the numerator. Divide $${top}$ by $${bottom}$.`,
      ],
      isWhole
        ? [
            top + 100 - bottom,
            `You added $${100 - bottom}$ to the numerator. Multiply it by $${100 / bottom}$.`,
          ]
        : [
            (1000 * top) / bottom,
            `That is the number of thousandths of $${fraction}$. Percent means hundredths.`,
          ],
      top < bottom && [
        (100 * (bottom - top)) / bottom,
        `That is the difference from 100%. Multiply $${fraction}$ itself by 100.`,
      ],
    ),
  };
}

function decimalToPercent(random: Random): Draft {
  const [digits, places] = [random.whole(2, 249), random.pick([1, 2, 2, 3] as const)];
  if (digits % 10 === 0 || digits >= 3 * 10 ** places) return decimalToPercent(random);
  const [decimal, percent] = [digits / 10 ** places, (100 * digits) / 10 ** places];
  return {
    ...ask(random.pick(AS_PERCENT), 'percent', String(decimal)),
    answer: String(percent),
    form: { kind: 'number', unit: '%' },
    hints: [
      'Percent means hundredths. How many hundredths is the number?',
      'Multiply by 100.',
      `Move the decimal point 2 places to the right: $${decimal} * 100$.`,
    ],
    steps: chain(
      `${decimal} * 100`,
      ['practice.multiply-fractions', 'Write the decimal as a fraction', `(${digits}/${10 ** places}) * 100`],
      ['practice.percent-of', 'The number of hundredths is the percent', String(percent)],
    ),
    mistakes: slips(
      [(10 * digits) / 10 ** places, `You multiplied by 10. Percent means hundredths: $${decimal} * 100$.`],
      [
        (1000 * digits) / 10 ** places,
        `You multiplied by 1000. Percent means hundredths: $${decimal} * 100$.`,
      ],
      places === 3 && [digits, `$${decimal}$ is ${digits} thousandths. Percent means hundredths.`],
      percent < 100 && [
        (100 * (10 ** places - digits)) / 10 ** places,
        `That is the difference from 100%. Multiply $${decimal}$ itself by 100.`,
      ],
    ),
  };
}

function toFraction(
  asked: string,
  [above, below]: readonly [number, number],
  words: Pick<Draft, 'question' | 'task' | 'hints'> & {
    readonly law: string;
    readonly slip: readonly [string, string];
  },
): Draft {
  const { law, slip, ...rest } = words;
  const [top, bottom] = lowestTerms(above, below);
  const common = commonDivisor(above, below);
  return {
    ...rest,
    answer: quotientText(above, below),
    form: { kind: 'fraction' },
    steps: chain(
      asked,
      ['practice.multiply-fractions', law, `${above}/${below}`],
      ['practice.lowest-terms', `Divide the numerator and denominator by ${common}`, `${top}/${bottom}`],
    ),
    mistakes: slips(
      slip,
      [ratio(top, below), `You divided only the numerator by $${common}$. Divide the denominator as well.`],
      [
        ratio(bottom, top),
        `The fraction is upside down. The denominator of $${above}/${below}$ is $${below}$.`,
      ],
      above < below && [
        ratio(below - above, below),
        `That is the difference from 1. Start with $${above}/${below}$.`,
      ],
    ),
  };
}

function decimalToFraction(random: Random): Draft {
  const [digits, places] = [random.whole(2, 995), random.pick([2, 2, 3] as const)];
  const below = 10 ** places;
  if (digits % 10 === 0 || commonDivisor(digits, below) === 1 || digits > 2 * below)
    return decimalToFraction(random);
  const decimal = String(digits / below);
  const name = places === 2 ? 'hundredths' : 'thousandths';
  return toFraction(decimal, [digits, below], {
    ...ask(random.pick(AS_FRACTION), 'convert', decimal),
    hints: [
      'Read the decimal aloud: how many hundredths or thousandths is it?',
      `It is ${digits} ${name}: $${digits}/${below}$.`,
      `Divide the numerator and the denominator by ${commonDivisor(digits, below)}.`,
    ],
    law: `Write the decimal in ${name}`,
    slip: [
      quotientText(digits, below / 10),
      `$${decimal}$ has ${places} decimal places, so the denominator is $${below}$: $${digits}/${below}$.`,
    ],
  });
}

/** Creates a percentage for a fraction: 35% of 100, or 62.5%, which is 625 of 1000. */
function percentToFraction(random: Random, below: 100 | 1000): Draft {
  const digits = random.whole(2, 1.5 * below);
  const common = commonDivisor(digits, below);
  if (common < (below === 100 ? 2 : 5) || digits % below === 0 || (below === 1000 && digits % 10 === 0))
    return percentToFraction(random, below);
  const percent = (digits * 100) / below;
  return toFraction(below === 100 ? `${percent} * (1/100)` : `${percent}/100`, [digits, below], {
    question: random.pick(AS_FRACTION).replace('{given}', `${percent}%`),
    task: { kind: 'convert', given: `${percent}%` },
    hints: [
      'Percent means hundredths.',
      below === 100
        ? `${percent}% is $${percent}/100$.`
        : `${percent}% is $${percent}/100$. Multiply both by 10 to get whole numbers.`,
      `Reduce $${digits}/${below}$: divide both by ${common}.`,
    ],
    law: below === 100 ? 'Percent means hundredths' : 'Multiply the numerator and denominator by 10',
    slip: [
      quotientText(digits, below === 100 ? 1000 : 100),
      below === 100
        ? `Percent means hundredths, not thousandths: $${percent}/100$.`
        : `The number of hundredths is ${percent}, so there are ${digits} thousandths.`,
    ],
  });
}
