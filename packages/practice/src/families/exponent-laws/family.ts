import { type Draft, type Family, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import { type Link, rewriting } from '../shared/chain.js';

const draft = rewriting('Simplify', 'simplified');

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

/** ax^n. */
function monomial(a: number, letter: string, n: number): string {
  return sumText([a, n === 1 ? letter : `${letter}^${n < 0 ? `(${n})` : String(n)}`]);
}

function product(random: Random, letter: string, level: 1 | 2): Draft {
  const [m, n] = [random.whole(2, 9), random.whole(2, 9)];
  const [a, b] = level === 1 ? [1, 1] : [random.whole(2, 9), random.whole(2, 9)];
  const result = monomial(a * b, letter, m + n);
  return draft(`${monomial(a, letter, m)} * ${monomial(b, letter, n)}`, result, {
    hints: [
      `How many factors ${letter} are there in all?`,
      `${level === 2 ? 'Multiply the numbers. ' : ''}A product of powers of the same base: add the exponents.`,
      `The exponent is $${m} + ${n}$.`,
    ],
    links: [
      [
        'practice.product-of-powers',
        level === 1 ? 'Product of powers: add the exponents' : 'Multiply the numbers, add the exponents',
        level === 1 ? `${letter}^(${m} + ${n})` : `${a} * ${b}${letter}^(${m} + ${n})`,
      ],
      ['practice.work-out', 'Work it out', result],
    ],
  });
}

function quotient(random: Random, letter: string, level: 1 | 2): Draft {
  const n = random.whole(2, 8);
  const m = n + random.whole(2, 7);
  const [a, b] = level === 1 ? [1, 1] : [random.whole(2, 9), random.whole(2, 9)];
  const result = monomial(a, letter, m - n);
  return draft(`(${monomial(a * b, letter, m)})/(${monomial(b, letter, n)})`, result, {
    hints: [
      `How many factors ${letter} are left when you cancel?`,
      `${level === 2 ? 'Divide the numbers. ' : ''}A quotient of powers of the same base: subtract the exponents.`,
      `The exponent is $${m} - ${n}$.`,
    ],
    links: [
      [
        'practice.quotient-of-powers',
        level === 1
          ? 'Quotient of powers: subtract the exponents'
          : 'Divide the numbers, subtract the exponents',
        `${level === 1 ? '' : String(a)}${letter}^(${m} - ${n})`,
      ],
      ['practice.work-out', 'Work it out', result],
    ],
  });
}

function raised(random: Random, letter: string, level: 1 | 2): Draft {
  const [m, n] = [random.whole(2, 7), level === 1 ? random.whole(2, 6) : random.whole(2, 3)];
  const a = level === 1 ? 1 : random.wholeExcept(-5, 6, 0, 1, -1);
  const result = monomial(a ** n, letter, m * n);
  const power = `${letter}^(${m} * ${n})`;
  return draft(`(${monomial(a, letter, m)})^${n}`, result, {
    hints: [
      level === 1
        ? `What does the exponent ${n} say about $${letter}^${m}$?`
        : `The exponent ${n} belongs to each factor in the parentheses.`,
      `${level === 2 ? `Raise $${a}$ to the power ${n}. ` : ''}A power of a power: multiply the exponents.`,
      `The exponent is $${m} * ${n}$.`,
    ],
    links: [
      ...(level === 1 ? [] : [separated(a, letter, m, n)]),
      [
        'practice.power-of-power',
        'Power of a power: multiply the exponents',
        level === 1 ? power : sumText([a ** n, power]),
      ],
      ['practice.work-out', 'Work it out', result],
    ],
  });
}

function separated(a: number, letter: string, m: number, n: number): Link {
  const base = a < 0 ? `(${a})` : String(a);
  return [
    'practice.power-of-product',
    'Power of a product: raise each factor',
    `${base}^${n} * (${letter}^${m})^${n}`,
  ];
}

/** (ax^m)^n × bx^k, where an exponent may be negative. */
function raisedTimesPower(random: Random, letter: string): Draft {
  const [a, b, n] = [random.whole(2, 5), random.whole(2, 6), random.whole(2, 3)];
  const [m, k] = [random.wholeExcept(-4, 5, 0, 1), random.wholeExcept(-6, 8, 0, 1)];
  const exponent = m * n + k;
  if (exponent < 2 || a ** n * b > 400) return raisedTimesPower(random, letter);
  const [inner, outer] = [monomial(a, letter, m), monomial(b, letter, k)];
  const result = monomial(a ** n * b, letter, exponent);
  return draft(`(${inner})^${n} * ${outer}`, result, {
    hints: [
      'Work out the power in front first.',
      `Raise both factors in the parentheses to the power ${n}; then add the exponents of ${letter}.`,
      `The first factor becomes $${monomial(a ** n, letter, m * n)}$.`,
    ],
    links: [
      ['practice.power-of-product', 'Raise each factor', `${monomial(a ** n, letter, m * n)} * ${outer}`],
      ['practice.product-of-powers', 'Multiply the numbers, add the exponents', result],
    ],
  });
}

/** (ax^m)^n / bx^k. */
function raisedOverPower(random: Random, letter: string): Draft {
  const [a, n, m] = [random.whole(2, 6), random.whole(2, 3), random.wholeExcept(-3, 6, 0, 1)];
  const k = random.wholeExcept(-6, 8, 0, 1);
  const exponent = m * n - k;
  if (exponent < 2) return raisedOverPower(random, letter);
  const [below, power] = [monomial(a, letter, k), monomial(a ** n, letter, m * n)];
  const result = monomial(a ** (n - 1), letter, exponent);
  return draft(`(${monomial(a, letter, m)})^${n}/(${below})`, result, {
    hints: [
      'Work out the power above the fraction bar first.',
      `Raise both factors to the power ${n}; then divide the numbers and subtract the exponents.`,
      `Above the fraction bar stands $${power}$.`,
    ],
    links: [
      ['practice.power-of-product', 'Raise each factor', `(${power})/(${below})`],
      ['practice.quotient-of-powers', 'Divide the numbers, subtract the exponents', result],
    ],
  });
}
