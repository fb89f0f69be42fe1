import type { Expression } from '../../steps/expression.js';
import type { Law } from './laws/law-names.js';
import type { MistakeName } from './mistake-names.js';

/** The verdict on a line, compared with the previous one. */
export type LineVerdict =
  | {
      readonly verdict: 'follows';
      /** The one or two laws that lead to this line, if they are in the catalog. */
      readonly laws: readonly Law[];
      /** True if solutions may have been gained here or earlier, so a check is needed. */
      readonly needsCheck: boolean;
    }
  | {
      readonly verdict: 'wrong';
      /** The mistake, if a known wrong rule produces the line. */
      readonly mistake?: MistakeName;
      /** Numbers that prove the line wrong, if some were found. */
      readonly counterexample?: Counterexample;
    }
  /** The verdict on a line that can't be decided. */
  | { readonly verdict: 'undecided' }
  /** The call exceeded its work limit, so this line and later ones weren't checked. */
  | {
      readonly verdict: 'too-long';
      /** One English sentence about the line. */
      readonly message: string;
    }
  | {
      readonly verdict: 'unreadable';
      /** The zero-based position in the line. */
      readonly position: number;
      /** The expected input at that position: "a number, a variable or (". */
      readonly expected: string;
      /** One English sentence about the line. */
      readonly message: string;
    };

/** Numbers for the letters that prove a line wrong. */
export interface Counterexample {
  /** The number for each letter, as an expression: `{ x: "5" }`. */
  readonly at: Readonly<Record<string, Expression>>;
  /** The line that is true at these numbers. `neither` means two expressions with different values. */
  readonly holds: 'before' | 'after' | 'neither';
  /**
   * The value of an expression, or the values of both sides of an equation, in the previous line. Empty for
   * other lines.
   */
  readonly before: readonly Expression[];
  /** The values of this line. */
  readonly after: readonly Expression[];
}

/** The relation between a line and the previous one. */
export type Comparison =
  | { readonly kind: 'same' }
  /** Solutions were gained, which is allowed if the student announces a check. */
  | { readonly kind: 'gained' }
  | { readonly kind: 'lost'; readonly counterexample?: Counterexample }
  | { readonly kind: 'other'; readonly counterexample?: Counterexample }
  | { readonly kind: 'undecided' };
