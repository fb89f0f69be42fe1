import { MathError } from '../result/math-error.js';
import { partsOf } from '../result/fields-of.js';
import type { Expression } from './expression.js';
import type { Step } from './step.js';

/** The maximum depth of an expression, and the maximum number of its parts. */
export const MAX_NESTING = 500;
const MAX_PARTS = 100_000;

/** Returns a step. Throws `MathError`: `syntax` for anything else. */
export function checkedStep(step: Step): Step {
  const { id, law, relation } = partsOf(step);
  if ([id, law, relation].every((text) => typeof text === 'string')) return step;
  throw new MathError('step', 'syntax', 'step is not an expression.');
}

/**
 * Returns an expression whose parts are all text that `isLeaf` accepts, or expressions. Throws `MathError`: `syntax` for anything else,
 * a depth above 500 or more than 100,000 parts.
 */
export function checkedParts(
  expression: Expression,
  isLeaf: (text: string) => boolean = () => true,
): Expression {
  const open: { readonly part: unknown; readonly depth: number }[] = [{ part: expression, depth: 0 }];
  let left = MAX_PARTS;
  for (let next = open.pop(); next; next = open.pop()) {
    const { part, depth } = next;
    if (typeof part === 'string' && isLeaf(part)) continue;
    left -= Array.isArray(part) ? part.length : 0;
    if (!Array.isArray(part) || typeof part[0] !== 'string' || depth > MAX_NESTING || left < 0)
      throw notAnExpression();
    for (const operand of part.slice(1) as readonly unknown[]) open.push({ part: operand, depth: depth + 1 });
  }
  return expression;
}

/** Creates the error for a value that isn't an expression, or is too deeply nested. */
export function notAnExpression(): MathError {
  return new MathError('expression', 'syntax', 'expression is not an expression.');
}
