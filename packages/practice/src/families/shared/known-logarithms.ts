import { expression } from '../../task-expression.js';
import { logText } from './logarithm-text.js';

/**
 * A task that gives log_b x and log_b y, and asks for the logarithm of a number times x, times y or divided by y.
 */
export function knownLogarithms(operation: '*' | '/') {
  return expression({
    question: (n: Known) =>
      `If $${logText(n.base, 'x')} = ${n.ofX}$ and $${logText(n.base, 'y')} = ${n.ofY}$, what is $${inside(n, operation)}$?`,
    operation: 'expand-logarithms',
    form: { kind: 'number' },
    numbers: (random): Known => {
      const base = random.pick([2, 3, 5, 10]);
      const exponent = random.whole(1, base === 2 ? 5 : 3);
      const ofX = random.wholeExcept(-4, 9, 0);
      return { base, exponent, ofX, ofY: random.wholeExcept(-4, 9, 0, ofX) };
    },
    given: (n) => inside(n, operation),
    logarithms: ({ base, ofX, ofY }) => ({
      [logText(base, 'x')]: String(ofX),
      [logText(base, 'y')]: String(ofY),
    }),
    answer: ({ exponent, ofX, ofY }) => String(exponent + ofX + (operation === '*' ? ofY : -ofY)),
    hint: () => 'You don’t need to find x and y. Write the logarithm as separate ones.',
    mistakes: [
      'log-and-number-confused',
      'log-laws-swapped',
      operation === '*' ? 'log-of-product-as-product' : 'log-quotient-confused',
      'factor-lost',
    ],
  });
}

interface Known {
  readonly base: number;
  readonly exponent: number;
  readonly ofX: number;
  readonly ofY: number;
}

function inside({ base, exponent }: Known, operation: '*' | '/'): string {
  return logText(base, `${base ** exponent}x ${operation} y`);
}
