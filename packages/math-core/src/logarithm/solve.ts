import type { Figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import { numberText } from '../expression/number-text.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { divide, type Rational, rational, sign } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { type Failure, failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';
import { parseBase } from './base.js';
import { decimalsOf, type DecimalsOf, type Digits, refuseDigits } from '../rational/digits.js';
import { evaluateLogarithm, type LogarithmInput } from './evaluate.js';
import { logarithmTo } from './logarithm-node.js';
import { longerDivision } from './longer-division.js';
import { type PowerFigure, powerFigure } from './power/power-figure.js';

/** The equation log_base(value) = result. The field that is omitted or blank is the unknown. */
export interface LogarithmEquation extends Digits {
  /** The base: a number > 0 other than 1, or "e". */
  readonly base?: NumericInput | undefined;
  /** The argument: a number > 0. */
  readonly value?: NumericInput | undefined;
  /** The exponent: log_base(value). */
  readonly result?: NumericInput | undefined;
}

/** The unknown of a {@link LogarithmEquation}. */
export interface SolvedLogarithm {
  /** The field that was omitted. */
  readonly unknown: 'base' | 'value' | 'result';
  /**
   * The solution to the requested digits. Defaults to 4 decimals, or to 4 significant digits for a base or
   * value below 0.001. It has `exact` if it is rational.
   */
  readonly answer: Figure;
  /** The steps from the equation to the answer. */
  readonly steps: readonly Step[];
}

/**
 * Solves log_base(value) = result for the omitted field. Errors: `not-a-number`; `empty` if two are missing;
 * `too-large`, also for an answer outside 10^-500 to 10^500; `out-of-range` (base ≤ 0 or 1; value ≤ 0;
 * result, if none is missing or no single base fits, as for the result 0 and the value 1; decimals,
 * significant).
 * @example solveLogarithm({ base: 2, result: '1/2', significant: 10 }) // answer.text is "1.414213562"
 * @example solveLogarithm({ base: 2, result: 5 }) // answer.exact is "32"
 */
export function solveLogarithm(input: LogarithmEquation): Result<SolvedLogarithm> {
  const fields: LogarithmEquation = fieldsOf(input);
  const other = unknownField(fields, 'base value result decimals significant');
  if (other) return other;
  const [unknown, second] = (['base', 'value', 'result'] as const).filter((name) => isMissing(fields[name]));
  if (!unknown) return failure('result', 'out-of-range', 'One of base, value and result must be left out.');
  if (second) return failure(second, 'empty', `${second} is missing.`);
  const refused = refuseDigits(fields);
  if (refused) return refused;
  const { base = '', value = '', result = '' } = fields;
  if (unknown === 'result') return solveForResult({ base, value }, fields);
  const shown = decimalsOf(fields);
  return unknown === 'value' ? solveForValue(base, result, shown) : solveForBase(value, result, shown);
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}

function solveForResult(
  input: Pick<LogarithmInput, 'base' | 'value'>,
  { decimals, significant }: Digits,
): Result<SolvedLogarithm> {
  const first = evaluateLogarithm({ ...input, decimals });
  if (!first.ok) return first;
  const shown =
    significant === undefined ? decimals : significantDecimals(first.value.answer.number, significant);
  const all = { ...input, decimals: shown };
  const evaluated = shown === decimals ? first : evaluateLogarithm(all);
  if (!evaluated.ok) return evaluated;
  const { answer, steps, exactForm } = evaluated.value;
  const longer = longerDivision(all);
  const toAnswer = [...steps.slice(0, -1), ...(longer.ok ? longer.value : []), ...steps.slice(-1)];
  return success({ unknown: 'result', answer, steps: [...toAnswer, ...exactForm] });
}

// A logarithm closer to 0 than 10^-99 has no figure with significant digits, so all available decimals are
// shown.
function significantDecimals(near: number, significant: number): number {
  const powerOfTen = Number(near.toExponential(significant - 1).split('e')[1]);
  return Math.min(Math.max(significant - 1 - powerOfTen, 0), 99);
}

function solveForValue(
  baseInput: NumericInput,
  resultInput: NumericInput,
  shown: DecimalsOf,
): Result<SolvedLogarithm> {
  const base = parseBase(baseInput);
  if (!base.ok) return base;
  const result = parseNumber(resultInput, 'result');
  if (!result.ok) return result;
  const figure = powerFigure(base.value, result.value, shown);
  if (!figure) return tooLarge('value');
  const [a, b] = [base.value === 'e' ? 'e' : exactText(base.value), exactText(result.value)];
  const power: Expression = ['^', a, b];
  const steps = [
    step('logarithm.equation', 'Problem', logarithmTo(a, 'x'), b),
    step('logarithm.definition', 'Definition of the logarithm', 'x', ['^', 'a', 'b'], {
      parameters: { a, b },
    }),
    step('logarithm.substitution', 'Substitute the numbers', 'x', power),
    ...powerSteps('x', power, figure),
  ];
  return success({ unknown: 'value', answer: figure.figure, steps });
}

function solveForBase(
  valueInput: NumericInput,
  resultInput: NumericInput,
  shown: DecimalsOf,
): Result<SolvedLogarithm> {
  const value = parseNumber(valueInput, 'value');
  if (!value.ok) return value;
  const result = parseNumber(resultInput, 'result');
  if (!result.ok) return result;
  const refused = refuseBase(value.value, result.value);
  if (refused) return refused;
  const exponent = divide(rational(1n), result.value);
  const figure = powerFigure(value.value, exponent, shown);
  if (!figure) return tooLarge('base');
  const [x, b] = [exactText(value.value), exactText(result.value)];
  const raised: Expression = ['^', x, ['/', '1', b]];
  const power: Expression = ['^', x, numberText(exponent)];
  const steps = [
    step('logarithm.equation', 'Problem', ['log', 'a', x], b),
    step('logarithm.definition', 'Definition of the logarithm', ['^', 'a', b], x),
    step('logarithm.raise', 'Raise both sides to the power 1/b', 'a', raised, { parameters: { b } }),
    ...(numberText(exponent) === `1/${b}`
      ? []
      : [step('logarithm.exponent', 'Evaluate the exponent', raised, power)]),
    ...powerSteps('a', power, figure),
  ];
  return success({ unknown: 'base', answer: figure.figure, steps });
}

function refuseBase(value: Rational, result: Rational): Failure | undefined {
  if (sign(value) <= 0) return failure('value', 'out-of-range', 'value must be positive.');
  const isOne = value.numerator === value.denominator;
  if (sign(result) === 0) {
    const why = isOne ? 'Every base gives log 1 = 0.' : 'Only log 1 is 0, whatever the base.';
    return failure('result', 'out-of-range', why);
  }
  return isOne ? failure('value', 'out-of-range', 'log 1 is 0, whatever the base.') : undefined;
}

function tooLarge(unknown: 'base' | 'value'): Failure {
  return failure('result', 'too-large', `${unknown} would be above 10^500 or below 10^-500.`);
}

function powerSteps(unknown: string, power: Expression, { exact, figure }: PowerFigure): readonly Step[] {
  const answer = figureStep('logarithm.answer', 'Answer', unknown, figure);
  if (!exact || figure.exact === undefined) return [answer];
  const root = exactText(exact.root);
  const rooted: Expression = exact.exponent === 1 ? root : ['^', root, String(exact.exponent)];
  const hasRoot = exact.isRoot && rooted !== figure.exact;
  return [
    ...(hasRoot ? [step('logarithm.exact-root', 'Take the exact root', power, rooted)] : []),
    step('logarithm.power-value', 'Evaluate the power', hasRoot ? rooted : power, figure.exact),
    answer,
  ];
}
