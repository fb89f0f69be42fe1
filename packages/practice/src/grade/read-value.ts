import { parseExpression } from '@mathtools/math-core/expression';
import type { Expression } from '@mathtools/math-core/steps';
import { type Value, valueOf } from '../value/value.js';
import { charge, remembered } from '../value/work.js';
import type { Token } from './token.js';
import { textOf } from './tokens.js';

/** A parsed answer: its expression as written, and its value. */
export interface ReadAnswer {
  readonly expression: Expression;
  readonly value: Value;
}

/** Parses tokens as an expression or a percentage. */
export function parseTokens(tokens: readonly Token[]): Expression | undefined {
  if (tokens.length === 0) return undefined;
  const isPercentage = tokens.at(-1)?.text === '%' || tokens.at(-1)?.text === 'percent';
  const read = parsed(textOf(isPercentage ? tokens.slice(0, -1) : tokens));
  return isPercentage && read !== undefined ? ['%', read] : read;
}

const parsed = remembered((text) => {
  charge(text.length / PARSED);
  const read = parseExpression(text);
  return read.ok ? read.value : undefined;
});
/** The number of characters that cost as much as a product of two terms. */
const PARSED = 2;

/** Reads tokens as an expression with an exact value. */
export function readTokens(tokens: readonly Token[]): ReadAnswer | undefined {
  const expression = parseTokens(tokens);
  const value = expression === undefined ? undefined : valueOf(expression);
  return expression !== undefined && value ? { expression, value } : undefined;
}

/** Tests if an answer is a number, without letters. */
export function isNumeric({ value }: ReadAnswer): boolean {
  return [value.top, value.bottom].every((polynomial) =>
    [...polynomial.values()].every(({ factors }) =>
      [...factors.keys()].every((name) => /^(?:ln )?(?:\d+|π|e)$/.test(name)),
    ),
  );
}

/** Substitutes a value for a variable in an expression. */
export function substituted(expression: Expression, values: ReadonlyMap<string, Expression>): Expression {
  if (typeof expression === 'string') return values.get(expression) ?? expression;
  const [operator, ...operands] = expression;
  return [operator, ...operands.map((operand) => substituted(operand, values))];
}

/** Returns the letters of an expression, except e. */
export function lettersIn(expression: Expression): ReadonlySet<string> {
  if (typeof expression === 'string') return new Set(/^[a-df-z]$/.test(expression) ? [expression] : []);
  return new Set(expression.slice(1).flatMap((operand) => [...lettersIn(operand)]));
}
