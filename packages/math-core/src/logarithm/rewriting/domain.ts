import { constantValue } from '../../expression/constant.js';
import { isLogarithm, operandsOf, sizeOf } from '../../expression/rewrite.js';
import { compare, rational, sign } from '../../rational/rational.js';
import { type Failure, failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { expressionText } from '../../steps/to-text.js';
import { type Condition, conditionKey, signCondition } from './condition.js';
import { withoutImplied } from './implied-conditions.js';

/** Formats conditions on one line: "x > 0, y > 0". The text is empty if there are none. */
export function domainText(domain: readonly Condition[]): string {
  return domain
    .map(({ expression, relation, bound }) => `${expressionText(expression)} ${relation} ${bound}`)
    .join(', ');
}

/** The maximum total of numbers, symbols and operators in the steps of a solution or in its conditions. */
export const MAX_SIZE = 5_000;

/**
 * Returns the conditions under which all the expressions are defined, without those that are always true or follow from others.
 * Errors: `out-of-range` if a condition on numbers is false (log (-2)), `division-by-zero`;
 * `too-large`.
 */
export function domainOf(expressions: readonly Expression[], field: string): Result<readonly Condition[]> {
  const found = new Map<string, Condition>();
  const seen = new Set<Expression>();
  for (const expression of expressions) collect(expression, found, seen);
  const open: Condition[] = [];
  for (const condition of found.values()) {
    const holds = decide(condition);
    if (holds === false) return broken(condition, field);
    if (holds === undefined) open.push(condition);
  }
  return open.reduce((size, { expression }) => size + sizeOf(expression), 0) > MAX_SIZE
    ? failure(field, 'too-large', `${field} is too long or too deeply nested.`)
    : success(withoutImplied(open));
}

/** The maximum length, in characters, of a condition that a message quotes. */
const LONGEST_TEXT = 100;

function broken(condition: Condition, field: string): Failure {
  const needed = domainText([condition]);
  const what =
    needed.length > LONGEST_TEXT
      ? `${field} violates the conditions of its logarithms, roots or divisions.`
      : `${field} requires ${needed}, which isn't true here.`;
  const isDivision = condition.relation === '≠' && condition.bound === '0';
  return failure(field, isDivision ? 'division-by-zero' : 'out-of-range', what);
}

// The lines of a solution share most subexpressions, so each one is visited only once.
function collect(expression: Expression, found: Map<string, Condition>, seen: Set<Expression>): void {
  if (typeof expression === 'string' || seen.has(expression)) return;
  seen.add(expression);
  for (const condition of conditionsOf(expression)) found.set(conditionKey(condition), condition);
  for (const operand of operandsOf(expression)) collect(operand, found, seen);
}

function conditionsOf(expression: Expression): readonly Condition[] {
  if (typeof expression === 'string') return [];
  const [operator, first = '', second = ''] = expression;
  if (operator === 'ln') return [signCondition(first, '>')];
  if (operator === 'log') return [signCondition(second, '>'), signCondition(first, '>'), notOne(first)];
  if (operator === '√') return [signCondition(first, '≥')];
  if (operator === '^') return conditionsOfPower(first, second);
  return operator === '/' || operator === '÷' ? notZero(second) : [];
}

function conditionsOfPower(base: Expression, exponent: Expression): readonly Condition[] {
  const constant = constantValue(exponent);
  if (!constant) return [signCondition(base, '>')];
  const isPositive = sign(constant) > 0;
  if (constant.numerator % constant.denominator === 0n) return isPositive ? [] : notZero(base);
  return [signCondition(base, isPositive ? '≥' : '>')];
}

const notOne = (expression: Expression): Condition => ({ expression, relation: '≠', bound: '1' });

// A product is 0 if a factor is 0, a power if its base is 0, and a logarithm if its argument is 1.
function notZero(expression: Expression): readonly Condition[] {
  const [first = '', second = ''] = operandsOf(expression);
  if (isLogarithm(expression)) return [notOne(second === '' ? first : second)];
  if (expression[0] === '×') return operandsOf(expression).flatMap(notZero);
  const exponent = expression[0] === '^' ? constantValue(second) : undefined;
  if (exponent) return sign(exponent) > 0 ? notZero(first) : []; // No other power is ever 0.
  return [{ expression, relation: '≠', bound: '0' }];
}

/** Returns whether a condition on numbers is true. */
function decide({ expression, relation, bound }: Condition): boolean | undefined {
  if (expression === 'e' || expression === 'π') return true;
  const value = constantValue(expression);
  if (!value) return undefined;
  const order = compare(value, rational(BigInt(bound)));
  // No condition is solved yet.
  return relation === '>' ? order > 0 : relation === '≥' ? order >= 0 : order !== 0;
}
