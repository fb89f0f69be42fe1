import type { Figure } from '../rational/figure.js';
import { exactText, scaledText, scaledWhole } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { quotient, type Rational } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { type Result, success } from '../result/result.js';
import type { Step } from '../steps/step.js';
import { type Base, parseBase, parsePositive } from './base.js';
import { exactForm, changeOfBaseSteps } from './logarithm-steps.js';
import { type NaturalFigure, naturalFigure } from './natural-figure.js';
import { powerRelation } from './power-relation.js';
import { nearestDouble, realQuotient, roundedText } from './real-logarithm.js';

/** Decimals of the answer. */
const DECIMALS = 4;

/** The input of {@link evaluateLogarithm}. */
export interface LogarithmInput {
  /** A number > 0, not 1, or "e". */
  readonly base: NumericInput;
  /** A number > 0. */
  readonly value: NumericInput;
}

/** A logarithm to 4 decimals, with its steps. */
export interface Logarithm {
  /** 4 decimals; with `exact` if the logarithm is rational. */
  readonly answer: Figure;
  /** Six steps: problem, formula, ln of the value, ln of the base, division, answer. */
  readonly steps: readonly Step[];
  /** If the logarithm is rational, the steps that show it, with both numbers as powers of one; else empty. */
  readonly exactForm: readonly Step[];
}

/**
 * Evaluates log_base(value) by change of base, to 4 decimals; a rational value is recognised and exact.
 * Errors: `not-a-number`, `too-large`, `out-of-range` (base ≤ 0 or 1, value ≤ 0).
 * @example evaluateLogarithm({ base: 8, value: 4 }) // answer.exact is "2/3" and answer.text is "0.6667"
 */
export function evaluateLogarithm(input: LogarithmInput): Result<Logarithm> {
  const fields = fieldsOf(input);
  const base = parseBase(fields.base);
  if (!base.ok) return base;
  const value = parsePositive(fields.value, 'value');
  return value.ok ? success(evaluate(base.value, value.value)) : value;
}

function evaluate(base: Base, value: Rational): Logarithm {
  const [lnA, lnX] = [naturalFigure(base), naturalFigure(value)];
  const relation = base === 'e' ? undefined : powerRelation(base, value);
  const answer = relation
    ? rationalFigure(relation.valueExponent, relation.baseExponent)
    : quotientFigure(lnX, lnA);
  const [a, x] = [base === 'e' ? 'e' : exactText(base), exactText(value)];
  return {
    answer,
    steps: changeOfBaseSteps({ a, x, lnA, lnX, answer }),
    exactForm: relation ? exactForm({ a, x, answer }, relation) : [],
  };
}

// Exponents are integers below 2^12: their quotient in doubles is rounded once. Adding 0 turns -0 into 0.
function rationalFigure(dividend: number, divisor: number): Figure {
  const value = quotient(BigInt(dividend), BigInt(divisor));
  return {
    exact: exactText(value),
    number: dividend / divisor + 0,
    text: scaledText(scaledWhole(value, DECIMALS), DECIMALS),
    relation: (dividend * 10 ** DECIMALS) % divisor ? '≈' : '=',
  };
}

// ln of a rational other than 1 is never rational (Lindemann).
function quotientFigure({ real: lnX }: NaturalFigure, { real: lnA }: NaturalFigure): Figure {
  if (!lnX) return rationalFigure(0, 1);
  const real = lnA ? realQuotient(lnX, lnA) : lnX;
  return {
    // Computed on demand: its last digit takes slow arithmetic with big integers.
    get number() {
      return nearestDouble(real.near);
    },
    text: roundedText(real, DECIMALS),
    relation: '≈',
  };
}
