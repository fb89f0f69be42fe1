import { sizeOf } from '../expression/rewrite.js';
import type { Expression } from '../steps/expression.js';
import { expressionText } from '../steps/to-text.js';
import { bounded } from '../algebra/polynomial/polynomial.js';
import { normalForm } from '../algebra/normal/normal-form.js';
import { type Style, styled } from './style.js';
import { sumOfExpression } from './terms/read-sum.js';
import { shortened } from './terms/shortened.js';
import { written } from './terms/written.js';

/** The size up to which a quotient of polynomials is also brought to lowest terms. */
const SMALL = 80;
const LIMIT = 20_000;

/** Writes an expression in a short form: like terms combined, common factors before parentheses, no negative powers. */
export function tidied(expression: Expression, style: Style): Expression {
  return styled(shortForm(expression), style);
}

function shortForm(expression: Expression): Expression {
  const short = written(shortened(sumOfExpression(expression)));
  if (sizeOf(short) > SMALL || !isRational(short)) return short;
  const form = bounded(LIMIT, () => normalForm(short));
  if (!form.ok) return short;
  const { sum } = form.value;
  return expressionText(sum).length < expressionText(short).length ? sum : short;
}

/** Returns whether an expression has only the four operations and integer powers. */
function isRational(expression: Expression): boolean {
  if (typeof expression === 'string') return true;
  const [operator, ...operands] = expression;
  if (operator === '^' && !/^\d+$/.test(String(operands[1]))) return false;
  return /^(?:[-+×/^]|neg)$/.test(operator) && operands.every(isRational);
}
