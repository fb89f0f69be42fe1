import type { Expression } from '../../steps/expression.js';
import type { Law } from './laws/law-names.js';
import type { MistakeName } from './mistake-names.js';

/** What is said of a line, seen from the line before it. */
export type LineVerdict =
  | {
      readonly verdict: 'follows';
      /** The laws that lead there, one or two, where they are of the catalogue. */
      readonly laws: readonly Law[];
      /** True if solutions may have been gained here or before, so that a check is needed. */
      readonly needsCheck: boolean;
    }
  | {
      readonly verdict: 'wrong';
      /** The mistake, where the line is what a known wrong rule gives. */
      readonly mistake?: MistakeName;
      readonly counterexample?: Counterexample;
    }
  /** The theory can't decide. */
  | { readonly verdict: 'undecided' }
  /** The working takes more work than a call may take: this line and those after it aren't judged. */
  | { readonly verdict: 'too-long'; readonly message: string }
  | {
      readonly verdict: 'unreadable';
      /** The place in the line, from 0. */
      readonly position: number;
      readonly expected: string;
      readonly message: string;
    };

/** Numbers for the letters that prove a line wrong. */
export interface Counterexample {
  readonly at: Readonly<Record<string, Expression>>;
  /** Which of the two lines holds there; `neither`: two expressions, which have different values. */
  readonly holds: 'before' | 'after' | 'neither';
  /** The values of the line before: of an expression, or of the sides of an equation; none where it is no such line. */
  readonly before: readonly Expression[];
  /** The values of the line. */
  readonly after: readonly Expression[];
}

/** How the line compares with the line before. */
export type Comparison =
  | { readonly kind: 'same' }
  /** Solutions gained: allowed if a check is announced. */
  | { readonly kind: 'gained' }
  | { readonly kind: 'lost'; readonly counterexample?: Counterexample }
  | { readonly kind: 'other'; readonly counterexample?: Counterexample }
  | { readonly kind: 'undecided' };
