import { calculate, type ArithmeticOperation } from '@mathtools/math-core/arithmetic';
import { evaluateAt, expressionFigure, simplify } from '@mathtools/math-core/algebra';
import { calculateFractions, type FractionAnswer, simplifyFraction } from '@mathtools/math-core/fraction';
import { evaluateLogarithm } from '@mathtools/math-core/logarithm';
import {
  compare,
  exactText,
  parseNumber,
  type Rational,
  reduce,
  shortFigure,
} from '@mathtools/math-core/rational';
import type { Expression, Step } from '@mathtools/math-core/steps';
import { refusalOf } from '../../../tools/equation/said.js';
import { type Answer, answered, figureAnswer, type Part, type Reading, refused } from './reading.js';

/** The number of digits in the longest answer. */
const MOST_DIGITS = 400;
/** Longer sums and products are evaluated in one step. */
const MOST_OPERANDS = 6;
const DECIMALS = 10;

const TOO_LARGE = 'This is too large for us to write out. Try 2^10.';

type Law = readonly [id: string, law: string];
const SUMS: Law = ['algebra.numbers', 'Add and subtract'];
const PRODUCTS: Law = ['algebra.products', 'Multiply and divide'];
const POWERS: Law = ['algebra.powers', 'Evaluate powers and roots'];
const LAWS: Readonly<Record<string, Law>> = {
  '+': SUMS,
  '-': SUMS,
  '×': PRODUCTS,
  '÷': PRODUCTS,
  '/': PRODUCTS,
  '^': POWERS,
};
const TOOLS: Readonly<Record<string, ArithmeticOperation>> = {
  '+': 'add',
  '-': 'subtract',
  '×': 'multiply',
  '÷': 'divide',
  '/': 'divide',
};

/**
 * Evaluates an expression of numbers, with a step for each operation. A single operation opens in its own
 * tool.
 */
export function readCalculation(expression: Expression, lines: string): Reading | undefined {
  const simplified = simplify(expression);
  // The Logarithm Simplifier can't evaluate it either.
  if (!simplified.ok && (expression[0] === 'log' || expression[0] === 'ln')) return undefined;
  if (!simplified.ok)
    return refused(simplified.code === 'too-large' ? TOO_LARGE : refusalOf(simplified), lines);
  const own = inOwnTool(expression, lines);
  if (own) return own;
  const { result } = simplified.value;
  if (typeof result === 'string' && result.length > MOST_DIGITS) return refused(TOO_LARGE, lines);
  const worked = stepsOf(expression, lines.includes('.'));
  const isSame = valueOf(worked.result) !== undefined && exactly(worked.result) === exactly(result);
  const steps = isSame || valueOf(result) === undefined ? worked.steps : simplified.value.steps;
  return { tool: 'equation', inputs: { lines }, answer: { ...answerOf(expression, result, steps) } };
}

const exactly = (expression: Expression): string =>
  exactText(valueOf(expression) ?? { numerator: 0n, denominator: 1n });

function answerOf(problem: Expression, result: Expression, steps: readonly Step[]): Answer {
  const value = valueOf(result);
  if (value) {
    const isFraction = exactText(value).includes('/') || (typeof result === 'string' && result.includes('/'));
    const fraction = isFraction ? simplifyFraction({ value: fractionText(value) }) : undefined;
    if (fraction?.ok) return { ...fractionAnswer({ math: problem }, fraction.value), steps };
    return figureAnswer({ math: problem }, shortFigure(value, DECIMALS), DECIMALS, { steps });
  }
  const figure = expressionFigure(result, 4);
  const decimals = figure ? ` ${figure.relation} ${figure.text}` : '';
  return { problem: { math: problem }, parts: [{ math: result }, decimals], steps };
}

/** Returns a reading that says whether a relation without letters is true. */
export function readComparison(
  members: readonly Expression[],
  relations: readonly string[],
  lines: string,
): Reading | undefined {
  const worked = members.map((member) => {
    const simplified = simplify(member);
    return simplified.ok ? simplified.value.result : undefined;
  });
  const values = worked.map((result) => result !== undefined && valueOf(result));
  const isTrue = relations.every((relation, place) => {
    const [left, right] = [values[place], values[place + 1]];
    return left && right && holds(compare(left, right), relation);
  });
  const texts = values.flatMap((value) => (value ? [exactText(value)] : []));
  if (texts.length < members.length || relations.some((relation) => !/^[=<>≤≥≠]$/.test(relation)))
    return undefined;
  const sides = texts.map((text, place) => [relations[place - 1], text].filter(Boolean).join(' ')).join(' ');
  return {
    tool: 'equation',
    inputs: { lines },
    answer: {
      problem: members.flatMap((math, place): Part[] => [
        place === 0 ? '' : ` ${relations[place - 1] ?? ''} `,
        { math },
      ]),
      parts: [isTrue ? 'True' : 'False'],
      notes: [isTrue ? `Worked out, it says ${sides}.` : `Worked out, it says ${sides}, which is false.`],
      steps: members.flatMap((member) => stepsOf(member, lines.includes('.')).steps),
    },
  };
}

function holds(order: number, relation: string): boolean {
  if (relation === '=') return order === 0;
  if (relation === '≠') return order !== 0;
  if (order === 0) return relation === '≤' || relation === '≥';
  return relation === (order < 0 ? '<' : '>') || relation === (order < 0 ? '≤' : '≥');
}

/**
 * Returns a reading that opens the tool for a fraction to simplify, one logarithm, or one operation on two
 * numbers.
 */
function inOwnTool(expression: Expression, lines: string): Reading | undefined {
  if (typeof expression === 'string')
    return typedDecimal(expression) ?? simplifiedFraction(expression, expression);
  const [operator, left = '', right = ''] = expression;
  if (operator === 'log' || operator === 'ln') {
    const [base, value] = operator === 'ln' ? ['e', left] : [left, right];
    return typeof base === 'string' && typeof value === 'string'
      ? evaluatedLogarithm(base, value)
      : undefined;
  }
  const operation = TOOLS[operator];
  const [a, b] = [typedNumber(left), typedNumber(right)];
  if (!operation || a === undefined || b === undefined || expression.length !== 3) return undefined;
  const isSpaced = /\d [/÷] ?\d|÷/.test(lines);
  if (operator === '/' && isWhole(a) && isWhole(b) && !isSpaced && !divides(b, a))
    return simplifiedFraction(`${a}/${b}`);
  const problem = { math: expression };
  const inputs = { left: a, operation, right: b };
  if ([a, b].some((text) => text.includes('/')))
    return answered('fractions', inputs, calculateFractions(inputs), (found) =>
      fractionAnswer(problem, found),
    );
  return answered('arithmetic', inputs, calculate(inputs), ({ answer, steps }) =>
    figureAnswer(problem, answer, DECIMALS, { steps }),
  );
}

/** Shows a decimal that was typed with groups, such as 1,234.5. */
function typedDecimal(text: string): Reading | undefined {
  const value = /^-?\d{4,}\.\d+$/.test(text) ? parseNumber(text) : undefined;
  if (!value?.ok) return undefined;
  const inputs = { left: text, operation: 'simplify' };
  return {
    tool: 'fractions',
    inputs,
    answer: figureAnswer({ math: text }, shortFigure(value.value, DECIMALS), DECIMALS),
  };
}

const isWhole = (text: string): boolean => /^-?\d+$/.test(text);
const divides = (divisor: string, text: string): boolean =>
  BigInt(divisor) !== 0n && BigInt(text) % BigInt(divisor) === 0n;

/** Returns the text of a number or of a fraction of whole numbers. */
function typedNumber(expression: Expression): string | undefined {
  if (typeof expression === 'string') return parseNumber(expression).ok ? expression : undefined;
  const [operator, left = '', right = ''] = expression;
  const [a, b] = [typedNumber(left), typedNumber(right)];
  if (operator === 'neg' && a !== undefined && !a.startsWith('-')) return `-${a}`;
  return operator === '/' && a !== undefined && b !== undefined && isWhole(a) && isWhole(b)
    ? `${a}/${b}`
    : undefined;
}

export function simplifiedFraction(value: string, problem: string = value): Reading | undefined {
  const inputs = { left: value, operation: 'simplify' };
  return answered('fractions', inputs, simplifyFraction({ value }), (found) =>
    fractionAnswer({ math: problem }, found),
  );
}

function fractionAnswer(problem: Part, { fraction, mixed, decimal, answer, steps }: FractionAnswer): Answer {
  const forms = [...new Set([mixed, decimal?.text ?? `≈ ${answer.text}`])].filter(
    (form) => form !== fraction,
  );
  const others = forms.length > 0 ? [` = ${forms.join(' = ').replaceAll('= ≈', '≈')}`] : [];
  return { problem, parts: [{ math: fraction }, ...others], steps };
}

/** Evaluates one logarithm in its tool. */
function evaluatedLogarithm(base: string, value: string): Reading | undefined {
  const longer = (decimals: number) => {
    const precise = evaluateLogarithm({ base, value, decimals });
    return precise.ok ? precise.value.answer.text : undefined;
  };
  return answered('logarithm', { base, value }, evaluateLogarithm({ base, value }), ({ answer, steps }) =>
    figureAnswer({ math: steps[0]?.before ?? '' }, answer, 4, { steps, longer }),
  );
}

interface Worked {
  readonly steps: readonly Step[];
  readonly result: Expression;
}

/**
 * Evaluates one operation after another, and simplifies an expression that can't be evaluated to a number.
 */
function stepsOf(expression: Expression, isDecimal: boolean): Worked {
  const steps: Step[] = [];
  let result = expression;
  for (let next = nextOperation(result, isDecimal); next; next = nextOperation(result, isDecimal)) {
    const [id, law] = next.law;
    if (JSON.stringify(result) !== JSON.stringify(next.after))
      steps.push({ id, law, before: result, relation: '=', after: next.after });
    result = next.after;
  }
  const rest = valueOf(result) ? undefined : simplify(result);
  return rest?.ok ? { steps: [...steps, ...rest.value.steps], result: rest.value.result } : { steps, result };
}

interface Next {
  readonly law: Law;
  readonly after: Expression;
}

/** Returns the expression after its first operation whose operands are numbers, the innermost one on the left. */
function nextOperation(expression: Expression, isDecimal: boolean): Next | undefined {
  if (typeof expression === 'string' || isFraction(expression)) return undefined;
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
  if (first === undefined || valueOf(first) === undefined) return undefined;
  if (operator === '()') return { law: SUMS, after: first };
  if (operator === 'neg') return negated(first);
  const isLong =
    operands.length > MOST_OPERANDS && operands.every((operand) => valueOf(operand) !== undefined);
  const others = isLong ? [] : operands.slice(2);
  const law = LAWS[operator];
  if (law && (second === undefined || valueOf(second) === undefined)) return undefined;
  const simplified = simplify(isLong ? expression : [operator, ...operands.slice(0, 2)]);
  const value = simplified.ok ? valueOf(simplified.value.result) : undefined;
  if (!simplified.ok || !value) return undefined;
  const [only, another] = simplified.value.steps;
  const result = written(value, isDecimal || String(simplified.value.result).includes('.'));
  return {
    law: law ?? (only && !another ? [only.id, only.law] : POWERS),
    after: others.length > 0 ? [operator, result, ...others] : result,
  };
}

/** Returns the next operation inside a negated operand. A negated number needs none. */
function negated(operand: Expression): Next | undefined {
  if (typeof operand === 'string' && !operand.startsWith('-')) return undefined;
  const value = valueOf(['neg', operand]);
  return value && { law: SUMS, after: exactText(value) };
}

/** Returns whether an expression is a fraction of whole numbers in lowest terms. */
function isFraction(expression: Expression): boolean {
  if (typeof expression === 'string' || expression[0] !== '/') return false;
  const typed = typedNumber(expression);
  const value = typed === undefined ? undefined : parseNumber(typed);
  return value?.ok === true && typed === fractionText(value.value);
}

function fractionText(value: Rational): string {
  const { numerator, denominator } = reduce(value);
  return denominator === 1n ? String(numerator) : `${String(numerator)}/${String(denominator)}`;
}

const written = (value: Rational, isDecimal: boolean): string =>
  isDecimal ? exactText(value) : fractionText(value);

/** Returns the value of typed text without letters. */
export function numberOf(text: string): Rational | undefined {
  const worked = evaluateAt(text, {});
  return worked.ok ? valueOf(worked.value.result) : undefined;
}

/** Returns the value of a number, a fraction in lowest terms, or one of them with a minus sign. */
function valueOf(expression: Expression): Rational | undefined {
  if (typeof expression !== 'string' && expression[0] === '/' && !isFraction(expression)) return undefined;
  const typed = typedNumber(expression);
  const read = typed === undefined ? undefined : parseNumber(typed);
  return read?.ok ? read.value : undefined;
}
