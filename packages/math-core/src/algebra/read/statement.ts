import type { Expression } from '../../steps/expression.js';

/** The relation between the two sides of a statement. */
export type Comparison = '=' | '≈' | '≠' | '<' | '≤' | '>' | '≥';

/** The meaning of one line of algebra, as plain JSON. */
export type Statement =
  /** An expression without a relation: 3x + 2x. */
  | { readonly kind: 'expression'; readonly expression: Expression }
  /** Two sides with a relation between them: 2x + 1 = 7. */
  | {
      readonly kind: 'relation';
      /** The left side. */
      readonly left: Expression;
      /** The sign between the sides. */
      readonly relation: Comparison;
      /** The right side. */
      readonly right: Expression;
    }
  /** Several relations in one line: −3 < 2x + 1 ≤ 7, a = b = c. A chain of n members has n − 1 relations. */
  | {
      readonly kind: 'chain';
      /** The expressions between the signs. */
      readonly members: readonly Expression[];
      /** The signs, one fewer than the members. */
      readonly relations: readonly Comparison[];
    }
  /** All parts are true: a system, or x > 2 and x < 5. */
  | {
      readonly kind: 'and';
      /** The statements: all are true for `and`, and at least one for `or`. */
      readonly parts: readonly Statement[];
    }
  /** At least one part is true: x = 2 or x = 3. A list of solutions has this kind. */
  | { readonly kind: 'or'; readonly parts: readonly Statement[] }
  /** The solutions of an unknown as intervals: x ∈ (−∞, 2] ∪ (3, ∞). The unknown can be omitted. */
  | {
      readonly kind: 'intervals';
      /** The unknown, if the line names it. */
      readonly unknown?: string;
      /** The intervals. An absent end is infinite. */
      readonly intervals: readonly Interval[];
    }
  /** There is no solution. */
  | { readonly kind: 'none' }
  /** Every number is a solution. */
  | { readonly kind: 'all' };

/** An interval of the real line. A missing end means infinity. */
export interface Interval {
  /** The lower endpoint. */
  readonly low?: Expression;
  /** The upper endpoint. */
  readonly high?: Expression;
  /** True if the lower endpoint is included. */
  readonly includesLow: boolean;
  /** True if the upper endpoint is included. */
  readonly includesHigh: boolean;
}
