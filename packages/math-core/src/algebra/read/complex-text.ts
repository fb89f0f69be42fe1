import { mapOperands } from '../../expression/rewrite.js';
import { spelled } from '../../read/spelling.js';
import { type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { typedExpression } from './typed-expression.js';

/** The letter that replaces i, because the reader refuses expressions with i. */
const LETTER = 'k';
const NAMES = /sqrt|cbrt|root|ln|log|lg|exp|pi|abs|\\[a-z]+/gi;
/** The imaginary unit: an i that isn't part of a name. */
const UNIT = /(?<![a-z\\])i(?![a-z])/g;

/** Returns whether a text contains the letter i apart from names. */
export function hasImaginaryUnit(text: string): boolean {
  return text.replaceAll(NAMES, ' ').search(UNIT) >= 0;
}

/** Returns a text without names, numbers of a complex expression, and i. What remains is its letters and signs. */
export function withoutUnit(text: string): string {
  return text.replaceAll(NAMES, ' ').replaceAll(UNIT, ' ');
}

/** Reads an expression with the imaginary unit i. */
export function complexTyped(text: string, field: string): Result<Expression> {
  const read = typedExpression(spelled(text).text.replaceAll(UNIT, LETTER), field);
  return read.ok ? success(withUnit(read.value)) : read;
}

function withUnit(expression: Expression): Expression {
  return expression === LETTER ? 'i' : mapOperands(expression, withUnit);
}
