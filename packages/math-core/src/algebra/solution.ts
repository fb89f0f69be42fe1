import type { Expression } from '../steps/expression.js';
import type { Interval } from './statement.js';

/** The real solutions of a statement, exactly, as plain JSON. */
export type Solution =
  | { readonly kind: 'none' }
  /** Every real number but those in `except`. */
  | { readonly kind: 'all'; readonly except: readonly Expression[] }
  /** The values of one unknown, ascending; for a literal equation the expressions in the other letters. */
  | { readonly kind: 'values'; readonly unknown: string; readonly values: readonly Expression[] }
  /** The values of one unknown as disjoint intervals, ascending; a single value is an interval whose ends are equal. */
  | { readonly kind: 'intervals'; readonly unknown: string; readonly intervals: readonly Interval[] }
  /** The values of several unknowns together, each point by unknown. */
  | { readonly kind: 'points'; readonly points: readonly Readonly<Record<string, Expression>>[] }
  /** Infinitely many points: some unknowns by those that can be any number. */
  | {
      readonly kind: 'family';
      readonly free: readonly string[];
      readonly values: Readonly<Record<string, Expression>>;
    };
