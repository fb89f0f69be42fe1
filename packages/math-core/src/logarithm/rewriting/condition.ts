import { keyOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';

/** A condition under which an expression is defined: `expression relation bound`. */
export interface Condition {
  /** The left side of the comparison. */
  readonly expression: Expression;
  /** The relation to the bound. */
  readonly relation: '>' | '≥' | '<' | '≤' | '≠';
  /** The bound as number text: "0", "-3/2". */
  readonly bound: string;
}

/** Returns the condition that an expression is positive, or not negative. */
export const signCondition = (expression: Expression, relation: '>' | '≥'): Condition => ({
  expression,
  relation,
  bound: '0',
});

/** Returns a string that is the same only for identical conditions. */
export const conditionKey = ({ expression, relation, bound }: Condition): string =>
  `${keyOf(expression)} ${relation} ${bound}`;
