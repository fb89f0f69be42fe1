import { power, rational } from '@mathtools/math-core/rational';
import type { MistakeName } from '@mathtools/math-core/algebra';
import type { Random } from '../../../random.js';
import { equation, taskFamily, type TaskTable } from '../../../task-family.js';
import { sideText } from '../../shared/linear-steps.js';
import { powerText, sumWithNumber } from '../../shared/logarithm-text.js';
import { areOfOneRoot } from '../../shared/powers.js';
import { roundedQuotient } from '../../shared/rounded.js';

/** An equation whose solution is a quotient of natural logarithms, to 2 decimal places. */
function rounded<Numbers>(
  table: Pick<TaskTable<Numbers>, 'numbers' | 'given' | 'answer' | 'hint'>,
  mistakes: readonly MistakeName[],
) {
  return equation({
    ...table,
    question: 'Solve for x, to 2 decimal places: {given}',
    form: { kind: 'rounded', decimals: 2, variable: 'x' },
    method: 'natural-logarithms',
    mistakes,
  });
}

/** The equation factor × base^x = factor × value. */
function withFactor(factorOf: (random: Random) => number, hint: string, ...more: readonly MistakeName[]) {
  return rounded(
    {
      numbers: (random) => {
        const [base, value] = [random.whole(2, 12), random.whole(2, 60)];
        return areOfOneRoot(value, base) ? undefined : { base, value, factor: factorOf(random) };
      },
      given: ({ base, value, factor }) =>
        `${factor === 1 ? '' : `${factor} * `}${powerText(base, 'x')} = ${factor * value}`,
      answer: ({ base, value }) => roundedQuotient(value, base, 2),
      hint,
    },
    ['exponent-freed-by-dividing', 'log-quotient-confused', 'divided-upside-down', ...more],
  );
}

/** The equation base^(px + q) = value. */
const linearExponent = /* @__PURE__ */ rounded(
  {
    numbers: (random) => {
      const [base, value] = [random.whole(2, 9), random.whole(2, 60)];
      const [p, q] = [random.whole(2, 5), random.wholeExcept(-5, 5, 0)];
      // A short answer is also what another rounding gives.
      const isShort = Math.abs((Math.log(value) / Math.log(base) - q) / p) < 0.1;
      return isShort || areOfOneRoot(value, base) ? undefined : { base, value, p, q };
    },
    given: ({ base, value, p, q }) => `${powerText(base, sideText([p, q]))} = ${value}`,
    // Because px + q = ln v ÷ ln b, x is the logarithm of v ÷ b^q with base b^p.
    answer: ({ base, value, p, q }) => {
      const size = BigInt(base) ** BigInt(Math.abs(q));
      const inOne = q > 0 ? rational(BigInt(value), size) : rational(BigInt(value) * size);
      return roundedQuotient(inOne, base ** p, 2);
    },
    hint: 'The whole exponent comes down as a factor. Solve for it first, and round only at the end.',
  },
  [
    'sign-lost-in-moving',
    'added-to-one-side-only',
    'divided-one-side-only',
    'exponent-moved-partly',
    'log-quotient-confused',
  ],
);

/** The equation base^(x + c) = other^x. */
const twoBases = /* @__PURE__ */ rounded(
  {
    numbers: (random) => {
      const [base, other] = [random.whole(2, 7), random.whole(3, 11)];
      return other <= base || areOfOneRoot(other, base) ? undefined : { base, other, c: random.whole(1, 5) };
    },
    given: ({ base, other, c }) => `${powerText(base, sumWithNumber('x', c))} = ${powerText(other, 'x')}`,
    answer: ({ base, other, c }) =>
      roundedQuotient(power(rational(BigInt(base)), c), rational(BigInt(other), BigInt(base)), 2),
    hint: 'The two bases aren’t powers of the same whole number. What brings both exponents down?',
  },
  ['only-first-term', 'sign-lost-in-moving', 'log-of-difference-split', 'divided-upside-down'],
);

/** Equations with the unknown in an exponent, solved with logarithms and rounded: 2^x = 7. */
export const exponentialEquationRounded = /* @__PURE__ */ taskFamily(
  'exponential-equation-rounded',
  'logarithms',
  {
    easy: [
      /* @__PURE__ */ withFactor(
        () => 1,
        'You can’t write both sides as powers of the same whole number. What brings the exponent down?',
        'subtracted-instead-of-divided',
      ),
    ],
    medium: [
      /* @__PURE__ */ withFactor(
        (random) => random.whole(2, 9),
        'First isolate the power on one side.',
        'subtracted-instead-of-divided',
        'divided-one-side-only',
      ),
    ],
    hard: [linearExponent, twoBases],
  },
);
