import { operandsOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import { lettersOf as lettersIn } from '../read/lists.js';

/** Returns whether an expression contains a sine, cosine, tangent or one of their inverses. */
export function hasTrigonometry(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  return isCall(expression) || operandsOf(expression).some(hasTrigonometry);
}

/** Returns whether an expression is a sine, cosine, tangent or one of their inverses. */
export function isCall(expression: Expression): boolean {
  return typeof expression !== 'string' && /^(?:arc)?(?:sin|cos|tan)$/.test(expression[0]);
}

/** Returns whether an expression is an inverse function, such as arcsin x. */
export function isArc(expression: Expression): boolean {
  return isCall(expression) && expression[0].startsWith('arc');
}

/** Returns the letters of an expression, without e and π. */
export function lettersOf(sides: readonly (Expression | undefined)[]): readonly string[] {
  return [...new Set(sides.flatMap((side) => (side === undefined ? [] : [...lettersIn(side)])))];
}
