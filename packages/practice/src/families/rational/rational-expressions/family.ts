import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { commonDivisor, lowestTerms } from '../../shared/lowest.js';
import { polynomialText } from '../../shared/polynomial-text.js';

const SIMPLIFIED = { operation: 'simplify', form: { kind: 'expression', shape: 'simplified' } } as const;

const power = (a: number, letter: string, n: number): string =>
  n === 0 ? String(a) : sumText([a, n === 1 ? letter : `${letter}^${n}`]);

/** The product (ax^m)/b × c/(dx^n), where m > n. */
const ofMonomials = /* @__PURE__ */ expression({
  ...SIMPLIFIED,
  question: ['Simplify: {given}', 'Simplify the product: {given}'],
  numbers: (random) => {
    const letter = random.pick(['x', 'a', 'n', 't']);
    const [a, b, c, d] = [random.whole(2, 12), random.whole(2, 15), random.whole(2, 12), random.whole(2, 12)];
    const n = random.whole(1, 3);
    const m = n + random.whole(1, 3);
    const [top, bottom] = lowestTerms(a * c, b * d);
    const isPlain = c === d || commonDivisor(a, b) > 1 || commonDivisor(c, d) > 1;
    const isShort = bottom === 1 || top === 1 || a * c === top || bottom > 30 || top > 30;
    return isPlain || isShort ? undefined : { letter, a, b, c, d, m, n, top, bottom };
  },
  given: ({ letter, a, b, c, d, m, n }) =>
    `((${power(a, letter, m)})/${b}) * (${c}/(${power(d, letter, n)}))`,
  answer: ({ letter, m, n, top, bottom }) => `(${power(top, letter, m - n)})/${bottom}`,
  hint: () => 'The product is one fraction. What are its numerator and its denominator?',
  mistakes: [
    'exponents-added-in-quotient',
    'exponents-divided',
    'factor-turned-over',
    'denominator-lost',
    'divided-upside-down',
    'factors-added',
  ],
});

interface Zeros {
  readonly p: number;
  readonly q: number;
  readonly r: number;
  readonly s: number;
}

const side = (n: number): string => `(${sumText([1, 'x'], [n, ''])})`;

/** Writes (x + p)(x + q) as a sum. */
const trinomial = (p: number, q: number): string => `(${polynomialText([1, p + q, p * q])})`;

const OF_TRINOMIALS = {
  ...SIMPLIFIED,
  numbers: (random: Random): Zeros => {
    const p = random.wholeExcept(-7, 7, 0);
    const q = random.wholeExcept(-7, 7, 0, p);
    const s = random.wholeExcept(-7, 7, 0, p, q);
    return { p, q, s, r: random.wholeExcept(-7, 7, 0, p, q, s) };
  },
  answer: ({ q, s }: Zeros) => `${side(q)}/${side(s)}`,
} as const;

/** The product of (x + p)(x + q) over x + r and x + r over (x + p)(x + s). */
const product = /* @__PURE__ */ expression({
  ...OF_TRINOMIALS,
  question: 'Simplify the product: {given}',
  given: ({ p, q, r, s }) => `(${trinomial(p, q)}/${side(r)}) * (${side(r)}/${trinomial(p, s)})`,
  hint: ({ p, q }) =>
    `You can cancel only factors. For $${trinomial(p, q).slice(1, -1)}$, which two numbers have the product $${p * q}$ and the sum $${p + q}$?`,
  mistakes: ['factor-turned-over', 'divided-upside-down', 'cancelled-term', 'wrong-factor-pair'],
});

/** The same as a quotient. */
const quotient = /* @__PURE__ */ expression({
  ...OF_TRINOMIALS,
  question: 'Simplify the quotient: {given}',
  given: ({ p, q, r, s }) => `(${trinomial(p, q)}/${side(r)})/(${trinomial(p, s)}/${side(r)})`,
  hint: ({ p, q }) =>
    `Dividing by a fraction means multiplying by its reciprocal. Then factor: for $${trinomial(p, q).slice(1, -1)}$, which two numbers have the product $${p * q}$ and the sum $${p + q}$?`,
  mistakes: [
    'divisor-not-inverted',
    'wrong-fraction-inverted',
    'divided-upside-down',
    'cancelled-term',
    'wrong-factor-pair',
  ],
});

interface Terms {
  readonly a: number;
  readonly b: number;
  readonly p: number;
  readonly q: number;
  readonly m: number;
  readonly n: number;
}

/** Draws a/(x + p) + b/(x + q), or a difference, that is (mx + n)/((x + p)(x + q)). */
const terms =
  (sign: 1 | -1) =>
  (random: Random): Terms | undefined => {
    const [a, b] = [random.whole(1, 9), random.whole(1, 9)];
    const p = random.wholeExcept(-7, 7, 0);
    const q = random.wholeExcept(-7, 7, 0, p, -p);
    const [m, n] = [a + sign * b, a * q + sign * b * p];
    return m <= 0 || n === 0 || commonDivisor(m, n) > 1 ? undefined : { a, b, p, q, m, n };
  };

const OF_TERMS = {
  ...SIMPLIFIED,
  question: [
    'Write as one fraction with a factored denominator: {given}',
    'Simplify to one fraction, and keep its denominator factored: {given}',
  ],
  answer: ({ p, q, m, n }: Terms) => `(${sumText([m, 'x'], [n, ''])})/(${side(p)}${side(q)})`,
} as const;

const sum = /* @__PURE__ */ expression({
  ...OF_TERMS,
  numbers: terms(1),
  given: ({ a, b, p, q }) => `${a}/${side(p)} + ${b}/${side(q)}`,
  hint: () => 'To add fractions, you need a common denominator. Which one fits here?',
  mistakes: ['fractions-added-across', 'numerator-not-extended', 'only-first-term'],
});

const difference = /* @__PURE__ */ expression({
  ...OF_TERMS,
  numbers: terms(-1),
  given: ({ a, b, p, q }) => `${a}/${side(p)} - ${b}/${side(q)}`,
  hint: () => 'To subtract fractions, you need a common denominator. Which one fits here?',
  mistakes: [
    'fractions-subtracted-across',
    'fractions-added-across',
    'numerator-not-extended',
    'minus-before-parentheses',
    'only-first-term',
  ],
});

/** Products, quotients and sums of fractions with x in their denominators. */
export const rationalExpressions = /* @__PURE__ */ taskFamily('rational-expressions', 'algebra', {
  easy: [ofMonomials],
  medium: [product, quotient],
  hard: [sum, difference],
});
