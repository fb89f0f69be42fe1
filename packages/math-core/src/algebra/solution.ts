import type { Expression } from '../steps/expression.js';
import type { Interval } from './statement.js';

/** The exact real solutions of a statement, as plain JSON. */
export type Solution =
  | { readonly kind: 'none' }
  /** Every real number except those in `except`. */
  | { readonly kind: 'all'; readonly except: readonly Expression[] }
  /**
   * The values of one unknown in ascending order. In a literal equation, they are expressions in the other
   * variables.
   */
  | { readonly kind: 'values'; readonly unknown: string; readonly values: readonly Expression[] }
  /** The values of one unknown as disjoint ascending intervals. A single value is an interval with equal ends. */
  | { readonly kind: 'intervals'; readonly unknown: string; readonly intervals: readonly Interval[] }
  /** Solution points of several unknowns, each with one value per unknown. */
  | { readonly kind: 'points'; readonly points: readonly Readonly<Record<string, Expression>>[] }
  /** Infinitely many points: some unknowns are expressed in terms of others that can be any number. */
  | {
      readonly kind: 'family';
      readonly free: readonly string[];
      readonly values: Readonly<Record<string, Expression>>;
    };
