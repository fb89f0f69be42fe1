import { failure, type Result, success } from '../result/result.js';
import type { Expression } from '../steps/expression.js';
import { MAX_EXPRESSION_CHARACTERS, parseExpression } from './parse.js';
import { MAX_DEPTH } from './scanner.js';

/** The smallest and the largest number of operands of each operator. */
const OPERANDS: ReadonlyMap<unknown, readonly [number, number]> = new Map([
  ['+', [2, Infinity]],
  ['-', [2, 2]],
  ['×', [2, Infinity]],
  ['÷', [2, 2]],
  ['/', [2, 2]],
  ['^', [2, 2]],
  ['√', [1, 1]],
  ['neg', [1, 1]],
  ['ln', [1, 1]],
  ['log', [2, 2]],
]);
const LEAF = /^(?:-?\d{1,400}(?:\.\d{1,400})?(?:\/[1-9]\d{0,399})?|[a-z]\w{0,30}|π)$/i;

/**
 * Returns an expression, parsed from text or checked if it is data.
 * Errors: those of {@link parseExpression}; for data `syntax`, or `too-large` past the same limits.
 */
export function readExpression(input: string | Expression, field: string): Result<Expression> {
  if (typeof input === 'string') return parseExpression(input, field);
  const budget = { left: MAX_EXPRESSION_CHARACTERS };
  if (!isReadable(input, budget, 0)) {
    return budget.left < 0
      ? failure(field, 'too-large', `${field} is too long or too deep.`)
      : failure(field, 'syntax', `${field} is not an expression.`);
  }
  return success(input);
}

// Untyped callers may pass anything, even an array that contains itself.
function isReadable(input: unknown, budget: { left: number }, depth: number): boolean {
  if (depth > 10 * MAX_DEPTH) budget.left = -1;
  if (--budget.left < 0) return false;
  if (typeof input === 'string') return LEAF.test(input);
  if (!Array.isArray(input)) return false;
  if (input.length > budget.left) budget.left = -1; // before it is copied: a sparse array may have a length of 2^32
  if (budget.left < 0) return false;
  const [operator, ...operands] = input as readonly unknown[];
  const [least, most] = OPERANDS.get(operator) ?? [1, 0];
  if (operands.length < least || operands.length > most) return false;
  return operands.every((operand) => isReadable(operand, budget, depth + 1));
}
