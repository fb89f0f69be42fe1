import { commonDivisor, quotientText } from '../../shared/lowest.js';
import { solveForX } from '../../shared/linear-steps.js';
import { type Draft, type Family, line } from '../../../family.js';
import type { Mistake } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { MANY_POWERS, powersOf } from '../../shared/powers.js';
import { ordinal } from '../../shared/ordinal.js';
import { type Slip, slips } from '../../shared/slips.js';

const ROOTS = powersOf([2, 3, 4, 5, 6, 7, 10], 2, 1024);

/** Equations whose unknown is the base of a logarithm: log_x 49 = 2. */
export const baseOfLogarithm: Family = {
  id: 'base-of-logarithm',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    unknownBase({ easy: whole, medium: overOrRoot, hard: fraction }[difficulty](random)),
};

/** Returns the equation with x as the base. */
function unknownBase({ value, exponent, x }: Base): Draft {
  const turned = reciprocalText(exponent);
  return {
    ...solveForX(
      `log_x(${value}) = ${exponent}`,
      x,
      [
        'A logarithm is an exponent. Write the equation as a power of x.',
        `You should have $x^(${exponent}) = ${value}$. Which power removes the exponent?`,
        turned === '1/2'
          ? 'Take the square root of both sides. The base is always positive.'
          : `Raise both sides to the power $${turned}$. The base is always positive.`,
      ],
      [
        line('practice.logarithm-to-power', 'Write in exponential form', `x^(${exponent})`, '=', value),
        turned === '1/2'
          ? line(
              'practice.square-root',
              'Take the square root of both sides. The base must be positive',
              'x',
              '=',
              `sqrt(${value})`,
            )
          : line(
              'practice.raise-both-sides',
              `Raise both sides to the power ${turned}. The base must be positive`,
              'x',
              '=',
              `(${value})^(${turned})`,
            ),
        line(
          'practice.work-out-power',
          turned === '1/2' ? 'Evaluate the root' : 'Evaluate the power',
          'x',
          '=',
          x,
        ),
      ],
    ),
    mistakes: wrongBases({ value, exponent, x }),
  };
}

/** The equation x^exponent = value. */
interface Base {
  readonly value: string;
  readonly exponent: string;
  readonly x: string;
}

/** Returns the text of the reciprocal: "-2/3" becomes "-3/2", "4" becomes "1/4". */
function reciprocalText(exponent: string): string {
  const [, minus = '', top = '', bottom = '1'] = /^(-?)(\d+)(?:\/(\d+))?$/.exec(exponent) ?? [];
  return minus + (top === '1' ? bottom : `${bottom}/${top}`);
}

/** Returns the bases that result from common mistakes. */
function wrongBases({ value, exponent, x }: Base): readonly Mistake[] {
  const [, minus = '', top = '', bottom = '1'] = /^(-?)(\d+)(?:\/(\d+))?$/.exec(exponent) ?? [];
  const [above, below] = [Number(top), Number(bottom)];
  const size = Number(value.replace('1/', ''));
  const [up, down] = value.startsWith('1/') ? [below, size * above] : [size * below, above];
  return slips(
    [
      minus + quotientText(up, down),
      below === 1
        ? `You divided by the exponent ${exponent}. It isn’t a factor. Solve $x^(${exponent}) = ${value}$.`
        : `You treated the exponent $${exponent}$ as a factor. Solve $x^(${exponent}) = ${value}$ by raising both sides to the power $${reciprocalText(exponent)}$.`,
    ],
    minus !== '' && [
      x.startsWith('1/') ? x.slice(2) : `1/${x}`,
      'You lost the minus sign. A negative exponent gives the reciprocal.',
    ],
    minus !== '' && [
      `-${x}`,
      'A negative exponent doesn’t make a number negative. It gives the reciprocal. The base is always positive.',
    ],
    ...(below === 1 ? ofPower({ value, exponent, x }, size) : ofRoot(x, size, above, below)),
  );
}

/** Returns the mistakes with a whole exponent. */
function ofPower({ value, exponent, x }: Base, size: number): readonly Slip[] {
  const above = Math.abs(Number(exponent));
  const over = (n: number): string => (value.startsWith('1/') ? `1/${n}` : String(n));
  return [
    Number(exponent) > 0 &&
      above % 2 === 0 && [
        `-${x}`,
        `The power $(-${x})^${above}$ is also ${value}, but the base of a logarithm is always positive.`,
      ],
    above > 1 &&
      size ** above < 100_000 && [
        over(size ** above),
        `You raised $${value}$ to the power ${above}. To undo a power, take a root.`,
      ],
    above > 2 &&
      Number.isInteger(Math.sqrt(size)) && [
        over(Math.sqrt(size)),
        `You took the square root. The exponent is ${above}, so you need the number whose ${ordinal(above)} power is ${size}.`,
      ],
  ];
}

/** Returns the mistakes with the exponent above/below. */
function ofRoot(x: string, size: number, above: number, below: number): readonly Slip[] {
  const [raised, root] = [size ** below, Math.round(size ** (1 / above))];
  const over = (n: number): string => (x.startsWith('1/') ? `1/${n}` : String(n));
  return [
    above > 1 &&
      raised < 100_000 && [
        over(raised),
        `You undid only the denominator ${below}. The exponent also has a numerator of ${above}. Take that root as well.`,
      ],
    above > 1 && [
      over(root),
      `You took only the root. The denominator ${below} is left. Raise to the power ${below}.`,
    ],
    above === 1 && [
      quotientText(size, below),
      `You divided ${size} by ${below}. The exponent $1/${below}$ is a root, and raising to the power ${below} undoes it.`,
    ],
  ];
}

function whole(random: Random): Base {
  if (random.oneIn(3)) {
    const x = String(random.whole(2, 80));
    return { value: `1/${x}`, exponent: '-1', x };
  }
  const { base, exponent, value } = random.pick(MANY_POWERS);
  return { value: String(value), exponent: String(exponent), x: String(base) };
}

function overOrRoot(random: Random): Base {
  const { base, exponent, value } = random.pick(MANY_POWERS);
  return random.pick([
    { value: `1/${value}`, exponent: `-${exponent}`, x: String(base) },
    { value: String(base), exponent: `1/${exponent}`, x: String(value) },
    { value: String(value), exponent: `-${exponent}`, x: `1/${base}` },
  ]);
}

function fraction(random: Random): Base {
  const { base: root, exponent: below, value: x } = random.pick(ROOTS);
  const [first = 1, ...others] = [2, 3, 4, 5, 6, 7].filter(
    (n) => commonDivisor(n, below) === 1 && root ** n <= 1024,
  );
  const above = random.pick([first, ...others]);
  const exponent = `${above}/${below}`;
  const value = String(root ** above);
  return random.pick([
    { value, exponent, x: String(x) },
    { value: `1/${value}`, exponent: `-${exponent}`, x: String(x) },
    { value, exponent: `-${exponent}`, x: `1/${x}` },
  ]);
}
