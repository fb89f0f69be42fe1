import { type Figure, figure } from '../rational/figure.js';
import { exactText, fixedText } from '../rational/format.js';
import { type NumericInput, parseNumber } from '../rational/parse.js';
import { type Rational, rational, sign } from '../rational/rational.js';
import { divideIntervals, type Enclosure, realFigure } from '../real/enclosure.js';
import { naturalLogarithm } from '../real/natural-logarithm.js';
import { failure, type Result, success } from '../result/result.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
import { type PowerRelation, powerRelation } from './power-relation.js';

/** Decimals of the answer and of the two natural logarithms (more for those below 0.001). */
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
 * @example evaluateLogarithm({ base: 8, value: 4 }) // answer.exact is "2/3", answer.text "0.6667"
 */
export function evaluateLogarithm(input: LogarithmInput): Result<Logarithm> {
  const fields = { ...input }; // without types, input may be null
  const base = parseBase(fields.base);
  if (!base.ok) return base;
  const value = parseNumber(fields.value, 'value');
  if (!value.ok) return value;
  if (sign(value.value) <= 0) return failure('value', 'out-of-range', 'value must be positive.');
  return success(evaluate(base.value, value.value));
}

type Base = Rational | 'e';

const ONE = rational(1n);

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
  const relation = base === 'e' ? trivialRelation(value) : powerRelation(base, value);
  const answer = relation
    ? figure(rational(relation.valueExponent, relation.baseExponent), DECIMALS)
    : realFigure(logarithmEnclosure(base, value), DECIMALS);
  const [a, x] = [base === 'e' ? 'e' : exactText(base), exactText(value)];
  return {
    answer,
    steps: sixSteps({ a, x, lnA: naturalFigure(base), lnX: naturalFigure(value), answer }),
    exactForm: relation && base !== 'e' ? exactForm(a, x, relation) : [],
  };
}

// ln of a rational other than 1 is never rational (Lindemann).
function trivialRelation(value: Rational): PowerRelation | undefined {
  return value.numerator === value.denominator ? { root: ONE, baseExponent: 1, valueExponent: 0 } : undefined;
}

function logarithmEnclosure(base: Base, value: Rational): Enclosure {
  if (base === 'e') return (bits) => naturalLogarithm(value, bits);
  return (bits) => divideIntervals(naturalLogarithm(value, bits), naturalLogarithm(base, bits), bits);
}

function naturalFigure(value: Base): Figure {
  if (value === 'e' || value.numerator === value.denominator) {
    const whole = rational(value === 'e' ? 1n : 0n);
    return {
      exact: exactText(whole),
      number: Number(whole.numerator),
      text: fixedText(whole, DECIMALS),
      relation: '=',
    };
  }
  const enclosure: Enclosure = (bits) => naturalLogarithm(value, bits);
  const shown = realFigure(enclosure, DECIMALS);
  const size = Math.abs(shown.number);
  // A base near 1: four significant digits, or the division would read "÷ 0.0000".
  if (size === 0) return realFigure(enclosure, 4 - magnitudeOfDistance(value));
  return size < 0.001 ? realFigure(enclosure, 3 - Math.floor(Math.log10(size))) : shown;
}

// The power of ten of |value - 1|, or one more: where no double reaches, ln is the same as that distance.
function magnitudeOfDistance({ numerator, denominator }: Rational): number {
  const distance = numerator > denominator ? numerator - denominator : denominator - numerator;
  return distance.toString().length - denominator.toString().length;
}

interface Parts {
  readonly a: string;
  readonly x: string;
  readonly lnA: Figure;
  readonly lnX: Figure;
  readonly answer: Figure;
}

function sixSteps({ a, x, lnA, lnX, answer }: Parts): readonly Step[] {
  const sought: Expression = ['log', a, x];
  const quotient: Expression = ['÷', ['ln', x], ['ln', a]];
  const rounded = lnA.relation === '≈' || lnX.relation === '≈' ? '≈' : '=';
  return [
    step('logarithm.problem', 'Problem', sought, ['?']),
    step('logarithm.formula', 'Formula', ['log', 'a', 'x'], ['÷', ['ln', 'x'], ['ln', 'a']], {
      parameters: { a, x },
    }),
    step('logarithm.ln-value', 'ln of the value', ['ln', x], lnX.text, { relation: lnX.relation }),
    step('logarithm.ln-base', 'ln of the base', ['ln', a], lnA.text, { relation: lnA.relation }),
    step('logarithm.division', 'Division', quotient, ['÷', lnX.text, lnA.text], { relation: rounded }),
    step('logarithm.answer', 'Answer', sought, answer.text, { relation: answer.relation }),
  ];
}

function exactForm(
  a: string,
  x: string,
  { root, baseExponent, valueExponent }: PowerRelation,
): readonly Step[] {
  if (valueExponent === 0) return [step('logarithm.of-one', 'Logarithm of 1', ['log', a, x], '0')];
  const c = exactText(root);
  const aPower = powerOf(c, baseExponent);
  const xPower = powerOf(c, valueExponent);
  const answer = exactText(rational(valueExponent, baseExponent));
  return [
    ...(aPower === a ? [] : [step('logarithm.base-as-power', 'The base as a power', a, aPower)]),
    ...(xPower === x ? [] : [step('logarithm.value-as-power', 'The value as a power', x, xPower)]),
    step(
      'logarithm.same-base',
      'Divide the exponents of powers of one number',
      ['log', aPower, xPower],
      answer,
    ),
  ];
}

function powerOf(root: string, exponent: number): Expression {
  return exponent === 1 ? root : ['^', root, String(exponent)];
}
