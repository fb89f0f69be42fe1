import { type Figure, figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import { type NumericInput, parseNumber } from '../rational/parse.js';
import { type Rational, rational, sign } from '../rational/rational.js';
import { realFigure } from '../real/enclosure.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import type { Step } from '../steps/step.js';
import { exactForm, sixSteps } from './logarithm-steps.js';
import { type Base, naturalFigure } from './natural-figure.js';
import { type PowerRelation, powerRelation } from './power-relation.js';
import { type Real, realQuotient } from './real-logarithm.js';

/** Decimals of the answer. */
const DECIMALS = 4;

export interface LogarithmInput {
  /** A number > 0, not 1; or "e". */
  readonly base: NumericInput;
  /** A number > 0. */
  readonly value: NumericInput;
}

export interface Logarithm {
  readonly answer: Figure;
  /** The six lines: problem, formula, ln of the value, ln of the base, division, answer. */
  readonly steps: readonly Step[];
  /** Where the logarithm is rational: the lines that show it, both numbers as powers of one. Else empty. */
  readonly exactForm: readonly Step[];
}

/**
 * Evaluates log_base(value) by change of base, shown to 4 decimals; a rational value is recognised exactly.
 * Errors: `not-a-number`, `too-large`, `out-of-range` (base ≤ 0 or 1, value ≤ 0).
 * @example evaluateLogarithm({ base: 8, value: 4 }) // answer.exact is "2/3" and answer.text is "0.6667"
 */
export function evaluateLogarithm(input: LogarithmInput): Result<Logarithm> {
  const fields = fieldsOf(input);
  const base = parseBase(fields.base);
  if (!base.ok) return base;
  const value = parseNumber(fields.value, 'value');
  if (!value.ok) return value;
  if (sign(value.value) <= 0) return failure('value', 'out-of-range', 'value must be positive.');
  return success(evaluate(base.value, value.value));
}

function parseBase(input: NumericInput): Result<Base> {
  if (typeof input === 'string' && input.trim() === 'e') return success('e');
  const base = parseNumber(input, 'base');
  if (!base.ok) return base;
  if (sign(base.value) <= 0) return failure('base', 'out-of-range', 'base must be positive.');
  if (base.value.numerator === base.value.denominator)
    return failure('base', 'out-of-range', 'base must not be 1.');
  return base;
}

function evaluate(base: Base, value: Rational): Logarithm {
  const [lnA, lnX] = [naturalFigure(base), naturalFigure(value)];
  const relation = base === 'e' ? trivialRelation(value) : powerRelation(base, value);
  const answer = relation
    ? figure(rational(relation.valueExponent, relation.baseExponent), DECIMALS)
    : quotientFigure(lnX.real, lnA.real);
  const [a, x] = [base === 'e' ? 'e' : exactText(base), exactText(value)];
  return {
    answer,
    steps: sixSteps({ a, x, lnA, lnX, answer }),
    exactForm: relation && base !== 'e' ? exactForm(a, x, relation) : [],
  };
}

function quotientFigure(a: Real, b: Real): Figure {
  const { enclosure, pair } = realQuotient(a, b);
  return realFigure(enclosure, DECIMALS, pair);
}

// ln of a rational other than 1 is never rational (Lindemann).
function trivialRelation(value: Rational): PowerRelation | undefined {
  return value.numerator === value.denominator
    ? { root: value, baseExponent: 1, valueExponent: 0 }
    : undefined;
}
