import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { OF_SUBSTITUTING } from '../../shared/sentences.js';

type Complex = readonly [real: number, imaginary: number];

const text = ([a, b]: Complex): string => sumText([a, ''], [b, 'i']);

const IN_PARTS = {
  question: [
    'What is {given} in the form $a + b*i$?',
    'Here, i is the number with $i^2 = -1$. What is {given}, written as $a + b*i$?',
  ],
  operation: 'complex',
  inParts: true,
  form: { kind: 'expression', shape: 'expanded' },
  answer: ({ value }: { readonly value: Complex }): string => text(value),
  sentences: {
    'sign-slip': OF_SUBSTITUTING['sign-slip'],
    'unlike-terms-combined':
      'A real part and an imaginary part can’t be combined into one number. Keep them apart, as in $a + b*i$.',
    'square-of-sum': 'The square has a middle term: multiply each term of {from} by each term.',
    'minus-before-parentheses': 'The minus sign belongs to both parts in the parentheses: {from} is {right}.',
    'imaginary-square-sign': 'The square of i is $-1$, not $1$. From {from}, {law}.',
  },
} as const;

function drawn(random: Random, most: number): Complex {
  return [random.wholeExcept(-most, most, 0), random.wholeExcept(-most, most, 0)];
}

const hasBothParts = ([a, b]: Complex): boolean => a !== 0 && b !== 0;

/** The sum or difference of two numbers. */
const sum = /* @__PURE__ */ expression({
  ...IN_PARTS,
  numbers: (random) => {
    const [one, other, sign] = [drawn(random, 12), drawn(random, 12), random.pick([1, -1])];
    const value: Complex = [one[0] + sign * other[0], one[1] + sign * other[1]];
    return hasBothParts(value) ? { one, other, sign, value } : undefined;
  },
  given: ({ one, other, sign }) => `(${text(one)}) ${sign > 0 ? '+' : '-'} (${text(other)})`,
  hint: () => 'Treat i like a letter: combine like terms.',
  mistakes: ['minus-before-parentheses', 'sign-slip', 'unlike-terms-combined'],
});

const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];

/** The product of two numbers, or the square of one. */
const product = /* @__PURE__ */ expression({
  ...IN_PARTS,
  numbers: (random) => {
    const [one, two] = [drawn(random, 7), drawn(random, 7)];
    const other = random.oneIn(5) ? one : two;
    const value = times(one, other);
    return hasBothParts(value) ? { one, other, value } : undefined;
  },
  given: ({ one, other }) => (one === other ? `(${text(one)})^2` : `(${text(one)})(${text(other)})`),
  hint: () => 'Multiply each term by each term, as with letters. What is i times i?',
  mistakes: [
    'imaginary-square-sign',
    'square-of-sum',
    'product-of-sums-incomplete',
    'sign-of-product',
    'sign-slip',
    'unlike-terms-combined',
  ],
});

/** The quotient of two numbers, which has whole parts. */
const quotient = /* @__PURE__ */ expression({
  ...IN_PARTS,
  numbers: (random) => {
    const [value, below] = [drawn(random, 5), drawn(random, 5)];
    const above = times(value, below);
    return hasBothParts(above) && Math.abs(below[0]) + Math.abs(below[1]) > 2
      ? { above, below, value }
      : undefined;
  },
  given: ({ above, below }) => `(${text(above)})/(${text(below)})`,
  hint: () => 'Multiply the numerator and the denominator by a number that makes the denominator real.',
  mistakes: [
    'denominator-lost',
    'imaginary-square-sign',
    'only-denominator-multiplied',
    'product-of-sums-incomplete',
    'sign-of-product',
  ],
});

/** Sums, products and quotients of complex numbers. */
export const complexNumbers = /* @__PURE__ */ taskFamily('complex-numbers', 'algebra', {
  easy: [sum],
  medium: [product],
  hard: [quotient],
});
