import { type Expression, isNumberText } from '../../../steps/expression.js';

/** A name that no unknown in an expression can have. */
export const PLACE = '#';

/** Returns whether a letter occurs in an expression. */
export function hasSymbol(expression: Expression, symbol: string): boolean {
  if (typeof expression === 'string') return expression === symbol;
  return expression.slice(1).some((operand) => hasSymbol(operand, symbol));
}

/**
 * Returns whether an expression has a logarithm, e, π, or a power with a nonnumeric exponent, so it may be
 * transcendental.
 */
export function isTranscendental(expression: Expression, unknown: string): boolean {
  if (typeof expression === 'string')
    return (expression === 'e' || expression === 'π') && expression !== unknown;
  const [operator, ...operands] = expression;
  if (operator === 'ln' || operator === 'log') return true;
  if (operator === '^' && !isRationalForm(operands[1] ?? '')) return true;
  return operands.some((operand) => isTranscendental(operand, unknown));
}

function isRationalForm(expression: Expression): boolean {
  if (typeof expression === 'string') return isNumberText(expression);
  const [operator, ...operands] = expression;
  return (
    ['+', '-', '×', '/', '÷', 'neg', '()', '^', 'abs'].includes(operator) && operands.every(isRationalForm)
  );
}

/** Removes unnecessary outer parentheses. */
export function unwrapped(expression: Expression): Expression {
  return typeof expression !== 'string' && expression[0] === '()'
    ? unwrapped(expression[1] ?? '')
    : expression;
}
