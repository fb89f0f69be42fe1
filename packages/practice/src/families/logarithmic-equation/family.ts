import { solveForX } from '../shared/linear-steps.js';
import { type Draft, type Family, line, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import { ask } from '../../task.js';
import { logText, sumWithNumber } from '../shared/logarithm-text.js';
import { powersOf } from '../shared/powers.js';
import { quotientText } from '../shared/lowest.js';
import { slips } from '../shared/slips.js';

const SMALL = powersOf([2, 3, 4, 5, 6, 10], 2, 130);

/**
 * Equations with several logarithms. In hard ones, a solution must be excluded because a logarithm has no
 * value there.
 */
export const logarithmicEquation: Family = {
  id: 'logarithmic-equation',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    ({ easy: sameLogarithm, medium: joinedLogarithm, hard: withDomain })[difficulty](random),
};

function sameLogarithm(random: Random): Draft {
  const base = random.pick([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const [m, n] = [random.whole(2, 9), random.whole(2, 9)];
  const isSum = random.oneIn(2);
  const [first, second, x] = isSum ? [m, n, m * n] : [m * n, n, m];
  const right = `${logText(base, first)} ${isSum ? '+' : '-'} ${logText(base, second)}`;
  return {
    ...solveForX(
      `${logText(base, 'x')} = ${right}`,
      String(x),
      [
        'Write the right side as one logarithm.',
        isSum
          ? 'A sum of logarithms is the logarithm of the product.'
          : 'A difference of logarithms is the logarithm of the quotient.',
        'If two logarithms with the same base are equal, their arguments are equal.',
      ],
      [
        line(
          isSum ? 'practice.product-law' : 'practice.quotient-law',
          isSum ? 'Product rule' : 'Quotient rule',
          logText(base, 'x'),
          '=',
          logText(base, x),
        ),
        line('practice.compare-numbers', 'Set the arguments equal', 'x', '=', String(x)),
      ],
    ),
    mistakes: isSum
      ? slips(
          [m + n, `You added ${m} and ${n}. When logarithms are added, their numbers are multiplied.`],
          [
            quotientText(m, n),
            `You divided ${m} by ${n}. Dividing is for a difference. Here the logarithms are added.`,
          ],
          [
            Math.abs(m - n),
            `You subtracted. When logarithms are added, their numbers are multiplied: $${m} * ${n}$.`,
          ],
        )
      : slips(
          [
            m * n - n,
            `You subtracted ${n} from ${m * n}. When logarithms are subtracted, their numbers are divided.`,
          ],
          [
            m * n * n,
            `You multiplied ${m * n} by ${n}. Multiplying is for a sum. Here a logarithm is subtracted.`,
          ],
          [
            m * n + n,
            `You added. When logarithms are subtracted, their numbers are divided: $${m * n} ÷ ${n}$.`,
          ],
        ),
  };
}

function joinedLogarithm(random: Random): Draft {
  const { base, exponent, value } = random.pick(SMALL);
  const isSum = random.oneIn(2);
  const divisors = [2, 3, 4, 5, 6, 8, 9, 10, 12].filter((n) => !isSum || (value % n === 0 && n < value));
  const [first = base, ...others] = divisors;
  const number = random.pick([first, ...others]);
  const x = isSum ? value / number : value * number;
  const inside = isSum ? `${number}x` : `x/${number}`;
  return {
    ...solveForX(
      `${logText(base, 'x')} ${isSum ? '+' : '-'} ${logText(base, number)} = ${exponent}`,
      String(x),
      [
        'Combine the two logarithms on the left into one.',
        `Then write the equation in exponential form with base ${base}.`,
        `You should get $${inside} = ${value}$.`,
      ],
      [
        isSum
          ? line('practice.product-law', 'Product rule', logText(base, inside), '=', String(exponent))
          : line('practice.quotient-law', 'Quotient rule', logText(base, inside), '=', String(exponent)),
        line('practice.logarithm-to-power', 'Write in exponential form', inside, '=', `${base}^${exponent}`),
        line('practice.work-out-power', 'Evaluate the power', inside, '=', String(value)),
        isSum
          ? line('practice.divide-both-sides', `Divide both sides by ${number}`, 'x', '=', String(x))
          : line('practice.multiply-both-sides', `Multiply both sides by ${number}`, 'x', '=', String(x)),
      ],
    ),
    mistakes: isSum
      ? slips(
          [
            value - number,
            `You combined the logarithms into $x + ${number}$. A sum of logarithms is the logarithm of the product, $${number}x$.`,
          ],
          [value, `The last step is missing. Solve $${number}x = ${value}$.`],
          [
            value * number,
            `You multiplied by ${number}. To solve $${number}x = ${value}$, divide by ${number}.`,
          ],
          [
            quotientText(base * exponent, number),
            `You multiplied ${base} by ${exponent}. Raise ${base} to the power ${exponent} instead: $${base}^${exponent} = ${value}$.`,
          ],
        )
      : slips(
          [
            value + number,
            `You combined the logarithms into $x - ${number}$. A difference of logarithms is the logarithm of the quotient, $${inside}$.`,
          ],
          [value, `The last step is missing. Solve $${inside} = ${value}$.`],
          [
            quotientText(value, number),
            `You divided by ${number}. To solve $${inside} = ${value}$, multiply by ${number}.`,
          ],
          [
            base * exponent * number,
            `You multiplied ${base} by ${exponent}. Raise ${base} to the power ${exponent} instead: $${base}^${exponent} = ${value}$.`,
          ],
        ),
  };
}

/** Creates (x + p)(x + q) = base^n, where both factors are negative for the other solution. */
function withDomain(random: Random): Draft {
  const { base, exponent, value } = random.pick(SMALL);
  const [one = 1, ...more] = Array.from({ length: value }, (_, n) => n + 1).filter(
    (n) => value % n === 0 && n * n < value,
  );
  const small = random.pick([one, ...more]);
  const large = value / small;
  const x = random.wholeExcept(-3, 12, -1, 0, 1, small, large);
  const [p, q] = random.oneIn(2) ? [small - x, large - x] : [large - x, small - x];
  const [left, right] = [logText(base, sumWithNumber('x', p)), logText(base, sumWithNumber('x', q))];
  const product = `(${sumWithNumber('x', p)})(${sumWithNumber('x', q)})`;
  const [b, other] = [p + q, -(p + q) - x];
  const factors = `(${sumWithNumber('x', -x)})(${sumWithNumber('x', -other)})`;
  return {
    ...ask('Find every solution: {given}', 'solve', `${left} + ${right} = ${exponent}`),
    answer: String(x),
    form: { kind: 'numbers', variable: 'x' },
    mistakes: slips(
      [
        `${x}, ${other}`,
        `Substitute ${other} into the equation: $${sumWithNumber('x', p)}$ becomes ${other + p}, and a logarithm needs a positive number. Reject it.`,
      ],
      [
        other,
        `That is the extraneous solution. There $${sumWithNumber('x', p)}$ is ${other + p}, and a logarithm needs a positive number.`,
      ],
      [
        quotientText(value - b, 2),
        `You added the numbers inside. A sum of logarithms is the logarithm of the product $${product}$.`,
      ],
      [
        `${-x}, ${-other}`,
        `The signs are reversed. The factor $${sumWithNumber('x', -x)}$ is 0 for x = ${x}. Then check which solution is valid.`,
      ],
    ),
    hints: [
      'Combine the two logarithms into one, then write the equation in exponential form.',
      `You should get $${product} = ${value}$. Expand and move all terms to one side.`,
      'The quadratic equation has two solutions. A logarithm needs a positive number. Substitute both into the original equation to see which one is valid.',
    ],
    steps: [
      line('practice.product-law', 'Product rule', logText(base, product), '=', String(exponent)),
      line('practice.logarithm-to-power', 'Write in exponential form', product, '=', String(value)),
      line(
        'practice.bring-to-one-side',
        'Expand and move all terms to one side',
        sumText([1, 'x^2'], [b, 'x'], [p * q - value, '']),
        '=',
        '0',
      ),
      line('practice.factor', 'Factor', factors, '=', '0'),
      line(
        'practice.check-domain',
        `Reject ${other}: there ${sumWithNumber('x', p)} is negative`,
        'x',
        '=',
        String(x),
      ),
    ],
  };
}
