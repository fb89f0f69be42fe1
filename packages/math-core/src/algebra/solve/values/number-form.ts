import type { Expression } from '../../../steps/expression.js';
import { expressionText } from '../../../steps/to-text.js';
import { finalForm } from '../../normal/final-form.js';
import { valueOf } from '../equation/value.js';
import { OutsideDomain } from '../equation/outside-domain.js';
import { Beyond } from '../radical/beyond.js';
import { radicalExpression } from '../radical/radical-expression.js';

/** Writes a number without letters in its simplest known form: 4/2 becomes 2, and ln 0.2 becomes −ln 5. */
export function simplestNumber(number: Expression): Expression {
  const exact = radicalOf(number);
  if (exact !== undefined) return exact;
  return shorter(finalForm(number), number);
}

function radicalOf(number: Expression): Expression | undefined {
  try {
    const value = valueOf(number);
    return value && radicalExpression(value);
  } catch (error) {
    if (error instanceof Beyond || error instanceof OutsideDomain) return undefined;
    throw error;
  }
}

/** Returns the expression with the shorter text. The first wins if both texts have the same length. */
export function shorter(first: Expression, second: Expression): Expression {
  return expressionText(second).length < expressionText(first).length ? second : first;
}
