import type { Figure } from '../rational/figure.js';
import type { Step } from '../steps/step.js';

/** Decimals of the answer of every percentage calculator. */
export const DECIMALS = 2;

/** The answer of a percentage calculator. */
export interface PercentageAnswer {
  /** The answer, to 2 decimals. */
  readonly answer: Figure;
  /** The steps from the input to the answer. */
  readonly steps: readonly Step[];
}
