import { failure, type Result, success } from '../result/result.js';
import type { Expression, Operator } from '../steps/expression.js';
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
  ['abs', [1, 1]],
  ['neg', [1, 1]],
  ['ln', [1, 1]],
  ['log', [2, 2]],
]);
/** The functions of angles, which only some callers support. */
const ANGLES: ReadonlySet<unknown> = new Set(['sin', 'cos', 'tan', 'arcsin', 'arccos', 'arctan', '°', '()']);
const LEAF = /^(?:-?\d{1,400}(?:\.\d{1,400})?(?:\/[1-9]\d{0,399})?|[a-z]\w{0,30}|π)$/i;

/**
 * Returns an expression: text is parsed, and data is checked.
 * `hasAngles` allows functions of angles in data.
 * Errors: those of {@link parseExpression}; for data `syntax`, or `too-large` past the same limits.
 */
export function readExpression(
  input: string | Expression,
  field: string,
  hasAngles = false,
): Result<Expression> {
  if (typeof input === 'string') return parseExpression(input, field);
  const budget: Budget = { left: MAX_EXPRESSION_CHARACTERS, hasAngles };
  const copy = copied(input, budget, 0);
  if (copy !== undefined) return success(copy);
  return budget.left < 0
    ? failure(field, 'too-large', `${field} is too long or too deeply nested.`)
    : failure(field, 'syntax', `${field} is not an expression.`);
}

interface Budget {
  left: number;
  readonly hasAngles: boolean;
}

// Untyped callers may pass anything, even an array that contains itself, and may modify it later.
function copied(input: unknown, budget: Budget, depth: number): Expression | undefined {
  if (depth > 10 * MAX_DEPTH) budget.left = -1;
  if (--budget.left < 0) return undefined;
  if (typeof input === 'string') return LEAF.test(input) ? input : undefined;
  if (!Array.isArray(input)) return undefined;
  if (input.length > budget.left) budget.left = -1; // A sparse array may have a length of 2^32.
  if (budget.left < 0) return undefined;
  const [operator, ...operands] = input as readonly unknown[];
  const [least, most] =
    OPERANDS.get(operator) ?? (budget.hasAngles && ANGLES.has(operator) ? [1, 1] : [1, 0]);
  if (operands.length < least || operands.length > most) return undefined;
  const copies: Expression[] = [];
  for (const operand of operands) {
    const copy = copied(operand, budget, depth + 1);
    if (copy === undefined) return undefined;
    copies.push(copy);
  }
  return [operator as Operator, ...copies];
}
