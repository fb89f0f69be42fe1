import { type Draft, line, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import { logText } from '../shared/logarithm-text.js';
import { quotientText } from './lowest.js';
import { signed, slips } from './slips.js';

/**
 * Creates a problem that gives log_b x and log_b y, and asks for the logarithm of a number times x, times y
 * or divided by y.
 */
export function knownLogarithms(random: Random, operation: '*' | '/'): Draft {
  const base = random.pick([2, 3, 5, 10]);
  const exponent = random.whole(1, base === 2 ? 5 : 3);
  const ofX = random.wholeExcept(-4, 9, 0);
  const ofY = random.wholeExcept(-4, 9, 0, ofX);
  const number = String(base ** exponent);
  const [logX, logY, logNumber] = ['x', 'y', number].map((of) => logText(base, of)) as [
    string,
    string,
    string,
  ];
  const [sign, value] = operation === '*' ? [1, exponent + ofX + ofY] : [-1, exponent + ofX - ofY];
  const asked = logText(base, `${number}x ${operation} y`);
  const put = `${exponent} + ${signed(ofX)} ${sign > 0 ? '+' : '-'} ${signed(ofY)}`;
  const plain = sumText([exponent, ''], [ofX, ''], [sign * ofY, '']);
  const separate = `${logNumber} + ${logX} ${operation === '*' ? '+' : '-'} ${logY}`;
  return {
    question: `If $${logX} = ${ofX}$ and $${logY} = ${ofY}$, what is $${asked}$?`,
    answer: String(value),
    form: { kind: 'number' },
    mistakes: slips(
      [
        base ** exponent + ofX + sign * ofY,
        `You used the number ${number} itself. Use its logarithm instead: $${logNumber}$.`,
      ],
      [
        exponent + ofX - sign * ofY,
        operation === '*'
          ? `You subtracted $${logY}$. The logarithm of a factor is added.`
          : `You added $${logY}$. Subtract the logarithm of what you divide by.`,
      ],
      [ofX + sign * ofY, `The number ${number} is missing. Add its logarithm, $${logNumber}$.`],
      operation === '*'
        ? [
            exponent * ofX * ofY,
            'You multiplied the logarithms. The logarithm of a product is the sum of the logarithms.',
          ]
        : [
            quotientText(exponent * ofX, ofY),
            'You multiplied and divided the logarithms. A product inside becomes a sum, and a quotient becomes a difference.',
          ],
    ),
    hints: [
      "You don't need to find x and y. Write the logarithm as separate ones.",
      `A product inside becomes a sum of logarithms${sign < 0 ? ', and a quotient becomes a difference' : ''}.`,
      `Substitute the numbers into $${separate}$.`,
    ],
    steps: [
      ...(operation === '*'
        ? [line('practice.product-law', 'Product rule', asked, '=', separate)]
        : [
            line(
              'practice.quotient-law',
              'Quotient rule',
              asked,
              '=',
              `${logText(base, `${number}x`)} - ${logY}`,
            ),
            line('practice.product-law', 'Product rule', asked, '=', separate),
          ]),
      line(
        'practice.logarithm-is-exponent',
        'The logarithm is the exponent',
        logNumber,
        '=',
        String(exponent),
      ),
      line('practice.substitute', 'Substitute the known values', asked, '=', put),
      ...(put !== plain
        ? [line('practice.distributive-law', 'Remove the parentheses', put, '=', plain)]
        : []),
      line('practice.left-to-right', 'Add and subtract from left to right', plain, '=', String(value)),
    ],
  };
}
