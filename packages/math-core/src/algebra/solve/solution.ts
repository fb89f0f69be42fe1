import type { Expression } from '../../steps/expression.js';
import type { Interval } from '../read/statement.js';

/** The exact real solutions of a statement, as plain JSON. */
export type Solution =
  | { readonly kind: 'none' }
  /** Every real number except those in `except`. */
  | {
      readonly kind: 'all';
      /** The numbers that aren't solutions. */
      readonly except: readonly Expression[];
    }
  /**
   * The values of one unknown in ascending order. In a literal equation, they are expressions in the other
   * variables.
   */
  | {
      readonly kind: 'values';
      /** The letter that was solved for. */
      readonly unknown: string;
      /** The values in ascending order. */
      readonly values: readonly Expression[];
    }
  /**
   * The real values of one unknown in ascending order, some of which have no exact form that is taught at school. They are
   * all real values, or all values in the interval `searched`.
   */
  | {
      readonly kind: 'approximate';
      readonly unknown: string;
      /** The roots in ascending order, exact or as rounded texts. */
      readonly roots: readonly ApproximateRoot[];
      /** The reason why some have no exact form. */
      readonly reason: NoExactForm;
      /** The interval that was searched, if it isn't the whole number line. */
      readonly searched?: { readonly low: string; readonly high: string };
    }
  /** The values of one unknown as disjoint ascending intervals. A single value is an interval with equal ends. */
  | {
      readonly kind: 'intervals';
      readonly unknown: string;
      /** The disjoint intervals in ascending order. An absent end is infinite. */
      readonly intervals: readonly Interval[];
    }
  /** Solution points of several unknowns, each with one value per unknown. */
  | {
      readonly kind: 'points';
      /** The points, each with one value per unknown: `{ x, y }`. */
      readonly points: readonly Readonly<Record<string, Expression>>[];
    }
  /** Infinitely many points: some unknowns are expressed in terms of others that can be any number. */
  | {
      readonly kind: 'family';
      /** The unknowns that can be any number. */
      readonly free: readonly string[];
      /** The other unknowns in terms of the free ones. */
      readonly point: Readonly<Record<string, Expression>>;
    };

/** A root: exact, or correctly rounded, with the exact ends of an interval that contains it and no other. */
export type ApproximateRoot =
  | {
      /** The exact root. The others have `rounded`, `low` and `high`. */
      readonly exact: Expression;
    }
  | {
      /** The correctly rounded root. */
      readonly rounded: string;
      /** The exact lower end of an interval that contains only this root. */
      readonly low: string;
      /** The exact upper end. */
      readonly high: string;
    };

/**
 * The reason why a root has no exact form here: it is a root of a cubic or quartic, whose formulas aren't taught, of a
 * polynomial of a higher degree, or of an equation that mixes the unknown with its powers, roots or logarithms.
 */
export type NoExactForm = 'cubic' | 'quartic' | 'high-degree' | 'mixed';
