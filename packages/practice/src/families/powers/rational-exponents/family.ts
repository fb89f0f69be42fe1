import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { commonDivisor } from '../../shared/lowest.js';
import { powerText } from '../../shared/logarithm-text.js';

/** The question asks for the power root^index raised to exponent/index. */
interface Chosen {
  readonly root: number;
  readonly index: number;
  readonly exponent: number;
}

const NAMES = ['', '', 'square', 'cube', 'fourth', 'fifth', 'sixth'];
const LETTERS = ['a', 'b', 'n', 't', 'x', 'y'] as const;

const SENTENCES = {
  'power-as-product': 'Don’t multiply by the exponent. It means a power and a root. From {from}, {law}.',
  'root-as-half': 'The denominator of the exponent means a root, not a division. From {from}, {law}.',
  'divided-upside-down':
    'The exponent is positive, so the fraction isn’t turned upside down. From {from}, {law}.',
  'negative-exponent-as-negative':
    'A negative exponent means the reciprocal, not a negative number. {from} is {right}.',
} as const;

const EVALUATED = {
  operation: 'simplify',
  kind: 'evaluate',
  form: { kind: 'number' },
  sentences: SENTENCES,
} as const;

const [EVALUATE, FIND] = ['Evaluate: {given}', 'Find the value of: {given}'];

const SIMPLIFIED = {
  question: 'Simplify: {given}',
  operation: 'simplify',
  form: { kind: 'expression', shape: 'simplified' },
  sentences: {
    ...SENTENCES,
    'factors-added': 'Multiply the coefficients, and add only the exponents. From {from}, {law}.',
  },
} as const;

/** Draws root^index with a root that students know, and an exponent without a common factor with the index. */
function chosen(random: Random, most: number): Chosen | undefined {
  const [root, index, exponent] = [random.whole(2, 12), random.whole(2, 5), random.whole(1, 5)];
  const isKnown = root ** index <= 1000 && root ** exponent <= most;
  return isKnown && commonDivisor(index, exponent) === 1 ? { root, index, exponent } : undefined;
}

function rootAndPower({ index, exponent }: Chosen): string {
  const name = `the ${NAMES[index] ?? ''} root`;
  return exponent === 1 ? name : `${name} and the exponent ${exponent}`;
}

const monomial = (a: number, letter: string, n: number): string => sumText([a, powerText(letter, n)]);

/** The power 8^(2/3). */
function ofNumber(question: string) {
  return expression({
    ...EVALUATED,
    question,
    numbers: (random) => chosen(random, 1000),
    given: ({ root, index, exponent }) => `${root ** index}^(${exponent}/${index})`,
    answer: ({ root, exponent }) => String(root ** exponent),
    hint: ({ index }) => `What does the denominator ${index} of the exponent mean?`,
    mistakes: ['exponent-upside-down', 'power-as-product', 'root-as-half'],
  });
}

/** The power 16^(-3/4). */
function ofNegative(question: string) {
  return expression({
    ...EVALUATED,
    question,
    numbers: (random) => chosen(random, 250),
    given: ({ root, index, exponent }) => `${root ** index}^(-${exponent}/${index})`,
    answer: ({ root, exponent }) => `1/${root ** exponent}`,
    hint: () => 'What does a negative exponent mean? And what does its denominator mean?',
    mistakes: ['negative-exponent-as-negative', 'exponent-upside-down', 'root-as-half'],
  });
}

/** The power (8/27)^(2/3). */
function ofFraction(question: string) {
  return expression({
    ...EVALUATED,
    question,
    numbers: (random) => {
      const [top, bottom] = [chosen(random, 250), random.whole(2, 10)];
      if (!top || commonDivisor(top.root, bottom) > 1) return undefined;
      return bottom ** top.index <= 1000 && bottom ** top.exponent <= 250 ? { ...top, bottom } : undefined;
    },
    given: ({ root, bottom, index, exponent }) =>
      `(${root ** index}/${bottom ** index})^(${exponent}/${index})`,
    answer: ({ root, bottom, exponent }) => `${root ** exponent}/${bottom ** exponent}`,
    hint: (n) => `The exponent means ${rootAndPower(n)}, of the numerator and of the denominator.`,
    mistakes: ['exponent-upside-down', 'divided-upside-down', 'fraction-powered-partly', 'power-as-product'],
  });
}

/** The power (27x⁶)^(2/3). */
const ofTerm = /* @__PURE__ */ expression({
  ...SIMPLIFIED,
  numbers: (random) => {
    const power = chosen(random, 250);
    const [inner, letter] = [random.whole(1, 4), random.pick(LETTERS)];
    // An even root of an odd power would need the absolute value of the letter.
    if (!power || (power.index % 2 === 0 && (inner * power.exponent) % 2 === 1)) return undefined;
    // A square root has no meaning for every letter.
    return power.index === 2 && power.exponent === 1 ? undefined : { ...power, inner, letter };
  },
  given: ({ root, index, exponent, inner, letter }) =>
    `(${monomial(root ** index, letter, inner * index)})^(${exponent}/${index})`,
  answer: ({ root, exponent, inner, letter }) => monomial(root ** exponent, letter, inner * exponent),
  hint: () => 'The exponent applies to each factor in the parentheses.',
  mistakes: ['coefficient-not-powered', 'exponent-upside-down', 'power-as-product'],
});

/** The product ax^(m/k) × bx^(n/k) with a whole number as the sum of the exponents. */
const ofLetter = /* @__PURE__ */ expression({
  ...SIMPLIFIED,
  numbers: (random) => {
    const [index, whole, letter] = [random.whole(2, 6), random.whole(1, 5), random.pick(LETTERS)];
    const m = random.whole(1, index * whole - 1);
    const n = index * whole - m;
    const isPlain = commonDivisor(m, index) > 1 || commonDivisor(n, index) > 1 || m === n;
    return isPlain ? undefined : { index, whole, letter, m, n, a: random.whole(2, 6), b: random.whole(2, 6) };
  },
  given: ({ index, letter, m, n, a, b }) => `${a}${letter}^(${m}/${index}) * ${b}${letter}^(${n}/${index})`,
  answer: ({ whole, letter, a, b }) => monomial(a * b, letter, whole),
  hint: () => 'The rules for exponents also apply to fractions. What happens to the exponents in a product?',
  mistakes: [
    'factors-added',
    'exponents-multiplied',
    'exponents-subtracted-in-product',
    'fractions-added-across',
    'denominator-lost',
  ],
});

/** Powers with fractions as exponents: 8^(2/3), 16^(-3/4), (27x^6)^(2/3). */
export const rationalExponents = /* @__PURE__ */ taskFamily('rational-exponents', 'algebra', {
  easy: [/* @__PURE__ */ ofNumber(EVALUATE), /* @__PURE__ */ ofNumber(FIND)],
  medium: [
    /* @__PURE__ */ ofNegative(EVALUATE),
    /* @__PURE__ */ ofNegative(FIND),
    /* @__PURE__ */ ofFraction(EVALUATE),
    /* @__PURE__ */ ofFraction(FIND),
  ],
  hard: [ofTerm, ofLetter],
});
