import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { type DrawnTask, equation, taskFamily } from '../../../task-family.js';
import { type Sign, SIGNS, sideText, TURNED } from '../../shared/linear-steps.js';

/** The relation k|ax + b| + d = e. */
interface Nested {
  readonly a: number;
  readonly b: number;
  readonly k: number;
  readonly d: number;
  readonly e: number;
  readonly sign: '=' | Sign;
  /** The values at which both sides are equal. */
  readonly low: number;
  readonly high: number;
}

/** Draws numbers for which both values of x are different whole numbers other than 0, and the right side isn't 0. */
function nested(random: Random, isNested: boolean, sign: Nested['sign']): Nested | undefined {
  const [a, c] = [random.pick([1, 1, 2, 3, 4, 5]), random.whole(1, 12)];
  const b = random.wholeExcept(-11, 11, 0);
  const [k, d] = isNested ? [random.whole(2, 5), random.wholeExcept(-9, 9, 0)] : [1, 0];
  const [low, high, e] = [(-c - b) / a, (c - b) / a, k * c + d];
  const isFit = Number.isInteger(low) && Number.isInteger(high) && low !== 0 && high !== 0 && e !== 0;
  return isFit ? { a, b, k, d, e, sign, low, high } : undefined;
}

const given = ({ a, b, k, d, e, sign }: Nested): string =>
  `${sumText([k, `|${sideText([a, b])}|`], [d, ''])} ${sign} ${e}`;

const hint = (isNested: boolean): string =>
  isNested
    ? 'First get the absolute value alone on one side, as if it were x.'
    : 'The absolute value is the distance from 0. Which numbers have this distance?';

/** Asks for the solutions of |ax + b| = c, or of k|ax + b| + d = e. */
function oneEquation(isNested: boolean): DrawnTask {
  return equation<Nested>({
    numbers: (random) => nested(random, isNested, '='),
    given,
    answer: ({ low, high }) => `${low}, ${high}`,
    question: 'What are the solutions of {given}?',
    form: { kind: 'numbers', variable: 'x' },
    inParts: true,
    hint: hint(isNested),
    mistakes: ['absolute-one-case', 'sign-lost-in-moving', 'divided-one-side-only', 'added-to-one-side-only'],
  });
}

/** Asks for the solutions of |ax + b| < c, or of k|ax + b| + d < e. */
function inequality(isNested: boolean): DrawnTask {
  return equation<Nested>({
    numbers: (random) => nested(random, isNested, random.pick(SIGNS)),
    given,
    answer: ({ low, high, sign }) =>
      /[<≤]/.test(sign)
        ? `${low} ${sign} x ${sign} ${high}`
        : `x ${TURNED[sign]} ${low} or x ${sign} ${high}`,
    question: 'What is the solution of {given}? Write it with inequalities for x.',
    form: { kind: 'inequality', variable: 'x' },
    inParts: true,
    hint: isNested
      ? hint(true)
      : 'The absolute value is the distance from 0. Is that distance small or large here?',
    mistakes: [
      'absolute-inequality-wrong-side',
      'absolute-one-case',
      'endpoint-strictness',
      'sign-lost-in-moving',
      'divided-one-side-only',
    ],
  });
}

/** Equations and inequalities with an absolute value: |2x - 3| = 7, |x + 4| < 5. */
export const absoluteValue = /* @__PURE__ */ taskFamily('absolute-value', 'algebra', {
  easy: [/* @__PURE__ */ oneEquation(false)],
  medium: [
    /* @__PURE__ */ oneEquation(true),
    /* @__PURE__ */ inequality(false),
    /* @__PURE__ */ inequality(false),
  ],
  hard: [/* @__PURE__ */ inequality(true)],
});
