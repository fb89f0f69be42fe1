import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { equation, taskFamily } from '../../../task-family.js';
import { polynomialText } from '../../shared/polynomial-text.js';

/** A function with its name. */
interface Named {
  readonly name: string;
  readonly rule: string;
  readonly isFirstWording: boolean;
}

function named(random: Random, rule: string): Named {
  return { name: random.pick(['f', 'g', 'h']), rule, isFirstWording: random.oneIn(2) };
}

/** Returns a numerator, and the number for which it is 0. */
function numerator(random: Random): readonly [text: string, zero: number | undefined] {
  const p = random.wholeExcept(-9, 9, 0);
  return random.oneIn(2) ? [String(random.whole(2, 12)), undefined] : [`(${sumText([1, 'x'], [p, ''])})`, -p];
}

const OF_DOMAIN = { find: 'domain', given: ({ rule }: Named) => rule } as const;

const SENTENCES = {
  'numerator-excluded': 'A numerator can be 0. Only the denominator can’t: solve {right}.',
  'condition-of-letter-only': 'Look at the whole expression, not only at x: {right}.',
} as const;

/** The number that a quotient excludes. */
const ofQuotient = /* @__PURE__ */ equation({
  ...OF_DOMAIN,
  numbers: (random) => {
    const [a, x] = [random.whole(2, 9), random.wholeExcept(-9, 9, 0)];
    const [above, zero] = numerator(random);
    return zero === x ? undefined : { ...named(random, `${above}/(${sumText([a, 'x'], [-a * x, ''])})`), x };
  },
  question: ({ name, rule, isFirstWording }) =>
    isFirstWording
      ? `Which number isn’t in the domain of ${name}(x) = $${rule}$?`
      : `The function ${name}(x) = $${rule}$ isn’t defined for one x. Which one?`,
  answer: ({ x }) => String(x),
  hint: 'The domain contains every number that you may use for x. What is never allowed in a fraction?',
  mistakes: [
    'numerator-excluded',
    'condition-of-letter-only',
    'sign-lost-in-moving',
    'divided-one-side-only',
    'subtracted-instead-of-divided',
  ],
  sentences: SENTENCES,
});

/** Draws a root of ax + b, which is 0 at an integer. */
function root(random: Random) {
  const [a, x] = [random.wholeExcept(-8, 9, 0, 1), random.wholeExcept(-9, 9, 0)];
  return { a, x, text: `sqrt(${sumText([a, 'x'], [-a * x, ''])})` };
}

const OF_ROOT = {
  ...OF_DOMAIN,
  question: ({ name, rule, isFirstWording }: Named) =>
    isFirstWording
      ? `What is the domain of ${name}(x) = $${rule}$? Write an inequality for x.`
      : `For which x is ${name}(x) = $${rule}$ defined? Write an inequality for x.`,
  form: { kind: 'inequality', variable: 'x' },
  mistakes: [
    'inequality-not-turned',
    'inequality-turned-needlessly',
    'endpoint-strictness',
    'sign-lost-in-moving',
    'condition-of-letter-only',
    'divided-one-side-only',
  ],
} as const;

/** The domain of a root. */
const ofRoot = /* @__PURE__ */ equation({
  ...OF_ROOT,
  numbers: (random) => {
    const { a, x, text } = root(random);
    return { ...named(random, text), a, x };
  },
  answer: ({ a, x }) => `x ${a < 0 ? '≤' : '≥'} ${x}`,
  hint: 'Which numbers have a square root?',
  sentences: {
    ...SENTENCES,
    'endpoint-strictness': 'At the end of the domain the root is √0 = 0, so the end is in the domain.',
  },
});

/** The domain of a quotient with a root in its denominator. */
const ofRootBelow = /* @__PURE__ */ equation({
  ...OF_ROOT,
  numbers: (random) => {
    const { a, x, text } = root(random);
    return { ...named(random, `${random.whole(1, 12)}/${text}`), a, x };
  },
  answer: ({ a, x }) => `x ${a < 0 ? '<' : '>'} ${x}`,
  hint: 'Which numbers have a square root? And which numbers can’t be in a denominator?',
  sentences: {
    ...SENTENCES,
    'endpoint-strictness':
      'At the end of the domain the denominator would be √0 = 0, so the end isn’t in the domain.',
  },
});

/** The two numbers that a quotient with a quadratic denominator excludes. */
const ofQuadraticQuotient = /* @__PURE__ */ equation({
  ...OF_DOMAIN,
  numbers: (random) => {
    const p = random.wholeExcept(-8, 8, 0);
    const q = random.wholeExcept(-8, 8, 0, p);
    const [above, zero] = numerator(random);
    return zero === p || zero === q
      ? undefined
      : { ...named(random, `${above}/(${polynomialText([1, -p - q, p * q])})`), p, q };
  },
  question: ({ name, rule, isFirstWording }) =>
    isFirstWording
      ? `Which numbers aren’t in the domain of ${name}(x) = $${rule}$?`
      : `For which x is the function ${name}(x) = $${rule}$ not defined?`,
  answer: ({ p, q }) => `${p}, ${q}`,
  form: { kind: 'numbers', variable: 'x' },
  method: 'factoring',
  hint: 'A fraction isn’t defined where its denominator is 0.',
  mistakes: [
    'numerator-excluded',
    'condition-of-letter-only',
    'solution-missing',
    'root-sign-swapped',
    'wrong-factor-pair',
  ],
  sentences: SENTENCES,
});

/** Domains of functions: excluded numbers of a quotient, and the numbers under a root. */
export const functionDomain = /* @__PURE__ */ taskFamily('function-domain', 'algebra', {
  easy: [ofQuotient],
  medium: [ofRoot],
  hard: [ofRootBelow, ofQuadraticQuotient],
});
