import type { Failure } from '@mathtools/math-core/result';
import type { Digits } from './rounding.js';

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

/** A problem to work out, with the digits that its text asks for. */
export interface Problem extends Asked {
  readonly digits?: Digits | undefined;
}

/** The reason why there is no answer. */
export interface Refused {
  readonly kind: 'refused';
  readonly failure: Failure;
}
