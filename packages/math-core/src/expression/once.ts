import type { Expression } from '../steps/expression.js';

/**
 * Remembers what `compute` returns for a compound expression as long as that lives. Whoever asks at every depth of a
 * nested expression does no more work than once for each part.
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
