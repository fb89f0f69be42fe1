import { calculate, type ArithmeticOperation } from '@mathtools/math-core/arithmetic';
import { evaluateAt, type Evaluated, evaluateStepwise, expressionFigure } from '@mathtools/math-core/algebra';
import { calculateFractions, type FractionAnswer, simplifyFraction } from '@mathtools/math-core/fraction';
import { evaluateLogarithm } from '@mathtools/math-core/logarithm';
import { compare, parseNumber, type Rational, shortFigure } from '@mathtools/math-core/rational';
import type { Expression } from '@mathtools/math-core/steps';
import { refusalOf } from '../../../tools/equation/said.js';
import { type Answer, answered, figureAnswer, type Part, type Reading, refused } from './reading.js';

/** The number of digits in the longest answer. */
const MOST_DIGITS = 400;
const DECIMALS = 10;

const TOO_LARGE = 'This is too large for us to write out. Try 2^10.';

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
  const worked = evaluateStepwise(expression, { isDecimal: lines.includes('.') });
  if (!worked.ok) return refused(worked.code === 'too-large' ? TOO_LARGE : refusalOf(worked), lines);
  const own = inOwnTool(expression, lines);
  if (own) return own;
  const { result } = worked.value;
  if (typeof result === 'string' && result.length > MOST_DIGITS) return refused(TOO_LARGE, lines);
  return { tool: 'equation', inputs: { lines }, answer: answerOf({ math: expression }, worked.value) };
}

function answerOf(problem: Part, { result, exact, steps }: Evaluated): Answer {
  if (exact === undefined) {
    const figure = expressionFigure(result, 4);
    const decimals = figure ? ` ${figure.relation} ${figure.text}` : '';
    return { problem, parts: [{ math: result }, decimals], value: { of: result, unit: '' }, steps };
  }
  const isFraction = exact.includes('/') || (typeof result === 'string' && result.includes('/'));
  const fraction = isFraction ? simplifyFraction({ value: exact }) : undefined;
  if (fraction?.ok) return { ...fractionAnswer(problem, fraction.value), steps };
  const value = parseNumber(exact);
  return value.ok
    ? figureAnswer(problem, shortFigure(value.value, DECIMALS), DECIMALS, { steps })
    : { problem, parts: [exact], steps };
}

/** Returns a reading that says whether a relation without letters is true. */
export function readComparison(
  members: readonly Expression[],
  relations: readonly string[],
  lines: string,
): Reading | undefined {
  const worked = members.map((member) => evaluateStepwise(member, { isDecimal: lines.includes('.') }));
  const texts = worked.flatMap((each) => (each.ok ? (each.value.exact ?? []) : []));
  if (texts.length < members.length || relations.some((relation) => !/^[=<>≤≥≠]$/.test(relation)))
    return undefined;
  const isTrue = relations.every((relation, place) => {
    const [left, right] = [parseNumber(texts[place] ?? ''), parseNumber(texts[place + 1] ?? '')];
    return left.ok && right.ok && holds(compare(left.value, right.value), relation);
  });
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
      steps: worked.flatMap((each) => (each.ok ? each.value.steps : [])),
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
  if (operator === 'ln') return evaluatedLogarithm('e', left);
  if (operator === 'log') return evaluatedLogarithm(left, right);
  const operation = TOOLS[operator];
  const [a, b] = [typedNumber(left), typedNumber(right)];
  if (!operation || a === undefined || b === undefined || expression.length !== 3) return undefined;
  if (operator === '/' && isFraction(a, b, lines)) return simplifiedFraction(`${a}/${b}`);
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

/** Returns whether a quotient was typed as a fraction, which isn't a whole number. */
const isFraction = (a: string, b: string, lines: string): boolean =>
  isWhole(a) && isWhole(b) && !/\d [/÷] ?\d|÷/.test(lines) && !divides(b, a);

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
  return { problem, parts: [{ math: fraction }, ...others], value: { of: fraction, unit: '' }, steps };
}

/** Evaluates one logarithm in its tool. */
function evaluatedLogarithm(base: Expression, value: Expression): Reading | undefined {
  if (typeof base !== 'string' || typeof value !== 'string') return undefined;
  const longer = (decimals: number) => {
    const precise = evaluateLogarithm({ base, value, decimals });
    return precise.ok ? precise.value.answer.text : undefined;
  };
  return answered('logarithm', { base, value }, evaluateLogarithm({ base, value }), ({ answer, steps }) =>
    figureAnswer({ math: steps[0]?.before ?? '' }, answer, 4, {
      steps,
      longer,
      value: { of: steps[0]?.before ?? value, unit: '' },
    }),
  );
}

/** Returns the value of typed text without letters. */
export function numberOf(text: string): Rational | undefined {
  const worked = evaluateAt(text, {});
  const exact = worked.ok ? expressionFigure(worked.value.result, DECIMALS)?.exact : undefined;
  const value = parseNumber(exact ?? '');
  return value.ok ? value.value : undefined;
}
