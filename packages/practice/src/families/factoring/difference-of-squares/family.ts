import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { expression } from '../../../task-expression.js';
import { taskFamily } from '../../../task-family.js';
import { commonDivisor } from '../../shared/lowest.js';

const FACTORED = {
  question: 'Factor completely: {given}',
  operation: 'factor',
  form: { kind: 'expression', shape: 'factored' },
} as const;

const SENTENCES = {
  'difference-of-squares-as-square': 'You wrote a square, which has a middle term. From {from}, {law}.',
  'conjugate-product-wrong': 'Take the square root of each term, and keep their order. From {from}, {law}.',
} as const;

/** The difference a²x² - b², or b² - a²x² if it is turned. */
function squares(
  size: (random: Random) => { readonly a: number; readonly b: number },
  letters: readonly [string, ...string[]],
) {
  return expression({
    ...FACTORED,
    numbers: (random) => {
      const { a, b } = size(random);
      if (commonDivisor(a, b) > 1) return undefined;
      return { a, b, letter: random.pick(letters), isTurned: random.oneIn(3) };
    },
    given: ({ a, b, letter, isTurned }) => {
      const [first, second] = [[a * a, `${letter}^2`] as const, [b * b, ''] as const];
      return isTurned ? sumText(second, [-first[0], first[1]]) : sumText(first, [-second[0], '']);
    },
    answer: ({ a, b, letter, isTurned }) => {
      const one = sumText([a, letter]);
      return isTurned ? `(${b} - ${one})(${b} + ${one})` : `(${one} - ${b})(${one} + ${b})`;
    },
    hint: () => 'Both terms are squares, with a minus sign between them.',
    mistakes: ['difference-of-squares-as-square', 'conjugate-product-wrong'],
    sentences: SENTENCES,
  });
}

/** A difference of squares with a common factor: 3x³ - 12x. */
const withFactor = /* @__PURE__ */ expression({
  ...FACTORED,
  numbers: (random) => {
    const [a, b] = [random.whole(1, 3), random.whole(1, 10)];
    if (commonDivisor(a, b) > 1) return undefined;
    const letter = random.pick(['x', 'y', 'n', 'a', 't']);
    return { a, b, g: random.whole(2, 6), letter, of: random.oneIn(2) ? letter : '' };
  },
  given: ({ a, b, g, letter, of }) =>
    sumText([g * a * a, of === '' ? `${letter}^2` : `${letter}^3`], [-g * b * b, of]),
  answer: ({ a, b, g, letter, of }) => {
    const one = sumText([a, letter]);
    return `${sumText([g, of])}(${one} - ${b})(${one} + ${b})`;
  },
  hint: () => 'Is there a factor that both terms share? Factor it out first.',
  mistakes: ['difference-of-squares-as-square', 'conjugate-product-wrong', 'factor-lost'],
  sentences: SENTENCES,
});

/** Differences of squares: 9x² - 25. Hard ones have a common factor to factor out first. */
export const differenceOfSquares = /* @__PURE__ */ taskFamily('difference-of-squares', 'algebra', {
  easy: [
    /* @__PURE__ */ squares(
      (random) => ({ a: 1, b: random.whole(2, 15) }),
      ['x', 'y', 'z', 'n', 'm', 'a', 't', 'k'],
    ),
  ],
  medium: [
    /* @__PURE__ */ squares(
      (random) => ({ a: random.whole(2, 9), b: random.whole(2, 10) }),
      ['x', 'y', 'n', 'a', 't'],
    ),
  ],
  hard: [withFactor],
});
