import type { Expression } from '../steps/expression.js';

/** How the two sides of a statement compare. */
export type Comparison = '=' | '≈' | '≠' | '<' | '≤' | '>' | '≥';

/** What one line of algebra says, as plain JSON. */
export type Statement =
  /** A value without a claim: 3x + 2x. */
  | { readonly kind: 'expression'; readonly expression: Expression }
  /** left relation right: 2x + 1 = 7. */
  | {
      readonly kind: 'relation';
      readonly left: Expression;
      readonly relation: Comparison;
      readonly right: Expression;
    }
  /** Several relations in one line: -3 < 2x + 1 ≤ 7, a = b = c. One relation fewer than members. */
  | {
      readonly kind: 'chain';
      readonly members: readonly Expression[];
      readonly relations: readonly Comparison[];
    }
  /** All parts hold: a system, x > 2 and x < 5. */
  | { readonly kind: 'and'; readonly parts: readonly Statement[] }
  /** At least one part holds: x = 2 or x = 3. A list of solutions is one of these. */
  | { readonly kind: 'or'; readonly parts: readonly Statement[] }
  /** The solutions of an unknown as intervals: x ∈ (-∞, 2] ∪ (3, ∞). The unknown may be left out. */
  | {
      readonly kind: 'intervals';
      readonly unknown?: string;
      readonly intervals: readonly Interval[];
    }
  /** There is no solution. */
  | { readonly kind: 'none' }
  /** Everything is a solution. */
  | { readonly kind: 'all' };

/** An interval of the real line; an end that is left out is infinite. */
export interface Interval {
  /** The lower end. */
  readonly low?: Expression;
  /** The upper end. */
  readonly high?: Expression;
  /** True if the lower end belongs to it. */
  readonly includesLow: boolean;
  /** True if the upper end belongs to it. */
  readonly includesHigh: boolean;
}
