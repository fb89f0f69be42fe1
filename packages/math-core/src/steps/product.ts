import type { Expression } from './expression.js';

/** Writes a count of a unit in a smaller one, with the remainder unless it is 0: 37 × 60 + 5. */
export function inSmaller(count: number | bigint, size: number | bigint, more: number | bigint): Expression {
  const product: Expression = ['×', String(count), String(size)];
  return more > 0 ? ['+', product, String(more)] : product;
}
