import type { Failure } from '@mathtools/math-core/result';

/** The typed text and the visitor's choices. */
export interface Asked {
  readonly lines: string;
  readonly unknown: string;
  readonly method: string;
  /** The encoded values of the variables. */
  readonly at: string;
  /** The unit of angles without a degree sign, as for `readAngles`. */
  readonly angles: string;
}

/** The reason why there is no answer. */
export interface Refused {
  readonly kind: 'refused';
  readonly failure: Failure;
}
