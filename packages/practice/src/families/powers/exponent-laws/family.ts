import { type Draft, type Family, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { type Link, rewriting } from '../../shared/chain.js';
import { signed, slips } from '../../shared/slips.js';

const draft = rewriting('Simplify', 'simplify', 'simplified');

/** Products, quotients and powers of powers: (2x³)² × x⁴. */
export const exponentLaws: Family = {
  id: 'exponent-laws',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const letter = random.pick(['x', 'y', 'a', 'n', 't']);
    const kind = random.whole(0, 2);
    if (difficulty === 'easy')
      return [product, quotient, raised][kind]?.(random, letter, 1) ?? product(random, letter, 1);
    if (difficulty === 'medium')
      return [product, quotient, raised][kind]?.(random, letter, 2) ?? product(random, letter, 2);
    return kind === 0 ? raisedOverPower(random, letter) : raisedTimesPower(random, letter);
  },
};

/** Writes ax^n. */
function monomial(a: number, letter: string, n: number): string {
  if (n === 0) return String(a);
  return sumText([a, n === 1 ? letter : `${letter}^${n < 0 ? `(${n})` : String(n)}`]);
}

/** Writes x^n. */
const power = (letter: string, n: number): string => monomial(1, letter, n);

function product(random: Random, letter: string, level: 1 | 2): Draft {
  const [m, n] = [random.whole(2, 9), random.whole(2, 9)];
  const [a, b] = level === 1 ? [1, 1] : [random.whole(2, 9), random.whole(2, 9)];
  const result = monomial(a * b, letter, m + n);
  return draft(`${monomial(a, letter, m)} * ${monomial(b, letter, n)}`, result, {
    hints: [
      `How many factors of ${letter} are there altogether?`,
      `${level === 2 ? 'Multiply the coefficients. ' : ''}For a product of powers of the same base, add the exponents.`,
      `The exponent is $${m} + ${n}$.`,
    ],
    links: [
      [
        'practice.product-of-powers',
        level === 1 ? 'Product of powers: add the exponents' : 'Multiply the coefficients, add the exponents',
        level === 1 ? `${letter}^(${m} + ${n})` : `${a} * ${b}${letter}^(${m} + ${n})`,
      ],
      ['practice.work-out', 'Evaluate', result],
    ],
    mistakes: slips(
      [
        monomial(a * b, letter, m * n),
        `You multiplied the exponents. There are $${m} + ${n}$ factors of $${letter}$ altogether, so add them.`,
      ],
      level === 1
        ? [
            monomial(2, letter, m + n),
            `Add the exponents, but don’t put a 2 in front: $${power(letter, m)}$ times $${power(letter, n)}$ is one product.`,
          ]
        : [
            monomial(a + b, letter, m + n),
            `You added $${a}$ and $${b}$. Add only the exponents, and multiply the coefficients.`,
          ],
      level === 1
        ? [
            monomial(2, letter, m * n),
            `This is a product of two powers. Add the exponents, $${m} + ${n}$, and don’t put a number in front.`,
          ]
        : [
            monomial(a + b, letter, m * n),
            `It is the other way around. Multiply $${a}$ and $${b}$, and add the exponents $${m}$ and $${n}$.`,
          ],
    ),
  });
}

function quotient(random: Random, letter: string, level: 1 | 2): Draft {
  const n = random.whole(2, 8);
  const m = n + random.whole(2, 7);
  const [a, b] = level === 1 ? [1, 1] : [random.whole(2, 9), random.whole(2, 9)];
  const result = monomial(a, letter, m - n);
  return draft(`(${monomial(a * b, letter, m)})/(${monomial(b, letter, n)})`, result, {
    hints: [
      `How many factors of ${letter} are left after you cancel?`,
      `${level === 2 ? 'Divide the coefficients. ' : ''}For a quotient of powers of the same base, subtract the exponents.`,
      `The exponent is $${m} - ${n}$.`,
    ],
    links: [
      [
        'practice.quotient-of-powers',
        level === 1
          ? 'Quotient of powers: subtract the exponents'
          : 'Divide the coefficients, subtract the exponents',
        `${level === 1 ? '' : String(a)}${letter}^(${m} - ${n})`,
      ],
      ['practice.work-out', 'Evaluate', result],
    ],
    mistakes: slips(
      m % n === 0 && [
        monomial(a, letter, m / n),
        `You divided the exponents: $${n}$ of the $${m}$ factors of $${letter}$ cancel, so subtract.`,
      ],
      [monomial(a, letter, m + n), `You added the exponents. In a quotient, subtract them, $${m} - ${n}$.`],
      level === 1 && [
        monomial(1, letter, n - m),
        `You subtracted in the wrong order. The exponent in the numerator comes first, $${m} - ${n}$.`,
      ],
      level === 2 && [
        monomial(a * b - b, letter, m - n),
        `You subtracted the coefficients. Subtract only the exponents, and $${a * b} ÷ ${b} = ${a}$.`,
      ],
      level === 2 && [
        monomial(a * b, letter, m - n),
        `Divide the coefficients as well: $${a * b} ÷ ${b} = ${a}$.`,
      ],
    ),
  });
}

function raised(random: Random, letter: string, level: 1 | 2): Draft {
  const [m, n] = [random.whole(2, 7), level === 1 ? random.whole(2, 6) : random.whole(2, 3)];
  const a = level === 1 ? 1 : random.wholeExcept(-5, 6, 0, 1, -1);
  const result = monomial(a ** n, letter, m * n);
  const product = `${letter}^(${m} * ${n})`;
  return draft(`(${monomial(a, letter, m)})^${n}`, result, {
    hints: [
      level === 1
        ? `What does the exponent ${n} mean for $${letter}^${m}$?`
        : `The exponent ${n} applies to each factor in the parentheses.`,
      `${level === 2 ? `Raise $${a}$ to the power ${n}. ` : ''}For a power of a power, multiply the exponents.`,
      `The exponent is $${m} * ${n}$.`,
    ],
    links: [
      ...(level === 1 ? [] : [separated(a, letter, m, n)]),
      [
        'practice.power-of-power',
        'Power of a power: multiply the exponents',
        level === 1 ? product : sumText([a ** n, product]),
      ],
      ['practice.work-out', 'Evaluate', result],
    ],
    mistakes: slips(
      [
        monomial(a ** n, letter, m + n),
        `You added the exponents: $${power(letter, m)}$ is a factor $${n}$ times, so multiply $${m}$ by $${n}$.`,
      ],
      level === 1 &&
        m ** n <= 50 && [
          monomial(1, letter, m ** n),
          `You raised the exponent to the power: $${power(letter, m)}$ is a factor $${n}$ times, so the exponent is $${m} * ${n}$.`,
        ],
      level === 1 && [
        monomial(n, letter, m),
        `You multiplied by $${n}$. The power means $${n}$ factors of $${power(letter, m)}$.`,
      ],
      level === 2 && [
        monomial(a, letter, m * n),
        `The exponent $${n}$ also applies to $${a}$: $${signed(a)}^${n} = ${a ** n}$.`,
      ],
      level === 2 && [
        monomial(a * n, letter, m * n),
        `You multiplied $${a}$ by $${n}$. Raise it to the power, $${signed(a)}^${n} = ${a ** n}$.`,
      ],
      a < 0 && [
        monomial(-(a ** n), letter, m * n),
        `Watch the sign: $(${a})^${n}$ has $${n}$ factors of $${a}$ and is ${n === 2 ? 'positive' : 'negative'}.`,
      ],
    ),
  });
}

function separated(a: number, letter: string, m: number, n: number): Link {
  return [
    'practice.power-of-product',
    'Power of a product: raise each factor',
    `${signed(a)}^${n} * (${letter}^${m})^${n}`,
  ];
}

/** Creates (ax^m)^n × bx^k, where an exponent may be negative. */
function raisedTimesPower(random: Random, letter: string): Draft {
  const [a, b, n] = [random.whole(2, 5), random.whole(2, 6), random.whole(2, 3)];
  const [m, k] = [random.wholeExcept(-4, 5, 0, 1), random.wholeExcept(-6, 8, 0, 1)];
  const exponent = m * n + k;
  if (exponent < 2 || a ** n * b > 400) return raisedTimesPower(random, letter);
  const [inner, outer] = [monomial(a, letter, m), monomial(b, letter, k)];
  const result = monomial(a ** n * b, letter, exponent);
  return draft(`(${inner})^${n} * ${outer}`, result, {
    hints: [
      'First evaluate the power in front.',
      `Raise both factors in the parentheses to the power ${n}; then add the exponents of ${letter}.`,
      `The first factor becomes $${monomial(a ** n, letter, m * n)}$.`,
    ],
    links: [
      ['practice.power-of-product', 'Raise each factor', `${monomial(a ** n, letter, m * n)} * ${outer}`],
      ['practice.product-of-powers', 'Multiply the coefficients, add the exponents', result],
    ],
    mistakes: slips(
      [
        monomial(a * b, letter, exponent),
        `Raise the $${a}$ in the parentheses to the power as well, and multiply it by $${b}$: $${a}^${n} * ${b} = ${a ** n * b}$.`,
      ],
      [
        monomial(a * n * b, letter, exponent),
        n * b === a ** (n - 1) // The power alone is the same number.
          ? `Multiply the power by $${b}$ as well: the coefficient is $${a}^${n} * ${b} = ${a ** n * b}$.`
          : `You multiplied $${a}$ by $${n}$. Raise it to the power, $${a}^${n} = ${a ** n}$.`,
      ],
      [
        monomial(a ** n * b, letter, m + n + k),
        `You added $${m}$ and $${n}$. For a power of a power, multiply the exponents, $${m} * ${n} = ${m * n}$.`,
      ],
      [
        monomial(a ** n * b, letter, m * n * k),
        `You multiplied all exponents. In the product with $${outer}$ add them, $${m * n} + ${signed(k)}$.`,
      ],
      k < 0 && [
        monomial(a ** n * b, letter, m * n - k),
        `Watch the sign of the last exponent: $${m * n} + (${k}) = ${exponent}$.`,
      ],
      [
        monomial((a * b) ** n, letter, (m + k) * n),
        `You also raised $${outer}$. The exponent $${n}$ applies only to the parentheses.`,
      ],
    ),
  });
}

/** Creates (ax^m)^n / bx^k. */
function raisedOverPower(random: Random, letter: string): Draft {
  const [a, n, m] = [random.whole(2, 6), random.whole(2, 3), random.wholeExcept(-3, 6, 0, 1)];
  const k = random.wholeExcept(-6, 8, 0, 1);
  const exponent = m * n - k;
  if (exponent < 2) return raisedOverPower(random, letter);
  const [below, raisedPower] = [monomial(a, letter, k), monomial(a ** n, letter, m * n)];
  const result = monomial(a ** (n - 1), letter, exponent);
  return draft(`(${monomial(a, letter, m)})^${n}/(${below})`, result, {
    hints: [
      'First evaluate the power in the numerator.',
      `Raise both factors to the power ${n}; then divide the coefficients and subtract the exponents.`,
      `The numerator is $${raisedPower}$.`,
    ],
    links: [
      ['practice.power-of-product', 'Raise each factor', `(${raisedPower})/(${below})`],
      ['practice.quotient-of-powers', 'Divide the coefficients, subtract the exponents', result],
    ],
    mistakes: slips(
      [
        monomial(1, letter, exponent),
        `The exponent $${n}$ also applies to the number in the parentheses: the numerator has $${a}^${n} = ${a ** n}$.`,
      ],
      [
        monomial(a ** (n - 1), letter, m + n - k),
        `You added $${m}$ and $${n}$. For a power of a power, multiply the exponents, $${m} * ${n} = ${m * n}$.`,
      ],
      [
        monomial(a ** (n - 1), letter, m * n + k),
        k < 0
          ? `Watch the sign: subtract the exponent in the denominator, $${m * n} - (${k}) = ${exponent}$.`
          : `You added the exponents. In a quotient, subtract them, $${signed(m * n)} - ${k}$.`,
      ],
      [
        monomial(a ** n, letter, exponent),
        `Divide the coefficients as well: $${a ** n} ÷ ${a} = ${a ** (n - 1)}$.`,
      ],
    ),
  });
}
