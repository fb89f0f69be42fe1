import { keyOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';

/** A condition for an expression to have a value: `expression relation bound`. */
export interface Condition {
  /** What is compared. */
  readonly expression: Expression;
  /** How it compares with the bound. */
  readonly relation: '>' | '≥' | '<' | '≤' | '≠';
  /** A number as text: "0", "-3/2". */
  readonly bound: string;
}

/** The condition that an expression is positive, or not negative. */
export const signCondition = (expression: Expression, relation: '>' | '≥'): Condition => ({
  expression,
  relation,
  bound: '0',
});

/** A text that only identical conditions have. */
export const conditionKey = ({ expression, relation, bound }: Condition): string =>
  `${keyOf(expression)} ${relation} ${bound}`;
