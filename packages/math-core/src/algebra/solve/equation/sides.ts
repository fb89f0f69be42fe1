import type { Expression } from '../../../steps/expression.js';

/** The two sides of an equation. */
export interface Sides {
  readonly left: Expression;
  readonly right: Expression;
}
