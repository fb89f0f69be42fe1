import { rational } from '@mathtools/math-core/rational';
import { type Draft, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { roundedPowerOfTen, roundedQuotient, roundingStep } from '../../shared/rounded.js';
import { slips } from '../../shared/slips.js';

const ACIDITY =
  'The pH of a liquid is $-log_10(h)$, where h is the concentration of hydrogen ions in moles per liter.';

/** Liquids with their usual pH, between two whole numbers. */
const LIQUIDS = [
  ['Lemon juice', 2, 3],
  ['A soft drink', 2, 4],
  ['Fruit juice', 3, 4],
  ['Tomato soup', 4, 5],
  ['A shampoo', 5, 7],
  ['A soil sample', 4, 8],
  ['Water from a well', 6, 8],
  ['A soap solution', 9, 10],
  ['A cleaning liquid', 10, 12],
] as const;

/** Draws a liquid and an exponent of at least `least` near its usual pH. */
function draw(random: Random, least: number): readonly [n: number, liquid: string] {
  const [liquid, low, high] = random.pick(LIQUIDS);
  return [random.whole(low + least - 2, high), liquid];
}

/** Creates a problem that asks for the pH of a power of 10. */
export function wholeAcidity(random: Random): Draft {
  const [exponent, liquid] = draw(random, 2);
  const n = String(exponent);
  return {
    question: `${ACIDITY} ${liquid} has $h = 10^(-${n})$. What is its pH?`,
    answer: n,
    form: { kind: 'number' },
    mistakes: slips(
      [
        `-${n}`,
        `You lost one minus sign. The logarithm is −${n}, and the formula has another minus sign in front of it.`,
      ],
      [`10^(-${n})`, 'That is h. The pH is the negative of its base 10 logarithm.'],
      [10 * Number(n), `You multiplied by 10. The logarithm of $10^(-${n})$ is only the exponent.`],
      [
        `1/${n}`,
        `A negative exponent gives a reciprocal, but the question asks only for the exponent itself, with its sign changed.`,
      ],
    ),
    hints: [
      'Substitute the value of h into the formula.',
      'The base 10 logarithm of a power of 10 is its exponent. Watch the two minus signs.',
    ],
    steps: [
      line('practice.substitute', 'Substitute h into the formula', '-log_10(h)', '=', `-log_10(10^(-${n}))`),
      line(
        'practice.logarithm-is-exponent',
        'The logarithm is the exponent',
        `log_10(10^(-${n}))`,
        '=',
        `-${n}`,
      ),
      line('practice.two-minus-signs', 'Minus a negative number is positive', `-(-${n})`, '=', n),
    ],
  };
}

/** Creates a problem that asks for the pH of an amount that isn't a power of 10. */
export function acidity(random: Random): Draft {
  const mantissa = random.whole(2, 9);
  const [n, liquid] = draw(random, 3);
  const h = `${mantissa} * 10^(-${n})`;
  const answer = roundedQuotient(rational(10n ** BigInt(n), BigInt(mantissa)), 10, 2);
  return {
    question: `${ACIDITY} ${liquid} has $h = ${h}$. What is its pH, to 2 decimal places?`,
    answer,
    form: { kind: 'rounded', decimals: 2 },
    mistakes: slips(
      [
        (Math.log10(mantissa) - n).toFixed(2),
        'You lost the minus sign in front of the logarithm. The pH is the opposite of the logarithm.',
      ],
      [
        (n + Math.log10(mantissa)).toFixed(2),
        `The minus sign applies to both parts: $-(log_10(${mantissa}) - ${n}) = ${n} - log_10(${mantissa})$.`,
      ],
      [n.toFixed(2), `You left out the factor ${mantissa}. Subtract $log_10(${mantissa})$.`],
      n > mantissa && [
        (n - mantissa).toFixed(2),
        `You subtracted ${mantissa} itself. Subtract its logarithm, $log_10(${mantissa})$.`,
      ],
      [(n * Math.log10(mantissa)).toFixed(2), 'You multiplied. The logarithm of a product is a sum.'],
      [
        (-Math.log(mantissa) + n * Math.log(10)).toFixed(2),
        'You used the natural logarithm. The formula has a base 10 logarithm.',
      ],
    ),
    hints: [
      'Substitute the value of h into the formula.',
      'The logarithm of the product is a sum. One part is a whole number, and the other needs a calculator.',
      `You should get $${n} - log_10(${mantissa})$.`,
    ],
    steps: [
      line('practice.substitute', 'Substitute h into the formula', '-log_10(h)', '=', `-log_10(${h})`),
      line('practice.product-law', 'Product rule', `-log_10(${h})`, '=', `-(log_10(${mantissa}) - ${n})`),
      line(
        'practice.distributive-law',
        'Remove the parentheses',
        `-(log_10(${mantissa}) - ${n})`,
        '=',
        `${n} - log_10(${mantissa})`,
      ),
      roundingStep(`${n} - log_10(${mantissa})`, answer),
    ],
  };
}

/** Creates a problem that asks for the ratio of two amounts, given their pH. */
export function timesAsAcid(random: Random): Draft {
  const [tenths, low] = [random.wholeExcept(2, 19, 10), random.whole(20, 60)];
  const [acid, mild] = [low, low + tenths].map((all) => (all / 10).toFixed(1)) as [string, string];
  const answer = roundedPowerOfTen(tenths, 1);
  const exponent = (tenths / 10).toFixed(1);
  return {
    question: `${ACIDITY} One liquid has pH ${acid}, and another has pH ${mild}. How many times as many hydrogen ions per liter does the first have? Give the answer to 1 decimal place.`,
    answer,
    form: { kind: 'rounded', decimals: 1 },
    mistakes: slips(
      [
        (tenths / 10).toFixed(1),
        `That is the difference between the two pH values. It is an exponent. Calculate $10^(${exponent})$.`,
      ],
      [
        tenths.toFixed(1),
        `You multiplied the difference by 10. Each pH step multiplies by 10. Calculate $10^(${exponent})$.`,
      ],
      [
        ((low + tenths) / low).toFixed(1),
        'You divided one pH by the other. They are exponents. Subtract them, and use the difference as the exponent of 10.',
      ],
      [
        Math.exp(tenths / 10).toFixed(1),
        'You used base e. The logarithm in the formula has base 10, so use a power of 10.',
      ],
      tenths < 14 && [
        (10 ** (-tenths / 10)).toFixed(1), // From 14 on, the value rounds to 0.
        'You compared them the other way around. The liquid with the lower pH has more ions.',
      ],
    ),
    hints: [
      `In exponential form, the formula says $h = 10^(-p)$, where p is the pH.`,
      'Divide the two powers of 10: subtract the exponents.',
      `You should get $10^(${exponent})$.`,
    ],
    steps: [
      line(
        'practice.logarithm-to-power',
        'Write both as powers, and divide the first by the second',
        'r',
        '=',
        `10^(-${acid}) ÷ 10^(-${mild})`,
      ),
      line('practice.quotient-of-powers', 'Subtract the exponents', 'r', '=', `10^(${exponent})`),
      roundingStep('r', answer),
    ],
  };
}
