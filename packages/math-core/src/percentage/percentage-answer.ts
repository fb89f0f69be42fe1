import type { Figure } from '../rational/figure.js';
import type { Step } from '../steps/step.js';

/** Decimals of every percentage calculator's answer. */
export const DECIMALS = 2;

/** What a percentage calculator gives. */
export interface PercentageAnswer {
  /** 2 decimals. */
  readonly answer: Figure;
  readonly steps: readonly Step[];
}
