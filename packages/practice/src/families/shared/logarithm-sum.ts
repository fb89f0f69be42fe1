import type { Random } from '../../random.js';
import { type Base, logText, powerText } from './logarithm-text.js';

/** A factor inside a logarithm: a letter or a number to a power, in the denominator if the exponent is negative. */
export interface Factor {
  readonly of: string;
  /** Twice the exponent: 2 for the factor itself, 1 for its square root. */
  readonly halves: number;
}

/** The argument of a logarithm. Its number is a prime or a power of the base. */
export interface Inside {
  readonly base: Base;
  readonly factors: readonly Factor[];
  /** The power of the base among the factors: base^exponent. */
  readonly whole?: { readonly value: string; readonly exponent: number };
}

const TRIPLES = [
  ['x', 'y', 'z'],
  ['a', 'b', 'c'],
  ['p', 'q', 'r'],
  ['u', 'v', 'w'],
] as const;

/** Returns a random argument with letters. Harder ones have more powers, roots and numbers. */
export function lettersInside(random: Random, difficulty: 'easy' | 'medium' | 'hard'): Inside {
  const base: Base = random.pick(difficulty === 'hard' ? [2, 3, 5, 10] : ['e', 2, 3, 4, 5, 6, 7, 10]);
  const [first, second, third] = random.pick(TRIPLES);
  const power = (): number => 2 * random.whole(2, 6);
  if (difficulty === 'easy') {
    const of = random.oneIn(2) ? first : String(random.pick([11, 13, 17, 19]));
    return {
      base,
      factors: [
        { of, halves: 2 },
        { of: second, halves: 2 },
        { of: third, halves: -2 },
      ],
    };
  }
  if (difficulty === 'medium') {
    const [m, n, p] = [power(), random.pick([2, power()]), random.pick([2, power()])];
    return {
      base,
      factors: [
        { of: first, halves: m },
        { of: second, halves: n },
        { of: third, halves: -p },
      ],
    };
  }
  const exponent = random.whole(2, base === 2 ? 6 : base === 3 ? 4 : 3);
  const [odd, side] = [random.pick([1, 1, 3, 5]), random.pick([1, -1])];
  const factors = [
    { of: first, halves: power() },
    { of: second, halves: side * odd },
  ];
  return { base, factors, whole: { value: String(Number(base) ** exponent), exponent } };
}

/** Returns the text of factors as a product or a quotient: "8x^3/sqrt(y)". */
export function insideText({ factors, whole }: Inside): string {
  const above = factors.filter(({ halves }) => halves > 0).map(factorText);
  const below = factors.filter(({ halves }) => halves < 0).map(factorText);
  const [number, ...rest] = whole ? [whole.value, ...above] : above;
  const top = [number ?? '1', ...rest].join('*').replace(/^(\d+)\*(?=[a-z])/, '$1');
  return [top, ...below].join('/');
}

function factorText({ of, halves }: Factor): string {
  const size = Math.abs(halves);
  return size % 2 === 0 ? powerText(of, size / 2) : `sqrt(${powerText(of, size)})`;
}

/** Returns the sum of the logarithms of all factors: 3 + 3log_2(x) - log_2(y). */
export function sumOfLogarithms({ base, factors, whole }: Inside): string {
  const terms = factors.map((factor) => ({
    sign: factor.halves < 0 ? '-' : '+',
    text: multipleText(base, factor),
  }));
  return [...(whole ? [{ sign: '+', text: String(whole.exponent) }] : []), ...terms]
    .map(({ sign, text }, index) => (index === 0 ? text : ` ${sign} ${text}`))
    .join('');
}

function multipleText(base: Base, { of, halves }: Factor): string {
  const size = Math.abs(halves);
  const coefficient = size === 2 ? '' : size % 2 === 0 ? String(size / 2) : `${size}/2`;
  return coefficient + logText(base, of);
}

/** Checks whether a factor has an exponent other than 1. */
export function hasPowers({ factors }: Inside): boolean {
  return factors.some(({ halves }) => Math.abs(halves) !== 2);
}
