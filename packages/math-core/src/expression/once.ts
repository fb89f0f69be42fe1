import type { Expression } from '../steps/expression.js';

/**
 * Memoizes `compute` for compound expressions as long as they are in memory so that callers that compute at every depth of a
 * nested expression do the work only once per part.
 */
export function oncePerExpression<Found>(
  compute: (expression: Expression) => Found,
): (expression: Expression) => Found {
  const known = new WeakMap<object, { readonly found: Found }>();
  return (expression) => {
    if (typeof expression === 'string') return compute(expression);
    const old = known.get(expression);
    if (old) return old.found;
    const found = compute(expression);
    known.set(expression, { found });
    return found;
  };
}
