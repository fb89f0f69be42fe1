import type { Expression } from '../steps/expression.js';
import { oncePerExpression } from './once.js';
import { isSum, opposite, sumOf, type Term, termOf, termsOf } from './terms.js';

/** Returns whether two expressions are identical. */
export function isSame(a: Expression, b: Expression): boolean {
  return a === b || keyOf(a) === keyOf(b);
}

/** Serializes an expression as JSON. */
export const keyOf = oncePerExpression((expression): string =>
  typeof expression === 'string'
    ? `"${expression}"`
    : `["${expression[0]}",${operandsOf(expression).map(keyOf).join(',')}]`,
);

/** Returns the operands of an expression, or none for a number or a symbol. */
export function operandsOf(expression: Expression): readonly Expression[] {
  if (typeof expression === 'string') return [];
  const [, ...operands] = expression;
  return operands;
}

/** Replaces every occurrence of a part, without changing the form of the rest. */
export function replaced(expression: Expression, part: Expression, by: Expression): Expression {
  if (isSame(expression, part)) return by;
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  return [operator, ...operands.map((operand) => replaced(operand, part, by))];
}

/** Counts the numbers, symbols and operators in an expression. */
export const sizeOf = oncePerExpression((expression): number =>
  operandsOf(expression).reduce((size, operand) => size + sizeOf(operand), 1),
);

/** Returns whether an expression contains a logarithm. */
export const hasLogarithm = oncePerExpression(
  (expression): boolean => isLogarithm(expression) || operandsOf(expression).some(hasLogarithm),
);

/** Returns whether an expression is a logarithm. */
export function isLogarithm(expression: Expression): boolean {
  return expression[0] === 'log' || expression[0] === 'ln';
}

/**
 * Applies `change` to each operand and flattens nested products. Returns the same object if nothing changed.
 * For a sum, use {@link mapTerms}.
 */
export function mapOperands(expression: Expression, change: (operand: Expression) => Expression): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  const changed = operands.map(change);
  if (changed.every((operand, i) => operand === operands[i])) return expression;
  if (operator !== '×') return [operator, ...changed];
  return ['×', ...changed.flatMap((factor) => (factor[0] === '×' ? operandsOf(factor) : [factor]))];
}

/**
 * Applies `change` to the body of each term of a sum. A long sum is nested as deeply as it is long, so it is processed once
 * as a whole and not once per term.
 */
export function mapTerms(expression: Expression, change: (body: Expression) => Expression): Expression {
  const terms = termsOf(expression);
  const changed = terms.map((term) => ({ ...term, body: change(term.body) }));
  return changed.every(({ body }, i) => body === terms[i]?.body)
    ? expression
    : sumOf(changed.flatMap(opened));
}

function opened({ isNegative, body }: Term): readonly Term[] {
  return isNegative ? [opposite(termOf(body))] : termsOf(body);
}

/**
 * Replaces every outermost subexpression that contains a logarithm and for which `rule` returns a value.
 * Returns the same object if nothing changed.
 */
export function everywhere(
  expression: Expression,
  rule: (place: Expression) => Expression | undefined,
): Expression {
  if (!hasLogarithm(expression)) return expression;
  const inside = (operand: Expression): Expression => everywhere(operand, rule);
  return (
    rule(expression) ?? (isSum(expression) ? mapTerms(expression, inside) : mapOperands(expression, inside))
  );
}

/** Replaces letters with expressions in an expression. */
export function put(expression: Expression, values: ReadonlyMap<string, Expression>): Expression {
  if (typeof expression === 'string') return values.get(expression) ?? expression;
  const [operator, ...operands] = expression;
  return [operator, ...operands.map((operand) => put(operand, values))];
}
