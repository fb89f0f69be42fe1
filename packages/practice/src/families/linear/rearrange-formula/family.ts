import type { Random } from '../../../random.js';
import { type DrawnTask, equation, taskFamily, type TaskTable } from '../../../task-family.js';

/** A formula, the letter to solve it for, and that letter in terms of the others. */
interface Formula {
  readonly given: string;
  readonly letter: string;
  readonly answer: string;
}

function formula(
  numbers: (random: Random) => Formula,
  rest: Pick<TaskTable<Formula>, 'hint' | 'mistakes'>,
): DrawnTask {
  return equation({
    ...rest,
    numbers,
    given: ({ given }) => given,
    for: ({ letter }) => letter,
    answer: ({ answer }) => answer,
    form: { kind: 'expression' },
  });
}

const OF_SUM = {
  hint: 'What happens to the letter in the formula? Undo it in the opposite order.',
  mistakes: [
    'sign-lost-in-moving',
    'divided-one-side-only',
    'divided-only-one-term',
    'subtracted-instead-of-divided',
    'added-to-one-side-only',
  ],
} as const;

/** Formulas of the form y = b + mx in letters only. */
const ofSum = /* @__PURE__ */ formula((random) => {
  const [y, b, m, x] = random.pick([
    ['v', 'u', 'a', 't'],
    ['c', 'f', 'p', 'n'],
    ['y', 'b', 'm', 'x'],
    ['w', 's', 'r', 'h'],
    ['d', 's', 'v', 't'],
    ['k', 'f', 'v', 'n'],
  ] as const);
  const [factor, letter] = random.oneIn(2) ? [m, x] : [x, m];
  return { given: `${y} = ${b} + ${factor}*${letter}`, letter, answer: `(${y} - ${b})/${factor}` };
}, OF_SUM);

/** Formulas of the form c = 25 + 8n. */
const ofNumbers = /* @__PURE__ */ formula((random) => {
  const [y, letter] = random.pick([
    ['c', 'n'],
    ['y', 'x'],
    ['p', 'w'],
    ['d', 't'],
    ['f', 'c'],
    ['w', 'h'],
  ] as const);
  const [b, m] = [random.whole(2, 60), random.whole(2, 15)];
  return { given: `${y} = ${b} + ${m}${letter}`, letter, answer: `(${y} - ${b})/${m}` };
}, OF_SUM);

/** Formulas of the form p = 2(l + w). */
const ofProductWithSum = /* @__PURE__ */ formula(
  (random) => {
    const [y, a, letter] = random.pick([
      ['p', 'l', 'w'],
      ['s', 'a', 'b'],
      ['c', 'f', 'n'],
      ['y', 'a', 'x'],
    ] as const);
    const [k, of] = [random.whole(2, 9), random.oneIn(2) ? a : String(random.whole(2, 20))];
    return { given: `${y} = ${k}(${of} + ${letter})`, letter, answer: `${y}/${k} - ${of}` };
  },
  {
    hint: 'The parentheses are multiplied by a number. Undo that first.',
    mistakes: [
      'only-first-term',
      'sign-lost-in-moving',
      'subtracted-instead-of-divided',
      'divided-one-side-only',
      'divided-upside-down',
    ],
  },
);

/** Formulas of the form m = (a + b)/2. */
const ofQuotientOfSum = /* @__PURE__ */ formula(
  (random) => {
    const [y, a, letter] = random.pick([
      ['m', 'a', 'b'],
      ['k', 'f', 'n'],
      ['y', 'a', 'x'],
      ['t', 's', 'h'],
    ] as const);
    const [k, of] = [random.whole(2, 9), random.oneIn(2) ? a : String(random.whole(2, 20))];
    return { given: `${y} = (${of} + ${letter})/${k}`, letter, answer: `${k}${y} - ${of}` };
  },
  {
    hint: 'The whole numerator is divided by a number. Undo that first.',
    mistakes: [
      'divided-instead-of-multiplied',
      'sign-lost-in-moving',
      'divided-one-side-only',
      'added-to-one-side-only',
    ],
  },
);

/** Formulas of the form a = (b + c) * h/2, for h. */
const ofTwoFactors = /* @__PURE__ */ formula(
  (random) => {
    const [y, a, b, letter] = random.pick([
      ['a', 'b', 'c', 'h'],
      ['s', 'a', 'b', 'n'],
      ['d', 'u', 'v', 't'],
      ['y', 'p', 'q', 'x'],
    ] as const);
    const k = random.whole(2, 6);
    return { given: `${y} = (${a} + ${b})*${letter}/${k}`, letter, answer: `${k}${y}/(${a} + ${b})` };
  },
  {
    hint: 'The letter is multiplied by a sum and divided by a number. Undo both.',
    mistakes: ['divided-instead-of-multiplied', 'divided-one-side-only', 'only-first-term'],
  },
);

/** Formulas of the form ax + m = nx + b, with the letter on both sides. */
const onBothSides = /* @__PURE__ */ formula(
  (random) => {
    const [letter, a, b] = random.pick([
      ['x', 'a', 'b'],
      ['x', 'p', 'q'],
      ['t', 'v', 'd'],
      ['n', 'p', 'c'],
    ] as const);
    const [m, n] = [random.whole(2, 20), random.whole(2, 9)];
    return {
      given: `${a}*${letter} + ${m} = ${n}${letter} + ${b}`,
      letter,
      answer: `(${b} - ${m})/(${a} - ${n})`,
    };
  },
  {
    hint: 'The letter is on both sides. Get its terms to one side, and then take it out.',
    mistakes: [
      'sign-lost-in-moving',
      'only-first-term',
      'divided-only-one-term',
      'subtracted-instead-of-divided',
    ],
  },
);

/** Formulas of the form y = (x + b)/(x - c), with the letter in the numerator and in the denominator. */
const inBothParts = /* @__PURE__ */ formula(
  (random) => {
    const [y, letter] = random.pick([
      ['y', 'x'],
      ['p', 'n'],
      ['k', 't'],
      ['r', 'h'],
    ] as const);
    const [b, c] = [random.whole(1, 12), random.whole(2, 9)];
    return {
      given: `${y} = (${letter} + ${b})/(${letter} - ${c})`,
      letter,
      answer: `(${c}${y} + ${b})/(${y} - 1)`,
    };
  },
  {
    hint: 'First get the letter out of the denominator.',
    mistakes: [
      'sign-lost-in-moving',
      'only-first-term',
      'divided-only-one-term',
      'subtracted-instead-of-divided',
    ],
  },
);

/** Formulas of the form t = k/(r + b), with the letter in a denominator. */
const inDenominator = /* @__PURE__ */ formula(
  (random) => {
    const [y, k, letter] = random.pick([
      ['t', 'd', 'v'],
      ['p', 'k', 'x'],
      ['y', 'a', 'x'],
      ['m', 'f', 'n'],
    ] as const);
    const [b, above] = [random.whole(2, 15), random.oneIn(2) ? k : String(random.whole(2, 60))];
    return { given: `${y} = ${above}/(${letter} + ${b})`, letter, answer: `${above}/${y} - ${b}` };
  },
  {
    hint: 'First get the letter out of the denominator.',
    mistakes: [
      'only-first-term',
      'sign-lost-in-moving',
      'subtracted-instead-of-divided',
      'added-to-one-side-only',
    ],
  },
);

/** Formulas to solve for another letter: v = u + at for t, p = 2(l + w) for w, y = (x + 3)/(x - 2) for x. */
export const rearrangeFormula = /* @__PURE__ */ taskFamily('rearrange-formula', 'algebra', {
  easy: [ofSum, ofNumbers, ofNumbers],
  medium: [ofProductWithSum, ofQuotientOfSum, ofTwoFactors],
  hard: [onBothSides, inBothParts, inDenominator],
});
