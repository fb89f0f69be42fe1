import type { Random } from '../../../random.js';
import { equation, taskFamily } from '../../../task-family.js';
import { type Side, type Sign, SIGNS, sideText, TURNED } from '../../shared/linear-steps.js';

/** The inequality left < right, in which x has the coefficients a and c. */
interface Numbers {
  readonly left: string;
  readonly right: string;
  readonly a: number;
  readonly c: number;
  readonly sign: Sign;
  readonly x: number;
}

const INEQUALITY = {
  given: ({ left, sign, right }: Numbers) => `${left} ${sign} ${right}`,
  answer: ({ a, c, sign, x }: Numbers) => `x ${a < c ? TURNED[sign] : sign} ${x}`,
  question: 'Solve the inequality: {given}',
  form: { kind: 'inequality', variable: 'x' },
} as const;

/** Returns the inequality ax + b < cx + d with the bound x. */
function between([a, b]: Side, sign: Sign, c: number, x: number): Numbers {
  return { left: sideText([a, b]), right: sideText([c, (a - c) * x + b]), a, c, sign, x };
}

/** The inequality ax + b < c. */
const oneTerm = /* @__PURE__ */ equation<Numbers>({
  ...INEQUALITY,
  numbers: (random) => {
    const [a, b] = [random.whole(2, 9), random.wholeExcept(-15, 15, 0)];
    return between([a, b], random.pick(SIGNS), 0, random.wholeExcept(2, 10, 0, 1, -1));
  },
  hint: 'Solve it like an equation. Do the same thing to both sides.',
  mistakes: [
    'inequality-turned-needlessly',
    'endpoint-strictness',
    'sign-lost-in-moving',
    'divided-one-side-only',
    'subtracted-instead-of-divided',
    'added-to-one-side-only',
  ],
});

/** The inequality ax + b < cx + d, or one with a negative factor. */
const negativeOrTwoTerms = /* @__PURE__ */ equation<Numbers>({
  ...INEQUALITY,
  numbers: (random) => {
    const c = random.pick([0, random.wholeExcept(-4, 5, 0)]);
    const a = c === 0 ? random.whole(-9, -2) : random.wholeExcept(2, 9, c, c + 1, c - 1);
    const b = random.wholeExcept(-15, 15, 0);
    return between([a, b], random.pick(SIGNS), c, random.wholeExcept(-9, 10, 0, 1, -1));
  },
  hint: 'Solve it like an equation, but watch the inequality sign when you divide.',
  mistakes: [
    'inequality-not-turned',
    'inequality-turned-needlessly',
    'endpoint-strictness',
    'sign-lost-in-moving',
    'divided-one-side-only',
    'subtracted-instead-of-divided',
  ],
});

/** The inequality a - b(x + c) < dx + e, whose x term is negative after expanding. */
const withParentheses = /* @__PURE__ */ equation<Numbers>({
  ...INEQUALITY,
  numbers: fromParentheses,
  hint: 'Remove the parentheses first. The factor before them is negative.',
  mistakes: [
    'inequality-not-turned',
    'minus-before-parentheses',
    'only-first-term',
    'order-of-operations',
    'endpoint-strictness',
    'sign-lost-in-moving',
    'divided-one-side-only',
  ],
});

function fromParentheses(random: Random): Numbers | undefined {
  const [a, b, c] = [random.whole(2, 15), random.whole(2, 6), random.wholeExcept(-7, 7, 0)];
  const [d, x] = [random.wholeExcept(-b + 1, 4, 0), random.wholeExcept(-9, 10, 0, 1, -1)];
  const number = a - b * c;
  const { right, ...rest } = between([-b, number], random.pick(SIGNS), d, x);
  const isFit = number !== 0 && b + d > 1 && (-b - d) * x + number !== 0;
  return isFit ? { ...rest, right, left: `${a} - ${b}(${sideText([1, c])})` } : undefined;
}

/** Inequalities with one unknown. The sign is flipped if both sides are divided by a negative number. */
export const linearInequality = /* @__PURE__ */ taskFamily('linear-inequality', 'algebra', {
  easy: [oneTerm],
  medium: [negativeOrTwoTerms],
  hard: [withParentheses],
});
