import { exactText } from '../../rational/format.js';
import { negate, type Rational } from '../../rational/rational.js';
import { constantValue } from '../../expression/constant.js';
import { isLogarithm, isSame, operandsOf } from '../../expression/rewrite.js';
import { fieldsOf } from '../../result/fields-of.js';
import { type Result, success } from '../../result/result.js';
import { unknownField } from '../../result/unknown-field.js';
import { type Expression, isNumberText, type Operator } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { typedExpression } from '../read/typed-expression.js';
import { Rewriting } from './rewriting.js';
import { simplifiedLogarithms } from './simplify-logarithms.js';
import { simplify } from './simplify.js';
import { type Law, step } from '../texts/operation-steps.js';
import { type ArithmeticLine, arithmeticLines, textOf } from './arithmetic-lines.js';

/** Longer sums and products of numbers are evaluated in one step. */
const MOST_OPERANDS = 6;

/** The options of {@link evaluateStepwise}. */
export interface StepwiseOptions {
  /** True if results are written as decimals, not as fractions. Defaults to false. */
  readonly isDecimal?: boolean | undefined;
}

/** The value of an expression, with one step per operation. */
export interface Evaluated {
  readonly result: Expression;
  /** The exact value as text, if it is rational. */
  readonly exact?: string;
  readonly steps: readonly Step[];
}

const SUMS: Law = 'algebra.numbers';
const POWERS: Law = 'algebra.powers:one';
const LAWS: Readonly<Record<string, Law>> = {
  '+': 'algebra.numbers:add',
  '-': 'algebra.numbers:subtract',
  '×': 'algebra.products:multiply',
  '÷': 'algebra.products:divide',
  '/': 'algebra.products:divide',
  '^': POWERS,
};

/**
 * Evaluates an expression of numbers, one operation per step: the innermost one on the left comes first. Other expressions
 * are simplified. Errors: those of `simplify`.
 * @example evaluateStepwise('5 + 3 * 2') // exact is "11"
 */
export function evaluateStepwise(
  input: string | Expression,
  options: StepwiseOptions = {},
): Result<Evaluated> {
  const unknown = unknownField(options, 'isDecimal');
  if (unknown) return unknown;
  const { isDecimal = false } = fieldsOf(options);
  const read = typedExpression(input, 'expression');
  return read.ok ? evaluated(read.value, (expression) => stepsOf(expression, isDecimal)) : read;
}

/**
 * Evaluates an expression as {@link evaluateStepwise} does, with the steps that students write while they learn to calculate
 * with fractions, decimals and negative numbers. Errors: those of `simplify`.
 */
export function evaluateInDetail(expression: Expression): Result<Evaluated> {
  const value = constantValue(expression);
  const own = detailedSteps(expression);
  const ownValue = numberIn(own.result);
  // A rational value needs no proof by the normal form, which takes much longer.
  return value && ownValue && exactText(value) === exactText(ownValue)
    ? success({ ...own, exact: exactText(value) })
    : evaluated(expression, () => own);
}

function evaluated(
  expression: Expression,
  stepsTo: (expression: Expression) => Pick<Evaluated, 'steps' | 'result'>,
): Result<Evaluated> {
  const simplified = simplify(expression);
  if (!simplified.ok) return simplified;
  const { result } = simplified.value;
  const value = numberIn(result);
  const own = stepsTo(expression);
  const ownValue = numberIn(own.result);
  const isOwn = value === undefined || (ownValue && exactText(ownValue) === exactText(value));
  const { steps } = isOwn ? own : simplified.value;
  return success({ result, steps, ...(value && { exact: exactText(value) }) });
}

function stepsOf(expression: Expression, isDecimal: boolean): Pick<Evaluated, 'steps' | 'result'> {
  return stepsBy(expression, (line) => {
    const next = nextOperation(line, isDecimal);
    return next ? [next] : [];
  });
}

function detailedSteps(expression: Expression): Pick<Evaluated, 'steps' | 'result'> {
  return stepsBy(expression, (line) => arithmeticLines(line, line === expression, evaluatedPlace));
}

function evaluatedPlace(place: Expression): readonly ArithmeticLine[] {
  if (place[0] === 'log' || place[0] === 'ln') return logarithmLines(place);
  if (place[0] === '^') return powerOfLogarithm(place);
  const next = nextOperation(place, false);
  return next ? [next] : [];
}

/** Returns the lines to the value of a base raised to a logarithm with that base, or to a multiple of one: e^(3 ln 4). */
function powerOfLogarithm(power: Expression): readonly ArithmeticLine[] {
  const [base = '0', exponent = '1'] = operandsOf(power);
  const [times = '1', body = exponent] = exponent[0] === '×' ? operandsOf(exponent) : ['1', exponent];
  const [value = '0', own = 'e'] = isLogarithm(body) ? [...operandsOf(body)].reverse() : [];
  const isFit = isLogarithm(body) && isSame(own, base) && numberIn(times) && numberIn(value);
  if (!isFit) return [];
  if (times === '1') return [{ law: 'algebra.power-law:logarithm', after: value }];
  const inside: Expression = ['^', value, times];
  return [
    { law: 'algebra.logarithm-powers', after: ['^', base, logarithmTo(base, inside)] },
    { law: 'algebra.power-law:logarithm', after: inside },
  ];
}

function logarithmTo(base: Expression, value: Expression): Expression {
  return base === 'e' ? ['ln', value] : ['log', base, value];
}

/** Returns the lines to the value of a logarithm of a number, a root or a power. */
function logarithmLines(logarithm: Expression): readonly ArithmeticLine[] {
  const [value = '0', base = 'e'] = [...operandsOf(logarithm)].reverse();
  const [number = '', exponent = ''] = value[0] === '^' ? operandsOf(value) : [];
  if (numberIn(number) && numberIn(exponent) && !isSame(number, base))
    return [{ law: 'algebra.exponent-first', after: ['×', exponent, logarithmTo(base, number)] }];
  if (numberIn(exponent) && isSame(number, base))
    return [{ law: 'algebra.logarithm-of-power', after: exponent }];
  const rewriting = new Rewriting(logarithm);
  const isPlain = numberIn(value) !== undefined || value[0] === '√';
  if (!isPlain || !simplifiedLogarithms(rewriting)) return [];
  const lines = rewriting.steps.map((one) => ({ law: one, after: one.after }));
  if (lines.length > 1) return lines;
  const power = logarithmTo(base, ['^', base, rewriting.result]);
  return [{ law: 'algebra.as-power-of-base', after: power }, ...lines];
}

/** Returns the steps of all lines, which `linesAfter` continues until it returns none. */
function stepsBy(
  expression: Expression,
  linesAfter: (line: Expression) => readonly ArithmeticLine[],
): Pick<Evaluated, 'steps' | 'result'> {
  const steps: Step[] = [];
  let result = expression;
  for (let lines = linesAfter(result); lines.length > 0; lines = linesAfter(result))
    for (const { law, after } of lines) {
      if (!isSame(result, after)) steps.push(step(law, result, after));
      result = after;
    }
  const rest = numberIn(result) ? undefined : simplify(result);
  return rest?.ok ? { steps: [...steps, ...rest.value.steps], result: rest.value.result } : { steps, result };
}

/** Returns the expression after its first operation whose operands are numbers, the innermost one on the left. */
function nextOperation(expression: Expression, isDecimal: boolean): ArithmeticLine | undefined {
  if (typeof expression === 'string' || numberIn(expression)) return undefined;
  const [operator, ...operands] = expression;
  for (const [place, operand] of operands.entries()) {
    const next = nextOperation(operand, isDecimal);
    if (next)
      return {
        ...next,
        after: [operator, ...operands.map((each, at) => (at === place ? next.after : each))],
      };
  }
  const [first, second] = operands;
  const value = first === undefined ? undefined : numberIn(first);
  if (first === undefined || !value) return undefined;
  if (operator === '()') return { law: SUMS, after: first };
  if (operator === 'neg') return { law: SUMS, after: exactText(negate(value)) };
  const law = LAWS[operator];
  if (law && (second === undefined || !numberIn(second))) return undefined;
  return workedOut(operator, operands, isDecimal);
}

/** Works out the first two operands, or all if there are many. */
function workedOut(
  operator: Operator,
  operands: readonly Expression[],
  isDecimal: boolean,
): ArithmeticLine | undefined {
  const isLong = operands.length > MOST_OPERANDS && operands.every((operand) => numberIn(operand));
  const others = isLong ? [] : operands.slice(2);
  const simplified = simplify([operator, ...(isLong ? operands : operands.slice(0, 2))]);
  const found = simplified.ok ? numberIn(simplified.value.result) : undefined;
  if (!simplified.ok || !found) return undefined;
  const [only, another] = simplified.value.steps;
  const isWritten = isDecimal || String(simplified.value.result).includes('.');
  const result = isWritten ? exactText(found) : textOf(found);
  return {
    law: LAWS[operator] ?? (only && !another ? only : 'algebra.powers'),
    after: others.length > 0 ? [operator, result, ...others] : result,
  };
}

/** Returns the value of a number, a fraction of integers in lowest terms, or one of them with a minus sign. */
function numberIn(expression: Expression): Rational | undefined {
  if (typeof expression === 'string') return isNumberText(expression) ? constantValue(expression) : undefined;
  const [operator] = expression;
  const [first = '', second = ''] = operandsOf(expression);
  if (operator === 'neg') {
    const isNegative = typeof first === 'string' && first.startsWith('-');
    return isNegative || !numberIn(first) ? undefined : constantValue(expression);
  }
  if (operator !== '/' || typeof first !== 'string' || typeof second !== 'string') return undefined;
  const value = constantValue(expression);
  return value && textOf(value) === `${first}/${second}` ? value : undefined;
}
