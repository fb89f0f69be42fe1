import type { Figure } from '../rational/figure.js';
import { exactText, trimZeros } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { quotient, type Rational } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Step } from '../steps/step.js';
import { type Base, parseBase, parsePositive } from './base.js';
import { exactForm, changeOfBaseSteps } from './logarithm-steps.js';
import { type NaturalFigure, naturalFigure } from './natural-figure.js';
import { powerRelation } from './power/power-relation.js';
import { fixed, nearestDouble, realQuotient, roundedText } from './real-logarithm.js';

/** The input of {@link evaluateLogarithm}. */
export interface LogarithmInput {
  /** The base: a number > 0 other than 1, or "e". */
  readonly base: NumericInput;
  /** The argument: a number > 0. */
  readonly value: NumericInput;
  /** The decimals of the answer, 0 to 99. Defaults to 4. */
  readonly decimals?: number | undefined;
}

/** A logarithm with its steps. */
export interface Logarithm {
  /** The answer. It has `exact` if the logarithm is rational. */
  readonly answer: Figure;
  /** Six steps: problem, formula, ln of the value, ln of the base, division, answer. */
  readonly steps: readonly Step[];
  /** The steps with both numbers as powers of the same number. Empty unless the logarithm is rational. */
  readonly exactForm: readonly Step[];
}

/**
 * Evaluates log_base(value) by change of base. A rational value is recognized and exact. Errors:
 * `not-a-number`, `too-large`, `out-of-range` (base ≤ 0 or 1, value ≤ 0, decimals).
 * @example evaluateLogarithm({ base: 8, value: 4 }) // answer.exact is "2/3" and answer.text is "0.6667"
 * @example evaluateLogarithm({ base: 2, value: 10, decimals: 9 }) // answer.text is "3.321928095"
 */
export function evaluateLogarithm(input: LogarithmInput): Result<Logarithm> {
  const unknown = unknownField(input, 'base value decimals');
  if (unknown) return unknown;
  const { base: a, value: x, decimals = 4 } = fieldsOf(input);
  const [base, value] = [parseBase(a), parsePositive(x, 'value')];
  if (!base.ok) return base;
  if (!value.ok) return value;
  return decimals === decimals >>> 0 && decimals < 100 // The number of decimals is an integer ≥ 0.
    ? success(evaluate(base.value, value.value, decimals))
    : failure('decimals', 'out-of-range');
}

function evaluate(base: Base, value: Rational, decimals: number): Logarithm {
  const [lnA, lnX] = [naturalFigure(base), naturalFigure(value)];
  const relation = base === 'e' ? undefined : powerRelation(base, value);
  const answer = relation
    ? rationalFigure(relation.q, relation.p, decimals)
    : quotientFigure(lnX, lnA, decimals);
  const [a, x] = [base === 'e' ? 'e' : exactText(base), exactText(value)];
  return {
    answer,
    steps: changeOfBaseSteps({ a, x, lnA, lnX, answer }),
    exactForm: relation ? exactForm({ a, x, answer }, relation) : [],
  };
}

// Exponents are integers below 2^12, so their quotient in doubles is rounded once. Adding 0 turns -0 into 0.
function rationalFigure(dividend: number, divisor: number, decimals: number): Figure {
  const value = quotient(BigInt(dividend), BigInt(divisor));
  const [exact, text] = [exactText(value), fixed(value, decimals)];
  return { exact, number: dividend / divisor + 0, text, relation: trimZeros(text) === exact ? '=' : '≈' };
}

// ln of a rational other than 1 is never rational (Lindemann).
function quotientFigure(
  { real: lnX }: NaturalFigure,
  { real: lnA }: NaturalFigure,
  decimals: number,
): Figure {
  if (!lnX) return rationalFigure(0, 1, decimals);
  const real = lnA ? realQuotient(lnX, lnA) : lnX;
  return {
    // Computed on demand, because its last digit takes slow arithmetic with big integers.
    get number() {
      return nearestDouble(real.near);
    },
    text: roundedText(real, decimals),
    relation: '≈',
  };
}
